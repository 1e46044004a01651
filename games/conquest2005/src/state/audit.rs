//! What must hold at all times, whatever was played.

mod fleet;

use conquest::Audited;
use kernel::Seat;
use parts::mask::Mask;

use super::{Caesar, Column, Ending, Journey, Own, Phase, Rider, Stage, State};
use crate::{
    board::board,
    pieces::{LEGION, Unit, Units, supply},
    places::Province,
};

/// C05-04 What the box holds besides units.
pub const N_CITIES: usize = 16;
pub const N_WALLS: usize = 16;
pub const N_ROADS: usize = 20;

impl Audited for State {
    fn audit(&self) -> Result<(), String> {
        self.audit_homes()?;
        self.audit_box()?;
        self.audit_each(
            self.captives.iter().flatten().sum(),
            |it| self.audit_province(it),
            |it| self.audit_galley(it),
            |it| self.audit_player(it),
        )?;
        self.audit_moment()
    }
}

impl State {
    fn audit_homes(&self) -> Result<(), String> {
        let n = usize::from(self.n_seats);
        let missing = self.homes[..n].iter().filter(|it| it.is_none()).count();
        if (0 < missing) != (self.phase == Phase::Own(Own::Homes)) {
            return Err(format!("{missing} players have no home"));
        }
        let all = board().homes(n);
        let chosen: Vec<Province> = self.homes.iter().copied().flatten().collect();
        let strange = chosen.iter().any(|it| !all.contains(it));
        let twice = chosen.iter().enumerate().any(|(nth, it)| chosen[..nth].contains(it));
        if strange || twice { Err("homes that are none, or one twice".to_owned()) } else { Ok(()) }
    }

    /// C05-04 C05-62 What is on the board and what is in stock is what the box holds.
    fn audit_box(&self) -> Result<(), String> {
        let n = usize::from(self.n_seats);
        for unit in Unit::LAND {
            let of = |units: &Units| usize::from(units.get(unit));
            let stock: usize = self.stock[..n].iter().map(of).sum();
            let on_land: usize = self.units.iter().flatten().map(of).sum();
            let at_sea: usize = self.galleys.iter().map(|it| of(&it.aboard().units)).sum();
            let all = stock + on_land + at_sea;
            if all != n * usize::from(supply(unit)) {
                return Err(format!("{all} {unit} on the board and in stock"));
            }
            if self.stock[..n].iter().any(|it| supply(unit) < it.get(unit)) {
                return Err(format!("more {unit} in the stock of a color than it has"));
            }
            // C05-62 While a player plays nobody else has units of his color.
            let fewer = |&seat: &Seat| {
                let on_board = usize::from(supply(unit) - self.stock[seat.idx()].get(unit));
                self.n_units(seat, unit) < on_board
            };
            if let Some(seat) = self.living().find(fewer) {
                return Err(format!("{unit} of {} on the board that nobody has", self.home(seat)));
            }
        }
        // C05-51 A road stands between two cities.
        self.audit_buildings([N_CITIES, N_WALLS, N_ROADS], |ends| {
            ends.iter().all(|it| self.cities.has(it.idx()))
        })
    }

    fn audit_province(&self, province: Province) -> Result<(), String> {
        self.audit_owner(province)?;
        // C05-19 Two players' units share a province only until they have fought for it.
        let mut guests = self.seats().filter(|&it| !self.units_of(it, province).is_empty());
        let fighting = match self.phase {
            Phase::Move | Phase::Lead(_) | Phase::Embark(_) => true,
            Phase::Muster | Phase::Own(Own::Clash(_) | Own::Sinking(_) | Own::Captives { .. }) => {
                self.stage < Stage::Claimed
            }
            // C05-53 Only a concession ends the game before they have.
            Phase::Over(ending) => matches!(ending, Ending::Conceded(_)),
            Phase::Own(Own::Homes | Own::Asked { .. }) | Phase::Spend => false,
        };
        let shared = guests.by_ref().count();
        let met = !self.units_of(self.attacker, province).is_empty() && fighting;
        if 2 < shared || (shared == 2 && !met) {
            return Err(format!("{shared} players' units are in {province} without a battle"));
        }
        self.audit_movement(province)
    }

    /// What can move is there.
    fn audit_movement(&self, province: Province) -> Result<(), String> {
        let (units, generals) = self.audit_ready(province, self.units_of(self.turn, province))?;
        let moving = self.is_movement();
        // C05-10 Where others' combat units stand, only leaders without any of their own can leave.
        let met = !units.is_empty() && !self.is_free(self.turn, province);
        if met || (!moving && (!units.is_empty() || 0 < generals)) {
            return Err(format!("something can move in {province} that cannot"));
        }
        Ok(())
    }

    /// Who plays has a Caesar; who has none does not play, and has nothing.
    fn audit_player(&self, seat: Seat) -> Result<(), String> {
        let idx = seat.idx();
        let name = self.home(seat);
        let caesar = self.caesars[idx];
        let waiting = self.homes[idx].is_none();
        if (caesar == Caesar::Gone) != (waiting || !self.is_alive(seat))
            || self.has_stray_caesar(seat)
        {
            return Err(format!("the Caesar of {name} is lost"));
        }
        if 0 < self.prisoners[idx][idx] + self.captives[idx][idx] {
            return Err(format!("{name} holds generals of its own"));
        }
        let lord = self.lords[idx];
        if self.is_alive(seat) != (lord == seat && self.is_alive(lord))
            || (lord != seat && !self.is_alive(lord))
        {
            return Err(format!("{name} is commanded by nobody who plays"));
        }
        if self.is_alive(seat) && !waiting {
            return Ok(());
        }
        let on_land = self.generals[idx].iter().any(|&n| 0 < n)
            || self.units[idx].iter().any(|it| !it.is_empty());
        let held = [&self.prisoners, &self.captives]
            .into_iter()
            .any(|held| held.iter().any(|of| 0 < of[idx]) || held[idx].iter().any(|&n| 0 < n));
        let afloat = self.galleys_of(seat).next().is_some();
        let owns = !self.owned[idx].is_empty() || 0 < self.treasury.of(idx);
        if on_land || held || owns || afloat || self.is_usual(seat) {
            return Err(format!("{name} does not play and still has something"));
        }
        Ok(())
    }

    /// C05-11 Who has come by road is there, besides what has come otherwise: cavalry with a movement
    /// left is among the tired, all other units have none.
    pub fn is_on_its_way(&self, journey: Journey) -> bool {
        let Journey { at, leader, units, spent_cavalry, .. } = journey;
        let ready = self.ready[at.idx()];
        let generals = self.generals[self.turn.idx()][at.idx()];
        let led = match leader {
            Rider::Caesar => self.has_caesar(self.turn, at),
            Rider::General => 0 < ready.tired_generals,
            Rider::Spent => ready.generals + ready.tired_generals < generals,
        };
        let [infantry, cavalry, catapults] = units.0;
        let weary = Units([infantry, spent_cavalry, catapults]);
        let others = ready.units + Units::of(Unit::Cavalry, ready.tired_cavalry);
        led && units.0.iter().all(|&n| n <= LEGION)
            && units.total() + spent_cavalry <= LEGION
            && cavalry <= ready.tired_cavalry
            && self.units_of(self.turn, at).holds(others + weary)
    }

    /// What belongs to a phase is there only in it.
    fn audit_moment(&self) -> Result<(), String> {
        let captives = self.captives.iter().flatten().any(|&n| 0 < n);
        let judged = matches!(
            self.phase,
            Phase::Own(Own::Captives { .. } | Own::Sinking(_) | Own::Clash(_)) | Phase::Muster
        );
        if captives && !judged {
            return Err("captured generals nobody has spoken of".to_owned());
        }
        if let Some(journey) = self.journey {
            let riding = |column: Column| column.from == journey.at;
            let moving = self.phase == Phase::Move
                || matches!(self.phase, Phase::Lead(column) if riding(column));
            if !moving || !self.is_on_its_way(journey) {
                return Err(format!("a journey through {} that cannot be", journey.at));
            }
        }
        let peace = Stage::Claimed <= self.stage
            || matches!(self.phase, Phase::Move | Phase::Lead(_) | Phase::Embark(_));
        if peace && (self.entered != Mask::NONE || self.fought.iter().any(|&it| 0 < it)) {
            return Err("a combat phase that is none".to_owned());
        }
        Ok(())
    }
}
