//! What both editions' computer players look at alike. What it is worth is each edition's own.

mod goal;
mod orders;

use kernel::{MAX_SEATS, Seat};

use crate::{
    Anchor, Berth as _, Caesar, Edition, Galley, Phase, Realm,
    army::{Cargo, Unit, Units},
    empire::Province,
    seas::Sea as _,
};

pub use goal::Goal;
pub use orders::{Marches, Purchases, Voyages, embarking, promise};

/// How likely something falls, in ten-thousandths, and to whom.
pub type Danger = (i32, Option<Seat>);

/// Not to be looked at while there is anything else.
pub const NEVER: i32 = -1000;

/// What units are worth in an army if one of each kind is worth so much.
#[inline]
pub fn worth(units: Units, of: [i32; 3]) -> i32 {
    let [infantry, cavalry, catapults] = units.0.map(i32::from);
    of[0] * infantry + of[1] * cavalry + of[2] * catapults
}

/// Whether a kind of unit may be taken along now, if kinds are taken in this order and each once, so
/// that each company is made in one way only.
#[inline]
pub fn comes_next(company: Units, unit: Unit, order: [Unit; 3]) -> bool {
    order.into_iter().skip_while(|&it| it != unit).all(|it| company.get(it) == 0)
}

impl<E: Edition> Realm<E> {
    /// Something that is counted for everyone who plays; nothing for the others.
    #[inline]
    pub fn for_living<T: Copy>(&self, none: T, of: impl Fn(Seat) -> T) -> [T; MAX_SEATS] {
        let mut out = [none; MAX_SEATS];
        for seat in self.living() {
            out[seat.idx()] = of(seat);
        }
        out
    }

    /// What everyone who plays is worth: his `hopes` against the mean of what the others can count on,
    /// `most` at the utmost; and whoever is far ahead must still come nearer, as `pursuit` counts it.
    #[inline]
    pub fn standings(
        &self,
        hopes: [i32; MAX_SEATS],
        counted: [i32; MAX_SEATS],
        most: i32,
        pursuit: impl Fn(Seat) -> i32,
    ) -> [i32; MAX_SEATS] {
        let n_others = i32::try_from(self.living().count()).unwrap_or(2).max(2) - 1;
        let total: i32 = counted.iter().sum();
        let pursuits = self.for_living(0, pursuit);
        let all: i32 = pursuits.iter().sum();
        self.for_living(NEVER, |seat| {
            let (own, nearer) = (hopes[seat.idx()], pursuits[seat.idx()]);
            let others = (total - counted[seat.idx()]) / n_others;
            most * (own - others) / (own + others).max(1) + nearer - (all - nearer) / n_others
        })
    }

    /// For each seat how likely its Caesar falls, in ten-thousandths, and to whom, `on_land` having
    /// looked at one who stands in a province.
    #[inline]
    pub fn dangers(&self, on_land: impl Fn(Seat, Province) -> Danger) -> [Danger; MAX_SEATS] {
        self.for_living((0, None), |seat| match self.caesars[seat.idx()] {
            Caesar::Land(at) => on_land(seat, at),
            // At sea he is as safe as his galley is far from others: a little is always to be feared.
            Caesar::Aboard(_) => (2_000, None),
            Caesar::Gone => (0, None),
        })
    }

    /// Who is the strongest of a seat's enemies, and how much of his `chance` can still be met.
    #[inline]
    pub fn worst_enemy(&self, seat: Seat, chance: impl Fn(Seat) -> i32) -> Danger {
        let mut worst = (0, None);
        for enemy in self.living().filter(|&it| it != seat) {
            let chance = chance(enemy);
            if worst.0 < chance {
                worst = (chance, Some(enemy));
            }
        }
        (worst.0 * self.nearness_in_time(seat, worst.1) / 100, worst.1)
    }

    /// Whether more can still come to a battle.
    #[inline]
    pub fn is_movement(&self) -> bool {
        matches!(self.phase, Phase::Move | Phase::Lead(_) | Phase::Embark(_))
    }

    /// In hundredths, how much of a threat to `seat` can still be met: it is nearest while the enemy
    /// moves.
    #[inline]
    fn nearness_in_time(&self, seat: Seat, by: Option<Seat>) -> i32 {
        let moving = self.is_movement();
        match (Some(self.turn) == by, self.turn == seat) {
            (true, _) if moving => 90,
            // The Caesar's own turn comes first.
            (true, _) => 35,
            (_, true) if moving => 45,
            (_, true) => 70,
            (false, false) => 60,
        }
    }

    /// The galleys of a player that could land in a province this turn, or with `fresh` movements, and
    /// the shore at which each lies if it is not at sea. Who could march there is not counted.
    #[inline]
    pub fn landing_parties(
        &self,
        seat: Seat,
        to: Province,
        fresh: bool,
    ) -> impl Iterator<Item = (usize, Option<Province>)> {
        let waters = &E::board().waters;
        let (beside, near) = (waters.seas_of(to.idx()), self.neighbors(to));
        self.galleys_of(seat).filter_map(move |idx| {
            let galley = &self.galleys[idx];
            let moves = if fresh { 2 } else { galley.moves };
            match galley.at {
                Anchor::Sea(sea) => {
                    let is_near = 0 < moves && beside.has(sea.idx());
                    let is_next = moves == 2 && beside.meets(waters.beside(sea.idx()));
                    (is_near || is_next).then_some((idx, None))
                }
                Anchor::Berth(berth) => {
                    let at = berth.province();
                    let is_off =
                        moves == 2 && E::seas_at(berth).meets(beside) && !near.has(at.idx());
                    is_off.then_some((idx, Some(at)))
                }
                Anchor::Stock => None,
            }
        })
    }

    /// The galleys of a player: what is aboard, and where those are that are at sea.
    #[inline]
    pub fn galleys_and_cargo(&self, seat: Seat) -> impl Iterator<Item = (Option<E::Sea>, Cargo)> {
        self.galleys_of(seat).map(|idx| {
            let Galley { at, cargo, .. } = self.galleys[idx];
            (if let Anchor::Sea(sea) = at { Some(sea) } else { None }, cargo)
        })
    }

    /// Generals of a player on land, and those of others that he holds.
    #[inline]
    pub fn generals_and_prisoners(&self, seat: Seat) -> (i32, i32) {
        let generals: u8 = self.generals[seat.idx()].iter().sum();
        let held: u8 = self.prisoners[seat.idx()].iter().sum();
        (generals.into(), held.into())
    }

    /// Whether another galley of the player on turn lies there too and comes first.
    #[inline]
    pub fn has_twin(&self, idx: usize) -> bool {
        (0..idx).any(|other| {
            let it = &self.galleys[other];
            self.lord_of(other) == self.turn && it.at == self.galleys[idx].at && 0 < it.moves
        })
    }

    /// Cities of a player that a road reaches.
    #[inline]
    pub fn n_joined_cities(&self, seat: Seat) -> i32 {
        let cities = (self.owned[seat.idx()] & self.cities).iter();
        let joined = cities.filter(|&at| !(E::board().ways.at(at) & self.roads).is_empty()).count();
        i32::try_from(joined).unwrap_or(0)
    }

    /// Fortified cities of a player.
    #[inline]
    pub fn n_walls_of(&self, seat: Seat) -> i32 {
        i32::try_from((self.walls & self.owned[seat.idx()]).len()).unwrap_or(0)
    }

    /// Of the provinces of the player on turn without a city, the one that ranks first.
    #[inline]
    pub fn best_site<K: Ord>(&self, rank: impl Fn(Province) -> K) -> Option<Province> {
        let bare = self.owned[self.turn.idx()] & !self.cities;
        bare.iter().map(Province::at).min_by_key(|&it| rank(it))
    }

    /// An empty galley goes back for more, where that is nearer to home.
    #[inline]
    pub fn homeward(&self, from: E::Sea, to: E::Sea) -> i32 {
        let home = self.home(self.turn).idx();
        let far = |sea: E::Sea| E::board().distances().sail[sea.idx()][home];
        if far(to) < far(from) { 10 } else { NEVER }
    }
}
