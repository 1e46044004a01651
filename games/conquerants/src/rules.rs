//! The rules, one file per chapter of `RULES.md`.
//!
//! Each chapter says no in `check_*` and changes the world in `commit_*`.
//! This file only sends every action to its chapter.

mod bidding;
mod turn;
mod romanise;
pub(crate) mod muster;
mod answer;
pub(crate) mod battle;
pub(crate) mod peace;
mod unrest;
pub(crate) mod scoring;
pub(crate) mod ending;

use kernel::{Chance, Lapse, Turn};

use crate::{
    action::Action,
    auction::Bid,
    board::Territory,
    event::Event,
    illegal::Illegal,
    people::{People, Peoples},
    state::{Phase, State},
};

/// CON-08 One player acts; CON-37 the leader of a camp prepares; CON-20 all who were asked answer,
/// in any order.
#[inline]
pub fn turn(state: &State) -> Turn {
    let waited_for = match &state.phase {
        Phase::Bidding { auction } => return Turn::Waiting(auction.bidder().into_iter().collect()),
        Phase::Act { people } | Phase::Close { people } => Peoples::from(*people),
        Phase::Muster { fight, camp } => fight.leader(*camp).map_or(Peoples::NONE, Peoples::from),
        Phase::Answer { pending, .. } | Phase::Unrest { pending, .. } => *pending,
        Phase::Levy { .. } => People::Romans.into(),
        Phase::Over => return Turn::Over(ending::outcome(state)),
    };
    Turn::Waiting(state.seats_of(waited_for))
}

/// What the phase could allow. Allies that cannot be had and a romanisation that must wait are
/// among it, so that players are told why.
pub fn candidates(state: &State, people: People, out: &mut Vec<Action>) {
    match &state.phase {
        Phase::Bidding { auction } => bidding::candidates(auction, out),
        Phase::Act { .. } => {
            turn::candidates(state, people, out);
            romanise::candidates(state, people, out);
            out.push(Action::Pass);
        }
        Phase::Muster { fight, camp } => {
            out.push(Action::Ready);
            muster::candidates(state, people, fight, *camp, out);
            romanise::candidates(state, people, out);
        }
        Phase::Levy { .. } => {
            out.push(Action::Ready);
            muster::dice(state, people, out);
            romanise::candidates(state, people, out);
        }
        Phase::Answer { .. } => out.extend([Action::Accept, Action::Refuse]),
        Phase::Unrest { target, .. } => unrest::candidates(state, people, *target, out),
        Phase::Close { .. } => {
            out.push(Action::End);
            romanise::candidates(state, people, out);
        }
        Phase::Over => (),
    }
}

#[inline]
pub fn check(state: &State, people: People, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Bid { people, points } => bidding::check_bid(state, people, points),
        Action::Unrest { at } => unrest::check_unrest(state, people, at),
        Action::Trade { at } => turn::check_trade(state, people, at),
        Action::Conquer { at } => turn::check_conquer(state, people, at),
        Action::Pass => turn::check_act(state),
        Action::Romanise { at } => romanise::check_romanise(state, people, at),
        Action::End => romanise::check_end(state),
        Action::Ask { whom } => muster::check_ask(state, people, whom),
        Action::Leave { at } => muster::check_leave(state, people, at),
        Action::Ready => muster::check_gathering(state),
        Action::Accept | Action::Refuse => answer::check_answer(state, people),
    }
}

pub fn commit(
    state: &mut State,
    people: People,
    action: Action,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    match action {
        Action::Bid { people: of, points } => {
            bidding::commit_bid(state, people, Bid { people: of, points }, chance, events);
        }
        Action::Unrest { at } => unrest::commit_unrest(state, people, at, events),
        Action::Trade { at } => turn::commit_trade(state, people, at, events),
        Action::Conquer { at } => turn::commit_conquer(state, people, at, chance, events),
        Action::Pass => turn::commit_pass(state, people, events),
        Action::Romanise { at } => romanise::commit_romanise(state, at, events),
        Action::End => romanise::commit_end(state, people, events),
        Action::Ask { whom } => muster::commit_ask(state, people, whom, events),
        Action::Leave { at } => muster::commit_leave(state, at, events),
        Action::Ready => muster::commit_ready(state, chance, events),
        Action::Accept => answer::commit_accept(state, people, chance, events),
        Action::Refuse => answer::commit_refuse(state, people, chance, events),
    }
}

/// CON-20 A player who has not answered in time has refused, and CON-26 has not chosen, where the table has chosen so.
pub(crate) fn lapse(state: &State, people: People) -> Option<Lapse<Action>> {
    let seconds = u32::from(state.options.answer_seconds);
    let action = match state.phase {
        Phase::Answer { pending, .. } if pending.has(people) => Action::Refuse,
        // CON-26 The first in the order of the board.
        Phase::Unrest { target, pending, .. } if pending.has(people) => {
            Action::Unrest { at: state.beside(target, people).first()? }
        }
        Phase::Bidding { .. }
        | Phase::Act { .. }
        | Phase::Muster { .. }
        | Phase::Answer { .. }
        | Phase::Levy { .. }
        | Phase::Unrest { .. }
        | Phase::Close { .. }
        | Phase::Over => return None,
    };
    (0 < seconds).then_some(Lapse { seconds, action })
}

/// CON-10 What a people could attack.
pub(crate) fn targets(state: &State, people: People) -> impl Iterator<Item = Territory> {
    turn::in_reach_of_conquest(state, people).iter()
}
