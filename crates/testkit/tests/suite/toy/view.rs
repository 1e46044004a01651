//! What a viewer of *Pebbles* may know, and the faults planted in it.

use kernel::{Chance, Seat, Viewer};
use serde::Serialize;

use super::{Asked, MAX, Options, Phase, State, small};
use crate::faults::Fault;

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    n_seats: usize,
    options: Options,
    round: u8,
    heap: u8,
    purses: [u8; MAX],
    /// Those that the viewer knows.
    omens: [Option<u8>; MAX],
    peeked: [bool; MAX],
    has_staked: [bool; MAX],
    /// The viewer's own.
    stakes: [Option<u8>; MAX],
    phase: Phase,
    /// The truth, for the faults that hide it where it does not travel.
    #[serde(skip)]
    truth: Option<Box<State>>,
}

impl View {
    pub(super) fn new(state: &State, viewer: Viewer) -> View {
        let is = |idx: usize| matches!(viewer, Viewer::Seat(seat) if seat.idx() == idx);
        let before = |idx: usize| (idx + state.n_seats - 1) % state.n_seats;
        let knows = |idx: usize| {
            idx < state.n_seats
                && (is(idx)
                    || state.phase == Phase::Over
                    || (is(before(idx)) && state.peeked[before(idx)]))
        };
        let leaks = Fault::ViewLeak.is_planted() || Fault::LoudSecret.is_planted();
        let hides = Fault::ImaginePeeks.is_planted() || Fault::SilentLeak.is_planted();
        View {
            n_seats: state.n_seats,
            options: state.options,
            round: state.round,
            heap: state.heap,
            purses: state.purses,
            omens: std::array::from_fn(|idx| knows(idx).then_some(state.omens[idx])),
            peeked: state.peeked,
            has_staked: state.stakes.map(|it| it.is_some()),
            stakes: std::array::from_fn(|idx| state.stakes[idx].filter(|_| is(idx) || leaks)),
            phase: state.phase,
            truth: hides.then(|| Box::new(state.clone())),
        }
    }

    pub(super) fn imagine(&self, viewer: Viewer, chance: &mut Chance<'_>) -> State {
        if Fault::ImaginePeeks.is_planted()
            && let Some(truth) = &self.truth
        {
            return (**truth).clone();
        }
        let mut omens = [0; MAX];
        let mut stakes = [None; MAX];
        for seat in Seat::first(self.n_seats) {
            let idx = seat.idx();
            omens[idx] = self.omens[idx].unwrap_or_else(|| small(chance.die(3)));
            let own = viewer == Viewer::Seat(seat) && !Fault::ImagineForgets.is_planted();
            stakes[idx] = match self.stakes[idx].filter(|_| own) {
                Some(stake) => Some(stake),
                None if self.has_staked[idx] => {
                    Some(small(chance.below(u32::from(self.purses[idx].min(2)) + 1)))
                }
                None => None,
            };
        }
        State {
            n_seats: self.n_seats,
            options: self.options,
            round: self.round,
            heap: self.heap,
            purses: self.purses,
            omens,
            peeked: self.peeked,
            stakes,
            phase: self.phase,
            asked: Asked::default(),
        }
    }
}
