//! A lesson played through the engine: where somebody stands in it who has done so much, and what
//! comes of what they try. Nothing is kept between two questions: the lesson is short, and so is played
//! again from its beginning.

use kernel::{Seat, Turn, Viewer};
use protocol::{Foreseen, Now, RefusalCode, StepKind, StepMsg};
use script::{Detour, Lesson, LessonStep, Play, Task, Words};
use serde::Serialize;
use serde_json::{Value, value::RawValue};

use crate::{
    Dice, Entry, Luck, PlayError, Record, Table,
    example::{events, lay_out, over, seat_named},
};

/// A lesson at one moment, as the learner sees it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct LessonMoment {
    /// Which game.
    pub game: &'static str,
    /// By which version of the rules.
    pub rules_version: u32,
    /// How many play.
    pub seats: usize,
    /// What was chosen before the first turn.
    #[cfg_attr(debug_assertions, ts(type = "{ [key: string]: boolean | string | number }"))]
    pub options: Value,
    /// Who learns.
    pub learner: Seat,
    /// What fulfilled each step so far; nothing where there was something to read.
    pub done: Vec<String>,
    /// How many steps there are.
    pub total: usize,
    /// How far it is.
    pub stage: LessonStage,
    /// What is said now; nothing where the rules allow what was tried and the lesson says nothing of it.
    pub says: Option<Saying>,
    /// How often the game was laid out anew: what happened before is gone then.
    pub scene: usize,
    /// The clauses that it is about.
    pub clauses: Vec<&'static str>,
    /// Everything that has happened in this scene.
    pub steps: Vec<StepMsg>,
    /// How things stood after each action that was asked for, and how they stand.
    pub nows: Vec<Now>,
}

/// What a lesson wants.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum LessonStage {
    /// That something is read.
    Read,
    /// That something is done.
    Act {
        /// For whoever asks: what, in notation.
        wanted: String,
    },
    /// That what was tried is taken back.
    Astray,
    /// Nothing more.
    Done,
}

/// The same in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Saying {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

/// What came of trying something.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
pub enum LessonReply {
    /// So things stand now.
    Moment(LessonMoment),
    /// The rules forbid it; nothing has changed.
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

/// The lesson of a game, ready to be played.
pub struct Course {
    entry: &'static Entry,
    lesson: Lesson<'static>,
    learner: Seat,
}

impl Entry {
    /// The game's lesson; nothing where it has none. An error says what of it makes no sense.
    pub fn lesson(&'static self) -> Option<Result<Course, String>> {
        self.lesson_text().map(|text| Course::read(self, text))
    }
}

impl Course {
    /// Reads a lesson of this game.
    pub fn read(entry: &'static Entry, text: &'static str) -> Result<Course, String> {
        let lesson = Lesson::read(text)?;
        let learner = seat_named(entry, lesson.learner)?;
        Ok(Course { entry, lesson, learner })
    }

    /// As it is written.
    pub fn lesson(&self) -> &Lesson<'static> {
        &self.lesson
    }

    /// Where somebody stands who has `done` so much, and what comes of what they try now. How things
    /// stood is told from the action with this number on (0 is the beginning), of the last one in any
    /// case.
    pub fn moment(
        &self,
        done: &[String],
        tried: Option<&str>,
        from: Option<usize>,
    ) -> Result<LessonReply, String> {
        let mut stage = self.stage(done)?;
        if let Some(tried) = tried
            && let Err(error) = stage.attempt(tried)
        {
            return refused(error);
        }
        Ok(LessonReply::Moment(stage.tell(from)))
    }

    /// What the first clicks of an action would do.
    pub fn foresee(
        &self,
        done: &[String],
        action: &str,
        clicks: usize,
    ) -> Result<Foreseen, String> {
        let foresight = self.stage(done)?.table.foresee(self.learner, action, clicks);
        Ok(Foreseen { foresight })
    }

    /// Everything that was played, so that it can be played on.
    pub fn record(&self, done: &[String]) -> Result<Record, String> {
        Ok(self.stage(done)?.table.record(None))
    }

    fn stage(&self, done: &[String]) -> Result<Stage<'_>, String> {
        let table = lay_out(self.entry, &self.lesson.scene)?;
        let start = now(&*table, self.learner);
        let mut stage = Stage {
            course: self,
            table,
            scene: 0,
            done: Vec::new(),
            nows: vec![start],
            astray: false,
            detour: None,
        };
        for act in done {
            stage.go_on(act)?;
        }
        Ok(stage)
    }
}

/// A lesson that is being played.
struct Stage<'a> {
    course: &'a Course,
    table: Box<dyn Table>,
    scene: usize,
    done: Vec<String>,
    /// How things stood at the beginning and after each action, without what could be chosen.
    nows: Vec<Now>,
    /// Whether something was tried that will not do, and what the lesson knows of it.
    astray: bool,
    detour: Option<&'a Detour<'static>>,
}

impl<'a> Stage<'a> {
    fn step(&self) -> Option<&'a LessonStep<'static>> {
        self.course.lesson.steps.get(self.done.len())
    }

    /// Does once more what fulfilled a step.
    fn go_on(&mut self, act: &str) -> Result<(), String> {
        let step = self.step().ok_or("the lesson is over")?;
        match &step.task {
            None if act.is_empty() => {}
            Some(task) => {
                let draws = task.fulfilled_by(act).ok_or(format!("{act} is not wanted"))?;
                self.play(self.course.learner, act, Luck::Scripted(draws))
                    .map_err(|it| said(act, &it))?;
                self.answer(&task.answers)?;
            }
            None => return Err(format!("{act}: there is only something to read")),
        }
        self.done.push(act.to_owned());
        if let Some(scene) = self.step().and_then(|it| it.scene.as_ref()) {
            self.table = lay_out(self.course.entry, scene)?;
            self.nows = vec![now(&*self.table, self.course.learner)];
            self.scene += 1;
        }
        Ok(())
    }

    /// Does what the learner tries.
    fn attempt(&mut self, act: &str) -> Result<(), Astray> {
        let Some(task) = self.step().and_then(|it| it.task.as_ref()) else {
            return Err(Astray::Refused(PlayError::NotYourTurn));
        };
        if task.fulfilled_by(act).is_some() {
            return self.go_on(act).map_err(Astray::Broken);
        }
        let detour = task.detours.iter().find(|it| it.way.means(act));
        let learner = self.course.learner;
        // What nobody has thought of has luck of its own, always the same.
        let mut dice = Dice::seeded(0);
        let luck = match detour.and_then(|it| it.way.draws.as_deref()) {
            Some(draws) => Luck::Scripted(draws),
            None => Luck::Drawn(&mut dice),
        };
        self.play(learner, act, luck).map_err(Astray::Refused)?;
        self.answer(detour.map_or(&[], |it| &it.answers)).map_err(Astray::Broken)?;
        (self.astray, self.detour) = (true, detour);
        Ok(())
    }

    fn answer(&mut self, answers: &[Play<'_>]) -> Result<(), String> {
        for Play { seat: name, notation, draws } in answers {
            let seat = seat_named(self.course.entry, name)?;
            self.play(seat, notation, Luck::Scripted(draws)).map_err(|it| said(notation, &it))?;
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, notation: &str, luck: Luck<'_>) -> Result<(), PlayError> {
        self.table.play(seat, notation, luck, 0)?;
        self.nows.push(now(&*self.table, self.course.learner));
        Ok(())
    }

    /// How things stand.
    fn tell(mut self, from: Option<usize>) -> LessonMoment {
        let Course { entry, learner, .. } = *self.course;
        let (stage, says) = self.says();
        let last = self.nows.len() - 1;
        let now = &mut self.nows[last];
        let acts = matches!(stage, LessonStage::Act { .. }) && now.waiting.contains(&learner);
        now.offers = acts.then(|| self.table.offers(learner));
        now.can_undo = stage == LessonStage::Astray;
        let clauses = self.step().map_or(Vec::new(), |it| it.clauses.clone());
        let steps = (0..last).filter_map(|n| step_of(&*self.table, n, learner)).collect();
        LessonMoment {
            game: entry.meta.id,
            rules_version: self.table.rulebook().version(),
            seats: self.table.n_seats(),
            options: self.table.options(),
            learner,
            total: self.course.lesson.steps.len(),
            stage,
            says: says.map(Saying::of),
            scene: self.scene,
            clauses,
            steps,
            nows: self.nows.split_off(from.map_or(last, |it| it.min(last))),
            done: self.done,
        }
    }

    fn says(&self) -> (LessonStage, Option<&'a Words>) {
        if self.astray {
            return (LessonStage::Astray, self.detour.map(|it| &it.words));
        }
        let Some(step) = self.step() else {
            return (LessonStage::Done, Some(&self.course.lesson.end));
        };
        let stage = match &step.task {
            Some(Task { wanted, .. }) => LessonStage::Act { wanted: wanted.notation.to_owned() },
            None => LessonStage::Read,
        };
        (stage, Some(&step.words))
    }
}

/// Why an attempt comes to nothing.
enum Astray {
    /// The rules refuse it.
    Refused(PlayError),
    /// The lesson makes no sense.
    Broken(String),
}

fn refused(error: Astray) -> Result<LessonReply, String> {
    let simply = |code| Ok(LessonReply::Refused { code, rule: None, why: None });
    match error {
        Astray::Broken(why) => Err(why),
        Astray::Refused(PlayError::Illegal { rule, why, .. }) => {
            let (code, rule) = (RefusalCode::Illegal, Some(rule.to_owned()));
            Ok(LessonReply::Refused { code, rule, why: Some(why) })
        }
        Astray::Refused(PlayError::GameOver) => simply(RefusalCode::GameOver),
        Astray::Refused(PlayError::NotYourTurn) => simply(RefusalCode::NotYourTurn),
        Astray::Refused(PlayError::BadAction | PlayError::BadDraws) => {
            simply(RefusalCode::BadAction)
        }
    }
}

impl Saying {
    fn of(words: &Words) -> Saying {
        Saying { en: words.en.clone(), fr: words.fr.clone() }
    }
}

fn said(notation: &str, error: &PlayError) -> String {
    format!("{notation}: {error}")
}

fn now(table: &dyn Table, learner: Seat) -> Now {
    let waiting = match table.turn() {
        Turn::Waiting(seats) => seats.iter().collect(),
        Turn::Over(_) => Vec::new(),
    };
    Now {
        version: table.n_steps() as u64,
        view: table.view(Viewer::Seat(learner)),
        waiting,
        offers: None,
        can_undo: false,
        clocks: Vec::new(),
        over: over(table),
    }
}

fn step_of(table: &dyn Table, n: usize, learner: Seat) -> Option<StepMsg> {
    let viewer = Viewer::Seat(learner);
    let step = table.step(n, Some(viewer))?;
    let (ply, events) = (n as u64 + 1, events(table, n, viewer));
    let kind = StepKind::Played { seat: step.seat, action: step.action, events, ply };
    Some(StepMsg { version: ply, kind, at: 0 })
}
