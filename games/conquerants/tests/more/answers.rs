//! The time for an answer to an alliance.

use conquerants::{Conquerants, action::Action, board::Territory, options::Options};
use kernel::{Game, Lapse, Seat};

const ASKED: &str = "Gauls own Étrurie
Gauls trade Étrurie
Gauls points 3 3 3 0
Carthaginians own Sardaigne
fight Latium by Gauls
asked attack Carthaginians
answers attack Carthaginians";

const GAULS: Seat = Seat(0);
const CARTHAGINIANS: Seat = Seat(2);

fn lapses(answer_seconds: u16, position: &str) -> [Option<Lapse<Action>>; 2] {
    let options = Options { answer_seconds, ..Options::default() };
    let state = Conquerants::arrange(&options, 4, position).expect("a possible position");
    [GAULS, CARTHAGINIANS].map(|seat| Conquerants::lapse(&state, seat))
}

// rule: CON-20
#[test]
fn a_late_answer_is_a_refusal_where_the_table_has_chosen_so() {
    let refusal = Lapse { seconds: 30, action: Action::Refuse };
    assert_eq!(lapses(30, ASKED), [None, Some(refusal)]);
    assert_eq!(lapses(0, ASKED), [None, None]);
}

// rule: CON-20
#[test]
fn nothing_but_an_answer_is_hurried() {
    assert_eq!(lapses(30, "turn Gauls"), [None, None]);
    assert_eq!(lapses(30, "Gauls own Étrurie\nfight Latium by Gauls"), [None, None]);
}

const DISTURBED: &str = "Gauls own Gaule cispadane, Étrurie, Ombrie
Gauls trade Gaule cispadane, Étrurie, Ombrie
restless Étrurie
unrest Étrurie by Romans
choose Gauls";

// rule: CON-20 CON-26
#[test]
fn whoever_is_late_with_a_choice_loses_the_first_peace_in_the_order_of_the_board() {
    let first = Lapse { seconds: 30, action: Action::Unrest { at: Territory::Cispadane } };
    assert_eq!(lapses(30, DISTURBED), [Some(first), None]);
    assert_eq!(lapses(0, DISTURBED), [None, None]);
}
