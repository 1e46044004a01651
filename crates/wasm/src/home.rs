//! The tables of one browser, and copies to think about.

use std::collections::BTreeMap;

use bots::{Budget, Player, Reasons};
use kernel::{MAX_CHOICE, Seat, Viewer};
use protocol::{
    Dangers,
    stored::{LogRow, NewVersion, SeatRow, SitterRow, TableRow},
};
use registry::{BadRecord, Course, Dice, Entry, Lang, Luck, Ponder, Record, ThoughtInfo};
use serde::Serialize;
use serde_json::{Value, value::to_raw_value};
use table::{AskError, Chronicle, Core, Fate, Guest, ListenerId, adopt, found, import};

use crate::{
    reply::{Answer, Certificate, Errand, Hint, Refusal, Reply, Verdict},
    request::{Language, Person, Request},
    walk::walk,
};

/// Everyone at this screen is the same guest: whose seat is whose, the curtain says.
const ME: &str = "me";

/// The tables of one browser, and copies to think about.
pub struct Home {
    games: &'static [Entry],
    tables: BTreeMap<String, Core>,
    copies: BTreeMap<String, Chronicle>,
}

type Answered = Result<Answer, Refusal>;

impl Home {
    /// A home without tables.
    pub const fn new(games: &'static [Entry]) -> Home {
        Home { games, tables: BTreeMap::new(), copies: BTreeMap::new() }
    }

    /// Answers a request, both as JSON. `clock` tells milliseconds, to measure how long somebody
    /// thinks.
    pub fn answer(&mut self, request: &[u8], clock: impl FnMut() -> f64) -> String {
        let reply = match serde_json::from_slice(request) {
            Ok(request) => self.obey(request, clock),
            Err(error) => Err(Refusal::new("bad_request", error)),
        };
        let reply = match reply {
            Ok(answer) => Reply::Ok(answer),
            Err(Refusal(error)) => Reply::Error(error),
        };
        serde_json::to_string(&reply).expect("answers are plain text and numbers")
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each thing that can be asked")]
    fn obey(&mut self, request: Request, clock: impl FnMut() -> f64) -> Answered {
        match request {
            Request::Games => say(&self.games.iter().map(Entry::info).collect::<Vec<_>>()),
            Request::Rules { game, lang } => {
                let lang = match lang {
                    Language::En => Lang::En,
                    Language::Fr => Lang::Fr,
                };
                say(&self.entry(&game)?.rules_page(lang))
            }
            Request::Example { game, name } => say(example(self.entry(&game)?, &name)?),
            Request::Picture { game, name, step } => {
                let example = example(self.entry(&game)?, &name)?;
                let picture = example.picture(step.unwrap_or(example.n_actions()));
                say(&picture.ok_or(AskError::NoSuchPly(example.n_actions() as u64))?)
            }
            Request::Start { game, seats } => {
                let dice = &mut Dice::seeded(0);
                let game = self.entry(&game)?.new_table(seats, &Value::Null, dice)?;
                say(&game.view(Viewer::Public))
            }
            Request::Lesson { game, done, tried, from } => {
                let course = lesson(self.entry(&game)?)?;
                say(&course.moment(&done, tried.as_deref(), from).map_err(astray)?)
            }
            Request::LessonForesee { game, done, action, clicks } => {
                let course = lesson(self.entry(&game)?)?;
                say(&course.foresee(&done, &action, clicks).map_err(astray)?)
            }
            Request::LessonRecord { game, done } => {
                say(&lesson(self.entry(&game)?)?.record(&done).map_err(astray)?)
            }
            Request::Found { wish, guest, id, luck, now } => {
                say(&found(self.games, &wish, &me(guest), id, luck, now)?)
            }
            Request::Import { record, seats, guest, id, now } => {
                let record = read_record(record)?;
                // Whoever started this worker ends it when it takes too long.
                let mut enough = || false;
                say(&import(self.games, &record, &seats, &me(guest), id, now, &mut enough)?)
            }
            Request::Certify { record } => {
                say(&self.certify(record).map_or_else(Verdict::from, Verdict::Right))
            }
            Request::Open { table, log, luck, now } => self.open(table, &log, luck, now),
            Request::CatchUp { table, log, now } => {
                let games = self.games;
                self.at(&table.id.clone(), |core| {
                    core.catch_up(games, table, &log, now)?;
                    Ok(((), None))
                })
            }
            Request::Close { table } => {
                self.tables.remove(&table);
                self.copies.remove(&table);
                Ok(Answer::default())
            }
            Request::Join { table } => {
                self.at(&table, |core| Ok((core.join(Some(ME.to_owned())).0, None)))
            }
            Request::Leave { table, listener } => self.at(&table, |core| {
                core.leave(ListenerId(listener));
                Ok(((), None))
            }),
            Request::Say { table, listener, msg, now } => {
                self.at(&table, |core| Ok(((), core.said(ListenerId(listener), &msg, now))))
            }
            Request::Stored { table, now } => self.at(&table, |core| {
                core.stored(now);
                Ok(((), None))
            }),
            Request::NotStored { table, now } => self.at(&table, |core| {
                core.not_stored(Fate::NotStored, now)?;
                Ok(((), None))
            }),
            Request::Decided { table, seat, version, action, now } => {
                let (value, nodes, why) = (Vec::new(), 0, Reasons::default());
                let thought = action.map(|action| ThoughtInfo { action, value, nodes, why });
                self.at(&table, |core| Ok(((), core.bot_decided(seat, version, thought, now))))
            }
            Request::TimeIsUp { table, seat, version, now } => {
                self.at(&table, |core| Ok(((), core.time_is_up(seat, version, now))))
            }
            Request::GoOn { table } => self.at(&table, |core| {
                core.go_on();
                Ok(((), None))
            }),
            Request::Describe { table } => {
                self.at(&table, |core| Ok((core.describe(Some(ME)), None)))
            }
            Request::LookBack { table, eyes, ply } => {
                self.at(&table, |core| Ok((core.look_back(Some(ME), eyes, ply)?, None)))
            }
            Request::Foresee { table, seat, action, clicks } => {
                self.at(&table, |core| Ok((core.foresee(Some(ME), seat, &action, clicks)?, None)))
            }
            Request::Dangers { table, seat } => self.at(&table, |core| {
                let (version, known) = core.known_to(Some(ME), seat)?;
                Ok((Dangers { version, dangers: known.dangers() }, None))
            }),
            Request::Course { table } => {
                self.at(&table, |core| Ok((core.retell()?.course(), None)))
            }
            Request::Record { table } => {
                self.at(&table, |core| Ok((core.game().record(None), None)))
            }
            Request::Seal { table } => self.at(&table, |core| Ok((core.seal(), None))),
            Request::Follow { table, log } => self.follow(&table, &log),
            Request::Think { table, seat, player, seed, patience, explain, before } => {
                let about = self.begun(&table, seat, &before)?;
                let thought = think(&*about, &player, seed, patience, clock)?;
                say(&thought.map(|thought| Hint::new(thought, explain)))
            }
            Request::Fork { table, eyes, ply, guest, id, now } => {
                self.fork(&table, eyes, ply, &guest, id, now)
            }
            Request::Walk { game, seats, seed, actions } => {
                say(&walk(self.entry(&game)?, seats, seed, actions)?)
            }
        }
    }

    fn entry(&self, game: &str) -> Result<&'static Entry, Refusal> {
        let found = registry::find_in(self.games, game);
        found.ok_or_else(|| AskError::NoSuchGame(game.to_owned()).into())
    }

    fn open(&mut self, table: TableRow, log: &[LogRow], luck: [u8; 32], now: u64) -> Answered {
        let id = table.id.clone();
        let core = Core::open(self.games, table, log, luck)?;
        self.tables.insert(id.clone(), core);
        self.at(&id, |core| {
            core.wake(now);
            Ok((core.describe(Some(ME)), None))
        })
    }

    /// Does something with a table, and says what it wants done.
    fn at<T: Serialize>(
        &mut self,
        id: &str,
        act: impl FnOnce(&mut Core) -> Result<(T, Option<NewVersion>), Refusal>,
    ) -> Answered {
        let core = self.tables.get_mut(id).ok_or_else(no_such_table)?;
        let (answer, store) = act(core)?;
        let out = core.take_out().into_iter().map(Errand::from).collect();
        Ok(Answer { store, out, ..say(&answer)? })
    }

    fn certify(&self, record: Value) -> Result<Certificate, BadRecord> {
        let record = read_record(record)?;
        let game = registry::load_from(self.games, &record)?;
        Ok(Certificate {
            game: record.game,
            rules_version: record.rules_version,
            seats: record.seats,
            actions: record.actions.len(),
            draws: record.actions.iter().map(|it| it.draws.len()).sum::<usize>()
                + record.setup_draws.len(),
            over: game.turn().is_over(),
            result: record.result,
        })
    }

    fn follow(&mut self, table: &TableRow, log: &[LogRow]) -> Answered {
        let Some(first) = log.first().map(|row| row.version) else {
            // Nothing new: a copy stays where it is, for several may think about one moment.
            if !self.copies.contains_key(&table.id) {
                self.copies.insert(table.id.clone(), Chronicle::fold(self.games, table, log)?);
            }
            return Ok(Answer::default());
        };
        match self.copies.get_mut(&table.id) {
            Some(copy) if 1 < first => {
                let known = copy.version();
                let fresh = log.partition_point(|row| row.version <= known);
                copy.follow(&log[fresh..])?;
            }
            Some(_) | None => {
                let copy = Chronicle::fold(self.games, table, log)?;
                self.copies.insert(table.id.clone(), copy);
            }
        }
        Ok(Answer::default())
    }

    fn copy(&self, id: &str) -> Result<&Chronicle, Refusal> {
        self.copies.get(id).ok_or_else(no_such_table)
    }

    /// What a seat thinks about: a copy as it stands, or as it would with what the seat has begun.
    fn begun(&self, id: &str, seat: Seat, before: &[String]) -> Result<Box<dyn Ponder>, Refusal> {
        let copy = self.copy(id)?;
        if copy.game().n_seats() <= seat.idx() {
            return Err(AskError::NoSuchSeat(seat.0).into());
        }
        if before.is_empty() {
            return Ok(copy.game().ponder(seat));
        }
        let mut game = copy.copy_after(copy.game().n_steps())?;
        for action in before.iter().take(MAX_CHOICE) {
            game.play(seat, action, Luck::Scripted(&[]), 0)
                .map_err(|error| Refusal::new(error.code(), error))?;
        }
        Ok(game.ponder(seat))
    }

    /// A game that is over is known to everyone; of another only what those eyes see goes along.
    fn fork(
        &self,
        id: &str,
        eyes: Option<Seat>,
        ply: u64,
        guest: &Person,
        new_id: String,
        now: u64,
    ) -> Answered {
        let copy = self.copy(id)?;
        let n_steps = copy.game().n_steps() as u64;
        let Some(n) = usize::try_from(ply).ok().filter(|_| ply <= n_steps) else {
            return Err(AskError::NoSuchPly(n_steps).into());
        };
        let game = copy.copy_after(n)?;
        let position = if copy.game().turn().is_over() {
            game.position()
        } else {
            game.known_position(eyes.map_or(Viewer::Public, Viewer::Seat))
        };
        let forked = game.rulebook().arrange(game.n_seats(), &game.options(), &position)?;
        // What counts for nothing can be tried again as often as one likes.
        let made = adopt(&*forked, shared(forked.n_seats(), guest), true, new_id, now);
        say(&made)
    }
}

fn think(
    about: &dyn Ponder,
    player: &str,
    seed: u64,
    patience: f64,
    mut clock: impl FnMut() -> f64,
) -> Result<Option<ThoughtInfo>, Refusal> {
    let player: Player = player.parse().map_err(|error| Refusal::new("no_such_player", error))?;
    let latest = clock() + patience;
    let mut enough = || latest < clock();
    Ok(about.think(player, Budget::AtMost(&mut enough), seed))
}

fn example(entry: &'static Entry, name: &str) -> Result<&'static registry::Example, Refusal> {
    let none = || Refusal::new("no_such_page", "there is no such page");
    entry.example(name).ok_or_else(none)?.map_err(|why| Refusal::new("internal", why))
}

fn lesson(entry: &'static Entry) -> Result<Course, Refusal> {
    let none = || Refusal::new("no_such_page", "there is no such page");
    entry.lesson().ok_or_else(none)?.map_err(astray)
}

/// What the page asks for is no way through the lesson.
fn astray(why: String) -> Refusal {
    Refusal::new("bad_request", why)
}

fn read_record(record: Value) -> Result<Record, BadRecord> {
    serde_json::from_value(record).map_err(|error| BadRecord::Wrong(error.to_string()))
}

fn no_such_table() -> Refusal {
    Refusal::new("no_such_table", "there is no such table")
}

fn me(person: Person) -> Guest {
    Guest { id: ME.to_owned(), name: person.name }
}

/// All seats in the hands of one person.
fn shared(n_seats: usize, person: &Person) -> Vec<SeatRow> {
    let sitter = || SitterRow::Person { guest: ME.to_owned(), name: person.name.clone() };
    Seat::first(n_seats).map(|seat| SeatRow { seat: seat.0, sitter: sitter() }).collect()
}

/// The answer to a question, with nothing to be done.
fn say<T: Serialize + ?Sized>(answer: &T) -> Answered {
    let answer = to_raw_value(answer).map_err(|error| Refusal::new("internal", error))?;
    Ok(Answer { answer: Some(answer), ..Answer::default() })
}
