//! What a trial of the advice tells.

use std::fmt;

use serde::Serialize;

use super::ways::Trial;

/// What is printed.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    seed: u64,
    positions: usize,
    playouts: u64,
    /// In how many a retreat was advised.
    retreat_advised: usize,
    /// Of all games, how many were broken off.
    unfinished: u64,
    /// Shares of the game won by the seat that decides.
    advised: f64,
    fought_on: f64,
    retreated: f64,
    /// What following the advice wins more than either, in each position.
    over_fighting_on: Gain,
    over_retreating: Gain,
    /// What the advice said of its own way, and what came of it, from the least hope to the most.
    foretold: Vec<Foretold>,
}

#[derive(Serialize)]
struct Gain {
    mean: f64,
    /// 95 % of what chance makes of so many positions.
    interval: [f64; 2],
}

#[derive(Serialize)]
struct Foretold {
    positions: usize,
    said: f64,
    won: f64,
}

/// Positions are told in so many groups.
const GROUPS: usize = 5;

impl Report {
    pub(super) fn new(game: &'static str, seed: u64, playouts: u64, trials: &[Trial]) -> Report {
        let over = |other: fn(&Trial) -> f64| {
            Gain::new(&trials.iter().map(|it| it.advised - other(it)).collect::<Vec<_>>())
        };
        let mut by_hope: Vec<&Trial> = trials.iter().collect();
        by_hope.sort_by(|one, other| one.foretold.total_cmp(&other.foretold));
        let groups = by_hope.chunks(trials.len().div_ceil(GROUPS).max(1)).map(|group| Foretold {
            positions: group.len(),
            said: mean(group.iter().map(|it| it.foretold)),
            won: mean(group.iter().map(|it| it.advised)),
        });
        Report {
            game,
            seed,
            positions: trials.len(),
            playouts,
            retreat_advised: trials.iter().filter(|it| it.retreat_advised).count(),
            unfinished: trials.iter().map(|it| it.n_unfinished).sum(),
            advised: mean(trials.iter().map(|it| it.advised)),
            fought_on: mean(trials.iter().map(|it| it.fought)),
            retreated: mean(trials.iter().map(|it| it.retreated)),
            over_fighting_on: over(|it| it.fought),
            over_retreating: over(|it| it.retreated),
            foretold: groups.collect(),
        }
    }
}

impl Gain {
    fn new(gains: &[f64]) -> Gain {
        const Z: f64 = 1.96;
        let center = mean(gains.iter().copied());
        let spread = mean(gains.iter().map(|it| (it - center).powi(2)));
        let error = Z * (spread / float(gains.len().max(2) - 1)).sqrt();
        Gain { mean: center, interval: [center - error, center + error] }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { game, seed, positions, playouts, retreat_advised, unfinished, .. } = self;
        writeln!(
            f,
            "{game}: {positions} positions, seed {seed}, each played {playouts} times each way; \
             a retreat was advised in {retreat_advised}; {unfinished} games unfinished"
        )?;
        for (name, share) in [
            ("following the advice", self.advised),
            ("always fighting on", self.fought_on),
            ("always retreating", self.retreated),
        ] {
            writeln!(f, "{name:22}{:6.2} % of the game", 100.0 * share)?;
        }
        for (name, gain) in [
            ("more than fighting on", &self.over_fighting_on),
            ("more than retreating", &self.over_retreating),
        ] {
            let [low, high] = gain.interval.map(|it| 100.0 * it);
            writeln!(f, "{name:22}{:6.2} points, {low:.2} to {high:.2}", 100.0 * gain.mean)?;
        }
        for Foretold { positions, said, won } in &self.foretold {
            let [said, won] = [said, won].map(|it| 100.0 * it);
            writeln!(f, "{positions} positions: foretold {said:.1} %, won {won:.1} %")?;
        }
        Ok(())
    }
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (mut sum, mut n) = (0.0, 0_u32);
    for value in values {
        sum += value;
        n += 1;
    }
    sum / f64::from(n.max(1))
}

fn float(n: usize) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gain_is_as_sure_as_it_is_even() {
        let sure = Gain::new(&[0.5; 9]);
        assert!((sure.interval[0] - 0.5).abs() < 1e-12 && (sure.interval[1] - 0.5).abs() < 1e-12);
        let Gain { mean, interval: [low, high] } = Gain::new(&[1.0, 0.0, 1.0, 0.0]);
        assert!((mean - 0.5).abs() < 1e-12);
        // The root of a quarter by three.
        assert!((high - low - 2.0 * 1.96 * (0.25_f64 / 3.0).sqrt()).abs() < 1e-12);
    }
}
