//! Whether there was anything secret about a step.

use kernel::{Audience, Game, Secrecy, Step};

/// Tells whether everyone was told the same of `step`, and could read its notation at once.
pub(crate) fn is_open<G: Game>(step: &Step<G>) -> bool {
    let told = |event: &G::Event| G::audience(event) == Audience::Everyone;
    G::secrecy(&step.action) == Secrecy::Open && step.events.iter().all(told)
}
