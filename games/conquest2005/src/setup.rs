//! How a game begins.

use conquest::{Realm, Setup, meta};
use kernel::{Chance, MAX_SEATS, Meta, Seat};
use parts::mask::Mask;

use crate::{
    board::board,
    options::{Homes, OPTIONS, Options},
    pieces::{Galley, Unit, Units, supply},
    places::{N_PROVINCES, N_SEAS, Province},
    rules::turn,
    rulings,
    state::{N_GALLEYS, Own, Phase, State},
};

/// C05-02 Infantry in each home.
const INFANTRY: u8 = 5;

impl Setup for State {
    // Which home a seat has is chosen or dealt, and the order of play follows the homes.
    const META: Meta = meta(
        "conquest2005",
        "Conquest of the Empire Classic (2005)",
        OPTIONS,
        rulings::VERSIONS,
        [include_str!("../RULES.md"), include_str!("../REGLES.md")],
    );

    /// C05-01 Players choose their homes in the order of the seats, or are dealt them.
    fn setup(options: &Options, n_seats: usize, chance: &mut Chance<'_>) -> State {
        let mut state = empty(*options, n_seats);
        match options.homes {
            Homes::Chosen => state.phase = Phase::Own(Own::Homes),
            Homes::Dealt => {
                let mut bag = board().homes(n_seats).to_vec();
                for seat in Seat::first(n_seats) {
                    if let Some(home) = chance.take(&mut bag) {
                        settle(&mut state, seat, home);
                    }
                }
                turn::first(&mut state);
            }
        }
        state
    }
}

/// C05-02 A player at home, with a fortified city and no money. C05-62 What is set up comes out of
/// the stock.
pub(crate) fn settle(state: &mut State, seat: Seat, home: Province) {
    let infantry = Units::of(Unit::Infantry, INFANTRY);
    state.settle(seat, home);
    state.units[seat.idx()][home.idx()] = infantry;
    state.stock[seat.idx()] = state.stock[seat.idx()] - infantry;
}

/// An empty board, with everything in the box and nobody's Caesar on it.
pub fn empty(options: Options, n_seats: usize) -> State {
    State {
        realm: Realm::empty(options, n_seats, [Galley::in_stock(); N_GALLEYS]),
        units: [[Units::NONE; N_PROVINCES]; MAX_SEATS],
        journey: None,
        captives: [[0; MAX_SEATS]; MAX_SEATS],
        due: [None; 2],
        entered: Mask::NONE,
        fought: [0; N_SEAS],
        approached: [0; MAX_SEATS],
        countered: [0; MAX_SEATS],
        stock: [Units(Unit::LAND.map(supply)); MAX_SEATS],
        usual: 0,
        toggled: false,
    }
}
