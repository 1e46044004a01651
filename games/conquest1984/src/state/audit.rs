//! What must hold at all times, whatever was played.

mod fleet;

use kernel::Seat;

use super::{Back, Caesar, Ending, Phase, State};
use crate::{
    board::board,
    pieces::{GALLEYS, GENERALS, Goods as _, Ready, Unit, Units, room_for},
    places::Province,
};

/// C84-04 What the box holds besides units.
pub const N_CITIES: usize = 30;
pub const N_WALLS: usize = 16;
pub const N_ROADS: usize = 34;

impl State {
    /// Counts every piece of the box and every talent, and looks where they are.
    pub fn audit(&self) -> Result<(), String> {
        self.treasury.audit()?;
        self.audit_box()?;
        self.audit_generals()?;
        for province in Province::ALL {
            self.audit_province(province)?;
        }
        for galley in 0..usize::from(self.n_seats) * GALLEYS {
            self.audit_galley(galley)?;
        }
        for seat in Seat::first(usize::from(self.n_seats)) {
            self.audit_caesar(seat)?;
        }
        // C84-78 The player on turn attacks, or who has captured him.
        if self.attacker != self.lords[self.turn.idx()] {
            return Err("who attacks is not on turn, nor has captured who is".to_owned());
        }
        // C84-75 After combat no sea holds galleys of two players.
        if self.is_fought() && self.battles().next().is_some() {
            return Err("a battle was left unfought".to_owned());
        }
        Ok(())
    }

    /// C84-28 Whether combat is over. C84-59 Only a concession can end the game before.
    fn is_fought(&self) -> bool {
        match self.phase {
            Phase::Spend => true,
            Phase::Asked { back, .. } => back == Back::Spend,
            Phase::Over(ending) => !matches!(ending, Ending::Conceded(_)),
            Phase::Move
            | Phase::Lead(_)
            | Phase::Embark(_)
            | Phase::Muster
            | Phase::Battle(_)
            | Phase::Loss { .. } => false,
        }
    }

    /// C84-04 C84-68 What is on the board and what is in stock is what the box holds.
    fn audit_box(&self) -> Result<(), String> {
        let mut units = self.stock;
        for idx in 0..self.garrison.len() {
            units = units + self.garrison[idx] + self.assault[idx];
        }
        for galley in &self.galleys {
            units = units + galley.aboard().units;
        }
        for unit in Unit::LAND {
            if units.get(unit) != unit.stock() {
                return Err(format!("{} {unit} on the board and in stock", units.get(unit)));
            }
        }
        if N_CITIES < self.cities.len() || N_WALLS < self.walls.len() || N_ROADS < self.roads.len()
        {
            return Err("more cities, walls or roads than the box holds".to_owned());
        }
        if !(self.walls & !self.cities).is_empty() {
            return Err("a wall without a city".to_owned());
        }
        for way in self.roads.iter() {
            let (a, b) = board().ways.ends(way);
            let ends = [Province::at(a), Province::at(b)];
            // C84-71 A disputed border carries a road only where it is one.
            let near = board().neighbors(&self.options, ends[0]).has(b);
            let joined = self.living().any(|seat| {
                ends.iter().all(|&end| self.owns(seat, end) && self.cities.has(end.idx()))
            });
            if !near || !joined {
                return Err(format!("a road between {} and {}", ends[0], ends[1]));
            }
        }
        Ok(())
    }

    /// No more generals than the box holds; the rest are dead.
    fn audit_generals(&self) -> Result<(), String> {
        if GENERALS * self.n_seats < self.n_generals() {
            return Err(format!("{} generals", self.n_generals()));
        }
        for seat in Seat::first(usize::from(self.n_seats)).filter(|&it| !self.is_alive(it)) {
            let on_land = self.generals[seat.idx()].iter().any(|&n| 0 < n);
            let held = self.prisoners.iter().any(|of| 0 < of[seat.idx()]);
            let holds = self.prisoners[seat.idx()].iter().any(|&n| 0 < n);
            let owns = !self.owned[seat.idx()].is_empty() || 0 < self.returning[seat.idx()];
            if on_land || held || holds || owns || self.lords.contains(&seat) {
                return Err(format!("{} is eliminated and still has something", self.home(seat)));
            }
        }
        Ok(())
    }

    /// All generals that are not dead.
    pub fn n_generals(&self) -> u8 {
        let on_land: u8 = self.generals.iter().flatten().sum();
        let at_sea: u8 = self.galleys.iter().map(|it| it.aboard().generals).sum();
        let held: u8 = self.prisoners.iter().flatten().sum();
        on_land + at_sea + held + self.returning.iter().sum::<u8>()
    }

    fn audit_province(&self, province: Province) -> Result<(), String> {
        let idx = province.idx();
        let n_owners = self.owned.iter().filter(|it| it.has(idx)).count();
        if 1 < n_owners {
            return Err(format!("{province} has {n_owners} owners"));
        }
        let owner = self.owner(province);
        let alone = self.garrison[idx].is_empty() && !self.cities.has(idx);
        if owner.is_none() && !alone {
            return Err(format!("{province} is nobody's and holds units or a city"));
        }
        // C84-75 Two players' units share a province only while the battle for it is to be fought.
        let contested = !self.assault[idx].is_empty();
        let foes = !self.garrison[idx].is_empty() && owner != Some(self.attacker);
        if contested && (!foes || self.is_fought()) {
            return Err(format!("{province} is attacked without a battle"));
        }
        if !contested && self.by_land.has(idx) {
            return Err(format!("{province} is attacked by land, and by nobody"));
        }
        // C84-07 C84-08 Seven units at most for each leader, none without one.
        for seat in self.living() {
            let units = self.units(seat, province).total();
            if room_for(self.n_leaders(seat, province)) < units {
                let name = self.home(seat);
                return Err(format!("{name} has {units} units in {province} and too few leaders"));
            }
            // C84-74 Leaders alone are captured where units stand.
            let among = self.enemies(seat, province) != Units::NONE
                && self.units(seat, province).is_empty();
            if among && 0 < self.n_captains(seat, province) {
                return Err(format!("leaders of {} among enemies: {province}", self.home(seat)));
            }
        }
        self.audit_ready(province)
    }

    /// What can move is there.
    fn audit_ready(&self, province: Province) -> Result<(), String> {
        let idx = province.idx();
        let ready = self.ready[idx];
        let mut units = ready.units;
        units.0[Unit::Cavalry as usize] += ready.tired_cavalry;
        let generals = ready.generals + ready.tired_generals;
        let there = self.generals[self.turn.idx()][idx];
        if !self.units(self.turn, province).holds(units) || there < generals {
            return Err(format!("more can move in {province} than is there"));
        }
        // C84-14 Who has entered a combat situation does not move again.
        let contested = !self.assault[idx].is_empty();
        let caesar = self.has_caesar(self.turn, province) && 0 < self.caesar_moves;
        if contested && (ready != Ready::default() || caesar) {
            return Err(format!("something could leave the battle for {province}"));
        }
        if !self.is_moving() && (!units.is_empty() || 0 < generals) {
            return Err(format!("something can move in {province} after all movement"));
        }
        Ok(())
    }

    /// Who plays has a Caesar; who has none does not play.
    fn audit_caesar(&self, seat: Seat) -> Result<(), String> {
        let gone = self.caesars[seat.idx()] == Caesar::Gone;
        let stray = match self.caesars[seat.idx()] {
            Caesar::Aboard(galley) => self.lord_of(usize::from(galley)) != seat,
            Caesar::Land(_) | Caesar::Gone => false,
        };
        if gone == self.is_alive(seat) || stray {
            return Err(format!("the Caesar of {} is lost", self.home(seat)));
        }
        Ok(())
    }
}
