//! Galleys, and what is aboard or was landed.

use crate::{
    board::board,
    pieces::{Anchor, Galley},
    places::Province,
    state::State,
};

impl State {
    /// C05-15 Combat units aboard have a leader and are seven at most.
    pub(super) fn audit_galley(&self, galley: usize) -> Result<(), String> {
        let it = &self.galleys[galley];
        let (lord, name) = (self.lord_of(galley), self.galley_name(galley));
        let idle = it.moves == 0 || (lord == self.turn && it.moves <= 2);
        if it.at != Anchor::Stock && !(idle && self.is_alive(lord)) {
            return Err(format!("the galley {name} is nobody's who could move it"));
        }
        if !self.has_come_so(*it) {
            return Err(format!("the galley {name} cannot have come that way"));
        }
        match it.at {
            Anchor::Stock if *it == Galley::in_stock() => Ok(()),
            Anchor::Stock => Err(format!("the galley {name} is not on the board")),
            Anchor::Sea(_) => Ok(()),
            Anchor::Berth(at) if !board().coastal.has(at.idx()) => {
                Err(format!("the galley {name} lies in {at}"))
            }
            Anchor::Berth(at) => self.audit_landed(*it, at),
        }
    }

    /// C05-81 Where a galley has come from is remembered on a coast in parts, at tables that part it.
    fn has_come_so(&self, galley: Galley) -> bool {
        let Some(sea) = galley.trail else { return true };
        let Anchor::Berth(at) = galley.at else { return false };
        let on_it = board().waters.seas_of(at.idx()).has(sea.idx());
        self.options.separate_coasts && board().parts(at).is_some() && on_it
    }

    /// C05-66 What galleys have landed this turn is there, and does not move on land.
    fn audit_landed(&self, galley: Galley, province: Province) -> Result<(), String> {
        if galley.cargo.is_empty() {
            return Ok(());
        }
        let there = self.units_of(self.turn, province);
        let fits = self.has_landed(province, there) && self.is_free(self.turn, province);
        if fits { Ok(()) } else { Err(format!("more was landed in {province} than is there")) }
    }
}
