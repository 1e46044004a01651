//! What each viewer may know, built field by field, and a state that would look the same.

use kernel::{Chance, Seat, Viewer};
use serde::Serialize;

use crate::{
    board::{Hole, board},
    options::Options,
    rules, setup,
    state::{Phase, State},
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct View {
    pub options: Options,
    /// Row by row.
    pub holes: Vec<HoleView>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    pub prompt: Prompt,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct HoleView {
    pub at: Hole,
    pub pebbles: u8,
    /// How many each player took from it, by seat.
    pub taken: Vec<u8>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct PlayerView {
    pub has_named: bool,
    /// Which hole: known to its player, and to everyone in the end.
    pub name: Option<Hole>,
    /// What the pebbles count so far, for those who know the name.
    pub points: Option<u8>,
}

/// What is asked for, in the words of the viewer's catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Prompt {
    /// Those who have not named a hole do so.
    Name,
    /// One player takes pebbles.
    Take { seat: Seat, die: u8 },
    /// Nothing more.
    Over { winners: Vec<Seat> },
}

impl View {
    pub fn new(state: &State, viewer: Viewer) -> View {
        let holes = board().holes.into_iter().map(|at| HoleView {
            at,
            pebbles: state.pebbles[at as usize],
            taken: state.seats().map(|seat| state.taken[at as usize][seat.idx()]).collect(),
        });
        View {
            options: state.options,
            holes: holes.collect(),
            players: state.seats().map(|seat| player(state, seat, viewer)).collect(),
            prompt: match state.phase {
                Phase::Naming => Prompt::Name,
                Phase::Taking { seat, die } => Prompt::Take { seat, die },
                Phase::Over => {
                    Prompt::Over { winners: rules::outcome(state).winners.iter().collect() }
                }
            },
        }
    }

    /// A state that looks like this. Only names that are not shown are open: any hole will do.
    pub fn imagine(&self, chance: &mut Chance<'_>) -> State {
        let mut state = setup::standard(self.options, self.players.len());
        for HoleView { at, pebbles, taken } in &self.holes {
            state.pebbles[*at as usize] = *pebbles;
            state.taken[*at as usize][..taken.len()].copy_from_slice(taken);
        }
        for (name, player) in state.names.iter_mut().zip(&self.players) {
            *name = match player.name {
                None if player.has_named => chance.take(&mut board().holes.to_vec()),
                known => known,
            };
        }
        state.phase = match self.prompt {
            Prompt::Name => Phase::Naming,
            Prompt::Take { seat, die } => Phase::Taking { seat, die },
            Prompt::Over { .. } => Phase::Over,
        };
        state
    }
}

fn player(state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    // CAL-03 A name reaches its own player, and nobody else before all are opened.
    let is_known = viewer == Viewer::Seat(seat) || state.phase == Phase::Over;
    let name = state.names[seat.idx()].filter(|_| is_known);
    PlayerView {
        has_named: state.names[seat.idx()].is_some(),
        name,
        points: name.map(|_| rules::points(state, seat)),
    }
}

/// Takes back names while others are still to be given: nobody has made use of them yet.
pub fn reopen(state: &mut State) {
    if state.phase == Phase::Naming {
        state.names.fill(None);
    }
}
