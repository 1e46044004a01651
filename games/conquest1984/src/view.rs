//! What everyone may know, which is everything: there are no secrets in this game.

mod battle;
mod build;
mod prospect;

pub use battle::{BattleView, SideView, TargetView};
pub use prospect::{Prospect, ProspectView};

use conquest::{
    advice::AdviceView,
    view::{self, Ask, LeadView, TableView},
};
use kernel::Seat;
use serde::Serialize;

use crate::{
    board::Coast,
    deal::Terms,
    options::Options,
    pieces::{Field, Unit, Units},
    places::{Province, Sea},
    state::State,
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct View {
    #[serde(flatten)]
    pub table: TableView<Options>,
    pub players: Vec<PlayerView>,
    /// Those on the board.
    pub galleys: Vec<GalleyView>,
    pub market: MarketView,
    pub offers: Vec<OfferView>,
    pub prompt: Prompt,
    pub battle: Option<BattleView>,
    /// C84-34 Whether to fight on or to retreat, where one may: a computation, no rule.
    pub advice: Option<AdviceView>,
    /// What the ways on offer lead to.
    pub prospects: Vec<ProspectView>,
    /// All of it again, of use to programs only, so it does not travel.
    #[serde(skip)]
    truth: State,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct PlayerView {
    /// By which he is called.
    pub home: Province,
    /// Ransomed generals who return at his next turn.
    pub returning: u8,
    #[serde(flatten)]
    pub player: view::PlayerView,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct GalleyView {
    /// The coast where it lies.
    pub coast: Option<Coast>,
    #[serde(flatten)]
    pub galley: view::GalleyView<Sea>,
}

/// C84-52 Prices now, what is in stock, and what prices will be from the next turn on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct MarketView {
    pub next_inflation: u8,
    pub stock: Units,
    #[serde(flatten)]
    pub market: view::MarketView,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct OfferView {
    pub from: Seat,
    pub to: Seat,
    pub terms: Terms,
}

/// What the table asks for, in the words of the viewer's catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Prompt {
    Move {
        seat: Seat,
    },
    Lead {
        #[serde(flatten)]
        lead: LeadView,
    },
    Battle {
        seat: Seat,
        field: Field,
    },
    Loss {
        seat: Seat,
        unit: Unit,
    },
    /// C84-45 What becomes of captured generals; so many are held by now.
    Judge {
        seat: Seat,
        of: Seat,
        n: u8,
    },
    /// What is asked in both editions.
    #[serde(untagged)]
    Ask(#[cfg_attr(debug_assertions, ts(inline))] Ask<Terms>),
}
