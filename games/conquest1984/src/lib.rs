//! *Conquest of the Empire*, 1984: two to six Caesars, 42 provinces, 18 seas.
//!
//! This file is a table of contents. The rules are in `RULES.md` and, clause by
//! clause, in [`rules`].

// Facts.
pub mod places;
pub mod board;
pub mod pieces;
pub mod deal;
pub mod options;
mod edition;
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
pub mod odds;
mod bot;

use kernel::{Audience, Chance, Game, Meta, Seat, SeatSet, Secrecy, Turn, Version, Viewer};

use crate::{
    action::Action, event::Event, handle::Handle, illegal::Illegal, options::Options, state::State,
    view::View,
};

/// The game, as the rest of the table knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Conquest1984;

impl Game for Conquest1984 {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Handle = Handle;
    type Event = Event;
    type View = View;
    type Foresight = ();
    type Illegal = Illegal;

    const META: Meta = Meta {
        id: "conquest1984",
        name: "Conquest of the Empire (1984)",
        // Which home a seat has depends on how many play.
        seats: &["first", "second", "third", "fourth", "fifth", "sixth"],
        min_seats: 2,
        options: options::OPTIONS,
        versions: &[Version::FIRST],
        rules_en: include_str!("../RULES.md"),
        rules_fr: include_str!("../REGLES.md"),
    };

    fn setup(options: &Options, n_seats: usize, _chance: &mut Chance<'_>) -> State {
        setup::standard(*options, n_seats)
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        rules::turn(state)
    }

    fn round(state: &State) -> Option<u32> {
        Some(state.round.into())
    }

    fn aside(state: &State) -> SeatSet {
        rules::aside(state)
    }

    #[inline]
    fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
        rules::candidates(state, seat, out);
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
        chance: &mut Chance<'_>,
        events: &mut Vec<Event>,
    ) {
        rules::commit(state, seat, *action, chance, events);
    }

    fn view(state: &State, _viewer: Viewer) -> View {
        View::new(state)
    }

    fn audience(_event: &Event) -> Audience {
        Audience::Everyone
    }

    fn reveals(_event: &Event) -> bool {
        false
    }

    fn secrecy(_action: &Action) -> Secrecy {
        Secrecy::Open
    }

    fn imagine(view: &View, _viewer: Viewer, _chance: &mut Chance<'_>) -> State {
        view.truth()
    }

    fn reopen(_state: &mut State) {}

    fn arrange(options: &Options, n_seats: usize, text: &str) -> Result<State, String> {
        arrange::arrange(*options, n_seats, text)
    }

    fn position(state: &State) -> String {
        arrange::position(state)
    }

    fn path(action: &Action) -> Vec<Handle> {
        action.path()
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}
