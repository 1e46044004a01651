//! Before the dice: each side chooses its dice and asks for allies.

use kernel::Chance;

use super::{battle, romanise};
use crate::{
    action::Action,
    board::{Territory, board},
    event::Event,
    fight::{Camp, Fight},
    illegal::Illegal,
    people::{People, Peoples},
    state::{Phase, State},
};

/// CON-37 A camp gathers if its leader has anything to decide; the attacker's first, then the
/// defender's; then all roll.
pub(super) fn gather(
    state: &mut State,
    fight: Fight,
    camp: Camp,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    if has_choice(state, &fight, camp) {
        state.phase = Phase::Muster { fight, camp };
        return;
    }
    match camp {
        Camp::Attack => gather(state, fight, Camp::Defence, chance, events),
        Camp::Defence => battle::fight_out(state, &fight, chance, events),
    }
}

fn has_choice(state: &State, fight: &Fight, camp: Camp) -> bool {
    let Some(leader) = fight.leader(camp) else { return false };
    let ally = i32::from(board().costs.alliance) <= state.points(leader)
        && !askable(state, leader, fight, camp).is_empty();
    ally || has_dice(state, leader)
}

/// Whether a people has dice to choose, or could have one.
pub(super) fn has_dice(state: &State, people: People) -> bool {
    people == People::Romans && (!state.romanised.is_empty() || romanise::could(state, people))
}

/// Those whom the leader of a camp may ask, if he has the points.
pub(crate) fn askable(state: &State, leader: People, fight: &Fight, camp: Camp) -> Peoples {
    let others = People::ALL.into_iter();
    others.filter(|&people| check_whom(state, leader, fight, camp, people).is_ok()).collect()
}

/// Every set of players that could be asked at once; one by one those who cannot, so that the
/// leader is told why.
pub(super) fn candidates(
    state: &State,
    leader: People,
    fight: &Fight,
    camp: Camp,
    out: &mut Vec<Action>,
) {
    let askable = askable(state, leader, fight, camp);
    let sets = askable.subsets().filter(|whom| !whom.is_empty());
    out.extend(sets.map(|whom| Action::Ask { whom }));
    // That the two who fight do not ask each other goes without saying.
    let leads = |it: People| Camp::BOTH.into_iter().any(|camp| fight.leader(camp) == Some(it));
    let others = People::ALL.into_iter().filter(|&it| !leads(it) && !askable.has(it));
    out.extend(others.map(|people| Action::Ask { whom: people.into() }));
    dice(state, leader, out);
}

/// CON-16 The dice that can be left out.
pub(super) fn dice(state: &State, people: People, out: &mut Vec<Action>) {
    if people == People::Romans {
        let left_out = state.fight().map(|fight| fight.left_out).unwrap_or_default();
        let brought = state.romanised.minus(left_out);
        out.extend(brought.iter().map(|at| Action::Leave { at }));
    }
}

/// CON-37 Only while a camp gathers.
pub(super) fn check_gathering(state: &State) -> Result<(), Illegal> {
    match state.phase {
        Phase::Muster { .. } | Phase::Levy { .. } => Ok(()),
        Phase::Answer { .. } => Err(Illegal::AnswersPending),
        Phase::Bidding { .. } => Err(Illegal::BiddingFirst),
        Phase::Act { .. } | Phase::Unrest { .. } | Phase::Close { .. } | Phase::Over => {
            Err(Illegal::NoFight)
        }
    }
}

/// CON-19 CON-22 Whom a leader may ask, whatever his points.
fn check_whom(
    state: &State,
    leader: People,
    fight: &Fight,
    camp: Camp,
    people: People,
) -> Result<(), Illegal> {
    if !state.is_in(people) {
        return Err(Illegal::HasLeft { people });
    }
    // CON-22 Nobody is on both sides, and nobody asks the one he fights.
    if fight.camp_of(people).is_some() {
        return Err(Illegal::InTheFight { people });
    }
    if fight.asked[camp as usize].has(people) {
        return Err(Illegal::AskedAlready { people });
    }
    if !state.are_neighbors(leader, people) {
        return Err(Illegal::NoCommonBorder { people });
    }
    Ok(())
}

/// CON-42 Three points for each player who is asked at once; CON-21 points that he has.
pub(super) fn check_ask(state: &State, leader: People, whom: Peoples) -> Result<(), Illegal> {
    check_gathering(state)?;
    let Phase::Muster { fight, camp } = &state.phase else { return Err(Illegal::FightPending) };
    for people in whom.iter() {
        check_whom(state, leader, fight, *camp, people)?;
    }
    let price = board().costs.alliance * u16::from(whom.len());
    let points = state.points(leader);
    if points < i32::from(price) {
        return Err(Illegal::TooPoorToAsk { price, points });
    }
    Ok(())
}

pub(super) fn commit_ask(
    state: &mut State,
    leader: People,
    whom: Peoples,
    events: &mut Vec<Event>,
) {
    let Phase::Muster { mut fight, camp } = state.phase else { return };
    let asked = &mut fight.asked[camp as usize];
    *asked = asked.or(whom);
    events.extend(whom.iter().map(|people| Event::Asked { by: leader, people, camp }));
    state.phase = Phase::Answer { fight, camp, pending: whom };
}

/// CON-16 CON-17 CON-20 The Romans choose which romanised dice take part: all that they do not
/// leave out.
pub(super) fn check_leave(state: &State, people: People, at: Territory) -> Result<(), Illegal> {
    check_gathering(state)?;
    if people != People::Romans || !state.romanised.has(at) {
        return Err(Illegal::NoDie { at });
    }
    if state.fight().is_some_and(|fight| fight.left_out.has(at)) {
        return Err(Illegal::DieOut { at });
    }
    Ok(())
}

pub(super) fn commit_leave(state: &mut State, at: Territory, events: &mut Vec<Event>) {
    if let Phase::Muster { fight, .. } | Phase::Levy { fight, .. } = &mut state.phase {
        fight.left_out = fight.left_out.with(at);
        events.push(Event::DieLeftOut { at });
    }
}

pub(super) fn commit_ready(state: &mut State, chance: &mut Chance<'_>, events: &mut Vec<Event>) {
    match state.phase {
        Phase::Muster { fight, camp: Camp::Attack } => {
            gather(state, fight, Camp::Defence, chance, events);
        }
        Phase::Muster { fight, camp: Camp::Defence } => {
            battle::fight_out(state, &fight, chance, events);
        }
        Phase::Levy { mut fight, camp } => {
            fight.levied = true;
            gather(state, fight, camp, chance, events);
        }
        Phase::Bidding { .. }
        | Phase::Act { .. }
        | Phase::Answer { .. }
        | Phase::Unrest { .. }
        | Phase::Close { .. }
        | Phase::Over => (),
    }
}
