//! A walk of random actions through a game, and what everyone was told on the way: whether the engine
//! plays in a browser as the games play everywhere else.

use kernel::{Seat, Source as _, Viewer};
use registry::{Dice, Entry, Luck, Table, fingerprint};
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::reply::Refusal;

/// After so many actions a walk says how far it has come, so that two that part do so somewhere.
const STRETCH: u64 = 50;

/// What a walk came to.
#[derive(Serialize)]
pub(crate) struct Walk {
    actions: u64,
    /// How many games were begun.
    games: u64,
    draws: u64,
    /// After each stretch, the SHA-256 of everything so far: actions, draws, events, views, offers
    /// and positions.
    told: Vec<String>,
}

/// Plays `n_actions`, and begins anew whenever a game ends.
pub(crate) fn walk(
    entry: &'static Entry,
    n_seats: usize,
    seed: u64,
    n_actions: u64,
) -> Result<Walk, Refusal> {
    let dice = &mut Dice::seeded(seed);
    let mut walk = Walk { actions: 0, games: 0, draws: 0, told: Vec::new() };
    let mut heard = Sha256::new();
    while walk.actions < n_actions {
        let mut game = entry.new_table(n_seats, &Value::Null, dice)?;
        walk.games += 1;
        walk.draws += game.setup_draws().len() as u64;
        heard.update(format!("{:?}", game.setup_draws()));
        while !game.turn().is_over() && walk.actions < n_actions {
            let (seat, action) = choose(&*game, dice).ok_or_else(|| lost("nobody can act"))?;
            let step = game
                .play(seat, &action, Luck::Drawn(dice), walk.actions)
                .map_err(|why| lost(&format!("{seat:?} {action}: {why}")))?;
            walk.actions += 1;
            walk.draws += step.draws.len() as u64;
            heard.update(format!("{step:?}"));
            listen(&*game, &mut heard);
            if walk.actions.is_multiple_of(STRETCH) {
                walk.told.push(format!("{:x}", heard.clone().finalize()));
            }
        }
        let record = game.record(None);
        heard.update(record.actions.iter().filter_map(|it| it.hash.as_deref()).collect::<String>());
    }
    walk.told.push(format!("{:x}", heard.finalize()));
    Ok(walk)
}

/// Any legal action of anyone who may act.
fn choose(game: &dyn Table, dice: &mut Dice) -> Option<(Seat, String)> {
    let able = game.turn().waiting().iter().chain(game.aside().iter());
    let legal = able.flat_map(|seat| game.legal(seat).into_iter().map(move |it| (seat, it)));
    let mut legal: Vec<_> = legal.collect();
    let n = u32::try_from(legal.len()).ok().filter(|n| *n != 0)?;
    Some(legal.swap_remove(dice.draw(0, n) as usize))
}

/// What everyone hears and sees after an action.
fn listen(game: &dyn Table, heard: &mut Sha256) {
    let last = game.n_steps() - 1;
    let seats = Seat::first(game.n_seats()).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Public]) {
        for told in game.told(last, viewer) {
            heard.update(format!("{} {:?} {:?}", told.event, told.clauses, told.places));
        }
        heard.update(game.view(viewer).get());
    }
    for seat in game.turn().waiting().iter() {
        heard.update(game.offers(seat).get());
    }
    heard.update(fingerprint(game));
}

fn lost(why: &str) -> Refusal {
    Refusal::new("internal", why)
}
