//! How a game begins.

use kernel::{Chance, MAX_SEATS, Seat};
use parts::{mask::Mask, treasury::Treasury};

use crate::{
    board::board,
    options::{Homes, Options},
    pieces::{GENERALS, Galley, Goods as _, Ready, Unit, Units},
    places::{N_PROVINCES, N_SEAS, Province},
    rules::turn,
    state::{Caesar, N_GALLEYS, Phase, Stage, State},
};

/// C05-02 Infantry in each home.
const INFANTRY: u8 = 5;

/// C05-01 Players choose their homes in the order of the seats, or are dealt them.
pub fn standard(options: Options, n_seats: usize, chance: &mut Chance<'_>) -> State {
    let mut state = empty(options, n_seats);
    match options.homes {
        Homes::Chosen => state.phase = Phase::Homes,
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

/// C05-02 A player at home, with a fortified city and no money. C05-62 What is set up comes out of
/// the stock.
pub(crate) fn settle(state: &mut State, seat: Seat, home: Province) {
    let (who, at) = (seat.idx(), home.idx());
    let infantry = Units::of(Unit::Infantry, INFANTRY);
    state.homes[who] = Some(home);
    state.owned[who] = Mask::only(at);
    state.cities = state.cities.with(at);
    state.walls = state.walls.with(at);
    state.units[who][at] = infantry;
    state.stock[who] = state.stock[who] - infantry;
    state.generals[who][at] = GENERALS;
    state.caesars[who] = Caesar::Land(home);
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
        homes: [None; MAX_SEATS],
        owned: [Mask::NONE; MAX_SEATS],
        cities: Mask::NONE,
        walls: Mask::NONE,
        roads: Mask::NONE,
        units: [[Units::NONE; N_PROVINCES]; MAX_SEATS],
        ready: [Ready::default(); N_PROVINCES],
        caesar_moves: 0,
        journey: None,
        generals: [[0; N_PROVINCES]; MAX_SEATS],
        caesars: [Caesar::Gone; MAX_SEATS],
        galleys: [Galley::IN_STOCK; N_GALLEYS],
        lords: std::array::from_fn(|idx| Seat(u8::try_from(idx).unwrap_or(0))),
        treasury: Treasury::EMPTY,
        prisoners: [[0; MAX_SEATS]; MAX_SEATS],
        captives: [[0; MAX_SEATS]; MAX_SEATS],
        inflation: 1,
        due: [None; 2],
        entered: Mask::NONE,
        fought: [0; N_SEAS],
        approached: 0,
        conceded: [None; MAX_SEATS],
        stock: [Units(Unit::LAND.map(Unit::stock)); MAX_SEATS],
        fallen: [0; MAX_SEATS],
        stage: Stage::Fresh,
        usual: 0,
        toggled: false,
    }
}
