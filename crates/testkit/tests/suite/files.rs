//! Transcripts, counts and clauses of *Pebbles*: what they print, and what they refuse.

use std::{
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::PathBuf,
};

use testkit::Golden;

use crate::{faults::Fault, toy::Toy};

/// A folder of its own for each test, below the build folder, emptied first.
fn folder(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&dir);
    fs::create_dir_all(&dir).expect("a folder for the test");
    dir
}

fn panic_of(run: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(run)).expect_err("it should have failed");
    panic.downcast_ref::<String>().cloned().expect("a message")
}

const GAME: &str = "\
# TOY-02 TOY-06 A round with everything in it.
@ seats 2
@ option hasty true
@ setup | 2 3
ann> stake 1
    ann stakes
ann> undo
    taken back: stake 1
ann> stake 2
    ann stakes
ann> nudge
    ! not your turn
= turn
    waiting for bob
= view public
    has_staked: [true false false]
    heap: 6
    n_seats: 2
    omens: [- - -]
    options: {hasty true}
    peeked: [false false false]
    phase: Staking
    purses: [4 4 0]
    round: 0
    stakes: [- - -]
= view bob stakes
    stakes: [- - -]
= view ann stakes
    stakes: [2 - -]
= legal bob
    stake 0
    stake 1
    stake 2
bob> mumble
    ? mumble
bob> stake 0
    bob stakes
    stakes: [2, 0]
bob> undo
    ! it stands: luck was drawn, a secret revealed, or someone else has acted since
ann> nudge
    ann nudges
bob> undo
    ! someone else has acted since
ann> peek
    ann peeks
    (ann only) the omen is 3
ann> peek
    ! TOY-06: the omen is known
= offers ann
    nudge = nudge
    roll = roll
    stay = stay
    peek ! TOY-06: the omen is known
= legal bob
    (none)
ann> roll | 5
    ann rolls 5
= position
    round 1
    heap 6
    ann 4 2 peeked
    bob 4 3
    phase staking

# No scene.
@ seats 2
@ heap 100
= impossible
    ! 108 pebbles

# A new scene.
@ seats 2
@ heap 7
@ round 7
@ ann 4 1
@ bob 3 1
@ phase bob 2
bob> stay
    bob stays
    the end; omens: [1, 1]
= turn
    over, won by ann; places: ann 1, bob 2
bob> stay
    ! the game is over
";

#[test]
fn a_transcript_is_told_again_word_by_word() {
    assert_eq!(testkit::replay::<Toy>(GAME).as_deref(), Ok(GAME));
}

#[test]
fn what_the_game_wrote_is_replaced_and_what_people_wrote_is_kept() {
    let people: Vec<&str> = GAME.lines().filter(|line| !line.starts_with("    ")).collect();
    let told = testkit::replay::<Toy>(&(people.join("\n") + "\n"));
    assert_eq!(told.as_deref(), Ok(GAME));
}

#[track_caller]
fn check_refused(text: &str, expected: &str) {
    assert_eq!(testkit::replay::<Toy>(text), Err(expected.to_owned()));
}

#[test]
fn luck_that_does_not_fit_is_refused() {
    let deciding = "@ seats 2\n@ phase ann 0\n@ ann 4 1\n@ bob 4 1\n";
    let misfit = "line 5: the rules draw more luck, less, or other luck than is written here";
    for command in ["roll", "roll | 7", "roll | 1 2", "stay | 3"] {
        check_refused(&format!("{deciding}ann> {command}\n"), misfit);
    }
    check_refused(&format!("{deciding}ann> roll | x\n"), "line 5: no draw: x");
    let setup = "line 2: the set-up draws other luck than `@ setup | ...` says";
    check_refused("@ setup | 1 1\n= turn\n", setup);
    check_refused("@ setup | 1 1 1 1\n= turn\n", setup);
    assert!(testkit::replay::<Toy>("@ setup | 1 1 1\n= turn\n").is_ok());
}

#[test]
fn a_line_that_makes_no_sense_is_refused() {
    check_refused("ann\n", "line 1: this line is of no known kind");
    check_refused("ann> stay\n", "line 1: the set-up draws other luck than `@ setup | ...` says");
    let setup = "@ setup | 1 1 1\n";
    check_refused(&format!("{setup}hello\n"), "line 2: this line is of no known kind");
    check_refused(&format!("{setup}dan> stay\n"), "line 2: no seat dan");
    check_refused(&format!("{setup}= weather\n"), "line 2: no known question: weather");
    check_refused("@ seats 2\n@ ann 4 1\n= impossible\n", "line 3: this scene is possible");
    check_refused(&format!("{setup}= view ann moods\n"), "line 2: the view has no moods");
    check_refused("@ seats 9\n= turn\n", "line 2: Pebbles is not played by 9");
    check_refused("@ seats 2\n@ tree 1\n= turn\n", "line 3: cannot read: tree 1");
    check_refused(
        "@ seats 2\n@ option haste 1\n= turn\n",
        "line 3: these options do not fit: unknown field `haste`, expected `hasty`",
    );
    check_refused(
        "@ setup | 1 1 1\n@ heap 6\n= turn\n",
        "line 3: either a position or the normal set-up, not both",
    );
}

#[test]
fn a_file_that_differs_is_named_with_its_line() {
    let dir = folder("differs");
    fs::write(dir.join("right.play"), GAME).unwrap();
    testkit::transcripts::<Toy>(&dir, Golden::Compare);
    fs::write(dir.join("wrong.play"), GAME.replace("ann rolls 5", "ann rolls 6")).unwrap();
    fs::write(dir.join("short.play"), GAME.replace("    ! the game is over\n", "")).unwrap();
    let message = panic_of(|| testkit::transcripts::<Toy>(&dir, Golden::Compare));
    let line_of = |text: &str| 1 + GAME.lines().position(|line| line.trim() == text).unwrap();
    let (rolled, over) = (line_of("ann rolls 5"), line_of("! the game is over"));
    for expected in [
        format!(
            "wrong.play:{rolled}: after `ann> roll | 5`\n  \
             the file says: ann rolls 6\n  what happens:  ann rolls 5\n"
        ),
        format!(
            "short.play:{over}: after `bob> stay`\n  \
             the file says: (no line)\n  what happens:  ! the game is over\n"
        ),
    ] {
        assert!(message.contains(&expected), "{message}");
    }
    assert!(!message.contains("right.play"), "{message}");
}

#[test]
fn a_panic_in_one_file_does_not_hide_the_others() {
    let dir = folder("panics");
    Fault::Panic.plant();
    let broken = "@ seats 2\n@ round 3\n@ ann 4 1\n@ bob 4 1\n@ phase ann 0\nann> roll | 5\n";
    fs::write(dir.join("broken.play"), broken).unwrap();
    fs::write(dir.join("wrong.play"), GAME.replace("ann rolls 5", "ann rolls 6")).unwrap();
    let message = panic_of(|| testkit::transcripts::<Toy>(&dir, Golden::Compare));
    assert!(message.contains("broken.play: the rules panicked, as told above"), "{message}");
    assert!(message.contains("wrong.play:"), "{message}");
}

#[test]
fn blessing_rewrites_what_differs_but_never_what_makes_no_sense() {
    let dir = folder("bless");
    let path = dir.join("game.play");
    fs::write(&path, GAME.replace("ann rolls 5", "ann rolls 6")).unwrap();
    testkit::transcripts::<Toy>(&dir, Golden::Bless);
    assert_eq!(fs::read_to_string(&path).unwrap(), GAME);

    let nonsense = GAME.replace("roll | 5", "roll | 9");
    fs::write(&path, &nonsense).unwrap();
    let message = panic_of(|| testkit::transcripts::<Toy>(&dir, Golden::Bless));
    assert!(message.contains(": the rules draw more luck"), "{message}");
    assert_eq!(fs::read_to_string(&path).unwrap(), nonsense);
}

#[test]
fn a_folder_without_transcripts_fails() {
    let dir = folder("empty");
    assert!(
        panic_of(|| testkit::transcripts::<Toy>(&dir, Golden::Compare))
            .contains("there is no .play file")
    );
}

#[test]
fn counts_are_counted_again() {
    let dir = folder("counts");
    let path = dir.join("counts.txt");
    let counts = "# Two seats, three stakes each.\n@ seats 2\n@ ann 4 1\n@ bob 4 1\n\
                  depth 0\n    1\ndepth 1\n    6\ndepth 2\n    18\n";
    fs::write(&path, counts).unwrap();
    testkit::counts::<Toy>(&path, Golden::Compare);

    fs::write(&path, counts.replace("18", "19")).unwrap();
    let message = panic_of(|| testkit::counts::<Toy>(&path, Golden::Compare));
    assert!(message.contains("the file says: 19\n  what happens:  18"), "{message}");

    fs::write(&path, counts.replace("depth 2", "depth 4")).unwrap();
    let message = panic_of(|| testkit::counts::<Toy>(&path, Golden::Compare));
    assert!(message.contains("roll draws luck"), "{message}");
}

#[test]
fn every_clause_wants_a_transcript_and_every_transcript_a_clause() {
    let dir = folder("clauses");
    let all: Vec<&str> = testkit::clauses_of(crate::toy::RULES).collect();
    assert_eq!(all.len(), 7);
    fs::write(dir.join("all.play"), format!("# {} all\n@ version 1\n", all.join(" "))).unwrap();
    testkit::clauses::<Toy>(&dir);

    fs::write(dir.join("all.play"), format!("# {} all\n", all.join(" "))).unwrap();
    let message = panic_of(|| testkit::clauses::<Toy>(&dir));
    assert!(message.contains("no transcript begins with [\"@ version 1\"]"), "{message}");

    fs::write(dir.join("all.play"), format!("# {}\n@ version 1\n", all[1..].join(" "))).unwrap();
    let message = panic_of(|| testkit::clauses::<Toy>(&dir));
    assert!(message.contains("no transcript shows [\"TOY-01\"]"), "{message}");

    fs::write(dir.join("more.play"), "# TOY-01 TOY-08\n").unwrap();
    let message = panic_of(|| testkit::clauses::<Toy>(&dir));
    assert!(message.contains("more.play names TOY-08, which is no clause"), "{message}");

    fs::write(dir.join("more.play"), "# A comment without any.\n").unwrap();
    let message = panic_of(|| testkit::clauses::<Toy>(&dir));
    assert!(message.contains("more.play does not begin with its clauses"), "{message}");
}

#[test]
fn a_scene_is_played_by_the_version_that_it_names() {
    let scene = |version: &str| {
        format!(
            "@ seats 2\n{version}@ ann 4 1\n@ bob 4 1\nann> stake 1\nbob> stake 0\nann> roll | 4\n= view public heap\n"
        )
    };
    let heap = |version: &str| {
        let told = testkit::replay::<Toy>(&scene(version)).unwrap();
        told.lines().last().unwrap().trim().to_owned()
    };
    assert_eq!(heap(""), heap("@ version 2\n"));
    assert_ne!(heap("@ version 1\n"), heap("@ version 2\n"));
    let unknown = testkit::replay::<Toy>(&scene("@ version 3\n"));
    assert!(unknown.unwrap_err().contains("has no rules of version 3"));
}
