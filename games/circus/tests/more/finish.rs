//! The finish area, hex by hex.

use circus::{Circus, board::board};
use kernel::{Chance, Game, Script, Seat};

// rule: CIR-27
#[test]
fn every_hex_of_the_finish_can_be_entered_statue_or_not() {
    for goal in board().finish().iter() {
        // From the hex above and to the right of it, whose place in its row has the same number.
        let above = goal.to_string().replace('F', "E");
        let others = "red 2 G8\nred 3 G9\nblue 1 H8\nblue 2 H9\nblue 3 H10";
        let position = format!("red 1 {above} 4\n{others}");
        let mut state = Circus::arrange(&circus::options::Options::default(), 2, &position)
            .unwrap_or_else(|why| panic!("{above}: {why}"));
        let action = format!("card 2 {goal}").parse().expect("an action");
        assert_eq!(Circus::check(&state, Seat(0), &action), Ok(()), "{goal} from {above}");
        let mut nothing = Script::new(&[]);
        Circus::commit(&mut state, Seat(0), &action, &mut Chance::new(&mut nothing), &mut vec![]);
        assert_eq!(state.home.len(), 1, "{goal} is home");
    }
}
