//! What happened, in the rulebook's words. Nothing in this game is secret.

use std::fmt;

use kernel::{Annotate, Seat};
use serde::Serialize;

use crate::{
    board::{Hex, board},
    pieces::{Card, Chariot, N_OWN, colour},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Event {
    Placed {
        chariot: Chariot,
        at: Hex,
    },
    /// The cards lie face up again, and the order is fixed.
    RoundBegan {
        round: u16,
        /// Who moves first.
        leader: Chariot,
    },
    Drove {
        chariot: Chariot,
        card: Card,
        from: Hex,
        to: Hex,
        /// Which of the chariot's cards this round it was, from 1.
        nth: u8,
    },
    /// A card was used without moving.
    CardSpent {
        chariot: Chariot,
        card: Card,
        nth: u8,
    },
    /// A card was discarded to be free of a direction, and is none of the chariot's own.
    CardDiscarded {
        chariot: Chariot,
        card: Card,
    },
    Stopped {
        chariot: Chariot,
    },
    /// The chariot is on the upper straight again after a full lap.
    LapDone {
        chariot: Chariot,
    },
    CameHome {
        chariot: Chariot,
        at: Hex,
        /// How many of its owner's chariots are home now.
        n_home: u8,
    },
    /// All chariots of a seat are home.
    TookPlace {
        seat: Seat,
        place: u8,
    },
    RaceEnded {
        by: Ending,
    },
    /// How a seat fared, told from the first place to the last.
    Ranked {
        seat: Seat,
        place: u8,
        n_home: u8,
        steps: u32,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Ending {
    /// CIR-19 Someone has three chariots home.
    Won,
    /// CIR-32 One player is left.
    OneLeft,
    /// CIR-20 The finish area is full.
    FinishFull,
    /// CIR-34 The last round is over.
    LastRound,
}

impl Annotate for Event {
    fn clauses(&self) -> &'static [&'static str] {
        match self {
            Event::RoundBegan { .. } => &["CIR-04"],
            Event::CardDiscarded { .. } => &["CIR-23", "CIR-33"],
            Event::LapDone { .. } => &["CIR-17"],
            Event::CameHome { .. } => &["CIR-18"],
            Event::TookPlace { place: 1, .. } | Event::RaceEnded { by: Ending::Won } => &["CIR-19"],
            Event::TookPlace { .. } | Event::RaceEnded { by: Ending::FinishFull } => &["CIR-20"],
            Event::RaceEnded { by: Ending::OneLeft } => &["CIR-32"],
            Event::RaceEnded { by: Ending::LastRound } => &["CIR-34"],
            Event::Ranked { n_home, .. } if usize::from(*n_home) < N_OWN => &["CIR-21"],
            Event::Placed { .. }
            | Event::Drove { .. }
            | Event::CardSpent { .. }
            | Event::Stopped { .. }
            | Event::Ranked { .. } => &[],
        }
    }

    fn places(&self) -> Vec<String> {
        match self {
            Event::Placed { at, .. } | Event::CameHome { at, .. } => vec![at.id()],
            Event::Drove { from, to, .. } => board().between(*from, *to).map(Hex::id).collect(),
            Event::RoundBegan { .. }
            | Event::CardSpent { .. }
            | Event::CardDiscarded { .. }
            | Event::Stopped { .. }
            | Event::LapDone { .. }
            | Event::TookPlace { .. }
            | Event::RaceEnded { .. }
            | Event::Ranked { .. } => Vec::new(),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Placed { chariot, at } => write!(f, "{chariot} lines up on {at}"),
            Event::RoundBegan { round, leader } => {
                write!(f, "round {round}: {leader} moves first")
            }
            Event::Drove { chariot, card, from, to, .. } => {
                write!(f, "{chariot} drives with {card} from {from} to {to}")
            }
            Event::CardSpent { chariot, card, .. } => {
                write!(f, "{chariot} stays, and {card} is spent")
            }
            Event::CardDiscarded { chariot, card } => {
                write!(f, "{chariot} is free to change direction: {card} is discarded")
            }
            Event::Stopped { chariot } => write!(f, "{chariot} takes no more cards"),
            Event::LapDone { chariot } => write!(f, "{chariot} has done the lap"),
            Event::CameHome { chariot, at, n_home } => {
                write!(f, "{chariot} is home on {at}, {n_home} of 3")
            }
            Event::TookPlace { seat, place } => {
                write!(f, "{} has all chariots home: place {place}", colour(*seat))
            }
            Event::RaceEnded { by: Ending::Won } => f.write_str("the race is won"),
            Event::RaceEnded { by: Ending::OneLeft } => {
                f.write_str("the race is over: one is left")
            }
            Event::RaceEnded { by: Ending::FinishFull } => {
                f.write_str("the race is over: the finish is full")
            }
            Event::RaceEnded { by: Ending::LastRound } => {
                f.write_str("the race is over: that was the last round")
            }
            Event::Ranked { seat, place, n_home, steps } => {
                write!(f, "place {place}: {}, {n_home} home, steps left {steps}", colour(*seat))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::Chariot;

    #[track_caller]
    fn check(from: &str, to: &str, crossed: &[&str]) {
        let hex = |name: &str| -> Hex { name.parse().unwrap() };
        let (chariot, card) = (Chariot::nth(0), Card::ALL[2]);
        let drove = Event::Drove { chariot, card, from: hex(from), to: hex(to), nth: 1 };
        assert_eq!(drove.places(), crossed);
    }

    #[test]
    fn a_drive_is_about_every_hex_it_crosses() {
        check("E8", "E5", &["e8", "e7", "e6", "e5"]);
        check("A1", "C3", &["a1", "b2", "c3"]);
    }

    // rule: CIR-19 CIR-20 CIR-21
    #[test]
    fn clauses_follow_what_happened_and_not_its_kind_alone() {
        let took = |place| Event::TookPlace { seat: Seat(0), place }.clauses();
        assert_eq!((took(1), took(2)), (&["CIR-19"][..], &["CIR-20"][..]));
        let ranked = |n_home| Event::Ranked { seat: Seat(0), place: 1, n_home, steps: 0 }.clauses();
        assert_eq!((ranked(3), ranked(2)), (&[][..], &["CIR-21"][..]));
    }
}
