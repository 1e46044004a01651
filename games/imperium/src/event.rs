//! What happened, in the rulebook's words.

use std::fmt;

use kernel::{Annotate, Audience, Seat};
use serde::Serialize;

use crate::{
    board::Province,
    pieces::colour,
    pile::Pile,
    spots::{Chain, Placing},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Event {
    /// Tells that a pile was chosen, not which.
    PileChosen {
        seat: Seat,
    },
    PileShown {
        seat: Seat,
        #[cfg_attr(debug_assertions, ts(as = "Vec<crate::pieces::Card>"))]
        pile: Pile,
    },
    OracleShown {
        seat: Seat,
    },
    Placed {
        seat: Seat,
        /// Where, with how many markers each.
        #[cfg_attr(debug_assertions, ts(as = "Vec<crate::spots::Spot>"))]
        placing: Placing,
    },
    /// Bread and Games lies where it does nothing.
    GamesIdle {
        seat: Seat,
    },
    SpySent {
        seat: Seat,
    },
    ScoringBegan {
        province: Province,
        /// Whether it is scored because of a Spy.
        spied: bool,
    },
    Ranked {
        province: Province,
        seat: Seat,
        /// The markers that count.
        n_markers: u8,
        /// The lowest rank that the tied players fill together, or one's own.
        rank: u8,
        /// How many have as many markers, the player included.
        n_tied: u8,
        points: u8,
    },
    NobodyThere {
        province: Province,
    },
    ProconsulNamed {
        province: Province,
        seat: Seat,
        /// Whose marker had to go.
        former: Option<Seat>,
    },
    /// Who was proconsul already, and is still.
    ProconsulConfirmed {
        province: Province,
        seat: Seat,
    },
    BonusScored {
        province: Province,
        seat: Seat,
        /// The provinces that count, the scored one first.
        #[cfg_attr(debug_assertions, ts(as = "Vec<Province>"))]
        chain: Chain,
        points: u8,
    },
    /// The markers of a scored province go home, and the pawn goes on.
    PawnMoved {
        from: Province,
        to: Province,
    },
    /// IMP-29 Someone has enough points, but nobody is ahead alone.
    PlayedOn {
        score: u16,
    },
    RoundBegan {
        round: u32,
    },
    Won {
        seat: Seat,
        score: u16,
        by: Victory,
    },
    Entitled {
        seat: Seat,
        title: Title,
        score: u16,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Victory {
    /// Enough points.
    Points,
    /// The last round is over.
    RoundLimit,
}

/// IMP-30 What a family has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Title {
    Patrician,
    Senator,
    Consul,
    Emperor,
}

impl Event {
    /// Nothing is ever told to one player only: what is secret is not told at all.
    pub fn audience(&self) -> Audience {
        Audience::Everyone
    }

    /// IMP-12 Piles stay secret until they are shown.
    pub fn reveals(&self) -> bool {
        matches!(self, Event::PileShown { .. } | Event::OracleShown { .. })
    }
}

impl Annotate for Event {
    fn clauses(&self) -> &'static [&'static str] {
        match self {
            Event::PileShown { pile, .. } if pile.is_empty() => &["IMP-13"],
            Event::OracleShown { .. } => &["IMP-10"],
            Event::GamesIdle { .. } => &["IMP-07"],
            Event::SpySent { .. } => &["IMP-09"],
            Event::Ranked { n_tied, .. } if 1 < *n_tied => &["IMP-20"],
            Event::Ranked { points: 0, .. } => &["IMP-18"],
            Event::ProconsulNamed { .. } => &["IMP-23"],
            Event::ProconsulConfirmed { .. } | Event::BonusScored { .. } => &["IMP-24"],
            Event::PlayedOn { .. } | Event::Won { by: Victory::Points, .. } => &["IMP-29"],
            Event::Won { by: Victory::RoundLimit, .. } => &["IMP-44"],
            Event::Entitled { .. } => &["IMP-30"],
            Event::PileChosen { .. }
            | Event::PileShown { .. }
            | Event::Placed { .. }
            | Event::ScoringBegan { .. }
            | Event::Ranked { .. }
            | Event::NobodyThere { .. }
            | Event::PawnMoved { .. }
            | Event::RoundBegan { .. } => &[],
        }
    }

    fn places(&self) -> Vec<String> {
        let provinces: Vec<Province> = match self {
            Event::Placed { placing, .. } => placing.spots().map(|spot| spot.province).collect(),
            Event::BonusScored { chain, .. } => chain.provinces().collect(),
            Event::ScoringBegan { province, .. }
            | Event::Ranked { province, .. }
            | Event::NobodyThere { province }
            | Event::ProconsulNamed { province, .. }
            | Event::ProconsulConfirmed { province, .. }
            | Event::PawnMoved { to: province, .. } => vec![*province],
            Event::PileChosen { .. }
            | Event::PileShown { .. }
            | Event::OracleShown { .. }
            | Event::GamesIdle { .. }
            | Event::SpySent { .. }
            | Event::PlayedOn { .. }
            | Event::RoundBegan { .. }
            | Event::Won { .. }
            | Event::Entitled { .. } => Vec::new(),
        };
        provinces.iter().map(|it| it.id()).collect()
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::PileChosen { seat } => write!(f, "{} chooses a pile", colour(*seat)),
            Event::PileShown { seat, pile } if pile.is_empty() => {
                write!(f, "{} has no marker and no pile", colour(*seat))
            }
            Event::PileShown { seat, pile } => write!(f, "{} shows {pile}", colour(*seat)),
            Event::OracleShown { seat } => write!(f, "{} shows Oracle", colour(*seat)),
            Event::Placed { seat, placing } => write!(f, "{} places {placing}", colour(*seat)),
            Event::GamesIdle { seat } => {
                write!(f, "{}: Bread and Games does nothing", colour(*seat))
            }
            Event::SpySent { seat } => {
                write!(f, "{}: a Spy, one more province is scored", colour(*seat))
            }
            Event::ScoringBegan { province, spied: false } => write!(f, "{province} is scored"),
            Event::ScoringBegan { province, spied: true } => {
                write!(f, "{province} is scored, for a Spy")
            }
            Event::Ranked { seat, n_markers, rank, n_tied, points, .. } => {
                let tied = if 1 < *n_tied { " tied" } else { "" };
                let s = if *points == 1 { "" } else { "s" };
                write!(f, "{}: {n_markers}, rank {rank}{tied}, {points} point{s}", colour(*seat))
            }
            Event::NobodyThere { province } => write!(f, "nobody counts in {province}"),
            Event::ProconsulNamed { province, seat, former: None } => {
                write!(f, "{} becomes proconsul of {province}", colour(*seat))
            }
            Event::ProconsulNamed { province, seat, former: Some(former) } => {
                let (seat, former) = (colour(*seat), colour(*former));
                write!(f, "{seat} becomes proconsul of {province} instead of {former}")
            }
            Event::ProconsulConfirmed { province, seat } => {
                write!(f, "{} stays proconsul of {province}", colour(*seat))
            }
            Event::BonusScored { seat, chain, points, .. } => {
                write!(f, "{}: {points} more for {chain}", colour(*seat))
            }
            Event::PawnMoved { to, .. } => write!(f, "the pawn moves to {to}"),
            Event::PlayedOn { score } => write!(f, "a tie at {score}: the game goes on"),
            Event::RoundBegan { round } => write!(f, "round {round}"),
            Event::Won { seat, score, by: Victory::Points } => {
                write!(f, "{} wins with {score}", colour(*seat))
            }
            Event::Won { seat, score, by: Victory::RoundLimit } => {
                write!(f, "{} wins with {score}: the last round is over", colour(*seat))
            }
            Event::Entitled { seat, title, score } => {
                write!(f, "{}, {score}: {title}", colour(*seat))
            }
        }
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Title::Patrician => "Patrician",
            Title::Senator => "Senator",
            Title::Consul => "Consul",
            Title::Emperor => "Emperor",
        })
    }
}
