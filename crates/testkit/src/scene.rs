//! Lays a scene out.

use kernel::{Chance, Game, Meta, Script, Seat};
use script::Scene;
use serde_json::Value;

/// A scene laid out.
pub(crate) struct Start<G: Game> {
    pub state: G::State,
    pub n_seats: usize,
}

/// Puts everything where the lines of `scene` say.
pub(crate) fn lay_out<G: Game>(scene: &Scene) -> Result<Start<G>, String> {
    let n_seats = scene.n_seats.unwrap_or(G::META.seats.len());
    if !G::META.seats_fit(n_seats) {
        return Err(format!("{} is not played by {n_seats}", G::META.name));
    }
    let mut options: G::Options = serde_json::from_value(Value::Object(scene.options.clone()))
        .map_err(|error| format!("these options do not fit: {error}"))?;
    if let Some(version) = scene.version {
        if !G::META.knows_version(version) {
            return Err(format!("{} has no rules of version {version}", G::META.name));
        }
        G::set_version(&mut options, version);
    }
    if scene.is_arranged()? {
        let state = G::arrange(&options, n_seats, &scene.position)?;
        return Ok(Start { state, n_seats });
    }
    let draws = scene.draws.as_deref().unwrap_or_default();
    let mut script = Script::new(draws);
    let state = G::setup(&options, n_seats, &mut Chance::new(&mut script));
    if !script.fits() {
        return Err("the set-up draws other luck than `@ setup | ...` says".to_owned());
    }
    Ok(Start { state, n_seats })
}

/// The seat of this name at a table of `n_seats`.
pub(crate) fn seat_named(meta: &Meta, n_seats: usize, name: &str) -> Option<Seat> {
    Seat::first(n_seats).find(|seat| meta.seats.get(seat.idx()) == Some(&name))
}

/// The name of a seat, as transcripts write it.
pub(crate) fn name_of(meta: &Meta, seat: Seat) -> &'static str {
    meta.seats.get(seat.idx()).copied().unwrap_or("nobody")
}
