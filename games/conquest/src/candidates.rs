//! What a phase could allow in both editions, with a little that it does not, so that players are told
//! why.

use kernel::Seat;
use parts::mask::Mask;

use crate::{
    Anchor, Boarding, Caesar, Column, Edition, LEGION, Leader, Order, Realm, Sailing, Stage,
    army::{Unit, Units},
    empire::Province,
    seas::Sea as _,
};

impl<E: Edition> Realm<E> {
    /// Who could lead.
    #[inline]
    pub fn list_leaders(&self, out: &mut Vec<impl From<Order<E>>>) {
        for (at, ready) in Province::ALL.into_iter().zip(&self.ready) {
            if 0 < ready.generals {
                out.push(Order::Lead { at, leader: Leader::General }.into());
            }
            if 0 < ready.tired_generals {
                out.push(Order::Lead { at, leader: Leader::Tired }.into());
            }
        }
        if let (Caesar::Land(at), true) = (self.caesars[self.turn.idx()], 0 < self.caesar_moves) {
            out.push(Order::Lead { at, leader: Leader::Caesar }.into());
        }
    }

    /// Where nobody can be led from, and the galleys that do not move any more.
    pub fn list_idle(&self, out: &mut Vec<impl From<Order<E>>>) {
        let seat = self.turn;
        for at in Province::ALL {
            let there = self.owned[seat.idx()].has(at.idx()) || 0 < self.n_captains(seat, at);
            if there && Leader::ALL.iter().all(|&leader| !self.can_lead(at, leader)) {
                let caesar = self.has_caesar(seat, at);
                let leader = if caesar { Leader::Caesar } else { Leader::General };
                out.push(Order::Lead { at, leader }.into());
            }
        }
        for idx in self.galleys_of(seat).filter(|&idx| self.galleys[idx].moves == 0) {
            out.push(Order::Board { galley: self.galley_name(idx) }.into());
        }
    }

    /// Where a galley could go, which may sail into these seas.
    #[inline]
    fn list_courses(&self, idx: usize, seas: Mask, out: &mut Vec<impl From<Order<E>>>) {
        if self.galleys[idx].moves == 0 {
            return;
        }
        let galley = self.galley_name(idx);
        out.extend(seas.iter().map(|sea| Order::Sail { galley, to: E::Sea::at(sea) }.into()));
        match self.galleys[idx].at {
            Anchor::Berth(_) => out.push(Order::Board { galley }.into()),
            Anchor::Sea(sea) => {
                let shores = E::board().waters.shores_of(sea.idx()).iter();
                out.extend(shores.map(|it| Order::Land { galley, to: Province::at(it) }.into()));
            }
            Anchor::Stock => (),
        }
    }

    /// To whom a player could concede.
    #[inline]
    pub fn list_concessions(&self, seat: Seat, out: &mut Vec<impl From<Order<E>>>) {
        let others = self.living().filter(|&it| it != seat);
        out.extend(others.map(|it| Order::Concede { to: self.home(it) }.into()));
    }

    /// Who of those there could go along, and where to.
    #[inline]
    pub fn list_marches(
        &self,
        column: Column,
        (units, tired): (Units, u8),
        ways: Mask,
        out: &mut Vec<impl From<Order<E>>>,
    ) {
        let room = LEGION - column.company().total();
        for unit in Unit::LAND {
            let left = units.get(unit) - column.units.get(unit);
            for n in 1..=left.min(room) {
                out.push(Order::Take { unit, n }.into());
            }
        }
        let left = tired - column.tired_cavalry;
        for n in 1..=left.min(room) {
            out.push(Order::TakeTired { n }.into());
        }
        out.extend(ways.iter().map(|to| Order::Go { to: Province::at(to) }.into()));
        out.push(Order::Halt.into());
    }

    /// Who could go aboard, and into which of these seas.
    #[inline]
    fn list_passengers(&self, boarding: Boarding, seas: Mask, out: &mut Vec<impl From<Order<E>>>) {
        let there = self.boardable(boarding);
        let room = LEGION - boarding.cargo.units.total();
        for unit in Unit::LAND {
            let left = there.units.get(unit) - boarding.cargo.units.get(unit);
            for n in 1..=left.min(room) {
                out.push(Order::Take { unit, n }.into());
            }
        }
        let left = there.generals - boarding.cargo.generals;
        for n in 1..=left {
            out.push(Order::TakeGenerals { n }.into());
        }
        if there.caesar {
            out.push(Order::TakeCaesar.into());
        }
        out.extend(seas.iter().map(|sea| Order::SetSail { to: E::Sea::at(sea) }.into()));
        out.push(Order::Halt.into());
    }

    /// What could be built or destroyed.
    #[inline]
    pub fn list_buildings(&self, out: &mut Vec<impl From<Order<E>>>) {
        let owned = self.owned[self.turn.idx()];
        for at in owned.iter().map(Province::at) {
            if !self.cities.has(at.idx()) {
                out.push(Order::City { at }.into());
                continue;
            }
            if !self.walls.has(at.idx()) {
                out.push(Order::Wall { at }.into());
            }
            if self.stage < Stage::Bought {
                out.push(Order::Destroy { at }.into());
            }
        }
        let cities = owned & self.cities;
        for at in cities.iter().map(Province::at) {
            let beside = (self.neighbors(at) & cities).iter().map(Province::at);
            for other in beside.filter(|&other| at < other) {
                out.push(Order::Road { between: [at, other] }.into());
            }
        }
    }
}

/// Where the galleys of the player on turn could sail or land, and that nothing more is moved.
#[inline]
pub fn list_voyages<S: Sailing>(state: &S, out: &mut Vec<impl From<Order<S::Edition>>>) {
    for idx in state.galleys_of(state.turn) {
        state.list_courses(idx, state.passages(idx), out);
    }
    out.push(Order::EndMovement.into());
}

/// Who could go aboard, and where to.
#[inline]
pub fn list_boarding<S: Sailing>(
    state: &S,
    boarding: Boarding,
    out: &mut Vec<impl From<Order<S::Edition>>>,
) {
    state.list_passengers(boarding, state.passages(usize::from(boarding.galley)), out);
}
