//! What a computer player must be able to do in any game, shown on games drawn for the purpose.

mod alone;
mod budget;
mod hidden;
mod reasons;
mod together;
mod toy;

use kernel::{Outcome, Seat};
use toy::{Pick, Spot, State, Toy};

use crate::{Budget, Player, Thought, think};

/// The strongest player's thought at the first spot.
fn thought(state: &State, seat: u8, nodes: u64, seed: u64) -> Thought<Pick> {
    let view = state.seen_by(seat);
    let best = Player::Level(Player::MAX_LEVEL);
    think::<Toy>(best, &view, Seat(seat), 2, Budget::Nodes(nodes), seed).unwrap()
}

fn won(seat: u8) -> Spot {
    Spot::End(Outcome::won_by(Seat(seat)))
}

fn drawn() -> Spot {
    Spot::End(Outcome::drawn())
}

/// Two seats take one to three stones in turn; who takes the last wins.
fn nim(n_stones: usize) -> State {
    let spot = |mover: u8, stones: usize| 2 * (n_stones - stones) + usize::from(mover);
    let mut graph = Vec::new();
    for stones in (1..=n_stones).rev() {
        for mover in [0, 1] {
            let to = (1..=stones.min(3)).map(|taken| spot(1 - mover, stones - taken));
            graph.push(Spot::Lone(Seat(mover), to.collect()));
        }
    }
    // Nothing is left: who would have to move has lost.
    graph.extend([won(1), won(0)]);
    State::new(graph)
}
