//! `septem engine`: one JSON object a line in, one a line out, in order.
//!
//! No input can stop the process or fill its memory: lines, tables and thoughts are bounded.

mod answer;
mod lines;
mod request;

use std::{
    collections::BTreeMap,
    hash::{BuildHasher as _, RandomState},
    io::{self, Write as _},
    time::{Duration, Instant},
};

use anyhow::Result;
use bots::{Budget, Player};
use kernel::{Seat, Turn, Viewer};
use registry::{Dice, Luck, Record, ResultInfo, Rulebook, Table, ThoughtInfo};
use serde_json::{Value, json};

use crate::Verdict;

use self::{
    answer::Failure,
    lines::{Line, Lines},
    request::{Request, Work},
};

/// More tables than this at once are refused.
const MAX_TABLES: usize = 10_000;
/// Longer thoughts than these are refused, so that no request hangs the process.
const MAX_NODES: u64 = 10_000_000;
const MAX_MS: u64 = 60_000;

/// The tables of one conversation.
#[derive(Default)]
pub struct Engine {
    tables: BTreeMap<u64, Open>,
    n_opened: u64,
}

struct Open {
    table: Box<dyn Table>,
    dice: Dice,
    seed: u64,
}

/// Talks until standard input ends.
pub(crate) fn run() -> Result<Verdict> {
    let mut engine = Engine::default();
    let mut lines = Lines::new(io::stdin().lock());
    let mut out = io::stdout().lock();
    while let Some(line) = lines.next_line()? {
        let answer = match line {
            Line::Whole(line) => engine.answer(line),
            Line::TooLong => {
                answer::failure(&Value::Null, &Failure::bad_request("the line is too long"))
            }
        };
        if writeln!(out, "{answer}").and_then(|()| out.flush()).is_err() {
            // Nobody listens any more.
            break;
        }
    }
    Ok(Verdict::Done)
}

/// A seed that nobody chose.
pub(crate) fn entropy() -> u64 {
    RandomState::new().hash_one(0)
}

impl Engine {
    /// Answers one line.
    pub fn answer(&mut self, line: &[u8]) -> String {
        match Request::parse(line) {
            Ok(Request { id, work }) => match self.work(work) {
                Ok(value) => answer::success(&id, &value),
                Err(failure) => answer::failure(&id, &failure),
            },
            Err((id, failure)) => answer::failure(&id, &failure),
        }
    }

    fn work(&mut self, work: Work) -> Result<Value, Failure> {
        match work {
            Work::Games {} => answer::value(&crate::games::list()),
            Work::New { game, seats, options, seed, rules_version } => {
                let rules = rules(&game, rules_version)?;
                let seed = seed.unwrap_or_else(entropy);
                let mut dice = Dice::seeded(seed);
                let seats = seats.unwrap_or(rules.entry().meta.min_seats);
                let table = rules.new_table(seats, &options, &mut dice)?;
                self.open(Open { table, dice, seed })
            }
            Work::Arrange { game, seats, options, position, rules_version } => {
                let rules = rules(&game, rules_version)?;
                let seats = seats.unwrap_or(rules.entry().meta.min_seats);
                let table = rules.arrange(seats, &options, &position)?;
                self.open(Open { table, dice: Dice::seeded(0), seed: 0 })
            }
            Work::Load { record } => {
                let record: Record = serde_json::from_value(record)
                    .map_err(|error| Failure::new("bad_record", error))?;
                let table = registry::load(&record)?;
                self.open(Open { table, dice: Dice::seeded(0), seed: 0 })
            }
            Work::Position { table } => Ok(json!({"position": self.at(table)?.table.position()})),
            Work::View { table, seat } => {
                let open = self.at(table)?;
                let viewer = match seat {
                    Some(seat) => Viewer::Seat(open.seat(seat)?),
                    None => Viewer::Public,
                };
                answer::value(&open.table.view(viewer))
            }
            Work::Turn { table } => turn(&*self.at(table)?.table),
            Work::Legal { table, seat } => {
                let open = self.at(table)?;
                Ok(json!({"actions": open.table.legal(open.seat(seat)?)}))
            }
            Work::Play { table, seat, action, draws } => {
                self.at(table)?.play(seat, &action, draws.as_deref())
            }
            Work::Undo { table } => self.at(table)?.undo(),
            Work::Record { table } => answer::value(&self.at(table)?.table.record(None)),
            Work::Think { table, seat, player, nodes, ms, explain } => {
                let thought = self.at(table)?.think(seat, &player, nodes, ms)?;
                Ok(answer::thought(&thought, explain))
            }
            Work::Close { table } => {
                self.tables.remove(&table).ok_or_else(|| Failure::no_such_table(table))?;
                Ok(json!({}))
            }
        }
    }

    fn open(&mut self, open: Open) -> Result<Value, Failure> {
        if MAX_TABLES <= self.tables.len() {
            return Err(Failure::bad_request("too many tables are open: close some"));
        }
        self.n_opened += 1;
        self.tables.insert(self.n_opened, open);
        Ok(json!({"table": self.n_opened}))
    }

    fn at(&mut self, table: u64) -> Result<&mut Open, Failure> {
        self.tables.get_mut(&table).ok_or_else(|| Failure::no_such_table(table))
    }
}

impl Open {
    fn seat(&self, seat: u8) -> Result<Seat, Failure> {
        if usize::from(seat) < self.table.n_seats() {
            Ok(Seat(seat))
        } else {
            Err(Failure::bad_request(format!("there is no seat {seat} at this table")))
        }
    }

    fn play(&mut self, seat: u8, action: &str, draws: Option<&[u32]>) -> Result<Value, Failure> {
        let seat = self.seat(seat)?;
        let luck = match draws {
            Some(draws) => Luck::Scripted(draws),
            None => Luck::Drawn(&mut self.dice),
        };
        let step = self.table.play(seat, action, luck, 0)?;
        let events = self.table.happened(self.table.n_steps() - 1);
        answer::value(&json!({"events": events, "draws": step.draws}))
    }

    fn undo(&mut self) -> Result<Value, Failure> {
        let last = self.table.n_steps().checked_sub(1).and_then(|n| self.table.step(n, None));
        let seat = last.as_ref().map_or(Seat(0), |step| step.seat);
        self.table.undo(seat).map_err(|refused| Failure::new("illegal", refused))?;
        Ok(json!({"seat": seat, "action": last.and_then(|step| step.action)}))
    }

    fn think(
        &self,
        seat: u8,
        player: &str,
        nodes: Option<u64>,
        ms: Option<u64>,
    ) -> Result<ThoughtInfo, Failure> {
        let seat = self.seat(seat)?;
        let player: Player = player.parse().map_err(Failure::bad_request)?;
        match self.table.turn() {
            Turn::Over(_) => return Err(Failure::new("game_over", "the game is over")),
            Turn::Waiting(seats) if !seats.contains(seat) => {
                return Err(Failure::new("not_your_turn", "nothing to decide for this seat"));
            }
            Turn::Waiting(_) => (),
        }
        if nodes.is_some_and(|nodes| MAX_NODES < nodes) || ms.is_some_and(|ms| MAX_MS < ms) {
            let limits = format!("at most {MAX_NODES} nodes or {MAX_MS} ms");
            return Err(Failure::bad_request(limits));
        }
        let begun = Instant::now();
        let mut late = || ms.is_some_and(|ms| Duration::from_millis(ms) <= begun.elapsed());
        let budget = match (nodes, ms) {
            (Some(nodes), _) => Budget::Nodes(nodes),
            (None, Some(_)) => Budget::Until(&mut late),
            (None, None) => Budget::Usual,
        };
        let seed = self.seed.wrapping_add(self.table.n_steps() as u64);
        let thought = self.table.ponder(seat).think(player, budget, seed);
        thought.ok_or_else(|| Failure::new("not_your_turn", "nothing to decide for this seat"))
    }
}

/// The rules of a game in this version, else in the newest.
fn rules(game: &str, version: Option<u32>) -> Result<Rulebook, Failure> {
    let entry = registry::find(game).ok_or_else(|| Failure::no_such_game(game))?;
    match version {
        Some(version) => Ok(entry.rulebook(version)?),
        None => Ok(entry.newest_rulebook()),
    }
}

fn turn(table: &dyn Table) -> Result<Value, Failure> {
    if let Some(result) = ResultInfo::of(table.turn(), table.n_seats()) {
        return answer::value(&json!({"over": result}));
    }
    let waiting: Vec<Seat> = table.turn().waiting().iter().collect();
    answer::value(&json!({"waiting": waiting}))
}
