//! Whole random games of one particular game, for benchmarks.

use std::marker::PhantomData;

use kernel::{Appraise, Chance, MAX_SEATS, Seat, Seeded, Turn, play, play_on};
use serde_json::Value;

use crate::{ManyTables, OpenError, erased::FromJson as _};

/// `G` without a table.
pub(crate) struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    pub(crate) const NEW: Erased<G> = Erased(PhantomData);
}

impl<G: Appraise> ManyTables for Erased<G> {
    fn random_games(
        &self,
        n_seats: usize,
        options: &Value,
        seed: u64,
        enough: &mut dyn FnMut() -> bool,
    ) -> Result<(u64, u64), OpenError> {
        let options = G::Options::deserialize_from(options)?;
        let mut luck = Seeded(seed);
        let mut choice = Seeded(!seed);
        let start = G::setup(&options, n_seats, &mut Chance::new(&mut luck));
        let mut state = start.clone();
        let (mut n_games, mut n_actions) = (0, 0);
        let mut actions = Vec::new();
        let mut events = Vec::new();
        loop {
            state.clone_from(&start);
            while let Turn::Waiting(seats) = G::turn(&state) {
                let seat = pick(seats.iter(), &mut choice);
                play_on::<G>(&state, seat, &mut actions);
                let Some(action) = actions.get(choice.below(actions.len())) else { break };
                events.clear();
                let mut chance = Chance::new(&mut luck);
                if play::<G>(&mut state, seat, action, &mut chance, &mut events).is_err() {
                    break;
                }
                std::hint::black_box(&events);
                n_actions += 1;
            }
            n_games += 1;
            if enough() {
                return Ok((n_games, n_actions));
            }
        }
    }
}

/// Any of the waiting seats.
fn pick(seats: impl Iterator<Item = Seat>, choice: &mut Seeded) -> Seat {
    let mut waiting = [Seat(0); MAX_SEATS];
    let mut n_waiting = 0;
    for seat in seats {
        waiting[n_waiting] = seat;
        n_waiting += 1;
    }
    if n_waiting < 2 { waiting[0] } else { waiting[choice.below(n_waiting)] }
}
