//! A search takes secret choices back, to weigh them as simultaneous.

use kernel::{Game, Secrecy, legal};

use crate::conformance::spot::{After, Spot};

/// Reopening leaves those who are waited for their legal actions, and leads from after a secret
/// choice to where it leads from before it.
pub(super) fn takes_choices_back<G: Game>(spot: &Spot<'_, G>) -> Result<(), String> {
    let reopened = |state: &G::State| {
        let mut state = state.clone();
        G::reopen(&mut state);
        state
    };
    let open = reopened(spot.state);
    G::audit(&open)?;
    if reopened(&open) != open {
        return Err("once is not enough".to_owned());
    }
    let mut actions = Vec::new();
    for (seat, before) in &spot.legal {
        legal::<G>(&open, *seat, &mut actions);
        if actions != *before {
            return Err(format!("{seat:?} had {before:?}\nand now has {actions:?}"));
        }
    }
    for (seat, action) in spot.moves() {
        if G::secrecy(action) != Secrecy::UntilRevealed {
            continue;
        }
        let after = After::<G>::new(spot.state, seat, action, spot.luck());
        if !after.reveals() && reopened(&after.state) != open {
            return Err(format!("{action} is not taken back"));
        }
    }
    Ok(())
}
