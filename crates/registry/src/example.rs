//! A transcript played through the engine, step by step, for everyone to look at.

use kernel::{Seat, Turn, Viewer};
use protocol::{EventMsg, OverInfo, RefusalCode};
use script::{Line, Scene, clauses_first, read_draws};
use serde::Serialize;
use serde_json::{Value, value::RawValue};

use crate::{Entry, Luck, PlayError, ResultInfo, StepInfo, Table, ToldEvent};

/// A transcript as the public sees it. Its actions are counted through all its scenes, from 1: every
/// line that somebody plays is one, also what is refused or taken back.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Example {
    /// What its address ends with.
    pub name: &'static str,
    /// The clauses that it shows.
    pub clauses: Vec<String>,
    /// One after another; nothing of one is left in the next.
    pub scenes: Vec<ExampleScene>,
}

/// One scene: a position, and what is played from there.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct ExampleScene {
    /// By which version of the rules.
    pub rules_version: u32,
    /// How many play.
    pub seats: usize,
    /// What was chosen before the first turn.
    #[cfg_attr(debug_assertions, ts(type = "{ [key: string]: boolean | string | number }"))]
    pub options: Value,
    /// Before the first action.
    pub start: Moment,
    /// What is played.
    pub steps: Vec<ExampleStep>,
}

/// One line that somebody plays.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct ExampleStep {
    /// Who.
    pub seat: Seat,
    /// In notation; nothing where the public does not learn it within the scene.
    pub action: Option<String>,
    /// What came of it.
    #[serde(flatten)]
    pub outcome: ExampleOutcome,
    /// How things stand afterwards.
    pub then: Moment,
}

/// What came of an action.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum ExampleOutcome {
    /// It was played.
    Played {
        /// What happened, as far as the public is told.
        events: Vec<EventMsg>,
    },
    /// The last action was taken back.
    TakenBack,
    /// It was refused, and nothing has changed.
    Refused {
        /// Why, for programs and catalogues.
        code: RefusalCode,
        /// The clause, when a rule refuses.
        rule: Option<String>,
        /// The game's own reason, when a rule refuses.
        #[cfg_attr(debug_assertions, ts(type = "unknown"))]
        why: Option<Box<RawValue>>,
    },
}

/// How things stand for the public.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Moment {
    /// The game's own view type.
    #[cfg_attr(debug_assertions, ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// Whom the table waits for.
    pub waiting: Vec<Seat>,
    /// How it ended, once it has.
    pub over: Option<OverInfo>,
}

/// One moment of an example, for a picture.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Picture<'a> {
    /// How many play.
    pub seats: usize,
    /// What was chosen before the first turn.
    #[cfg_attr(debug_assertions, ts(type = "{ [key: string]: boolean | string | number }"))]
    pub options: &'a Value,
    /// How things stand.
    pub then: &'a Moment,
}

impl Example {
    /// How many actions there are.
    pub fn n_actions(&self) -> usize {
        self.scenes.iter().map(|scene| scene.steps.len()).sum()
    }

    /// How things stand after the first `n` actions; nothing where there are fewer.
    pub fn picture(&self, n: usize) -> Option<Picture<'_>> {
        let mut before = 0;
        for scene in &self.scenes {
            let ExampleScene { seats, options, .. } = scene;
            if n <= before + scene.steps.len() {
                let last = (n - before).checked_sub(1);
                let then = last.map_or(&scene.start, |idx| &scene.steps[idx].then);
                return Some(Picture { seats: *seats, options, then });
            }
            before += scene.steps.len();
        }
        None
    }
}

/// Plays a transcript. An error says what of it makes no sense; the tests of its game would, too.
pub(crate) fn play(
    entry: &'static Entry,
    name: &'static str,
    text: &str,
) -> Result<Example, String> {
    let mut stage = Stage { entry, scene: Scene::default(), playing: None, scenes: Vec::new() };
    for line in text.lines() {
        stage.obey(Line::read(line)?)?;
    }
    stage.close();
    if stage.scenes.is_empty() {
        stage.open()?;
        stage.close();
    }
    let clauses = clauses_first(text).map(str::to_owned).collect();
    Ok(Example { name, clauses, scenes: stage.scenes })
}

/// Reads a transcript line by line.
struct Stage {
    entry: &'static Entry,
    /// The pieces that are being placed.
    scene: Scene,
    playing: Option<(Box<dyn Table>, ExampleScene)>,
    scenes: Vec<ExampleScene>,
}

impl Stage {
    fn obey(&mut self, line: Line<'_>) -> Result<(), String> {
        match line {
            Line::Silent | Line::Reply(_) => Ok(()),
            Line::Scene(arrangement) => {
                self.close();
                self.scene.read(arrangement)
            }
            Line::Impossible => {
                self.scene = Scene::default();
                Ok(())
            }
            // A question may be all that is done with a scene.
            Line::Question(_) => self.open().map(|_| ()),
            Line::Undo { seat } => {
                let seat = self.seat(seat)?;
                let (table, scene) = self.open()?;
                let outcome = match table.undo(seat) {
                    Ok(()) => ExampleOutcome::TakenBack,
                    Err(_) => refused(RefusalCode::UndoRefused),
                };
                let then = Moment::of(&**table);
                scene.steps.push(ExampleStep { seat, action: None, outcome, then });
                Ok(())
            }
            Line::Action { seat, notation, draws } => {
                let (seat, draws) = (self.seat(seat)?, read_draws(draws)?);
                let (table, scene) = self.open()?;
                let outcome = match table.play(seat, notation, Luck::Scripted(&draws), 0) {
                    Ok(_) => {
                        let last = table.n_steps() - 1;
                        ExampleOutcome::Played { events: events(&**table, last, Viewer::Public) }
                    }
                    Err(PlayError::BadDraws) => return Err(format!("{notation}: other luck")),
                    Err(error) => ExampleOutcome::of(error),
                };
                // What was played is told when the scene is over, if it is public then.
                let is_played = matches!(outcome, ExampleOutcome::Played { .. });
                let action = (!is_played).then(|| notation.to_owned());
                let then = Moment::of(&**table);
                scene.steps.push(ExampleStep { seat, action, outcome, then });
                Ok(())
            }
        }
    }

    fn seat(&self, name: &str) -> Result<Seat, String> {
        seat_named(self.entry, name)
    }

    /// The scene that is played, laid out if it is not yet.
    fn open(&mut self) -> Result<&mut (Box<dyn Table>, ExampleScene), String> {
        if self.playing.is_none() {
            let table = lay_out(self.entry, &std::mem::take(&mut self.scene))?;
            let scene = ExampleScene {
                rules_version: table.rulebook().version(),
                seats: table.n_seats(),
                options: table.options(),
                start: Moment::of(&*table),
                steps: Vec::new(),
            };
            self.playing = Some((table, scene));
        }
        self.playing.as_mut().ok_or("the scene was just laid out".to_owned())
    }

    /// Ends the scene that is played.
    fn close(&mut self) {
        let Some((table, mut scene)) = self.playing.take() else { return };
        // What stays secret to the end of the scene is not told here either.
        let mut standing = Vec::new();
        for (idx, step) in scene.steps.iter().enumerate() {
            match step.outcome {
                ExampleOutcome::Played { .. } => standing.push(idx),
                ExampleOutcome::TakenBack => drop(standing.pop()),
                ExampleOutcome::Refused { .. } => (),
            }
        }
        for (n, idx) in standing.into_iter().enumerate() {
            let known = table.step(n, Some(Viewer::Public));
            scene.steps[idx].action = known.and_then(|StepInfo { action, .. }| action);
        }
        self.scenes.push(scene);
    }
}

/// Puts everything where the lines of `scene` say.
pub(crate) fn lay_out(entry: &'static Entry, scene: &Scene) -> Result<Box<dyn Table>, String> {
    let version = scene.version.unwrap_or(entry.meta.rules_version());
    let rules = entry.rulebook(version).map_err(|error| error.to_string())?;
    let n_seats = scene.n_seats.unwrap_or(entry.meta.seats.len());
    let options = Value::Object(scene.options.clone());
    let opened = if scene.is_arranged()? {
        rules.arrange(n_seats, &options, &scene.position)
    } else {
        rules.replay_table(n_seats, &options, scene.draws.as_deref().unwrap_or_default())
    };
    opened.map_err(|error| error.to_string())
}

impl Moment {
    fn of(table: &dyn Table) -> Moment {
        let turn = table.turn();
        let waiting = match turn {
            Turn::Waiting(seats) => seats.iter().collect(),
            Turn::Over(_) => Vec::new(),
        };
        Moment { view: table.view(Viewer::Public), waiting, over: over(table) }
    }
}

/// The seat of this name.
pub(crate) fn seat_named(entry: &Entry, name: &str) -> Result<Seat, String> {
    let seats = entry.meta.seats;
    let found = Seat::first(seats.len()).find(|seat| seats.get(seat.idx()) == Some(&name));
    found.ok_or(format!("no seat {name}"))
}

/// How a game has ended, once it has.
pub(crate) fn over(table: &dyn Table) -> Option<OverInfo> {
    let ResultInfo { winners, places, scores } = ResultInfo::of(table.turn(), table.n_seats())?;
    Some(OverInfo { winners, places, scores })
}

/// What `viewer` was told of action `n`.
pub(crate) fn events(table: &dyn Table, n: usize, viewer: Viewer) -> Vec<EventMsg> {
    let told = table.told(n, viewer).into_iter();
    told.map(|ToldEvent { event, clauses, places }| EventMsg { event, rules: clauses, places })
        .collect()
}

fn refused(code: RefusalCode) -> ExampleOutcome {
    ExampleOutcome::Refused { code, rule: None, why: None }
}

impl ExampleOutcome {
    fn of(error: PlayError) -> ExampleOutcome {
        match error {
            PlayError::Illegal { rule, why, .. } => ExampleOutcome::Refused {
                code: RefusalCode::Illegal,
                rule: Some(rule.to_owned()),
                why: Some(why),
            },
            PlayError::GameOver => refused(RefusalCode::GameOver),
            PlayError::NotYourTurn => refused(RefusalCode::NotYourTurn),
            PlayError::BadAction | PlayError::BadDraws => refused(RefusalCode::BadAction),
        }
    }
}
