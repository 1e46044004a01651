//! What an arena counts and how it tells it.

use std::{fmt, time::Duration};

use bots::Player;
use kernel::Meta;
use serde::Serialize;

/// One game, by player, by seat and by who came when.
pub(super) struct GameResult {
    players: Vec<PlayerTally>,
    seats: Vec<Score>,
    /// The seats in the order in which they first decided something.
    order: Vec<usize>,
    finished: bool,
    pub(super) n_actions: u64,
    pub(super) n_rounds: Option<u64>,
}

/// Many games, by player, by seat and by who came when.
#[derive(Clone)]
pub(super) struct Tally {
    players: Vec<PlayerTally>,
    seats: Vec<Score>,
    turns: Vec<Score>,
    n_games: u64,
    n_unfinished: u64,
    n_actions: u64,
    n_rounds: Option<u64>,
}

/// How games ended for somebody.
#[derive(Clone, Copy, Default)]
pub(super) struct Score {
    pub(super) n_won: u64,
    pub(super) n_drawn: u64,
    pub(super) places: u64,
}

#[derive(Clone, Default)]
struct PlayerTally {
    score: Score,
    thinking: Duration,
    nodes: u64,
    n_decisions: u64,
}

/// What is printed.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    seed: u64,
    games: u64,
    unfinished: u64,
    mean_actions: f64,
    /// Of games that count them.
    #[serde(skip_serializing_if = "Option::is_none")]
    mean_rounds: Option<f64>,
    players: Vec<PlayerReport>,
    /// By who sits where, whoever plays there: players are moved on from game to game.
    seats: Vec<SeatReport>,
    /// By who decided first, second and so on: where the first player is drawn, seats tell nothing.
    turns: Vec<TurnReport>,
}

#[derive(Serialize)]
struct PlayerReport {
    player: String,
    #[serde(flatten)]
    score: ScoreReport,
    mean_ms: f64,
    mean_nodes: f64,
}

#[derive(Serialize)]
struct SeatReport {
    seat: &'static str,
    #[serde(flatten)]
    score: ScoreReport,
}

#[derive(Serialize)]
struct TurnReport {
    turn: usize,
    #[serde(flatten)]
    score: ScoreReport,
}

#[derive(Serialize)]
struct ScoreReport {
    wins: u64,
    draws: u64,
    losses: u64,
    /// Share of games won.
    win_rate: f64,
    /// Wilson's 95 % interval of it.
    interval: [f64; 2],
    mean_place: f64,
}

impl GameResult {
    pub(super) fn new(n_players: usize) -> Self {
        GameResult {
            players: vec![PlayerTally::default(); n_players],
            seats: vec![Score::default(); n_players],
            order: Vec::with_capacity(n_players),
            finished: false,
            n_actions: 0,
            n_rounds: None,
        }
    }

    pub(super) fn thought(&mut self, player: usize, time: Duration, nodes: u64) {
        let tally = &mut self.players[player];
        tally.thinking += time;
        tally.nodes += nodes;
        tally.n_decisions += 1;
    }

    /// Notes who decides.
    pub(super) fn decided(&mut self, seat: usize) {
        if !self.order.contains(&seat) {
            self.order.push(seat);
        }
    }

    pub(super) fn ended(&mut self, player: usize, seat: usize, score: Score) {
        self.players[player].score = score;
        self.seats[seat] = score;
        self.finished = true;
    }
}

impl Tally {
    pub(super) fn new(n_players: usize) -> Self {
        Tally {
            players: vec![PlayerTally::default(); n_players],
            seats: vec![Score::default(); n_players],
            turns: vec![Score::default(); n_players],
            n_games: 0,
            n_unfinished: 0,
            n_actions: 0,
            n_rounds: None,
        }
    }

    pub(super) fn add(&mut self, game: &GameResult) {
        self.n_games += 1;
        self.n_unfinished += u64::from(!game.finished);
        self.n_actions += game.n_actions;
        self.add_rounds(game.n_rounds);
        self.add_scores(&game.players, &game.seats);
        for (own, &seat) in self.turns.iter_mut().zip(&game.order) {
            own.add(game.seats[seat]);
        }
    }

    pub(super) fn merge(&mut self, other: &Tally) {
        self.n_games += other.n_games;
        self.n_unfinished += other.n_unfinished;
        self.n_actions += other.n_actions;
        self.add_rounds(other.n_rounds);
        self.add_scores(&other.players, &other.seats);
        for (own, other) in self.turns.iter_mut().zip(&other.turns) {
            own.add(*other);
        }
    }

    fn add_rounds(&mut self, n: Option<u64>) {
        if let Some(n) = n {
            *self.n_rounds.get_or_insert_default() += n;
        }
    }

    fn add_scores(&mut self, players: &[PlayerTally], seats: &[Score]) {
        for (own, other) in self.seats.iter_mut().zip(seats) {
            own.add(*other);
        }
        for (own, other) in self.players.iter_mut().zip(players) {
            own.score.add(other.score);
            own.thinking += other.thinking;
            own.nodes += other.nodes;
            own.n_decisions += other.n_decisions;
        }
    }
}

impl Score {
    fn add(&mut self, other: Score) {
        self.n_won += other.n_won;
        self.n_drawn += other.n_drawn;
        self.places += other.places;
    }

    fn report(self, tally: &Tally) -> ScoreReport {
        let n_ended = tally.n_games - tally.n_unfinished;
        ScoreReport {
            wins: self.n_won,
            draws: self.n_drawn,
            losses: n_ended - self.n_won - self.n_drawn,
            win_rate: ratio(self.n_won, tally.n_games),
            interval: wilson(self.n_won, tally.n_games),
            mean_place: ratio(self.places, n_ended),
        }
    }
}

impl Report {
    pub(super) fn new(meta: &Meta, seed: u64, players: &[Player], tally: &Tally) -> Report {
        let seats = meta.seats.iter().zip(&tally.seats);
        let seats = seats.map(|(seat, it)| SeatReport { seat, score: it.report(tally) });
        let turns = (1..).zip(&tally.turns);
        let turns = turns.map(|(turn, it)| TurnReport { turn, score: it.report(tally) });
        let players = players.iter().zip(&tally.players).map(|(player, it)| PlayerReport {
            player: player.to_string(),
            score: it.score.report(tally),
            mean_ms: it.thinking.as_secs_f64() * 1_000.0 / float(it.n_decisions.max(1)),
            mean_nodes: ratio(it.nodes, it.n_decisions),
        });
        Report {
            game: meta.id,
            seed,
            games: tally.n_games,
            unfinished: tally.n_unfinished,
            mean_actions: ratio(tally.n_actions, tally.n_games),
            mean_rounds: tally.n_rounds.map(|n| ratio(n, tally.n_games)),
            players: players.collect(),
            seats: seats.collect(),
            turns: turns.collect(),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} games, seed {}, ", self.game, self.games, self.seed)?;
        if let Some(rounds) = self.mean_rounds {
            write!(f, "{rounds:.0} rounds and ")?;
        }
        writeln!(f, "{:.0} actions a game, {} unfinished", self.mean_actions, self.unfinished)?;
        let shares = format!(
            "{:>6} {:>6} {:>6} {:>7}  {:15} {:>6}",
            "won", "drawn", "lost", "won %", "95 % interval", "place"
        );
        writeln!(f, "{:8} {shares} {:>10} {:>9}", "player", "ms/choice", "nodes")?;
        for it in &self.players {
            let PlayerReport { player, score, mean_ms, mean_nodes } = it;
            writeln!(f, "{player:8} {score} {mean_ms:>10.2} {mean_nodes:>9.0}")?;
        }
        writeln!(f, "{:8} {shares}", "seat")?;
        for SeatReport { seat, score } in &self.seats {
            writeln!(f, "{seat:8} {score}")?;
        }
        writeln!(f, "{:8} {shares}", "turn")?;
        for TurnReport { turn, score } in &self.turns {
            writeln!(f, "{turn:<8} {score}")?;
        }
        Ok(())
    }
}

impl fmt::Display for ScoreReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ScoreReport { wins, draws, losses, win_rate, interval, mean_place } = self;
        let [low, high] = interval.map(|share| share * 100.0);
        let (share, interval) = (win_rate * 100.0, format!("{low:.1} - {high:.1}"));
        write!(f, "{wins:>6} {draws:>6} {losses:>6} {share:>7.1}  {interval:15} {mean_place:>6.2}")
    }
}

/// Where the true share lies with 95 % confidence, good for small samples too.
fn wilson(n_won: u64, n_games: u64) -> [f64; 2] {
    const Z: f64 = 1.96;
    if n_games == 0 {
        return [0.0, 1.0];
    }
    let (n, p) = (float(n_games), ratio(n_won, n_games));
    let center = p + Z * Z / (2.0 * n);
    let spread = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    [((center - spread) / scale).max(0.0), ((center + spread) / scale).min(1.0)]
}

fn ratio(a: u64, b: u64) -> f64 {
    if b == 0 { 0.0 } else { float(a) / float(b) }
}

#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
fn float(n: u64) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // 8 of 10: a textbook case, 0.490 to 0.943.
        let [low, high] = wilson(8, 10);
        assert!((low - 0.490).abs() < 0.001 && (high - 0.943).abs() < 0.001, "{low} {high}");
        let [low, high] = wilson(0, 0);
        assert!(low <= 0.0 && 1.0 <= high, "nothing is known without a game");
    }
}
