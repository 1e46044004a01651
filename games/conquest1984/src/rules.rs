//! The rules, one file per chapter of `RULES.md`.
//!
//! Each chapter says no in `check_*` and changes the world in `commit_*`.
//! This file only sends every action to its chapter.

mod candidates;
mod capture;
mod combat;
mod deals;
mod march;
mod naval;
mod purchase;
mod sailing;
pub(crate) mod turn;
mod victory;

use conquest::{Obstacle, check_order, commit_order};
use kernel::{Chance, Seat, SeatSet, Turn};

use crate::{
    action::Action,
    event::Event,
    illegal::Illegal,
    state::{Own, Phase, State},
};

pub use candidates::candidates;
pub use combat::{advantage, hit_number};
pub(crate) use march::destinations;

/// C84-60 Who may speak of prisoners although nobody waits for them.
pub fn aside(state: &State) -> SeatSet {
    deals::talkers(state, mover(state))
}

/// C84-05 The player on turn decides; in a battle who rolls, or who bears a loss; C84-60 and who
/// is asked for an answer.
#[inline]
fn mover(state: &State) -> Option<Seat> {
    let seat = match state.phase {
        Phase::Move | Phase::Lead(_) | Phase::Embark(_) | Phase::Spend => state.turn,
        Phase::Muster => state.attacker,
        Phase::Own(Own::Battle(battle)) => state.fighter(battle.field, battle.roller),
        Phase::Own(Own::Loss { battle, .. }) => state.fighter(battle.field, battle.roller.other()),
        Phase::Own(Own::Asked { from, .. }) => match state.deals[from.idx()] {
            Some(deal) => deal.to,
            None => state.turn,
        },
        Phase::Over(_) => return None,
    };
    Some(seat)
}

#[inline]
pub fn turn(state: &State) -> Turn {
    match (mover(state), state.phase) {
        (Some(seat), _) => Turn::Waiting(seat.into()),
        (None, Phase::Over(ending)) => Turn::Over(state.outcome(ending)),
        (None, _) => Turn::Waiting(state.turn.into()),
    }
}

/// C84-60 What can be said in anyone's turn.
fn is_talk(action: Action) -> bool {
    matches!(
        action,
        Action::Offer { .. } | Action::Accept { .. } | Action::Refuse { .. } | Action::Withdraw
    )
}

#[inline]
pub fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    // Who only speaks aside does nothing else.
    if mover(state) != Some(seat) && !is_talk(action) {
        return Err(Illegal::Obstacle(Obstacle::WrongPhase));
    }
    match action {
        Action::Order(order) => check_order(state, order),
        Action::Fight { field } => combat::check_fight(state, field),
        Action::Target { unit } => combat::check_target(state, unit),
        Action::Retreat { to } => combat::check_retreat(state, to),
        Action::Lose { galley } => naval::check_lose(state, galley),
        Action::Offer { to, terms } => deals::check_offer(state, seat, to, terms),
        Action::Accept { from } => deals::check_accept(state, seat, from),
        Action::Refuse { from } => deals::check_answer(state, seat, from).map(|_| ()),
        Action::Later => deals::check_later(state),
        Action::Withdraw => deals::check_withdraw(state, seat),
        Action::Execute { of } => deals::check_execute(state, of),
    }
}

pub fn commit(
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    match action {
        Action::Order(order) => commit_order(state, order, events),
        Action::Fight { field } => combat::commit_fight(state, field, events),
        Action::Target { unit } => combat::commit_target(state, unit, chance, events),
        Action::Retreat { to } => combat::commit_retreat(state, to, events),
        Action::Lose { galley } => naval::commit_lose(state, galley, events),
        Action::Offer { to, terms } => deals::commit_offer(state, seat, to, terms, events),
        Action::Accept { from } => deals::commit_accept(state, from, events),
        Action::Refuse { from } => deals::commit_refuse(state, seat, from, events),
        Action::Later => deals::commit_later(state, seat, events),
        Action::Withdraw => deals::commit_withdraw(state, seat, events),
        Action::Execute { of } => deals::commit_execute(state, of, events),
    }
}
