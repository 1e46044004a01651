//! The dice, and what becomes of a territory.

use kernel::Chance;

use super::{peace, unrest};
use crate::{
    board::{Territory, board},
    event::{Die, Event},
    fight::{Camp, Fight},
    lands::Lands,
    people::{People, Peoples},
    state::State,
};

/// CON-37 Everyone rolls, then the territory falls or stands, then peace is lost.
pub(super) fn fight_out(
    state: &mut State,
    fight: &Fight,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    let attack = roll(state, fight, Camp::Attack, chance, events);
    // CON-11 A free territory resists with a number, CON-12 an owned one with its owner's dice;
    // either way an equal total is not enough.
    let resistance = match fight.defender {
        None => u16::from(board().free_needs_more_than),
        Some(_) => roll(state, fight, Camp::Defence, chance, events),
    };
    let (people, at) = (fight.attacker, fight.target);
    if resistance < attack {
        conquer(state, fight, events);
    } else {
        // CON-14 Nothing changes on the map.
        events.push(Event::Withstood { people, at });
    }
    let losers = peace::disturb(state, fight, events);
    unrest::settle(state, at, people, losers, events);
}

/// CON-16 CON-17 The romanised dice that the Romans bring to a fight.
pub(crate) fn levied(state: &State, fight: &Fight) -> Lands {
    if fight.camp_of(People::Romans).is_some() {
        state.romanised.minus(fight.left_out)
    } else {
        Lands::NONE
    }
}

/// CON-37 The leader, then his allies in turn order; after the Romans' own die those of their
/// romanised territories.
fn roll(
    state: &State,
    fight: &Fight,
    camp: Camp,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) -> u16 {
    let levied = levied(state, fight);
    let allies = fight.allies[camp as usize];
    let in_turn = state.order.into_iter().filter(|&people| allies.has(people));
    let mut dice = Vec::with_capacity(8);
    for people in fight.leader(camp).into_iter().chain(in_turn) {
        let mut throw = |from: Territory, faces: u8| {
            let face = u8::try_from(chance.die(faces.into())).unwrap_or(faces);
            dice.push(Die { people, from, faces, face });
        };
        throw(people.home(), people.die());
        if people == People::Romans {
            // CON-16 A romanised die has six faces, as the Romans' own; CON-40 it may be the
            // disputed territory's; CON-41 it may have been thrown before in this round.
            levied.iter().for_each(|from| throw(from, People::Romans.die()));
        }
    }
    let total = dice.iter().map(|die| u16::from(die.face)).sum();
    events.push(Event::Rolled { camp, dice, total });
    total
}

/// CON-13 The territory gets the attacker's pawn, and whatever others had there ends; CON-23 it is
/// the attacker's alone.
fn conquer(state: &mut State, fight: &Fight, events: &mut Vec<Event>) {
    let (people, at, from) = (fight.attacker, fight.target, fight.defender);
    for other in People::ALL.into_iter().filter(|&it| it != people) {
        let idx = other as usize;
        state.owned[idx] = state.owned[idx].without(at);
        if state.links[idx].has(at) {
            state.links[idx] = state.links[idx].without(at);
            // CON-38 Whoever only traded there is told; an owner loses all at once.
            if from != Some(other) {
                events.push(Event::LinkLost { people: other, at });
            }
        }
    }
    // CON-18 What is lost is romanised no longer.
    state.romanised = state.romanised.without(at);
    state.owned[people as usize] = state.owned[people as usize].with(at);
    events.push(Event::Conquered { people, at, from });
    if let Some(loser) = from.filter(|loser| loser.home() == at) {
        leave(state, loser, events);
    }
}

/// CON-32 A people without its home leaves: all it controlled becomes free. CON-43 So do homes it
/// had conquered, and nothing is paid back.
fn leave(state: &mut State, people: People, events: &mut Vec<Event>) {
    let freed = state.controlled(people);
    state.owned[people as usize] = Lands::NONE;
    state.links[people as usize] = Lands::NONE;
    state.restless = state.restless.minus(freed);
    if people == People::Romans {
        state.romanised = Lands::NONE;
    }
    let n_gone = People::ALL.into_iter().collect::<Peoples>().minus(state.still_in()).len();
    state.left[people as usize] = n_gone + 1;
    events.push(Event::Left { people });
}
