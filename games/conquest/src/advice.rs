//! What fighting on and retreating are worth to a side of a battle: the chance to win the game, read
//! off what everybody would have left. docs/advice.md says what is counted, what is not, and how it
//! was tried. These are no rules, so fractions may be binary ones.

use kernel::{MAX_SEATS, Seat};
use serde::Serialize;

use crate::{
    Edition, Realm,
    army::{Side, Unit, Units},
    empire::Province,
    odds::{Advice, per_myriad},
};

/// How many turns of tribute a province or a city counts for.
const TURNS: f64 = 5.0;
/// A general cannot be bought: what he counts for before inflation, and in the hands of others.
const GENERAL: f64 = 30.0;
const PRISONER: f64 = 15.0;
/// What a player has who has nothing but his Caesar.
const CAESAR: f64 = 40.0;
/// What is kept to replace losses when there is nothing left to buy.
const RESERVE: f64 = 200.0;
/// What a unit counts for to who has more talents than units to buy: he buys it again, at home.
const SPARE: f64 = 0.5;
/// Chances that differ by less are the same.
const TIE: f64 = 1e-9;

/// What the end of a battle does in one edition only.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Customs {
    /// C84-47 What the bank pays for a captured Caesar.
    pub bounty: f64,
    /// C84-49 Whether money goes with a home that is taken.
    pub sacked: bool,
    /// C84-49 C05-72 How many turns of tribute count for who is without his home.
    pub exile: f64,
    /// C84-35 C84-37 Whether an attacker who leaves or is beaten loses his galleys there.
    pub beached: bool,
    /// C84-52 C05-45 The price of a wall before inflation.
    pub wall: u32,
    /// How much means decide: who has twice as much as another is two to this power times as likely to
    /// win. Fitted to games of computer players.
    pub power: i32,
}

/// How a battle can end, as far as more than units depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Issue {
    /// One side is destroyed to the last.
    Won(Side),
    /// A side leaves, and has where to go.
    Left(Side),
    /// C05-29 Both are destroyed to the last.
    Spent,
}

/// What everybody has at the end of a battle, besides the units of both sides that are left.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Balance {
    sides: [f64; 2],
    /// The chances of all others, before they are made to add up.
    others: f64,
}

/// What a battle is about.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stakes {
    /// Infantry, cavalry, catapults at today's prices.
    prices: [f64; 3],
    /// How much of that they count for, by side.
    rates: [f64; 2],
    power: i32,
    issues: [Balance; 5],
}

/// A side's chances to win the game.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Weighed {
    /// If it fights on, with leave to retreat later.
    pub fight_on: f64,
    /// If it retreats now.
    pub retreat: f64,
}

/// What is advised to who may retreat now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct AdviceView {
    /// Who may.
    pub seat: Seat,
    /// His chance to win the game in ten-thousandths if he fights on, with leave to retreat later.
    pub fight_on: u16,
    /// The same if he retreats now.
    pub retreat: u16,
    /// Whether the second is greater.
    pub retreat_advised: bool,
    /// Where most of his own would stand with them; nothing where there is nowhere to go.
    pub to: Option<Province>,
}

/// A battle as it stands on the table.
#[derive(Debug, Clone, Copy)]
pub struct Dispute<'a, E: Edition> {
    /// The table.
    pub realm: &'a Realm<E>,
    /// Where it is fought.
    pub at: Province,
    /// Who defends.
    pub defender: Seat,
    /// C84-04 C05-04 What all land units cost that each player could buy, before inflation.
    pub in_stock: [u32; MAX_SEATS],
    /// What the edition adds.
    pub customs: Customs,
}

/// A battle of which only the two sides are known, in a game of two.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sketch {
    /// What each has besides those who fight, in talents.
    pub means: f64,
    /// What the province is worth.
    pub prize: f64,
    /// Generals with each side.
    pub generals: [u8; 2],
    /// Whether a Caesar is with each side.
    pub caesars: [bool; 2],
    /// C84-47 What the bank pays for a captured Caesar.
    pub bounty: f64,
    /// How much means decide, as in [`Customs`].
    pub power: i32,
}

impl Weighed {
    /// Who is no worse off stays.
    pub fn advice(self) -> Advice {
        if self.fight_on + TIE < self.retreat { Advice::Retreat } else { Advice::FightOn }
    }

    /// As a view tells it to `seat`.
    pub fn view(self, seat: Seat, to: Option<Province>) -> AdviceView {
        AdviceView {
            seat,
            fight_on: per_myriad(self.fight_on),
            retreat: per_myriad(self.retreat),
            retreat_advised: to.is_some() && self.advice() == Advice::Retreat,
            to,
        }
    }
}

impl Issue {
    const ALL: [Issue; 5] = [
        Issue::Won(Side::Attacker),
        Issue::Won(Side::Defender),
        Issue::Left(Side::Attacker),
        Issue::Left(Side::Defender),
        Issue::Spent,
    ];

    #[inline]
    fn idx(self) -> usize {
        match self {
            Issue::Won(side) => side as usize,
            Issue::Left(side) => 2 + side as usize,
            Issue::Spent => 4,
        }
    }
}

impl Stakes {
    /// Of a battle on the table; `units` says who stands where.
    pub fn new<E: Edition>(
        dispute: Dispute<'_, E>,
        units: impl Fn(Seat, Province) -> Units,
    ) -> Stakes {
        let Dispute { realm, at, defender, in_stock, customs } = dispute;
        let fighters = [realm.attacker, defender];
        let inflation = f64::from(realm.inflation);
        let worth_of = |units: Units| inflation * f64::from(E::price_of(units));
        // What can be spent as far as there is something to spend it on.
        let usable = |seat: Seat| inflation * f64::from(in_stock[seat.idx()]) + RESERVE;
        let rates =
            fighters.map(|it| if usable(it) < purse(realm, it, customs) { SPARE } else { 1.0 });
        let mut means = realm.for_living(f64::NEG_INFINITY, |seat| {
            let land: f64 = Province::ALL.into_iter().map(|at| worth_of(units(seat, at))).sum();
            let purse = purse(realm, seat, customs).min(usable(seat));
            land + purse + pieces(realm, seat, customs)
        });
        for seat in fighters {
            means[seat.idx()] -= worth_of(units(seat, at));
        }
        let power = customs.power;
        let issues = Issue::ALL.map(|issue| {
            let mut after = means;
            settle(&mut after, dispute, issue);
            let others = realm.living().filter(|it| !fighters.contains(it));
            Balance {
                sides: fighters.map(|it| after[it.idx()]),
                others: others.map(|it| hope(after[it.idx()], power)).sum(),
            }
        });
        let prices = Unit::LAND.map(|unit| inflation * f64::from(E::price(unit)));
        Stakes { prices, rates, power, issues }
    }

    /// What units are worth.
    #[inline]
    pub fn price(&self, units: Units) -> f64 {
        let [infantry, cavalry, catapults] = units.0.map(f64::from);
        self.prices[0] * infantry + self.prices[1] * cavalry + self.prices[2] * catapults
    }

    /// The chances of both sides to win the game after this end, their units there being worth so much.
    #[inline]
    pub fn chances(&self, issue: Issue, left: [f64; 2]) -> [f64; 2] {
        let Balance { sides, others } = self.issues[issue.idx()];
        let [ours, theirs] =
            [0, 1].map(|it| hope(sides[it] + self.rates[it] * left[it], self.power));
        let all = (ours + theirs + others).max(f64::MIN_POSITIVE);
        [ours / all, theirs / all]
    }
}

impl Sketch {
    /// What it is about; nothing if talents are no sums.
    pub fn stakes<E: Edition>(self) -> Option<Stakes> {
        let Sketch { means, prize, generals, caesars, bounty, power } = self;
        if ![means, prize].iter().all(|sum| (0.0..=1e6).contains(sum)) {
            return None;
        }
        let own = |side: Side| CAESAR + means + GENERAL * f64::from(generals[side as usize]);
        let issues = Issue::ALL.map(|issue| {
            let mut sides = Side::BOTH.map(own);
            let taken = matches!(issue, Issue::Won(Side::Attacker) | Issue::Left(Side::Defender));
            sides[usize::from(!taken)] += prize;
            if let Issue::Won(winner) = issue {
                let (captor, loser) = (winner as usize, winner.other() as usize);
                let mut both = [sides[captor], sides[loser]];
                capture(&mut both, f64::from(generals[loser]), caesars[loser], bounty);
                [sides[captor], sides[loser]] = both;
            }
            Balance { sides, others: 0.0 }
        });
        let prices = Unit::LAND.map(|unit| f64::from(E::price(unit)));
        Some(Stakes { prices, rates: [1.0; 2], power, issues })
    }
}

/// What who has so much can hope for, beside others.
#[inline]
fn hope(means: f64, power: i32) -> f64 {
    means.max(0.0).powi(power)
}

/// What a player has to spend: his money, and some turns of tribute.
fn purse<E: Edition>(realm: &Realm<E>, seat: Seat, customs: Customs) -> f64 {
    let money = f64::from(realm.treasury.of(seat.idx()));
    money + turns(realm, seat, customs) * f64::from(realm.worth(seat))
}

/// What stands on the board besides units on land, in talents at today's prices.
fn pieces<E: Edition>(realm: &Realm<E>, seat: Seat, customs: Customs) -> f64 {
    let mut bought = customs.wall * u32::try_from(realm.n_walls_of(seat)).unwrap_or(0);
    let (generals, prisoners) = realm.generals_and_prisoners(seat);
    let mut leaders = GENERAL * f64::from(generals) + PRISONER * f64::from(prisoners);
    for idx in realm.galleys_of(seat) {
        let cargo = realm.galleys[idx].aboard();
        bought += E::price(Unit::Galley) + E::price_of(cargo.units);
        leaders += GENERAL * f64::from(cargo.generals);
    }
    CAESAR + f64::from(realm.inflation) * (leaders + f64::from(bought))
}

fn turns<E: Edition>(realm: &Realm<E>, seat: Seat, customs: Customs) -> f64 {
    if realm.has_home(seat) { TURNS } else { customs.exile }
}

/// What an end of a battle changes besides the units there.
fn settle<E: Edition>(after: &mut [f64; MAX_SEATS], dispute: Dispute<'_, E>, issue: Issue) {
    let Dispute { realm, at, defender, customs, .. } = dispute;
    let attacker = realm.attacker;
    let inflation = f64::from(realm.inflation);
    let fleet = |seat: Seat| {
        let there =
            realm.galleys_of(seat).filter(|&it| realm.galleys[it].at.province() == Some(at));
        let n = u32::try_from(there.count()).unwrap_or(0);
        inflation * f64::from(n * E::price(Unit::Galley))
    };
    match issue {
        Issue::Won(Side::Attacker) | Issue::Left(Side::Defender) => {
            conquer(after, dispute);
            for seat in realm.living().filter(|&it| it != attacker) {
                after[seat.idx()] -= fleet(seat);
            }
        }
        Issue::Won(Side::Defender) | Issue::Left(Side::Attacker) if customs.beached => {
            after[attacker.idx()] -= fleet(attacker);
        }
        Issue::Won(Side::Defender) | Issue::Left(Side::Attacker) | Issue::Spent => {}
    }
    if let Issue::Won(winner) = issue {
        let (captor, loser) = match winner {
            Side::Attacker => (attacker, defender),
            Side::Defender => (defender, attacker),
        };
        let mut both = [after[captor.idx()], after[loser.idx()]];
        let generals = inflation * f64::from(realm.generals[loser.idx()][at.idx()]);
        capture(&mut both, generals, realm.has_caesar(loser, at), customs.bounty);
        [after[captor.idx()], after[loser.idx()]] = both;
    }
}

/// C84-37 C84-47 C05-31 C05-33 Leaders fall to the winner, and with a Caesar everything else.
fn capture([captor, loser]: &mut [f64; 2], generals: f64, caesar: bool, bounty: f64) {
    *captor += PRISONER * generals;
    *loser -= GENERAL * generals;
    if caesar {
        *captor += (*loser - CAESAR).max(0.0) + bounty;
        *loser = f64::NEG_INFINITY;
    }
}

/// C84-38 C05-35 A province changes hands, city and wall and all.
fn conquer<E: Edition>(after: &mut [f64; MAX_SEATS], dispute: Dispute<'_, E>) {
    let Dispute { realm, at, customs, .. } = dispute;
    let attacker = realm.attacker;
    let idx = at.idx();
    let fives = 1 + u8::from(E::board().rich.has(idx)) + u8::from(realm.cities.has(idx));
    let tribute = 5.0 * f64::from(fives);
    let wall = if realm.walls.has(idx) { customs.wall * u32::from(realm.inflation) } else { 0 };
    if let Some(owner) = realm.owner(at) {
        let worth = f64::from(realm.worth(owner));
        let lost = &mut after[owner.idx()];
        *lost -= turns(realm, owner, customs) * tribute + f64::from(wall);
        if realm.home(owner) == at {
            *lost -= (TURNS - customs.exile) * (worth - tribute);
            if customs.sacked {
                let money = f64::from(realm.treasury.of(owner.idx()));
                *lost -= money;
                after[attacker.idx()] += money;
            }
        }
    }
    let won = &mut after[attacker.idx()];
    *won += turns(realm, attacker, customs) * tribute + f64::from(wall);
    if realm.home(attacker) == at {
        *won += (TURNS - customs.exile) * (f64::from(realm.worth(attacker)) + tribute);
    }
}
