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

use conquest::{check_order, commit_order};
use kernel::{Chance, Seat, Turn};

use crate::{
    action::Action,
    event::Event,
    illegal::Illegal,
    state::{Own, Phase, State},
};

pub use candidates::candidates;
pub use clash::{extra_dice, hits};
pub use homes::left as homes_left;
pub use march::destinations;
pub(crate) use naval::{DICE as NAVAL_DICE, ROUNDS as NAVAL_ROUNDS};
pub use purchase::ROAD;
pub use pursuit::refuges;

/// C05-05 The player on turn decides; in a battle whoever has a choice to make; and who is asked
/// for an answer.
#[inline]
pub fn turn(state: &State) -> Turn {
    let seat = match state.phase {
        Phase::Own(Own::Homes) => homes::chooser(state),
        Phase::Move | Phase::Lead(_) | Phase::Embark(_) | Phase::Spend => state.turn,
        Phase::Muster => state.attacker,
        Phase::Own(Own::Clash(clash)) => state.fighter(clash.foe, clash.decider()),
        Phase::Own(Own::Sinking(fight)) => state.fighter(fight.foe, fight.decider()),
        Phase::Own(Own::Captives { captor, .. }) => captor,
        Phase::Own(Own::Asked(deal)) => deal.to,
        Phase::Over(ending) => return Turn::Over(state.outcome(ending)),
    };
    Turn::Waiting(seat.into())
}

#[inline]
pub fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Order(order) => check_order(state, order),
        Action::Home { at } => homes::check_home(state, at),
        Action::Ride => march::check_ride(state),
        Action::Fight { at } => muster::check_fight(state, at),
        Action::FightAtSea { sea, foe } => muster::check_fight_at_sea(state, sea, foe),
        Action::EndCombat => muster::check_end(state),
        Action::Form { units } => clash::check_form(state, units),
        Action::Lose { units } => clash::check_lose(state, units),
        Action::Stand => clash::check_stand(state),
        Action::Retreat { to } => pursuit::check_retreat(state, to),
        Action::CutDown { units } => pursuit::check_cut_down(state, units),
        Action::Sink { galley } => naval::check_sink(state, galley),
        Action::Hold { n } => capture::check_hold(state, n),
        Action::Offer { to, terms } => deals::check_offer(state, to, terms),
        Action::Accept | Action::Refuse => deals::check_answer(state),
        Action::Usual { on } => muster::check_usual(state, seat, on),
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
        Action::Home { at } => homes::commit_home(state, at, events),
        Action::Ride => march::commit_ride(state, events),
        Action::Fight { at } => muster::commit_fight(state, at, chance, events),
        Action::FightAtSea { sea, foe } => {
            muster::commit_fight_at_sea(state, sea, foe, chance, events);
        }
        Action::EndCombat => muster::commit_end(state, events),
        Action::Form { units } => clash::commit_form(state, units, chance, events),
        Action::Lose { units } => clash::commit_lose(state, units, chance, events),
        Action::Stand => clash::commit_stand(state, chance, events),
        Action::Retreat { to } => pursuit::commit_retreat(state, to, chance, events),
        Action::CutDown { units } => pursuit::commit_cut_down(state, units, events),
        Action::Sink { galley } => naval::commit_sink(state, galley, chance, events),
        Action::Hold { n } => capture::commit_hold(state, n, events),
        Action::Offer { to, terms } => deals::commit_offer(state, to, terms, events),
        Action::Accept => deals::commit_accept(state, events),
        Action::Refuse => deals::commit_refuse(state, events),
        Action::Usual { on } => muster::commit_usual(state, seat, on, chance, events),
    }
}
