//! How long a player thinks, how much it keeps, and what repeats.

use kernel::{Seat, Seeded};

use super::{Spot, State, Toy, nim, thought, won};
use crate::{
    Budget, Player, determinization::Determinization, level::Level, search::Search, think,
};

#[test]
fn the_same_seed_and_nodes_give_the_same_thought() {
    let pennies = State::new(vec![
        Spot::Joint(vec![2, 2], vec![1, 2, 2, 3]),
        won(0),
        won(1),
        Spot::Die(vec![1, 2]),
    ]);
    for state in [nim(21), pennies] {
        for seed in 0..20 {
            let [one, two] = [(); 2].map(|()| thought(&state, 0, 700, seed));
            assert_eq!(one, two, "seed {seed}");
        }
    }
}

#[test]
fn without_a_budget_there_is_still_an_answer() {
    for player in [Player::Random, Player::Level(1), Player::Level(3)] {
        for state in [nim(9), State::new(vec![Spot::Joint(vec![1, 2], vec![1, 2]), won(0), won(1)])]
        {
            for budget in [Budget::Nodes(0), Budget::Nodes(1), Budget::Until(&mut || true)] {
                let found = think::<Toy>(player, &state.seen_by(0), Seat(0), 2, budget, 5).unwrap();
                assert!(found.action.0 < 3 && found.value.len() == 2, "{player}: {found:?}");
            }
        }
    }
}

#[test]
fn a_caller_stops_the_search() {
    let mut n_asked = 0_u64;
    let mut enough = || {
        n_asked += 1;
        n_asked == 10
    };
    let view = nim(200).seen_by(0);
    let budget = Budget::Until(&mut enough);
    let found = think::<Toy>(Player::Level(3), &view, Seat(0), 2, budget, 5).unwrap();
    assert!(0 < found.nodes && found.nodes < 10_000, "{} nodes", found.nodes);
    assert_eq!(n_asked, 10);
}

#[test]
fn who_has_nothing_to_decide_thinks_nothing() {
    let ended = State::new(vec![won(0)]);
    for player in [Player::Random, Player::Level(2)] {
        for (state, seat) in [(&nim(5), 1), (&ended, 0)] {
            let view = state.seen_by(seat);
            assert_eq!(think::<Toy>(player, &view, Seat(seat), 2, Budget::Usual, 1), None);
        }
    }
}

#[test]
fn a_full_tree_grows_no_more_and_still_answers() {
    let level = Level { max_nodes: 100, ..Level::of(3) };
    let view = nim(30).seen_by(0);
    let mut luck = Seeded(1);
    let world = Determinization::new(&view, Seat(0), &mut luck);
    let mut search = Search::<Toy>::new(world, 2, level, luck);
    search.plant(Seat(0)).unwrap();
    for _ in 0..5000 {
        search.visit();
    }
    assert!(search.tree.len() <= 101, "{} nodes", search.tree.len());
    let found = search.conclude(Seat(0), 5000).unwrap();
    assert!(found.action.0 < 3);
}

#[test]
fn players_are_called_by_name() {
    for name in ["random", "level1", "level2", "level3"] {
        assert_eq!(name.parse::<Player>().map(|it| it.to_string()).as_deref(), Ok(name));
    }
    for name in ["level0", "level4", "level", "Random", ""] {
        assert!(name.parse::<Player>().is_err(), "{name}");
    }
}
