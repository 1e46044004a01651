//! Computer players are worth playing against, in every game there is.

use bots::{Budget, Player};
use kernel::{Seat, Turn};
use registry::{Dice, Entry, GAMES, Luck};

const N_GAMES: u64 = 10;
/// Far fewer than usual: enough to beat somebody who does not think.
const NODES: u64 = 800;

/// Tells whether the best player wins a game against random ones, all with the same seed.
fn wins(entry: &'static Entry, n_seats: usize, best: Seat, seed: u64) -> bool {
    let mut dice = Dice::seeded(seed);
    let options = entry.options_with_computers();
    let mut table = entry.new_table(n_seats, &options, &mut dice).expect("as many as may play");
    for thought in 0_u64.. {
        let waiting = match table.turn() {
            Turn::Waiting(seats) => seats,
            Turn::Over(outcome) => return outcome.winners.contains(best),
        };
        let seat = waiting.iter().next().expect("someone must act");
        let player = if seat == best { Player::Level(Player::MAX_LEVEL) } else { Player::Random };
        let seed = seed * 1_000_003 + thought;
        let found = table.ponder(seat).think(player, Budget::Nodes(NODES), seed);
        let action = found.expect("who must act can").action;
        table.play(seat, &action, Luck::Drawn(&mut dice), 0).expect("a legal action");
    }
    false
}

#[test]
fn the_strongest_player_beats_random_ones_in_every_game() {
    for entry in GAMES {
        let n_seats = entry.meta.min_seats;
        let seats: Vec<Seat> = Seat::first(n_seats).collect();
        let games = (0..N_GAMES).zip(seats.into_iter().cycle());
        let won = games.filter(|&(seed, seat)| wins(entry, n_seats, seat, seed)).count();
        // Eight tenths between two, four tenths among four.
        assert!(16 <= won * n_seats, "{}: {won} of {N_GAMES}", entry.meta.id);
    }
}
