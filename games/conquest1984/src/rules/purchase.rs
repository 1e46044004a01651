//! Destroying cities, purchase and placement.

use conquest::{Buying, Obstacle};

use super::capture;
use crate::{
    board::Coast,
    event::{Event, Incident},
    illegal::{Illegal, Refusal},
    pieces::{GalleyName, Unit, Units, room_for},
    places::Province,
    state::{N_CITIES, N_ROADS, N_WALLS, Stage, State},
};

impl Buying for State {
    /// C84-52 Prices before inflation; C84-56 any own province without a city; C84-57 roads are free.
    const CITY: (u32, usize) = (30, N_CITIES);
    const WALL: (u32, usize) = (25, N_WALLS);

    /// C84-49 Only with the home province, C84-52 for money.
    #[inline]
    fn check_pay(&self, normal: u32) -> Result<(), Illegal> {
        self.check_spending()?;
        if !self.has_home(self.turn) {
            return Err(Illegal::Own(Refusal::HomeLost));
        }
        Ok(self.check_price(normal)?)
    }

    /// C84-75 Nobody else's units stand in a province of one's own by then.
    #[inline]
    fn check_free(&self, _at: Province) -> Result<(), Illegal> {
        Ok(())
    }

    /// C84-54 Out of the stock; C84-55 into the home province, C84-07 where leaders must suffice.
    /// C84-83 Nothing is bought that cannot be placed.
    #[inline]
    fn check_buy(&self, unit: Unit, n: u8) -> Result<(), Illegal> {
        if self.stock.get(unit) < n {
            return Err(Obstacle::OutOfStock.into());
        }
        let home = self.home(self.turn);
        let there = self.garrison[home.idx()].total();
        match self.n_leaders(self.turn, home) {
            0 => Err(Illegal::Own(Refusal::Unled { at: home })),
            leaders if room_for(leaders) < there + n => {
                Err(Illegal::Own(Refusal::TooMany { at: home }))
            }
            _ => Ok(()),
        }
    }

    fn buy(&mut self, unit: Unit, n: u8, events: &mut Vec<Event>) {
        self.pay_units(unit, n, events);
        self.stock.0[unit as usize] -= n;
        // C84-74 Placed units capture others' leaders alone there.
        let (seat, home) = (self.turn, self.home(self.turn));
        capture::occupy(self, seat, home, Units::of(unit, n), events);
    }

    /// C84-55 On any coast of the home province.
    #[inline]
    fn check_harbor(&self, at: Coast) -> Result<(), Illegal> {
        let home = at.province() == self.home(self.turn) && !at.seas().is_empty();
        if home { Ok(()) } else { Err(Illegal::Own(Refusal::NotHome)) }
    }

    fn launched(who: Province, galley: GalleyName, at: Coast, sum: u32) -> Event {
        Event::GalleyBought { who, galley, at, sum }
    }

    /// C84-07 C84-08 The units there need leaders without their city.
    #[inline]
    fn check_ruin(&self, at: Province) -> Result<(), Illegal> {
        let units = self.garrison[at.idx()].total();
        match self.n_captains(self.turn, at) {
            0 if 0 < units => Err(Illegal::Own(Refusal::Unled { at })),
            n if room_for(n) < units => Err(Illegal::Own(Refusal::TooMany { at })),
            _ => Ok(()),
        }
    }

    /// C84-56 Any own city without a wall.
    #[inline]
    fn check_wall_site(&self, at: Province) -> Result<(), Illegal> {
        match (self.has_city(at), self.walls.has(at.idx())) {
            (false, _) => Err(Obstacle::NoCity { at }.into()),
            (true, true) => Err(Illegal::Own(Refusal::WallThere { at })),
            (true, false) => Ok(()),
        }
    }

    /// C84-57 Between own cities that touch on land, one a pair; C84-81 also without a home. C84-71 A
    /// disputed border carries a road only where it is one.
    fn check_road(&self, between: [Province; 2]) -> Result<(), Illegal> {
        self.check_spending()?;
        if let Some(at) = between.into_iter().find(|&at| !self.has_city(at)) {
            return Err(Obstacle::NoCity { at }.into());
        }
        self.check_way(between)?;
        if N_ROADS <= self.roads.len() { Err(Illegal::Own(Refusal::NoRoads)) } else { Ok(()) }
    }

    fn build_road(&mut self, between: [Province; 2], events: &mut Vec<Event>) {
        self.lay_road(between);
        self.stage = Stage::Bought;
        events.push(Event::Own(Incident::RoadBuilt { who: self.home(self.turn), between }));
    }
}
