//! *Imperium*: secret piles of cards, eight provinces, and who becomes proconsul of them.
//!
//! This file is a table of contents. The rules are in `RULES.md` and, clause by
//! clause, in [`rules`].

// Facts.
pub mod board;
pub mod pieces;
pub mod pile;
pub mod piles;
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
pub mod spots;

// What others may know.
pub mod view;
pub mod foresight;
pub mod arrange;
mod bot;

use kernel::{Audience, Chance, Game, Meta, Seat, Secrecy, Turn, Viewer};

use crate::{
    action::Action, event::Event, foresight::Foresight, handle::Handle, illegal::Illegal,
    options::Options, rulings::Rulings, state::State, view::View,
};

/// The game, as the rest of the table knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Imperium;

impl Game for Imperium {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Handle = Handle;
    type Event = Event;
    type View = View;
    type Foresight = Foresight;
    type Illegal = Illegal;

    const META: Meta = Meta {
        id: "imperium",
        name: "Imperium",
        seats: &pieces::COLOURS,
        min_seats: 2,
        options: options::OPTIONS,
        versions: rulings::VERSIONS,
        rules_en: include_str!("../RULES.md"),
        rules_fr: include_str!("../REGLES.md"),
    };

    fn set_version(options: &mut Options, version: u32) {
        options.rulings = Rulings::of(version);
    }

    fn setup(options: &Options, n_seats: usize, _chance: &mut Chance<'_>) -> State {
        setup::standard(*options, n_seats)
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        rules::turn(state)
    }

    fn round(state: &State) -> Option<u32> {
        Some(state.round)
    }

    #[inline]
    fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
        let hand = state.hands[seat.idx()];
        out.extend_from_slice(piles::candidates(hand, state.pile_size(seat)));
    }

    #[inline]
    fn n_vouched(state: &State, seat: Seat) -> usize {
        piles::legal(state.hands[seat.idx()], state.pile_size(seat)).len()
    }

    #[inline]
    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(state, seat, action.0)
    }

    fn commit(
        state: &mut State,
        seat: Seat,
        action: &Action,
        _chance: &mut Chance<'_>,
        events: &mut Vec<Event>,
    ) {
        rules::commit(state, seat, action.0, events);
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

    fn foresee(view: &View, seat: Seat, action: &Action, n_clicks: usize) -> Option<Foresight> {
        Some(foresight::of(view, seat, action.0, n_clicks))
    }

    fn imagine(view: &View, viewer: Viewer, chance: &mut Chance<'_>) -> State {
        view.imagine(viewer, chance)
    }

    fn reopen(state: &mut State) {
        view::reopen(state);
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

    const MEASURES: &'static [&'static str] = &["points", "proconsuls"];

    fn measure(state: &State, seat: Seat, measure: usize) -> i32 {
        if measure == 0 { state.scores[seat.idx()].into() } else { state.n_proconsuls(seat).into() }
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}
