//! Positions that were once read though they cannot be, or refused though they can.

use conquest2005::{
    Conquest2005,
    action::{Action, Order},
    options::Options,
};
use kernel::{Chance, Game as _, Script, Seat, play};

fn reads(n_seats: usize, lines: &[&str]) -> bool {
    Conquest2005::arrange(&Options::default(), n_seats, &lines.join("\n")).is_ok()
}

#[test]
fn a_journey_needs_its_riders() {
    let road = [
        "Egyptus Egyptus Caesar city wall",
        "Hispania Narbonensis city",
        "road Hispania-Narbonensis",
        "turn Hispania",
    ];
    let begins = |lines: &[&str]| reads(2, &[&road[..], lines].concat());
    let home = "Hispania Hispania infantry 2 cavalry 2 general 1 Caesar city wall";
    let away =
        ["Hispania Hispania infantry 2 cavalry 2 general 1 city wall", "Hispania Italia Caesar"];

    // C05-11 A general with a movement left, or without, or a Caesar.
    assert!(begins(&[home, "tired Hispania general 1", "journey Hispania general spent 0"]));
    assert!(!begins(&[home, "journey Hispania general spent 0"]));
    assert!(begins(&[home, "weary Hispania general 1", "journey Hispania weary spent 0"]));
    assert!(!begins(&[home, "journey Hispania weary spent 0"]));
    assert!(begins(&[home, "Caesar moves 1", "journey Hispania Caesar spent 0"]));
    assert!(!begins(&[away[0], away[1], "Caesar moves 1", "journey Hispania Caesar spent 0"]));

    // Infantry that has come by road has no movement left, cavalry one or none.
    let led = |lines: &[&str]| begins(&[&[home, "Caesar moves 1"], lines].concat());
    assert!(led(&["weary Hispania infantry 2", "journey Hispania Caesar infantry 2 spent 0"]));
    assert!(!led(&["weary Hispania infantry 1", "journey Hispania Caesar infantry 2 spent 0"]));
    assert!(led(&["tired Hispania cavalry 2", "journey Hispania Caesar cavalry 2 spent 0"]));
    assert!(!led(&["tired Hispania cavalry 1", "journey Hispania Caesar cavalry 2 spent 0"]));
    assert!(led(&["weary Hispania cavalry 2", "journey Hispania Caesar spent 2"]));
    assert!(!led(&["weary Hispania cavalry 1", "journey Hispania Caesar spent 2"]));
}

#[test]
fn a_player_of_several_colors_can_lose_more_than_four_generals() {
    let lines = [
        "Macedonia Macedonia Caesar city wall",
        "Hispania Hispania Caesar city wall",
        "fallen Egyptus 1 Hispania",
        "turn Hispania",
    ];
    let held =
        |n: &str| reads(3, &[&lines[..], &[&format!("prisoners Macedonia Hispania {n}")]].concat());
    assert!(held("5") && held("8"));
    assert!(!held("13") && !held("25"));
}

#[test]
fn a_battle_that_asks_for_no_losses_is_none() {
    let asks = |scene: &str| {
        let lines = [
            "Egyptus Egyptus Caesar city wall",
            "Hispania Hispania Caesar city wall",
            "Hispania Cyrenaica infantry 2 cavalry 2",
            "Egyptus in Cyrenaica infantry 2 cavalry 2",
            "turn Egyptus combat",
        ];
        reads(2, &[&lines[..], &scene.split('/').collect::<Vec<_>>()[..]].concat())
    };
    let legions = "legion attacker infantry 2 cavalry 2/legion defender infantry 2 cavalry 2";
    assert!(asks(&format!("clash Cyrenaica Hispania lose defender 1/{legions}")));
    assert!(!asks(&format!("clash Cyrenaica Hispania lose defender 0/{legions}")));
    assert!(asks("clash Cyrenaica Hispania pursue attacker 1 Africa Procons"));
    assert!(!asks("clash Cyrenaica Hispania pursue attacker 0 Africa Procons"));
}

#[test]
fn nobody_has_units_of_somebody_who_still_plays() {
    let lines = |stock: &'static str| {
        [
            "Hispania Hispania infantry 3 Caesar city wall",
            "Egyptus Egyptus infantry 2 Caesar city wall",
            stock,
        ]
    };
    assert!(reads(2, &lines("stock Hispania infantry 17 cavalry 20 catapult 6")));
    assert!(!reads(
        2,
        &[
            &lines("stock Hispania infantry 18 cavalry 20 catapult 6")[..],
            &["stock Egyptus infantry 17 cavalry 20 catapult 6"],
        ]
        .concat()
    ));
}

#[test]
fn the_last_round_that_can_be_counted_is_not_the_end_of_the_world() {
    let text = "Egyptus Egyptus Caesar city wall\nHispania Hispania Caesar city wall\n\
                round 65535\nturn Hispania spend";
    let mut state = Conquest2005::arrange(&Options::default(), 2, text).unwrap();
    let mut nothing = Script::new(&[]);
    let mut chance = Chance::new(&mut nothing);
    play::<Conquest2005>(
        &mut state,
        Seat(1),
        &Action::Order(Order::EndTurn),
        &mut chance,
        &mut Vec::new(),
    )
    .unwrap();
    assert_eq!(state.round, u16::MAX);
}
