//! What everyone may know, which is everything: there are no secrets in this game.

mod battle;
mod build;
mod prospect;

use conquest::view::{CaesarView, ProvinceView};
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
    pub round: u16,
    /// Whose turn it is.
    pub turn: Seat,
    pub players: Vec<PlayerView>,
    /// C84-50 What each seat is worth.
    pub worth: Vec<u32>,
    /// In the order of the board.
    pub provinces: Vec<ProvinceView>,
    pub roads: Vec<[Province; 2]>,
    /// Those on the board.
    pub galleys: Vec<GalleyView>,
    pub market: MarketView,
    pub offers: Vec<OfferView>,
    pub prompt: Prompt,
    pub battle: Option<BattleView>,
    /// What the ways on offer lead to.
    pub prospects: Vec<ProspectView>,
    pub options: Options,
    /// All of it again, of use to programs only, so it does not travel.
    #[serde(skip)]
    truth: State,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct PlayerView {
    /// By which he is called.
    pub home: Province,
    pub alive: bool,
    pub has_home: bool,
    pub money: u32,
    pub caesar: Option<CaesarView>,
    /// Generals on land and aboard.
    pub generals: u8,
    /// Who commands his galleys: himself while he plays.
    pub lord: Seat,
    /// Galleys of his color that can be bought.
    pub spare_galleys: u8,
    /// Generals held, by the seat they belong to.
    pub prisoners: Vec<u8>,
    /// Ransomed generals who return at his next turn.
    pub returning: u8,
    /// To whom he has conceded since his last turn.
    pub conceded: Option<Seat>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct GalleyView {
    pub name: GalleyName,
    pub lord: Seat,
    pub sea: Option<Sea>,
    /// The coast where it lies, and its province.
    pub coast: Option<Coast>,
    pub province: Option<Province>,
    pub units: Units,
    pub generals: u8,
    pub caesar: bool,
    pub moves: u8,
}

/// C84-52 Prices now, what is in stock, and what prices will be from the next turn on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct MarketView {
    pub inflation: u8,
    pub next_inflation: u8,
    /// Infantry, cavalry, catapult, galley.
    pub prices: [u32; 4],
    pub city: u32,
    pub wall: u32,
    pub stock: Units,
    pub cities: u8,
    pub walls: u8,
    pub roads: u8,
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
    /// `most`: how many units can go with one leader, or aboard one galley.
    Lead {
        seat: Seat,
        from: Province,
        leader: Leader,
        units: Units,
        tired_cavalry: u8,
        most: u8,
    },
    Embark {
        seat: Seat,
        galley: GalleyName,
        units: Units,
        generals: u8,
        caesar: bool,
        most: u8,
    },
    Muster {
        seat: Seat,
    },
    Battle {
        seat: Seat,
        field: Field,
    },
    Loss {
        seat: Seat,
        unit: Unit,
    },
    /// `sums`: what so many infantry, cavalry and catapults cost together, from one on.
    Spend {
        seat: Seat,
        sums: Vec<Vec<u32>>,
    },
    Answer {
        seat: Seat,
        from: Seat,
        terms: Terms,
    },
    Over {
        winner: Option<Seat>,
    },
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

impl View {
    pub fn new(state: &State) -> View {
        build::view(state)
    }

    /// A state that looks like this: the only one.
    pub fn truth(&self) -> State {
        self.truth
    }
}
