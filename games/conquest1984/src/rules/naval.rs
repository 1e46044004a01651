//! Losses at sea: which galley bears them, and what becomes of those aboard.

use conquest::{Capturing as _, Conceding as _, Obstacle};

use super::{capture, combat};
use crate::{
    event::{Event, Incident},
    illegal::{Illegal, Refusal},
    pieces::{Anchor, Field, GALLEYS, Galley, GalleyName, Side, Unit},
    state::{Battle, Caesar, Own, Phase, State},
};

/// The galleys that could bear the loss of a unit.
pub(super) fn bearers(state: &State, battle: Battle, unit: Unit) -> impl Iterator<Item = usize> {
    let Battle { field, roller, .. } = battle;
    let victim = state.fighter(field, roller.other());
    let at = match field {
        Field::Sea(sea) => Anchor::Sea(sea),
        Field::Land(_) => Anchor::Stock,
    };
    state
        .fleet(victim, at)
        .filter(move |&idx| unit == Unit::Galley || 0 < state.galleys[idx].cargo.units.get(unit))
}

/// C84-30 C84-44 Who has rolled says which galley the target was in.
pub(super) fn picker(state: &State, battle: Battle) -> Side {
    if state.options.rulings.roller_picks_galley { battle.roller } else { battle.roller.other() }
}

/// C84-44 Which galley bears the loss is said where there is anything to say.
pub(super) fn bear_loss(state: &mut State, battle: Battle, unit: Unit, events: &mut Vec<Event>) {
    let Some(first) = bearers(state, battle, unit).next() else { return };
    let alike = |idx: usize| {
        let same_color = unit != Unit::Galley || idx / GALLEYS == first / GALLEYS;
        same_color && state.galleys[idx].cargo == state.galleys[first].cargo
    };
    if bearers(state, battle, unit).all(alike) {
        strike(state, battle, unit, first, events);
    } else {
        state.phase = Phase::Own(Own::Loss { battle, unit });
    }
}

pub(super) fn check_lose(state: &State, galley: GalleyName) -> Result<(), Illegal> {
    let Phase::Own(Own::Loss { battle, unit }) = state.phase else {
        return Err(Illegal::Obstacle(Obstacle::WrongPhase));
    };
    let bears = bearers(state, battle, unit).any(|idx| state.galley_name(idx) == galley);
    if bears { Ok(()) } else { Err(Illegal::Own(Refusal::NoLoss)) }
}

pub(super) fn commit_lose(state: &mut State, galley: GalleyName, events: &mut Vec<Event>) {
    let Phase::Own(Own::Loss { battle, unit }) = state.phase else { return };
    if let Some(idx) = state.galley_idx(galley) {
        strike(state, battle, unit, idx, events);
    }
}

fn strike(state: &mut State, battle: Battle, unit: Unit, galley: usize, events: &mut Vec<Event>) {
    let of = state.home(state.lord_of(galley));
    events.push(Event::Own(Incident::GalleyStruck { of, galley: state.galley_name(galley), unit }));
    if unit == Unit::Galley {
        sink(state, battle, galley, events);
    } else {
        state.galleys[galley].cargo.units.0[unit as usize] -= 1;
        state.stock.0[unit as usize] += 1;
    }
    combat::go_on(state, battle, events);
}

/// C84-44 Leaders of a sunk galley go to another one there, and C84-43 are captured with the last.
fn sink(state: &mut State, battle: Battle, galley: usize, events: &mut Vec<Event>) {
    let victim = state.lord_of(galley);
    let victor = state.fighter(battle.field, battle.roller);
    let sunk = std::mem::replace(&mut state.galleys[galley], Galley::in_stock());
    let rescue = state.fleet(victim, sunk.at).next();
    if let Some(rescue) = rescue {
        let cargo = &mut state.galleys[rescue].cargo;
        cargo.generals += sunk.cargo.generals;
        if sunk.cargo.caesar {
            cargo.caesar = true;
            state.caesars[victim.idx()] = Caesar::Aboard(u8::try_from(rescue).unwrap_or(0));
        }
        return;
    }
    state.capture_generals(victor, victim, sunk.cargo.generals, events);
    if sunk.cargo.caesar {
        capture::eliminate(state, victim, victor, events);
        state.settle(events);
    }
    if victor != state.attacker && 0 < sunk.cargo.generals {
        capture::ask_captor(state, victor, victim);
    }
}
