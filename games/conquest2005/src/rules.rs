//! The rules, one file per chapter of `RULES.md`.
//!
//! Each chapter says no in `check_*` and changes the world in `commit_*`.
//! This file only sends every action to its chapter.

mod candidates;
mod capture;
mod clash;
mod deals;
mod fall;
mod homes;
mod march;
mod muster;
mod naval;
mod purchase;
mod pursuit;
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

pub use clash::{extra_dice, hits};
pub use homes::left as homes_left;
pub use march::destinations;
pub(crate) use naval::{DICE as NAVAL_DICE, ROUNDS as NAVAL_ROUNDS};
pub use purchase::ROAD;
pub use pursuit::refuges;

impl Rules for State {
    type Choice = Choice;

    #[inline]
    fn decider(&self, own: Own) -> Seat {
        match own {
            Own::Homes => homes::chooser(self),
            Own::Clash(clash) => self.fighter(clash.foe, clash.decider()),
            Own::Sinking(fight) => self.fighter(fight.foe, fight.decider()),
            Own::Captives { captor, .. } => captor,
            Own::Asked { deal, .. } => deal.to,
        }
    }

    fn check_choice(&self, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Home { at } => homes::check_home(self, at),
            Choice::Ride => march::check_ride(self),
            Choice::Fight { at } => muster::check_fight(self, at),
            Choice::FightAtSea { sea, foe } => muster::check_fight_at_sea(self, sea, foe),
            Choice::EndCombat => muster::check_end(self),
            Choice::Form { units } => clash::check_form(self, units),
            Choice::Lose { units } => clash::check_lose(self, units),
            Choice::Stand => clash::check_stand(self),
            Choice::Retreat { to } => pursuit::check_retreat(self, to),
            Choice::CutDown { units } => pursuit::check_cut_down(self, units),
            Choice::Sink { galley } => naval::check_sink(self, galley),
            Choice::Hold { n } => capture::check_hold(self, n),
            Choice::Offer { to, terms } => deals::check_offer(self, seat, to, terms),
            Choice::Accept | Choice::Refuse => deals::check_answer(self),
            Choice::Usual { on } => muster::check_usual(self, seat, on),
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
            Choice::Home { at } => homes::commit_home(self, at, events),
            Choice::Ride => march::commit_ride(self, events),
            Choice::Fight { at } => muster::commit_fight(self, at, chance, events),
            Choice::FightAtSea { sea, foe } => {
                muster::commit_fight_at_sea(self, sea, foe, chance, events);
            }
            Choice::EndCombat => muster::commit_end(self, events),
            Choice::Form { units } => clash::commit_form(self, units, chance, events),
            Choice::Lose { units } => clash::commit_lose(self, units, chance, events),
            Choice::Stand => clash::commit_stand(self, chance, events),
            Choice::Retreat { to } => pursuit::commit_retreat(self, to, chance, events),
            Choice::CutDown { units } => pursuit::commit_cut_down(self, units, events),
            Choice::Sink { galley } => naval::commit_sink(self, galley, chance, events),
            Choice::Hold { n } => capture::commit_hold(self, n, events),
            Choice::Offer { to, terms } => deals::commit_offer(self, seat, to, terms, events),
            Choice::Accept => deals::commit_accept(self, events),
            Choice::Refuse => deals::commit_refuse(self, events),
            Choice::Usual { on } => muster::commit_usual(self, seat, on, chance, events),
        }
    }
}
