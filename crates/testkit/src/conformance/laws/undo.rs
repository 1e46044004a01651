//! What can be taken back, and what cannot.

use kernel::{Game, Refusal, Script, Seat, Session, Step, UndoRefused};

use super::{UNDO, UNDO_BARRIER, against};
use crate::conformance::Breach;

/// Takes back all that can be taken back, compares with the states that were there, and plays it
/// again. `states` are those before each step, and the present one. Returns how many steps.
pub(in crate::conformance) fn examine<G: Game>(
    session: &mut Session<G>,
    states: &[G::State],
) -> Result<u64, Breach> {
    let barrier = against(UNDO_BARRIER);
    let Some(last) = session.steps().last().map(|step| step.seat) else { return Ok(0) };
    let expected = n_free(session.steps(), last);
    for seat in Seat::first(G::META.seats.len()).filter(|&seat| seat != last) {
        if session.undo(seat).map(|step| step.action) != Err(UndoRefused::NotYours) {
            return Err(barrier(format!("{seat:?} takes back what {last:?} has done")));
        }
    }

    let mut undone: Vec<Step<G>> = Vec::new();
    while session.can_undo(last).is_ok() && undone.len() <= expected {
        let step = session.undo(last).map_err(|refused| barrier(refused.to_string()))?;
        let before = &states[session.steps().len()];
        if session.state() != before {
            let evidence =
                format!("{}\ncame from {before:?}\nnot {:?}", step.action, session.state());
            return Err(against(UNDO)(evidence));
        }
        undone.push(step);
    }
    if undone.len() != expected {
        let n = undone.len();
        return Err(barrier(format!("{n} steps were taken back, and {expected} are free")));
    }
    let n_undone = undone.len() as u64;
    for step in undone.into_iter().rev() {
        let mut nothing = Script::new(&[]);
        let again = session
            .play::<Refusal<G::Illegal>, _>(last, &step.action, &mut nothing, |_| Ok(()))
            .map_err(|refusal| against(UNDO)(format!("{} again: {refusal}", step.action)))?;
        if again.events != step.events || session.state() != &states[session.steps().len()] {
            return Err(against(UNDO)(format!("{} again went another way", step.action)));
        }
    }
    Ok(n_undone)
}

/// How many of the last steps are `seat`'s, drew nothing and revealed nothing.
fn n_free<G: Game>(steps: &[Step<G>], seat: Seat) -> usize {
    let free = |step: &&Step<G>| {
        step.seat == seat && step.draws.is_empty() && !step.events.iter().any(G::reveals)
    };
    steps.iter().rev().take_while(free).count()
}
