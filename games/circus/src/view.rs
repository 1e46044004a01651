//! What a viewer may know, which in this game is everything.

use kernel::Seat;
use serde::Serialize;

use crate::{
    board::{Hex, N_SECTIONS},
    options::Options,
    pieces::{Card, Chariot},
    rules::{order, placer, places},
    state::{Phase, State},
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct View {
    /// The round of the race, from 1; 0 while chariots are placed.
    pub round: u16,
    pub seats: Vec<SeatView>,
    /// Three to a seat, in the order of the seats.
    pub chariots: Vec<ChariotView>,
    /// CIR-04 Who moves this round, in this order; those who came home this round included.
    pub order: Vec<Chariot>,
    /// Who is racing, as the race stands at this moment.
    pub standing: Vec<Chariot>,
    pub prompt: Prompt,
    pub options: Options,
    /// Nothing is hidden, so what programs go on from is the truth itself. It does not travel.
    #[serde(skip)]
    truth: State,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct SeatView {
    /// CIR-01 The cards that lie face up.
    pub cards: Vec<Card>,
    pub n_home: u8,
    /// CIR-21 The sum of the steps left, once all chariots are placed.
    pub steps: Option<u32>,
    /// Where the seat would come in if the race ended now; nothing before the race.
    pub place: Option<u8>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct ChariotView {
    pub chariot: Chariot,
    pub at: Option<Hex>,
    /// CIR-28 The section it is in, 4 or more after a full lap.
    pub section: i16,
    /// CIR-17 Whether the finish is open to it.
    pub lap_done: bool,
    pub home: bool,
    /// The fewest hexes to the finish on an empty track.
    pub steps: u32,
    /// Which place it has in this round's order, from 1.
    pub turn: Option<u8>,
    /// Whether it has moved this round.
    pub moved: bool,
}

/// What the table asks for, in the words of the viewer's catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Prompt {
    /// A chariot is placed in the start area.
    Place {
        chariot: Chariot,
    },
    /// A chariot is given a card.
    Drive {
        chariot: Chariot,
        /// Cards it has been given.
        n_used: u8,
        /// How many more it may be given.
        room: u8,
        /// CIR-12 Cards that its owner's other chariots need.
        n_kept: u8,
    },
    Over {
        winners: Vec<Seat>,
    },
}

impl View {
    pub fn new(state: &State) -> View {
        let racing = 0 < state.round;
        let ranked = places(state);
        let seats = state.seats().map(|seat| SeatView {
            cards: state.hands[seat.idx()].cards().collect(),
            n_home: state.home.n_of(seat),
            steps: racing.then(|| state.steps_left(seat)),
            place: racing.then(|| ranked[seat.idx()]),
        });
        View {
            round: state.round,
            seats: seats.collect(),
            chariots: state.chariots().map(|chariot| chariot_view(state, chariot)).collect(),
            order: state.order.list().to_vec(),
            standing: order::standing(state).list().to_vec(),
            prompt: prompt(state),
            options: state.options,
            truth: *state,
        }
    }

    /// The state this is a view of.
    pub fn truth(&self) -> State {
        self.truth
    }
}

fn chariot_view(state: &State, chariot: Chariot) -> ChariotView {
    let turn = state.order.list().iter().position(|&it| it == chariot);
    let section = state.section[chariot.idx()];
    ChariotView {
        chariot,
        at: state.at[chariot.idx()],
        section,
        lap_done: N_SECTIONS <= section,
        home: state.home.has(chariot),
        steps: state.steps_of(chariot),
        turn: turn.and_then(|it| u8::try_from(it + 1).ok()),
        moved: turn.is_some() && !state.waiting.has(chariot),
    }
}

fn prompt(state: &State) -> Prompt {
    match (state.phase, state.moving()) {
        (Phase::Placing, _) => {
            let (seat, n_placed) = (placer(state, state.n_placed()), state.n_placed());
            let number = u8::try_from(n_placed / usize::from(state.n_seats)).unwrap_or(0) + 1;
            Prompt::Place { chariot: Chariot { seat, number } }
        }
        (Phase::Racing { n_used, .. }, Some(chariot)) => {
            let n_kept = state.waiting.n_of(chariot.seat) - 1;
            Prompt::Drive { chariot, n_used, room: state.room(), n_kept }
        }
        (Phase::Racing { .. } | Phase::Over, _) => {
            let ranked = places(state);
            Prompt::Over { winners: state.seats().filter(|it| ranked[it.idx()] == 1).collect() }
        }
    }
}
