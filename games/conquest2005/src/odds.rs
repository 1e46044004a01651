//! Exact chances of a battle, by counting every way it can go.
//!
//! Both sides make the usual choices (see [`crate::usual`]): catapults stay in reserve while others
//! can fight, two infantry fight beside each cavalry, the cheapest falls first. Nobody retreats; what
//! a pursuit would cost is counted beside it, and [`weighed`] asks whether to leave. These are no
//! rules, so fractions may be binary ones.

mod course;
mod ladder;
mod question;
mod quick;
mod sea;
mod solve;
mod weigh;

use conquest::{
    advice::{Stakes, Weighed},
    odds::{add_losses, counts, per_myriad},
};

use crate::pieces::{Side, Units};

pub use conquest::odds::{Advice, Ground, NoAnswer, NoBattle};
pub use question::{Question, Report, report};
pub use quick::quick;

/// How much means decide who wins the game, as advice counts it: see docs/advice.md.
pub const POWER: i32 = 3;

/// One side before the battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Host {
    pub units: Units,
    /// C05-20 Leaders that stand with them.
    pub leaders: u8,
    /// At sea only, where units and leaders take no part.
    pub galleys: u8,
}

/// What is to be expected.
#[derive(Debug, Clone, PartialEq)]
pub struct Odds {
    /// The chances that one side wins. C05-29 C05-41 What is missing to 1 is that neither does.
    pub attacker_wins: f64,
    pub defender_wins: f64,
    /// Mean losses of each side, by kind of unit.
    pub losses: [[f64; 4]; 2],
    /// C05-30 Mean losses of a side that retreats now, by kind of unit.
    pub pursuit: [[f64; 4]; 2],
    /// Every end that can come about, the likeliest first.
    pub ends: Vec<End>,
}

/// One end of a battle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct End {
    /// None where neither wins.
    pub winner: Option<Side>,
    /// What is left of both.
    pub left: [Host; 2],
    pub chance: f64,
}

/// The chances of a battle that is about to begin, or of what is left of one between two rounds.
pub fn odds(ground: Ground, attacker: Host, defender: Host) -> Result<Odds, NoBattle> {
    there_is(ground, attacker, defender)?;
    Ok(match ground {
        Ground::Open | Ground::Fortified => solve::solve(ground, [attacker, defender], None).0,
        Ground::Sea => sea::solve(attacker.galleys, defender.galleys),
    })
}

/// C05-27 A battle between two rounds, which first the defender, then the attacker may leave.
#[derive(Debug, Clone, Copy)]
pub struct Crossroads<'a> {
    pub stakes: &'a Stakes,
    /// C05-32 Whether each side has where to go.
    pub refuges: [bool; 2],
}

/// The same between two rounds, with what each side can make of it when it decides.
pub fn weighed(
    ground: Ground,
    attacker: Host,
    defender: Host,
    crossroads: &Crossroads<'_>,
) -> Result<(Odds, Option<[Weighed; 2]>), NoBattle> {
    there_is(ground, attacker, defender)?;
    Ok(match ground {
        Ground::Open | Ground::Fortified => {
            solve::solve(ground, [attacker, defender], Some(crossroads))
        }
        // C05-39 Nobody retreats at sea.
        Ground::Sea => (sea::solve(attacker.galleys, defender.galleys), None),
    })
}

fn there_is(ground: Ground, attacker: Host, defender: Host) -> Result<(), NoBattle> {
    for host in [attacker, defender] {
        let few = host.units.0.iter().all(|&n| n <= 60) && host.leaders <= 25;
        let there = match ground {
            Ground::Open | Ground::Fortified => !host.units.is_empty() && host.galleys == 0,
            Ground::Sea => 0 < host.galleys && host.galleys <= 40 && host.units.is_empty(),
        };
        if !few || !there {
            return Err(NoBattle);
        }
    }
    Ok(())
}

impl Odds {
    /// In ten-thousandths, but nothing and all only where that is exact.
    pub fn wins_per_myriad(&self, side: Side) -> u16 {
        per_myriad(match side {
            Side::Attacker => self.attacker_wins,
            Side::Defender => self.defender_wins,
        })
    }

    fn new(hosts: [Host; 2], mut ends: Vec<End>, pursuit: [[f64; 4]; 2]) -> Odds {
        ends.retain(|end| 0.0 < end.chance);
        ends.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        let wins = |side: Side| {
            ends.iter().filter(|end| end.winner == Some(side)).map(|end| end.chance).sum()
        };
        let mut losses = [[0.0; 4]; 2];
        for end in &ends {
            for side in Side::BOTH {
                let both = [hosts[side as usize], end.left[side as usize]];
                let [before, after] = both.map(|it| counts(it.units, it.galleys));
                add_losses(&mut losses[side as usize], before, after, end.chance);
            }
        }
        Odds {
            attacker_wins: wins(Side::Attacker),
            defender_wins: wins(Side::Defender),
            losses,
            pursuit,
            ends,
        }
    }
}
