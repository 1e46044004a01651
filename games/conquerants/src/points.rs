//! Points: four sums for each people, and what they were after each round.

use serde::Serialize;

use crate::people::{N_PEOPLES, People};

/// CON-04 The rounds of a game; `board.json` must say the same, or is not read.
pub const N_ROUNDS: usize = 10;

/// CON-21 Nobody has received more than the three others can have scored, or paid more than his own.
pub const MAX_DEALS: u32 = 3 * 3 * u16::MAX as u32;

/// CON-31 CON-34 The sums of one people, kept apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Sums {
    pub territory: u16,
    pub commerce: u16,
    pub peace: u16,
    /// Received for alliances, less what was paid for alliances and romanisations.
    pub deals: i32,
    /// CON-46 What was bid for the people, to be taken off in the end.
    pub bid: u16,
}

/// The sums after each scoring, by round and people; nothing where none was scored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Chronicle([[Sums; N_PEOPLES]; N_ROUNDS]);

/// What is counted: the sum first, then where it comes from.
pub const MEASURES: &[&str] = &["points", "territory", "commerce", "peace", "deals", "bid"];

impl Sums {
    /// How much of it there is; CON-46 a bid is taken off.
    pub fn measure(self, measure: usize) -> i32 {
        let all = [
            self.total(),
            self.territory.into(),
            self.commerce.into(),
            self.peace.into(),
            self.deals,
            -i32::from(self.bid),
        ];
        all.get(measure).copied().unwrap_or(0)
    }

    /// CON-34 What can be spent.
    #[inline]
    pub fn purse(self) -> i32 {
        i32::from(self.territory) + i32::from(self.commerce) + i32::from(self.peace) + self.deals
    }

    /// CON-34 CON-46 What wins: the same, less the bid.
    #[inline]
    pub fn total(self) -> i32 {
        self.purse() - i32::from(self.bid)
    }

    /// Tells whether nothing that was scored is more than in `later`.
    pub fn is_before(self, later: Sums) -> bool {
        self.territory <= later.territory
            && self.commerce <= later.commerce
            && self.peace <= later.peace
    }
}

impl Chronicle {
    /// Notes what a people had after its scoring in a round, counted from one.
    #[inline]
    pub fn note(&mut self, round: u8, people: People, sums: Sums) {
        if let Some(of_round) = self.0.get_mut(usize::from(round).wrapping_sub(1)) {
            // CON-46 The bid is no matter of a round.
            of_round[people as usize] = Sums { bid: 0, ..sums };
        }
    }

    pub fn at(&self, round: u8, people: People) -> Sums {
        let of_round = self.0.get(usize::from(round).wrapping_sub(1));
        of_round.map_or(Sums::default(), |it| it[people as usize])
    }

    pub fn rounds(&self) -> &[[Sums; N_PEOPLES]; N_ROUNDS] {
        &self.0
    }

    pub fn from_rounds(rounds: [[Sums; N_PEOPLES]; N_ROUNDS]) -> Chronicle {
        Chronicle(rounds)
    }
}
