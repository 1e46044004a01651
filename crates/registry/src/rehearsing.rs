//! A choice that is still being put together, whatever the game.

use kernel::{Fate, Game, Rehearsal, Seat, Step, Viewer, offers};
use protocol::OffersTree;
use serde_json::value::RawValue;

use crate::{PlayError, erased::raw};

/// What a choice would be.
#[derive(Debug, Clone)]
pub struct Rehearsed {
    /// What it is made of: each action with the clicks that choose it.
    pub actions: Vec<(String, Box<RawValue>)>,
    /// What it comes to.
    pub fate: Fate,
    /// Whether it lets go by what else could be done.
    pub waives: bool,
    /// What its player would see then, and be offered. Nothing where luck or a secret would speak.
    pub shown: Option<(Box<RawValue>, Box<RawValue>)>,
}

/// Plays what was put together on a copy of what `seat` knows.
pub(crate) fn rehearse<G: Game>(
    state: &G::State,
    seat: Seat,
    actions: &[G::Action],
    fill: bool,
    wanted: &dyn Fn(Fate, bool) -> bool,
) -> Result<Rehearsed, PlayError> {
    let eyes = Viewer::Seat(seat);
    let Rehearsal { actions: played, fate, waives, state } =
        kernel::rehearse::<G>(&G::view(state, eyes), seat, actions, fill)?;
    if played.len() < actions.len() {
        return Err(PlayError::BadAction);
    }
    let shown = state.filter(|_| wanted(fate, waives)).map(|state| {
        let offers = offers::<G>(&state, seat);
        (raw(&G::view(&state, eyes)), raw(&OffersTree::fold(&offers)))
    });
    let actions = played.iter().map(|it| (it.to_string(), raw(&G::path(it))));
    Ok(Rehearsed { actions: actions.collect(), fate, waives, shown })
}

/// What is played as one is one choice: all of it but the last has only begun it.
pub(crate) fn one_choice<G: Game>(steps: &[Step<G>]) -> Result<(), PlayError> {
    let begun =
        |step: &Step<G>| step.begun && step.draws.is_empty() && !step.events.iter().any(G::reveals);
    match steps.split_last() {
        Some((_, before)) if before.iter().all(begun) => Ok(()),
        Some(_) | None => Err(PlayError::BadAction),
    }
}
