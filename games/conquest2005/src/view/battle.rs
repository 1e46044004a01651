//! What is known about a battle: chances, losses, whether to go on.

use super::{BattleView, MusterView, OddsView, Prospect, ProspectView, SideView};
use crate::{
    action::Action,
    board::board,
    pieces::{Side, Units},
    places::Province,
    rules,
    state::{Clash, Phase, State, Step},
};

pub(super) fn battle(state: &State) -> Option<BattleView> {
    let Phase::Clash(clash) = state.phase else { return None };
    let Clash { at, foe, step, .. } = clash;
    let wall = is_walled(state, clash);
    let decider = clash.decider();
    let refuges = match step {
        Step::Decide(side) => rules::refuges(state, state.fighter(foe, side), at),
        Step::Form(_) | Step::Lose(..) | Step::Pursue { .. } => parts::mask::Mask::NONE,
    };
    Some(BattleView {
        at,
        attacker: side(state, clash, Side::Attacker),
        defender: side(state, clash, Side::Defender),
        decider,
        wall,
        extra_dice: rules::extra_dice(wall, state.units_of(state.attacker, at)),
        refuges: refuges.iter().map(Province::at).collect(),
        odds: None::<OddsView>,
    })
}

fn is_walled(state: &State, clash: Clash) -> bool {
    state.walls.has(clash.at.idx()) && state.owns(clash.foe, clash.at)
}

fn side(state: &State, clash: Clash, side: Side) -> SideView {
    let seat = state.fighter(clash.foe, side);
    SideView {
        seat,
        units: state.units_of(seat, clash.at),
        leaders: state.n_leaders(seat, clash.at),
        ranks: state.ranks(seat, clash.at),
        legion: clash.legions[side as usize],
        down: if side == Side::Defender { clash.down } else { Units::NONE },
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
        odds: None,
    });
    let sea = state.sea_fights().map(|(sea, foe)| MusterView {
        province: None,
        sea: Some(sea),
        foe,
        forced: false,
        odds: None,
    });
    land.chain(sea).collect()
}

/// What each march of the chosen leader would lead to.
pub(super) fn prospects(state: &State) -> Vec<ProspectView> {
    let Phase::Lead(column) = state.phase else { return Vec::new() };
    let near = board().neighbors(&state.options, column.from);
    let reach = rules::destinations(state, column);
    reach
        .iter()
        .map(|to| prospect(state, column.company(), Province::at(to), !near.has(to)))
        .collect()
}

fn prospect(state: &State, company: Units, to: Province, by_road: bool) -> ProspectView {
    let seat = state.turn;
    let what = if rules::check(state, seat, Action::Go { to }).is_err() {
        Prospect::Barred
    } else if !state.is_free(seat, to) {
        Prospect::Battle
    } else if state.owns(seat, to) {
        Prospect::Join
    } else if company.is_empty() {
        Prospect::Visit
    } else {
        Prospect::Take
    };
    ProspectView { to, what, by_road, wins: 0 }
}
