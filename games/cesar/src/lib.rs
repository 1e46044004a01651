//! *Caesar's Empire*: forty cities, forty treasures, and all roads lead to Rome.
//!
//! This file is a table of contents. The rules are in `RULES.md` and, clause by
//! clause, in [`rules`].

// Facts.
pub mod city;
pub mod color;
pub mod treasure;
pub mod way;
pub mod board;
pub mod banner;
pub mod rulings;
pub mod options;

// What lies on the table.
pub mod chain;
pub mod network;
pub mod state;
pub mod setup;
pub mod tally;

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

use kernel::{Audience, Chance, Game, Meta, Seat, Turn, Viewer};

use crate::{
    action::Action, event::Event, handle::Handle, illegal::Illegal, options::Options,
    rulings::Rulings, state::State, view::View,
};

/// The game, as the rest of the table knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cesar;

impl Game for Cesar {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Handle = Handle;
    type Event = Event;
    type View = View;
    type Foresight = ();
    type Illegal = Illegal;

    const META: Meta = Meta {
        id: "cesar",
        name: "Caesar's Empire",
        seats: &banner::SEATS,
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

    #[inline]
    fn candidates(state: &State, _seat: Seat, out: &mut Vec<Action>) {
        rules::candidates(state, out);
    }

    #[inline]
    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(state, seat, *action)
    }

    #[inline]
    fn commit(
        state: &mut State,
        seat: Seat,
        action: &Action,
        _chance: &mut Chance<'_>,
        events: &mut Vec<Event>,
    ) {
        rules::commit(state, seat, *action, events);
    }

    fn view(state: &State, _viewer: Viewer) -> View {
        View::new(state)
    }

    fn audience(event: &Event) -> Audience {
        event.audience()
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn imagine(view: &View, _viewer: Viewer, chance: &mut Chance<'_>) -> State {
        view.imagine(chance)
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

    const MEASURES: &'static [&'static str] = tally::MEASURES;

    fn measure(state: &State, seat: Seat, measure: usize) -> i32 {
        tally::measure(state, seat, measure)
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}
