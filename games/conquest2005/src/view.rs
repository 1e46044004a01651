//! What everyone may know, which is everything: there are no secrets in this game.

mod battle;
mod build;

pub use battle::{BattleView, MusterView, OddsView, Prospect, ProspectView, SideView};

use conquest::{
    advice::AdviceView,
    view::{self, Ask, LeadView, TableView},
};
use kernel::Seat;
use serde::Serialize;

use crate::{
    board::Part,
    deal::Terms,
    options::Options,
    pieces::{GalleyName, Side, Units},
    places::{Province, Sea},
    state::State,
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct View {
    #[serde(flatten)]
    pub table: TableView<Options>,
    /// C05-03 The seats in playing order, once all have a home.
    pub order: Vec<Seat>,
    pub players: Vec<PlayerView>,
    /// Those on the board.
    pub galleys: Vec<GalleyView>,
    pub market: MarketView,
    pub prompt: Prompt,
    /// A battle on land that is being fought.
    pub battle: Option<BattleView>,
    /// C05-27 Whether to fight on or to retreat, for who decides now: a computation, no rule.
    pub advice: Option<AdviceView>,
    /// A battle at sea in which galleys are being named.
    pub sea_fight: Option<SeaFightView>,
    /// What a march could lead to, while a leader is chosen.
    pub prospects: Vec<ProspectView>,
    /// C05-17 C05-19 What can be fought, and how it would end, between movement and tribute.
    pub musters: Vec<MusterView>,
    /// All of it again, of use to programs only, so it does not travel.
    #[serde(skip)]
    truth: State,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct PlayerView {
    /// By which he is called; none before it is chosen.
    pub home: Option<Province>,
    /// C05-04 Units of his color that can be bought.
    pub stock: Units,
    /// Whether the usual losses are taken for him.
    pub usual: bool,
    #[serde(flatten)]
    pub player: view::PlayerView,
}

/// C05-45 Prices now, what is in stock for all, and when prices will rise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct MarketView {
    /// C05-46 What prices will be from the next turn of whose worth has reached the mark.
    pub rises: Vec<RiseView>,
    pub road: u32,
    #[serde(flatten)]
    pub market: view::MarketView,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct RiseView {
    pub by: u8,
    pub at_turn_of: Seat,
}

/// What the table asks for, in the words of the viewer's catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Prompt {
    /// C05-01 One of these homes.
    Home { seat: Seat, left: Vec<Province> },
    /// `journey`: who has come by road may go on from there.
    Move { seat: Seat, journey: Option<Province> },
    /// `rides`: the road leads on.
    Lead {
        #[serde(flatten)]
        lead: LeadView,
        rides: bool,
    },
    /// Which units form the combat legion.
    Form { seat: Seat, at: Province, size: u8 },
    /// Which units of the combat legion are lost.
    Lose { seat: Seat, at: Province, hits: u8 },
    /// Whether the battle goes on.
    Decide { seat: Seat, at: Province },
    /// Which of those who retreat fall.
    Pursue { seat: Seat, at: Province, hits: u8 },
    /// Which galleys sink.
    Sink { seat: Seat, sea: Sea, hits: u8 },
    /// C05-78 How many captured generals are held.
    Captives { seat: Seat, of: Seat, n: u8 },
    /// What is asked in both editions.
    #[serde(untagged)]
    Ask(#[cfg_attr(debug_assertions, ts(inline))] Ask<Terms>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct GalleyView {
    /// C05-81 On which part of a coast it lies, where the parts do not touch and it has come by sea.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(debug_assertions, ts(optional))]
    pub part: Option<Part>,
    #[serde(flatten)]
    pub galley: view::GalleyView<Sea>,
}

/// C05-39 Who must name galleys, and how many.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct SeaFightView {
    pub sea: Sea,
    pub attacker: Seat,
    pub defender: Seat,
    pub round: u8,
    pub decider: Side,
    /// Still to be named by each side.
    pub hits: [u8; 2],
    pub doomed: Vec<GalleyName>,
}
