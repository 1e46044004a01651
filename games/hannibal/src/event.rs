//! What happened, in the rulebook's words.

use std::fmt;

use kernel::{Annotate, Audience, Seat};
use serde::Serialize;

use crate::{
    board::{Province, Route, Side},
    pieces::{Card, Place, Unit},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Event {
    Marched {
        side: Side,
        unit: Unit,
        from: Province,
        to: Province,
    },
    /// A march along a sea route, with a fleet's help.
    Convoyed {
        side: Side,
        unit: Unit,
        from: Province,
        to: Province,
        route: Route,
    },
    Sailed {
        side: Side,
        from: Route,
        to: Route,
    },
    Exchanged {
        side: Side,
        unit: Unit,
        from: Province,
        route: Route,
    },
    Passed {
        side: Side,
    },
    ConflictOpened {
        place: Place,
        attacker: Side,
    },
    Engaged {
        unit: Unit,
        province: Province,
    },
    /// Tells that a card was chosen, not which.
    CardSealed {
        side: Side,
    },
    CardsRevealed {
        rome: Card,
        carthage: Card,
        /// What Hannibal adds to the Carthaginian card.
        bonus: u8,
        /// HAN-23 Whether they are then laid aside face down, to be remembered.
        face_down: bool,
    },
    UnitLost {
        side: Side,
        unit: Unit,
        place: Place,
    },
    HandsRefilled,
    ConflictSettled {
        place: Place,
        /// Who holds the place now, if anyone does.
        holder: Option<Side>,
    },
    Won {
        side: Side,
        by: Victory,
    },
    Drawn {
        by: Draw,
    },
    /// In a match: the next game begins with the sides exchanged.
    SidesExchanged {
        /// Who won the game that has ended, if anyone did.
        last_winner: Option<Seat>,
    },
    MatchWon {
        seat: Seat,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Victory {
    Capital,
    Dominance,
    LastUnit,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Draw {
    TwoPasses,
    Repetition,
    BothDestroyed,
}

impl Event {
    /// Nothing is ever told to one side only: what is secret is not told at all.
    pub fn audience(&self) -> Audience {
        Audience::Everyone
    }

    /// HAN-20 Cards stay secret until both are shown.
    pub fn reveals(&self) -> bool {
        matches!(self, Event::CardsRevealed { .. })
    }
}

impl Annotate for Event {
    fn clauses(&self) -> &'static [&'static str] {
        match self {
            Event::Exchanged { .. } => &["HAN-13"],
            Event::CardsRevealed { rome, carthage, bonus, .. } => {
                let equal = rome.value() == carthage.value() + bonus;
                match (0 < *bonus, equal) {
                    (true, true) => &["HAN-29", "HAN-22"],
                    (true, false) => &["HAN-29"],
                    (false, true) => &["HAN-22"],
                    (false, false) => &[],
                }
            }
            Event::HandsRefilled => &["HAN-25"],
            Event::Won { by: Victory::Capital, .. } => &["HAN-32"],
            Event::Won { by: Victory::Dominance, side: Side::Rome } => &["HAN-33"],
            Event::Won { by: Victory::Dominance, side: Side::Carthage } => &["HAN-34"],
            Event::Won { by: Victory::LastUnit, .. } | Event::Drawn { by: Draw::BothDestroyed } => {
                &["HAN-36"]
            }
            Event::Drawn { by: Draw::TwoPasses } => &["HAN-17"],
            Event::Drawn { by: Draw::Repetition } => &["HAN-37"],
            Event::SidesExchanged { .. } | Event::MatchWon { .. } => &["HAN-41"],
            Event::Marched { .. }
            | Event::Convoyed { .. }
            | Event::Sailed { .. }
            | Event::Passed { .. }
            | Event::ConflictOpened { .. }
            | Event::Engaged { .. }
            | Event::CardSealed { .. }
            | Event::UnitLost { .. }
            | Event::ConflictSettled { .. } => &[],
        }
    }

    fn places(&self) -> Vec<String> {
        let ids: &[&str] = match self {
            Event::Marched { from, to, .. } => &[from.id(), to.id()],
            Event::Convoyed { from, to, route, .. } => &[from.id(), route.id(), to.id()],
            Event::Sailed { from, to, .. } => &[from.id(), to.id()],
            Event::Exchanged { from, route, .. } => &[from.id(), route.id()],
            Event::ConflictOpened { place, .. }
            | Event::UnitLost { place, .. }
            | Event::ConflictSettled { place, .. } => &[place.id()],
            Event::Engaged { province, .. } => &[province.id()],
            Event::Passed { .. }
            | Event::CardSealed { .. }
            | Event::CardsRevealed { .. }
            | Event::HandsRefilled
            | Event::Won { .. }
            | Event::Drawn { .. }
            | Event::SidesExchanged { .. }
            | Event::MatchWon { .. } => &[],
        };
        ids.iter().map(ToString::to_string).collect()
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Marched { side, unit, from, to } => {
                write!(f, "{side}: {unit} marches from {from} to {to}")
            }
            Event::Convoyed { side, unit, from, to, .. } => {
                write!(f, "{side}: {unit} is shipped from {from} to {to}")
            }
            Event::Sailed { side, from, to } => {
                write!(f, "{side}: a fleet sails from {from} to {to}")
            }
            Event::Exchanged { side, unit, from, route } => {
                write!(f, "{side}: {unit} in {from} is given up for a fleet on {route}")
            }
            Event::Passed { side } => write!(f, "{side} passes"),
            Event::ConflictOpened { place, attacker } => {
                write!(f, "{attacker} opens a conflict: {place}")
            }
            Event::Engaged { unit, province } => {
                write!(f, "Carthage engages {unit} in {province}")
            }
            Event::CardSealed { side } => write!(f, "{side} chooses a card"),
            Event::CardsRevealed { rome, carthage, bonus: 0, .. } => {
                write!(f, "cards: Rome {rome}, Carthage {carthage}")
            }
            Event::CardsRevealed { rome, carthage, bonus, .. } => {
                write!(f, "cards: Rome {rome}, Carthage {carthage} + {bonus}")
            }
            Event::UnitLost { side, unit, place } => write!(f, "{side} loses {unit}: {place}"),
            Event::HandsRefilled => f.write_str("both hands are full again"),
            Event::ConflictSettled { place, holder: Some(side) } => {
                write!(f, "the conflict is settled: {place} to {side}")
            }
            Event::ConflictSettled { place, holder: None } => {
                write!(f, "the conflict is settled: {place} to nobody")
            }
            Event::Won { side, by: Victory::Capital } => write!(f, "{side} wins: the capital"),
            Event::Won { side, by: Victory::Dominance } => write!(f, "{side} wins: dominance"),
            Event::Won { side, by: Victory::LastUnit } => {
                write!(f, "{side} wins: the last unit")
            }
            Event::Drawn { by: Draw::TwoPasses } => f.write_str("draw: both passed"),
            Event::Drawn { by: Draw::Repetition } => f.write_str("draw: the third repetition"),
            Event::Drawn { by: Draw::BothDestroyed } => {
                f.write_str("draw: both lost their last together")
            }
            Event::SidesExchanged { .. } => f.write_str("the sides are exchanged"),
            Event::MatchWon { seat } => write!(f, "seat {} wins the match", seat.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(rome: usize, carthage: usize, bonus: u8, clauses: &[&str]) {
        let [rome, carthage] = [rome, carthage].map(|value| Card::ALL[value - 1]);
        let revealed = Event::CardsRevealed { rome, carthage, bonus, face_down: false };
        assert_eq!(revealed.clauses(), clauses, "{revealed}");
    }

    // rule: HAN-22 HAN-29
    #[test]
    fn cards_cite_hannibal_and_a_tie_that_he_makes_or_prevents() {
        check(3, 4, 0, &[]);
        check(4, 4, 0, &["HAN-22"]);
        check(4, 4, 1, &["HAN-29"]);
        check(5, 4, 1, &["HAN-29", "HAN-22"]);
    }

    #[test]
    fn a_fight_at_sea_is_about_its_route() {
        let place = Place::Sea(Route::ALL[0]);
        let opened = Event::ConflictOpened { place, attacker: Side::Rome };
        assert_eq!(opened.places(), [Route::ALL[0].id()]);
    }
}
