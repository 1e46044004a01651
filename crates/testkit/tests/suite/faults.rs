//! Faults planted in *Pebbles*, and the law that catches each.

use std::cell::Cell;

use testkit::{Conformance, Failure, examine};

use crate::toy::Toy;

/// One thing that is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// None.
    Sound,
    /// The view shows the stakes of others.
    ViewLeak,
    /// The event of a stake says which.
    EventLeak,
    /// Both of these.
    LoudSecret,
    /// The view holds the truth where it does not travel.
    SilentLeak,
    /// So it does, and imagining takes it from there.
    ImaginePeeks,
    /// The viewer's own stake is imagined too.
    ImagineForgets,
    /// Whether two were staked shows in who is waited for.
    WaitingLeak,
    /// The omen of the next seat shows in what may be staked.
    OfferLeak,
    /// Showing the stakes does not count as revealing them.
    StakesUnflagged,
    /// Whoever has staked is said to be in the midst of it.
    StakeUnfinished,
    /// A nudge that is taken back and made again goes another way.
    UndoDrifts,
    /// A pebble falls from the table.
    LostPebble,
    /// A refusal leaves a trace.
    RefusalCounts,
    /// Refusals cite a clause that does not exist.
    BlindClause,
    /// Who decides in the third round cannot end it.
    Stuck,
    /// Somebody may act aside and has nothing to do.
    IdleAside,
    /// Who is waited for may act aside as well.
    TwiceAsked,
    /// Staying is no candidate after a nudge.
    CandidateForgotten,
    /// An action is offered whose notation cannot be read.
    NotationLost,
    /// A position does not say who has peeked.
    PositionForgets,
    /// The clicks to stay begin those to roll.
    PathPrefix,
    /// Stakes are not taken back.
    ReopenIdle,
    /// Any stake is vouched for, even of who has nothing.
    Perjury,
    /// Who is late to stake is taken to stay.
    LateStay,
    /// A roll depends on more than the die.
    AmbientLuck,
    /// There is always another round.
    Endless,
    /// Nobody is ranked first.
    NoOutcome,
    /// The default options are not the usual ones.
    BareDefaults,
    /// A version changes nothing.
    MuteVersion,
    /// The rules panic in the fourth round.
    Panic,
}

thread_local! {
    /// The fault of the test that runs on this thread. A type for each fault would be purer, and
    /// would compile the whole suite as many times.
    static PLANTED: Cell<Fault> = const { Cell::new(Fault::Sound) };
}

impl Fault {
    pub(crate) fn plant(self) {
        PLANTED.set(self);
    }

    pub(crate) fn is_planted(self) -> bool {
        PLANTED.get() == self
    }
}

const IN_FULL: Conformance =
    Conformance { n_games: 10, n_thorough: usize::MAX, one_in: 1, max_actions: 1_000 };

/// Only what is examined everywhere.
const BRIEFLY: Conformance =
    Conformance { n_games: 10, n_thorough: 0, one_in: 1_000_000, max_actions: 1_000 };

#[track_caller]
fn caught(fault: Fault, how_much: Conformance, law: &str) -> Failure {
    fault.plant();
    match examine::<Toy>(how_much) {
        Ok(report) => panic!("nothing was caught: {report:?}"),
        Err(failure) => {
            assert_eq!(failure.law, law, "{failure}");
            assert!(failure.to_string().contains(law), "the message names the law");
            *failure
        }
    }
}

#[test]
fn a_sound_game_keeps_every_law_and_is_really_examined() {
    let report = examine::<Toy>(IN_FULL).unwrap();
    assert_eq!(
        (report.n_tables, report.n_games),
        (6, 60),
        "two sizes, two options and an older version, 10 games"
    );
    assert!(40 * 12 < report.n_actions && report.n_actions < report.n_positions);
    assert!(0 < report.n_refused && 0 < report.n_undone);
    assert!(0 < report.n_secret && 0 < report.n_doubles);
}

#[test]
fn a_leak_in_the_view_is_caught() {
    caught(Fault::ViewLeak, IN_FULL, "who is told the same sees the same");
}

#[test]
fn a_leak_in_an_event_is_caught() {
    caught(Fault::EventLeak, IN_FULL, "who is told the same sees the same");
}

#[test]
fn a_secret_told_and_shown_alike_is_caught() {
    caught(Fault::LoudSecret, IN_FULL, "a secret choice does not stand out");
}

#[test]
fn a_leak_that_does_not_travel_is_caught() {
    caught(Fault::SilentLeak, IN_FULL, "an imagined state looks the same");
}

#[test]
fn a_leak_in_the_waiting_list_is_caught() {
    caught(Fault::WaitingLeak, IN_FULL, "who is told the same sees the same");
}

#[test]
fn a_leak_in_the_offers_is_caught() {
    caught(Fault::OfferLeak, IN_FULL, "what a viewer may not know makes no difference to it");
}

#[test]
fn an_undo_that_would_take_back_a_revealed_secret_is_caught() {
    caught(Fault::StakesUnflagged, IN_FULL, "nothing teaches a secret but what reveals it");
}

#[test]
fn an_undo_after_which_the_game_goes_another_way_is_caught() {
    caught(Fault::UndoDrifts, BRIEFLY, "undo returns exactly the state before");
}

#[test]
fn a_choice_that_is_said_to_go_on_and_does_not_is_caught() {
    caught(Fault::StakeUnfinished, IN_FULL, "a choice is told before it is played as it comes");
}

#[test]
fn a_lost_pebble_is_caught() {
    let failure = caught(Fault::LostPebble, BRIEFLY, "the audit holds after every action");
    assert!(failure.evidence.ends_with("pebbles"));
}

#[test]
fn notation_that_cannot_be_read_is_caught() {
    caught(Fault::NotationLost, IN_FULL, "notation can be read back");
}

#[test]
fn a_refusal_that_leaves_a_trace_is_caught() {
    caught(Fault::RefusalCounts, IN_FULL, "a refused action changes nothing");
}

#[test]
fn a_refusal_without_a_clause_is_caught() {
    caught(Fault::BlindClause, IN_FULL, "every refusal cites a clause of the rules");
}

#[test]
fn a_position_that_forgets_something_is_caught() {
    caught(Fault::PositionForgets, IN_FULL, "a position can be read back");
}

#[test]
fn imagining_another_view_is_caught() {
    caught(Fault::ImagineForgets, IN_FULL, "an imagined state looks the same");
}

#[test]
fn a_truth_hidden_in_the_view_for_imagining_is_caught() {
    caught(Fault::ImaginePeeks, IN_FULL, "who is told the same sees the same");
}

#[test]
fn a_false_oath_on_a_candidate_is_caught() {
    caught(Fault::Perjury, IN_FULL, "what a game vouches for is legal");
}

#[test]
fn an_impossible_decision_for_a_late_seat_is_caught() {
    caught(Fault::LateStay, IN_FULL, "what is decided for a late seat is legal");
}

#[test]
fn a_choice_that_is_not_reopened_is_caught() {
    caught(Fault::ReopenIdle, IN_FULL, "reopening takes secret choices back and nothing else");
}

#[test]
fn a_path_that_begins_another_is_caught() {
    caught(Fault::PathPrefix, IN_FULL, "no path of clicks is the beginning of another");
}

#[test]
fn a_game_without_end_is_caught() {
    caught(Fault::Endless, BRIEFLY, "random games end");
}

#[test]
fn a_seat_that_must_act_and_cannot_is_caught() {
    caught(Fault::Stuck, BRIEFLY, "who must act can act, and only they");
}

#[test]
fn someone_aside_with_nothing_to_do_is_caught() {
    caught(Fault::IdleAside, BRIEFLY, "who may act aside can, and nobody waits for them");
}

#[test]
fn someone_aside_who_is_waited_for_is_caught() {
    caught(Fault::TwiceAsked, BRIEFLY, "who may act aside can, and nobody waits for them");
}

#[test]
fn a_candidate_that_is_forgotten_is_caught() {
    caught(Fault::CandidateForgotten, IN_FULL, "what the rules allow is among the candidates");
}

#[test]
fn luck_that_is_no_argument_is_caught() {
    caught(Fault::AmbientLuck, BRIEFLY, "same seed, same story");
}

#[test]
fn usual_options_that_are_not_the_default_are_caught() {
    caught(Fault::BareDefaults, IN_FULL, "the options on offer are the options of the game");
}

#[test]
fn a_version_that_changes_nothing_is_caught() {
    caught(Fault::MuteVersion, IN_FULL, "each version of the rules rules in its own way");
}

#[test]
fn an_outcome_that_ranks_nobody_first_is_caught() {
    caught(Fault::NoOutcome, BRIEFLY, "the outcome ranks every seat");
}

#[test]
fn a_panic_of_the_rules_is_told_with_its_game() {
    let failure = caught(Fault::Panic, BRIEFLY, "rules never panic");
    assert_eq!(failure.evidence, "a planted panic");
    assert!(failure.transcript.ends_with("> roll\n"), "{}", failure.transcript);
}

#[test]
fn a_long_game_is_told_from_a_position_near_its_end() {
    let failure = caught(Fault::Endless, BRIEFLY, "random games end");
    let text = format!("# {}\n{}", failure.law, failure.transcript);
    assert_eq!(text.lines().filter(|line| line.contains("> ")).count(), 200);
    assert!(text.contains("\n@ round "), "{text}");
    assert_eq!(testkit::replay::<Toy>(&text), Ok(text.clone()));
}

#[test]
fn a_failing_game_is_a_transcript_that_can_be_replayed() {
    let failure = caught(Fault::PositionForgets, IN_FULL, "a position can be read back");
    let text = format!("# {}\n{}", failure.law, failure.transcript);
    assert_eq!(testkit::replay::<Toy>(&text), Ok(text.clone()));
    assert!(text.contains("@ setup | ") && text.contains("peek"), "{text}");
}
