//! Decisions of one seat (PUCT): try what looks best, and now and then what was tried too little,
//! the more so the more it promised beforehand.

use crate::{tree::Way, worth};

/// How much an action gains by not having been tried often: the exploration constant.
const CURIOSITY: f32 = 1.0;
/// How much worse than the position an untried action is taken to be: first-play urgency.
const DOUBT: f32 = 0.1;

/// The way to try next, of those that are legal in `world`: the one with the best worth so far
/// and curiosity together. `visits` and `mean` are those of the position, for the seat that decides.
pub(crate) fn select<A>(ways: &[Way<A>], world: u32, visits: f32, mean: f32) -> Option<usize> {
    let curiosity = CURIOSITY * visits.sqrt();
    let untried = mean - DOUBT;
    let mut best = None;
    let mut best_score = f32::NEG_INFINITY;
    for (idx, way) in ways.iter().enumerate() {
        if way.world != world {
            continue;
        }
        let score = if way.solved {
            way.worth
        } else {
            let worth = if way.visits == 0.0 { untried } else { way.worth };
            worth + curiosity * way.prior / (1.0 + way.visits)
        };
        if best_score < score {
            (best, best_score) = (Some(idx), score);
        }
    }
    best
}

/// The way to play in earnest: a win that is proven, else the one that was tried most, as long as
/// it is not a proven defeat.
pub(crate) fn best<A>(ways: &[Way<A>], world: u32) -> Option<usize> {
    let rank = |way: &Way<A>| {
        let proof = match way.solved {
            true if worth::is_won(way.worth) => 2,
            true if worth::is_lost(way.worth) => 0,
            true | false => 1,
        };
        (proof, way.visits, way.prior)
    };
    let mut best: Option<usize> = None;
    for (idx, way) in ways.iter().enumerate().filter(|(_, way)| way.world == world) {
        if best.is_none_or(|best| rank(&ways[best]) < rank(way)) {
            best = Some(idx);
        }
    }
    best
}

/// By how many visits the most visited way is ahead of the next.
pub(crate) fn lead<A>(ways: &[Way<A>]) -> f32 {
    let (mut first, mut second) = (0.0, 0.0);
    for way in ways {
        if first < way.visits {
            (first, second) = (way.visits, first);
        } else if second < way.visits {
            second = way.visits;
        }
    }
    first - second
}
