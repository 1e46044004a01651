//! One position of a game, and what its viewers know of it.

use kernel::{Chance, Game, Seat, SeatSet, Seeded, Turn, Viewer, aside, legal, may_act};
use serde::Serialize;

use super::variant::Variant;

/// One position, with what most laws ask about it.
pub(super) struct Spot<'a, G: Game> {
    pub variant: &'a Variant<G>,
    pub state: &'a G::State,
    pub turn: Turn,
    /// The legal actions of each seat that is waited for, then of those that may act aside.
    pub legal: Vec<(Seat, Vec<G::Action>)>,
    /// How many of these are waited for.
    n_waiting: usize,
    /// Actions met so far, legal here or not.
    pub known: &'a [G::Action],
    /// Where the luck of experiments begins.
    pub seed: u64,
}

/// What became of an action.
pub(super) struct After<G: Game> {
    pub state: G::State,
    pub events: Vec<G::Event>,
    pub draws: Vec<u32>,
}

/// A candidate, and what the rules say to it.
type Answered<G> = (<G as Game>::Action, Result<(), <G as Game>::Illegal>);

/// Everything that reaches a viewer of a state, down to the byte.
pub(super) struct Sight<G: Game> {
    turn: Turn,
    view: G::View,
    view_bytes: String,
    /// The candidates with what the rules say to each. What is offered and what is barred is made of
    /// these and of nothing else, so comparing them is enough; encoding hundreds of offers for each of
    /// hundreds of choices would take hours.
    choices: Vec<Answered<G>>,
}

impl<'a, G: Game> Spot<'a, G> {
    pub(super) fn new(
        variant: &'a Variant<G>,
        state: &'a G::State,
        known: &'a [G::Action],
        seed: u64,
    ) -> Self {
        let turn = G::turn(state);
        let list = |seat: Seat| {
            let mut actions = Vec::new();
            legal::<G>(state, seat, &mut actions);
            (seat, actions)
        };
        let besides = aside::<G>(state).iter();
        let legal = turn.waiting().iter().chain(besides).map(list).collect();
        Spot { variant, state, turn, legal, n_waiting: turn.waiting().len(), known, seed }
    }

    pub(super) fn n_seats(&self) -> usize {
        self.variant.n_seats
    }

    pub(super) fn waiting(&self) -> SeatSet {
        self.turn.waiting()
    }

    /// The luck of an experiment here, the same each time.
    pub(super) fn luck(&self) -> Seeded {
        Seeded(self.seed)
    }

    /// Every legal action with its seat.
    pub(super) fn moves(&self) -> impl Iterator<Item = (Seat, &G::Action)> {
        self.awaited().chain(self.besides())
    }

    /// The legal actions of those who are waited for.
    pub(super) fn awaited(&self) -> impl Iterator<Item = (Seat, &G::Action)> {
        each(&self.legal[..self.n_waiting])
    }

    /// The legal actions of those who may act aside.
    pub(super) fn besides(&self) -> impl Iterator<Item = (Seat, &G::Action)> {
        each(&self.legal[self.n_waiting..])
    }
}

fn each<A>(legal: &[(Seat, Vec<A>)]) -> impl Iterator<Item = (Seat, &A)> {
    legal.iter().flat_map(|(seat, actions)| actions.iter().map(|it| (*seat, it)))
}

impl<G: Game> After<G> {
    /// Plays a legal action. The gate of the kernel is left out: it would end the examination
    /// where a law could still name what is wrong.
    pub(super) fn new(state: &G::State, seat: Seat, action: &G::Action, mut luck: Seeded) -> Self {
        let mut chance = Chance::new(&mut luck);
        let mut after = After { state: state.clone(), events: Vec::new(), draws: Vec::new() };
        G::commit(&mut after.state, seat, action, &mut chance, &mut after.events);
        after.draws = chance.into_draws();
        after
    }

    pub(super) fn reveals(&self) -> bool {
        self.events.iter().any(G::reveals)
    }

    /// What `viewer` is told of it, down to the byte.
    pub(super) fn told(&self, viewer: Viewer) -> Vec<String> {
        let told = self.events.iter().filter(|event| G::audience(event).includes(viewer));
        told.map(bytes).collect()
    }
}

impl<G: Game> Sight<G> {
    pub(super) fn new(state: &G::State, viewer: Viewer) -> Self {
        let view = G::view(state, viewer);
        let turn = G::turn(state);
        let mut candidates = Vec::new();
        let mut choices = Vec::new();
        if let Viewer::Seat(seat) = viewer
            && may_act::<G>(state, seat)
        {
            G::candidates(state, seat, &mut candidates);
            choices.extend(candidates.into_iter().map(|action| {
                let answer = G::check(state, seat, &action);
                (action, answer)
            }));
        }
        Sight { turn, view_bytes: bytes(&view), view, choices }
    }

    /// Tells what gives one of two sights away.
    pub(super) fn differs(&self, other: &Sight<G>) -> Option<String> {
        if self.turn != other.turn {
            Some(format!("the waiting list: {:?}\nagainst {:?}", self.turn, other.turn))
        } else if self.view_bytes != other.view_bytes {
            Some(format!("the view: {}\nagainst {}", self.view_bytes, other.view_bytes))
        } else if self.view != other.view {
            Some(format!("the view: {:?}\nagainst {:?}", self.view, other.view))
        } else if self.choices != other.choices {
            Some(format!("the offers: {:?}\nagainst {:?}", self.choices, other.choices))
        } else {
            None
        }
    }
}

/// What would travel over the wire.
pub(super) fn bytes<T: Serialize>(it: &T) -> String {
    serde_json::to_string(it).unwrap_or_else(|error| format!("cannot be encoded: {error}"))
}
