//! *The time of the conquerors*: four peoples, ten rounds, twenty-one territories.
//!
//! This file is a table of contents. The rules are in `RULES.md` and, clause by
//! clause, in [`rules`].

// Facts.
pub mod board;
pub mod lands;
pub mod people;
pub mod points;
pub mod rulings;
pub mod options;
pub mod auction;
pub mod fight;
pub mod state;
pub mod setup;

// Decisions and what becomes of them.
pub mod handle;
pub mod action;
pub mod rules;
pub mod illegal;
pub mod event;

// What others may know.
pub mod odds;
pub mod prospect;
pub mod view;
pub mod arrange;
mod bot;

use kernel::{Audience, Chance, Fortune, Game, Lapse, Meta, Seat, Turn, Viewer};

use crate::{
    action::Action, event::Event, handle::Handle, illegal::Illegal, options::Options,
    rulings::Rulings, state::State, view::View,
};

/// The game, as the rest of the table knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Conquerants;

impl Game for Conquerants {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Handle = Handle;
    type Event = Event;
    type View = View;
    type Foresight = ();
    type Illegal = Illegal;

    const META: Meta = Meta {
        id: "conquerants",
        name: "The time of the conquerors",
        seats: &["gauls", "romans", "carthaginians", "tarentines"],
        min_seats: 4,
        options: options::OPTIONS,
        versions: rulings::VERSIONS,
        rules_en: include_str!("../RULES.md"),
        rules_fr: include_str!("../REGLES.md"),
    };

    fn set_version(options: &mut Options, version: u32) {
        options.rulings = Rulings::of(version);
    }

    fn setup(options: &Options, _n_seats: usize, chance: &mut Chance<'_>) -> State {
        setup::standard(*options, chance)
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        rules::turn(state)
    }

    fn round(state: &State) -> Option<u32> {
        Some(state.round.into())
    }

    #[inline]
    fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
        rules::candidates(state, state.people(seat), out);
    }

    #[inline]
    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(state, state.people(seat), *action)
    }

    #[inline]
    fn commit(
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut Chance<'_>,
        events: &mut Vec<Event>,
    ) {
        rules::commit(state, state.people(seat), *action, chance, events);
    }

    fn view(state: &State, _viewer: Viewer) -> View {
        View::new(state)
    }

    fn audience(event: &Event) -> Audience {
        event.audience()
    }

    fn imagine(view: &View, _viewer: Viewer, _chance: &mut Chance<'_>) -> State {
        view.imagine()
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

    fn lapse(state: &State, seat: Seat) -> Option<Lapse<Action>> {
        rules::lapse(state, state.people(seat))
    }

    const MEASURES: &'static [&'static str] = points::MEASURES;

    fn measure(state: &State, seat: Seat, measure: usize) -> i32 {
        state.sums[state.people(seat) as usize].measure(measure)
    }

    fn fortunes(before: &State, events: &[Event], out: &mut Vec<Fortune>) {
        odds::fortunes(before, events, out);
    }

    /// To pass, though something could still be done.
    fn waives(action: &Action) -> bool {
        matches!(action, Action::Pass)
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}
