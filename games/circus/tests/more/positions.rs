//! Positions that were once read though they cannot be, or refused though they can.

use circus::{Circus, options::Options, state::State};
use kernel::{Chance, Game as _, Script, Seat, play};

/// Five that have moved before red 1.
const OTHERS: &str = "red 2 E10\nred 3 E11\nblue 1 D9\nblue 2 D10\nblue 3 D11\nmoved 5\n\
                      order red 2, red 3, blue 1, blue 2, blue 3, red 1\n\
                      red cards 1 2 3\nblue cards 4 5";

fn literal() -> Options {
    Options { literal_order: true, ..Options::default() }
}

fn read(options: Options, text: &str) -> Result<State, String> {
    Circus::arrange(&options, 2, text)
}

fn drive(state: &mut State, seat: Seat, action: &str) {
    let action = action.parse().expect("an action");
    let mut nothing = Script::new(&[]);
    let mut chance = Chance::new(&mut nothing);
    play::<Circus>(state, seat, &action, &mut chance, &mut Vec::new()).expect("legal");
}

// CIR-28
#[test]
fn no_section_is_too_far_to_be_counted() {
    // On either side of the border between the last part of a lap and the first.
    let forward = [("F17", 20_003, "E17", 20_004), ("F17", i16::MAX, "E17", i16::MAX - 3)];
    let backward = [("E17", -20_000, "F17", -20_001), ("E17", i16::MIN, "F17", i16::MIN + 3)];
    for (from, before, to, after) in [forward, backward].concat() {
        let mut state =
            read(Options::default(), &format!("red 1 {from} {before}\n{OTHERS}")).unwrap();
        drive(&mut state, Seat(0), &format!("card 1 {to}"));
        assert_eq!(state.section[0], after);
        let written = Circus::position(&state);
        assert_eq!(read(Options::default(), &written), Ok(state), "{written}");
    }
}

// CIR-05 CIR-28
#[test]
fn an_order_by_the_letter_holds_however_far_apart_the_laps_are() {
    for (far, behind) in [(20_000, -20_000), (32_764, -32_768)] {
        let others = "red 3 E11\nblue 1 D9\nblue 2 D10\nblue 3 D11";
        let state =
            read(literal(), &format!("red 1 E9 {far}\nred 2 E10 {behind}\n{others}")).unwrap();
        let near = read(literal(), &format!("red 1 E9\nred 2 E10\n{others}")).unwrap();
        assert_eq!(state.order, near.order);
    }
}

// CIR-05 CIR-08
#[test]
fn an_order_by_the_letter_is_one_that_a_leader_could_have_led_to() {
    // Two on the upper straight, a lap apart, two on the left, two on the lower straight.
    let on_track = "red 1 G10\nred 2 E8\nred 3 F3\nblue 1 F18\nblue 2 E9 4\nblue 3 K5";
    let reads = |rest: &str| read(literal(), &format!("{on_track}\n{rest}")).is_ok();
    let order = "red 2, blue 2, blue 1, red 1, blue 3, red 3";
    assert!(reads(&format!("order {order}")));
    assert!(!reads("order blue 2, red 2, blue 1, red 1, blue 3, red 3"));
    // The part that the leader is in comes first when the round begins, and later perhaps not.
    let another = "red 1, blue 3, red 3, red 2, blue 2, blue 1";
    assert!(!reads(&format!("order {another}")));
    assert!(reads(&format!("order {another}\nmoved 1\nred cards 1 2 3 4")));
    let none = "red 1, red 2, red 3, blue 3, blue 2, blue 1";
    assert!(!reads(&format!("order {none}\nmoved 1\nred cards 1 2 3 4")));
}

#[test]
fn nobody_moves_before_the_race_or_after_it() {
    let reads = |text: &str| read(Options::default(), text).is_ok();
    let placing = "red 1 A14\nblue 1 A15";
    let over = "red 1 F6\nred 2 F7\nred 3 F8\nblue 1 D9\nblue 2 D10\nblue 3 D11\nover";
    assert!(reads(placing) && reads(over));
    for more in ["moved 1", "used 1", "heading W", "moved 255\nused 1"] {
        assert!(!reads(&format!("{placing}\n{more}")), "{more}");
        assert!(!reads(&format!("{over}\n{more}")), "{more}");
    }
}
