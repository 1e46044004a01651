//! Both options for two or three at one table, which the laws try one at a time.

use circus::{Circus, options::Options, rulings::Rulings};
use kernel::{Chance, Game as _, Seeded, Turn, legal, play};

/// Plays at random for a while, and reads every position back.
#[track_caller]
fn check(options: Options) {
    for n in 2..=5_u8 {
        let (n_seats, mut luck) = (usize::from(n), Seeded(n.into()));
        let mut state = Circus::setup(&options, n_seats, &mut Chance::new(&mut luck.clone()));
        for _ in 0..600 {
            let Turn::Waiting(seats) = Circus::turn(&state) else { break };
            let seat = seats.iter().next().expect("somebody is waited for");
            let mut actions = Vec::new();
            legal::<Circus>(&state, seat, &mut actions);
            let action = actions.swap_remove(luck.below(actions.len()));
            let mut chance = Chance::new(&mut luck);
            play::<Circus>(&mut state, seat, &action, &mut chance, &mut Vec::new()).expect("legal");
            Circus::audit(&state).unwrap_or_else(|why| panic!("{action}: {why}"));
            let written = Circus::position(&state);
            assert_eq!(Circus::arrange(&options, n_seats, &written), Ok(state), "{written}");
        }
    }
}

// rule: CIR-23 CIR-24 CIR-33
#[test]
fn positions_with_both_options_are_read_back_by_every_version() {
    for rulings in [Rulings::of(1), Rulings::of(2)] {
        for two_cards in [false, true] {
            check(Options { same_direction: true, two_cards, rulings, ..Options::default() });
        }
    }
}
