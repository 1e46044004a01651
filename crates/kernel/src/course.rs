//! The course of a game that is over: what everyone had after each action, when that changed most, and
//! what luck was worth. Everything is public by then.

use serde::Serialize;

use crate::{
    Chance, Fortune, Game, Script, Seat,
    luck_report::{LuckReport, Tally},
    play,
};

/// More points than a chart has room for are thinned out.
const MOST_POINTS: usize = 400;
/// So many actions are called deciding.
const N_MOMENTS: usize = 3;
/// Of how many hundredths of the game somebody must have led for that to be told.
const LONG_LEAD: usize = 10;

/// The course of a game.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Course {
    /// How many actions stand.
    pub plies: usize,
    /// What the game counts, by its own names; none where it counts nothing.
    pub measures: &'static [&'static str],
    /// What everyone had, wherever that changed: first at the start, last at the end.
    pub points: Vec<Point>,
    /// The actions after which most had changed between the players, in order, counted from 1.
    pub moments: Vec<usize>,
    /// What each player did most.
    pub facts: Vec<Fact>,
    /// What dice and draws were worth to each player; none in games without luck.
    pub luck: Vec<LuckReport>,
}

/// What everyone had after some actions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Point {
    /// How many actions stood.
    pub ply: usize,
    /// The round, where the game counts them.
    pub round: Option<u32>,
    /// By measure, then by seat.
    pub values: Vec<Vec<i32>>,
}

/// Something that a player did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Fact {
    /// Nobody had as much of the first measure for so many hundredths of the game.
    Led {
        /// Who.
        seat: Seat,
        /// For how much of it.
        percent: usize,
    },
    /// The most that the player gained by one action of anybody.
    Gained {
        /// Who.
        seat: Seat,
        /// Which measure.
        measure: usize,
        /// By how much.
        by: i32,
        /// By which action, counted from 1.
        ply: usize,
    },
    /// The most that the player lost by one action of anybody.
    Lost {
        /// Who.
        seat: Seat,
        /// Which measure.
        measure: usize,
        /// By how much.
        by: i32,
        /// By which action, counted from 1.
        ply: usize,
    },
}

impl Course {
    /// Plays a game once more from its start: who did what, and what luck said.
    pub fn of<G: Game>(
        start: &G::State,
        n_seats: usize,
        steps: &[(Seat, G::Action, Vec<u32>)],
    ) -> Course {
        let mut state = start.clone();
        let mut points = vec![point::<G>(&state, n_seats, 0)];
        let mut tally = Tally::default();
        let mut fortunes: Vec<Fortune> = Vec::new();
        for (n, (seat, action, draws)) in steps.iter().enumerate() {
            let before = if draws.is_empty() { None } else { Some(state.clone()) };
            let mut events = Vec::new();
            let mut script = Script::new(draws);
            let mut chance = Chance::new(&mut script);
            // It was played once already.
            if play::<G>(&mut state, *seat, action, &mut chance, &mut events).is_err() {
                break;
            }
            if let Some(before) = before {
                G::fortunes(&before, &events, &mut fortunes);
                fortunes.drain(..).for_each(|it| tally.add(it));
            }
            let point = point::<G>(&state, n_seats, n + 1);
            let is_last = n + 1 == steps.len();
            if is_last || points.last().is_none_or(|it| it.values != point.values) {
                points.push(point);
            }
        }
        let moments = moments(&points);
        let facts = Seat::first(n_seats).flat_map(|seat| facts(&points, seat)).collect();
        Course {
            plies: steps.len(),
            measures: G::MEASURES,
            points: thinned(points, &moments),
            moments,
            facts,
            luck: tally.reports(),
        }
    }
}

fn point<G: Game>(state: &G::State, n_seats: usize, ply: usize) -> Point {
    let of = |measure| Seat::first(n_seats).map(|it| G::measure(state, it, measure)).collect();
    Point { ply, round: G::round(state), values: (0..G::MEASURES.len()).map(of).collect() }
}

/// How far each measure went: what changed is compared with that.
fn spans(points: &[Point]) -> Vec<i64> {
    let n = points.first().map_or(0, |it| it.values.len());
    let span = |measure: usize| {
        let all = points.iter().flat_map(|it| &it.values[measure]).map(|&it| i64::from(it));
        let (least, most) = all.fold((i64::MAX, i64::MIN), |(a, b), it| (a.min(it), b.max(it)));
        (most - least).max(1)
    };
    (0..n).map(span).collect()
}

/// By how much an action has moved the players apart or together, in thousandths of what each measure
/// went through: what all gained alike decides nothing.
fn weight(before: &Point, after: &Point, spans: &[i64]) -> i64 {
    let moved = |measure: usize| {
        let n = i64::try_from(after.values[measure].len()).unwrap_or(1).max(1);
        let pairs = before.values[measure].iter().zip(&after.values[measure]);
        let by: Vec<i64> = pairs.map(|(&a, &b)| i64::from(b) - i64::from(a)).collect();
        let mean = by.iter().sum::<i64>();
        by.iter().map(|it| (n * it - mean).abs()).sum::<i64>() * 1_000 / (n * spans[measure])
    };
    (0..spans.len()).map(moved).sum()
}

/// The actions that decided most, in the order in which they were played.
fn moments(points: &[Point]) -> Vec<usize> {
    let spans = spans(points);
    let mut all: Vec<(i64, usize)> = points
        .windows(2)
        .map(|pair| (weight(&pair[0], &pair[1], &spans), pair[1].ply))
        .filter(|it| 0 < it.0)
        .collect();
    // Of equals the later: there is less time left to make up for it.
    all.sort_by_key(|&(weight, ply)| std::cmp::Reverse((weight, ply)));
    let mut plies: Vec<usize> = all.into_iter().take(N_MOMENTS).map(|it| it.1).collect();
    plies.sort_unstable();
    plies
}

/// What a player did most: led, won, lost.
fn facts(points: &[Point], seat: Seat) -> Vec<Fact> {
    let mut facts = Vec::new();
    let (Some(last), spans) = (points.last(), spans(points)) else { return facts };
    if spans.is_empty() {
        return facts;
    }
    let leads = |it: &Point| {
        let own = it.values[0][seat.idx()];
        (0..it.values[0].len()).all(|other| other == seat.idx() || it.values[0][other] < own)
    };
    let led: usize = points
        .windows(2)
        .filter(|pair| leads(&pair[0]))
        .map(|pair| pair[1].ply - pair[0].ply)
        .sum();
    let percent = 100 * led / last.ply.max(1);
    if LONG_LEAD <= percent {
        facts.push(Fact::Led { seat, percent });
    }
    // The greatest change of the measure that it meant most to.
    let (mut gain, mut loss) = ((0, 0, 0, 0), (0, 0, 0, 0));
    for pair in points.windows(2) {
        for (measure, span) in spans.iter().enumerate() {
            let by = pair[1].values[measure][seat.idx()] - pair[0].values[measure][seat.idx()];
            let share = 1_000 * i64::from(by) / span;
            if gain.0 < share {
                gain = (share, measure, by, pair[1].ply);
            }
            if share < loss.0 {
                loss = (share, measure, by, pair[1].ply);
            }
        }
    }
    if gain.0 != 0 {
        facts.push(Fact::Gained { seat, measure: gain.1, by: gain.2, ply: gain.3 });
    }
    if loss.0 != 0 {
        facts.push(Fact::Lost { seat, measure: loss.1, by: -loss.2, ply: loss.3 });
    }
    facts
}

/// No more points than can be told apart: the first, the last, and around what decided all of them.
fn thinned(points: Vec<Point>, moments: &[usize]) -> Vec<Point> {
    let n = points.len();
    if n <= MOST_POINTS {
        return points;
    }
    let every = n.div_ceil(MOST_POINTS);
    let told = |idx: usize| moments.contains(&points[idx].ply);
    let keeps = |idx: usize| {
        idx.is_multiple_of(every) || idx + 1 == n || told(idx) || idx + 1 < n && told(idx + 1)
    };
    let kept: Vec<bool> = (0..n).map(keeps).collect();
    points.into_iter().zip(kept).filter(|it| it.1).map(|it| it.0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(values: &[&[i32]]) -> Vec<Point> {
        let point = |(ply, seats): (usize, &&[i32])| Point {
            ply,
            round: None,
            values: vec![seats.to_vec()],
        };
        values.iter().enumerate().map(point).collect()
    }

    #[test]
    fn what_all_gain_alike_decides_nothing() {
        let all = points(&[&[0, 0], &[9, 9], &[9, 12], &[10, 12], &[10, 20]]);
        assert_eq!(moments(&all), [2, 3, 4]);
        assert_eq!(moments(&all[..2]), [0; 0]);
    }

    #[test]
    fn a_lead_counts_as_long_as_it_lasts_and_is_nobodys_while_it_is_shared() {
        let all = points(&[&[0, 0], &[5, 0], &[5, 5], &[5, 5], &[5, 6]]);
        let first = facts(&all, Seat(0));
        assert_eq!(first[0], Fact::Led { seat: Seat(0), percent: 25 });
        assert_eq!(first[1], Fact::Gained { seat: Seat(0), measure: 0, by: 5, ply: 1 });
        assert_eq!(first.len(), 2);
    }

    #[test]
    fn a_long_game_keeps_its_start_its_end_and_its_moments() {
        let values: Vec<Vec<i32>> =
            (0..5_000).map(|n| vec![n, if n == 4_321 { 900 } else { 0 }]).collect();
        let values: Vec<&[i32]> = values.iter().map(Vec::as_slice).collect();
        let all = points(&values);
        let moments = moments(&all);
        let kept = thinned(all, &moments);
        assert!(kept.len() < MOST_POINTS + 10);
        let plies: Vec<usize> = kept.iter().map(|it| it.ply).collect();
        assert!([0, 4_999].iter().chain(&moments).all(|it| plies.contains(it)), "{moments:?}");
    }
}
