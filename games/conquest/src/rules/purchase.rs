//! Destroying cities, purchase and placement.

use crate::{
    Anchor, Deed, Edition, Feat, Galley, Obstacle, Phase, Realm, Stage, Story,
    army::Unit,
    empire::{GalleyName, Province},
};

impl<E: Edition> Realm<E> {
    /// C84-05 C05-05 What is bought after tribute is placed at once.
    #[inline]
    pub fn check_spending(&self) -> Result<(), Obstacle> {
        if matches!(self.phase, Phase::Spend) { Ok(()) } else { Err(Obstacle::WrongPhase) }
    }

    /// C84-51 C05-44 An own city, C84-05 C05-05 before anything is bought.
    #[inline]
    pub fn check_destroy(&self, at: Province) -> Result<(), Obstacle> {
        self.check_spending()?;
        if !self.has_city(at) {
            return Err(Obstacle::NoCity { at });
        }
        if Stage::Bought <= self.stage { Err(Obstacle::BoughtAlready) } else { Ok(()) }
    }

    /// C84-51 C05-44 Fortification and roads and all.
    #[inline]
    pub fn commit_destroy(&mut self, at: Province, events: &mut Vec<impl Story>) {
        self.cities = self.cities.without(at.idx());
        self.walls = self.walls.without(at.idx());
        events.push(Deed::CityDestroyed { who: self.home(self.turn), at }.into());
        self.remove_roads(at, events);
    }

    /// C84-38 C84-51 C05-51 All roads to a city that is lost go with it.
    #[inline]
    pub fn remove_roads(&mut self, at: Province, events: &mut Vec<impl Story>) {
        let gone = self.roads & E::board().ways.at(at.idx());
        if !gone.is_empty() {
            self.roads = self.roads & !gone;
            let n = u8::try_from(gone.len()).unwrap_or(u8::MAX);
            events.push(Deed::RoadsRemoved { at, n }.into());
        }
    }

    /// C84-52 C05-45 For money, C84-53 C05-46 as inflation has it.
    #[inline]
    pub fn check_price(&self, normal: u32) -> Result<(), Obstacle> {
        let (price, money) = (self.price(normal), self.treasury.of(self.turn.idx()));
        if price <= money { Ok(()) } else { Err(Obstacle::TooDear { price, money }) }
    }

    /// The player on turn pays; returns the price with inflation.
    #[inline]
    pub fn pay(&mut self, normal: u32) -> u32 {
        let price = self.price(normal);
        self.treasury.spend(self.turn.idx(), price);
        self.stage = Stage::Bought;
        price
    }

    /// How many units of a kind the player on turn can pay for.
    #[inline]
    pub fn affordable(&self, unit: Unit) -> u8 {
        let money = self.treasury.of(self.turn.idx());
        u8::try_from(money / self.unit_price(unit)).unwrap_or(u8::MAX)
    }

    /// Units are paid for.
    #[inline]
    pub fn pay_units(&mut self, unit: Unit, n: u8, events: &mut Vec<impl Story>) {
        let sum = self.pay(E::price(unit) * u32::from(n));
        events.push(Feat::Bought { who: self.home(self.turn), unit, n, sum }.into());
    }

    /// C84-55 C05-49 A new galley is paid for and placed. Returns its name and what was paid.
    #[inline]
    pub fn launch(&mut self, at: E::Berth) -> Option<(GalleyName, u32)> {
        let idx = self.spare_galley(self.turn)?;
        self.galleys[idx] = Galley { at: Anchor::Berth(at), ..Galley::in_stock() };
        Some((self.galley_name(idx), self.pay(E::price(Unit::Galley))))
    }

    /// C84-56 C05-50 Any own province without a city.
    #[inline]
    pub fn check_site(&self, at: Province) -> Result<(), Obstacle> {
        if !self.owns(self.turn, at) {
            return Err(Obstacle::NotYours { at });
        }
        if self.cities.has(at.idx()) { Err(Obstacle::CityThere { at }) } else { Ok(()) }
    }

    /// It stands, for so much.
    #[inline]
    pub fn build_city(&mut self, at: Province, price: u32, events: &mut Vec<impl Story>) {
        let sum = self.pay(price);
        self.cities = self.cities.with(at.idx());
        events.push(Feat::CityBuilt { who: self.home(self.turn), at, sum }.into());
    }

    /// It stands, for so much.
    #[inline]
    pub fn build_wall(&mut self, at: Province, price: u32, events: &mut Vec<impl Story>) {
        let sum = self.pay(price);
        self.walls = self.walls.with(at.idx());
        events.push(Feat::WallBuilt { who: self.home(self.turn), at, sum }.into());
    }

    /// C84-57 C05-51 Between provinces that touch on land, one a pair.
    #[inline]
    pub fn check_way(&self, [a, b]: [Province; 2]) -> Result<(), Obstacle> {
        let way = self.way(a, b).ok_or(Obstacle::NotNeighbors { a, b })?;
        if self.roads.has(way) { Err(Obstacle::RoadThere) } else { Ok(()) }
    }

    /// A road stands.
    #[inline]
    pub fn lay_road(&mut self, [a, b]: [Province; 2]) {
        if let Some(way) = self.way(a, b) {
            self.roads = self.roads.with(way);
        }
    }
}

/// C84-54 C05-47 Out of the stock.
impl Obstacle {
    /// Refuses where the box holds `all` and so many are `used`.
    #[inline]
    pub fn unless_left(all: usize, used: usize) -> Result<(), Obstacle> {
        if used < all { Ok(()) } else { Err(Obstacle::OutOfStock) }
    }
}
