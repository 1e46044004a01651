//! One player, as everyone sees him.

use kernel::Seat;
use serde::Serialize;

use crate::{
    board::facts,
    state::State,
    tally::{Tally, most_roads, of_goods},
    treasure::{N_KINDS, Treasure},
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct PlayerView {
    /// Roads not built yet.
    pub stock: u8,
    /// Turns to come, this one included, if nobody has to pass.
    pub turns_to_come: usize,
    /// CES-16 Fewer roads than turns to come: this player will have to pass.
    pub is_short: bool,
    /// Treasures by kind, gold last.
    pub goods: [u8; N_KINDS],
    /// What one more treasure of each kind would add to the collection.
    pub next: [u16; N_KINDS],
    /// Points of routes, by in whose turn they were scored.
    pub points: Vec<u16>,
    /// CES-22 Before the end: what the roads in stock would score if it came now, apart from the rest.
    pub roads_bonus: u16,
    /// What is won so far; at the end, what the game is worth.
    pub tally: Tally,
}

impl PlayerView {
    pub(super) fn new(state: &State, seat: Seat) -> PlayerView {
        let goods = state.goods[seat.idx()];
        let worth = of_goods(state.options, goods);
        let stock = state.stock(seat);
        let turns_to_come = state.turns_to_come(seat);
        PlayerView {
            stock,
            turns_to_come,
            is_short: usize::from(stock) < turns_to_come,
            goods: Treasure::ALL.map(|kind| goods.get(kind as usize)),
            next: Treasure::ALL.map(|kind| {
                // CES-04 There may be no more of a kind.
                let full = goods.get(kind as usize) == facts().box_of_treasures[kind as usize];
                let mut more = goods;
                if !full {
                    more.add(kind as usize);
                }
                of_goods(state.options, more) - worth
            }),
            points: state.points[seat.idx()][..usize::from(state.n_seats)].to_vec(),
            roads_bonus: if state.is_over() { 0 } else { most_roads(state, seat) },
            tally: Tally::new(state, seat),
        }
    }
}
