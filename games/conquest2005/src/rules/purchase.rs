//! Destroying cities, purchase and placement.

use conquest::{Buying, Obstacle};
use parts::mask::Mask;

use crate::{
    board::board,
    event::{Event, Incident},
    illegal::{Illegal, Refusal},
    pieces::{GalleyName, Unit},
    places::Province,
    state::{N_CITIES, N_ROADS, N_WALLS, Stage, State},
};

/// C05-45 The price of a road before inflation.
pub const ROAD: u32 = 10;

/// C05-49 In the home province, for Mesopotamia in Syria or Armenia, while it is owned.
pub(super) fn harbors(state: &State) -> Mask {
    board().harbors(state.home(state.turn))
}

impl Buying for State {
    /// C05-45 Prices before inflation; a fortified city is both. C05-50 Any own province without a
    /// city.
    const CITY: (u32, usize) = (30, N_CITIES);
    const WALL: (u32, usize) = (20, N_WALLS);

    /// C05-45 C05-47 For money, as inflation has it; C05-52 not when generals are already talked
    /// about.
    #[inline]
    fn check_pay(&self, normal: u32) -> Result<(), Illegal> {
        self.check_spending()?;
        if self.stage == Stage::Dealt {
            return Err(Illegal::Own(Refusal::PlacedAlready));
        }
        Ok(self.check_price(normal)?)
    }

    /// C05-71 Nothing is placed where others' combat units stand.
    #[inline]
    fn check_free(&self, at: Province) -> Result<(), Illegal> {
        if self.is_free(self.turn, at) { Ok(()) } else { Err(Illegal::Own(Refusal::Beset { at })) }
    }

    /// C05-82 Combat units only: leaders are none. C05-48 Into the home province, C05-72 only while it is held; C05-47 C05-62 out of the stock of
    /// one's own color.
    #[inline]
    fn check_buy(&self, unit: Unit, n: u8) -> Result<(), Illegal> {
        if !self.has_home(self.turn) {
            return Err(Illegal::Own(Refusal::HomeLost));
        }
        self.check_free(self.home(self.turn))?;
        let left = self.stock[self.turn.idx()].get(unit);
        if left < n { Err(Obstacle::OutOfStock.into()) } else { Ok(()) }
    }

    fn buy(&mut self, unit: Unit, n: u8, events: &mut Vec<Event>) {
        self.pay_units(unit, n, events);
        let (seat, home) = (self.turn.idx(), self.home(self.turn));
        self.stock[seat].0[unit as usize] -= n;
        self.units[seat][home.idx()].0[unit as usize] += n;
    }

    #[inline]
    fn check_harbor(&self, at: Province) -> Result<(), Illegal> {
        if !harbors(self).has(at.idx()) {
            return Err(Illegal::Own(Refusal::NoHarbor { at }));
        }
        if !self.owns(self.turn, at) {
            let home = at == self.home(self.turn);
            return Err(if home {
                Illegal::Own(Refusal::HomeLost)
            } else {
                Illegal::Own(Refusal::NoHarbor { at })
            });
        }
        self.check_free(at)
    }

    fn launched(who: Province, galley: GalleyName, at: Province, sum: u32) -> Event {
        Event::GalleyBought { who, galley, at, sum }
    }

    /// C05-08 Units need no leader.
    #[inline]
    fn check_ruin(&self, _at: Province) -> Result<(), Illegal> {
        Ok(())
    }

    /// C05-50 Any own city without a fortification, new or old.
    #[inline]
    fn check_wall_site(&self, at: Province) -> Result<(), Illegal> {
        match (self.has_city(at), self.walls.has(at.idx())) {
            (false, _) => Err(Illegal::Own(Refusal::NothingToFortify { at })),
            (true, true) => Err(Illegal::Own(Refusal::WallThere { at })),
            (true, false) => Ok(()),
        }
    }

    /// C05-51 Between own cities that touch on land, not across a strait, one a pair.
    fn check_road(&self, between: [Province; 2]) -> Result<(), Illegal> {
        self.check_pay(ROAD)?;
        if let Some(at) = between.into_iter().find(|&at| !self.has_city(at)) {
            return Err(Illegal::Own(Refusal::NothingToJoin { at }));
        }
        self.check_way(between)?;
        for at in between {
            self.check_free(at)?;
        }
        Ok(Obstacle::unless_left(N_ROADS, self.roads.len())?)
    }

    fn build_road(&mut self, between: [Province; 2], events: &mut Vec<Event>) {
        self.lay_road(between);
        let sum = self.pay(ROAD);
        events.push(Event::Own(Incident::RoadBuilt { who: self.home(self.turn), between, sum }));
    }
}
