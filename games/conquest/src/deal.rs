//! What two players can agree upon in both editions: captured generals for talents or for each other.

use std::{fmt, str::FromStr};

use kernel::Seat;
use serde::Serialize;

use crate::{Edition, Obstacle, Realm};

/// C84-46 C05-52 Any multiple of this can be named: the smallest coin.
pub const COIN: u16 = 5;

/// C84-46 C05-52 No offer names more talents.
pub const MOST: u16 = 1_000;

/// C84-60 C05-52 How many offers a player makes to another in a turn.
pub const OFFERS: u8 = 6;

/// An offer that waits for its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    /// To whom it is made.
    pub to: Seat,
    /// What is offered.
    pub terms: Terms,
}

/// C84-46 C05-52 What is offered, as the one who offers says it. Generals go one way for talents, or
/// for nothing but promises; or as many the other way, with talents on top of either side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Terms {
    /// Captured generals that he gives back.
    pub gives: u8,
    /// Generals of his own that he gets back.
    pub takes: u8,
    /// Talents that he pays.
    pub pays: u16,
    /// Talents that he is paid.
    pub asks: u16,
}

impl Terms {
    /// Generals of his own for talents, or for promises.
    pub const fn ransom(takes: u8, pays: u16) -> Terms {
        Terms { gives: 0, takes, pays, asks: 0 }
    }

    /// Captured generals for talents, or for promises.
    pub const fn release(gives: u8, asks: u16) -> Terms {
        Terms { gives, takes: 0, pays: 0, asks }
    }

    /// As many generals for each other.
    pub const fn exchange(n: u8) -> Terms {
        Terms { gives: n, takes: n, pays: 0, asks: 0 }
    }

    /// Everything that can be offered between two who hold so many generals of each other (the one
    /// who offers `held`, of his own the other `lost`) and have so many talents (`own`, `theirs`).
    pub fn possible([held, lost]: [u8; 2], [own, theirs]: [u32; 2]) -> impl Iterator<Item = Terms> {
        let sums = |purse: u32| {
            let most = purse.min(MOST.into()) / u32::from(COIN);
            (1..=u16::try_from(most).unwrap_or(0)).map(|n| COIN * n)
        };
        let exchanges = (1..=held.min(lost)).flat_map(move |n| {
            let even = Terms::exchange(n);
            let paying = sums(own).map(move |pays| Terms { pays, ..even });
            let asking = sums(theirs).map(move |asks| Terms { asks, ..even });
            [even].into_iter().chain(paying).chain(asking)
        });
        let with_nothing = move |purse: u32| [0].into_iter().chain(sums(purse));
        let ransoms =
            (1..=lost).flat_map(move |n| with_nothing(own).map(move |sum| Terms::ransom(n, sum)));
        let releases = (1..=held)
            .flat_map(move |n| with_nothing(theirs).map(move |sum| Terms::release(n, sum)));
        exchanges.chain(ransoms).chain(releases)
    }

    /// Whether it can be paid in coins, and is no more than is ever offered.
    pub fn is_in_coins(self) -> bool {
        let fits = |sum: u16| sum.is_multiple_of(COIN) && sum <= MOST;
        fits(self.pays) && fits(self.asks)
    }

    /// Whether generals go both ways.
    pub fn is_exchange(self) -> bool {
        0 < self.gives && 0 < self.takes
    }
}

impl<E: Edition> Realm<E> {
    /// C84-46 C05-52 Whether both hold the generals that they would give.
    pub fn hold_generals(&self, from: Seat, deal: Deal) -> bool {
        let Deal { to, terms } = deal;
        let held = |by: Seat, of: Seat| self.prisoners[by.idx()][of.idx()];
        terms.gives <= held(from, to) && terms.takes <= held(to, from)
    }

    /// C84-46 C05-52 Whether the sums can be counted out, and both have them.
    pub fn check_sums(&self, from: Seat, deal: Deal) -> Result<(), Obstacle> {
        let Deal { to, terms } = deal;
        if !terms.is_in_coins() {
            return Err(Obstacle::NoSuchSum);
        }
        let [own, other] = [from, to].map(|it| self.treasury.of(it.idx()));
        let there = u32::from(terms.pays) <= own && u32::from(terms.asks) <= other;
        if there { Ok(()) } else { Err(Obstacle::NoTalents) }
    }

    /// C84-46 C05-52 Talents change hands, and generals are held no longer.
    pub fn carry_out(&mut self, from: Seat, deal: Deal) {
        let Deal { to, terms } = deal;
        let [one, two] = [from.idx(), to.idx()];
        self.treasury.hand_over(one, two, terms.pays.into());
        self.treasury.hand_over(two, one, terms.asks.into());
        self.prisoners[one][two] -= terms.gives;
        self.prisoners[two][one] -= terms.takes;
    }
}

/// `ransom 30`, `ransom 2 for 30`, `promise`, `release 30`, `gift`, `exchange`, `exchange 2 paying 10`,
/// `exchange asking 10`
impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Terms { gives, takes, pays, asks } = *self;
        let (word, n, sum) = match (gives, takes) {
            (0, n) => (if pays == 0 { "promise" } else { "ransom" }, n, pays),
            (n, 0) => (if asks == 0 { "gift" } else { "release" }, n, asks),
            (n, _) => ("exchange", n, 0),
        };
        f.write_str(word)?;
        if 1 < n {
            write!(f, " {n}")?;
        }
        match (self.is_exchange(), n, sum, pays, asks) {
            (true, _, _, 0, 0) | (false, _, 0, _, _) => Ok(()),
            (true, _, _, 0, sum) => write!(f, " asking {sum}"),
            (true, _, _, sum, _) => write!(f, " paying {sum}"),
            (false, 1, sum, _, _) => write!(f, " {sum}"),
            (false, _, sum, _, _) => write!(f, " for {sum}"),
        }
    }
}

impl FromStr for Terms {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let terms = read(text).ok_or(())?;
        // Only what is written so: no signs, no leading zeros.
        if terms.to_string() == text { Ok(terms) } else { Err(()) }
    }
}

fn read(text: &str) -> Option<Terms> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    match word {
        "promise" => Some(Terms::ransom(count(rest)?, 0)),
        "gift" => Some(Terms::release(count(rest)?, 0)),
        "ransom" => counted_sum(rest).map(|(n, sum)| Terms::ransom(n, sum)),
        "release" => counted_sum(rest).map(|(n, sum)| Terms::release(n, sum)),
        "exchange" => {
            let numbered = rest.starts_with(|it: char| it.is_ascii_digit());
            let (n, rest) = match rest.split_once(' ') {
                Some((n, rest)) if numbered => (n, rest),
                None if numbered => (rest, ""),
                _ => ("", rest),
            };
            let even = Terms::exchange(count(n)?);
            match rest.split_once(' ') {
                None => rest.is_empty().then_some(even),
                Some(("paying", sum)) => Some(Terms { pays: sum.parse().ok()?, ..even }),
                Some(("asking", sum)) => Some(Terms { asks: sum.parse().ok()?, ..even }),
                Some(_) => None,
            }
        }
        _ => None,
    }
}

/// Nothing is one; no more than the box holds.
fn count(text: &str) -> Option<u8> {
    if text.is_empty() { Some(1) } else { text.parse().ok().filter(|n| (2..=36).contains(n)) }
}

/// `30`, `2 for 30`
fn counted_sum(text: &str) -> Option<(u8, u16)> {
    let (n, sum) = text.split_once(" for ").unwrap_or(("", text));
    Some((count(n)?, sum.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_read_as_they_are_written() {
        for (text, terms) in [
            ("promise", Terms::ransom(1, 0)),
            ("ransom 15", Terms::ransom(1, 15)),
            ("ransom 2 for 35", Terms::ransom(2, 35)),
            ("gift 2", Terms::release(2, 0)),
            ("release 100", Terms::release(1, 100)),
            ("exchange", Terms::exchange(1)),
            ("exchange 3", Terms::exchange(3)),
            ("exchange paying 5", Terms { pays: 5, ..Terms::exchange(1) }),
            ("exchange 2 asking 25", Terms { asks: 25, ..Terms::exchange(2) }),
        ] {
            assert_eq!(terms.to_string(), text);
            assert_eq!(text.parse(), Ok(terms), "{text}");
        }
        for text in [
            "",
            "ransom",
            "ransom 0",
            "ransom 05",
            "ransom 1 for 5",
            "exchange 1",
            "gift 0",
            "exchange paying",
            "exchange paying 0",
            "ransom 99999",
            "promise 40",
            "ransom -5",
        ] {
            assert_eq!(text.parse::<Terms>(), Err(()), "{text}");
        }
    }

    #[test]
    fn everything_possible_is_written_differently_and_read_back() {
        let all: Vec<Terms> = Terms::possible([2, 1], [20, 15]).collect();
        // One for one, even, for 4 sums or 3; one general for 4 sums or promises; one or two for 3.
        assert_eq!(all.len(), (1 + 4 + 3) + (1 + 4) + 2 * (1 + 3));
        for terms in &all {
            assert!(terms.is_in_coins());
            assert_eq!(terms.to_string().parse(), Ok(*terms));
        }
        assert_eq!(Terms::possible([0, 0], [500, 500]).count(), 0, "no prisoners, no deal");
        let rich = Terms::possible([0, 1], [u32::MAX, 0]).count();
        assert_eq!(rich, 1 + usize::from(MOST / COIN), "no purse floods the list");
    }
}
