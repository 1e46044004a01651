//! Worlds that differ in what a seat cannot know.

use kernel::Seat;

use super::{Spot, State, thought, won};

/// Seat 0 names what seat 1 was dealt, or takes even odds. Of three deals two are alike.
fn guess() -> State {
    let mut state = State::new(vec![
        Spot::Lone(Seat(0), vec![1, 2, 3]),
        Spot::Deal(vec![4, 5, 5]),
        Spot::Deal(vec![5, 4, 4]),
        Spot::Endless(0),
        won(0),
        won(1),
    ]);
    state.n_deals = 3;
    state
}

#[test]
fn what_is_likelier_is_bet_on_whatever_the_truth_is() {
    for dealt in 0..3 {
        let state = State { dealt, ..guess() };
        for seed in 0..10 {
            let found = thought(&state, 0, 2000, seed);
            assert_eq!(found.action.0, 1, "dealt {dealt}, seed {seed}");
            assert!((0.6..0.73).contains(&found.value[0]), "{:?}", found.value);
        }
    }
}

#[test]
fn nothing_is_proven_by_one_of_several_worlds() {
    // The first way wins in two worlds of three and loses in one; the other is almost won.
    let mut state = State::new(vec![
        Spot::Lone(Seat(0), vec![1, 2]),
        Spot::Deal(vec![3, 3, 4]),
        Spot::Endless(800),
        won(0),
        won(1),
    ]);
    state.n_deals = 3;
    for seed in 0..10 {
        assert_eq!(thought(&state, 0, 2000, seed).action.0, 1, "seed {seed}");
    }
}

#[test]
fn a_seat_uses_what_it_knows_itself() {
    for dealt in 0..3 {
        let mut state = guess();
        state.dealt = dealt;
        // Now seat 1 decides, who knows the deal.
        let graph = vec![
            Spot::Lone(Seat(1), vec![1, 2]),
            Spot::Deal(vec![3, 4, 4]),
            Spot::Deal(vec![4, 3, 3]),
            won(0),
            won(1),
        ];
        state.graph = graph.into();
        let found = thought(&state, 1, 500, 1);
        assert_eq!(found.action.0, u8::from(dealt == 0));
        assert_eq!(found.value, [0.0, 1.0]);
    }
}
