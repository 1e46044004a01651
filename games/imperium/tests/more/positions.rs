//! Positions that were once read though they cannot be, or refused though they can.

use imperium::{Imperium, options::Options, state::State};
use kernel::{Chance, Game as _, Script, Seat, play};

fn read(text: &str) -> Result<State, String> {
    Imperium::arrange(&Options::default(), 2, text)
}

fn choose(state: &mut State, seat: Seat, action: &str) {
    let action = action.parse().expect("an action");
    let mut nothing = Script::new(&[]);
    let mut chance = Chance::new(&mut nothing);
    play::<Imperium>(state, seat, &action, &mut chance, &mut Vec::new()).expect("legal");
}

// rule: IMP-13
#[test]
fn the_last_round_that_can_be_counted_is_not_the_end_of_the_world() {
    // Two rounds end with one choice: in the second nobody has a marker.
    let markers = "pawn Asia\nred Hispania 5\nred Aegyptus 8\nblue Aegyptus 14";
    for round in [u32::MAX - 1, u32::MAX] {
        let mut state = read(&format!("{markers}\nround {round}")).unwrap();
        choose(&mut state, Seat(0), "pile Hispania");
        assert_eq!(state.round, u32::MAX);
        assert_eq!(read(&Imperium::position(&state)), Ok(state));
    }
    assert!(read("round 0").is_err() && read("round 4294967296").is_err());
}

// rule: IMP-31
#[test]
fn no_score_is_too_high_to_be_written_and_read() {
    let mut state = read("pawn Asia\nred Asia 2\nred score 65535\nblue score 65535").unwrap();
    choose(&mut state, Seat(0), "pile Africa Syria Games");
    choose(&mut state, Seat(1), "pile Africa Syria Games");
    assert_eq!(state.scores[..2], [u16::MAX; 2]);
    assert_eq!(read(&Imperium::position(&state)), Ok(state));
}
