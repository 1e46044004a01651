//! Games written down: what people did, and what the game said to it.
//!
//! ```text
//! # HAN-10 A comment names the clauses that the file shows.
//! @ Rome Gallia 3
//! carthage> march Hispania Citerior Gallia
//!     Carthage: a legion marches from Hispania Citerior to Gallia
//! rome> attack Gallia | 5 2 6
//! rome> undo
//! = view rome
//! ```
//! A line with `@` after play has begun starts a new scene; `= impossible` instead of play says
//! that there is none like this. Indented lines are the game's.

mod query;

use std::{fmt::Write as _, path::Path};

use kernel::{Audience, Chance, Game, Refusal, Script, Seat, Session, play};
use script::{INDENT, Line, Scene, read_draws, write_draws};

use crate::{
    golden::{self, Fault, Golden},
    scene::{Start, lay_out, name_of, seat_named},
};

/// Replays every `.play` file under `dir` and compares it with what it claims.
///
/// # Panics
/// When a file differs, with the place and both lines; when there is no file.
pub fn transcripts<G: Game>(dir: impl AsRef<Path>, golden: Golden) {
    golden::compare(&golden::files(dir.as_ref(), "play"), golden, rewrite::<G>);
}

/// Keeps the lines a person wrote and replaces those the game wrote.
/// An error names the line that makes no sense.
pub fn replay<G: Game>(text: &str) -> Result<String, String> {
    rewrite::<G>(text).map_err(|fault| format!("line {}: {}", fault.line, fault.message))
}

fn rewrite<G: Game>(text: &str) -> Result<String, Fault> {
    let mut stage = Stage::<G>::Setting(Scene::default());
    let mut out = String::new();
    for (idx, line) in text.lines().enumerate() {
        let fault = |message| Fault { line: idx + 1, message };
        let read = Line::read(line).map_err(fault)?;
        if let Line::Reply(_) = read {
            continue;
        }
        let _ = writeln!(out, "{line}");
        for reply in stage.obey(read).map_err(fault)? {
            let _ = writeln!(out, "{INDENT}{reply}");
        }
    }
    Ok(out)
}

/// Reads what a person wrote, line by line.
enum Stage<G: Game> {
    /// The pieces are being placed.
    Setting(Scene),
    Playing {
        session: Session<G>,
        n_seats: usize,
    },
}

impl<G: Game> Stage<G> {
    fn obey(&mut self, line: Line<'_>) -> Result<Vec<String>, String> {
        match line {
            Line::Silent | Line::Reply(_) => Ok(Vec::new()),
            Line::Scene(arrangement) => {
                self.setting().read(arrangement)?;
                Ok(Vec::new())
            }
            Line::Impossible => self.impossible(),
            Line::Question(question) => {
                let (session, n_seats) = self.playing()?;
                query::answer::<G>(session.state(), n_seats, question)
            }
            Line::Undo { seat } => {
                let (session, seat) = self.sitting(seat)?;
                Ok(vec![match session.undo(seat) {
                    Ok(step) => format!("taken back: {}", step.action),
                    Err(refused) => format!("! {refused}"),
                }])
            }
            Line::Action { seat, notation, draws } => {
                let (session, seat) = self.sitting(seat)?;
                act(session, seat, notation, &read_draws(draws)?)
            }
        }
    }

    /// The game, and the seat of this name in it.
    fn sitting(&mut self, name: &str) -> Result<(&mut Session<G>, Seat), String> {
        let (session, n_seats) = self.playing()?;
        let seat = seat_named(&G::META, n_seats, name).ok_or(format!("no seat {name}"))?;
        Ok((session, seat))
    }

    /// Expects that the scene cannot be laid out, tells why, and clears it away.
    fn impossible(&mut self) -> Result<Vec<String>, String> {
        let scene = std::mem::take(self.setting());
        match lay_out::<G>(&scene) {
            Ok(_) => Err("this scene is possible".to_owned()),
            Err(why) => Ok(vec![format!("! {why}")]),
        }
    }

    fn setting(&mut self) -> &mut Scene {
        if let Stage::Playing { .. } = self {
            *self = Stage::Setting(Scene::default());
        }
        match self {
            Stage::Setting(scene) => scene,
            Stage::Playing { .. } => unreachable!("the stage was just cleared"),
        }
    }

    fn playing(&mut self) -> Result<(&mut Session<G>, usize), String> {
        if let Stage::Setting(scene) = self {
            let Start { state, n_seats } = lay_out::<G>(scene)?;
            *self = Stage::Playing { session: Session::new(state), n_seats };
        }
        match self {
            Stage::Playing { session, n_seats } => Ok((session, *n_seats)),
            Stage::Setting(_) => unreachable!("the scene was just laid out"),
        }
    }
}

/// Why an action was not played.
enum Unplayed<I> {
    Refused(Refusal<I>),
    /// Too few draws, too many, or one that cannot be.
    Script,
}

impl<I> From<Refusal<I>> for Unplayed<I> {
    fn from(refusal: Refusal<I>) -> Self {
        Unplayed::Refused(refusal)
    }
}

fn act<G: Game>(
    session: &mut Session<G>,
    seat: Seat,
    notation: &str,
    draws: &[u32],
) -> Result<Vec<String>, String> {
    let Ok(action) = notation.parse::<G::Action>() else {
        return Ok(vec![format!("? {notation}")]);
    };
    let before = session.state().clone();
    let mut script = Script::new(draws);
    let played = session.play::<Unplayed<G::Illegal>, _>(seat, &action, &mut script, |script| {
        if script.fits() { Ok(()) } else { Err(Unplayed::Script) }
    });
    match played {
        Ok(step) => Ok(step.events.iter().map(sentence::<G>).collect()),
        Err(Unplayed::Refused(refusal)) => {
            let mut untouched = before.clone();
            let mut nothing = Script::new(&[]);
            let again = play::<G>(
                &mut untouched,
                seat,
                &action,
                &mut Chance::new(&mut nothing),
                &mut Vec::new(),
            );
            if again.is_ok() || untouched != before || *session.state() != before {
                return Err(format!("a refused action changed the state: {notation}"));
            }
            Ok(vec![format!("! {refusal}")])
        }
        Err(Unplayed::Script) => {
            Err("the rules draw more luck, less, or other luck than is written here".to_owned())
        }
    }
}

/// An event as transcripts write it; what not everyone is told says who is.
pub(crate) fn sentence<G: Game>(event: &G::Event) -> String {
    match G::audience(event) {
        Audience::Everyone => event.to_string(),
        Audience::Only(seat) => format!("({} only) {event}", name_of(&G::META, seat)),
    }
}

/// An action as transcripts write it.
pub(crate) fn command<G: Game>(seat: Seat, action: &G::Action, draws: &[u32]) -> String {
    format!("{}> {action}{}", name_of(&G::META, seat), write_draws(draws))
}
