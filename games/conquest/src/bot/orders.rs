//! How promising the orders look that both editions know: what both think alike is said here, the rest
//! in the room of the edition that has thought about it.

use super::{Goal, NEVER};
use crate::{
    Anchor, Berth as _, Boarding, Column, Edition, LEGION, Leader, Marching, Order, Phase, Table,
    army::{Unit, Units},
    empire::{GalleyName, Province},
};

type SeaOf<S> = <<S as Table>::Edition as Edition>::Sea;
type BerthOf<S> = <<S as Table>::Edition as Edition>::Berth;

/// What an edition thinks of marches.
pub trait Marches: Marching {
    /// A leader gets ready, with all who could go along.
    fn weigh_leader(&self, at: Province, leader: Leader, company: Units) -> i32;
    /// So many go with him.
    fn weigh_company(&self, column: Column, unit: Unit, n: u8) -> i32;
    /// They go there.
    fn weigh_march(&self, column: Column, to: Province) -> i32;
}

/// What an edition thinks of voyages.
pub trait Voyages: Table {
    /// What the armies of the player on turn make for.
    fn goal_on_turn(&self) -> Goal;
    /// Somebody goes aboard who can be led.
    fn weigh_boarding(&self, at: Province) -> i32;
    /// So many go aboard.
    fn weigh_load(&self, boarding: Boarding, unit: Unit, n: u8) -> i32;
    /// So many generals do.
    fn weigh_generals(&self, boarding: Boarding, n: u8) -> i32;
    /// They put out to sea without combat units.
    fn weigh_escort(&self, _boarding: Boarding, _to: SeaOf<Self>) -> i32 {
        NEVER
    }
    /// Something is more urgent than the goal.
    fn weigh_errand(&self, _galley: usize, _to: SeaOf<Self>) -> Option<i32> {
        None
    }
    /// An empty galley leaves a shore.
    fn weigh_leaving(&self, from: Province, to: SeaOf<Self>) -> i32;
    /// A galley lands.
    fn weigh_landing(&self, galley: usize, to: Province) -> i32;
}

/// What an edition thinks of purchases.
pub trait Purchases: Table {
    /// So many units.
    fn weigh_units(&self, unit: Unit, n: u8) -> i32;
    /// A galley.
    fn weigh_galley(&self, at: BerthOf<Self>) -> i32;
    /// A city.
    fn weigh_city(&self, at: Province) -> i32;
    /// A road.
    fn weigh_road(&self, between: [Province; 2]) -> i32;
}

/// How promising an order looks. The Caesar stays on land, nobody gives up, and what was begun goes
/// on.
pub fn promise<S: Marches + Voyages + Purchases>(state: &S, order: Order<S::Edition>) -> i32 {
    match (order, state.phase) {
        (Order::Lead { at, leader }, _) => {
            state.weigh_leader(at, leader, state.ready[at.idx()].company())
        }
        (Order::Take { unit, n }, Phase::Lead(column)) => state.weigh_company(column, unit, n),
        (Order::Take { unit, n }, Phase::Embark(boarding)) => state.weigh_load(boarding, unit, n),
        (Order::TakeTired { n }, Phase::Lead(column)) => tired(state, column, n),
        (Order::Go { to }, Phase::Lead(column)) => state.weigh_march(column, to),
        (Order::TakeGenerals { n }, Phase::Embark(boarding)) => state.weigh_generals(boarding, n),
        (Order::SetSail { to }, Phase::Embark(boarding)) => set_sail(state, boarding, to),
        (Order::Board { galley }, _) => board(state, galley),
        (Order::Sail { galley, to }, _) => sail(state, galley, to),
        (Order::Land { galley, to }, _) => {
            state.galley_idx(galley).map_or(NEVER, |idx| state.weigh_landing(idx, to))
        }
        (Order::Buy { unit, n }, _) => state.weigh_units(unit, n),
        (Order::BuyGalley { at }, _) => state.weigh_galley(at),
        (Order::City { at }, _) => state.weigh_city(at),
        // Where the Caesar is.
        (Order::Wall { at }, _) => {
            if state.has_caesar(state.turn, at) {
                20
            } else {
                NEVER
            }
        }
        (Order::Road { between }, _) => state.weigh_road(between),
        (Order::EndMovement | Order::EndTurn, _) => 0,
        (
            Order::TakeCaesar
            | Order::Halt
            | Order::Concede { .. }
            | Order::Destroy { .. }
            | Order::Take { .. }
            | Order::TakeTired { .. }
            | Order::TakeGenerals { .. }
            | Order::Go { .. }
            | Order::SetSail { .. },
            _,
        ) => NEVER,
    }
}

/// All that can, alone.
fn tired<S: Marches>(state: &S, column: Column, n: u8) -> i32 {
    let room = LEGION - column.company().total();
    let most = state.company(column).1.min(room);
    if n == most && column.company().is_empty() { 80 } else { NEVER }
}

fn board<S: Voyages>(state: &S, galley: GalleyName) -> i32 {
    let Some(idx) = state.galley_idx(galley) else { return NEVER };
    let Some(at) = state.galleys[idx].at.province() else { return NEVER };
    let led = 0 < state.ready[at.idx()].generals;
    if led && !state.has_twin(idx) { state.weigh_boarding(at) } else { NEVER }
}

/// A legion of `force` goes aboard where the goal lies over sea; a smaller one may take islands.
pub fn embarking(goal: Goal, at: Province, units: Units, force: u8) -> i32 {
    match (goal.is_by_land(at), force <= units.total()) {
        (false, true) => 150,
        (true, true) => 40,
        (_, false) => 10,
    }
}

fn set_sail<S: Voyages>(state: &S, boarding: Boarding, to: SeaOf<S>) -> i32 {
    if boarding.cargo.units.is_empty() {
        return state.weigh_escort(boarding, to);
    }
    state.goal_on_turn().course(None, to)
}

/// Loaded galleys go on towards the goal; an emptied one goes back for more.
fn sail<S: Voyages>(state: &S, galley: GalleyName, to: SeaOf<S>) -> i32 {
    let Some(idx) = state.galley_idx(galley) else { return NEVER };
    if let Some(urgent) = state.weigh_errand(idx, to) {
        return urgent;
    }
    let galley = &state.galleys[idx];
    match galley.at {
        Anchor::Sea(from) if galley.cargo.units.is_empty() => state.homeward(from, to),
        Anchor::Sea(from) => state.goal_on_turn().course(Some(from), to),
        Anchor::Berth(berth) => state.weigh_leaving(berth.province(), to),
        Anchor::Stock => NEVER,
    }
}
