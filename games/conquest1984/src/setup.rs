//! How a game begins.

use conquest::{Realm, Setup, meta};
use kernel::{Chance, MAX_SEATS, Meta, Seat};
use parts::mask::Mask;

use crate::{
    board::board,
    options::{OPTIONS, Options},
    pieces::{Galley, Unit, Units, supply},
    places::{N_PROVINCES, Province},
    rules::turn,
    rulings,
    state::{N_GALLEYS, State},
};

/// C84-02 Infantry in each home.
const INFANTRY: u8 = 4;

impl Setup for State {
    // Which home a seat has depends on how many play.
    const META: Meta = meta(
        "conquest1984",
        "Conquest of the Empire (1984)",
        OPTIONS,
        rulings::VERSIONS,
        [include_str!("../RULES.md"), include_str!("../REGLES.md")],
    );

    /// C84-01 C84-02 Everyone at home, with a fortified city and no money; C84-03 the first of those
    /// present begins. C84-68 What is set up comes out of the stock.
    fn setup(options: &Options, n_seats: usize, _chance: &mut Chance<'_>) -> State {
        let mut state = empty(*options, n_seats);
        for (seat, &home) in Seat::first(n_seats).zip(board().homes(n_seats)) {
            state.settle(seat, home);
            state.garrison[home.idx()] = Units::of(Unit::Infantry, INFANTRY);
            state.stock = state.stock - state.garrison[home.idx()];
        }
        turn::make_ready(&mut state);
        state
    }

    /// C84-68 Who takes the seat takes the home.
    fn home_of(n_seats: usize, seat: Seat) -> Option<Province> {
        board().homes(n_seats).get(seat.idx()).copied()
    }
}

/// An empty board, with everything in the box and nobody's Caesar on it.
pub fn empty(options: Options, n_seats: usize) -> State {
    let mut realm = Realm::empty(options, n_seats, [Galley::in_stock(); N_GALLEYS]);
    realm.seat_in_order();
    State {
        realm,
        garrison: [Units::NONE; N_PROVINCES],
        assault: [Units::NONE; N_PROVINCES],
        by_land: Mask::NONE,
        returning: [0; MAX_SEATS],
        reached: 1,
        deals: [None; MAX_SEATS],
        approached: [[0; MAX_SEATS]; MAX_SEATS],
        stock: Units(Unit::LAND.map(supply)),
    }
}
