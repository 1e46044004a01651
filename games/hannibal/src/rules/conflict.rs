//! Conflicts, cards, and Hannibal's part in them.

use std::cmp::Ordering;

use crate::{
    board::{Province, Side},
    event::Event,
    illegal::Illegal,
    pieces::{Card, Hand, Place, Unit},
    rules::victory,
    state::{Phase, State},
};

/// HAN-29 What Hannibal adds to the Carthaginian card while he is engaged.
const HANNIBAL_BONUS: u8 = 1;

/// HAN-18 HAN-19 A unit that enters a place with enemy units starts a conflict there; else its
/// side's turn is over.
pub(super) fn enter(state: &mut State, side: Side, place: Place, events: &mut Vec<Event>) {
    if 0 < state.n_units(side.enemy(), place) {
        events.push(Event::ConflictOpened { place, attacker: side });
        next_exchange(state, place, side);
    } else {
        victory::end_turn(state, side, false, events);
    }
}

/// HAN-27 Carthage names who is engaged before each exchange of cards, where Hannibal stands
/// beside another legion; HAN-28 alone, he is engaged.
fn next_exchange(state: &mut State, place: Place, attacker: Side) {
    state.phase = match place {
        Place::Land(province) if state.has_hannibal(Side::Carthage, province) => {
            if 1 < state.n_legions(Side::Carthage, province) {
                Phase::Engage { province, attacker }
            } else {
                Phase::Seal { place, attacker, hannibal: true, sealed: [None; 2] }
            }
        }
        Place::Land(_) | Place::Sea(_) => {
            Phase::Seal { place, attacker, hannibal: false, sealed: [None; 2] }
        }
    };
}

/// HAN-27 Only where there are two kinds to choose from.
pub(super) fn check_engage(state: &State) -> Result<(), Illegal> {
    match state.phase {
        Phase::Engage { .. } => Ok(()),
        Phase::Maneuver { .. } | Phase::Seal { .. } | Phase::Over { .. } => {
            Err(Illegal::NothingToEngage)
        }
    }
}

pub(super) fn commit_engage(state: &mut State, unit: Unit, events: &mut Vec<Event>) {
    let Phase::Engage { province, attacker } = state.phase else { return };
    events.push(Event::Engaged { unit, province });
    state.phase = Phase::Seal {
        place: Place::Land(province),
        attacker,
        hannibal: unit == Unit::Hannibal,
        sealed: [None; 2],
    };
}

/// HAN-20 Each side secretly chooses one card still in hand; HAN-25 a spent one is not.
pub(super) fn check_seal(state: &State, side: Side, card: Card) -> Result<(), Illegal> {
    match state.phase {
        Phase::Maneuver { .. } | Phase::Over { .. } => Err(Illegal::NoConflict),
        Phase::Engage { .. } => Err(Illegal::EngageFirst),
        Phase::Seal { .. } if !state.hands[side as usize].has(card) => {
            Err(Illegal::CardSpent { card })
        }
        Phase::Seal { .. } => Ok(()),
    }
}

pub(super) fn commit_seal(state: &mut State, side: Side, card: Card, events: &mut Vec<Event>) {
    let Phase::Seal { place, attacker, hannibal, sealed } = &mut state.phase else { return };
    let (place, attacker, hannibal) = (*place, *attacker, *hannibal);
    sealed[side as usize] = Some(card);
    events.push(Event::CardSealed { side });

    let [Some(rome), Some(carthage)] = *sealed else { return };
    reveal(state, place, hannibal, rome, carthage, events);
    spend(state, rome, carthage, events);
    // HAN-43 The last-unit test follows each exchange of cards.
    if victory::last_unit(state, place, events) {
        return;
    }
    // HAN-24 The conflict goes on until at most one side has units there.
    match Side::BOTH.map(|side| 0 < state.n_units(side, place)) {
        [true, true] => next_exchange(state, place, attacker),
        [rome, carthage] => {
            let holder = match (rome, carthage) {
                (true, _) => Some(Side::Rome),
                (_, true) => Some(Side::Carthage),
                (false, false) => None,
            };
            events.push(Event::ConflictSettled { place, holder });
            victory::end_turn(state, attacker, false, events);
        }
    }
}

/// HAN-21 The lower card costs a unit; HAN-22 equal values cost one each; HAN-29 Hannibal adds to
/// the Carthaginian card.
fn reveal(
    state: &mut State,
    place: Place,
    hannibal: bool,
    rome: Card,
    carthage: Card,
    events: &mut Vec<Event>,
) {
    let bonus = if hannibal { HANNIBAL_BONUS } else { 0 };
    let face_down = state.options.closed_hands;
    events.push(Event::CardsRevealed { rome, carthage, bonus, face_down });
    let losers: &[Side] = match rome.value().cmp(&(carthage.value() + bonus)) {
        Ordering::Less => &[Side::Rome],
        Ordering::Equal => &Side::BOTH,
        Ordering::Greater => &[Side::Carthage],
    };
    for &side in losers {
        // HAN-30 Hannibal falls when he is engaged; HAN-31 else the legion beside him does.
        let engaged_hannibal = hannibal && side == Side::Carthage;
        lose(state, side, place, engaged_hannibal, events);
    }
}

fn lose(
    state: &mut State,
    side: Side,
    place: Place,
    engaged_hannibal: bool,
    events: &mut Vec<Event>,
) {
    let unit = match place {
        Place::Land(_) if engaged_hannibal => {
            state.hannibal = None;
            state.lost[side as usize].legions += 1;
            Unit::Hannibal
        }
        Place::Land(province) => {
            lose_legion(state, side, province);
            Unit::Legion
        }
        Place::Sea(route) => {
            state.fleets[side as usize][route as usize] -= 1;
            state.lost[side as usize].fleets += 1;
            Unit::Fleet
        }
    };
    state.seen.clear();
    events.push(Event::UnitLost { side, unit, place });
}

fn lose_legion(state: &mut State, side: Side, province: Province) {
    state.legions[side as usize].take(province as usize);
    state.lost[side as usize].legions += 1;
}

/// HAN-25 Played cards stay away until the hand is empty; HAN-26 both empty together.
fn spend(state: &mut State, rome: Card, carthage: Card, events: &mut Vec<Event>) {
    let [hand_rome, hand_carthage] = state.hands;
    state.hands = [hand_rome.without(rome), hand_carthage.without(carthage)];
    if state.hands.into_iter().all(Hand::is_empty) {
        state.hands = [Hand::FULL; 2];
        events.push(Event::HandsRefilled);
    }
}
