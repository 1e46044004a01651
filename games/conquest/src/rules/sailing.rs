//! Galleys: boarding, sailing, landing.

use crate::{
    Anchor, Boarding, Caesar, Deed, Edition, LEGION, Leader, Obstacle, Phase, Realm, Stage, Story,
    army::{Cargo, Unit},
    empire::{GalleyName, Province},
    seas::Sea as _,
};

impl<E: Edition> Realm<E> {
    /// C84-20 C05-14 A galley of one's own with a movement left.
    #[inline]
    pub fn check_galley(&self, name: GalleyName) -> Result<usize, Obstacle> {
        self.check_moving()?;
        let idx = self.galley_idx(name).ok_or(Obstacle::NoGalley { galley: name })?;
        let galley = &self.galleys[idx];
        if galley.at == Anchor::Stock || self.lord_of(idx) != self.turn {
            return Err(Obstacle::NoGalley { galley: name });
        }
        if galley.moves == 0 {
            return Err(Obstacle::GalleyStopped { galley: name });
        }
        Ok(idx)
    }

    /// It is chosen, and nothing aboard yet.
    #[inline]
    pub fn commit_board(&mut self, name: GalleyName, events: &mut Vec<impl Story>) {
        let galley = self.galley_idx(name).and_then(|idx| u8::try_from(idx).ok()).unwrap_or(0);
        self.phase = Phase::Embark(Boarding { galley, cargo: Cargo::NONE });
        events.push(Deed::GalleyChosen { who: self.home(self.turn), galley: name }.into());
    }

    /// C84-22 C05-16 What can go aboard: pieces that have not moved this turn, or C84-73 C05-66 that
    /// this very galley has landed.
    #[inline]
    pub fn boardable(&self, boarding: Boarding) -> Cargo {
        let galley = &self.galleys[usize::from(boarding.galley)];
        let Some(at) = galley.at.province() else { return Cargo::NONE };
        let ready = &self.ready[at.idx()];
        let rested = self.has_caesar(self.turn, at) && self.caesar_moves == 2;
        Cargo {
            units: ready.units + galley.cargo.units,
            generals: ready.generals + galley.cargo.generals,
            caesar: rested || galley.cargo.caesar,
        }
    }

    /// C84-21 C05-15 Seven combat units at most.
    #[inline]
    pub fn check_embark(&self, boarding: Boarding, unit: Unit, n: u8) -> Result<(), Obstacle> {
        if LEGION - boarding.cargo.units.total() < n {
            return Err(Obstacle::GalleyFull);
        }
        // C84-22 C05-16 What has marched or landed this turn does not board.
        let there = self.boardable(boarding).units.get(unit);
        let rested = n <= there - boarding.cargo.units.get(unit);
        if rested { Ok(()) } else { Err(Obstacle::NotRested { unit }) }
    }

    /// C05-15 Any number of leaders.
    pub fn check_take_generals(&self, n: u8) -> Result<(), Obstacle> {
        let boarding = self.boarding()?;
        let there = self.boardable(boarding).generals;
        if there - boarding.cargo.generals < n { Err(Obstacle::NoGenerals) } else { Ok(()) }
    }

    /// They go aboard.
    #[inline]
    pub fn commit_take_generals(&mut self, n: u8, events: &mut Vec<impl Story>) {
        if let Phase::Embark(boarding) = &mut self.phase {
            boarding.cargo.generals += n;
        }
        let who = self.home(self.turn);
        events.push(Deed::LeadersTaken { who, leader: Leader::General, n }.into());
    }

    /// He must be there, and once.
    pub fn check_take_caesar(&self) -> Result<(), Obstacle> {
        let boarding = self.boarding()?;
        let there = self.boardable(boarding).caesar && !boarding.cargo.caesar;
        if there { Ok(()) } else { Err(Obstacle::NoCaesar) }
    }

    /// He goes aboard.
    #[inline]
    pub fn commit_take_caesar(&mut self, events: &mut Vec<impl Story>) {
        if let Phase::Embark(boarding) = &mut self.phase {
            boarding.cargo.caesar = true;
        }
        let who = self.home(self.turn);
        events.push(Deed::LeadersTaken { who, leader: Leader::Caesar, n: 1 }.into());
    }

    /// What was chosen goes aboard, but for the combat units, which their edition takes off the land.
    /// Returns the galley, and from where it takes what.
    #[inline]
    pub fn embark(&mut self) -> Option<(usize, Province, Cargo)> {
        let Phase::Embark(Boarding { galley, cargo }) = self.phase else { return None };
        let idx = usize::from(galley);
        let province = self.galleys[idx].at.province()?;
        self.phase = Phase::Move;
        let (at, seat) = (province.idx(), self.turn.idx());
        self.generals[seat][at] -= cargo.generals;
        // C84-73 C05-66 What this galley has landed goes aboard first: nothing else may carry it this
        // turn.
        let landed = self.galleys[idx].cargo;
        let ready = &mut self.ready[at];
        ready.units = ready.units - (cargo.units - cargo.units.least(landed.units));
        ready.generals -= cargo.generals - cargo.generals.min(landed.generals);
        if cargo.caesar {
            self.caesars[seat] = Caesar::Aboard(galley);
            self.caesar_moves = 0;
        }
        self.galleys[idx].cargo = cargo;
        Some((idx, province, cargo))
    }

    /// C84-21 C05-15 A galley that lies ashore sails without what it has landed.
    #[inline]
    pub fn cast_off(&mut self, name: GalleyName) -> Option<usize> {
        let idx = self.galley_idx(name)?;
        if let Anchor::Berth(_) = self.galleys[idx].at {
            self.galleys[idx].cargo = Cargo::NONE;
        }
        Some(idx)
    }

    /// A galley comes into a sea. Returns what is aboard.
    #[inline]
    pub fn enter_sea(&mut self, idx: usize, to: E::Sea) -> Cargo {
        self.stage = Stage::Moved;
        let galley = &mut self.galleys[idx];
        galley.at = Anchor::Sea(to);
        galley.moves -= 1;
        galley.cargo
    }

    /// C84-20 C05-14 From a sea to a province on it. Returns the galley.
    #[inline]
    pub fn check_landing(&self, name: GalleyName, to: Province) -> Result<usize, Obstacle> {
        let idx = self.check_galley(name)?;
        let Anchor::Sea(sea) = self.galleys[idx].at else {
            return Err(Obstacle::NotAtSea { galley: name });
        };
        let shores = E::board().waters.shores_of(sea.idx());
        if shores.has(to.idx()) { Ok(idx) } else { Err(Obstacle::NoCoast { to }) }
    }

    /// C84-72 C05-65 Ashore everything leaves the galley; C84-22 C05-16 there it does not move on
    /// this turn. Combat units are put ashore by their edition. Returns what was aboard.
    #[inline]
    pub fn land(&mut self, idx: usize, berth: E::Berth, to: Province) -> Cargo {
        self.stage = Stage::Moved;
        let galley = &mut self.galleys[idx];
        galley.at = Anchor::Berth(berth);
        galley.moves -= 1;
        let cargo = galley.cargo;
        let seat = self.turn.idx();
        self.generals[seat][to.idx()] += cargo.generals;
        if cargo.caesar {
            self.caesars[seat] = Caesar::Land(to);
            self.caesar_moves = 0;
        }
        cargo
    }

    /// C84-73 C05-66 Nothing is taken aboard out of a battle.
    #[inline]
    pub fn strand(&mut self, idx: usize) {
        let galley = &mut self.galleys[idx];
        (galley.moves, galley.cargo) = (0, Cargo::NONE);
    }
}
