//! Decisions of several seats at once.

use kernel::Seat;

use super::{Spot, State, Toy, drawn, thought, won};
use crate::{Budget, Player, think};

const WIN: usize = 1;
const LOSS: usize = 2;
/// As good as a draw, but not one: draws have a price for whoever thinks.
const EVEN: usize = 3;

/// A game of one joint decision, by what it means to seat 0.
fn matrix(rows: &[&[usize]]) -> State {
    let joint = Spot::Joint(vec![rows.len(), rows[0].len()], rows.concat());
    State::new(vec![joint, won(0), won(1), Spot::Endless(0)])
}

/// How often `seat` picks each of its ways, over many seeds.
fn frequencies<const N: usize>(state: &State, seat: u8) -> [f64; N] {
    const SEEDS: u64 = 400;
    let mut counts = [0_u32; N];
    for seed in 0..SEEDS {
        counts[usize::from(thought(state, seat, 600, seed).action.0)] += 1;
    }
    counts.map(|count| f64::from(count) / 400.0)
}

#[track_caller]
fn check<const N: usize>(state: &State, seat: u8, expected: [f64; N]) {
    let played: [f64; N] = frequencies(state, seat);
    for (got, want) in played.iter().zip(expected) {
        assert!((got - want).abs() < 0.1, "seat {seat} plays {played:?}, not {expected:?}");
    }
}

#[test]
fn rock_paper_scissors_is_played_evenly() {
    let state = matrix(&[&[EVEN, LOSS, WIN], &[WIN, EVEN, LOSS], &[LOSS, WIN, EVEN]]);
    for seat in [0, 1] {
        check(&state, seat, [1.0 / 3.0; 3]);
    }
}

#[test]
fn uneven_pennies_are_mixed_as_the_stakes_demand() {
    // Whoever plays evenly here can be exploited: the equilibrium is one to two for both.
    let state = matrix(&[&[WIN, LOSS], &[LOSS, EVEN]]);
    check(&state, 0, [1.0 / 3.0, 2.0 / 3.0]);
    check(&state, 1, [1.0 / 3.0, 2.0 / 3.0]);
}

#[test]
fn what_never_pays_is_never_played() {
    let state = matrix(&[&[WIN, LOSS], &[LOSS, WIN], &[LOSS, LOSS]]);
    assert_eq!(frequencies::<3>(&state, 0)[2].to_bits(), 0.0_f64.to_bits());
}

#[test]
fn of_many_equal_ways_no_few_are_preferred() {
    let state = matrix(&[[EVEN; 2].as_slice(); 40]);
    let mut picked: Vec<u8> = (0..60).map(|seed| thought(&state, 0, 300, seed).action.0).collect();
    picked.sort_unstable();
    picked.dedup();
    assert!(20 < picked.len(), "{picked:?}");
}

#[test]
fn the_value_of_a_mixed_game_is_that_of_its_equilibrium() {
    let found = thought(&matrix(&[&[WIN, LOSS], &[LOSS, EVEN]]), 0, 5000, 3);
    assert!((found.value[0] - 1.0 / 3.0).abs() < 0.05, "{:?}", found.value);
    assert!((found.value[0] + found.value[1] - 1.0).abs() < 0.05, "{:?}", found.value);
}

#[test]
fn a_joint_decision_further_on_is_valued_by_mixing() {
    // Pennies are worth a half, and neither their best case nor their worst.
    let pennies = Spot::Joint(vec![2, 2], vec![4, 5, 5, 4]);
    let graph = |sure: i32| {
        let first = Spot::Lone(Seat(0), vec![1, 2]);
        let sure = Spot::Endless(sure);
        State::new(vec![first, pennies.clone(), sure, drawn(), won(0), won(1)])
    };
    assert_eq!(thought(&graph(200), 0, 3000, 1).action.0, 1);
    assert_eq!(thought(&graph(-200), 0, 3000, 1).action.0, 0);
}

#[test]
fn who_has_chosen_first_makes_no_difference() {
    let before = matrix(&[&[WIN, LOSS], &[LOSS, EVEN]]);
    for secret in [0, 1] {
        let mut after = before.clone();
        after.picked[1] = Some(secret);
        check(&after, 0, [1.0 / 3.0, 2.0 / 3.0]);
    }
}

#[test]
fn a_secret_choice_is_never_peeked_at() {
    let open = matrix(&[&[WIN, LOSS, EVEN], &[LOSS, WIN, LOSS]]);
    let with = |secret: u8| {
        let mut state = open.clone();
        state.picked[1] = Some(secret);
        state
    };
    for seed in 0..50 {
        for level in 1..=Player::MAX_LEVEL {
            let [a, b, c] = [0, 1, 2].map(|secret| {
                let view = with(secret).seen_by(0);
                let budget = Budget::Nodes(300);
                think::<Toy>(Player::Level(level), &view, Seat(0), 2, budget, seed).unwrap()
            });
            assert!(a == b && b == c, "level {level}, seed {seed}");
        }
    }
}

/// How often seat 0 of three picks each of its ways, over many seeds.
fn of_three<const N: usize>(state: &State) -> [f64; N] {
    let mut counts = [0_u32; N];
    for seed in 0..200 {
        let best = Player::Level(Player::MAX_LEVEL);
        let budget = Budget::Nodes(2000);
        let found = think::<Toy>(best, &state.seen_by(0), Seat(0), 3, budget, seed).unwrap();
        counts[usize::from(found.action.0)] += 1;
    }
    counts.map(|count| f64::from(count) / 200.0)
}

#[test]
fn the_odd_one_of_three_cannot_be_predicted() {
    // Who alone picks a side wins; where all agree nobody does.
    let cells = [4, 3, 2, 1, 1, 2, 3, 4];
    let joint = Spot::Joint(vec![2; 3], cells.to_vec());
    let state = State::new(vec![joint, won(0), won(1), won(2), Spot::Endless(0)]);
    let [left, right] = of_three(&state);
    assert!((left - right).abs() < 0.25, "{left} to {right}");
}

#[test]
fn what_pays_against_two_others_is_found_among_many_ways() {
    // Seat 0 wins by its last way, whatever the others do; 20 times 400 cells are never all seen.
    let cells = (0..20).flat_map(|own| [if own == 19 { 1 } else { 2 }; 400]).collect();
    let state = State::new(vec![Spot::Joint(vec![20; 3], cells), won(0), won(1)]);
    let played: [f64; 20] = of_three(&state);
    assert!(0.95 < played[19], "{played:?}");
}

#[test]
fn of_very_many_ways_the_most_promising_are_looked_at() {
    let mut state = matrix(&[[EVEN; 200].as_slice(); 200]);
    state.promises = (0..200).map(|way| if way < 150 { -300 } else { 0 }).collect();
    for seed in 0..40 {
        let picked = thought(&state, 0, 600, seed).action.0;
        assert!(150 <= picked, "{picked}");
    }
}

#[test]
fn what_is_without_hope_is_looked_at_only_where_there_is_nothing_else() {
    let mut state = matrix(&[&[WIN, WIN], &[LOSS, LOSS]]);
    state.promises = vec![-1000, 0];
    assert_eq!(thought(&state, 0, 300, 1).action.0, 1);
    state.promises = vec![-1000, -1000];
    assert_eq!(thought(&state, 0, 300, 1).action.0, 0);
}
