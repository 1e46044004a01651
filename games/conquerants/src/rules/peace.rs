//! Peace: which territories a fight disturbs.

use crate::{
    board::Territory,
    event::Event,
    fight::{Camp, Fight},
    lands::Lands,
    people::{People, Peoples},
    state::State,
};

/// CON-24 CON-26 What a fight takes from everyone who takes part in it. CON-41 Each fight anew.
/// Gives back who has yet to lose the peace of a territory beside it.
pub(super) fn disturb(state: &mut State, fight: &Fight, events: &mut Vec<Event>) -> Peoples {
    // CON-26 The disputed territory, whoever controls it now; nobody's has no peace to lose.
    if state.controller(fight.target).is_some() {
        trouble(state, fight.target, events);
    }
    let by_camp = state.options.rulings.peace_by_camp;
    for camp in Camp::BOTH {
        for people in fight.members(camp).iter() {
            // CON-32 Whoever has just left has nothing to lose any more.
            if state.is_in(people) {
                let mut lost = used_by(state, fight, people);
                if !by_camp {
                    lost = lost.or(first_beside(state, fight, people, lost));
                }
                lost.iter().for_each(|at| trouble(state, at, events));
            }
        }
    }
    if !by_camp {
        return Peoples::NONE;
    }
    Camp::BOTH.into_iter().filter_map(|camp| loser(state, fight, camp)).collect()
}

/// CON-24 CON-25 The territories whose dice `people` uses up in a fight: none for its defender.
pub(crate) fn used_by(state: &State, fight: &Fight, people: People) -> Lands {
    if fight.defender == Some(people) {
        return Lands::NONE;
    }
    let mut used = Lands::NONE.with(people.home());
    if people == People::Romans {
        used = used.or(state.romanised.minus(fight.left_out));
    }
    used
}

/// CON-26 Who loses the peace of a territory beside the fight for a camp: its leader, or, where he
/// has none to lose, the first of his allies in the order of play.
pub(crate) fn loser(state: &State, fight: &Fight, camp: Camp) -> Option<People> {
    let allies = fight.allies[camp as usize];
    let in_turn = state.order.into_iter().filter(|&people| allies.has(people));
    let mut members = fight.leader(camp).into_iter().chain(in_turn);
    members.find(|&it| state.is_in(it) && !at_risk(state, fight, it).is_empty())
}

/// CON-26 What `people` could lose beside a fight, its used dice aside.
pub(crate) fn at_risk(state: &State, fight: &Fight, people: People) -> Lands {
    state.beside(fight.target, people).minus(used_by(state, fight, people))
}

/// What the first version of the rules takes from everyone besides.
pub(crate) fn first_beside(state: &State, fight: &Fight, people: People, lost: Lands) -> Lands {
    let land = state.beside(fight.target, people).minus(lost).first();
    land.into_iter().collect()
}

pub(super) fn trouble(state: &mut State, at: Territory, events: &mut Vec<Event>) {
    if state.restless.has(at) {
        return;
    }
    let Some(people) = state.controller(at) else { return };
    state.restless = state.restless.with(at);
    events.push(Event::PeaceLost { people, at });
}
