//! How a game begins.

use kernel::{MAX_SEATS, Seat};
use parts::{mask::Mask, treasury::Treasury};

use crate::{
    board::board,
    options::Options,
    pieces::{GENERALS, Galley, Goods as _, Ready, Unit, Units},
    places::N_PROVINCES,
    rules::turn,
    state::{Caesar, N_GALLEYS, Phase, Stage, State},
};

/// C84-02 Infantry in each home.
const INFANTRY: u8 = 4;

/// C84-01 C84-02 Everyone at home, with a fortified city and no money; C84-03 the first of those
/// present begins. C84-68 What is set up comes out of the stock.
pub fn standard(options: Options, n_seats: usize) -> State {
    let mut state = empty(options, n_seats);
    for (seat, &home) in Seat::first(n_seats).zip(board().homes(n_seats)) {
        let idx = home.idx();
        state.owned[seat.idx()] = Mask::only(idx);
        state.cities = state.cities.with(idx);
        state.walls = state.walls.with(idx);
        state.garrison[idx] = Units::of(Unit::Infantry, INFANTRY);
        state.stock = state.stock - state.garrison[idx];
        state.generals[seat.idx()][idx] = GENERALS;
        state.caesars[seat.idx()] = Caesar::Land(home);
    }
    turn::make_ready(&mut state);
    state
}

/// An empty board, with everything in the box and nobody's Caesar on it.
pub fn empty(options: Options, n_seats: usize) -> State {
    State {
        n_seats: u8::try_from(n_seats).unwrap_or(0),
        options,
        phase: Phase::Move,
        turn: Seat(0),
        attacker: Seat(0),
        round: 1,
        owned: [Mask::NONE; MAX_SEATS],
        cities: Mask::NONE,
        walls: Mask::NONE,
        roads: Mask::NONE,
        garrison: [Units::NONE; N_PROVINCES],
        assault: [Units::NONE; N_PROVINCES],
        by_land: Mask::NONE,
        ready: [Ready::default(); N_PROVINCES],
        caesar_moves: 0,
        generals: [[0; N_PROVINCES]; MAX_SEATS],
        caesars: [Caesar::Gone; MAX_SEATS],
        galleys: [Galley::IN_STOCK; N_GALLEYS],
        lords: std::array::from_fn(|idx| Seat(u8::try_from(idx).unwrap_or(0))),
        treasury: Treasury::EMPTY,
        prisoners: [[0; MAX_SEATS]; MAX_SEATS],
        returning: [0; MAX_SEATS],
        inflation: 1,
        reached: 1,
        deals: [None; MAX_SEATS],
        approached: [0; MAX_SEATS],
        conceded: [None; MAX_SEATS],
        stock: Units(Unit::LAND.map(Unit::stock)),
        fallen: [0; MAX_SEATS],
        stage: Stage::Fresh,
    }
}
