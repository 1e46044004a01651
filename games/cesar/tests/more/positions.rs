//! Positions that were once read though they cannot be, or refused though they can.

use cesar::{Cesar, action::Action, city::City, options::Options, state::State};
use kernel::{Chance, Game as _, Script, Seat, play};

fn read(text: &str) -> Result<State, String> {
    Cesar::arrange(&Options::default(), 2, text)
}

// rule: CES-13
#[test]
fn points_that_were_written_are_read_however_many() {
    let mut state = read("Red points 9999 10000\nBlue points 10000 10000").unwrap();
    for (seat, city) in [(Seat(0), City::Genua), (Seat(1), City::Lugdunum)] {
        for action in [Action::Connect { city }, Action::Confirm] {
            let mut nothing = Script::new(&[]);
            let mut chance = Chance::new(&mut nothing);
            play::<Cesar>(&mut state, seat, &action, &mut chance, &mut Vec::new()).unwrap();
        }
    }
    assert_eq!(state.points[0][..2], [10_000, 10_000]);
    assert_eq!(read(&Cesar::position(&state)), Ok(state));
    assert!(read("Red points 10001 0").is_err() && read("Red points 65536 0").is_err());
}
