//! What the provinces are likely to bring, each when the pawn comes there.

use kernel::{MAX_SEATS, Seat};

use super::POINT;
use crate::{
    board::{N_PROVINCES, Province, board},
    pieces::MAX_PLAYERS,
    rules::scoring::standing,
    state::State,
};

/// How much of what the board shows is left when the pawn comes to a province, in hundredths, by
/// how many others are scored before. What comes late others can still change.
const SHARPNESS: [i32; N_PROVINCES] = [100, 88, 77, 67, 58, 50, 43, 37];

/// The chance to be alone in front, in hundredths, by how many markers one is ahead, from -3 up:
/// everyone still places some before the count.
const CHANCE: [i32; 7] = [3, 8, 20, 34, 62, 82, 93];

/// The markers that count in one province, by seat.
pub(super) type Counts = [u8; MAX_PLAYERS];

pub(super) fn counts(state: &State, province: Province) -> Counts {
    let mut counts = [0; MAX_PLAYERS];
    for seat in state.seats() {
        counts[seat.idx()] = state.n_counted(seat, province);
    }
    counts
}

/// Adds to each seat what it may expect of every province.
pub(super) fn add(state: &State, totals: &mut [i32; MAX_SEATS]) {
    for (distance, sharpness) in SHARPNESS.into_iter().enumerate() {
        let province = state.pawn.after(distance);
        let counts = counts(state, province);
        if counts == [0; MAX_PLAYERS] {
            continue;
        }
        for seat in state.seats() {
            let hope = expected(state, province, counts, seat);
            totals[seat.idx()] += hope * sharpness / 100;
        }
    }
}

/// What `seat` may expect of a province with these markers in it.
pub(super) fn expected(state: &State, province: Province, counts: Counts, seat: Seat) -> i32 {
    let n_seats = usize::from(state.n_seats);
    let counts = &counts[..n_seats];
    let own = counts[seat.idx()];
    if own == 0 {
        return 0;
    }
    let mut best_other = 0;
    for (idx, &count) in counts.iter().enumerate() {
        if idx != seat.idx() {
            best_other = best_other.max(count);
        }
    }
    let ahead = (i32::from(own) - i32::from(best_other)).clamp(-3, 3);
    let chance = CHANCE[usize::try_from(ahead + 3).unwrap_or(0)];
    // IMP-24 The nearest of a chain are enough to value it; a sitting proconsul was paid for his.
    let sits = state.proconsuls[province as usize] == Some(seat) && !state.options.pays_the_lead();
    let near = board().adjacent.of(province as usize).iter().filter(|_| !sits);
    let chain = 1 + near.map(|it| i32::from(state.proconsuls[it] == Some(seat))).sum::<i32>();
    let first = i32::from(province.points(1)) + chain;
    let now = standing(counts, own);
    let behind = if now.rank == 1 && 2 < n_seats {
        i32::from(province.points(2))
    } else if now.rank == 1 {
        0
    } else {
        i32::from(now.points(province, n_seats))
    };
    (chance * first + (100 - chance) * behind) * POINT / 100
}
