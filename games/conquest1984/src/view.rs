//! What everyone may know, which is everything: there are no secrets in this game.

mod battle;
mod build;
mod prospect;

use conquest::Shown;
use conquest::view::{self, Ask, TableView};
use kernel::Seat;
use serde::Serialize;

use crate::{
    board::Coast,
    deal::Terms,
    options::Options,
    pieces::{Field, GalleyName, Leader, Side, Unit, Units},
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
    /// `most`: how many units can go with one leader.
    Lead {
        seat: Seat,
        from: Province,
        leader: Leader,
        units: Units,
        tired_cavalry: u8,
        most: u8,
    },
    Battle {
        seat: Seat,
        field: Field,
    },
    Loss {
        seat: Seat,
        unit: Unit,
    },
    /// What is asked in both editions.
    #[serde(untagged)]
    Ask(#[cfg_attr(debug_assertions, ts(inline))] Ask<Terms>),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct BattleView {
    pub field: Field,
    pub attacker: SideView,
    pub defender: SideView,
    pub roller: Side,
    pub wall: bool,
    pub may_retreat: bool,
    /// The chance that the attacker wins, in ten-thousandths, if both aim as well as they can.
    pub attacker_wins: u16,
    /// Mean losses in hundredths, of the attacker and the defender.
    pub mean_losses: [[u16; 4]; 2],
    /// The best target for whoever rolls.
    pub best_target: Option<Unit>,
    /// What the roller can aim at.
    pub targets: Vec<TargetView>,
    /// Whether a retreat saves more than the battle could gain.
    pub retreat_advised: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct TargetView {
    pub unit: Unit,
    /// What the die must show at least, advantage taken off; 1 needs no die.
    pub needs: u8,
    /// The chance that the attacker wins if it is named now, in ten-thousandths.
    pub attacker_wins: u16,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct SideView {
    pub seat: Seat,
    pub units: Units,
    pub galleys: u8,
    /// Leaders, who fall into the hands of the winner.
    pub generals: u8,
    pub caesar: bool,
    /// What it adds to its dice.
    pub advantage: u8,
}

/// What a march, a passage or a landing that is on offer leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct ProspectView {
    /// Which galley goes; none when it is the leader or the galley that was chosen.
    pub galley: Option<GalleyName>,
    pub to: Field,
    pub what: Prospect,
    /// In a battle: the chance to win, in ten-thousandths.
    pub wins: u16,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Prospect {
    /// Into one's own province.
    Join,
    /// Leaders or galleys alone, who take nothing.
    Visit,
    /// The province falls at once.
    Take,
    Battle,
    /// A sea without enemies.
    Sail,
    /// The rules forbid it with what goes along now.
    Barred,
}

impl Shown for State {
    type View = View;

    fn view(&self) -> View {
        build::view(self)
    }

    fn truth(view: &View) -> State {
        view.truth
    }
}
