//! Positions that were once read though they cannot be, or refused though they can.

use conquest1984::{Conquest1984, options::Options, state::State};
use kernel::{Chance, Game as _, Script, Seat, play};

const EGYPTUS: Seat = Seat(0);
const HISPANIA: Seat = Seat(1);

/// A position for two: a line each, the lines of all parts together.
fn arranged(parts: &[&[&str]]) -> Result<State, String> {
    Conquest1984::arrange(&Options::default(), 2, &parts.concat().join("\n"))
}

fn reads(parts: &[&[&str]]) -> bool {
    arranged(parts).is_ok()
}

/// Whether it is one at a table that began by the first version of the rules.
fn read_once(parts: &[&[&str]]) -> bool {
    let mut options = Options::default();
    Conquest1984::set_version(&mut options, 1);
    Conquest1984::arrange(&options, 2, &parts.concat().join("\n")).is_ok()
}

fn played(state: &mut State, seat: Seat, notation: &str) {
    let action = notation.parse().expect("notation");
    let mut nothing = Script::new(&[]);
    let mut chance = Chance::new(&mut nothing);
    play::<Conquest1984>(state, seat, &action, &mut chance, &mut Vec::new()).expect(notation);
}

/// Both Caesars at home.
const HOMES: [&str; 2] = ["Egyptus Egyptus Caesar city", "Hispania Hispania Caesar city"];

#[test]
fn nearly_all_that_the_box_holds_can_stand_in_one_province() {
    let mut state = arranged(&[&[
        "Egyptus Egyptus infantry 56 general 6 Caesar city",
        "Egyptus Cyrenaica cavalry 7 general 1",
        "Hispania Hispania Caesar city",
    ]])
    .unwrap();
    for notation in ["lead Cyrenaica general", "take cavalry 7", "go Egyptus"] {
        played(&mut state, EGYPTUS, notation);
    }
    let text = Conquest1984::position(&state);
    assert!(text.contains("infantry 56 cavalry 7 general 7"), "{text}");
    assert!(Conquest1984::arrange(&Options::default(), 2, &text) == Ok(state));
    // C84-04 More than the box holds cannot.
    assert!(!reads(&[&HOMES, &["Egyptus Cyrenaica infantry 61 general 9"]]));
    assert!(!reads(&[&HOMES, &["Egyptus Cyrenaica infantry 30 cavalry 31 general 9"]]));
}

#[test]
fn the_last_round_that_can_be_counted_is_not_the_end_of_the_world() {
    let mut state = arranged(&[&HOMES, &["round 65535", "turn Hispania spend"]]).unwrap();
    played(&mut state, HISPANIA, "end turn");
    assert_eq!(state.round, u16::MAX);
}

/// A legion that a galley has landed in a province of its own.
const LANDED: [&str; 3] = [
    "Egyptus Cyrenaica infantry 2 general 1",
    "galley Egyptus 1 coast Cyrenaica infantry 2 general 1 moves 1 from Mare Libycum",
    "weary Cyrenaica infantry 2 general 1",
];

#[test]
fn what_a_galley_has_landed_is_taken_aboard_again_only_in_the_movement_and_out_of_no_battle() {
    let turn = |line| read_once(&[&HOMES, &LANDED, &[line]]);
    assert!(turn("turn Egyptus"));
    // C84-73 By the rules of now nothing is taken aboard again, so nothing is remembered.
    assert!(!reads(&[&HOMES, &LANDED, &["turn Egyptus"]]));
    // C84-73 Not after it, nor in a turn of somebody else.
    assert!(!turn("turn Hispania"));
    let idle = |rest: &str, turn| {
        let galley = format!("galley Egyptus 1 coast Cyrenaica{rest}");
        read_once(&[&HOMES, &LANDED[..1], &[&galley, turn]])
    };
    assert!(idle("", "turn Egyptus spend"));
    assert!(!idle(" infantry 2 general 1 from Mare Libycum", "turn Egyptus spend"));
    assert!(!idle(" from Mare Libycum", "turn Egyptus spend"));
    // C84-73 What has met enemies stays.
    let battle = |cargo: &str| {
        let galley = format!("galley Egyptus 1 coast Cyrenaica{cargo} moves 0 from Mare Libycum");
        read_once(&[
            &HOMES,
            &[
                "Hispania Cyrenaica infantry 1 general 1",
                "Egyptus attacks Cyrenaica infantry 2 general 1",
                "weary Cyrenaica general 1",
                &galley,
                "turn Egyptus",
            ],
        ])
    };
    assert!(battle(""));
    assert!(!battle(" infantry 2 general 1"));
}

#[test]
fn a_galley_has_come_from_a_sea_on_its_coast_and_has_a_movement_less() {
    let landed = |rest: &str| {
        let galley = format!("galley Egyptus 1 coast Cyrenaica{rest}");
        reads(&[&HOMES, &LANDED[..1], &[&galley, "turn Egyptus"]])
    };
    assert!(landed(" moves 1 from Mare Libycum") && landed(" moves 0 from Mare Alexandria"));
    assert!(!landed(" moves 1 from Mare Narbo"));
    assert!(!landed(" from Mare Libycum"));
    // C84-23 It has sailed back: that was its last movement.
    let at_sea = |rest: &str| {
        let galley = format!("galley Egyptus 1 Mare Libycum{rest}");
        reads(&[&HOMES, &[&galley, "turn Egyptus"]])
    };
    assert!(at_sea("") && at_sea(" moves 1") && at_sea(" moves 0 from Mare Libycum"));
    assert!(!at_sea(" moves 1 from Mare Libycum") && !at_sea(" moves 0 from Mare Alexandria"));
}

#[test]
fn a_landed_caesar_came_with_one_galley_and_does_not_move_on() {
    let landed = |lines: &[&str]| {
        read_once(&[
            &[
                "Egyptus Egyptus city",
                "Egyptus Cyrenaica Caesar",
                "Hispania Hispania Caesar city",
                "galley Egyptus 1 coast Cyrenaica Caesar moves 1 from Mare Libycum",
                "turn Egyptus",
            ],
            lines,
        ])
    };
    assert!(landed(&["Caesar moves 0"]));
    assert!(!landed(&[]) && !landed(&["Caesar moves 1"]));
    let another = "galley Egyptus 2 coast Cyrenaica Caesar moves 1 from Mare Libycum";
    assert!(!landed(&["Caesar moves 0", another]));
}

#[test]
fn the_player_on_turn_attacks_himself_while_he_plays() {
    let three = |lines: &[&str]| {
        let all = [
            &[
                "Macedonia Macedonia Caesar city",
                "Macedonia Cyrenaica infantry 1 general 1",
                "Egyptus attacks Cyrenaica infantry 1 general 1",
                "Egyptus Egyptus Caesar city",
            ],
            lines,
        ]
        .concat();
        Conquest1984::arrange(&Options::default(), 3, &all.join("\n")).is_ok()
    };
    let hispania = "Hispania Hispania Caesar city";
    assert!(three(&[hispania, "turn Egyptus combat"]));
    assert!(!three(&[hispania, "turn Hispania combat", "attacker Egyptus"]));
    // C84-78 Only who has captured him does it in his stead.
    assert!(three(&["fallen Hispania 1 Egyptus", "turn Hispania combat", "attacker Egyptus"]));
    assert!(!three(&["fallen Hispania 1 Macedonia", "turn Hispania combat", "attacker Egyptus"]));
}

#[test]
fn galleys_are_lost_only_when_nothing_is_left_aboard() {
    let loses = |cargo: &str, unit: &str| {
        let first = format!("galley Hispania 1 Mare Libycum{cargo}");
        let loss = format!("loss {unit}");
        reads(&[
            &HOMES,
            &[
                "galley Egyptus 1 Mare Libycum",
                &first,
                "galley Hispania 2 Mare Libycum general 1",
                "turn Egyptus",
                "battle Mare Libycum attacker",
                &loss,
            ],
        ])
    };
    assert!(loses("", "galley"));
    assert!(loses(" infantry 1 general 1", "infantry"));
    // C84-41
    assert!(!loses(" infantry 1 general 1", "galley"));
}

#[test]
fn a_road_needs_a_border() {
    let options = [Options::default(), Options { mesopotamia_arabia: true, ..Options::default() }];
    let lines = [
        "Egyptus Mesopotamia city",
        "Egyptus Arabia Petrea city",
        "road Mesopotamia-Arabia Petrea",
    ];
    let text = [&HOMES[..], &lines].concat().join("\n");
    // C84-71 The disputed one only where it is one.
    let read = options.map(|it| Conquest1984::arrange(&it, 2, &text).is_ok());
    assert_eq!(read, [false, true]);
}

#[test]
fn only_combat_units_attack_and_they_do_not_leave() {
    let attack = |lines: &[&str]| reads(&[&HOMES, &["turn Egyptus"], lines]);
    let defended = "Hispania Palestina infantry 1 general 1";
    let attacks = "Egyptus attacks Palestina infantry 1 general 1 by land";
    // C84-14 Nor do their leaders.
    assert!(attack(&[defended, attacks, "weary Palestina general 1"]));
    assert!(!attack(&[defended, attacks]));
    assert!(!attack(&[defended, attacks, "tired Palestina general 1"]));
    // C84-17 Leaders alone visit.
    assert!(attack(&["Egyptus visits Palestina general 1"]));
    assert!(!attack(&["Egyptus attacks Palestina general 1 by land"]));
    assert!(!attack(&["Egyptus attacks Palestina general 1"]));
    let caesar = |moves: &str| {
        reads(&[&[
            "Egyptus Egyptus city",
            "Egyptus attacks Palestina infantry 1 Caesar by land",
            HOMES[1],
            "Hispania Palestina infantry 1 general 1",
            moves,
            "turn Egyptus",
        ]])
    };
    assert!(caesar("Caesar moves 0"));
    assert!(!caesar("Caesar moves 1") && !caesar("Caesar moves 2"));
}

#[test]
fn players_fall_one_after_another() {
    let fallen = |lines: &[&str]| {
        let all = [&["Macedonia Macedonia Caesar city", "Galatia Galatia Caesar city"], lines];
        Conquest1984::arrange(&Options::default(), 4, &all.concat().join("\n")).is_ok()
    };
    assert!(fallen(&["fallen Numidia 1 Galatia", "fallen Hispania 2 Galatia"]));
    assert!(fallen(&["fallen Numidia 2 Galatia", "fallen Hispania 1 Galatia"]));
    assert!(!fallen(&["fallen Numidia 1 Galatia", "fallen Hispania 1 Galatia"]));
    assert!(!fallen(&["fallen Numidia 1 Galatia", "fallen Hispania 3 Galatia"]));
}

#[test]
fn an_open_offer_hides_no_concession_to_oneself() {
    let held = ["prisoners Hispania Egyptus 1", "deal Hispania Egyptus release 10"];
    assert!(reads(&[&HOMES, &held]));
    assert!(!reads(&[&HOMES, &held, &["conceded Hispania Hispania"]]));
    assert!(!reads(&[&HOMES, &["conceded Hispania Hispania"]]));
}

#[test]
fn nobody_has_two_caesars() {
    assert!(reads(&[&HOMES, &["Egyptus Cyrenaica"]]));
    assert!(!reads(&[&HOMES, &["Egyptus Cyrenaica Caesar"]]));
    assert!(!reads(&[&HOMES, &["galley Egyptus 1 Mare Libycum Caesar"]]));
}

#[test]
fn a_game_that_all_others_have_conceded_is_over() {
    let conceded = |line| reads(&[&HOMES, &["conceded Hispania Egyptus", line]]);
    assert!(conceded("over conceded Egyptus"));
    assert!(!conceded("turn Egyptus") && !conceded("over conceded Hispania"));
}

#[test]
fn who_is_asked_between_battles_leaves_one_to_fight() {
    let asked = |turn: &str, lines: &[&str]| {
        let deal = ["prisoners Egyptus Hispania 1", "deal Egyptus Hispania release 10"];
        let scene = [turn, "asked Egyptus"];
        reads(&[&HOMES, &deal, lines, &scene])
    };
    let battle = [
        "Egyptus attacks Cyrenaica infantry 1 general 1",
        "Hispania Cyrenaica infantry 1 general 1",
    ];
    assert!(asked("turn Egyptus combat", &battle) && asked("turn Egyptus spend", &[]));
    assert!(!asked("turn Egyptus combat", &[]) && !asked("turn Egyptus spend", &battle));
}
