//! Positions that were once read though they cannot be, or refused though they can.

use conquerants::{Conquerants, options::Options, state::State};
use kernel::{Chance, Game as _, Script, Seat, play};

fn read(text: &str) -> Result<State, String> {
    Conquerants::arrange(&Options::default(), 4, text)
}

// rule: CON-20 CON-31 CON-34
#[test]
fn points_that_were_written_are_read_however_many() {
    let ally = "Gauls own Étrurie\nGauls trade Étrurie\nfight Ombrie by Gauls\n\
                asked attack Romans\nanswers attack Romans";
    let paid = "Gauls points 65535 65535 65535 -196600\nRomans points 0 0 0 196600";
    let positions = [
        ("Gauls points 2000 0 0 0\nturn Gauls".to_owned(), Seat(0), "pass", &[][..]),
        ("Gauls points 65535 65535 65535 0\nturn Gauls".to_owned(), Seat(0), "pass", &[]),
        (format!("{paid}\n{ally}"), Seat(1), "accept", &[1, 6]),
    ];
    for (text, seat, action, draws) in positions {
        let mut state = read(&text).unwrap();
        let mut script = Script::new(draws);
        let mut chance = Chance::new(&mut script);
        let action = action.parse().unwrap();
        play::<Conquerants>(&mut state, seat, &action, &mut chance, &mut Vec::new()).unwrap();
        assert!(script.fits());
        let written = Conquerants::position(&state);
        assert_eq!(read(&written), Ok(state), "{written}");
    }
}
