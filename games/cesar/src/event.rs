//! What happened, in the rulebook's words.

use std::{fmt, slice};

use kernel::{Annotate, Audience, Seat};
use serde::Serialize;

use crate::{banner::Banner, city::City, color::Color, tally::Tally, treasure::Treasure};

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Event {
    /// A chain begins.
    Started {
        seat: Seat,
        start: City,
    },
    /// It goes on to an empty city.
    Extended {
        seat: Seat,
        city: City,
    },
    /// It has reached its city.
    Laid {
        seat: Seat,
        /// From its start to the city.
        chain: Vec<City>,
        roads: u8,
    },
    Took {
        seat: Seat,
        city: City,
        color: Color,
        value: u8,
        treasure: Treasure,
    },
    Scored {
        /// Whose turn it is.
        seat: Seat,
        /// From the city to Rome.
        route: Vec<City>,
        /// By seat, doubled where gold doubles them.
        points: Vec<u16>,
        doubled: bool,
    },
    Passed {
        seat: Seat,
    },
    Ended {
        by: End,
    },
    /// The final scoring of one player.
    Tallied {
        seat: Seat,
        tally: Tally,
    },
    Won {
        /// More than one if even the last tie-break leaves them equal.
        seats: Vec<Seat>,
        by: TieBreak,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum End {
    AllConnected,
    NoRoads,
}

/// CES-23 What decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum TieBreak {
    Points,
    Colors,
    Gold,
    Roads,
    Nothing,
}

impl Event {
    /// Everything lies open.
    pub fn audience(&self) -> Audience {
        Audience::Everyone
    }

    /// There are no secrets to reveal.
    pub fn reveals(&self) -> bool {
        false
    }
}

impl Annotate for Event {
    fn clauses(&self) -> &'static [&'static str] {
        match self {
            Event::Scored { doubled: true, .. } => &["CES-15"],
            Event::Scored { doubled: false, .. } => &["CES-13"],
            Event::Passed { .. } | Event::Ended { by: End::NoRoads } => &["CES-16"],
            Event::Ended { by: End::AllConnected } => &["CES-17"],
            Event::Won { .. } => &["CES-23"],
            Event::Started { .. }
            | Event::Extended { .. }
            | Event::Laid { .. }
            | Event::Took { .. }
            | Event::Tallied { .. } => &[],
        }
    }

    fn places(&self) -> Vec<String> {
        let cities = match self {
            Event::Started { start: city, .. }
            | Event::Extended { city, .. }
            | Event::Took { city, .. } => slice::from_ref(city),
            Event::Laid { chain: cities, .. } | Event::Scored { route: cities, .. } => cities,
            Event::Passed { .. }
            | Event::Ended { .. }
            | Event::Tallied { .. }
            | Event::Won { .. } => &[],
        };
        cities.iter().map(|it| it.id()).collect()
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Started { seat, start } => write!(f, "{}: a chain from {start}", Banner(*seat)),
            Event::Extended { seat, city } => write!(f, "{}: on to {city}", Banner(*seat)),
            Event::Laid { seat, chain, roads: 1 } => {
                write!(f, "{} lays a road: {}", Banner(*seat), joined(chain))
            }
            Event::Laid { seat, chain, roads } => {
                write!(f, "{} lays {roads} roads: {}", Banner(*seat), joined(chain))
            }
            Event::Took { seat, city, color, value, treasure } => {
                write!(f, "{} takes {city} ({color} {value}) with {treasure}", Banner(*seat))
            }
            Event::Scored { route, points, doubled, .. } => {
                let scored: Vec<String> = Seat::first(points.len())
                    .filter(|seat| 0 < points[seat.idx()])
                    .map(|seat| format!("{} {}", Banner(seat), points[seat.idx()]))
                    .collect();
                let doubled = if *doubled { ", doubled by gold" } else { "" };
                write!(f, "{} scores: {}{doubled}", joined(route), scored.join(", "))
            }
            Event::Passed { seat } => write!(f, "{} has no chain to lay and passes", Banner(*seat)),
            Event::Ended { by: End::AllConnected } => f.write_str("all cities are connected"),
            Event::Ended { by: End::NoRoads } => f.write_str("nobody has a chain to lay"),
            Event::Tallied { seat, tally } => {
                let sum = |points: &[u16]| points.iter().sum::<u16>();
                write!(
                    f,
                    "{}: routes {}, cities {}, same kind {}, different kinds {}, gold {}, roads left {}: {}",
                    Banner(*seat),
                    tally.routes,
                    sum(&tally.colors),
                    sum(&tally.columns),
                    sum(&tally.rows),
                    tally.gold,
                    tally.roads_left,
                    tally.total
                )
            }
            Event::Won { seats, by } => {
                let names: Vec<String> = seats.iter().map(|&it| Banner(it).to_string()).collect();
                let how = match by {
                    TieBreak::Points => "wins",
                    TieBreak::Colors => "wins by more colours",
                    TieBreak::Gold => "wins by more gold",
                    TieBreak::Roads => "wins by more roads left",
                    TieBreak::Nothing => "share the victory",
                };
                write!(f, "{} {how}", names.join(" and "))
            }
        }
    }
}

fn joined(cities: &[City]) -> String {
    let names: Vec<&str> = cities.iter().map(|city| city.name()).collect();
    names.join("-")
}
