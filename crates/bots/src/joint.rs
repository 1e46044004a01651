//! Decisions of several seats at once (regret matching+, averaged linearly), so that no seat can be
//! predicted.
//!
//! Each seat plays an action as often as it regrets not having played it. The average of that
//! tends to an equilibrium between two seats, and to something sensible between more.

use kernel::Seeded;

use crate::{
    luck,
    tree::{Cell, MAX_WAYS, Way},
};

/// How often any action is tried, to learn what it would bring.
const TRIAL: f32 = 0.1;
/// Actions played so much less often than the usual one are accidents of learning.
const ACCIDENT: f32 = 0.06;

/// How `ways` are mixed now, for those legal in `world`.
pub(crate) fn mix<A>(ways: &[Way<A>], world: u32, out: &mut Vec<f32>) {
    let legal = |way: &&Way<A>| way.world == world;
    let regret: f32 = ways.iter().filter(legal).map(|way| way.regret).sum();
    let prior: f32 = ways.iter().filter(legal).map(|way| way.prior).sum();
    out.clear();
    out.extend(ways.iter().map(|way| {
        if way.world != world {
            0.0
        } else if 0.0 < regret {
            way.regret / regret
        } else {
            way.prior / prior
        }
    }));
}

/// The way a side tries next, mostly as it mixes them.
pub(crate) fn sample<A>(ways: &[Way<A>], world: u32, mix: &[f32], luck: &mut Seeded) -> u16 {
    let idx = if luck::fraction(luck) < TRIAL {
        let legal = ways.iter().map(|way| if way.world == world { 1.0 } else { 0.0 });
        luck::weighted(legal, luck)
    } else {
        luck::weighted(mix.iter().copied(), luck)
    };
    u16::try_from(idx).unwrap_or(0)
}

/// Learns from the nth visit: `worths` is what each way would have led to against what the others
/// played, `mix` how they were mixed.
pub(crate) fn learn<A>(ways: &mut [Way<A>], mix: &[f32], worths: &[f32], nth: f32) {
    let mean: f32 = mix.iter().zip(worths).map(|(share, worth)| share * worth).sum();
    for ((way, share), worth) in ways.iter_mut().zip(mix).zip(worths) {
        way.regret = (way.regret + worth - mean).max(0.0);
        // Later mixes are better, so they count for more.
        way.share += share * nth;
    }
}

/// The way to play in earnest: drawn from the average of all mixes.
pub(crate) fn draw<A>(ways: &[Way<A>], world: u32, luck: &mut Seeded) -> usize {
    let played = |way: &Way<A>| if way.world == world { way.share } else { 0.0 };
    let most = ways.iter().map(played).fold(0.0, f32::max);
    if most == 0.0 {
        let mut shares = Vec::new();
        mix(ways, world, &mut shares);
        return luck::weighted(shares.iter().copied(), luck);
    }
    let in_earnest = |it: f32| if it < ACCIDENT * most { 0.0 } else { it };
    luck::weighted(ways.iter().map(|way| in_earnest(played(way))), luck)
}

/// Names a cell of a joint decision.
pub(crate) fn key(cell: &Cell) -> u64 {
    cell.iter().fold(0, |key, &idx| key * u64::from(MAX_WAYS) + u64::from(idx))
}
