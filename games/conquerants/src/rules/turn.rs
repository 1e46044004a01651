//! A turn: one action.

use kernel::Chance;

use super::{muster, romanise, scoring};
use crate::{
    action::Action,
    board::{Territory, board},
    event::Event,
    fight::{Camp, Fight},
    illegal::Illegal,
    lands::Lands,
    people::People,
    state::{Phase, State},
};

/// Every territory that a link or a conquest could reach.
pub(super) fn candidates(state: &State, people: People, out: &mut Vec<Action>) {
    let own = state.controlled(people);
    let others = People::ALL
        .into_iter()
        .filter(|&it| it != people)
        .fold(Lands::NONE, |all, it| all.or(state.controlled(it)));
    let trade = own.reach().minus(others).minus(own);
    out.extend(trade.iter().map(|at| Action::Trade { at }));
    out.extend(in_reach_of_conquest(state, people).iter().map(|at| Action::Conquer { at }));
}

/// CON-10 CON-35 What has a common border, by land or sea, with what a people owns.
pub(super) fn in_reach_of_conquest(state: &State, people: People) -> Lands {
    let owned = state.owned[people as usize];
    owned.reach().minus(owned)
}

/// CON-08 One action a turn, and nothing of it while a fight is prepared.
pub(super) fn check_act(state: &State) -> Result<(), Illegal> {
    match state.phase {
        Phase::Act { .. } => Ok(()),
        Phase::Bidding { .. } => Err(Illegal::BiddingFirst),
        Phase::Unrest { .. } => Err(Illegal::UnrestPending),
        Phase::Close { .. } => Err(Illegal::ActionDone),
        Phase::Muster { .. } | Phase::Answer { .. } | Phase::Levy { .. } | Phase::Over => {
            Err(Illegal::FightPending)
        }
    }
}

/// CON-09 Next to something he controls and where nobody else controls; CON-36 not at home.
pub(super) fn check_trade(state: &State, people: People, at: Territory) -> Result<(), Illegal> {
    check_act(state)?;
    if at == people.home() {
        return Err(Illegal::LinkAtHome { at });
    }
    if state.links[people as usize].has(at) {
        return Err(Illegal::LinkedAlready { at });
    }
    if let Some(by) = state.controller(at).filter(|&by| by != people) {
        return Err(Illegal::ControlledByOther { at, by });
    }
    if !board().common[at as usize].meets(state.controlled(people)) {
        return Err(Illegal::TradeTooFar { at });
    }
    Ok(())
}

pub(super) fn commit_trade(
    state: &mut State,
    people: People,
    at: Territory,
    events: &mut Vec<Event>,
) {
    let links = &mut state.links[people as usize];
    *links = links.with(at);
    events.push(Event::Traded { people, at });
    close(state, people, events);
}

/// CON-10 Next to something he owns; CON-35 over sea too, and trade is not enough.
/// CON-06 Seas are no territories: only a shared coast leads over them.
pub(super) fn check_conquer(state: &State, people: People, at: Territory) -> Result<(), Illegal> {
    check_act(state)?;
    if state.owned[people as usize].has(at) {
        return Err(Illegal::OwnedAlready { at });
    }
    let around = board().common[at as usize];
    if around.meets(state.owned[people as usize]) {
        return Ok(());
    }
    if around.meets(state.links[people as usize]) {
        return Err(Illegal::TradeIsNotEnough { at });
    }
    Err(Illegal::ConquestTooFar { at })
}

/// CON-37 A conquest begins with the attacker's camp.
pub(super) fn commit_conquer(
    state: &mut State,
    people: People,
    at: Territory,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    // CON-38 Only an owner defends; CON-39 the attacker's own link makes no difference.
    let defender = state.owner(at);
    events.push(Event::Attacked { people, at, defender });
    let fight = Fight::new(at, people, defender);
    muster::gather(state, fight, Camp::Attack, chance, events);
}

pub(super) fn commit_pass(state: &mut State, people: People, events: &mut Vec<Event>) {
    events.push(Event::Passed { people });
    scoring::end_turn(state, people, events);
}

/// CON-18 After the action the Romans may still romanise, if they can; then the turn is scored.
pub(super) fn close(state: &mut State, people: People, events: &mut Vec<Event>) {
    if romanise::could(state, people) && 1 < state.still_in().len() {
        state.phase = Phase::Close { people };
    } else {
        scoring::end_turn(state, people, events);
    }
}
