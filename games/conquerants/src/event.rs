//! What happened, in the rulebook's words.

use std::fmt;

use kernel::{Annotate, Audience, Seat};
use serde::Serialize;

use crate::{
    board::Territory,
    fight::Camp,
    people::{N_PEOPLES, People},
    points::Sums,
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Event {
    /// CON-45 A seat bids for a people, and drives out whoever had bid less.
    Bid {
        seat: Seat,
        people: People,
        points: u16,
        over: Option<Seat>,
    },
    /// CON-45 The bidding is over for this seat.
    Chosen {
        seat: Seat,
        people: People,
        points: u16,
    },
    OrderRolled {
        order: [People; N_PEOPLES],
    },
    RoundBegan {
        round: u8,
    },
    /// CON-15 A link that comes by itself with a territory.
    LinkGrew {
        people: People,
        at: Territory,
    },
    Traded {
        people: People,
        at: Territory,
    },
    Passed {
        people: People,
    },
    Romanised {
        at: Territory,
        price: u16,
    },
    Attacked {
        people: People,
        at: Territory,
        defender: Option<People>,
    },
    Asked {
        by: People,
        people: People,
        camp: Camp,
    },
    /// Whoever joins is paid at once.
    Joined {
        people: People,
        by: People,
        camp: Camp,
        price: u16,
    },
    Refused {
        people: People,
        by: People,
    },
    DieLeftOut {
        at: Territory,
    },
    Rolled {
        camp: Camp,
        dice: Vec<Die>,
        total: u16,
    },
    Conquered {
        people: People,
        at: Territory,
        /// Who owned it before.
        from: Option<People>,
    },
    Withstood {
        people: People,
        at: Territory,
    },
    /// A link that ended because its territory fell.
    LinkLost {
        people: People,
        at: Territory,
    },
    PeaceLost {
        people: People,
        at: Territory,
    },
    Left {
        people: People,
    },
    Scored {
        people: People,
        territory: u16,
        commerce: u16,
        peace: u16,
        /// All sums after it.
        sums: Sums,
    },
    Ended {
        winners: Vec<People>,
    },
}

/// One die on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Die {
    pub people: People,
    /// The territory whose die it is: a home or a romanised one.
    pub from: Territory,
    pub faces: u8,
    pub face: u8,
}

impl Event {
    /// Nothing in this game is secret.
    pub fn audience(&self) -> Audience {
        Audience::Everyone
    }
}

impl Annotate for Event {
    fn clauses(&self) -> &'static [&'static str] {
        match self {
            Event::Bid { .. } => &["CON-45"],
            Event::Chosen { .. } => &["CON-46"],
            Event::OrderRolled { .. } => &["CON-03"],
            Event::Romanised { .. } => &["CON-18"],
            Event::LinkLost { .. } => &["CON-13"],
            Event::PeaceLost { .. } => &["CON-26"],
            Event::Left { .. } => &["CON-32"],
            Event::Scored { .. } => &["CON-28"],
            Event::Ended { .. } => &["CON-33"],
            Event::RoundBegan { .. }
            | Event::LinkGrew { .. }
            | Event::Traded { .. }
            | Event::Passed { .. }
            | Event::Attacked { .. }
            | Event::Asked { .. }
            | Event::Joined { .. }
            | Event::Refused { .. }
            | Event::DieLeftOut { .. }
            | Event::Rolled { .. }
            | Event::Conquered { .. }
            | Event::Withstood { .. } => &[],
        }
    }

    fn places(&self) -> Vec<String> {
        match self {
            Event::LinkGrew { at, .. }
            | Event::Traded { at, .. }
            | Event::Romanised { at, .. }
            | Event::Attacked { at, .. }
            | Event::DieLeftOut { at }
            | Event::Conquered { at, .. }
            | Event::Withstood { at, .. }
            | Event::LinkLost { at, .. }
            | Event::PeaceLost { at, .. } => vec![at.id().to_owned()],
            Event::Rolled { dice, .. } => dice.iter().map(|die| die.from.id().to_owned()).collect(),
            Event::Bid { .. }
            | Event::Chosen { .. }
            | Event::OrderRolled { .. }
            | Event::RoundBegan { .. }
            | Event::Passed { .. }
            | Event::Asked { .. }
            | Event::Joined { .. }
            | Event::Refused { .. }
            | Event::Left { .. }
            | Event::Scored { .. }
            | Event::Ended { .. } => Vec::new(),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Bid { seat, people, points, over: None } => {
                write!(f, "{} bids {points} for the {people}", bidder(*seat))
            }
            Event::Bid { seat, people, points, over: Some(over) } => {
                write!(
                    f,
                    "{} bids {points} for the {people}, over {}",
                    bidder(*seat),
                    bidder(*over)
                )
            }
            Event::Chosen { seat, people, points } => {
                write!(f, "{} plays the {people} for {points} points", bidder(*seat))
            }
            Event::OrderRolled { order } => {
                write!(f, "order of play: {}", order.map(People::name).join(", "))
            }
            Event::RoundBegan { round } => write!(f, "round {round}"),
            Event::LinkGrew { people, at } => write!(f, "{at}: trade follows the {people}"),
            Event::Traded { people, at } => write!(f, "the {people} trade with {at}"),
            Event::Passed { people } => write!(f, "the {people} do nothing"),
            Event::Romanised { at, price } => write!(f, "{at} is romanised for {price} points"),
            Event::Attacked { people, at, defender: None } => {
                write!(f, "the {people} attack {at}, which is free")
            }
            Event::Attacked { people, at, defender: Some(defender) } => {
                write!(f, "the {people} attack {at} of the {defender}")
            }
            Event::Asked { by, people, .. } => write!(f, "the {by} ask the {people}"),
            Event::Joined { people, by, price, .. } => {
                write!(f, "the {people} join the {by} for {price} points")
            }
            Event::Refused { people, by } => write!(f, "the {people} refuse the {by}"),
            Event::DieLeftOut { at } => write!(f, "the die of {at} stays out"),
            Event::Rolled { camp, dice, total } => write_roll(f, *camp, dice, *total),
            Event::Conquered { people, at, from: None } => write!(f, "the {people} conquer {at}"),
            Event::Conquered { people, at, from: Some(from) } => {
                write!(f, "the {people} conquer {at} from the {from}")
            }
            Event::Withstood { people, at } => write!(f, "{at} withstands the {people}"),
            Event::LinkLost { people, at } => write!(f, "{at}: trade of the {people} ends"),
            Event::PeaceLost { people, at } => write!(f, "{at} of the {people}: no peace"),
            Event::Left { people } => write!(f, "the {people} leave the game"),
            Event::Scored { people, territory, commerce, peace, sums } => write!(
                f,
                "the {people} score {territory} territory, {commerce} commerce, {peace} peace: {}",
                sums.total()
            ),
            Event::Ended { winners } => {
                let names: Vec<&str> = winners.iter().map(|people| people.name()).collect();
                write!(f, "the game is won by the {}", names.join(" and the "))
            }
        }
    }
}

/// A seat that has no people yet.
fn bidder(seat: Seat) -> String {
    format!("seat {}", seat.idx() + 1)
}

fn write_roll(f: &mut fmt::Formatter<'_>, camp: Camp, dice: &[Die], total: u16) -> fmt::Result {
    f.write_str(match camp {
        Camp::Attack => "attack:",
        Camp::Defence => "defence:",
    })?;
    for (nth, die) in dice.iter().enumerate() {
        let plus = if nth == 0 { "" } else { " +" };
        write!(f, "{plus} {} {}", die.from, die.face)?;
    }
    write!(f, " = {total}")
}
