//! The questions any rulebook must answer.
//!
//! In the words of the field: a viewer is an observer and its view an observation; a position is
//! written as one line of FEN would be, in several; `Display` of an action is its move notation;
//! `aside` allows an out-of-turn action; `lapse` is what a timeout decides.

use std::{error, fmt, str::FromStr};

use serde::{Serialize, de::DeserializeOwned};

use crate::{Annotate, Chance, Danger, Fortune, Handle, Meta, Seat, SeatSet, Turn};

/// One rulebook, playable by people, bots and tests alike.
///
/// Every rule is written once, in [`Game::check`]. [`Game::candidates`] may offer
/// too much, never too little; [`Game::commit`] trusts that the check has passed.
pub trait Game: Sized + 'static {
    /// Variants and optional rules, chosen before the first turn.
    type Options: Clone + Eq + fmt::Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// Everything that is true, secrets included. Deliberately not serializable, so that it cannot
    /// get into a message by mistake; [`Game::position`] alone writes it down.
    type State: Clone + Eq + fmt::Debug + Send + Sync;
    /// One decision of one player, as small as a click. `Display` and `FromStr`
    /// are the game's notation and undo each other.
    type Action: Clone + Eq + fmt::Debug + fmt::Display + FromStr + Send + Sync;
    /// One thing that can be clicked, with the game's own pieces and places in it.
    type Handle: Handle;
    /// Something that happened, in the rulebook's own words. Never needed to
    /// rebuild the state; always enough to tell the story.
    type Event: Annotate + Clone + Eq + fmt::Debug + fmt::Display + Serialize + Send + Sync;
    /// What one viewer may know, prompt included.
    type View: Clone + Eq + fmt::Debug + Serialize + Send + Sync;
    /// What a choice would do, said before it is played; `()` where a view says enough.
    type Foresight: Serialize;
    /// Why a rule refuses an action.
    type Illegal: Cite + error::Error + Clone + Eq + Serialize;

    /// Name, seats, options and versions.
    const META: Meta;

    /// Makes `options` those of a table that is played by `version` of the rules. What a version
    /// decides otherwise than the one before is a ruling: rules read it like any option, the version
    /// sets it, and nobody is offered it. The default is the newest version, so a game that has only
    /// one has nothing to set. Law: no two versions rule alike.
    fn set_version(_options: &mut Self::Options, _version: u32) {}

    /// Lays out the board.
    fn setup(options: &Self::Options, n_seats: usize, chance: &mut Chance<'_>) -> Self::State;
    /// What the rules give a seat before the first turn, by its printed name, such as a home: for who
    /// chooses where to sit. Nothing where it is chosen at the table, drawn, or the seat's own name.
    fn home(_n_seats: usize, _seat: Seat) -> Option<String> {
        None
    }
    /// Who must decide now, or how the game ended.
    fn turn(state: &Self::State) -> Turn;
    /// The round that is being played, 0 before the first; nothing in games that count no rounds.
    fn round(_state: &Self::State) -> Option<u32> {
        None
    }
    /// Who may act besides, though nobody waits for them, such as whoever may make an offer in
    /// another's turn. Most games have nobody. Law: nobody who is waited for, and everybody can act.
    fn aside(_state: &Self::State) -> SeatSet {
        SeatSet::NONE
    }
    /// Adds to `out` every action that could possibly be legal for `seat`, and
    /// those illegal ones that a player would look for and should be told about.
    fn candidates(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// Adds to `out` what a player may try besides and the rules refuse, only so that it is told why:
    /// candidates are searched through by whoever plays, this is asked once for a person. Nothing by
    /// default. Law: none of it is legal.
    fn explained(_state: &Self::State, _seat: Seat, _out: &mut Vec<Self::Action>) {}
    /// How many of the candidates, from the first on, the game vouches for: the rules would refuse
    /// none of them, so a list of hundreds need not be asked about one by one. None by default; what
    /// is played passes [`Game::check`] in any case.
    fn n_vouched(_state: &Self::State, _seat: Seat) -> usize {
        0
    }
    /// The rules. The only place that says no.
    fn check(state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;
    /// The consequences of a checked action.
    fn commit(
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        chance: &mut Chance<'_>,
        events: &mut Vec<Self::Event>,
    );

    /// What `viewer` may know, built field by field.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;
    /// Who is told about `event`: everyone, in a game without secrets. Law: what is told to others
    /// does not depend on what they cannot know.
    fn audience(_event: &Self::Event) -> Audience {
        Audience::Everyone
    }
    /// Tells whether `event` lets anyone know what was secret before; its action
    /// cannot be taken back.
    fn reveals(_event: &Self::Event) -> bool {
        false
    }
    /// How long the notation of `action` stays with its player: not at all, where nobody chooses in
    /// secret.
    fn secrecy(_action: &Self::Action) -> Secrecy {
        Secrecy::Open
    }

    /// A state in which `viewer` would see exactly `view`; `chance` decides what
    /// the viewer cannot know. Law: its view is `view` again.
    fn imagine(view: &Self::View, viewer: Viewer, chance: &mut Chance<'_>) -> Self::State;
    /// Takes back every choice that is still secret, so that a search weighs
    /// simultaneous choices as simultaneous, whoever has chosen first. Nothing to do where nobody
    /// chooses in secret.
    fn reopen(_state: &mut Self::State) {}

    /// Reads a position in the game's own lines; says what is impossible about it.
    fn arrange(options: &Self::Options, n_seats: usize, text: &str) -> Result<Self::State, String>;
    /// Writes the whole truth in the lines that [`Game::arrange`] reads.
    fn position(state: &Self::State) -> String;
    /// What to click, one thing after another, to choose `action`.
    fn path(action: &Self::Action) -> Vec<Self::Handle>;
    /// What the first `n_clicks` of a legal `action` would do by themselves, as far as `seat` can know:
    /// it is told from the seat's own `view`, so that nothing else can get into it. For choices that
    /// are put together in the browser; most games show their consequences in the view.
    fn foresee(
        _view: &Self::View,
        _seat: Seat,
        _action: &Self::Action,
        _n_clicks: usize,
    ) -> Option<Self::Foresight> {
        None
    }
    /// Tells whether `seat` is in the midst of putting something together: what it has clicked so far
    /// is no move yet. It is put together on a copy ([`crate::rehearse`]) and played as one, and one
    /// undo takes it back. Law: whoever has begun can go on.
    fn tentative(_state: &Self::State, _seat: Seat) -> bool {
        false
    }
    /// What goes along by itself once `seat` has begun to put something together, one action after
    /// the other until nothing more does: what most would choose, each of it to be let go again.
    fn habit(_state: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
    }
    /// Tells whether `action` lets go by what could still be done, such as passing or ending a turn.
    fn waives(_action: &Self::Action) -> bool {
        false
    }
    /// What `seat` is taken to have decided when it lets time go by. Most games wait as long as it
    /// takes; those that do not have an option for it. Rules have no clock: whoever owns the table
    /// keeps the time and plays this like any action.
    fn lapse(_state: &Self::State, _seat: Seat) -> Option<Lapse<Self::Action>> {
        None
    }
    /// Tells whether `action` gives the game up. It is legal like any other, and nobody does it by
    /// chance: who plays at random passes it over, so that games are played and not thrown away.
    fn gives_up(_action: &Self::Action) -> bool {
        false
    }

    /// What `seat` has to fear of the next turn of others, the worst first. It is told from the seat's
    /// own `view`, so that nothing else can get into it. Nothing where nothing of the kind exists.
    fn dangers(_view: &Self::View, _seat: Seat) -> Vec<Danger> {
        Vec::new()
    }
    /// What the game counts, by names of its own, what matters most first: the lines of the chart of
    /// a game that is over.
    const MEASURES: &'static [&'static str] = &[];
    /// How much of such a thing `seat` has: secrets may count, for the game is over.
    fn measure(_state: &Self::State, _seat: Seat, _measure: usize) -> i32 {
        0
    }
    /// Adds to `out` what luck came to in an action that was played in the state `before` it and told
    /// these `events`, and what it could have come to. Nothing where luck favors nobody.
    fn fortunes(_before: &Self::State, _events: &[Self::Event], _out: &mut Vec<Fortune>) {}

    /// Checks what the rules keep true at all times: pieces in the box, coins in the bank.
    fn audit(state: &Self::State) -> Result<(), String>;
}

/// The eyes a view is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who knows their own secrets.
    Seat(Seat),
    /// A spectator, who knows none.
    Public,
}

impl Viewer {
    /// Every pair of eyes at a table of `n_seats`, the public last.
    pub fn all(n_seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::first(n_seats).map(Viewer::Seat).chain([Viewer::Public])
    }
}

/// Who is told about an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// Everyone at the table and behind it.
    Everyone,
    /// One player only.
    Only(Seat),
}

impl Audience {
    /// Tells whether `viewer` belongs to this audience.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
        }
    }
}

/// How long the notation of an action stays with the player who made it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Secrecy {
    /// Everyone may read it at once.
    Open,
    /// Until the next event that reveals something.
    UntilRevealed,
    /// Until the game is over.
    UntilOver,
}

/// What is done for a seat that does not decide in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lapse<A> {
    /// How long the seat has.
    pub seconds: u32,
    /// A legal action.
    pub action: A,
}

/// A refusal that can name the clause of `RULES.md` it stands on.
pub trait Cite {
    /// The clause, e.g. `HAN-11`.
    fn clause(&self) -> &'static str;
}
