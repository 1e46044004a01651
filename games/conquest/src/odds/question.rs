//! A battle described in words, and what is to be expected of it in words and figures.

use std::fmt;

use serde::Serialize;

use super::{Force, Ground, Leaders, Losses, NoAnswer, Tale, price_of, write_chances, write_ends};
use crate::{
    Edition,
    advice::{Sketch, Stakes},
    army::Side,
};

/// What somebody wants to know.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Question<'a> {
    /// `3 infantry, 1 catapult, 2 generals, 1 Caesar`, at sea with `2 galleys`.
    pub attacker: &'a str,
    /// Likewise.
    pub defender: &'a str,
    /// `open`, `fortified` or `sea`.
    pub ground: &'a str,
    /// Who rolls next: `attacker` or `defender`. Where both roll in each round it is `attacker`.
    pub roller: &'a str,
    /// What the province is worth, in talents.
    pub prize: f64,
    /// What each side has besides, in talents.
    pub means: f64,
}

/// What is to be expected, with what `X` an edition adds and ends `O` as it tells them.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[expect(missing_docs, reason = "they are what they are called")]
pub struct Report<X, O> {
    pub attacker_wins: f64,
    pub defender_wins: f64,
    pub attacker_losses: Losses,
    pub defender_losses: Losses,
    /// Who falls to the other side with a defeat.
    pub attacker_leaders: Leaders,
    pub defender_leaders: Leaders,
    /// What the edition says besides.
    #[serde(flatten)]
    pub own: X,
    /// Why nobody may retreat, or what the advice leaves out.
    pub note: String,
    /// Every end that can come about, the likeliest first.
    pub outcomes: Vec<O>,
}

/// What an edition says of a battle besides.
pub trait Besides {
    /// The chance that neither side wins, where that can be.
    fn neither(&self) -> Option<f64> {
        None
    }
    /// What is told of it, a line each.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

impl Question<'_> {
    /// One infantry attacks another in the open.
    pub const SMALLEST: Question<'static> = Question {
        attacker: "1 infantry",
        defender: "1 infantry",
        ground: "open",
        roller: "attacker",
        prize: 30.0,
        means: 300.0,
    };

    /// Where it is, who rolls, and both sides.
    pub fn read(&self) -> Result<(Ground, Side, [Force; 2]), NoAnswer> {
        let ground = Ground::read(self.ground)?;
        let unknown = || NoAnswer::Roller(self.roller.to_owned());
        let roller = Side::named(self.roller).ok_or_else(unknown)?;
        Ok((ground, roller, [Force::read(self.attacker)?, Force::read(self.defender)?]))
    }

    /// What these leaders fight about, a captured Caesar being worth a bounty.
    pub fn stakes<E: Edition>(
        &self,
        leaders: [Leaders; 2],
        bounty: f64,
        power: i32,
    ) -> Result<Stakes, NoAnswer> {
        let sketch = Sketch {
            means: self.means,
            prize: self.prize,
            generals: leaders.map(|it| it.generals),
            caesars: leaders.map(|it| it.caesar),
            bounty,
            power,
        };
        sketch.stakes::<E>().ok_or(NoAnswer::Talents)
    }
}

impl<X, O> Report<X, O> {
    /// From the chances of both sides to win, their mean losses by kind of unit, and their leaders.
    pub fn new<E: Edition>(
        [attacker_wins, defender_wins]: [f64; 2],
        losses: [[f64; 4]; 2],
        [attacker_leaders, defender_leaders]: [Leaders; 2],
        (own, note): (X, String),
        outcomes: Vec<O>,
    ) -> Report<X, O> {
        let [attacker_losses, defender_losses] =
            losses.map(|it| Losses::new(it, price_of::<E>(&it)));
        Report {
            attacker_wins,
            defender_wins,
            attacker_losses,
            defender_losses,
            attacker_leaders,
            defender_leaders,
            own,
            note,
            outcomes,
        }
    }
}

/// The figures that people ask for, a line each.
impl<X: Besides, O: Copy + Into<Tale>> fmt::Display for Report<X, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut chances = vec![("attacker", self.attacker_wins), ("defender", self.defender_wins)];
        chances.extend(self.own.neither().map(|it| ("neither", it)));
        write_chances(f, &chances, [&self.attacker_losses, &self.defender_losses])?;
        self.own.write(f)?;
        let ends: Vec<Tale> = self.outcomes.iter().map(|&it| it.into()).collect();
        write_ends(f, &ends, [self.attacker_leaders, self.defender_leaders])?;
        writeln!(f, "({})", self.note)
    }
}
