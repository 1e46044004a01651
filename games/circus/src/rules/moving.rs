//! Moving a chariot.

use crate::{
    action::Action,
    board::{Border, Direction, Hex, N_SECTIONS, Part, Step, board},
    event::Event,
    illegal::Illegal,
    pieces::{Card, Chariot},
    rules::{finish, order},
    state::{Phase, State},
};

/// Every card in every direction as far as the way is free, every card spent, and stopping. CIR-25
/// Whoever is to move has a card, and a card can always be spent.
pub(super) fn candidates(state: &State, out: &mut Vec<Action>) {
    let Some(chariot) = state.moving() else { return };
    let Some(from) = state.at[chariot.idx()] else { return };
    let hand = state.hands[chariot.seat.idx()];
    let (board, section) = (board(), state.section[chariot.idx()]);
    for direction in Direction::ALL {
        let mut section = section;
        for (&step, card) in board.ray(from, direction).iter().zip(Card::ALL) {
            if pass(state, step, &mut section).is_err() {
                break;
            }
            if step.border == Border::Goal {
                // CIR-18 What a card has left over is lost.
                let long = hand.cards().filter(|it| card <= *it);
                out.extend(long.map(|card| Action::Drive { card, to: step.to }));
                break;
            }
            if hand.has(card) {
                out.push(Action::Drive { card, to: step.to });
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
    let Some(Ride { direction, distance, way, mut section }) = ride_to(state, to) else {
        return Err(Illegal::NotInLine { to });
    };
    if distance != card.value() && !(distance < card.value() && board().part(to) == Part::Finish) {
        return Err(Illegal::WrongDistance { card, to });
    }
    // CIR-23 CIR-33 Where the table plays so, the opposite direction is another too.
    if let Phase::Racing { heading: Some(heading), .. } = state.phase
        && heading != direction
    {
        return Err(Illegal::OtherDirection);
    }
    way.iter().try_for_each(|&step| pass(state, step, &mut section))
}

pub(super) fn commit_drive(state: &mut State, card: Card, to: Hex, events: &mut Vec<Event>) {
    let Some(chariot) = state.moving() else { return };
    let Some(from) = state.at[chariot.idx()] else { return };
    let Some(Ride { direction, way, section: before, .. }) = ride_to(state, to) else { return };
    let section = way.iter().copied().fold(before, crossed);
    state.occupied.remove(from);
    state.occupied.insert(to);
    state.at[chariot.idx()] = Some(to);
    state.section[chariot.idx()] = section;
    let nth = use_card(state, chariot, card);
    events.push(Event::Drove { chariot, card, from, to, nth });
    if before < N_SECTIONS && N_SECTIONS <= section {
        events.push(Event::LapDone { chariot });
    }
    if state.options.same_direction
        && let Phase::Racing { heading, .. } = &mut state.phase
    {
        *heading = Some(direction);
    }
    if board().part(to) == Part::Finish {
        finish::come_home(state, chariot, to, events);
    }
    end_if_done(state, events);
}

/// CIR-10 The card is used without moving. CIR-23 By a chariot that is bound to a direction it is
/// discarded to be free of it, and CIR-33 is then none of the chariot's own.
pub(super) fn commit_spend(state: &mut State, card: Card, events: &mut Vec<Event>) {
    let Some(chariot) = state.moving() else { return };
    let Phase::Racing { heading, .. } = &mut state.phase else { return };
    let was_bound = heading.take().is_some();
    if was_bound && state.options.discards_apart() {
        turn_over(state, chariot, card);
        events.push(Event::CardDiscarded { chariot, card });
    } else {
        let nth = use_card(state, chariot, card);
        events.push(Event::CardSpent { chariot, card, nth });
    }
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

/// CIR-14 A card that was used lies face down until the next round.
fn turn_over(state: &mut State, chariot: Chariot, card: Card) {
    let hand = &mut state.hands[chariot.seat.idx()];
    *hand = hand.without(card);
}

/// Gives the chariot a card; returns which of its cards it was.
fn use_card(state: &mut State, chariot: Chariot, card: Card) -> u8 {
    turn_over(state, chariot, card);
    let Phase::Racing { n_used, .. } = &mut state.phase else { return 0 };
    *n_used += 1;
    *n_used
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
    let Some(Ride { way, section, .. }) = ride_to(state, to) else { return 0 };
    way.iter().copied().fold(section, crossed)
}

/// CIR-28 The section one hex further. A lap more than can be counted is not counted, so that the
/// section is always one of the part that the chariot is in.
#[inline]
fn crossed(section: i16, step: Step) -> i16 {
    let crossing = i16::from(step.crossing);
    section.checked_add(crossing).unwrap_or_else(|| section - (N_SECTIONS - 1) * crossing)
}

/// The way of the chariot that is moving to a hex in its line.
struct Ride {
    direction: Direction,
    distance: u8,
    /// As far as a card can reach.
    way: &'static [Step],
    /// Where it starts from.
    section: i16,
}

#[inline]
fn ride_to(state: &State, to: Hex) -> Option<Ride> {
    let chariot = state.moving()?;
    let from = state.at[chariot.idx()]?;
    let (direction, distance) = board().line(from, to)?;
    let ray = board().ray(from, direction);
    let way = &ray[..usize::from(distance).min(ray.len())];
    Some(Ride { direction, distance, way, section: state.section[chariot.idx()] })
}

/// CIR-16 One hex further, if it is free; CIR-17 into the finish only from the upper straight and
/// after a full lap. CIR-28 Sections are counted hex by hex.
#[inline]
fn pass(state: &State, step: Step, section: &mut i16) -> Result<(), Illegal> {
    let Step { to, border, .. } = step;
    match border {
        Border::Open => *section = crossed(*section, step),
        Border::ThickLine => return Err(Illegal::ThickLine { at: to }),
        Border::Goal if *section < N_SECTIONS => return Err(Illegal::NoLap { at: to }),
        Border::Goal => (),
    }
    if state.occupied.has(to) {
        return Err(Illegal::InTheWay { at: to });
    }
    Ok(())
}
