//! Galleys, and what is aboard or was landed.

use crate::{
    board::board,
    pieces::{Anchor, Galley, LEGION, Unit},
    places::Province,
    state::{Caesar, State},
};

impl State {
    /// C05-15 Combat units aboard have a leader and are seven at most.
    pub(super) fn audit_galley(&self, galley: usize) -> Result<(), String> {
        let it = &self.galleys[galley];
        let aboard = it.aboard();
        let name = self.galley_name(galley);
        if LEGION < aboard.units.total() || (!aboard.units.is_empty() && aboard.n_leaders() == 0) {
            return Err(format!("the galley {name} carries what it cannot"));
        }
        let lord = self.lord_of(galley);
        let here = self.caesars[lord.idx()] == Caesar::Aboard(u8::try_from(galley).unwrap_or(0));
        if aboard.caesar != here {
            return Err(format!("a Caesar is aboard the galley {name}, or is not"));
        }
        let idle = it.moves == 0 || (lord == self.turn && it.moves <= 2);
        if it.at != Anchor::Stock && !(idle && self.is_alive(lord)) {
            return Err(format!("the galley {name} is nobody's who could move it"));
        }
        match it.at {
            Anchor::Stock if *it == Galley::IN_STOCK => Ok(()),
            Anchor::Stock => Err(format!("the galley {name} is not on the board")),
            Anchor::Sea(_) => Ok(()),
            Anchor::Port(at) if !board().coastal.has(at.idx()) => {
                Err(format!("the galley {name} lies in {at}"))
            }
            Anchor::Port(at) => self.audit_landed(*it, at),
        }
    }

    /// C05-66 What galleys have landed this turn is there, and does not move on land.
    fn audit_landed(&self, galley: Galley, province: Province) -> Result<(), String> {
        if galley.cargo.is_empty() {
            return Ok(());
        }
        let ready = self.ready[province.idx()];
        let mut landed = [0, 0, 0, usize::from(ready.generals + ready.tired_generals)];
        landed[Unit::Cavalry as usize] = usize::from(ready.tired_cavalry);
        for unit in Unit::LAND {
            landed[unit as usize] += usize::from(ready.units.get(unit));
        }
        let beside = self.galleys.iter().filter(|it| it.at == Anchor::Port(province));
        let mut caesars = 0;
        for other in beside {
            caesars += usize::from(other.cargo.caesar);
            landed[3] += usize::from(other.cargo.generals);
            for unit in Unit::LAND {
                landed[unit as usize] += usize::from(other.cargo.units.get(unit));
            }
        }
        let there = self.units_of(self.turn, province);
        let generals = self.generals[self.turn.idx()][province.idx()];
        let caesar = usize::from(self.has_caesar(self.turn, province) && self.caesar_moves == 0);
        let fits = landed[3] <= usize::from(generals)
            && Unit::LAND.into_iter().all(|it| landed[it as usize] <= usize::from(there.get(it)))
            && caesars <= caesar
            && self.is_free(self.turn, province);
        if fits { Ok(()) } else { Err(format!("more was landed in {province} than is there")) }
    }
}
