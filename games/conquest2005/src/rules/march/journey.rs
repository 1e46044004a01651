//! Roads: one movement, however far, with stops on the way.

use parts::mask::Mask;

use crate::{
    board::board,
    event::{Event, Incident},
    illegal::{Illegal, Refusal},
    pieces::{Leader, Unit, Units},
    places::Province,
    state::{Column, Journey, Phase, Rider, State},
};

/// C05-11 Where own roads lead from a province: through own cities, C05-51 by their owner only.
/// C05-10 Nobody passes through where others' combat units stand.
pub(super) fn road_from(state: &State, from: Province) -> Mask {
    let seat = state.turn;
    let cities = state.owned[seat.idx()] & state.cities;
    let ways = &board().ways;
    if !cities.has(from.idx()) || (ways.at(from.idx()) & state.roads).is_empty() {
        return Mask::NONE;
    }
    let open: Mask = cities.iter().filter(|&at| state.is_free(seat, Province::at(at))).collect();
    let reached = ways.reach(from.idx(), state.roads, open);
    let beset = cities & !open;
    let mut out = reached;
    for at in beset.iter() {
        let joined = |way: usize| {
            let (a, b) = ways.ends(way);
            let other = if a == at { b } else { a };
            other == from.idx() || reached.has(other)
        };
        if (ways.at(at) & state.roads).iter().any(joined) {
            out = out.with(at);
        }
    }
    out
}

/// Whoever has come by road may follow it, while it leads to where this journey has not been.
pub(super) fn begin(
    state: &mut State,
    at: Province,
    leader: Rider,
    units: Units,
    spent_cavalry: u8,
    seen: Mask,
) {
    let on = road_from(state, at) & !seen;
    state.journey = (!on.is_empty()).then_some(Journey { at, leader, units, spent_cavalry, seen });
}

/// C05-11 The road is one movement, whatever is left or taken up on the way.
pub(in crate::rules) fn check_ride(state: &State) -> Result<(), Illegal> {
    state.check_moving()?;
    if state.journey.is_some() { Ok(()) } else { Err(Illegal::Own(Refusal::NoJourney)) }
}

pub(in crate::rules) fn commit_ride(state: &mut State, events: &mut Vec<Event>) {
    let Some(journey) = state.journey else { return };
    let leader = match journey.leader {
        Rider::Caesar => Leader::Caesar,
        Rider::General | Rider::Spent => Leader::Tired,
    };
    let from = journey.at;
    state.phase = Phase::Lead(Column::new(from, leader));
    events.push(Event::Own(Incident::RodeOn { who: state.home(state.turn), at: from }));
}

/// Those who have paid for this road leave the place; C05-76 who is taken up there pays now.
pub(super) fn ride(state: &mut State, journey: Journey, column: Column) -> Rider {
    let riders = column.units.least(journey.units);
    let spent = column.tired_cavalry.min(journey.spent_cavalry);
    let ready = &mut state.ready[column.from.idx()];
    ready.units = ready.units - (column.units - riders);
    ready.tired_cavalry -= riders.get(Unit::Cavalry) + (column.tired_cavalry - spent);
    if journey.leader == Rider::General {
        ready.tired_generals -= 1;
    }
    journey.leader
}
