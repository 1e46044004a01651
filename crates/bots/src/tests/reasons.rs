//! What a search tells about its choice.

use kernel::Seat;

use super::{Spot, State, nim, thought, won};

#[test]
fn the_chosen_action_comes_first_with_the_next_best_behind_it() {
    // Three ways: good, fair and bad.
    let state = State::new(vec![
        Spot::Lone(Seat(0), vec![1, 2, 3]),
        Spot::Endless(-400),
        Spot::Endless(600),
        Spot::Endless(100),
    ]);
    let found = thought(&state, 0, 2_000, 1);
    let order: Vec<_> = found.why.weighed.iter().map(|way| way.action.0).collect();
    assert_eq!((found.action.0, order), (1, vec![1, 2, 0]));
    let worths: Vec<_> = found.why.weighed.iter().map(|way| way.worth).collect();
    assert!(worths.is_sorted_by(|a, b| b < a), "{worths:?}");
    assert!((worths[0] - found.value[0]).abs() < 1e-6, "its worth is what the thought is worth");
    assert!(found.why.before[0] <= worths[0], "no choice is better than the best of its ways");
    let visits: u64 = found.why.weighed.iter().map(|way| way.visits).sum();
    assert!(visits <= found.nodes, "{visits} visits of {} nodes", found.nodes);
}

#[test]
fn what_follows_is_told_as_far_as_it_is_known() {
    let state = State::new(vec![
        Spot::Lone(Seat(0), vec![1, 1]),
        Spot::Lone(Seat(1), vec![2, 2]),
        Spot::Lone(Seat(0), vec![3, 3]),
        Spot::Endless(100),
    ]);
    let found = thought(&state, 0, 2_000, 1);
    let seats: Vec<_> = found.why.line.iter().map(|(seat, _)| seat.0).collect();
    assert!(seats.starts_with(&[1, 0]), "the seats take turns: {seats:?}");
}

#[test]
fn the_only_way_needs_no_reasons() {
    let state = State::new(vec![Spot::Lone(Seat(0), vec![1]), won(0)]);
    let found = thought(&state, 0, 100, 1);
    assert!(found.why.weighed.len() <= 1 && found.why.line.is_empty());
}

#[test]
fn the_same_seed_and_nodes_give_the_same_reasons() {
    assert_eq!(thought(&nim(12), 0, 500, 7), thought(&nim(12), 0, 500, 7));
}
