//! What usually goes along with who was chosen: as much of a legion as can, with one leader aboard.

use crate::{
    Boarding, Column, LEGION, Marching, Order, Phase,
    army::{Unit, Units},
};

/// The next of it; nothing once nothing more goes along by itself.
pub(crate) fn habit<S: Marching>(state: &S) -> Option<Order<S::Edition>> {
    match state.phase {
        Phase::Lead(column) => marches(state, column),
        Phase::Embark(boarding) => boards(state, boarding),
        Phase::Move | Phase::Muster | Phase::Spend | Phase::Over(_) | Phase::Own(_) => None,
    }
}

fn marches<S: Marching>(state: &S, column: Column) -> Option<Order<S::Edition>> {
    let room = LEGION - column.company().total();
    let (units, tired) = state.company(column);
    let order = next(units - column.units, room);
    let tired = (tired - column.tired_cavalry).min(room);
    order.or_else(|| (0 < tired).then_some(Order::TakeTired { n: tired }))
}

/// Nobody boards without a leader.
fn boards<S: Marching>(state: &S, boarding: Boarding) -> Option<Order<S::Edition>> {
    let (there, cargo) = (state.boardable(boarding), boarding.cargo);
    if cargo.n_leaders() == 0 {
        return match (there.generals, there.caesar) {
            (0, false) => None,
            (0, true) => Some(Order::TakeCaesar),
            (_, _) => Some(Order::TakeGenerals { n: 1 }),
        };
    }
    next(there.units - cargo.units, LEGION - cargo.units.total())
}

/// The first kind of which any is left, as many as there is room for.
fn next<E: crate::Edition>(left: Units, room: u8) -> Option<Order<E>> {
    let kinds = Unit::LAND.into_iter().map(|unit| (unit, left.get(unit).min(room)));
    kinds.filter(|(_, n)| 0 < *n).map(|(unit, n)| Order::Take { unit, n }).next()
}
