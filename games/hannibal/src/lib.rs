//! *Hannibal against Rome*: two sides, five cards each, eleven provinces.
//!
//! This file is a table of contents. The rules are in `RULES.md` and, clause by
//! clause, in [`rules`].

// Facts.
pub mod board;
pub mod pieces;
pub mod options;
pub mod state;
pub mod setup;

// Decisions and what becomes of them.
pub mod handle;
pub mod action;
pub mod rules;
pub mod illegal;
pub mod event;

// What others may know.
pub mod view;
pub mod arrange;
mod bot;
mod danger;

use kernel::{Audience, Chance, Danger, Game, Meta, Seat, Secrecy, Turn, Version, Viewer};

use crate::{
    action::Action, event::Event, handle::Handle, illegal::Illegal, options::Options, state::State,
    view::View,
};

/// The game, as the rest of the table knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hannibal;

impl Game for Hannibal {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Handle = Handle;
    type Event = Event;
    type View = View;
    type Foresight = ();
    type Illegal = Illegal;

    const META: Meta = Meta {
        id: "hannibal",
        name: "Hannibal against Rome",
        seats: &["rome", "carthage"],
        min_seats: 2,
        options: options::OPTIONS,
        versions: &[Version::FIRST],
        rules_en: include_str!("../RULES.md"),
        rules_fr: include_str!("../REGLES.md"),
    };

    fn setup(options: &Options, _n_seats: usize, _chance: &mut Chance<'_>) -> State {
        setup::standard(*options)
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        rules::turn(state)
    }

    #[inline]
    fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
        rules::candidates(state, state.side(seat), out);
    }

    #[inline]
    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(state, state.side(seat), *action)
    }

    #[inline]
    fn commit(
        state: &mut State,
        seat: Seat,
        action: &Action,
        _chance: &mut Chance<'_>,
        events: &mut Vec<Event>,
    ) {
        rules::commit(state, state.side(seat), *action, events);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::new(state, viewer)
    }

    fn audience(event: &Event) -> Audience {
        event.audience()
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn secrecy(action: &Action) -> Secrecy {
        action.secrecy()
    }

    fn imagine(view: &View, viewer: Viewer, chance: &mut Chance<'_>) -> State {
        view.imagine(viewer, chance)
    }

    fn reopen(state: &mut State) {
        view::reopen(state);
    }

    fn arrange(options: &Options, _n_seats: usize, text: &str) -> Result<State, String> {
        arrange::arrange(*options, text)
    }

    fn position(state: &State) -> String {
        arrange::position(state)
    }

    fn path(action: &Action) -> Vec<Handle> {
        action.path()
    }

    fn dangers(view: &View, seat: Seat) -> Vec<Danger> {
        danger::dangers(view, seat)
    }

    const MEASURES: &'static [&'static str] = &["legions", "fleets"];

    /// HAN-42 Hannibal's legion is one of them.
    fn measure(state: &State, seat: Seat, measure: usize) -> i32 {
        let side = state.side(seat);
        if measure == 0 { state.all_legions(side) } else { state.all_fleets(side) }.into()
    }

    /// To pass, though something could still be done.
    fn waives(action: &Action) -> bool {
        matches!(action, Action::Pass)
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}
