//! What everyone may know, which is everything: there are no secrets in this game.

mod battle;
mod build;

use conquest::Shown;
use conquest::view::{self, Ask, GalleyView, TableView};
use kernel::Seat;
use serde::Serialize;

use crate::{
    deal::Terms,
    options::Options,
    pieces::{GalleyName, Leader, Side, Units},
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
    pub galleys: Vec<GalleyView<Sea>>,
    pub market: MarketView,
    pub prompt: Prompt,
    /// A battle on land that is being fought.
    pub battle: Option<BattleView>,
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
    Lead {
        seat: Seat,
        from: Province,
        leader: Leader,
        units: Units,
        tired_cavalry: u8,
        rides: bool,
        /// How many units can go with one leader.
        most: u8,
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

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct BattleView {
    pub at: Province,
    pub attacker: SideView,
    pub defender: SideView,
    /// Who decides now.
    pub decider: Side,
    /// C05-25 A fortified city helps the defender.
    pub wall: bool,
    /// C05-25 The dice it adds, less if the attacker has a catapult.
    pub extra_dice: u8,
    /// C05-32 Where who decides now could retreat to; nothing while he may not.
    pub refuges: Vec<Province>,
    /// Before a round: how the battle will end if nobody retreats.
    pub odds: Option<OddsView>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct SideView {
    pub seat: Seat,
    /// All its units there, those laid down included.
    pub units: Units,
    pub leaders: u8,
    /// C05-20 How many can fight at once.
    pub ranks: u8,
    /// Its combat legion, once it is formed.
    pub legion: Units,
    /// What is laid down and still fights this round.
    pub down: Units,
    /// What stands behind the legion.
    pub reserve: Units,
}

/// What is to be expected if both fight to the end in the usual way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct OddsView {
    /// Chances in ten-thousandths.
    pub attacker_wins: u16,
    pub defender_wins: u16,
    /// Mean losses in hundredths, of the attacker and the defender: infantry, cavalry, catapults,
    /// galleys.
    pub mean_losses: [[u16; 4]; 2],
    /// What the pursuit would cost whoever retreats now, on average, in hundredths of a unit.
    pub pursuit: [u16; 2],
    /// Whether a retreat saves more than the battle can gain, for each side.
    pub retreat_advised: [bool; 2],
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct MusterView {
    /// One of the two.
    pub province: Option<Province>,
    pub sea: Option<Sea>,
    pub foe: Seat,
    /// C05-19 It must be fought; those at sea are the mover's choice.
    pub forced: bool,
    pub odds: Option<OddsView>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct ProspectView {
    pub to: Province,
    pub what: Prospect,
    pub by_road: bool,
    /// In a battle: the chance to win, in ten-thousandths.
    pub wins: u16,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Prospect {
    /// Into one's own province.
    Join,
    /// Leaders alone, who take nothing.
    Visit,
    /// The province falls at the end of combat, if they stay.
    Take,
    Battle,
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
