//! *Pebbles*, a game small enough to read and rich enough to break: secret stakes, a secret of
//! each seat from the set-up on, a die, and several steps in one turn.
//!
//! It keeps every law, unless a [`Fault`] is planted.

mod rules;
mod text;
mod view;

use std::sync::atomic::{AtomicU32, Ordering};

use kernel::{
    Audience, Chance, Cite, Game, Lapse, Meta, OptionKind, OptionMeta, Outcome, Seat, SeatSet,
    Secrecy, Turn, Version, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::faults::Fault;
pub(crate) use text::{REGLES, RULES};
pub(crate) use view::View;

pub(crate) const MAX: usize = 3;
pub(crate) const NUDGES: u8 = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Toy;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    /// Half as many rounds.
    pub(crate) hasty: bool,
    /// Which rolls take a pebble, as the version says.
    #[serde(skip)]
    pub(crate) lowest_roll: u32,
}

/// Version 2: a four is enough.
pub(crate) fn easy_roll() -> u32 {
    4
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) n_seats: usize,
    pub(crate) options: Options,
    pub(crate) round: u8,
    pub(crate) heap: u8,
    pub(crate) purses: [u8; MAX],
    /// Each seat's secret, counted at the end.
    pub(crate) omens: [u8; MAX],
    /// Who has seen the omen of the next seat.
    pub(crate) peeked: [bool; MAX],
    pub(crate) stakes: [Option<u8>; MAX],
    pub(crate) phase: Phase,
    pub(crate) asked: Asked,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(crate) enum Phase {
    Staking,
    Deciding { seat: Seat, n_nudges: u8 },
    Over,
}

/// How often the rules were asked, for the fault that counts it where it must not.
#[derive(Debug, Default)]
pub(crate) struct Asked(pub(crate) AtomicU32);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Action {
    Stake(u8),
    Nudge,
    Peek,
    Roll,
    Stay,
    /// Written in a way that cannot be read, for the fault that offers it.
    Mumble,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Handle {
    Stake { n: u8 },
    Nudge,
    Peek,
    Roll,
    Stay,
    Mumble,
}

impl kernel::Handle for Handle {}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) enum Event {
    Staked { seat: Seat, leak: Option<u8> },
    StakesShown { stakes: Vec<u8> },
    Nudged { seat: Seat },
    Peeked { seat: Seat },
    OmenSeen { seat: Seat, omen: u8 },
    Rolled { seat: Seat, die: u32 },
    Stayed { seat: Seat },
    Ended { omens: Vec<u8> },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
pub(crate) enum Illegal {
    #[error("there are not {0} pebbles in the purse")]
    TooMuch(u8),
    #[error("this is no time for it")]
    WrongPhase,
    #[error("no more nudges")]
    NoNudge,
    #[error("the omen is known")]
    OmenKnown,
    #[error("nobody knows why")]
    Mystery,
}

impl Game for Toy {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Handle = Handle;
    type Event = Event;
    type View = View;
    type Foresight = ();
    type Illegal = Illegal;

    const META: Meta = Meta {
        id: "toy",
        name: "Pebbles",
        seats: &["ann", "bob", "cid"],
        min_seats: 2,
        options: &[OptionMeta {
            id: "hasty",
            clause: "TOY-07",
            kind: OptionKind::Flag { default: false, with_computers: false },
        }],
        versions: &[Version::FIRST, Version { clauses: &["TOY-04"] }],
        rules_en: RULES,
        rules_fr: REGLES,
    };

    fn set_version(options: &mut Options, version: u32) {
        if !Fault::MuteVersion.is_planted() {
            options.lowest_roll = if version == 1 { 5 } else { easy_roll() };
        }
    }

    fn setup(options: &Options, n_seats: usize, chance: &mut Chance<'_>) -> State {
        let mut omens = [0; MAX];
        for omen in &mut omens[..n_seats] {
            *omen = small(chance.die(3));
        }
        let purses = std::array::from_fn(|idx| if idx < n_seats { 4 } else { 0 });
        State {
            n_seats,
            options: *options,
            round: 0,
            heap: 6,
            purses,
            omens,
            peeked: [false; MAX],
            stakes: [None; MAX],
            phase: Phase::Staking,
            asked: Asked::default(),
        }
    }

    fn tentative(state: &State, seat: Seat) -> bool {
        Fault::StakeUnfinished.is_planted() && state.stakes[seat.idx()].is_some()
    }

    fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::Over if Fault::NoOutcome.is_planted() => {
                Turn::Over(Outcome { places: [2; 6], ..Outcome::drawn() })
            }
            Phase::Over => Turn::Over(rules::outcome(state)),
            Phase::Deciding { seat, .. } => Turn::Waiting(seat.into()),
            Phase::Staking => {
                let mut open =
                    Seat::first(state.n_seats).filter(|it| state.stakes[it.idx()].is_none());
                if Fault::WaitingLeak.is_planted() && state.stakes.contains(&Some(2)) {
                    return Turn::Waiting(open.next().into_iter().collect());
                }
                Turn::Waiting(open.collect())
            }
        }
    }

    fn aside(state: &State) -> SeatSet {
        let waiting = Toy::turn(state).waiting();
        if Fault::TwiceAsked.is_planted() {
            return waiting;
        }
        let others = Seat::first(state.n_seats).filter(|&it| !waiting.contains(it));
        if Fault::IdleAside.is_planted() { others.collect() } else { SeatSet::NONE }
    }

    fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if Fault::IdleAside.is_planted() && !Toy::turn(state).waiting().contains(seat) {
            return;
        }
        match state.phase {
            Phase::Staking => out.extend((0..=2).map(Action::Stake)),
            Phase::Deciding { n_nudges: 1, .. } if Fault::CandidateForgotten.is_planted() => {
                out.extend([Action::Peek, Action::Roll]);
            }
            Phase::Deciding { .. } => {
                out.extend([Action::Nudge, Action::Peek, Action::Roll, Action::Stay]);
            }
            Phase::Over => (),
        }
        if Fault::NotationLost.is_planted() && !matches!(state.phase, Phase::Over) {
            out.push(Action::Mumble);
        }
    }

    /// Nobody is too poor to stake nothing.
    fn n_vouched(state: &State, _: Seat) -> usize {
        match state.phase {
            Phase::Staking if Fault::Perjury.is_planted() => 3,
            Phase::Staking => 1,
            Phase::Deciding { .. } | Phase::Over => 0,
        }
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(state, seat, *action).map_err(|illegal| {
            if Fault::BlindClause.is_planted() { Illegal::Mystery } else { illegal }
        })
    }

    fn commit(
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut Chance<'_>,
        events: &mut Vec<Event>,
    ) {
        rules::commit(state, seat, *action, chance, events);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::new(state, viewer)
    }

    fn audience(event: &Event) -> Audience {
        match event {
            Event::OmenSeen { seat, .. } => Audience::Only(*seat),
            Event::Staked { .. }
            | Event::StakesShown { .. }
            | Event::Nudged { .. }
            | Event::Peeked { .. }
            | Event::Rolled { .. }
            | Event::Stayed { .. }
            | Event::Ended { .. } => Audience::Everyone,
        }
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::StakesShown { .. } => !Fault::StakesUnflagged.is_planted(),
            Event::OmenSeen { .. } | Event::Ended { .. } => true,
            Event::Staked { .. }
            | Event::Nudged { .. }
            | Event::Peeked { .. }
            | Event::Rolled { .. }
            | Event::Stayed { .. } => false,
        }
    }

    fn secrecy(action: &Action) -> Secrecy {
        match action {
            Action::Stake(_) => Secrecy::UntilRevealed,
            Action::Nudge | Action::Peek | Action::Roll | Action::Stay | Action::Mumble => {
                Secrecy::Open
            }
        }
    }

    fn imagine(view: &View, viewer: Viewer, chance: &mut Chance<'_>) -> State {
        view.imagine(viewer, chance)
    }

    fn reopen(state: &mut State) {
        if state.phase == Phase::Staking && !Fault::ReopenIdle.is_planted() {
            state.stakes = [None; MAX];
        }
    }

    fn lapse(state: &State, _: Seat) -> Option<Lapse<Action>> {
        let staking = state.phase == Phase::Staking && !Fault::LateStay.is_planted();
        let action = if staking { Action::Stake(0) } else { Action::Stay };
        Some(Lapse { seconds: 30, action })
    }

    fn arrange(options: &Options, n_seats: usize, text: &str) -> Result<State, String> {
        text::arrange(*options, n_seats, text)
    }

    fn position(state: &State) -> String {
        let mut state = state.clone();
        if Fault::PositionForgets.is_planted() {
            state.peeked = [false; MAX];
        }
        text::position(&state)
    }

    fn path(action: &Action) -> Vec<Handle> {
        match action {
            Action::Stake(n) => vec![Handle::Stake { n: *n }],
            Action::Roll if Fault::PathPrefix.is_planted() => vec![Handle::Stay, Handle::Roll],
            Action::Nudge => vec![Handle::Nudge],
            Action::Peek => vec![Handle::Peek],
            Action::Roll => vec![Handle::Roll],
            Action::Stay => vec![Handle::Stay],
            Action::Mumble => vec![Handle::Mumble],
        }
    }

    fn audit(state: &State) -> Result<(), String> {
        let pebbles = usize::from(state.heap + state.purses.iter().sum::<u8>());
        if pebbles == 4 * state.n_seats + 6 { Ok(()) } else { Err(format!("{pebbles} pebbles")) }
    }
}

impl Default for Options {
    fn default() -> Self {
        Options { hasty: Fault::BareDefaults.is_planted(), lowest_roll: easy_roll() }
    }
}

impl Cite for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Illegal::WrongPhase => "TOY-02",
            Illegal::TooMuch(_) => "TOY-03",
            Illegal::NoNudge => "TOY-05",
            Illegal::OmenKnown => "TOY-06",
            Illegal::Mystery => "TOY-99",
        }
    }
}

/// What was drawn from a few.
pub(crate) fn small(drawn: u32) -> u8 {
    u8::try_from(drawn).expect("few")
}

impl Clone for Asked {
    fn clone(&self) -> Self {
        Asked(AtomicU32::new(self.0.load(Ordering::Relaxed)))
    }
}

impl PartialEq for Asked {
    fn eq(&self, other: &Self) -> bool {
        self.0.load(Ordering::Relaxed) == other.0.load(Ordering::Relaxed)
    }
}

impl Eq for Asked {}
