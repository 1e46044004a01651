//! What can be clicked.

use kernel::{Game, Handle};

use crate::conformance::spot::Spot;

/// Every legal action is reached by clicks of its own: no path is the beginning of another.
pub(super) fn paths_part<G: Game>(spot: &Spot<'_, G>) -> Result<(), String> {
    for (_, actions) in &spot.legal {
        let mut paths: Vec<(Vec<Handle>, &G::Action)> =
            actions.iter().map(|action| (G::path(action), action)).collect();
        // In this order a path stands right before the first of those that begin with it.
        paths.sort_by(|(a, _), (b, _)| a.cmp(b));
        if let Some((_, action)) = paths.iter().find(|(path, _)| path.is_empty()) {
            return Err(format!("there is nothing to click for {action}"));
        }
        for pair in paths.windows(2) {
            let [(path, action), (other_path, other)] = pair else { continue };
            if other_path.starts_with(path) {
                return Err(format!("{path:?} of {action} begins {other_path:?} of {other}"));
            }
        }
    }
    Ok(())
}
