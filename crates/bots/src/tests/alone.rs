//! Decisions of one seat at a time.

use kernel::{Outcome, Seat};

use super::{Spot, State, Toy, drawn, nim, thought, won};
use crate::{Budget, Player, think};

#[test]
fn a_forced_win_is_found_and_known_to_be_one() {
    for n_stones in [5, 6, 7, 9, 13] {
        let found = thought(&nim(n_stones), 0, 20_000, 1);
        let taken = usize::from(found.action.0) + 1;
        assert_eq!(taken, n_stones % 4, "of {n_stones} stones");
        assert_eq!(found.value, [1.0, 0.0], "of {n_stones} stones");
    }
}

#[test]
fn a_proof_ends_the_search() {
    let found = thought(&nim(7), 0, 1_000_000, 1);
    assert!(found.nodes < 10_000, "{} nodes for seven stones", found.nodes);
}

#[test]
fn an_immediate_loss_is_avoided_by_every_level() {
    // The first way looks best and loses to the answer; the last is dull and safe.
    let state = State::new(vec![
        Spot::Lone(Seat(0), vec![1, 1, 2]),
        Spot::Lone(Seat(1), vec![3, 4]),
        Spot::Endless(-100),
        Spot::Endless(900),
        won(1),
    ]);
    for level in 1..=Player::MAX_LEVEL {
        for seed in 0..5 {
            let view = state.seen_by(0);
            let player = Player::Level(level);
            let found = think::<Toy>(player, &view, Seat(0), 2, Budget::Usual, seed).unwrap();
            assert_eq!(found.action.0, 2, "level {level}, seed {seed}");
        }
    }
}

#[test]
fn a_win_at_hand_is_taken_by_every_level() {
    let state =
        State::new(vec![Spot::Lone(Seat(0), vec![1, 1, 2, 1, 1]), Spot::Endless(950), won(0)]);
    for level in 1..=Player::MAX_LEVEL {
        for seed in 0..5 {
            let view = state.seen_by(0);
            let player = Player::Level(level);
            let found = think::<Toy>(player, &view, Seat(0), 2, Budget::Usual, seed).unwrap();
            assert_eq!(found.action.0, 2, "level {level}, seed {seed}");
        }
    }
}

#[test]
fn a_draw_is_better_than_a_defeat_and_worse_than_good_odds() {
    let dire = [Spot::Lone(Seat(0), vec![1, 2, 3]), Spot::Endless(-600), drawn(), won(1)];
    assert_eq!(thought(&State::new(dire.into()), 0, 1000, 1).action.0, 1);
    let good = [Spot::Lone(Seat(0), vec![1, 2, 3]), Spot::Endless(600), drawn(), won(1)];
    assert_eq!(thought(&State::new(good.into()), 0, 1000, 1).action.0, 0);
}

#[test]
fn dice_are_weighed_by_how_they_fall() {
    // Two faces of three win one way, one of three the other.
    let state = State::new(vec![
        Spot::Lone(Seat(0), vec![1, 2]),
        Spot::Die(vec![3, 4, 4]),
        Spot::Die(vec![3, 3, 4]),
        won(0),
        won(1),
    ]);
    let found = thought(&state, 0, 5000, 1);
    assert_eq!(found.action.0, 1);
    assert!((0.6..0.73).contains(&found.value[0]), "{:?}", found.value);
}

#[test]
fn of_three_seats_each_follows_its_own_interest() {
    // Seat 1 would give the game to itself, seat 2 to whoever leaves it the better place.
    let placed = |winner: u8, places: [u8; 3]| {
        let mut outcome = Outcome::won_by(Seat(winner));
        outcome.places[..3].copy_from_slice(&places);
        Spot::End(outcome)
    };
    let state = State::new(vec![
        Spot::Lone(Seat(0), vec![1, 2]),
        Spot::Lone(Seat(1), vec![3, 4]),
        Spot::Lone(Seat(2), vec![3, 5]),
        placed(0, [1, 3, 2]),
        placed(1, [2, 1, 3]),
        placed(1, [3, 1, 3]),
    ]);
    let view = state.seen_by(0);
    let level = Player::Level(Player::MAX_LEVEL);
    let found = think::<Toy>(level, &view, Seat(0), 3, Budget::Nodes(500), 1).unwrap();
    assert_eq!(found.action.0, 1);
    assert_eq!(found.value.len(), 3);
}
