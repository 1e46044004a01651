//! Moving a chariot.

use crate::{
    action::Action,
    board::{Direction, Hex, N_SECTIONS, Part, board, crossing},
    event::Event,
    illegal::Illegal,
    pieces::{Card, Chariot},
    rules::{finish, order},
    state::{Phase, State},
};

/// Every card in every direction as far as the way is free, every card spent, and stopping.
pub(super) fn candidates(state: &State, out: &mut Vec<Action>) {
    let Some(chariot) = state.moving() else { return };
    let Some(from) = state.at[chariot.idx()] else { return };
    let hand = state.hands[chariot.seat.idx()];
    for direction in Direction::ALL {
        let mut ride = Ride { at: from, section: state.section[chariot.idx()] };
        for (n, card) in (1..).zip(Card::ALL) {
            if ride.step(state, direction).is_err() {
                break;
            }
            if board().part(ride.at) == Part::Finish {
                // CIR-18 What a card has left over is lost.
                let long = hand.cards().filter(|card| n <= card.value());
                out.extend(long.map(|card| Action::Drive { card, to: ride.at }));
                break;
            }
            if hand.has(card) {
                out.push(Action::Drive { card, to: ride.at });
            }
        }
    }
    out.extend(Card::ALL.map(|card| Action::Spend { card }));
    out.push(Action::Stop);
}

/// CIR-14 A card serves one chariot a round. That there is room for another (CIR-09, CIR-12) needs
/// no word: a chariot for which there is none has moved.
#[inline]
pub(super) fn check_card(state: &State, card: Card) -> Result<(), Illegal> {
    let Some(chariot) = state.moving() else { return Err(Illegal::StillPlacing) };
    if !state.hands[chariot.seat.idx()].has(card) {
        return Err(Illegal::CardUsed { card });
    }
    Ok(())
}

/// CIR-10 Exactly the card's number of hexes in one straight line; CIR-11 in any direction; CIR-18
/// fewer only into the finish.
#[inline]
pub(super) fn check_drive(state: &State, card: Card, to: Hex) -> Result<(), Illegal> {
    check_card(state, card)?;
    let Some((mut ride, direction, distance)) = ride_towards(state, to) else {
        return Err(Illegal::NotInLine { to });
    };
    let into_finish = board().part(to) == Part::Finish && distance < card.value();
    if distance != card.value() && !into_finish {
        return Err(Illegal::WrongDistance { card, to });
    }
    // CIR-23 CIR-33 Where the table plays so, the opposite direction is another too.
    if let Phase::Racing { heading: Some(heading), .. } = state.phase
        && heading != direction
    {
        return Err(Illegal::OtherDirection);
    }
    for _ in 1..distance {
        ride.step(state, direction)?;
        // Behind the finish lies the thick line.
        if board().part(ride.at) == Part::Finish {
            return Err(Illegal::ThickLine { at: ride.at });
        }
    }
    ride.step(state, direction)
}

pub(super) fn commit_drive(state: &mut State, card: Card, to: Hex, events: &mut Vec<Event>) {
    let Some(chariot) = state.moving() else { return };
    let Some(from) = state.at[chariot.idx()] else { return };
    let Some((mut ride, direction, distance)) = ride_towards(state, to) else { return };
    for _ in 0..distance {
        // The check has found the way free.
        let _ = ride.step(state, direction);
    }
    let before = state.section[chariot.idx()];
    state.occupied.remove(from);
    state.occupied.insert(to);
    state.at[chariot.idx()] = Some(to);
    state.section[chariot.idx()] = ride.section;
    events.push(Event::Drove { chariot, card, from, to });
    if before < N_SECTIONS && N_SECTIONS <= ride.section {
        events.push(Event::LapDone { chariot });
    }
    if state.options.same_direction
        && let Phase::Racing { heading, .. } = &mut state.phase
    {
        *heading = Some(direction);
    }
    use_card(state, chariot, card);
    if board().part(to) == Part::Finish {
        finish::come_home(state, chariot, to, events);
    }
    end_if_done(state, events);
}

/// CIR-10 The card is used without moving; CIR-23 which frees the direction.
pub(super) fn commit_spend(state: &mut State, card: Card, events: &mut Vec<Event>) {
    let Some(chariot) = state.moving() else { return };
    events.push(Event::CardSpent { chariot, card });
    if let Phase::Racing { heading, .. } = &mut state.phase {
        *heading = None;
    }
    use_card(state, chariot, card);
    end_if_done(state, events);
}

/// CIR-15 The player decides after each card; CIR-13 not before the first.
pub(super) fn check_stop(state: &State) -> Result<(), Illegal> {
    match state.phase {
        Phase::Racing { n_used: 0, .. } => Err(Illegal::NoCardYet),
        Phase::Racing { .. } => Ok(()),
        Phase::Placing | Phase::Over => Err(Illegal::StillPlacing),
    }
}

pub(super) fn commit_stop(state: &mut State, events: &mut Vec<Event>) {
    let Some(chariot) = state.moving() else { return };
    events.push(Event::Stopped { chariot });
    end_move(state, chariot, events);
}

fn use_card(state: &mut State, chariot: Chariot, card: Card) {
    let hand = &mut state.hands[chariot.seat.idx()];
    *hand = hand.without(card);
    if let Phase::Racing { n_used, .. } = &mut state.phase {
        *n_used += 1;
    }
}

/// CIR-09 CIR-12 CIR-24 A chariot that may be given no further card has moved, and CIR-30 so has
/// one that is home; its owner keeps the cards that are left.
fn end_if_done(state: &mut State, events: &mut Vec<Event>) {
    if let Some(chariot) = state.moving()
        && (state.home.has(chariot) || state.room() == 0)
    {
        end_move(state, chariot, events);
    }
}

/// CIR-04 The next chariot moves, or the next round begins; CIR-34 unless that was the last.
fn end_move(state: &mut State, chariot: Chariot, events: &mut Vec<Event>) {
    state.waiting = state.waiting.without(chariot);
    let Phase::Racing { n_moved, n_used, heading } = &mut state.phase else { return };
    (*n_moved, *n_used, *heading) = (*n_moved + 1, 0, None);
    if !state.waiting.is_empty() {
        return;
    }
    if finish::was_last_round(state) {
        finish::end_after_last_round(state, events);
    } else {
        order::begin_round(state, events);
    }
}

/// The section of the chariot that is moving once it has driven to a hex in its line.
pub(crate) fn section_after(state: &State, to: Hex) -> i16 {
    let Some((mut ride, direction, distance)) = ride_towards(state, to) else { return 0 };
    for _ in 0..distance {
        if ride.step(state, direction).is_err() {
            break;
        }
    }
    ride.section
}

/// A chariot on its way.
struct Ride {
    at: Hex,
    /// CIR-28 Counted hex by hex.
    section: i16,
}

impl Ride {
    /// CIR-16 One hex further, if it is there and free; CIR-17 the finish only from the upper
    /// straight and after a full lap.
    #[inline]
    fn step(&mut self, state: &State, direction: Direction) -> Result<(), Illegal> {
        let board = board();
        let Some(next) = board.beside(self.at, direction) else {
            return Err(Illegal::InTheWay { at: self.at });
        };
        let (here, there) = (board.part(self.at), board.part(next));
        if there == Part::Finish {
            if here != Part::Upper {
                return Err(Illegal::ThickLine { at: next });
            }
            if self.section < N_SECTIONS {
                return Err(Illegal::NoLap { at: next });
            }
        } else {
            self.section += crossing(here, there);
        }
        if state.occupied.has(next) {
            return Err(Illegal::InTheWay { at: next });
        }
        self.at = next;
        Ok(())
    }
}

/// The moving chariot where it stands, with the direction and the distance to a hex in its line.
#[inline]
fn ride_towards(state: &State, to: Hex) -> Option<(Ride, Direction, u8)> {
    let chariot = state.moving()?;
    let from = state.at[chariot.idx()]?;
    let (direction, distance) = board().line(from, to)?;
    Some((Ride { at: from, section: state.section[chariot.idx()] }, direction, distance))
}
