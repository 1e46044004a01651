//! What must hold at all times in both editions, whatever was played.

use kernel::Seat;

use crate::{
    Caesar, Edition, LEGION, Realm,
    army::{Unit, Units},
    empire::Province,
};

impl<E: Edition> Realm<E> {
    /// Looks at the generals, of whom `besides` are in no place that both editions know, and at the
    /// money; then at each province, galley and player.
    pub fn audit_each(
        &self,
        besides: u8,
        province: impl Fn(Province) -> Result<(), String>,
        galley: impl Fn(usize) -> Result<(), String>,
        player: impl Fn(Seat) -> Result<(), String>,
    ) -> Result<(), String> {
        let n = self.n_generals() + besides;
        if E::GENERALS * self.n_seats < n {
            return Err(format!("{n} generals"));
        }
        self.treasury.audit()?;
        Province::ALL.into_iter().try_for_each(province)?;
        for it in 0..usize::from(self.n_seats) * E::GALLEYS {
            self.audit_aboard(it)?;
            galley(it)?;
        }
        self.seats().try_for_each(player)
    }

    /// No more cities, fortifications and roads than the box holds, no fortification elsewhere, and
    /// roads only between two provinces that the edition lets be joined.
    pub fn audit_buildings(
        &self,
        most: [usize; 3],
        joined: impl Fn([Province; 2]) -> bool,
    ) -> Result<(), String> {
        let built = [self.cities, self.walls, self.roads].map(parts::mask::Mask::len);
        if built.iter().zip(most).any(|(n, most)| most < *n) {
            return Err("more cities, fortifications or roads than the box holds".to_owned());
        }
        if !(self.walls & !self.cities).is_empty() {
            return Err("a fortification without a city".to_owned());
        }
        // C84-71 C05-64 A disputed border carries a road only where it is one.
        let stray = |&[a, b]: &[Province; 2]| self.way(a, b).is_none() || !joined([a, b]);
        match self.roads_built().into_iter().find(stray) {
            Some([a, b]) => Err(format!("a road between {a} and {b}")),
            None => Ok(()),
        }
    }

    /// A province has one owner or none.
    pub fn audit_owner(&self, province: Province) -> Result<(), String> {
        let n_owners = self.owned.iter().filter(|it| it.has(province.idx())).count();
        if 1 < n_owners { Err(format!("{province} has {n_owners} owners")) } else { Ok(()) }
    }

    /// Generals on land, aboard and in captivity.
    fn n_generals(&self) -> u8 {
        let on_land: u8 = self.generals.iter().flatten().sum();
        let at_sea: u8 = self.galleys.as_ref().iter().map(|it| it.aboard().generals).sum();
        let held: u8 = self.prisoners.iter().flatten().sum();
        on_land + at_sea + held
    }

    /// What can move in a province, of the player on turn: it must be among his `units` there. Returns
    /// how many units and generals that are.
    pub fn audit_ready(&self, province: Province, units: Units) -> Result<(Units, u8), String> {
        let ready = self.ready[province.idx()];
        let moving = ready.units + Units::of(Unit::Cavalry, ready.tired_cavalry);
        let generals = ready.generals + ready.tired_generals;
        let there = self.generals[self.turn.idx()][province.idx()];
        if !units.holds(moving) || there < generals {
            return Err(format!("more can move in {province} than is there"));
        }
        Ok((moving, generals))
    }

    /// Whether a Caesar is aboard a galley that is not his.
    pub fn has_stray_caesar(&self, seat: Seat) -> bool {
        match self.caesars[seat.idx()] {
            Caesar::Aboard(galley) => self.lord_of(usize::from(galley)) != seat,
            Caesar::Land(_) | Caesar::Gone => false,
        }
    }

    /// C84-21 C05-15 Combat units aboard have a leader and are seven at most; a Caesar is aboard where
    /// he is said to be.
    fn audit_aboard(&self, galley: usize) -> Result<(), String> {
        let aboard = self.galleys[galley].aboard();
        let name = self.galley_name(galley);
        if LEGION < aboard.units.total() || (!aboard.units.is_empty() && aboard.n_leaders() == 0) {
            return Err(format!("the galley {name} carries what it cannot"));
        }
        let lord = self.lord_of(galley);
        let here = self.caesars[lord.idx()] == Caesar::Aboard(u8::try_from(galley).unwrap_or(0));
        if aboard.caesar != here {
            return Err(format!("a Caesar is aboard the galley {name}, or is not"));
        }
        Ok(())
    }

    /// C84-73 C05-66 What galleys have landed this turn in a province is among the `units` there and
    /// does not move on land.
    pub fn has_landed(&self, province: Province, units: Units) -> bool {
        let ready = self.ready[province.idx()];
        let mut landed = [0, 0, 0, usize::from(ready.generals + ready.tired_generals)];
        landed[Unit::Cavalry as usize] = usize::from(ready.tired_cavalry);
        let mut n_caesars = 0;
        let galleys = self.galleys.as_ref().iter();
        let beside = galleys.filter(|it| it.at.province() == Some(province));
        for cargo in beside.map(|it| it.cargo).chain([ready.units.into()]) {
            n_caesars += usize::from(cargo.caesar);
            landed[3] += usize::from(cargo.generals);
            for unit in Unit::LAND {
                landed[unit as usize] += usize::from(cargo.units.get(unit));
            }
        }
        let generals = self.generals[self.turn.idx()][province.idx()];
        let caesar = self.has_caesar(self.turn, province) && self.caesar_moves == 0;
        landed[3] <= usize::from(generals)
            && Unit::LAND.into_iter().all(|it| landed[it as usize] <= usize::from(units.get(it)))
            && n_caesars <= usize::from(caesar)
    }
}
