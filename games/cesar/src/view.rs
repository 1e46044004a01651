//! What everyone may know: all of it, with what a turn would bring worked out.

mod players;
mod prospects;

use kernel::{Chance, Seat};
use serde::Serialize;

use crate::{
    chain::Chain,
    city::{City, cities},
    network::path,
    options::Options,
    rules, setup,
    state::{Phase, State},
    treasure::Treasure,
    way::{Way, Ways},
};

pub use players::PlayerView;
pub use prospects::{LaidView, ProspectView, RouteView};

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct View {
    pub side: Side,
    /// The cities of this side, in the order of the board.
    pub cities: Vec<CityView>,
    /// Whose roads lie on each way, in the order of the board's list.
    pub ways: Vec<Option<Seat>>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The chain of this turn, as far as it is laid.
    pub chain: Option<ChainView>,
    /// What it brings, once it has reached its city.
    pub laid: Option<LaidView>,
    /// Before a chain is begun: what each city brings that one click would connect.
    pub prospects: Vec<ProspectView>,
    pub prompt: Prompt,
    pub options: Options,
}

/// The side of the board, by the number of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Side {
    #[serde(rename = "2-3")]
    Small,
    #[serde(rename = "4-5")]
    Large,
    /// CES-35 The same with the ways of the first version of the rules.
    #[serde(rename = "2-3-first")]
    FirstSmall,
    #[serde(rename = "4-5-first")]
    FirstLarge,
}

impl Side {
    fn of(state: &State) -> Side {
        match (state.options.rulings.balanced_ways, state.n_seats < 4) {
            (true, true) => Side::Small,
            (true, false) => Side::Large,
            (false, true) => Side::FirstSmall,
            (false, false) => Side::FirstLarge,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct CityView {
    pub city: City,
    /// What lies there, or what its owner took from there.
    pub treasure: Treasure,
    pub owner: Option<Seat>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct ChainView {
    pub seat: Seat,
    /// From its start on.
    pub path: Vec<City>,
    pub roads: u8,
}

/// What the table asks for, in the words of the viewer's catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Prompt {
    /// A city to connect, or a start.
    Plan {
        seat: Seat,
    },
    /// The next city of the chain.
    Build {
        seat: Seat,
        end: City,
    },
    /// A last word.
    Confirm {
        seat: Seat,
        city: City,
    },
    /// CES-14 Which route is scored.
    Choose {
        seat: Seat,
        city: City,
    },
    Over {
        winners: Vec<Seat>,
    },
}

impl View {
    pub fn new(state: &State) -> View {
        let board = state.board();
        let chain = state.active().zip(state.chain()).map(|(seat, chain)| ChainView {
            seat,
            path: path(board, chain.start, chain.ways),
            roads: board.roads(chain.ways),
        });
        View {
            side: Side::of(state),
            cities: cities(board.cities)
                .map(|city| CityView {
                    city,
                    treasure: state.treasures[city as usize],
                    owner: state.owner(city),
                })
                .collect(),
            ways: Way::first(board.ways.len())
                .map(|way| state.seats().find(|seat| state.network.of(seat.idx()).has(way)))
                .collect(),
            players: state.seats().map(|seat| PlayerView::new(state, seat)).collect(),
            chain,
            laid: prospects::laid(state),
            prospects: prospects::all(state),
            prompt: prompt(state),
            options: state.options,
        }
    }

    /// The state that looks like this: nothing is hidden, so there is one only.
    pub fn imagine(&self, _chance: &mut Chance<'_>) -> State {
        let mut state = setup::blank(self.options, self.players.len());
        for it in &self.cities {
            state.treasures[it.city as usize] = it.treasure;
            if let Some(owner) = it.owner {
                state.take(owner, it.city);
            }
        }
        for (idx, player) in self.players.iter().enumerate() {
            let seat = Some(Seat(u8::try_from(idx).unwrap_or(0)));
            let own = Way::first(self.ways.len()).filter(|way| self.ways[way.idx()] == seat);
            let ways = own.fold(Ways::NONE, Ways::with);
            let board = state.board();
            state.network.build(board, idx, ways);
            for (points, &scored) in state.points[idx].iter_mut().zip(&player.points) {
                *points = scored;
            }
        }
        let laid = self.chain.as_ref().and_then(|it| Chain::of(state.board(), &it.path));
        match (&self.prompt, laid) {
            (Prompt::Over { .. }, _) => state.phase = Phase::Over,
            (Prompt::Build { seat, .. }, Some(chain)) => rules::go_on(&mut state, *seat, chain),
            (Prompt::Confirm { seat, .. } | Prompt::Choose { seat, .. }, Some(chain)) => {
                state.phase = rules::laid(&state, *seat, chain);
            }
            (
                Prompt::Plan { seat }
                | Prompt::Build { seat, .. }
                | Prompt::Confirm { seat, .. }
                | Prompt::Choose { seat, .. },
                _,
            ) => {
                rules::begin_turn(&mut state, *seat);
            }
        }
        state
    }
}

fn prompt(state: &State) -> Prompt {
    match state.phase {
        Phase::Plan { seat, .. } => Prompt::Plan { seat },
        Phase::Build { seat, chain, .. } => Prompt::Build { seat, end: chain.end },
        Phase::Laid { seat, chain, n_routes: 1, .. } => Prompt::Confirm { seat, city: chain.end },
        Phase::Laid { seat, chain, .. } => Prompt::Choose { seat, city: chain.end },
        Phase::Over => Prompt::Over { winners: rules::outcome(state).winners.iter().collect() },
    }
}
