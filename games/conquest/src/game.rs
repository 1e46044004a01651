//! The game, once for both editions: each room of an edition answers its own part.

use std::{error, fmt, marker::PhantomData};

use kernel::{
    Annotate, Appraise, Chance, Cite, Danger, Fortune, Game, MAX_SEATS, Meta, OptionMeta, Seat,
    SeatSet, Turn, Version, Viewer,
};
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Action, Buying, Choices, Click, Conceding, Edition, Marching, Obstacle, Order, Phase, Retold,
    Sailing, Turning, Written, check_order, commit_order,
    danger::{self, Besieged},
    empire::Province,
    habit::habit,
    retold,
};

/// The game of an edition, which is known by its state.
#[derive(Debug)]
pub struct Conquest<S>(PhantomData<S>);

/// An action of the edition.
pub type ActionOf<S> = Action<<S as crate::Table>::Edition, <S as Rules>::Choice>;

type OptionsOf<S> = <<S as crate::Table>::Edition as Edition>::Options;
type OwnOf<S> = <<S as crate::Table>::Edition as Edition>::Own;

/// What the lobby shows of an edition. Its rules are in English and in French.
pub const fn meta(
    id: &'static str,
    name: &'static str,
    options: &'static [OptionMeta],
    versions: &'static [Version],
    [rules_en, rules_fr]: [&'static str; 2],
) -> Meta {
    Meta {
        id,
        name,
        seats: &["first", "second", "third", "fourth", "fifth", "sixth"],
        min_seats: 2,
        options,
        versions,
        rules_en,
        rules_fr,
    }
}

/// What the lobby shows, and how a game begins.
pub trait Setup: crate::Table + Sized {
    /// Name, seats, options and versions.
    const META: Meta;

    /// Lays out the board.
    fn setup(options: &OptionsOf<Self>, n_seats: usize, chance: &mut Chance<'_>) -> Self;
    /// Where a seat begins, if that is not chosen at the table.
    fn home_of(_n_seats: usize, _seat: Seat) -> Option<Province> {
        None
    }
}

/// What an edition rules besides the orders that both know.
pub trait Rules: Marching + Sailing + Buying + Turning + Conceding {
    /// What can be chosen in this edition only.
    type Choice: Choices;

    /// Who decides what is asked in this edition only.
    fn decider(&self, own: OwnOf<Self>) -> Seat;
    /// What can be chosen in anyone's turn.
    #[inline]
    fn is_talk(_choice: Self::Choice) -> bool {
        false
    }
    /// C84-59 C05-53 Who could say something although nobody waits for him.
    fn has_a_say(&self, seat: Seat) -> bool {
        self.has_begun() && self.can_concede(seat)
    }
    /// C84-05 C05-05 The player on turn decides, in a battle whoever has a choice to make, and who is
    /// asked for an answer.
    #[inline]
    fn mover(&self) -> Option<Seat> {
        Some(match self.phase {
            Phase::Move | Phase::Lead(_) | Phase::Embark(_) | Phase::Spend => self.turn,
            Phase::Muster => self.attacker,
            Phase::Own(own) => self.decider(own),
            Phase::Over(_) => return None,
        })
    }
    /// Who must decide now, or how the game ended.
    #[inline]
    fn turn(&self) -> Turn {
        match (self.mover(), self.phase) {
            (Some(seat), _) => Turn::Waiting(seat.into()),
            (None, Phase::Over(ending)) => Turn::Over(self.outcome(ending)),
            (None, _) => Turn::Waiting(self.turn.into()),
        }
    }
    /// Who may act besides.
    fn aside(&self) -> SeatSet {
        let mover = self.mover();
        self.living().filter(|&it| Some(it) != mover && self.has_a_say(it)).collect()
    }
    /// Says why the rules refuse an action, if they do. Who only speaks aside does nothing else.
    #[inline]
    fn check(&self, seat: Seat, action: ActionOf<Self>) -> Result<(), Self::Illegal>
    where
        Self: Sized,
    {
        let is_talk = match action {
            Action::Order(order) => matches!(order, Order::Concede { .. }),
            Action::Own(choice) => Self::is_talk(choice),
        };
        if !is_talk && self.mover() != Some(seat) {
            return Err(Obstacle::NotOnTurn.into());
        }
        match action {
            Action::Order(order) => check_order(self, seat, order),
            Action::Own(choice) => self.check_choice(seat, choice),
        }
    }
    /// Says why the rules refuse a choice, if they do.
    fn check_choice(&self, seat: Seat, choice: Self::Choice) -> Result<(), Self::Illegal>;
    /// Carries it out.
    fn commit_choice(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        chance: &mut Chance<'_>,
        events: &mut Vec<Self::Event>,
    );
}

/// What a player may think of.
pub trait Candidates: Rules {
    /// Everything that could be legal.
    fn candidates(&self, seat: Seat, out: &mut Vec<ActionOf<Self>>);
}

/// What everyone may know, which is everything.
pub trait Shown: Sized {
    /// How it is shown.
    type View: Clone + Eq + fmt::Debug + Serialize + Send + Sync;

    /// Built field by field.
    fn view(&self) -> Self::View;
    /// A state that looks like this: the only one.
    fn truth(view: &Self::View) -> Self;
}

/// What must hold at all times, whatever was played.
pub trait Audited {
    /// Counts every piece of the box and every talent, and looks where they are.
    fn audit(&self) -> Result<(), String>;
}

/// What a search should value.
pub trait Judged: Rules {
    /// Into how many decisions a turn is cut.
    const CLICKS: u64;

    /// How well each seat stands.
    fn appraise(&self) -> [i32; MAX_SEATS];
    /// How promising an action looks.
    fn promise(&self, seat: Seat, action: ActionOf<Self>) -> i32;
}

/// A state that all rooms of an edition have answered for.
pub trait Complete:
    Setup
    + Candidates
    + Shown
    + Written
    + Audited
    + Besieged
    + Retold
    + Copy
    + Eq
    + fmt::Debug
    + Send
    + Sync
    + 'static
{
}

impl<S> Complete for S where
    S: Setup
        + Candidates
        + Shown
        + Written
        + Audited
        + Besieged
        + Retold
        + Copy
        + Eq
        + fmt::Debug
        + Send
        + Sync
        + 'static
{
}

impl<S: Complete> Game for Conquest<S>
where
    OptionsOf<S>: Default + Serialize + DeserializeOwned + Send + Sync,
    S::Event: Annotate + Clone + Eq + fmt::Debug + fmt::Display + Serialize + Send + Sync,
    S::Illegal: Cite + error::Error + Clone + Eq + Serialize,
    S::Choice: Eq + fmt::Debug + Send + Sync,
    <S::Choice as Choices>::Handle: kernel::Handle
        + From<Click>
        + From<Province>
        + From<<S::Edition as Edition>::Sea>
        + From<<S::Edition as Edition>::Berth>,
    <S::Edition as Edition>::Sea: Send + Sync,
    <S::Edition as Edition>::Berth: Send + Sync,
{
    type Options = OptionsOf<S>;
    type State = S;
    type Action = ActionOf<S>;
    type Handle = <S::Choice as Choices>::Handle;
    type Event = S::Event;
    type View = S::View;
    type Foresight = ();
    type Illegal = S::Illegal;

    const META: Meta = S::META;

    fn set_version(options: &mut Self::Options, version: u32) {
        S::Edition::set_version(options, version);
    }

    fn setup(options: &Self::Options, n_seats: usize, chance: &mut Chance<'_>) -> S {
        S::setup(options, n_seats, chance)
    }

    fn home(n_seats: usize, seat: Seat) -> Option<String> {
        S::home_of(n_seats, seat).map(|it| it.to_string())
    }

    #[inline]
    fn turn(state: &S) -> Turn {
        state.turn()
    }

    fn round(state: &S) -> Option<u32> {
        Some(state.round.into())
    }

    fn aside(state: &S) -> SeatSet {
        state.aside()
    }

    #[inline]
    fn candidates(state: &S, seat: Seat, out: &mut Vec<Self::Action>) {
        state.candidates(seat, out);
    }

    fn explained(state: &S, seat: Seat, out: &mut Vec<Self::Action>) {
        if state.phase == Phase::Move && state.turn == seat {
            state.list_idle(out);
        }
    }

    #[inline]
    fn check(state: &S, seat: Seat, action: &Self::Action) -> Result<(), S::Illegal> {
        state.check(seat, *action)
    }

    #[inline]
    fn commit(
        state: &mut S,
        seat: Seat,
        action: &Self::Action,
        chance: &mut Chance<'_>,
        events: &mut Vec<S::Event>,
    ) {
        match *action {
            Action::Order(order) => commit_order(state, seat, order, events),
            Action::Own(choice) => state.commit_choice(seat, choice, chance, events),
        }
    }

    fn view(state: &S, _viewer: Viewer) -> S::View {
        state.view()
    }

    fn imagine(view: &S::View, _viewer: Viewer, _chance: &mut Chance<'_>) -> S {
        S::truth(view)
    }

    fn arrange(options: &Self::Options, n_seats: usize, text: &str) -> Result<S, String> {
        S::arrange(options, n_seats, text)
    }

    fn position(state: &S) -> String {
        state.position()
    }

    fn path(action: &Self::Action) -> Vec<Self::Handle> {
        action.path()
    }

    /// C84-59 C05-53
    fn gives_up(action: &Self::Action) -> bool {
        matches!(action, Action::Order(Order::Concede { .. }))
    }

    /// Everyone knows everything.
    fn dangers(view: &S::View, seat: Seat) -> Vec<Danger> {
        danger::dangers(&S::truth(view), seat)
    }

    const MEASURES: &'static [&'static str] = retold::MEASURES;

    fn measure(state: &S, seat: Seat, measure: usize) -> i32 {
        retold::measure(state, seat, measure)
    }

    fn fortunes(before: &S, events: &[S::Event], out: &mut Vec<Fortune>) {
        before.fortunes(events, out);
    }

    fn tentative(state: &S, seat: Seat) -> bool {
        seat == state.turn && matches!(state.phase, Phase::Lead(_) | Phase::Embark(_))
    }

    fn habit(state: &S, seat: Seat) -> Option<Self::Action> {
        if Self::tentative(state, seat) { habit(state).map(Action::Order) } else { None }
    }

    fn waives(action: &Self::Action) -> bool {
        matches!(action, Action::Order(Order::EndMovement | Order::EndTurn))
    }

    fn audit(state: &S) -> Result<(), String> {
        state.audit()
    }
}

impl<S: Complete + Judged> Appraise for Conquest<S>
where
    Conquest<S>: Game<State = S, Action = ActionOf<S>>,
{
    const CLICKS: u64 = S::CLICKS;

    fn appraise(state: &S) -> [i32; MAX_SEATS] {
        state.appraise()
    }

    fn promise(state: &S, seat: Seat, action: &ActionOf<S>) -> i32 {
        state.promise(seat, *action)
    }
}
