//! Peace: which territories a fight disturbs.

use crate::{
    board::{Territory, board},
    event::Event,
    fight::{Camp, Fight},
    lands::Lands,
    people::People,
    state::State,
};

/// CON-24 CON-26 What a fight takes from everyone who takes part in it. CON-41 Each fight anew.
pub(super) fn disturb(state: &mut State, fight: &Fight, events: &mut Vec<Event>) {
    // CON-26 The disputed territory, whoever controls it now; nobody's has no peace to lose.
    if state.controller(fight.target).is_some() {
        trouble(state, fight.target, events);
    }
    for camp in Camp::BOTH {
        for people in fight.members(camp).iter() {
            // CON-32 Whoever has just left has nothing to lose any more.
            if state.is_in(people) {
                lost_by(state, fight, people).iter().for_each(|at| trouble(state, at, events));
            }
        }
    }
}

/// CON-24 CON-25 CON-26 What `people` loses by taking part, of what has peace now.
pub(crate) fn lost_by(state: &State, fight: &Fight, people: People) -> Lands {
    let mut lost = Lands::NONE;
    // CON-25 A defender's own dice are not used up; allies' are, on both sides.
    if fight.defender != Some(people) {
        lost = lost.with(people.home());
        if people == People::Romans {
            lost = lost.or(state.romanised.minus(fight.left_out));
        }
    }
    let neighbors = board().land[fight.target as usize].and(state.controlled(people));
    if let Some(land) = neighbors.minus(state.restless).minus(lost).first() {
        lost = lost.with(land);
    }
    lost.minus(state.restless)
}

fn trouble(state: &mut State, at: Territory, events: &mut Vec<Event>) {
    if state.restless.has(at) {
        return;
    }
    let Some(people) = state.controller(at) else { return };
    state.restless = state.restless.with(at);
    events.push(Event::PeaceLost { people, at });
}
