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

use conquest::Rules;
use kernel::{Chance, Seat};

use crate::{
    action::Choice,
    event::Event,
    illegal::Illegal,
    state::{Own, State},
};

pub use combat::{advantage, hit_number};
pub(crate) use march::destinations;

impl Rules for State {
    type Choice = Choice;

    /// In a battle who rolls, or who bears a loss; C84-60 else who is asked for an answer.
    #[inline]
    fn decider(&self, own: Own) -> Seat {
        match own {
            Own::Battle(battle) => self.fighter(battle.field, battle.roller),
            Own::Loss { battle, .. } => self.fighter(battle.field, naval::picker(self, battle)),
            Own::Judge { captor, .. } => captor,
            Own::Asked { from, .. } => self.deals[from.idx()].map_or(self.turn, |deal| deal.to),
        }
    }

    /// C84-45 C84-60 Whatever is said of prisoners.
    #[inline]
    fn is_talk(choice: Choice) -> bool {
        match choice {
            Choice::Offer { .. }
            | Choice::Accept { .. }
            | Choice::Refuse { .. }
            | Choice::Withdraw
            | Choice::Execute { .. } => true,
            Choice::Fight { .. }
            | Choice::Target { .. }
            | Choice::Retreat { .. }
            | Choice::Lose { .. }
            | Choice::Later
            | Choice::Hold => false,
        }
    }

    /// C84-60 To concede, or to speak of prisoners.
    fn has_a_say(&self, seat: Seat) -> bool {
        deals::has_a_say(self, seat)
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
            Choice::Execute { of } => deals::check_execute(self, seat, of),
            Choice::Hold => deals::check_hold(self),
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
            Choice::Execute { of } => deals::commit_execute(self, seat, of, events),
            Choice::Hold => deals::commit_hold(self, events),
        }
    }
}
