//! Who would score what: public, and of use before every choice.

use kernel::Seat;
use serde::Serialize;

use crate::{
    board::Province,
    pieces::MAX_PLAYERS,
    rules::scoring::{chain_of, standing},
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
    /// What the chain of proconsuls would add.
    pub bonus: u8,
}

/// The best first; those without a marker that counts are left out.
pub(super) fn of(state: &State, province: Province) -> Vec<Share> {
    let n_seats = usize::from(state.n_seats);
    let mut counts = [0; MAX_PLAYERS];
    state.seats().for_each(|seat| counts[seat.idx()] = state.n_counted(seat, province));
    let counts = &counts[..n_seats];
    let mut shares: Vec<Share> = state
        .seats()
        .filter(|seat| 0 < counts[seat.idx()])
        .map(|seat| {
            let n_markers = counts[seat.idx()];
            let standing = standing(counts, n_markers);
            let leads = standing.rank == 1;
            let chain = if leads { chain_of(state, province, seat).iter().count() } else { 0 };
            Share {
                seat,
                n_markers,
                rank: standing.rank,
                points: standing.points(province, n_seats),
                bonus: u8::try_from(chain).unwrap_or(u8::MAX),
            }
        })
        .collect();
    shares.sort_by_key(|share| share.rank);
    shares
}
