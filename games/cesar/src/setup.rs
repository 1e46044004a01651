//! Set-up: tokens, roads, and who begins.

use kernel::{Chance, Seat};
use parts::counts::Counts;

use crate::{
    board::{board, facts},
    city::{N_CITIES, cities},
    network::{MAX_PLAYERS, Network},
    options::Options,
    rules,
    state::{NOTHING, Phase, State},
    treasure::{N_KINDS, Treasure},
};

/// CES-01 CES-02 CES-03 Cities with their tokens, a treasure drawn for each, and a first player
/// drawn from all.
pub fn standard(options: Options, n_seats: usize, chance: &mut Chance<'_>) -> State {
    let mut state = blank(options, n_seats);
    let bag = bag(options, n_seats);
    let mut tokens: Vec<Treasure> = Treasure::ALL
        .into_iter()
        .flat_map(|kind| std::iter::repeat_n(kind, usize::from(bag[kind as usize])))
        .collect();
    for city in cities(state.board().cities) {
        state.treasures[city as usize] = chance.take(&mut tokens).unwrap_or(NOTHING);
    }
    let n_seats = u32::from(state.n_seats);
    let first = Seat(u8::try_from(chance.below(n_seats)).unwrap_or(0));
    if options.head_start {
        grant_head_start(&mut state, first);
    }
    rules::begin_turn(&mut state, first);
    state
}

/// CES-36 One point for each player who plays before, counted with those of one's own routes.
fn grant_head_start(state: &mut State, first: Seat) {
    let n_seats = usize::from(state.n_seats);
    for (place, points) in (0..n_seats).zip(0..) {
        let seat = (first.idx() + place) % n_seats;
        state.points[seat][seat] = points;
    }
}

/// The treasures from which those of the cities are drawn. CES-24 With the option all of the box,
/// at a table of two or three.
pub fn bag(options: Options, n_seats: usize) -> [u8; N_KINDS] {
    if options.wild_treasures {
        facts().box_of_treasures
    } else {
        board(n_seats, options.rulings).bag
    }
}

/// All cities available and nothing built, before the treasures are drawn.
pub fn blank(options: Options, n_seats: usize) -> State {
    State {
        phase: Phase::Over,
        n_seats: u8::try_from(n_seats).unwrap_or(0),
        options,
        treasures: [NOTHING; N_CITIES],
        open: board(n_seats, options.rulings).cities,
        taken: Default::default(),
        goods: [Counts::NONE; MAX_PLAYERS],
        network: Network::new(),
        points: [[0; MAX_PLAYERS]; MAX_PLAYERS],
    }
}
