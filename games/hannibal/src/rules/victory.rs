//! The end of a turn, of a game, and of a match.

use crate::{
    board::{Side, board},
    event::{Draw, Event, Victory},
    pieces::Place,
    rules::repetition,
    setup,
    state::{Phase, State},
};

/// Looks for the end of the game and otherwise hands the turn to the enemy of `side`.
pub(super) fn end_turn(state: &mut State, side: Side, passed: bool, events: &mut Vec<Event>) {
    let second_pass = passed && matches!(state.phase, Phase::Maneuver { just_passed: true, .. });
    // HAN-43 Dominance comes before the double pass; HAN-35 only for the side whose turn ends.
    if dominates(state, side) {
        return win(state, side, Victory::Dominance, events);
    }
    if second_pass {
        return draw(state, Draw::TwoPasses, events);
    }
    state.phase = Phase::Maneuver { side: side.enemy(), just_passed: passed };
    repetition::note(state);
    if repetition::is_third(state) {
        draw(state, Draw::Repetition, events);
    }
}

/// HAN-33 HAN-34 One province of each of the side's three lists holds legions of it.
pub(crate) fn dominates(state: &State, side: Side) -> bool {
    let mut held = state.legions[side as usize];
    // HAN-42 Hannibal holds a province like any legion.
    if let Some(province) = state.hannibal.filter(|_| side == Side::Carthage) {
        held.add(province as usize);
    }
    board().domination_spread[side as usize].iter().all(|list| held.meets(*list))
}

/// HAN-36 Who has lost the last unit has lost; if both have, or both their last legion in one
/// exchange, it is a draw. Tells whether the game has ended.
pub(super) fn last_unit(state: &mut State, place: Place, events: &mut Vec<Event>) -> bool {
    let n_legions = Side::BOTH.map(|side| state.all_legions(side));
    // Both had a legion when they fought on land, so without any they lost their last together.
    let fell_together = matches!(place, Place::Land(_)) && n_legions == [0, 0];
    let standing = Side::BOTH.map(|side| 0 < n_legions[side as usize] + state.all_fleets(side));
    match standing {
        _ if fell_together => draw(state, Draw::BothDestroyed, events),
        [true, true] => return false,
        [true, false] => win(state, Side::Rome, Victory::LastUnit, events),
        [false, true] => win(state, Side::Carthage, Victory::LastUnit, events),
        [false, false] => draw(state, Draw::BothDestroyed, events),
    }
    true
}

/// Ends the game with a winner.
pub(super) fn win(state: &mut State, side: Side, by: Victory, events: &mut Vec<Event>) {
    events.push(Event::Won { side, by });
    end(state, Some(side), events);
}

fn draw(state: &mut State, by: Draw, events: &mut Vec<Event>) {
    events.push(Event::Drawn { by });
    end(state, None, events);
}

/// HAN-41 A match goes on until one player has won two games in a row, with the sides exchanged
/// after each; HAN-44 a draw breaks the run.
fn end(state: &mut State, winner: Option<Side>, events: &mut Vec<Event>) {
    let winner = winner.map(|side| state.seat(side));
    if !state.options.match_play {
        state.phase = Phase::Over { winner };
        return;
    }
    let again = winner.is_none() || winner != state.bout.last_winner;
    state.bout.n_ended = state.bout.n_ended.saturating_add(1);
    if again {
        state.bout.last_winner = winner;
        state.bout.swapped = !state.bout.swapped;
        events.push(Event::SidesExchanged { last_winner: winner });
        setup::lay_out(state);
    } else {
        state.phase = Phase::Over { winner };
        events.extend(winner.map(|seat| Event::MatchWon { seat }));
    }
}
