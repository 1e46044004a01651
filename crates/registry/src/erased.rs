//! Type erasure: a table of one particular game, behind the common face.

use kernel::{
    Annotate as _, Appraise, Chance, Course, Fate, Game, Lapse, MAX_CHOICE, OptionKind, OptionMeta,
    Reach, Script, Seat, SeatSet, Secrecy, Seeded, Session, Source, Step, Turn, UndoRefused,
    Viewer, aside, legal, may_act, offers,
};
use protocol::OffersTree;
use serde::Serialize;
use serde_json::{Value, value::RawValue};

use crate::{
    Dice, Luck, OpenError, PlayError, Ponder, Record, Rehearsed, Retell, Rulebook, StepInfo, Table,
    ToldEvent,
    games::{Opening, Start},
    open_step::is_open,
    pondering::Pondering,
    record,
    rehearsing::{one_choice, rehearse},
};

/// A running game of `G`.
struct Running<G: Game> {
    rulebook: Rulebook,
    options: G::Options,
    n_seats: usize,
    session: Session<G>,
    setup_draws: Vec<u32>,
    /// The position the table began with, if it was arranged.
    position: Option<String>,
    /// When each step was played.
    times: Vec<u64>,
}

/// Opens a table of `G`.
pub(crate) fn open<G: Appraise>(
    rulebook: Rulebook,
    opening: Opening<'_>,
) -> Result<Box<dyn Table>, OpenError> {
    let Opening { n_seats, options, start } = opening;
    if !G::META.seats_fit(n_seats) {
        let (min, max) = (G::META.min_seats, G::META.seats.len());
        return Err(OpenError::BadOptions(format!("this game has {min} to {max} seats")));
    }
    let mut options: G::Options = if options.is_null() {
        G::Options::default()
    } else {
        refuse_large_numbers(G::META.options, options)?;
        G::Options::deserialize_from(options)?
    };
    G::set_version(&mut options, rulebook.version());
    let (state, setup_draws, position) = match start {
        Start::Setup(Luck::Drawn(dice)) => {
            let (state, draws) = set_up::<G>(&options, n_seats, dice);
            (state, draws, None)
        }
        Start::Setup(Luck::Scripted(draws)) => {
            let mut script = Script::new(draws);
            let (state, made) = set_up::<G>(&options, n_seats, &mut script);
            if !script.fits() {
                return Err(OpenError::BadOptions("the set-up drew otherwise".to_owned()));
            }
            (state, made, None)
        }
        Start::Position(text) => {
            let state = G::arrange(&options, n_seats, text).map_err(OpenError::BadPosition)?;
            let position = G::position(&state);
            (state, Vec::new(), Some(position))
        }
    };
    let session = Session::new(state);
    let times = Vec::new();
    Ok(Box::new(Running::<G> { rulebook, options, n_seats, session, setup_draws, position, times }))
}

fn set_up<G: Game>(
    options: &G::Options,
    n_seats: usize,
    source: &mut dyn Source,
) -> (G::State, Vec<u32>) {
    let mut chance = Chance::new(source);
    let state = G::setup(options, n_seats, &mut chance);
    (state, chance.into_draws())
}

/// No number is larger than its option says.
fn refuse_large_numbers(all: &[OptionMeta], options: &Value) -> Result<(), OpenError> {
    for option in all {
        let OptionKind::Number { max, .. } = option.kind else { continue };
        if options[option.id].as_u64().is_some_and(|n| u64::from(max) < n) {
            return Err(OpenError::BadOptions(format!("{} is at most {max}", option.id)));
        }
    }
    Ok(())
}

/// Options from JSON, with a reason for people when they do not fit.
pub(crate) trait FromJson: Sized {
    fn deserialize_from(value: &Value) -> Result<Self, OpenError>;
}

impl<T: serde::de::DeserializeOwned> FromJson for T {
    fn deserialize_from(value: &Value) -> Result<Self, OpenError> {
        T::deserialize(value).map_err(|error| OpenError::BadOptions(error.to_string()))
    }
}

impl<G: Appraise> Running<G> {
    fn events(&self, n: usize) -> &[G::Event] {
        self.session.steps().get(n).map_or(&[], |step| &step.events)
    }

    /// An action of one of the seats, legal or not.
    fn read(&self, seat: Seat, notation: &str) -> Result<G::Action, PlayError> {
        if MAX_NOTATION < notation.len() {
            return Err(PlayError::BadAction);
        }
        if self.n_seats <= seat.idx() {
            return Err(PlayError::NotYourTurn);
        }
        notation.parse().map_err(|_| PlayError::BadAction)
    }

    /// The actions of one choice, legal or not.
    fn read_all(&self, seat: Seat, notations: &[&str]) -> Result<Vec<G::Action>, PlayError> {
        if notations.is_empty() || MAX_CHOICE < notations.len() {
            return Err(PlayError::BadAction);
        }
        notations.iter().map(|it| self.read(seat, it)).collect()
    }

    /// Whether `viewer` may read the notation of step `n`.
    fn may_read(&self, n: usize, viewer: Viewer) -> bool {
        let steps = self.session.steps();
        let Some(step) = steps.get(n) else { return false };
        if viewer == Viewer::Seat(step.seat) || self.turn().is_over() {
            return true;
        }
        match G::secrecy(&step.action) {
            Secrecy::Open => true,
            Secrecy::UntilRevealed => {
                steps[n..].iter().any(|step| step.events.iter().any(G::reveals))
            }
            Secrecy::UntilOver => false,
        }
    }

    fn step_info(&self, n: usize, step: &Step<G>, viewer: Option<Viewer>) -> StepInfo {
        let readable = viewer.is_none_or(|viewer| self.may_read(n, viewer));
        StepInfo {
            seat: step.seat,
            action: readable.then(|| step.action.to_string()),
            draws: step.draws.clone(),
            at: self.times.get(n).copied().unwrap_or(0),
        }
    }
}

impl<G: Appraise> Table for Running<G> {
    fn rulebook(&self) -> Rulebook {
        self.rulebook
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }

    fn options(&self) -> Value {
        serde_json::to_value(&self.options).unwrap_or(Value::Null)
    }

    fn setup_draws(&self) -> &[u32] {
        &self.setup_draws
    }

    fn start_position(&self) -> Option<&str> {
        self.position.as_deref()
    }

    fn turn(&self) -> Turn {
        G::turn(self.session.state())
    }

    fn round(&self) -> Option<u32> {
        G::round(self.session.state())
    }

    fn aside(&self) -> SeatSet {
        aside::<G>(self.session.state())
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        if seat.idx() < self.n_seats {
            legal::<G>(self.session.state(), seat, &mut actions);
        }
        actions.iter().map(ToString::to_string).collect()
    }

    fn offers(&self, seat: Seat) -> Box<RawValue> {
        raw(&OffersTree::fold(&offers::<G>(self.session.state(), seat)))
    }

    fn play(
        &mut self,
        seat: Seat,
        notation: &str,
        luck: Luck<'_>,
        at: u64,
    ) -> Result<StepInfo, PlayError> {
        let action = self.read(seat, notation)?;
        match luck {
            Luck::Drawn(dice) => {
                // A refused action takes nothing from the generator.
                let mut attempt = dice.clone();
                self.session.play(seat, &action, &mut attempt, |_| Ok::<_, PlayError>(()))?;
                *dice = attempt;
            }
            Luck::Scripted(draws) => {
                let approve = |script: &Script<'_>| {
                    if script.fits() { Ok(()) } else { Err(PlayError::BadDraws) }
                };
                self.session.play(seat, &action, &mut Script::new(draws), approve)?;
            }
        }
        self.times.push(at);
        let n = self.session.steps().len() - 1;
        Ok(self.step_info(n, &self.session.steps()[n], None))
    }

    fn play_all(
        &mut self,
        seat: Seat,
        notations: &[&str],
        dice: &mut Dice,
        at: u64,
    ) -> Result<Vec<StepInfo>, PlayError> {
        let actions = self.read_all(seat, notations)?;
        let mut attempt = dice.clone();
        let before = self.session.steps().len();
        self.session.play_all(seat, &actions, &mut attempt, |_, steps| one_choice(steps))?;
        *dice = attempt;
        self.times.resize(self.session.steps().len(), at);
        let fresh = self.session.steps().iter().enumerate().skip(before);
        Ok(fresh.map(|(n, step)| self.step_info(n, step, None)).collect())
    }

    fn rehearse(
        &self,
        seat: Seat,
        notations: &[&str],
        fill: bool,
        wanted: &dyn Fn(Fate, bool) -> bool,
    ) -> Result<Rehearsed, PlayError> {
        let actions = self.read_all(seat, notations)?;
        rehearse::<G>(self.session.state(), seat, &actions, fill, wanted)
    }

    fn is_practice(&self) -> bool {
        self.session.reach() == Reach::Start
    }

    fn reach(&mut self, reach: Reach) {
        self.session.set_reach(reach);
    }

    fn can_undo(&self, seat: Seat) -> Result<(), UndoRefused> {
        self.session.can_undo(seat)
    }

    fn undo_span(&self, seats: SeatSet) -> Result<usize, UndoRefused> {
        self.session.undo_span(seats)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoRefused> {
        self.session.undo(seat)?;
        self.times.pop();
        Ok(())
    }

    fn n_steps(&self) -> usize {
        self.session.steps().len()
    }

    fn step(&self, n: usize, viewer: Option<Viewer>) -> Option<StepInfo> {
        self.session.steps().get(n).map(|step| self.step_info(n, step, viewer))
    }

    fn told(&self, n: usize, viewer: Viewer) -> Vec<ToldEvent> {
        let told = self.events(n).iter().filter(|event| G::audience(event).includes(viewer));
        let noted = |it: &G::Event| (it.clauses(), it.places());
        told.map(|it| ToldEvent::new(raw(it), noted(it))).collect()
    }

    fn is_open(&self, n: usize) -> bool {
        self.session.steps().get(n).is_none_or(is_open)
    }

    fn happened(&self, n: usize) -> Vec<Box<RawValue>> {
        self.events(n).iter().map(raw).collect()
    }

    fn sentences(&self, n: usize, viewer: Viewer) -> Vec<String> {
        let told = self.events(n).iter().filter(|event| G::audience(event).includes(viewer));
        told.map(ToString::to_string).collect()
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&G::view(self.session.state(), viewer))
    }

    fn foresee(&self, seat: Seat, notation: &str, n_clicks: usize) -> Option<Box<RawValue>> {
        let (action, state) = (self.read(seat, notation).ok()?, self.session.state());
        if !may_act::<G>(state, seat) || G::check(state, seat, &action).is_err() {
            return None;
        }
        let view = G::view(state, Viewer::Seat(seat));
        G::foresee(&view, seat, &action, n_clicks).as_ref().map(raw)
    }

    fn view_after(&self, n: usize, viewer: Viewer) -> Box<RawValue> {
        raw(&G::view(&self.session.state_after(n), viewer))
    }

    fn position(&self) -> String {
        G::position(self.session.state())
    }

    fn known_position(&self, viewer: Viewer) -> String {
        let view = G::view(self.session.state(), viewer);
        let mut state = G::imagine(&view, viewer, &mut Chance::new(&mut Seeded(0)));
        G::reopen(&mut state);
        G::position(&state)
    }

    fn record(&self, viewer: Option<Viewer>) -> Record {
        record::write(self, viewer)
    }

    fn lapse(&self, seat: Seat) -> Option<Lapse<String>> {
        let Lapse { seconds, action } = G::lapse(self.session.state(), seat)?;
        Some(Lapse { seconds, action: action.to_string() })
    }

    fn ponder(&self, seat: Seat) -> Box<dyn Ponder> {
        let view = G::view(self.session.state(), Viewer::Seat(seat));
        Pondering::<G>::boxed(view, seat, self.n_seats)
    }

    fn retell(&self) -> Option<Box<dyn Retell>> {
        if !self.turn().is_over() {
            return None;
        }
        let steps = self.session.steps().iter();
        Some(Box::new(Story::<G> {
            start: self.session.start().clone(),
            steps: steps.map(|it| (it.seat, it.action.clone(), it.draws.clone())).collect(),
            n_seats: self.n_seats,
        }))
    }
}

/// Longer than any action of any game; longer text is not even parsed.
const MAX_NOTATION: usize = 1_000;

/// A whole game of `G`.
struct Story<G: Game> {
    start: G::State,
    n_seats: usize,
    steps: Vec<(Seat, G::Action, Vec<u32>)>,
}

impl<G: Game> Retell for Story<G> {
    fn course(&self) -> Course {
        Course::of::<G>(&self.start, self.n_seats, &self.steps)
    }
}

/// What cannot fail to be written: our own types, with text for keys.
pub(crate) fn raw<T: Serialize>(value: &T) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
