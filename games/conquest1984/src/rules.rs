//! The rules, one file per chapter of `RULES.md`.
//!
//! Each chapter says no in `check_*` and changes the world in `commit_*`.
//! This file only sends every action to its chapter.

mod candidates;
mod combat;
mod conquest;
mod deals;
mod march;
mod naval;
mod purchase;
mod sailing;
pub(crate) mod turn;
mod victory;

use kernel::{Chance, Seat, SeatSet, Turn};

use crate::{
    action::Action,
    event::Event,
    illegal::Illegal,
    state::{Phase, State},
};

pub use candidates::candidates;
pub use combat::{advantage, hit_number};
pub(crate) use march::destinations;
pub use purchase::{CITY, WALL};
pub(crate) use sailing::passages;

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
        Phase::Battle(battle) => state.fighter(battle.field, battle.roller),
        Phase::Loss { battle, .. } => state.fighter(battle.field, battle.roller.other()),
        Phase::Asked { from, .. } => match state.deals[from.idx()] {
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
        (None, Phase::Over(ending)) => Turn::Over(victory::outcome(state, ending)),
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
        return Err(Illegal::WrongPhase);
    }
    match action {
        Action::Lead { at, leader } => march::check_lead(state, at, leader),
        Action::Take { unit, n } => {
            if let Phase::Embark(boarding) = state.phase {
                return sailing::check_take(state, boarding, unit, n);
            }
            march::check_take(state, unit, n)
        }
        Action::TakeTired { n } => march::check_take_tired(state, n),
        Action::Go { to } => march::check_go(state, to),
        Action::Halt => march::check_halt(state),
        Action::Board { galley } => sailing::check_board(state, galley),
        Action::TakeGenerals { n } => sailing::check_take_generals(state, n),
        Action::TakeCaesar => sailing::check_take_caesar(state),
        Action::SetSail { to } => sailing::check_set_sail(state, to),
        Action::Sail { galley, to } => sailing::check_sail(state, galley, to),
        Action::Land { galley, to } => sailing::check_land(state, galley, to),
        Action::EndMovement => march::check_moving(state),
        Action::Fight { field } => combat::check_fight(state, field),
        Action::Target { unit } => combat::check_target(state, unit),
        Action::Retreat { to } => combat::check_retreat(state, to),
        Action::Lose { galley } => naval::check_lose(state, galley),
        Action::Destroy { at } => purchase::check_destroy(state, at),
        Action::Buy { unit, n } => purchase::check_buy(state, unit, n),
        Action::BuyGalley { at } => purchase::check_buy_galley(state, at),
        Action::City { at } => purchase::check_city(state, at),
        Action::Wall { at } => purchase::check_wall(state, at),
        Action::Road { between } => purchase::check_road(state, between),
        Action::EndTurn => purchase::check_spending(state),
        Action::Offer { to, terms } => deals::check_offer(state, seat, to, terms),
        Action::Accept { from } => deals::check_accept(state, seat, from),
        Action::Refuse { from } => deals::check_answer(state, seat, from).map(|_| ()),
        Action::Later => deals::check_later(state),
        Action::Withdraw => deals::check_withdraw(state, seat),
        Action::Execute { of } => deals::check_execute(state, of),
        Action::Concede { to } => victory::check_concede(state, to),
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
        Action::Lead { at, leader } => march::commit_lead(state, at, leader, events),
        Action::Take { unit, n } => march::commit_take(state, unit, n, events),
        Action::TakeTired { n } => march::commit_take_tired(state, n, events),
        Action::Go { to } => march::commit_go(state, to, events),
        Action::Halt => march::commit_halt(state, events),
        Action::Board { galley } => sailing::commit_board(state, galley, events),
        Action::TakeGenerals { n } => sailing::commit_take_generals(state, n, events),
        Action::TakeCaesar => sailing::commit_take_caesar(state, events),
        Action::SetSail { to } => sailing::commit_set_sail(state, to, events),
        Action::Sail { galley, to } => sailing::commit_sail(state, galley, to, events),
        Action::Land { galley, to } => sailing::commit_land(state, galley, to, events),
        Action::EndMovement => march::commit_end(state, events),
        Action::Fight { field } => combat::commit_fight(state, field, events),
        Action::Target { unit } => combat::commit_target(state, unit, chance, events),
        Action::Retreat { to } => combat::commit_retreat(state, to, events),
        Action::Lose { galley } => naval::commit_lose(state, galley, events),
        Action::Destroy { at } => purchase::commit_destroy(state, at, events),
        Action::Buy { unit, n } => purchase::commit_buy(state, unit, n, events),
        Action::BuyGalley { at } => purchase::commit_buy_galley(state, at, events),
        Action::City { at } => purchase::commit_city(state, at, events),
        Action::Wall { at } => purchase::commit_wall(state, at, events),
        Action::Road { between } => purchase::commit_road(state, between, events),
        Action::EndTurn => turn::next(state, events),
        Action::Offer { to, terms } => deals::commit_offer(state, seat, to, terms, events),
        Action::Accept { from } => deals::commit_accept(state, from, events),
        Action::Refuse { from } => deals::commit_refuse(state, seat, from, events),
        Action::Later => deals::commit_later(state, seat, events),
        Action::Withdraw => deals::commit_withdraw(state, seat, events),
        Action::Execute { of } => deals::commit_execute(state, of, events),
        Action::Concede { to } => victory::commit_concede(state, to, events),
    }
}
