//! The rules, one file per chapter of `RULES.md`.
//!
//! Each chapter says no in `check_*` and changes the world in `commit_*`.
//! This file only sends every action to its chapter.

mod candidates;
mod clash;
mod conquest;
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

use kernel::{Chance, Seat, Turn};

use crate::{
    action::Action,
    event::Event,
    illegal::Illegal,
    state::{Phase, State},
};

pub use candidates::candidates;
pub use clash::{extra_dice, hits};
pub use homes::left as homes_left;
pub(crate) use march::company;
pub use march::destinations;
pub(crate) use naval::{DICE as NAVAL_DICE, ROUNDS as NAVAL_ROUNDS};
pub use purchase::{CITY, ROAD, WALL};
pub use pursuit::refuges;
pub(crate) use sailing::boardable;

/// C05-05 The player on turn decides; in a battle whoever has a choice to make; and who is asked
/// for an answer.
#[inline]
pub fn turn(state: &State) -> Turn {
    let seat = match state.phase {
        Phase::Homes => homes::chooser(state),
        Phase::Move | Phase::Lead(_) | Phase::Embark(_) | Phase::Spend => state.turn,
        Phase::Muster => state.attacker,
        Phase::Clash(clash) => state.fighter(clash.foe, clash.decider()),
        Phase::Sinking(fight) => state.fighter(fight.foe, fight.decider()),
        Phase::Captives { captor, .. } => captor,
        Phase::Asked(deal) => deal.to,
        Phase::Over(ending) => return Turn::Over(victory::outcome(state, ending)),
    };
    Turn::Waiting(seat.into())
}

#[inline]
pub fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Home { at } => homes::check_home(state, at),
        Action::Lead { at, leader } => march::check_lead(state, at, leader),
        Action::Ride => march::check_ride(state),
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
        Action::Fight { at } => muster::check_fight(state, at),
        Action::FightAtSea { sea, foe } => muster::check_fight_at_sea(state, sea, foe),
        Action::EndCombat => muster::check_end(state),
        Action::Form { units } => clash::check_form(state, units),
        Action::Lose { units } => clash::check_lose(state, units),
        Action::Stand => clash::check_stand(state),
        Action::Retreat { to } => pursuit::check_retreat(state, to),
        Action::CutDown { units } => pursuit::check_cut_down(state, units),
        Action::Sink { galley } => naval::check_sink(state, galley),
        Action::Hold { n } => conquest::check_hold(state, n),
        Action::Destroy { at } => purchase::check_destroy(state, at),
        Action::Buy { unit, n } => purchase::check_buy(state, unit, n),
        Action::BuyGalley { at } => purchase::check_buy_galley(state, at),
        Action::City { at } => purchase::check_city(state, at),
        Action::Wall { at } => purchase::check_wall(state, at),
        Action::Road { between } => purchase::check_road(state, between),
        Action::EndTurn => purchase::check_spending(state),
        Action::Offer { to, terms } => deals::check_offer(state, to, terms),
        Action::Accept | Action::Refuse => deals::check_answer(state),
        Action::Concede { to } => victory::check_concede(state, to),
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
        Action::Home { at } => homes::commit_home(state, at, events),
        Action::Lead { at, leader } => march::commit_lead(state, at, leader, events),
        Action::Ride => march::commit_ride(state, events),
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
        Action::Hold { n } => conquest::commit_hold(state, n, events),
        Action::Destroy { at } => purchase::commit_destroy(state, at, events),
        Action::Buy { unit, n } => purchase::commit_buy(state, unit, n, events),
        Action::BuyGalley { at } => purchase::commit_buy_galley(state, at, events),
        Action::City { at } => purchase::commit_city(state, at, events),
        Action::Wall { at } => purchase::commit_wall(state, at, events),
        Action::Road { between } => purchase::commit_road(state, between, events),
        Action::EndTurn => turn::next(state, events),
        Action::Offer { to, terms } => deals::commit_offer(state, to, terms, events),
        Action::Accept => deals::commit_accept(state, events),
        Action::Refuse => deals::commit_refuse(state, events),
        Action::Concede { to } => victory::commit_concede(state, to, events),
        Action::Usual { on } => muster::commit_usual(state, seat, on, chance, events),
    }
}
