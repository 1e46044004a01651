//! The final scoring, point by point. It can be asked for at any time: then it says what a player
//! has for now. Only the points for the most roads left wait for the end.

use kernel::Seat;
use parts::{counts::Counts, mask::Mask};
use serde::Serialize;

use crate::{
    board::{Board, facts},
    city::cities,
    color::{Color, N_COLORS},
    options::Options,
    state::State,
    treasure::{N_ORDINARY, Treasure},
};

/// Rows of a player's collection: as many as there are tokens of one kind.
pub const N_ROWS: usize = 4;

/// Every point of one player, by where it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Tally {
    /// CES-13 Routes, scored during play.
    pub routes: u16,
    /// CES-18 Cities, by colour.
    pub colors: [u16; N_COLORS],
    /// CES-19 Tokens of the same kind, by kind.
    pub columns: [u16; N_ORDINARY],
    /// CES-20 Different kinds, by row.
    pub rows: [u16; N_ROWS],
    /// CES-21 Coins.
    pub gold: u16,
    /// CES-22 The most roads left, at the end of the game.
    pub roads_left: u16,
    pub total: u16,
}

/// What is counted during the game: the sum first, then where it comes from.
pub const MEASURES: &[&str] = &["points", "routes", "cities", "goods", "gold", "roads_left"];

/// How much of it a player has.
pub fn measure(state: &State, seat: Seat, measure: usize) -> i32 {
    let tally = Tally::new(state, seat);
    let goods = tally.columns.iter().sum::<u16>() + tally.rows.iter().sum::<u16>();
    let all =
        [tally.total, tally.routes, tally.colors.iter().sum(), goods, tally.gold, tally.roads_left];
    all.get(measure).copied().unwrap_or(0).into()
}

impl Tally {
    pub fn new(state: &State, seat: Seat) -> Tally {
        let goods = state.goods[seat.idx()];
        let mut tally = Tally {
            routes: state.road_points(seat),
            colors: of_cities(state.board(), state.options, state.taken[seat.idx()]),
            columns: of_columns(goods),
            rows: of_rows(goods),
            gold: of_gold(state.options, goods),
            roads_left: if state.is_over() { most_roads(state, seat) } else { 0 },
            total: 0,
        };
        tally.total = tally.routes
            + tally.colors.iter().sum::<u16>()
            + tally.columns.iter().sum::<u16>()
            + tally.rows.iter().sum::<u16>()
            + tally.gold
            + tally.roads_left;
        tally
    }
}

/// CES-22 What a player would score for roads if the game ended now: ten for the most, ties alike.
pub fn most_roads(state: &State, seat: Seat) -> u16 {
    let most = state.seats().map(|it| state.stock(it)).max();
    let has_most = most == Some(state.stock(seat));
    if has_most { facts().most_roads_left.into() } else { 0 }
}

/// CES-18 For each colour the highest city counts; CES-25 with the option, and two or three
/// players, a whole colour counts with all its cities.
pub fn of_cities(board: &Board, options: Options, taken: Mask) -> [u16; N_COLORS] {
    let small = board.n_cities < facts().n_cities;
    Color::ALL.map(|color| {
        let all = board.of_color[color as usize];
        let values = cities(taken & all).map(|city| u16::from(facts().values[city as usize]));
        if options.whole_colors && small && taken & all == all {
            values.sum()
        } else {
            values.max().unwrap_or(0)
        }
    })
}

/// CES-19 Two, three or four of a kind score; one does not.
pub fn of_columns(goods: Counts) -> [u16; N_ORDINARY] {
    std::array::from_fn(|kind| facts().same[usize::from(goods.get(kind))].into())
}

/// CES-20 The first of each kind stand in the first row, the second ones in the second, and so on.
pub fn of_rows(goods: Counts) -> [u16; N_ROWS] {
    let mut kinds = [0; N_ROWS];
    for kind in 0..N_ORDINARY {
        for row in &mut kinds[..usize::from(goods.get(kind))] {
            *row += 1;
        }
    }
    kinds.map(|n: usize| facts().different[n].into())
}

/// CES-21 Coins are in no row and no column.
pub fn of_gold(options: Options, goods: Counts) -> u16 {
    let n = usize::from(goods.get(Treasure::Gold as usize));
    let scale = if options.gold_squares { &facts().gold_squares } else { &facts().gold };
    scale[n].into()
}

/// What all treasures together score.
pub fn of_goods(options: Options, goods: Counts) -> u16 {
    of_columns(goods).iter().sum::<u16>()
        + of_rows(goods).iter().sum::<u16>()
        + of_gold(options, goods)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn goods(counts: [u8; 9]) -> Counts {
        let mut goods = Counts::NONE;
        counts.iter().enumerate().for_each(|(kind, &n)| goods.set(kind, n));
        goods
    }

    #[track_caller]
    fn check(counts: [u8; 9], same: u16, different: u16, gold: u16) {
        let goods = goods(counts);
        assert_eq!(of_columns(goods).iter().sum::<u16>(), same);
        assert_eq!(of_rows(goods).iter().sum::<u16>(), different);
        assert_eq!(of_gold(Options::default(), goods), gold);
    }

    // rule: CES-19 CES-20 CES-21 CES-29
    #[test]
    fn a_token_counts_in_its_column_and_in_its_row_and_gold_in_neither() {
        check([0; 9], 0, 0, 0);
        check([1, 0, 0, 0, 0, 0, 0, 0, 1], 0, 0, 2);
        check([2, 0, 2, 0, 3, 1, 0, 0, 2], 10 + 2 + 2, 9 + 5, 4);
        check([1; 9], 0, 46, 2);
        check([4, 4, 4, 4, 4, 4, 4, 4, 8], 160, 4 * 46, 16);
        check([4, 3, 2, 1, 0, 0, 0, 0, 0], 20 + 10 + 2, 9 + 5 + 2, 0);
    }

    // rule: CES-21
    #[test]
    fn squares_and_pairs_agree_on_two_coins_only() {
        let squares = Options { gold_squares: true, ..Options::default() };
        let both = (1..=8).map(|n| {
            let goods = goods([0, 0, 0, 0, 0, 0, 0, 0, n]);
            (of_gold(Options::default(), goods), of_gold(squares, goods))
        });
        assert_eq!(both.filter(|(pairs, squares)| pairs == squares).collect::<Vec<_>>(), [(4, 4)]);
    }
}
