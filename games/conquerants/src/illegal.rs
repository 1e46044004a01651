//! Why the rules say no. One variant per reason a player can be given.

use kernel::Cite;
use serde::Serialize;
use thiserror::Error;

use crate::{board::Territory, people::People};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Illegal {
    #[error("the peoples are bid for first")]
    BiddingFirst,
    #[error("everyone has a people already")]
    NoBidding,
    #[error("bids go from 0 to {most} points in steps of {step}")]
    NoSuchBid { step: u16, most: u16 },
    #[error("the {people} cost {least} points at least")]
    BidTooLow { people: People, least: u16 },
    #[error("nobody can bid more for the {people}")]
    BidAtMost { people: People },
    #[error("those whose peace is disturbed choose first")]
    UnrestPending,
    #[error("no peace of yours is asked for")]
    NoUnrest,
    #[error("{at} has no land border with the disputed territory, or no peace of yours to lose")]
    NotDisturbed { at: Territory },
    #[error("the action of this turn is done; only a romanisation can follow")]
    ActionDone,
    #[error("the action of this turn comes first")]
    ActionFirst,
    #[error("the fight must be settled first")]
    FightPending,
    #[error("there is no fight to prepare")]
    NoFight,
    #[error("those who were asked answer first")]
    AnswersPending,
    #[error("nobody has asked you for an alliance")]
    NotAsked,
    #[error("{at} has no common border with a territory that you control")]
    TradeTooFar { at: Territory },
    #[error("the {by} control {at} already")]
    ControlledByOther { at: Territory, by: People },
    #[error("you trade with {at} already")]
    LinkedAlready { at: Territory },
    #[error("{at} is your home; you need no link there")]
    LinkAtHome { at: Territory },
    #[error("{at} has no common border with a territory that you own")]
    ConquestTooFar { at: Territory },
    #[error("you only trade next to {at}; a conquest starts from a territory that you own")]
    TradeIsNotEnough { at: Territory },
    #[error("{at} is yours already")]
    OwnedAlready { at: Territory },
    #[error("only the Romans romanise")]
    NotRoman,
    #[error("{at} is the home of the Romans and Roman from the start")]
    RomanHome { at: Territory },
    #[error("{at} is not conquered by the Romans")]
    NotConquered { at: Territory },
    #[error("{at} is romanised already")]
    RomanisedAlready { at: Territory },
    #[error("a territory has been romanised in this round already")]
    RomanisedThisRound,
    #[error("a romanisation costs {price} points, and you have {points}")]
    TooPoorToRomanise { price: u16, points: i32 },
    #[error("{at} is not romanised and has no die of its own")]
    NoDie { at: Territory },
    #[error("the die of {at} is left out already")]
    DieOut { at: Territory },
    #[error("the {people} have left the game")]
    HasLeft { people: People },
    #[error("nothing that the {people} control borders what you control")]
    NoCommonBorder { people: People },
    #[error("the {people} take part in this fight already")]
    InTheFight { people: People },
    #[error("you have asked the {people} already")]
    AskedAlready { people: People },
    #[error("allies cost {price} points, and you have {points}")]
    TooPoorToAsk { price: u16, points: i32 },
}

impl Cite for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::BiddingFirst
            | Illegal::NoBidding
            | Illegal::NoSuchBid { .. }
            | Illegal::BidTooLow { .. }
            | Illegal::BidAtMost { .. } => "CON-45",
            Illegal::UnrestPending | Illegal::NoUnrest | Illegal::NotDisturbed { .. } => "CON-26",
            Illegal::ActionDone | Illegal::ActionFirst => "CON-08",
            Illegal::TradeTooFar { .. }
            | Illegal::ControlledByOther { .. }
            | Illegal::LinkedAlready { .. } => "CON-09",
            Illegal::TradeIsNotEnough { .. } => "CON-35",
            Illegal::LinkAtHome { .. } => "CON-36",
            Illegal::OwnedAlready { .. } | Illegal::ConquestTooFar { .. } => "CON-10",
            Illegal::NoDie { .. } | Illegal::DieOut { .. } => "CON-16",
            Illegal::NotRoman
            | Illegal::RomanHome { .. }
            | Illegal::NotConquered { .. }
            | Illegal::RomanisedAlready { .. }
            | Illegal::RomanisedThisRound => "CON-18",
            Illegal::NoCommonBorder { .. } => "CON-19",
            Illegal::NotAsked => "CON-20",
            Illegal::TooPoorToRomanise { .. } => "CON-21",
            Illegal::InTheFight { .. } => "CON-22",
            Illegal::HasLeft { .. } => "CON-32",
            Illegal::FightPending
            | Illegal::NoFight
            | Illegal::AnswersPending
            | Illegal::AskedAlready { .. } => "CON-37",
            Illegal::TooPoorToAsk { .. } => "CON-42",
        }
    }
}
