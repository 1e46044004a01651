//! Galleys: where they sail and land, and what they meet there.

use conquest::{Obstacle, Sailing};
use parts::mask::Mask;

use super::{capture, march};
use crate::{
    board::Coast,
    event::{Event, Incident},
    illegal::{Illegal, Refusal},
    pieces::{Anchor, Cargo, Field, GalleyName, Units},
    places::{Province, Sea},
    state::{Boarding, State},
};

/// C84-21 A galley sails without a leader while no combat unit is aboard.
impl Sailing for State {
    /// C84-24 From a coast into any sea on it, C84-23 after landing this turn only back.
    #[inline]
    fn outlets(coast: Coast, trail: Option<Sea>) -> Mask {
        trail.map_or_else(|| coast.seas(), |sea| Mask::only(sea.idx()))
    }

    #[inline]
    fn no_passage(&self, galley: usize, to: Sea) -> Illegal {
        match (self.galleys[galley].at, self.galleys[galley].trail) {
            (Anchor::Berth(_), Some(sea)) => Illegal::Own(Refusal::OnlyBack { sea }),
            (Anchor::Berth(_) | Anchor::Sea(_) | Anchor::Stock, _) => {
                Illegal::Own(Refusal::NoPassage { to })
            }
        }
    }

    /// C84-22 A legion boards at the coast of its province.
    fn not_ashore(galley: GalleyName) -> Illegal {
        Illegal::Own(Refusal::NotOnCoast { galley })
    }

    #[inline]
    fn check_departure(&self, boarding: Boarding) -> Result<(), Illegal> {
        let cargo = boarding.cargo;
        // C84-21 Combat units aboard have a leader with them.
        if !cargo.units.is_empty() && cargo.n_leaders() == 0 {
            return Err(Illegal::Own(Refusal::UnledAboard));
        }
        let at = self.galleys[usize::from(boarding.galley)].at.province();
        march::check_left_behind(
            self,
            at.ok_or(Obstacle::WrongPhase)?,
            cargo.units,
            cargo.n_leaders(),
        )
    }

    fn leave_land(&mut self, at: Province, units: Units) {
        self.garrison[at.idx()] = self.garrison[at.idx()] - units;
    }

    fn at_sea(&mut self, idx: usize, to: Sea, aboard: Cargo, events: &mut Vec<Event>) {
        let (seat, who, galley) = (self.turn, self.home(self.turn), self.galley_name(idx));
        let Cargo { units, generals, caesar } = aboard;
        events.push(Event::Sailed { who, galley, to, units, generals, caesar });
        let met =
            self.living().any(|it| it != seat && self.fleet(it, Anchor::Sea(to)).any(|_| true));
        if met {
            // C84-25 It stops where enemies are, C84-26 so that nothing lands from it this turn.
            self.galleys[idx].moves = 0;
            events.push(Event::Own(Incident::Met { who, field: Field::Sea(to) }));
        }
    }

    /// C84-27 A coast of one's own or nobody's, or with combat units that attack or conquer it.
    #[inline]
    fn check_shore(&self, idx: usize, to: Province) -> Result<(), Illegal> {
        let anothers = self.owner(to).is_some_and(|owner| owner != self.turn);
        let unarmed = self.galleys[idx].cargo.units.is_empty();
        if anothers && unarmed { Err(Illegal::Own(Refusal::NotWelcome { to })) } else { Ok(()) }
    }

    fn go_ashore(&mut self, name: GalleyName, to: Province, events: &mut Vec<Event>) {
        let Some(idx) = self.galley_idx(name) else { return };
        let Anchor::Sea(sea) = self.galleys[idx].at else { return };
        let Some(coast) = Coast::on(to, sea) else { return };
        let (seat, who) = (self.turn, self.home(self.turn));
        let Cargo { units, generals, caesar } = self.land(idx, coast, to);
        self.galleys[idx].trail = Some(sea);
        events.push(Event::Landed { who, galley: name, at: coast, units, generals, caesar });
        if capture::arrive(self, seat, to, units, events) {
            self.strand(idx);
        } else if self.options.rulings.landed_stay {
            // C84-73 What has landed stays: the galley does not wait for it.
            self.galleys[idx].cargo = Cargo::NONE;
        }
    }
}
