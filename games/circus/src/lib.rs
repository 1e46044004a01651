//! *Circus Maximus*: three chariots each, five cards, one lap.
//!
//! This file is a table of contents. The rules are in `RULES.md` and, clause by
//! clause, in [`rules`].

// Facts.
pub mod board;
pub mod pieces;
pub mod options;
pub mod rulings;
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

use kernel::{Chance, Game, Meta, Seat, Turn, Viewer};

use crate::{
    action::Action, event::Event, handle::Handle, illegal::Illegal, options::Options,
    rulings::Rulings, state::State, view::View,
};

/// The game, as the rest of the table knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Circus;

impl Game for Circus {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Handle = Handle;
    type Event = Event;
    type View = View;
    type Foresight = ();
    type Illegal = Illegal;

    const META: Meta = Meta {
        id: "circus",
        name: "Circus Maximus",
        seats: &pieces::SEATS,
        min_seats: 2,
        options: options::OPTIONS,
        versions: rulings::VERSIONS,
        rules_en: include_str!("../RULES.md"),
        rules_fr: include_str!("../REGLES.md"),
    };

    fn set_version(options: &mut Options, version: u32) {
        options.rulings = Rulings::of(version);
    }

    fn setup(options: &Options, n_seats: usize, chance: &mut Chance<'_>) -> State {
        setup::standard(*options, n_seats, chance)
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        rules::turn(state)
    }

    fn round(state: &State) -> Option<u32> {
        Some(state.round.into())
    }

    #[inline]
    fn candidates(state: &State, _seat: Seat, out: &mut Vec<Action>) {
        rules::candidates(state, out);
    }

    #[inline]
    fn check(state: &State, _seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(state, *action)
    }

    #[inline]
    fn commit(
        state: &mut State,
        _seat: Seat,
        action: &Action,
        _chance: &mut Chance<'_>,
        events: &mut Vec<Event>,
    ) {
        rules::commit(state, *action, events);
    }

    fn view(state: &State, _viewer: Viewer) -> View {
        View::new(state)
    }

    fn imagine(view: &View, _viewer: Viewer, _chance: &mut Chance<'_>) -> State {
        view.truth()
    }

    fn arrange(options: &Options, n_seats: usize, text: &str) -> Result<State, String> {
        arrange::arrange(*options, n_seats, text)
    }

    fn position(state: &State) -> String {
        arrange::position(state)
    }

    fn path(action: &Action) -> Vec<Handle> {
        action.path()
    }

    const MEASURES: &'static [&'static str] = &["home", "steps_left"];

    fn measure(state: &State, seat: Seat, measure: usize) -> i32 {
        match measure {
            0 => state.home.n_of(seat).into(),
            // Before all stand on the track nobody is ahead.
            _ if state.n_placed() < state.n_chariots() => 0,
            _ => i32::try_from(state.steps_left(seat)).unwrap_or(i32::MAX),
        }
    }

    /// To stop, though there are cards left for this chariot.
    fn waives(action: &Action) -> bool {
        matches!(action, Action::Stop)
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}
