//! What an arena counts and how it tells it.

use std::{fmt, time::Duration};

use bots::Player;
use serde::Serialize;

/// One game, by player.
pub(super) struct GameResult {
    players: Vec<PlayerTally>,
    finished: bool,
    pub(super) n_actions: u64,
    pub(super) n_rounds: Option<u64>,
}

/// Many games, by player.
#[derive(Clone)]
pub(super) struct Tally {
    players: Vec<PlayerTally>,
    n_games: u64,
    n_unfinished: u64,
    n_actions: u64,
    n_rounds: Option<u64>,
}

#[derive(Clone, Default)]
struct PlayerTally {
    n_won: u64,
    n_drawn: u64,
    places: u64,
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
}

#[derive(Serialize)]
struct PlayerReport {
    player: String,
    wins: u64,
    draws: u64,
    losses: u64,
    /// Share of games won.
    win_rate: f64,
    /// Wilson's 95 % interval of it.
    interval: [f64; 2],
    mean_place: f64,
    mean_ms: f64,
    mean_nodes: f64,
}

impl GameResult {
    pub(super) fn new(n_players: usize) -> Self {
        GameResult {
            players: vec![PlayerTally::default(); n_players],
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

    pub(super) fn ended(&mut self, player: usize, won: bool, drawn: bool, place: u8) {
        let tally = &mut self.players[player];
        tally.n_won = u64::from(won);
        tally.n_drawn = u64::from(drawn);
        tally.places = u64::from(place);
        self.finished = true;
    }
}

impl Tally {
    pub(super) fn new(n_players: usize) -> Self {
        Tally {
            players: vec![PlayerTally::default(); n_players],
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
        self.add_players(&game.players);
    }

    pub(super) fn merge(&mut self, other: &Tally) {
        self.n_games += other.n_games;
        self.n_unfinished += other.n_unfinished;
        self.n_actions += other.n_actions;
        self.add_rounds(other.n_rounds);
        self.add_players(&other.players);
    }

    fn add_rounds(&mut self, n: Option<u64>) {
        if let Some(n) = n {
            *self.n_rounds.get_or_insert_default() += n;
        }
    }

    fn add_players(&mut self, others: &[PlayerTally]) {
        for (own, other) in self.players.iter_mut().zip(others) {
            own.n_won += other.n_won;
            own.n_drawn += other.n_drawn;
            own.places += other.places;
            own.thinking += other.thinking;
            own.nodes += other.nodes;
            own.n_decisions += other.n_decisions;
        }
    }
}

impl Report {
    pub(super) fn new(game: &'static str, seed: u64, players: &[Player], tally: &Tally) -> Report {
        let n_ended = tally.n_games - tally.n_unfinished;
        let players = players.iter().zip(&tally.players).map(|(player, it)| PlayerReport {
            player: player.to_string(),
            wins: it.n_won,
            draws: it.n_drawn,
            losses: n_ended - it.n_won - it.n_drawn,
            win_rate: ratio(it.n_won, tally.n_games),
            interval: wilson(it.n_won, tally.n_games),
            mean_place: ratio(it.places, n_ended),
            mean_ms: it.thinking.as_secs_f64() * 1_000.0 / float(it.n_decisions.max(1)),
            mean_nodes: ratio(it.nodes, it.n_decisions),
        });
        Report {
            game,
            seed,
            games: tally.n_games,
            unfinished: tally.n_unfinished,
            mean_actions: ratio(tally.n_actions, tally.n_games),
            mean_rounds: tally.n_rounds.map(|n| ratio(n, tally.n_games)),
            players: players.collect(),
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
        writeln!(
            f,
            "{:8} {:>6} {:>6} {:>6} {:>7}  {:15} {:>6} {:>10} {:>9}",
            "player",
            "won",
            "drawn",
            "lost",
            "won %",
            "95 % interval",
            "place",
            "ms/choice",
            "nodes"
        )?;
        for it in &self.players {
            let [low, high] = it.interval.map(|share| share * 100.0);
            let interval = format!("{low:.1} - {high:.1}");
            writeln!(
                f,
                "{:8} {:>6} {:>6} {:>6} {:>7.1}  {interval:15} {:>6.2} {:>10.2} {:>9.0}",
                it.player,
                it.wins,
                it.draws,
                it.losses,
                it.win_rate * 100.0,
                it.mean_place,
                it.mean_ms,
                it.mean_nodes,
            )?;
        }
        Ok(())
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
