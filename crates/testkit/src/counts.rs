//! How many ways a game can go on (perft): a fingerprint of its rules.
//!
//! ```text
//! # A comment, then the `@` lines of a scene, then depths; numbers are the game's.
//! @ setup
//! depth 1
//!     17
//! ```

use std::{fmt::Write as _, path::Path};

use kernel::{Chance, Game, Script, Turn, legal};
use script::{INDENT, Scene};

use crate::{
    golden::{self, Fault, Golden},
    scene::lay_out,
};

/// Counts again what the file at `path` has counted.
///
/// # Panics
/// When a number differs, or the file makes no sense.
pub fn counts<G: Game>(path: impl AsRef<Path>, golden: Golden) {
    golden::compare(&[path.as_ref().to_owned()], golden, rewrite::<G>);
}

fn rewrite<G: Game>(text: &str) -> Result<String, Fault> {
    let mut scene = Scene::default();
    let mut counting = false;
    let mut out = String::new();
    for (idx, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with(INDENT)) {
        let fault = |message: String| Fault { line: idx + 1, message };
        let _ = writeln!(out, "{line}");
        if let Some(arrangement) = line.strip_prefix("@ ") {
            if counting {
                scene = Scene::default();
                counting = false;
            }
            scene.read(arrangement).map_err(fault)?;
        } else if let Some(depth) = line.strip_prefix("depth ") {
            let depth: u32 = depth.parse().map_err(|_| fault(format!("no depth: {depth}")))?;
            let start = lay_out::<G>(&scene).map_err(fault)?;
            let n = count::<G>(&start.state, depth).map_err(fault)?;
            let _ = writeln!(out, "{INDENT}{n}");
            counting = true;
        } else if !line.is_empty() && !line.starts_with('#') {
            return Err(fault("this line is of no known kind".to_owned()));
        }
    }
    if out.contains("depth ") {
        Ok(out)
    } else {
        Err(Fault { line: 1, message: "nothing is counted here".to_owned() })
    }
}

/// The number of sequences of `depth` actions from `state`. Where several may act at once, each
/// order is a sequence of its own. A game that draws luck cannot be counted so.
pub fn count<G: Game>(state: &G::State, depth: u32) -> Result<u64, String> {
    let Turn::Waiting(waiting) = G::turn(state) else { return Ok(u64::from(depth == 0)) };
    if depth == 0 {
        return Ok(1);
    }
    let mut n = 0;
    let mut actions = Vec::new();
    for seat in waiting.iter() {
        legal::<G>(state, seat, &mut actions);
        if depth == 1 {
            n += actions.len() as u64;
            continue;
        }
        for action in &actions {
            let mut next = state.clone();
            let mut nothing = Script::new(&[]);
            G::commit(&mut next, seat, action, &mut Chance::new(&mut nothing), &mut Vec::new());
            if !nothing.fits() {
                return Err(format!("{action} draws luck, and luck cannot be counted"));
            }
            n += count::<G>(&next, depth - 1)?;
        }
    }
    Ok(n)
}
