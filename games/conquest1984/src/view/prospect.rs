//! What the ways on offer lead to: marches of a chosen leader, passages and landings of galleys.

use conquest::{Rules as _, Sailing as _};
use serde::Serialize;

use super::battle::ground;
use crate::{
    action::{Action, Order},
    board::board,
    odds::{self, Host},
    pieces::{Anchor, Field, GalleyName, Side, Units},
    places::{Province, Sea},
    rules,
    state::{Boarding, Column, Own, Phase, State},
};

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

pub(super) fn prospects(state: &State) -> Vec<ProspectView> {
    match state.phase {
        Phase::Lead(column) => marches(state, column),
        Phase::Embark(boarding) => passages(state, boarding),
        Phase::Move => state.galleys_of(state.turn).flat_map(|idx| voyages(state, idx)).collect(),
        Phase::Muster => musters(state),
        Phase::Own(Own::Battle(_) | Own::Loss { .. } | Own::Judge { .. } | Own::Asked { .. })
        | Phase::Spend
        | Phase::Over(_) => Vec::new(),
    }
}

fn marches(state: &State, column: Column) -> Vec<ProspectView> {
    let company = column.company();
    let prospect = |to: Province| {
        let barred = state.check(state.turn, Action::Order(Order::Go { to })).is_err();
        ashore(state, None, to, company, barred)
    };
    rules::destinations(state, column.from).iter().map(|to| prospect(Province::at(to))).collect()
}

/// Where a galley on a coast can take what has gone aboard.
fn passages(state: &State, boarding: Boarding) -> Vec<ProspectView> {
    let idx = usize::from(boarding.galley);
    let prospect = |to: Sea| {
        let barred = state.check(state.turn, Action::Order(Order::SetSail { to })).is_err();
        afloat(state, None, to, boarding.cargo.units, barred)
    };
    state.passages(idx).iter().map(|to| prospect(Sea::at(to))).collect()
}

/// Where a galley can go as it is.
fn voyages(state: &State, idx: usize) -> Vec<ProspectView> {
    let it = &state.galleys[idx];
    if it.moves == 0 {
        return Vec::new();
    }
    let galley = state.galley_name(idx);
    let aboard = it.aboard().units;
    let seas = state.passages(idx).iter().map(Sea::at);
    let mut all: Vec<ProspectView> =
        seas.map(|to| afloat(state, Some(galley), to, aboard, false)).collect();
    if let Anchor::Sea(sea) = it.at {
        let shores = board().waters.shores_of(sea.idx()).iter().map(Province::at);
        all.extend(shores.filter_map(|to| {
            let open = state.check(state.turn, Action::Order(Order::Land { galley, to })).is_ok();
            open.then(|| ashore(state, Some(galley), to, aboard, false))
        }));
    }
    all
}

/// The battles from which the attacker chooses.
fn musters(state: &State) -> Vec<ProspectView> {
    let host = |field: Field, side: Side| {
        let force = state.force(field, side);
        Host { units: force.units, galleys: force.galleys }
    };
    let wins = |field: Field| {
        let [attacker, defender] = [Side::Attacker, Side::Defender].map(|side| host(field, side));
        chance(state, field, attacker, defender)
    };
    let what = Prospect::Battle;
    let battle = |to: Field| ProspectView { galley: None, to, what, wins: wins(to) };
    state.battles().map(battle).collect()
}

fn ashore(
    state: &State,
    galley: Option<GalleyName>,
    to: Province,
    company: Units,
    barred: bool,
) -> ProspectView {
    let seat = state.turn;
    let enemies = state.enemies(seat, to);
    let what = if barred {
        Prospect::Barred
    } else if state.owns(seat, to) {
        Prospect::Join
    } else if company.is_empty() {
        Prospect::Visit
    } else if enemies.is_empty() {
        Prospect::Take
    } else {
        Prospect::Battle
    };
    let field = Field::Land(to);
    let wins = match what {
        Prospect::Battle => {
            let attackers = Host { units: state.assault[to.idx()] + company, galleys: 0 };
            chance(state, field, attackers, Host { units: enemies, galleys: 0 })
        }
        Prospect::Join | Prospect::Visit | Prospect::Take | Prospect::Sail | Prospect::Barred => 0,
    };
    ProspectView { galley, to: field, what, wins }
}

fn afloat(
    state: &State,
    galley: Option<GalleyName>,
    to: Sea,
    company: Units,
    barred: bool,
) -> ProspectView {
    let field = Field::Sea(to);
    let foe = state.fighter(field, Side::Defender);
    let quiet = foe == state.attacker;
    let what = match (barred, quiet) {
        (true, _) => Prospect::Barred,
        (false, true) => Prospect::Sail,
        (false, false) => Prospect::Battle,
    };
    let wins = if what == Prospect::Battle {
        let [there, theirs] = [Side::Attacker, Side::Defender].map(|it| state.force(field, it));
        let attackers = Host { units: there.units + company, galleys: there.galleys + 1 };
        chance(state, field, attackers, Host { units: theirs.units, galleys: theirs.galleys })
    } else {
        0
    };
    ProspectView { galley, to: field, what, wins }
}

/// The chance to win, exact: small armies are looked up, large ones counted.
fn chance(state: &State, field: Field, attacker: Host, defender: Host) -> u16 {
    let ground = ground(state, field);
    if let Some(wins) = odds::known(attacker, defender, ground) {
        return wins;
    }
    odds::odds(ground, attacker, defender, Side::Attacker).map_or(0, |it| it.wins_per_myriad())
}
