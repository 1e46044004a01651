//! How lucky somebody was: all throws of a kind together against everything they could have come to,
//! counted out and not estimated.

use serde::Serialize;

use crate::{Fortune, Seat};

/// More throws of a kind by one player than this are added up, but not counted out.
const MOST: usize = 4_000;

/// What luck of one kind was worth to a player.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct LuckReport {
    /// Whose.
    pub seat: Seat,
    /// What is counted, by the game's own name.
    pub kind: &'static str,
    /// How many throws or draws.
    pub n: usize,
    /// What they came to together.
    pub actual: usize,
    /// What they come to on average.
    pub expected: f64,
    /// How likely they come to as much or more; nothing where there were too many to count.
    pub as_lucky: Option<f64>,
    /// How likely they come to as little or less.
    pub as_unlucky: Option<f64>,
}

/// All throws so far.
#[derive(Default)]
pub(crate) struct Tally(Vec<Pile>);

/// Those of one kind and one seat.
struct Pile {
    seat: Seat,
    kind: &'static str,
    n: usize,
    actual: usize,
    expected: f64,
    /// How likely each sum is, from 0 on.
    sums: Vec<f64>,
}

impl Tally {
    /// One more. A throw that can only come out in one way is no luck.
    #[expect(clippy::cast_precision_loss, reason = "fractions of ways are what is wanted")]
    pub(crate) fn add(&mut self, fortune: Fortune) {
        let Fortune { seat, kind, result, odds } = fortune;
        let all: u64 = odds.iter().sum();
        if odds.iter().filter(|&&it| it != 0).count() < 2 {
            return;
        }
        let idx = self.0.iter().position(|it| it.seat == seat && it.kind == kind);
        let idx = idx.unwrap_or_else(|| {
            self.0.push(Pile { seat, kind, n: 0, actual: 0, expected: 0.0, sums: vec![1.0] });
            self.0.len() - 1
        });
        let pile = &mut self.0[idx];
        let chances: Vec<f64> = odds.iter().map(|&it| it as f64 / all as f64).collect();
        pile.n += 1;
        pile.actual += result;
        pile.expected +=
            chances.iter().enumerate().map(|(n, chance)| n as f64 * chance).sum::<f64>();
        if pile.n <= MOST {
            pile.sums = together(&pile.sums, &chances);
        }
    }

    /// By seat, in the order in which each kind was thrown first.
    pub(crate) fn reports(self) -> Vec<LuckReport> {
        let mut all: Vec<LuckReport> = self.0.into_iter().map(Pile::report).collect();
        all.sort_by_key(|it| it.seat);
        all
    }
}

impl Pile {
    fn report(self) -> LuckReport {
        let Pile { seat, kind, n, actual, expected, sums } = self;
        let counted = n <= MOST;
        let at_least = sums.iter().skip(actual).sum::<f64>().min(1.0);
        let at_most = sums.iter().take(actual + 1).sum::<f64>().min(1.0);
        LuckReport {
            seat,
            kind,
            n,
            actual,
            expected,
            as_lucky: counted.then_some(at_least),
            as_unlucky: counted.then_some(at_most),
        }
    }
}

/// How likely each sum is of two throws that know nothing of each other (a convolution).
fn together(a: &[f64], b: &[f64]) -> Vec<f64> {
    let mut sums = vec![0.0; a.len() + b.len() - 1];
    for (n, first) in a.iter().enumerate() {
        for (m, second) in b.iter().enumerate() {
            sums[n + m] += first * second;
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two dice of six and a coin, all ways counted.
    #[test]
    fn sums_are_as_likely_as_when_all_ways_are_counted() {
        let mut ways = [0_u32; 14];
        for (a, b, coin) in (0..6 * 6 * 2).map(|it| (1 + it % 6, 1 + it / 6 % 6, it / 36)) {
            ways[a + b + coin] += 1;
        }
        for actual in 2..14 {
            let mut tally = Tally::default();
            let die = |result| Fortune {
                seat: Seat(0),
                kind: "pips",
                result,
                odds: vec![0, 1, 1, 1, 1, 1, 1],
            };
            let coin = usize::from(actual == 13);
            let first = 6.min(actual - coin - 1);
            tally.add(die(first));
            tally.add(die(actual - coin - first));
            tally.add(Fortune::hit(Seat(0), "pips", coin == 1, 3, 6));
            let reports = tally.reports();
            let [report] = reports.as_slice() else { panic!("one kind, one seat") };
            let share = |ways: &[u32]| f64::from(ways.iter().sum::<u32>()) / 72.0;
            assert_eq!(report.actual, actual);
            assert!((report.expected - 7.5).abs() < 1e-9);
            assert!((report.as_lucky.unwrap() - share(&ways[actual..])).abs() < 1e-9);
            assert!((report.as_unlucky.unwrap() - share(&ways[..=actual])).abs() < 1e-9);
        }
    }

    #[test]
    fn a_throw_that_can_only_come_out_in_one_way_is_no_luck() {
        let mut tally = Tally::default();
        tally.add(Fortune::hit(Seat(0), "hits", true, 6, 6));
        assert!(tally.reports().is_empty());
    }
}
