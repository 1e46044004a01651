//! What is known about a battle: chances, losses, whether to go on.

use std::{array, cmp::Reverse};

use conquest::{
    Buying, Edition as _, Rules as _,
    advice::{AdviceView, Customs, Dispute, Stakes, Weighed},
    odds::hundredths,
};
use kernel::Seat;
use parts::mask::Mask;
use serde::Serialize;

use crate::{
    action::{Action, Order},
    edition::Edition2005,
    odds::{self, Crossroads, Ground, Host, Odds},
    pieces::{Anchor, Side, Units},
    places::{Province, Sea},
    rules,
    state::{Clash, Own, Phase, State, Step},
};

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

/// C05-72 What ends of battles do in this edition.
const CUSTOMS: Customs = Customs {
    bounty: 0.0,
    sacked: false,
    // He collects, and buys cities, but no units.
    exile: 3.0,
    beached: false,
    wall: <State as Buying>::WALL.0,
    power: odds::POWER,
};

/// What is known about a battle, and for a side that may retreat now, what to do.
pub(super) fn battle(state: &State) -> (Option<BattleView>, Option<AdviceView>) {
    let Phase::Own(Own::Clash(clash)) = state.phase else { return (None, None) };
    let Clash { at, foe, step, .. } = clash;
    let wall = is_walled(state, foe, at);
    let mut refuges = Mask::NONE;
    let mut advice = None;
    let odds = match step {
        Step::Decide(side) => {
            let ways = Side::BOTH.map(|it| rules::refuges(state, state.fighter(foe, it), at));
            refuges = ways[side as usize];
            let (odds, weighed) = at_crossroads(state, clash, side, ways);
            let seat = state.fighter(foe, side);
            advice = weighed.map(|it| it.view(seat, refuge(state, seat, refuges)));
            odds
        }
        Step::Form(Side::Defender) => on_land(state, at, foe),
        Step::Form(Side::Attacker) | Step::Lose(..) | Step::Pursue { .. } => None,
    };
    let view = BattleView {
        at,
        attacker: side(state, clash, Side::Attacker),
        defender: side(state, clash, Side::Defender),
        decider: clash.decider(),
        wall,
        extra_dice: rules::extra_dice(wall, state.units_of(state.attacker, at)),
        refuges: refuges.iter().map(Province::at).collect(),
        odds,
    };
    (Some(view), advice)
}

/// Where a player would best retreat to: to where most of his own stand, in a province of his own
/// rather than in another.
fn refuge(state: &State, seat: Seat, open: Mask) -> Option<Province> {
    open.iter()
        .map(Province::at)
        .min_by_key(|&to| Reverse((state.owns(seat, to), state.units_of(seat, to).total())))
}

fn at_crossroads(
    state: &State,
    clash: Clash,
    decider: Side,
    ways: [Mask; 2],
) -> (Option<OddsView>, Option<Weighed>) {
    let Clash { at, foe, .. } = clash;
    let dispute = Dispute {
        realm: &state.realm,
        at,
        defender: foe,
        in_stock: state.stock.map(Edition2005::price_of),
        customs: CUSTOMS,
    };
    let stakes = Stakes::new(dispute, |seat, at| state.units_of(seat, at));
    let crossroads = Crossroads { stakes: &stakes, refuges: ways.map(|it| !it.is_empty()) };
    let [attacker, defender] = [state.attacker, foe].map(|seat| host(state, seat, at));
    match odds::weighed(ground(state, foe, at), attacker, defender, &crossroads) {
        Ok((odds, weighed)) => (Some(shown(&odds)), weighed.map(|it| it[decider as usize])),
        Err(odds::NoBattle) => (None, None),
    }
}

/// C05-25 The defender's own city.
fn is_walled(state: &State, defender: Seat, at: Province) -> bool {
    state.walls.has(at.idx()) && state.owns(defender, at)
}

fn ground(state: &State, defender: Seat, at: Province) -> Ground {
    if is_walled(state, defender, at) { Ground::Fortified } else { Ground::Open }
}

fn side(state: &State, clash: Clash, side: Side) -> SideView {
    let seat = state.fighter(clash.foe, side);
    let (units, legion) = (state.units_of(seat, clash.at), clash.legions[side as usize]);
    let down = if side == Side::Defender { clash.down } else { Units::NONE };
    // What is laid down may come out of the legion or from behind it.
    let behind = |idx: usize| units.0[idx].saturating_sub(legion.0[idx] + down.0[idx]);
    SideView {
        seat,
        units,
        leaders: state.n_captains(seat, clash.at),
        ranks: state.ranks(seat, clash.at),
        legion,
        down,
        reserve: Units(array::from_fn(behind)),
    }
}

fn host(state: &State, seat: Seat, at: Province) -> Host {
    Host { units: state.units_of(seat, at), leaders: state.n_captains(seat, at), galleys: 0 }
}

fn on_land(state: &State, at: Province, foe: Seat) -> Option<OddsView> {
    let [attacker, defender] = [state.attacker, foe].map(|seat| host(state, seat, at));
    odds::odds(ground(state, foe, at), attacker, defender).ok().map(|it| shown(&it))
}

fn at_sea(state: &State, sea: Sea, foe: Seat) -> Option<OddsView> {
    let fleet = |seat| Host { galleys: state.n_galleys(seat, Anchor::Sea(sea)), ..Host::default() };
    odds::odds(Ground::Sea, fleet(state.turn), fleet(foe)).ok().map(|it| shown(&it))
}

fn shown(odds: &Odds) -> OddsView {
    let pursued = |side: Side| hundredths(odds.pursuit[side as usize].iter().sum());
    OddsView {
        attacker_wins: odds.wins_per_myriad(Side::Attacker),
        defender_wins: odds.wins_per_myriad(Side::Defender),
        mean_losses: odds.losses.map(|it| it.map(hundredths)),
        pursuit: Side::BOTH.map(pursued),
    }
}

/// What can be fought now.
pub(super) fn musters(state: &State) -> Vec<MusterView> {
    if state.phase != Phase::Muster {
        return Vec::new();
    }
    let land = state.battles().map(|(at, foe)| MusterView {
        province: Some(at),
        sea: None,
        foe,
        forced: true,
        odds: on_land(state, at, foe),
    });
    let sea = state.sea_fights().map(|(sea, foe)| MusterView {
        province: None,
        sea: Some(sea),
        foe,
        forced: false,
        odds: at_sea(state, sea, foe),
    });
    land.chain(sea).collect()
}

/// What each march of the chosen leader would lead to.
pub(super) fn prospects(state: &State) -> Vec<ProspectView> {
    let Phase::Lead(column) = state.phase else { return Vec::new() };
    let near = state.neighbors(column.from);
    let reach = rules::destinations(state, column);
    reach
        .iter()
        .map(|to| prospect(state, column.company(), Province::at(to), !near.has(to)))
        .collect()
}

fn prospect(state: &State, company: Units, to: Province, by_road: bool) -> ProspectView {
    let seat = state.turn;
    let foe = state.foe(seat, to);
    let what = if state.check(seat, Action::Order(Order::Go { to })).is_err() {
        Prospect::Barred
    } else if foe.is_some() {
        Prospect::Battle
    } else if state.owns(seat, to) {
        Prospect::Join
    } else if company.is_empty() {
        Prospect::Visit
    } else {
        Prospect::Take
    };
    let wins = match (what, foe) {
        (Prospect::Battle, Some(foe)) => {
            let here = host(state, seat, to);
            let attacker =
                Host { units: here.units + company, leaders: here.leaders + 1, galleys: 0 };
            let odds = odds::odds(ground(state, foe, to), attacker, host(state, foe, to));
            odds.map_or(0, |it| it.wins_per_myriad(Side::Attacker))
        }
        (_, _) => 0,
    };
    ProspectView { to, what, by_road, wins }
}
