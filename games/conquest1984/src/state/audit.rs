//! What must hold at all times, whatever was played.

mod fleet;

use conquest::{Audited, Turning as _};
use kernel::Seat;

use super::{Caesar, Ending, Phase, State};
use crate::{
    pieces::{Ready, Unit, Units, room_for, supply},
    places::Province,
};

/// C84-04 What the box holds besides units.
pub const N_CITIES: usize = 30;
pub const N_WALLS: usize = 16;
pub const N_ROADS: usize = 34;

impl Audited for State {
    fn audit(&self) -> Result<(), String> {
        self.audit_box()?;
        self.audit_fallen()?;
        self.audit_each(
            self.returning.iter().sum(),
            |it| self.audit_province(it),
            |it| self.audit_galley(it),
            |it| self.audit_caesar(it),
        )?;
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
}

impl State {
    /// C84-28 Whether combat is over. C84-59 Only a concession can end the game before.
    fn is_fought(&self) -> bool {
        match self.scene() {
            Phase::Spend => true,
            Phase::Over(ending) => !matches!(ending, Ending::Conceded(_)),
            Phase::Move | Phase::Lead(_) | Phase::Embark(_) | Phase::Muster | Phase::Own(_) => {
                false
            }
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
            if units.get(unit) != supply(unit) {
                return Err(format!("{} {unit} on the board and in stock", units.get(unit)));
            }
        }
        // C84-57 Both cities are one player's.
        self.audit_buildings([N_CITIES, N_WALLS, N_ROADS], |ends| {
            let of = |seat| ends.iter().all(|it| self.owns(seat, *it) && self.cities.has(it.idx()));
            self.living().any(of)
        })
    }

    /// Who does not play has nothing.
    fn audit_fallen(&self) -> Result<(), String> {
        for seat in self.seats().filter(|&it| !self.is_alive(it)) {
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

    fn audit_province(&self, province: Province) -> Result<(), String> {
        let idx = province.idx();
        self.audit_owner(province)?;
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
        self.audit_movement(province)
    }

    /// What can move is there.
    fn audit_movement(&self, province: Province) -> Result<(), String> {
        let idx = province.idx();
        let (units, generals) = self.audit_ready(province, self.units(self.turn, province))?;
        // C84-14 Who has entered a combat situation does not move again.
        let contested = !self.assault[idx].is_empty();
        let caesar = self.has_caesar(self.turn, province) && 0 < self.caesar_moves;
        if contested && (self.ready[idx] != Ready::default() || caesar) {
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
        if gone == self.is_alive(seat) || self.has_stray_caesar(seat) {
            return Err(format!("the Caesar of {} is lost", self.home(seat)));
        }
        Ok(())
    }
}
