//! Lessons as people write them: docs/lessons.md. A transcript in which somebody is told at each step
//! what to do and why, in both languages, and what becomes of it when they do otherwise.
//!
//! ```text
//! @ Rome Roma 3                    where it begins, as in transcripts
//! learner rome                     who learns
//! leaves pass                      kinds of actions that are not taught
//!
//! step HAN-08                      a step, and the clauses that it is about
//! en Your legions march to a neighbor.
//! fr Vos légions marchent vers une voisine.
//! rome> march Roma Cannae          what is wanted, and what is shown to whoever asks
//! or march Roma Gallia             what will do as well; a star stands for anything
//! carthage> seal 4                 what the others answer
//! not sail *                       what will not do, though the rules allow it
//! en The fleet can wait.           what is said of it
//! fr La flotte peut attendre.
//! carthage> march Gallia Roma      what comes of it
//!
//! step                             after something to read, the game may stand elsewhere
//! @ Rome Cannae 1
//! …
//!
//! end                              what is said at the end
//! en Well done.
//! fr Bravo.
//! ```

use crate::{Line, Scene, read_draws};

/// A whole lesson.
#[derive(Debug, Clone, PartialEq)]
pub struct Lesson<'a> {
    /// Where it begins.
    pub scene: Scene,
    /// Who learns, by the name of the seat.
    pub learner: &'a str,
    /// The kinds of actions that it does not teach.
    pub leaves: Vec<&'a str>,
    /// What is done, one thing after the other.
    pub steps: Vec<LessonStep<'a>>,
    /// What is said at the end.
    pub end: Words,
}

/// One thing to do, or only to read.
#[derive(Debug, Clone, PartialEq)]
pub struct LessonStep<'a> {
    /// Where the game stands from here on; usually where it stood.
    pub scene: Option<Scene>,
    /// The clauses that it is about.
    pub clauses: Vec<&'a str>,
    /// What to do and why.
    pub words: Words,
    /// What is to be done; nothing where it is enough to read.
    pub task: Option<Task<'a>>,
}

/// What is to be done.
#[derive(Debug, Clone, PartialEq)]
pub struct Task<'a> {
    /// What is shown to whoever asks.
    pub wanted: Play<'a>,
    /// What will do as well.
    pub ways: Vec<Way<'a>>,
    /// What follows by itself.
    pub answers: Vec<Play<'a>>,
    /// What will not do.
    pub detours: Vec<Detour<'a>>,
}

/// An action of somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Play<'a> {
    /// Whose, by the name of the seat.
    pub seat: &'a str,
    /// In notation.
    pub notation: &'a str,
    /// What luck says.
    pub draws: Vec<u32>,
}

/// Actions that begin and end alike, or a single one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way<'a> {
    pattern: &'a str,
    /// What luck says, where the author has said so.
    pub draws: Option<Vec<u32>>,
}

/// What the rules allow and the lesson does not want.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Detour<'a> {
    /// What is done.
    pub way: Way<'a>,
    /// What is said of it.
    pub words: Words,
    /// What comes of it.
    pub answers: Vec<Play<'a>>,
}

/// The same in both languages.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Words {
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

impl Way<'_> {
    /// Tells whether this action is meant.
    pub fn means(&self, notation: &str) -> bool {
        match self.pattern.split_once('*') {
            Some((beginning, ending)) => {
                notation.strip_prefix(beginning).is_some_and(|rest| rest.ends_with(ending))
            }
            None => notation == self.pattern,
        }
    }

    /// As it is written.
    pub fn pattern(&self) -> &str {
        self.pattern
    }
}

impl Task<'_> {
    /// What luck says when the task is fulfilled by this action; nothing where it is not.
    pub fn fulfilled_by(&self, notation: &str) -> Option<&[u32]> {
        if notation == self.wanted.notation {
            return Some(&self.wanted.draws);
        }
        let way = self.ways.iter().find(|it| it.means(notation))?;
        Some(way.draws.as_deref().unwrap_or(&self.wanted.draws))
    }
}

impl Words {
    fn say(&mut self, language: &str, sentence: &str) {
        let said = if language == "en" { &mut self.en } else { &mut self.fr };
        if !said.is_empty() {
            said.push(' ');
        }
        said.push_str(sentence);
    }

    fn is_whole(&self) -> bool {
        !self.en.is_empty() && !self.fr.is_empty()
    }
}

impl<'a> Lesson<'a> {
    /// Reads a lesson; an error says which line makes no sense.
    pub fn read(text: &'a str) -> Result<Lesson<'a>, String> {
        let mut reader = Reader { lesson: Lesson::empty(), ended: false };
        for (n, line) in text.lines().enumerate() {
            reader.obey(line).map_err(|why| format!("line {}: {why}: {line}", n + 1))?;
        }
        reader.lesson.whole(reader.ended)
    }

    fn empty() -> Lesson<'a> {
        let (scene, leaves, steps) = (Scene::default(), Vec::new(), Vec::new());
        Lesson { scene, learner: "", leaves, steps, end: Words::default() }
    }

    fn whole(self, ended: bool) -> Result<Lesson<'a>, String> {
        if self.learner.is_empty() || !ended {
            return Err("a lesson says who learns, and how it ends".to_owned());
        }
        for (n, step) in self.steps.iter().enumerate() {
            let detours = step.task.iter().flat_map(|it| &it.detours);
            if !step.words.is_whole() || detours.into_iter().any(|it| !it.words.is_whole()) {
                return Err(format!("step {} says something in one language only", n + 1));
            }
        }
        if !self.end.is_whole() {
            return Err("the end says something in one language only".to_owned());
        }
        Ok(self)
    }
}

struct Reader<'a> {
    lesson: Lesson<'a>,
    ended: bool,
}

impl<'a> Reader<'a> {
    fn obey(&mut self, line: &'a str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "learner" => self.lesson.learner = rest,
            "leaves" => self.lesson.leaves.extend(rest.split(' ')),
            "step" => self.lesson.steps.push(LessonStep {
                scene: None,
                clauses: rest.split_whitespace().collect(),
                words: Words::default(),
                task: None,
            }),
            "end" => self.ended = true,
            "en" | "fr" => self.words()?.say(word, rest),
            "or" => {
                let way = way(rest)?;
                self.task()?.ways.push(way);
            }
            "not" => {
                let (way, words) = (way(rest)?, Words::default());
                self.task()?.detours.push(Detour { way, words, answers: Vec::new() });
            }
            _ => match Line::read(line)? {
                Line::Silent => (),
                Line::Scene(arrangement) => self.scene()?.read(arrangement)?,
                Line::Action { seat, notation, draws } => {
                    self.play(Play { seat, notation, draws: read_draws(draws)? })?;
                }
                Line::Reply(_) | Line::Impossible | Line::Question(_) | Line::Undo { .. } => {
                    return Err("no lesson has such a line".to_owned());
                }
            },
        }
        Ok(())
    }

    /// The pieces that are being placed. What was played before is looked at in peace first.
    fn scene(&mut self) -> Result<&mut Scene, String> {
        let steps = &mut self.lesson.steps;
        let after_reading = steps.iter().rev().nth(1).is_some_and(|it| it.task.is_none());
        let Some(step) = steps.last_mut() else { return Ok(&mut self.lesson.scene) };
        if !after_reading || step.task.is_some() || step.words != Words::default() {
            return Err("another scene begins a step after one that is only read".to_owned());
        }
        Ok(step.scene.get_or_insert_default())
    }

    /// What is being said.
    fn words(&mut self) -> Result<&mut Words, String> {
        if self.ended {
            return Ok(&mut self.lesson.end);
        }
        let step = self.lesson.steps.last_mut().ok_or("nothing to say before the first step")?;
        let Some(task) = &mut step.task else { return Ok(&mut step.words) };
        let detour = task.detours.last_mut().ok_or("a step says what it wants first")?;
        Ok(&mut detour.words)
    }

    fn task(&mut self) -> Result<&mut Task<'a>, String> {
        let step = self.lesson.steps.last_mut();
        Ok(step.and_then(|it| it.task.as_mut()).ok_or("nothing is wanted yet")?)
    }

    fn play(&mut self, play: Play<'a>) -> Result<(), String> {
        let step = self.lesson.steps.last_mut().ok_or("nobody plays before the first step")?;
        let Some(task) = &mut step.task else {
            if play.seat != self.lesson.learner {
                return Err("first the learner does something".to_owned());
            }
            let (ways, answers, detours) = (Vec::new(), Vec::new(), Vec::new());
            step.task = Some(Task { wanted: play, ways, answers, detours });
            return Ok(());
        };
        match task.detours.last_mut() {
            Some(detour) => detour.answers.push(play),
            None => task.answers.push(play),
        }
        Ok(())
    }
}

fn way(text: &str) -> Result<Way<'_>, String> {
    let (pattern, draws) = match text.split_once(" | ") {
        Some((pattern, draws)) => (pattern, Some(read_draws(draws)?)),
        None => (text, None),
    };
    Ok(Way { pattern, draws })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LESSON: &str = "\
# HAN-08 A comment.
@ Rome Roma 3
learner rome
leaves pass exchange

step HAN-08 HAN-09
en March.
en Now.
fr Marchez.
rome> march Roma Cannae | 4
or march Roma *
carthage> pass
not sail * | 2 1
en No.
fr Non.
carthage> march Gallia Roma

step
en Read.
fr Lisez.

step
@ Rome Cannae 1
en Go on.
fr Continuez.
rome> march Cannae Roma

end
en Well done.
fr Bravo.
";

    fn read(text: &str) -> Result<Lesson<'_>, String> {
        Lesson::read(text)
    }

    #[test]
    fn a_lesson_is_steps_with_what_will_do_what_will_not_and_what_follows() {
        let lesson = read(LESSON).unwrap();
        assert_eq!((lesson.learner, &*lesson.leaves), ("rome", &["pass", "exchange"][..]));
        let [first, second, third] = &*lesson.steps else { panic!("{lesson:?}") };
        assert_eq!(first.words, Words { en: "March. Now.".into(), fr: "Marchez.".into() });
        assert_eq!(first.clauses, ["HAN-08", "HAN-09"]);
        let task = first.task.as_ref().unwrap();
        assert_eq!(task.answers, [Play { seat: "carthage", notation: "pass", draws: vec![] }]);
        assert_eq!(task.detours[0].answers[0].notation, "march Gallia Roma");
        assert_eq!((&second.task, &second.scene), (&None, &None));
        assert_eq!(third.scene.as_ref().unwrap().position, "Rome Cannae 1\n");
    }

    #[test]
    fn a_star_stands_for_anything_and_luck_is_that_of_what_is_wanted() {
        let lesson = read(LESSON).unwrap();
        let task = lesson.steps[0].task.as_ref().unwrap();
        assert_eq!(task.fulfilled_by("march Roma Gallia"), Some(&[4][..]));
        assert_eq!(task.fulfilled_by("sail Roma-Corsica Sicilia-Zama"), None);
        assert!(task.detours[0].way.means("sail Roma-Corsica Sicilia-Zama"));
        assert_eq!(task.detours[0].way.draws, Some(vec![2, 1]));
        let way = way("march * Roma").unwrap();
        assert!(way.means("march Gallia Roma") && !way.means("march Roma"));
        assert!(!way.means("march Gallia Roma Nova") && !way.means("sail Gallia Roma"));
    }

    #[test]
    fn what_is_missing_or_makes_no_sense_is_said() {
        for (from, to, why) in [
            ("learner rome\n", "", "line 9"),
            ("fr Non.\n", "", "one language"),
            ("fr Bravo.\n", "", "one language"),
            ("end\nen Well done.\nfr Bravo.\n", "", "how it ends"),
            ("rome> march Roma Cannae | 4", "carthage> pass", "first the learner"),
            ("or march Roma *", "or march Roma * | four", "no draw"),
            ("carthage> pass", "= turn", "no lesson has"),
            ("@ Rome Roma 3", "en Too soon.", "nothing to say"),
            ("en Go on.", "en Go on.\n@ Rome Roma 1", "another scene"),
            ("en March.", "@ Rome Roma 1", "another scene"),
        ] {
            let refused = read(&LESSON.replace(from, to)).unwrap_err();
            assert!(refused.contains(why), "{refused}");
        }
    }
}
