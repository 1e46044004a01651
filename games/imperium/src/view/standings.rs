//! Who would score what: public, and of use before every choice.

use kernel::Seat;
use serde::Serialize;

use crate::{
    board::Province,
    pieces::MAX_PLAYERS,
    rules::scoring::{pay, standing},
    state::State,
};

/// What one player would get if a province were scored as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Share {
    pub seat: Seat,
    /// The markers that count.
    pub n_markers: u8,
    /// The lowest rank that the tied players fill together, or one's own.
    pub rank: u8,
    pub points: u8,
    /// What being proconsul afterwards would add.
    pub bonus: u8,
}

/// The best first; those who have no marker that counts and would get nothing are left out.
pub(super) fn of(state: &State, province: Province) -> Vec<Share> {
    let n_seats = usize::from(state.n_seats);
    let mut counts = [0; MAX_PLAYERS];
    state.seats().for_each(|seat| counts[seat.idx()] = state.n_counted(seat, province));
    let counts = &counts[..n_seats];
    let leader = state.seats().find(|seat| standing(counts, counts[seat.idx()]).rank == 1);
    let paid = pay(state, province, leader);
    let bonus = |seat: Seat| match paid {
        Some(paid) if paid.seat == seat => paid.chain.points(),
        Some(_) | None => 0,
    };
    let mut shares: Vec<Share> = state
        .seats()
        .filter(|&seat| 0 < counts[seat.idx()] + bonus(seat))
        .map(|seat| {
            let n_markers = counts[seat.idx()];
            let standing = standing(counts, n_markers);
            Share {
                seat,
                n_markers,
                rank: standing.rank,
                points: standing.points(province, n_seats),
                bonus: bonus(seat),
            }
        })
        .collect();
    shares.sort_by_key(|share| share.rank);
    shares
}
