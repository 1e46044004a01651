//! Galleys, and what is aboard or was landed.

use crate::{
    pieces::{Anchor, Galley, LEGION, Unit},
    places::Province,
    state::{Caesar, State},
};

impl State {
    /// C84-21 A legion aboard has a leader and at most seven units.
    pub(super) fn audit_galley(&self, galley: usize) -> Result<(), String> {
        let it = &self.galleys[galley];
        let aboard = it.aboard();
        let name = self.galley_name(galley);
        if LEGION < aboard.units.total() || (!aboard.units.is_empty() && aboard.n_leaders() == 0) {
            return Err(format!("the galley {name} carries no legion"));
        }
        let lord = self.lord_of(galley);
        let here = self.caesars[lord.idx()] == Caesar::Aboard(u8::try_from(galley).unwrap_or(0));
        if aboard.caesar != here {
            return Err(format!("a Caesar is aboard the galley {name}, or is not"));
        }
        if let Anchor::Coast(coast) = it.at {
            let owner = self.owner(coast.province());
            let attacks = !self.assault[coast.province().idx()].is_empty();
            let welcome = owner.is_none_or(|owner| owner == lord || attacks);
            if !it.cargo.is_empty() {
                self.audit_landed(it, coast.province())?;
            }
            if !welcome || coast.seas().is_empty() {
                return Err(format!("the galley {name} lies on the coast of {coast}"));
            }
        }
        if self.is_on_course(galley) {
            Ok(())
        } else {
            Err(format!("the galley {name} cannot have come that way"))
        }
    }

    /// C84-20 Only galleys of the player on turn have movements left or have landed this turn:
    /// C84-23 with one movement from a sea on that coast, and with the other back into it.
    fn is_on_course(&self, galley: usize) -> bool {
        let it = &self.galleys[galley];
        let moving = self.is_moving() && self.lord_of(galley) == self.turn;
        let still = it.moves == 0 && it.came_from.is_none();
        let fits = match (it.at, it.came_from) {
            (Anchor::Stock, _) | (Anchor::Sea(_) | Anchor::Coast(_), None) => true,
            (Anchor::Coast(coast), Some(sea)) => it.moves < 2 && coast.seas().has(sea.idx()),
            (Anchor::Sea(at), Some(sea)) => it.moves == 0 && at == sea,
        };
        fits && (moving || still)
    }

    /// C84-73 What galleys have landed this turn is there, and does not move on land.
    fn audit_landed(&self, galley: &Galley, province: Province) -> Result<(), String> {
        let ready = self.ready[province.idx()];
        let mut landed = [0, 0, 0, usize::from(ready.generals + ready.tired_generals)];
        landed[Unit::Cavalry as usize] = usize::from(ready.tired_cavalry);
        for unit in Unit::LAND {
            landed[unit as usize] += usize::from(ready.units.get(unit));
        }
        let mut n_caesars = 0;
        for other in &self.galleys {
            let beside = match other.at {
                Anchor::Coast(coast) => coast.province() == province,
                Anchor::Sea(_) | Anchor::Stock => false,
            };
            if beside {
                n_caesars += u8::from(other.cargo.caesar);
                landed[3] += usize::from(other.cargo.generals);
                for unit in Unit::LAND {
                    landed[unit as usize] += usize::from(other.cargo.units.get(unit));
                }
            }
        }
        let there = self.units(self.turn, province);
        let generals = self.generals[self.turn.idx()][province.idx()];
        let fits = landed[3] <= usize::from(generals)
            && Unit::LAND.into_iter().all(|it| landed[it as usize] <= usize::from(there.get(it)))
            && (n_caesars == 0 || (self.has_caesar(self.turn, province) && self.caesar_moves == 0))
            && n_caesars <= 1
            // Nothing is taken aboard out of a battle.
            && self.assault[province.idx()].is_empty();
        if fits && galley.came_from.is_some() {
            return Ok(());
        }
        Err(format!("more was landed in {province} than is there"))
    }
}
