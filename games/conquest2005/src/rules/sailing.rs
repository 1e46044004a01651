//! Galleys: where they sail and land, and what they meet there.

use conquest::Sailing;
use parts::mask::Mask;

use super::march;
use crate::{
    board::board,
    event::{Event, Incident},
    illegal::{Illegal, Refusal},
    pieces::{Anchor, Cargo, Galley, GalleyName, Units},
    places::{Province, Sea},
    state::{Boarding, State},
};

/// C05-15 A galley sails without a leader while no combat unit is aboard.
impl Sailing for State {
    /// C05-14 C05-67 From a province into any sea on its coast, C05-81 or on the part of it where the
    /// galley has landed.
    #[inline]
    fn outlets(at: Province, trail: Option<Sea>) -> Mask {
        trail.map_or_else(|| board().waters.seas_of(at.idx()), |sea| board().part(at, sea))
    }

    #[inline]
    fn no_passage(&self, galley: usize, to: Sea) -> Illegal {
        match self.galleys[galley] {
            Galley { at: Anchor::Berth(at), trail: Some(_), .. }
                if board().waters.seas_of(at.idx()).has(to.idx()) =>
            {
                Illegal::Own(Refusal::OtherCoast { at, to })
            }
            _ => Illegal::Own(Refusal::NoPassage { to }),
        }
    }

    /// C05-16 Pieces board in a province.
    fn not_ashore(galley: GalleyName) -> Illegal {
        Illegal::Own(Refusal::NotInPort { galley })
    }

    /// C05-15 Combat units aboard have a leader with them.
    #[inline]
    fn check_departure(&self, boarding: Boarding) -> Result<(), Illegal> {
        let unled = !boarding.cargo.units.is_empty() && boarding.cargo.n_leaders() == 0;
        if unled { Err(Illegal::Own(Refusal::UnledAboard)) } else { Ok(()) }
    }

    fn leave_land(&mut self, at: Province, units: Units) {
        let seat = self.turn.idx();
        self.units[seat][at.idx()] = self.units[seat][at.idx()] - units;
    }

    /// C05-17 Others' galleys stop nobody.
    fn at_sea(&mut self, idx: usize, to: Sea, aboard: Cargo, events: &mut Vec<Event>) {
        let (who, galley) = (self.home(self.turn), self.galley_name(idx));
        self.galleys[idx].trail = None;
        let Cargo { units, generals, caesar } = aboard;
        events.push(Event::Sailed { who, galley, to, units, generals, caesar });
    }

    /// C05-14 From a sea into a province on it, C05-67 whosever it is; C05-68 leaders alone not to
    /// where others' combat units stand.
    #[inline]
    fn check_shore(&self, idx: usize, to: Province) -> Result<(), Illegal> {
        let cargo = self.galleys[idx].cargo;
        if cargo.is_empty() { Ok(()) } else { march::check_alone(self, to, cargo.units) }
    }

    fn go_ashore(&mut self, name: GalleyName, to: Province, events: &mut Vec<Event>) {
        let Some(idx) = self.galley_idx(name) else { return };
        let (seat, who) = (self.turn, self.home(self.turn));
        let from = self.galleys[idx].at;
        let cargo = self.land(idx, to, to);
        // C05-81 Where the parts of a coast do not touch, it lies in one of them.
        if let (Anchor::Sea(sea), true) = (from, self.options.separate_coasts) {
            self.galleys[idx].trail = Some(sea).filter(|_| board().parts(to).is_some());
        }
        let Cargo { units, generals, caesar } = cargo;
        events.push(Event::Landed { who, galley: name, at: to, units, generals, caesar });
        if cargo.is_empty() {
            return;
        }
        let there = &mut self.units[seat.idx()][to.idx()];
        let joins = !there.is_empty();
        *there = *there + units;
        if let Some(foe) = self.foe(seat, to) {
            if !joins {
                events.push(Event::Own(Incident::Met { who, at: to, foe: self.home(foe) }));
            }
            self.strand(idx);
        }
    }
}
