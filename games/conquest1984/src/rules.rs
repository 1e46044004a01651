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

use conquest::{Obstacle, Rules};
use kernel::{Chance, Seat, SeatSet, Turn};

use crate::{
    action::{Action, Choice},
    event::Event,
    illegal::Illegal,
    state::{Own, Phase, State},
};

pub use combat::{advantage, hit_number};
pub(crate) use march::destinations;

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

/// C84-60 What can be said in anyone's turn.
fn is_talk(action: Action) -> bool {
    matches!(
        action,
        Action::Own(
            Choice::Offer { .. } | Choice::Accept { .. } | Choice::Refuse { .. } | Choice::Withdraw
        )
    )
}

impl Rules for State {
    type Choice = Choice;

    #[inline]
    fn turn(&self) -> Turn {
        match (mover(self), self.phase) {
            (Some(seat), _) => Turn::Waiting(seat.into()),
            (None, Phase::Over(ending)) => Turn::Over(self.outcome(ending)),
            (None, _) => Turn::Waiting(self.turn.into()),
        }
    }

    /// C84-60 Who may speak of prisoners although nobody waits for them.
    fn aside(&self) -> SeatSet {
        deals::talkers(self, mover(self))
    }

    /// Who only speaks aside does nothing else.
    #[inline]
    fn check_seat(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let may = mover(self) == Some(seat) || is_talk(action);
        if may { Ok(()) } else { Err(Illegal::Obstacle(Obstacle::WrongPhase)) }
    }

    fn check_choice(&self, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Fight { field } => combat::check_fight(self, field),
            Choice::Target { unit } => combat::check_target(self, unit),
            Choice::Retreat { to } => combat::check_retreat(self, to),
            Choice::Lose { galley } => naval::check_lose(self, galley),
            Choice::Offer { to, terms } => deals::check_offer(self, seat, to, terms),
            Choice::Accept { from } => deals::check_accept(self, seat, from),
            Choice::Refuse { from } => deals::check_answer(self, seat, from).map(|_| ()),
            Choice::Later => deals::check_later(self),
            Choice::Withdraw => deals::check_withdraw(self, seat),
            Choice::Execute { of } => deals::check_execute(self, of),
        }
    }

    fn commit_choice(
        &mut self,
        seat: Seat,
        choice: Choice,
        chance: &mut Chance<'_>,
        events: &mut Vec<Event>,
    ) {
        match choice {
            Choice::Fight { field } => combat::commit_fight(self, field, events),
            Choice::Target { unit } => combat::commit_target(self, unit, chance, events),
            Choice::Retreat { to } => combat::commit_retreat(self, to, events),
            Choice::Lose { galley } => naval::commit_lose(self, galley, events),
            Choice::Offer { to, terms } => deals::commit_offer(self, seat, to, terms, events),
            Choice::Accept { from } => deals::commit_accept(self, from, events),
            Choice::Refuse { from } => deals::commit_refuse(self, seat, from, events),
            Choice::Later => deals::commit_later(self, seat, events),
            Choice::Withdraw => deals::commit_withdraw(self, seat, events),
            Choice::Execute { of } => deals::commit_execute(self, of, events),
        }
    }
}
