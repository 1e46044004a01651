//! Romanisation: the Romans' own art.

use super::scoring;
use crate::{
    action::Action,
    board::{Territory, board},
    event::Event,
    illegal::Illegal,
    lands::Lands,
    people::People,
    state::{Phase, State},
};

/// What could be romanised; the home, when nothing can be, so that the Romans are told why.
pub(super) fn candidates(state: &State, people: People, out: &mut Vec<Action>) {
    if people != People::Romans {
        return;
    }
    if could(state, people) {
        out.extend(ripe(state).iter().map(|at| Action::Romanise { at }));
    } else {
        out.push(Action::Romanise { at: ripe(state).first().unwrap_or(people.home()) });
    }
}

/// CON-18 Conquered, and not the home.
fn ripe(state: &State) -> Lands {
    let owned = state.owned[People::Romans as usize];
    owned.without(People::Romans.home()).minus(state.romanised)
}

/// Whether there is anything to romanise and the means for it.
pub(super) fn could(state: &State, people: People) -> bool {
    people == People::Romans
        && !state.romanised_now
        && i32::from(board().costs.romanise) <= state.points(people)
        && !ripe(state).is_empty()
}

/// CON-18 In the Romans' own turn before its scoring, or before the dice of a fight they take part
/// in; once a round; CON-21 for points that they have.
pub(super) fn check_romanise(state: &State, people: People, at: Territory) -> Result<(), Illegal> {
    // CON-45 Nobody is Roman yet.
    if matches!(state.phase, Phase::Bidding { .. }) {
        return Err(Illegal::BiddingFirst);
    }
    if people != People::Romans {
        return Err(Illegal::NotRoman);
    }
    match state.phase {
        Phase::Act { .. } | Phase::Close { .. } | Phase::Muster { .. } | Phase::Levy { .. } => (),
        Phase::Bidding { .. } => return Err(Illegal::BiddingFirst),
        Phase::Unrest { .. } => return Err(Illegal::UnrestPending),
        Phase::Answer { .. } | Phase::Over => return Err(Illegal::AnswersPending),
    }
    if at == people.home() {
        return Err(Illegal::RomanHome { at });
    }
    if !state.owned[people as usize].has(at) {
        return Err(Illegal::NotConquered { at });
    }
    if state.romanised.has(at) {
        return Err(Illegal::RomanisedAlready { at });
    }
    if state.romanised_now {
        return Err(Illegal::RomanisedThisRound);
    }
    let (price, points) = (board().costs.romanise, state.points(people));
    if points < i32::from(price) {
        return Err(Illegal::TooPoorToRomanise { price, points });
    }
    Ok(())
}

pub(super) fn commit_romanise(state: &mut State, at: Territory, events: &mut Vec<Event>) {
    let price = board().costs.romanise;
    state.romanised = state.romanised.with(at);
    state.romanised_now = true;
    state.n_romanised += 1;
    state.sums[People::Romans as usize].deals -= i32::from(price);
    events.push(Event::Romanised { at, price });
    if let Phase::Close { people } = state.phase {
        scoring::end_turn(state, people, events);
    }
}

/// CON-18 There is something to end only after the action.
pub(super) fn check_end(state: &State) -> Result<(), Illegal> {
    match state.phase {
        Phase::Close { .. } => Ok(()),
        Phase::Act { .. } => Err(Illegal::ActionFirst),
        Phase::Bidding { .. } => Err(Illegal::BiddingFirst),
        Phase::Unrest { .. } => Err(Illegal::UnrestPending),
        Phase::Muster { .. } | Phase::Answer { .. } | Phase::Levy { .. } | Phase::Over => {
            Err(Illegal::FightPending)
        }
    }
}

pub(super) fn commit_end(state: &mut State, people: People, events: &mut Vec<Event>) {
    scoring::end_turn(state, people, events);
}
