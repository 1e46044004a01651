//! The end of a round, and of the game.

use kernel::{MAX_SEATS, Outcome, Seat, SeatSet};

use crate::{
    event::{Event, Title, Victory},
    pieces::MAX_PLAYERS,
    pile::Pile,
    rules::{placing, scoring},
    state::{Phase, State},
};

/// IMP-29 The points that end a game.
pub(crate) const ENOUGH: u16 = 40;

/// Ends the game, or begins the next round. IMP-13 A round in which nobody has a marker to place
/// runs by itself; it ends because the pawn reaches markers that then go home.
pub(super) fn end_round(state: &mut State, events: &mut Vec<Event>) {
    loop {
        if let Some((winners, by)) = winners(state) {
            finish(state, winners, by, events);
            return;
        }
        if ENOUGH <= best(state) {
            events.push(Event::PlayedOn { score: best(state) });
        }
        state.round = state.round.saturating_add(1);
        state.phase = Phase::Choose { sealed: [None; MAX_PLAYERS] };
        events.push(Event::RoundBegan { round: state.round });
        if !state.undecided().is_empty() {
            return;
        }
        let n_spies = placing::place(state, &[Pile::EMPTY; MAX_PLAYERS], events);
        scoring::score_round(state, n_spies, events);
    }
}

fn best(state: &State) -> u16 {
    state.seats().map(|seat| state.scores[seat.idx()]).max().unwrap_or(0)
}

/// IMP-29 One player alone has the most, and enough; IMP-44 or the last round is over.
fn winners(state: &State) -> Option<(SeatSet, Victory)> {
    let best = best(state);
    let leaders: SeatSet = state.seats().filter(|seat| state.scores[seat.idx()] == best).collect();
    if ENOUGH <= best && leaders.len() == 1 {
        return Some((leaders, Victory::Points));
    }
    let limit = state.options.round_limit.0;
    (0 < limit && limit <= state.round).then_some((leaders, Victory::RoundLimit))
}

fn finish(state: &mut State, winners: SeatSet, by: Victory, events: &mut Vec<Event>) {
    state.phase = Phase::Over { winners };
    for seat in winners.iter() {
        events.push(Event::Won { seat, score: state.scores[seat.idx()], by });
    }
    for seat in state.seats() {
        let score = state.scores[seat.idx()];
        events.push(Event::Entitled { seat, title: title(score, winners.contains(seat)), score });
    }
}

/// IMP-30 What a family has come to. IMP-31 There is no score too high.
pub fn title(score: u16, won: bool) -> Title {
    match score {
        _ if won => Title::Emperor,
        0..20 => Title::Patrician,
        20..30 => Title::Senator,
        30.. => Title::Consul,
    }
}

/// Places by points; those with equal points share one.
pub(super) fn outcome(state: &State, winners: SeatSet) -> Outcome {
    let mut outcome = Outcome { winners, places: [u8::MAX; MAX_SEATS], scores: [0; MAX_SEATS] };
    for seat in state.seats() {
        let score = state.scores[seat.idx()];
        let ahead = |other: &Seat| score < state.scores[other.idx()];
        let n_ahead = state.seats().filter(ahead).count();
        outcome.places[seat.idx()] = u8::try_from(n_ahead + 1).unwrap_or(u8::MAX);
        outcome.scores[seat.idx()] = score.into();
    }
    outcome
}
