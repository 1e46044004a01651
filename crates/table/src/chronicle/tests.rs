use std::fmt::Write as _;

use kernel::MAX_SEATS;
use protocol::{
    Origin,
    stored::{SeatRow, SitterRow},
};
use registry::GAMES;

use super::*;

const ATTACK: &str = "sail Sardinia-Carthago Roma-Corsica";

fn table() -> TableRow {
    let seats = (0..2).map(|seat| SeatRow { seat, sitter: SitterRow::Nobody });
    TableRow {
        id: "t".to_owned(),
        game: "hannibal".to_owned(),
        rules_version: 1,
        options: "{}".to_owned(),
        setup_draws: Vec::new(),
        start_position: None,
        created_at: 0,
        origin: Origin::Here,
        practice: false,
        seats: seats.collect(),
        seal: None,
    }
}

/// What the log holds after each act; an act without notation is an undo.
fn story(acts: &[(u8, Option<&str>)]) -> (Chronicle, Vec<LogRow>) {
    let mut chronicle = Chronicle::fold(GAMES, &table(), &[]).unwrap();
    let mut dice = Dice::seeded(1);
    let log = acts.iter().zip(100..).map(|(&(seat, notation), at)| match notation {
        Some(notation) => chronicle.play_with(Seat(seat), &[notation], &mut dice, at).unwrap(),
        None => chronicle.take_back(Seat(seat), at).unwrap(),
    });
    let log = log.flatten().collect();
    (chronicle, log)
}

/// Everything anyone can learn from a chronicle.
fn all(chronicle: &Chronicle) -> String {
    let game = chronicle.game();
    let mut all = game.position();
    for viewer in Viewer::all(game.n_seats()) {
        let steps = serde_json::to_string(&chronicle.steps(0, viewer)).unwrap();
        let record = serde_json::to_string(&game.record(Some(viewer))).unwrap();
        let _ = write!(all, "{steps} {record} {}", game.view(viewer));
    }
    for seat in Seat::first(MAX_SEATS) {
        let _ = write!(all, " {:?}", chronicle.undo_span(seat));
    }
    all
}

const ACTS: &[(u8, Option<&str>)] = &[
    (1, Some("march Carthago Zama")),
    (1, None),
    (1, Some(ATTACK)),
    (1, Some("seal 5")),
    (1, None),
    (0, Some("seal 1")),
    (0, None),
    (1, Some("seal 4")),
    (0, Some("seal 5")),
    (0, Some("march Roma Gallia")),
    (0, None),
    (0, Some("pass")),
    (1, Some("pass")),
];

#[test]
fn a_story_told_again_from_the_log_is_the_same() {
    for n in 0..=ACTS.len() {
        let (chronicle, log) = story(&ACTS[..n]);
        assert_eq!(chronicle.version(), n as u64);
        let again = Chronicle::fold(GAMES, &table(), &log).unwrap();
        assert_eq!(all(&again), all(&chronicle), "after {n} acts");
    }
}

#[test]
fn a_version_that_is_forgotten_leaves_everything_as_it_was() {
    for n in 1..=ACTS.len() {
        let (before, _) = story(&ACTS[..n - 1]);
        let (mut after, _) = story(&ACTS[..n]);
        after.forget_after(after.version() - 1).unwrap();
        assert_eq!(all(&after), all(&before), "act {n}");
    }
}

#[test]
fn several_versions_that_are_forgotten_leave_everything_as_it_was() {
    for n in 3..=ACTS.len() {
        let (before, _) = story(&ACTS[..n - 3]);
        let (mut after, _) = story(&ACTS[..n]);
        after.forget_after(before.version()).unwrap();
        assert_eq!(all(&after), all(&before), "act {n}");
    }
}

#[test]
fn a_log_that_cannot_be_told_again_says_where_and_names_no_action() {
    let (_, log) = story(ACTS);
    let mut gap = log.clone();
    gap.remove(3);
    let mut illegal = log.clone();
    illegal[0].entry = LogEntry::Played { notation: "seal 5".to_owned(), draws: Vec::new() };
    let mut dice = log.clone();
    dice[0].entry = LogEntry::Played { notation: ATTACK.to_owned(), draws: vec![6] };
    let mut undo = log;
    undo[0].entry = LogEntry::Undo;
    for (log, where_) in
        [(gap, "version 5"), (illegal, "version 1"), (dice, "version 1"), (undo, "version 1")]
    {
        let error = Chronicle::fold(GAMES, &table(), &log).err().unwrap().to_string();
        assert!(error.starts_with(where_) && !error.contains("seal"), "{error}");
    }
}

#[test]
fn a_table_of_a_game_or_with_options_that_are_not_known_cannot_be_opened() {
    let unknown = TableRow { game: "chess".to_owned(), ..table() };
    let odd = TableRow { options: "{\"fog\":true}".to_owned(), ..table() };
    let broken = TableRow { options: "{".to_owned(), ..table() };
    for table in [unknown, odd, broken] {
        assert!(matches!(Chronicle::fold(GAMES, &table, &[]), Err(FoldError::Unreadable(_))));
    }
}

#[test]
fn a_table_may_begin_anywhere() {
    let (chronicle, _) = story(&ACTS[..8]);
    let arranged = TableRow { start_position: Some(chronicle.game().position()), ..table() };
    let mut arranged = Chronicle::fold(GAMES, &arranged, &[]).unwrap();
    let mut dice = Dice::seeded(1);
    arranged.play_with(Seat(0), &["seal 5"], &mut dice, 1).unwrap();
    let before = all(&arranged);
    arranged.play_with(Seat(0), &["pass"], &mut dice, 2).unwrap();
    arranged.forget_after(1).unwrap();
    assert_eq!(all(&arranged), before);
}
