//! What is known about a battle: chances, best targets, whether to go on.

use std::cmp::Reverse;

use conquest::{
    Buying, Edition as _, Rules as _,
    advice::{AdviceView, Customs, Dispute, Stakes, Weighed},
    odds::hundredths,
};
use kernel::{MAX_SEATS, Seat};
use serde::Serialize;

use crate::{
    action::{Action, Choice},
    edition::Edition1984,
    odds::{self, Ground, Host, Odds},
    pieces::{Anchor, Field, Side, Unit, Units},
    places::Province,
    rules::{advantage, hit_number},
    state::{Battle, Force, Own, Phase, State},
};

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

/// C84-47 C84-49 What ends of battles do in this edition.
const CUSTOMS: Customs = Customs {
    bounty: odds::BOUNTY,
    sacked: true,
    // He collects nothing until he has it again, and may have it again.
    exile: 1.0,
    beached: true,
    wall: <State as Buying>::WALL.0,
    power: odds::POWER,
};

/// What is known about a battle, and for an attacker who may retreat now, what to do.
pub(super) fn battle(state: &State) -> (Option<BattleView>, Option<AdviceView>) {
    let Phase::Own(Own::Battle(battle) | Own::Loss { battle, .. }) = state.scene() else {
        return (None, None);
    };
    let Battle { field, roller, .. } = battle;
    let refuge = refuge(state, field);
    let Some((odds, weighed)) = chances(state, field, roller, refuge) else {
        return (None, None);
    };
    let wall = ground(state, field) == Ground::Fortified;
    let best = match roller {
        Side::Attacker => odds.best[0],
        Side::Defender => odds.best[1],
    };
    let view = BattleView {
        field,
        attacker: side(state, field, Side::Attacker),
        defender: side(state, field, Side::Defender),
        roller,
        wall,
        may_retreat: refuge.is_some(),
        attacker_wins: odds.wins_per_myriad(),
        mean_losses: odds.losses.map(|it| it.map(hundredths)),
        best_target: best,
        targets: targets(state, field, roller, &odds),
    };
    (Some(view), weighed.map(|it| it.view(state.attacker, refuge)))
}

/// Where the attacker would best retreat to, if he may now: to where most of his own stand.
fn refuge(state: &State, field: Field) -> Option<Province> {
    let Field::Land(at) = field else { return None };
    let near = state.neighbors(at).iter().map(Province::at);
    let open =
        near.filter(|&to| state.check(state.attacker, Action::Own(Choice::Retreat { to })).is_ok());
    open.min_by_key(|to| Reverse(state.garrison[to.idx()].total()))
}

fn side(state: &State, field: Field, side: Side) -> SideView {
    let Force { seat, units, galleys } = state.force(field, side);
    let (generals, caesar) = match field {
        Field::Land(at) => (state.generals[seat.idx()][at.idx()], state.has_caesar(seat, at)),
        Field::Sea(sea) => {
            let fleet = state.fleet(seat, Anchor::Sea(sea)).map(|idx| state.galleys[idx].aboard());
            fleet.fold((0, false), |(n, any), it| (n + it.generals, any || it.caesar))
        }
    };
    let advantage = advantage(state, field, side);
    SideView { seat, units, galleys, generals, caesar, advantage }
}

fn targets(state: &State, field: Field, roller: Side, odds: &Odds) -> Vec<TargetView> {
    let advantage = advantage(state, field, roller);
    let needs = |unit: Unit| hit_number(field, unit).saturating_sub(advantage).max(1);
    odds.aims_per_myriad()
        .map(|(unit, attacker_wins)| TargetView { unit, needs: needs(unit), attacker_wins })
        .collect()
}

pub(super) fn ground(state: &State, field: Field) -> Ground {
    match field {
        Field::Sea(_) => Ground::Sea,
        Field::Land(at) if state.walls.has(at.idx()) => Ground::Fortified,
        Field::Land(_) => Ground::Open,
    }
}

fn chances(
    state: &State,
    field: Field,
    roller: Side,
    refuge: Option<Province>,
) -> Option<(Odds, Option<Weighed>)> {
    let host = |side: Side| {
        let force = state.force(field, side);
        Host { units: force.units, galleys: force.galleys }
    };
    let ground = ground(state, field);
    let [attacker, defender] = Side::BOTH.map(host);
    let (Field::Land(at), Some(_)) = (field, refuge) else {
        return Some((odds::odds(ground, attacker, defender, roller).ok()?, None));
    };
    let dispute = Dispute {
        realm: &state.realm,
        at,
        defender: state.fighter(field, Side::Defender),
        in_stock: [Edition1984::price_of(state.stock); MAX_SEATS],
        customs: CUSTOMS,
    };
    let stakes = Stakes::new(dispute, |seat, at| state.units(seat, at));
    odds::weighed(ground, attacker, defender, &stakes).ok()
}
