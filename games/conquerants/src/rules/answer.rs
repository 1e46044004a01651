//! Alliances: what those who are asked may say.

use kernel::Chance;

use super::muster;
use crate::{
    board::board,
    event::Event,
    illegal::Illegal,
    people::People,
    state::{Phase, State},
};

/// CON-20 Only those who were asked answer, once.
pub(super) fn check_answer(state: &State, people: People) -> Result<(), Illegal> {
    match &state.phase {
        Phase::Answer { pending, .. } if pending.has(people) => Ok(()),
        Phase::Bidding { .. } => Err(Illegal::BiddingFirst),
        Phase::Answer { .. }
        | Phase::Unrest { .. }
        | Phase::Act { .. }
        | Phase::Muster { .. }
        | Phase::Levy { .. }
        | Phase::Close { .. }
        | Phase::Over => Err(Illegal::NotAsked),
    }
}

/// CON-20 The ally is paid at once, whatever the outcome; CON-43 for this fight only.
pub(super) fn commit_accept(
    state: &mut State,
    people: People,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    let Phase::Answer { fight, camp, .. } = &mut state.phase else { return };
    let Some(by) = fight.leader(*camp) else { return };
    let allies = &mut fight.allies[*camp as usize];
    *allies = allies.with(people);
    let (camp, price) = (*camp, board().costs.alliance);
    state.sums[by as usize].deals -= i32::from(price);
    state.sums[people as usize].deals += i32::from(price);
    events.push(Event::Joined { people, by, camp, price });
    answered(state, people, chance, events);
}

/// CON-20 A refusal costs nothing.
pub(super) fn commit_refuse(
    state: &mut State,
    people: People,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    let Phase::Answer { fight, camp, .. } = &state.phase else { return };
    let Some(by) = fight.leader(*camp) else { return };
    events.push(Event::Refused { people, by });
    answered(state, people, chance, events);
}

/// When all have answered, a Roman ally chooses his dice, and then the leader goes on.
fn answered(state: &mut State, people: People, chance: &mut Chance<'_>, events: &mut Vec<Event>) {
    let Phase::Answer { fight, camp, pending } = &mut state.phase else { return };
    *pending = pending.without(people);
    if !pending.is_empty() {
        return;
    }
    let (fight, camp) = (*fight, *camp);
    let romans_joined = fight.allies[camp as usize].has(People::Romans) && !fight.levied;
    if romans_joined && muster::has_dice(state, People::Romans) {
        state.phase = Phase::Levy { fight, camp };
    } else {
        muster::gather(state, fight, camp, chance, events);
    }
}
