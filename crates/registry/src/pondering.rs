//! A seat that is thought about elsewhere.

use bots::{Budget, Player};
use kernel::{Appraise, Danger, Game, Seat};

use crate::{Ponder, ThoughtInfo};

/// One seat's view, and nothing else.
pub(crate) struct Pondering<G: Game> {
    view: G::View,
    seat: Seat,
    n_seats: usize,
}

impl<G: Appraise> Pondering<G> {
    pub(crate) fn boxed(view: G::View, seat: Seat, n_seats: usize) -> Box<dyn Ponder> {
        Box::new(Pondering::<G> { view, seat, n_seats })
    }
}

impl<G: Appraise> Ponder for Pondering<G> {
    fn think(&self, player: Player, budget: Budget<'_>, seed: u64) -> Option<ThoughtInfo> {
        let thought = bots::think::<G>(player, &self.view, self.seat, self.n_seats, budget, seed)?;
        Some(ThoughtInfo {
            action: thought.action.to_string(),
            value: thought.value,
            nodes: thought.nodes,
            why: thought.why.map(|action| action.to_string()),
        })
    }

    fn dangers(&self) -> Vec<Danger> {
        G::dangers(&self.view, self.seat)
    }
}
