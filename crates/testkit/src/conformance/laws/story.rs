//! A finished game can be told again.

use kernel::{Chance, Game, Refusal, Script, Session};

use super::{RECORDS, SAME_SEED_SAME_STORY, against};
use crate::conformance::{Breach, fortune::playout, variant::Variant};

/// Tells a finished game again, from its seed and from its record.
pub(in crate::conformance) fn examine<G: Game>(
    variant: &Variant<G>,
    seed: u64,
    setup_draws: &[u32],
    session: &Session<G>,
    states: &[G::State],
) -> Result<(), Breach> {
    same_seed(variant, seed, session).map_err(against(SAME_SEED_SAME_STORY))?;
    record(variant, setup_draws, session, states).map_err(against(RECORDS))
}

fn same_seed<G: Game>(variant: &Variant<G>, seed: u64, session: &Session<G>) -> Result<(), String> {
    let steps = session.steps();
    let again = playout(variant, seed, steps.len() + 1).map_err(|refusal| refusal.to_string())?;
    let again = again.steps();
    for (n, (one, other)) in steps.iter().zip(again).enumerate() {
        let same = one.seat == other.seat
            && one.action == other.action
            && one.draws == other.draws
            && one.events == other.events;
        if !same {
            return Err(format!("action {n} was {}, and now is {}", one.action, other.action));
        }
    }
    if steps.len() != again.len() {
        return Err(format!("it had {} actions, and now has {}", steps.len(), again.len()));
    }
    Ok(())
}

/// Notation and draws are all that a record holds, and enough.
fn record<G: Game>(
    variant: &Variant<G>,
    setup_draws: &[u32],
    session: &Session<G>,
    states: &[G::State],
) -> Result<(), String> {
    let mut script = Script::new(setup_draws);
    let start = G::setup(&variant.options, variant.n_seats, &mut Chance::new(&mut script));
    if !script.fits() || states.first() != Some(&start) {
        return Err("the set-up is another".to_owned());
    }
    let mut again = Session::<G>::new(start);
    for (n, step) in session.steps().iter().enumerate() {
        let notation = step.action.to_string();
        let action: G::Action =
            notation.parse().map_err(|_| format!("action {n} cannot be read: {notation}"))?;
        let mut script = Script::new(&step.draws);
        let played = again
            .play::<Refusal<G::Illegal>, _>(step.seat, &action, &mut script, |_| Ok(()))
            .map_err(|refusal| format!("action {n}, {notation}: {refusal}"))?;
        if !script.fits() || played.events != step.events {
            return Err(format!("action {n}, {notation}, went another way"));
        }
        if Some(again.state()) != states.get(n + 1) {
            return Err(format!("action {n}, {notation}, led elsewhere"));
        }
    }
    let n_half = states.len() / 2;
    if session.state_after(n_half) != states[n_half] {
        return Err(format!("the state after {n_half} actions is another"));
    }
    Ok(())
}
