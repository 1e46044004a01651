//! What both editions' computer players look at alike. What it is worth is each edition's own.

mod goal;

use kernel::{MAX_SEATS, Seat};

use crate::{
    Caesar, Edition, Phase, Realm,
    army::{Unit, Units},
    empire::Province,
};

pub use goal::Goal;

/// How likely something falls, in ten-thousandths, and to whom.
pub type Danger = (i32, Option<Seat>);

/// Not to be looked at while there is anything else.
pub const NEVER: i32 = -1000;

/// Whether a kind of unit may be taken along now, if kinds are taken in this order and each once, so
/// that each company is made in one way only.
#[inline]
pub fn comes_next(company: Units, unit: Unit, order: [Unit; 3]) -> bool {
    order.into_iter().skip_while(|&it| it != unit).all(|it| company.get(it) == 0)
}

/// For everyone who plays, what he is before the mean of the others.
#[inline]
pub fn lead_over_others(of: [i32; MAX_SEATS], n_others: i32) -> [i32; MAX_SEATS] {
    let all: i32 = of.iter().sum();
    of.map(|own| own - (all - own) / n_others)
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
        use crate::seas::Sea as _;
        let home = self.home(self.turn).idx();
        let far = |sea: E::Sea| E::board().distances().sail[sea.idx()][home];
        if far(to) < far(from) { 10 } else { NEVER }
    }
}
