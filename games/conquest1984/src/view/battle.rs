//! What is known about a battle: chances, best targets, whether to go on.

use super::{BattleView, Prospect, ProspectView, SideView};
use crate::{
    action::Action,
    board::board,
    odds::{self, Advice, Ground, Host, Odds},
    pieces::{Field, Side, Unit, Units},
    places::Province,
    rules::{self, advantage, hit_number},
    state::{Battle, Phase, State},
};

/// What a battle is about besides those who fall in it: some turns of tribute, and leaders.
const PRIZE: f64 = 30.0;

pub(super) fn battle(state: &State) -> Option<BattleView> {
    let (Phase::Battle(battle) | Phase::Loss { battle, .. }) = state.phase else { return None };
    let Battle { field, roller, .. } = battle;
    let odds = chances(state, field, roller)?;
    let wall = ground(state, field) == Ground::Fortified;
    let best = match roller {
        Side::Attacker => odds.best[0],
        Side::Defender => odds.best[1],
    };
    let refuge = Province::ALL
        .into_iter()
        .any(|to| rules::check(state, state.attacker, Action::Retreat { to }).is_ok());
    Some(BattleView {
        field,
        attacker: side(state, field, Side::Attacker),
        defender: side(state, field, Side::Defender),
        roller,
        wall,
        may_retreat: refuge,
        attacker_wins: odds.wins_per_myriad(),
        mean_losses: odds.losses.map(|it| it.map(hundredths)),
        best_target: best,
        retreat_advised: refuge && odds.advice(PRIZE) == Advice::Retreat,
    })
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "losses are few and never negative"
)]
fn hundredths(losses: f64) -> u16 {
    (losses * 100.0).round() as u16
}

fn side(state: &State, field: Field, side: Side) -> SideView {
    let force = state.force(field, side);
    let advantage = advantage(state, field, side);
    let needs = Unit::ALL.map(|unit| hit_number(field, unit).saturating_sub(advantage).max(1));
    SideView { seat: force.seat, units: force.units, galleys: force.galleys, advantage, needs }
}

fn ground(state: &State, field: Field) -> Ground {
    match field {
        Field::Sea(_) => Ground::Sea,
        Field::Land(at) if state.walls.has(at.idx()) => Ground::Fortified,
        Field::Land(_) => Ground::Open,
    }
}

fn chances(state: &State, field: Field, roller: Side) -> Option<Odds> {
    let host = |side: Side| {
        let force = state.force(field, side);
        Host { units: force.units, galleys: force.galleys }
    };
    let ground = ground(state, field);
    odds::odds(ground, host(Side::Attacker), host(Side::Defender), roller).ok()
}

/// What each march of the chosen leader would lead to.
pub(super) fn prospects(state: &State) -> Vec<ProspectView> {
    let Phase::Lead(column) = state.phase else { return Vec::new() };
    let near = board().neighbors(&state.options, column.from);
    let own = state.owned[state.turn.idx()] & state.cities;
    let road = board().ways.reach(column.from.idx(), state.roads, own);
    let reach = if own.has(column.from.idx()) { near | road } else { near };
    reach.iter().map(|to| prospect(state, column.company(), Province::at(to))).collect()
}

fn prospect(state: &State, company: Units, to: Province) -> ProspectView {
    let seat = state.turn;
    let enemies = state.enemies(seat, to);
    let what = if rules::check(state, seat, Action::Go { to }).is_err() {
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
    let ground = ground(state, Field::Land(to));
    let attackers = Host { units: state.assault[to.idx()] + company, galleys: 0 };
    let defenders = Host { units: enemies, galleys: 0 };
    let odds = match what {
        Prospect::Battle => odds::odds(ground, attackers, defenders, Side::Attacker).ok(),
        Prospect::Join | Prospect::Visit | Prospect::Take | Prospect::Barred => None,
    };
    ProspectView { to, what, wins: odds.map_or(0, |it| it.wins_per_myriad()) }
}
