//! Any legal action but giving up, where there is another.

use kernel::{Chance, Game, Seat, Seeded, Viewer, play_on};

use crate::{Reasons, Thought};

pub(crate) fn think<G: Game>(
    view: &G::View,
    seat: Seat,
    n_seats: usize,
    seed: u64,
) -> Option<Thought<G::Action>> {
    let mut luck = Seeded(seed);
    let state = G::imagine(view, Viewer::Seat(seat), &mut Chance::new(&mut luck));
    let mut actions = Vec::new();
    play_on::<G>(&state, seat, &mut actions);
    if actions.is_empty() {
        return None;
    }
    let action = actions.swap_remove(luck.below(actions.len()));
    Some(Thought { action, value: vec![0.5; n_seats], nodes: 1, why: Reasons::default() })
}
