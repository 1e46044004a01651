//! How far back a session goes, and that what is played as one is played whole.

use kernel::{
    Chance, Game, Reach, Refusal, Script, Seat, SeatSet, Seeded, Session, UndoRefused, Viewer,
    rehearse,
};

use crate::toy::{Action, Illegal, Options, Toy};

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn begin(reach: Reach) -> Session<Toy> {
    let start = Toy::setup(&Options::default(), 2, &mut Chance::new(&mut Seeded(1)));
    let mut session = Session::new(start);
    session.set_reach(reach);
    session
}

fn play(session: &mut Session<Toy>, seat: Seat, action: Action, draws: &[u32]) {
    let mut script = Script::new(draws);
    let played = session.play::<Refusal<Illegal>, _>(seat, &action, &mut script, |_| Ok(()));
    assert!(played.is_ok(), "{action:?}");
    assert!(script.fits());
}

/// Both stake, so that Ann decides: what was staked is shown.
fn ann_decides(session: &mut Session<Toy>) {
    play(session, ANN, Action::Stake(1), &[]);
    play(session, BOB, Action::Stake(0), &[]);
}

fn only(seat: Seat) -> SeatSet {
    seat.into()
}

#[test]
fn several_actions_are_played_all_or_none() {
    let mut session = begin(Reach::Own);
    ann_decides(&mut session);
    let before = session.clone();
    let three = [Action::Nudge; 3];
    let mut nothing = Script::new(&[]);
    let refused = session.play_all::<Refusal<Illegal>, _>(ANN, &three, &mut nothing, |_, _| Ok(()));
    assert_eq!(refused.err(), Some(Refusal::Illegal(Illegal::NoNudge)));
    let not_approved = session.play_all(ANN, &three[..2], &mut nothing, |_, steps| {
        assert_eq!(steps.len(), 2);
        Err(Refusal::<Illegal>::NotYourTurn)
    });
    assert_eq!(not_approved.err(), Some(Refusal::NotYourTurn));
    assert_eq!((session.state(), session.steps()), (before.state(), before.steps()));

    let played =
        session.play_all::<Refusal<Illegal>, _>(ANN, &three[..2], &mut nothing, |_, _| Ok(()));
    assert_eq!(played.unwrap().len(), 2);
    let mut one_by_one = before;
    play(&mut one_by_one, ANN, Action::Nudge, &[]);
    play(&mut one_by_one, ANN, Action::Nudge, &[]);
    assert_eq!((session.state(), session.steps()), (one_by_one.state(), one_by_one.steps()));
}

#[test]
fn among_people_another_who_has_acted_stands_between() {
    let mut session = begin(Reach::Own);
    ann_decides(&mut session);
    play(&mut session, ANN, Action::Stay, &[]);
    assert_eq!(session.undo_span(only(ANN)), Ok(1));
    assert_eq!(session.undo_span(only(BOB)), Err(UndoRefused::NotYours));
    play(&mut session, BOB, Action::Stake(0), &[]);
    assert_eq!(session.undo_span(only(ANN)), Err(UndoRefused::NotYours));
}

#[test]
fn against_computers_their_answers_go_along_until_a_secret_was_shown() {
    let mut session = begin(Reach::Luck);
    ann_decides(&mut session);
    let decided = session.state().clone();
    play(&mut session, ANN, Action::Nudge, &[]);
    play(&mut session, ANN, Action::Stay, &[]);
    play(&mut session, BOB, Action::Stake(0), &[]);
    assert_eq!(session.undo_span(only(ANN)), Ok(2), "what Bob has answered, and what Ann did");
    for left in [2, 1, 0] {
        session.undo(ANN).unwrap();
        assert_eq!(session.steps().len(), 2 + left);
    }
    assert_eq!(session.state(), &decided);
    assert_eq!(session.undo_span(only(ANN)), Err(UndoRefused::Final), "the stakes were shown");
    assert_eq!(session.undo(ANN).map(|step| step.action), Err(UndoRefused::Final));
}

#[test]
fn against_computers_a_die_stands() {
    let mut session = begin(Reach::Luck);
    ann_decides(&mut session);
    play(&mut session, ANN, Action::Roll, &[3]);
    assert_eq!(session.undo_span(only(ANN)), Err(UndoRefused::Final));
    play(&mut session, BOB, Action::Stake(0), &[]);
    assert_eq!(session.undo_span(only(ANN)), Err(UndoRefused::Final), "nor behind an answer");
    assert_eq!(session.undo_span(only(BOB)), Ok(1));
}

#[test]
fn for_practice_everything_goes_back_however_long_ago_it_was() {
    let mut session = begin(Reach::Start);
    let mut states = vec![session.state().clone()];
    for round in 0..7 {
        let (decider, other) = if round % 2 == 0 { (ANN, BOB) } else { (BOB, ANN) };
        for (seat, action, draws) in [
            (other, Action::Stake(0), &[][..]),
            (decider, Action::Stake(2), &[]),
            (decider, Action::Nudge, &[]),
            (decider, Action::Nudge, &[]),
            (decider, Action::Roll, &[1]),
        ] {
            play(&mut session, seat, action, draws);
            states.push(session.state().clone());
        }
    }
    assert!(32 < session.steps().len(), "more than are kept");
    while let Some(step) = session.steps().last() {
        let seat = step.seat;
        assert_eq!(session.undo_span(only(seat)), Ok(1));
        session.undo(seat).unwrap();
        assert_eq!(session.state(), &states[session.steps().len()]);
    }
    assert_eq!(session.undo_span(only(ANN)), Err(UndoRefused::NothingPlayed));
}

#[test]
fn what_luck_or_a_secret_would_say_is_told_to_nobody() {
    let mut session = begin(Reach::Own);
    play(&mut session, ANN, Action::Stake(1), &[]);
    let told = |session: &Session<Toy>, seat, action: Action| {
        let view = Toy::view(session.state(), Viewer::Seat(seat));
        rehearse::<Toy>(&view, seat, &[action], true).unwrap()
    };
    assert_eq!(told(&session, BOB, Action::Stake(0)).state, None, "Ann's stake would be shown");
    play(&mut session, BOB, Action::Stake(0), &[]);
    assert_eq!(told(&session, ANN, Action::Roll).state, None);
    assert_eq!(told(&session, ANN, Action::Peek).state, None);
    assert!(told(&session, ANN, Action::Nudge).state.is_some());
}
