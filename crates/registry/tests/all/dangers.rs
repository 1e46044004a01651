//! What befell somebody in a kept game was announced before it happened: in Hannibal in the loser's own
//! last turn, in the Conquests when the turn of the captor began.

use std::collections::BTreeMap;

use kernel::{Danger, Seat, Stake};
use registry::{Luck, Record, Table, find};
use serde_json::Value;

use super::kept;

/// Plays a record again and shows the table before each action, and what the action told.
fn walk(record: &Record, mut look: impl FnMut(&dyn Table, usize, &[Value])) {
    let rules = find(&record.game).unwrap().rulebook(record.rules_version).unwrap();
    let opened = match &record.position {
        Some(position) => rules.arrange(record.seats, &record.options, position),
        None => rules.replay_table(record.seats, &record.options, &record.setup_draws),
    };
    let mut table = opened.unwrap();
    let mut told: Vec<Value> = Vec::new();
    for (n, step) in record.actions.iter().enumerate() {
        look(&*table, n, &told);
        let action = step.action.as_deref().unwrap();
        table.play(step.seat, action, Luck::Scripted(&step.draws), step.time).unwrap();
        told = table.happened(n).iter().map(|it| serde_json::from_str(it.get()).unwrap()).collect();
    }
    look(&*table, record.actions.len(), &told);
}

fn dangers(table: &dyn Table, seat: Seat) -> Vec<Danger> {
    table.ponder(seat).dangers()
}

fn of_kind<'a>(told: &'a [Value], kind: &str) -> Option<&'a Value> {
    told.iter().find(|it| it["kind"] == kind)
}

#[test]
fn every_capital_that_fell_was_in_danger_in_its_owners_last_turn() {
    let mut n_fallen = 0;
    for (name, record) in kept::read("hannibal") {
        let mut before: [Vec<Danger>; 2] = [Vec::new(), Vec::new()];
        walk(&record, |table, n, told| {
            if let Some(won) = of_kind(told, "won") {
                let winner = record.actions[n - 1].seat;
                let loser = usize::from(winner.0 == 0);
                let by = won["by"].as_str().unwrap();
                if by == "capital" {
                    n_fallen += 1;
                    let feared = before[loser].iter().any(|it| it.how == by && it.by == winner);
                    assert!(feared, "{name}: {by} at action {n}: {:?}", before[loser]);
                }
            }
            // What a seat knows when it decides.
            for seat in table.turn().waiting().iter() {
                before[seat.idx()] = dangers(table, seat);
            }
        });
    }
    assert!(0 < n_fallen);
}

#[test]
fn no_danger_is_announced_once_a_game_is_over() {
    for game in ["hannibal", "conquest1984", "conquest2005", "conquerants"] {
        for (name, record) in kept::read(game) {
            walk(&record, |table, _, _| {
                if table.turn().is_over() {
                    for seat in Seat::first(record.seats) {
                        assert_eq!(dangers(table, seat), [], "{name}");
                    }
                }
            });
        }
    }
}

/// How many Caesars fell to somebody on turn in the kept games of a Conquest, and those of them whom
/// nobody had warned, by where they were.
fn caesars(game: &str) -> (usize, Vec<String>) {
    let (mut n_fallen, mut surprised) = (0, Vec::new());
    for (name, record) in kept::read(game) {
        // Seats by their homes, and what each feared when this turn began.
        let mut seats: BTreeMap<String, Seat> = BTreeMap::new();
        let mut feared: Vec<Vec<Danger>> = Vec::new();
        let mut mover = None;
        walk(&record, |table, n, told| {
            if let Some(fallen) = of_kind(told, "eliminated") {
                let seat = |key: &str| fallen[key].as_str().and_then(|it| seats.get(it)).copied();
                // Who lost his Caesar in his own attack has chosen that himself.
                if let (Some(who), Some(by)) = (seat("who"), seat("by"))
                    && mover == Some(by)
                {
                    n_fallen += 1;
                    let leader = |it: &Danger| it.stake < Stake::Home && it.by == by;
                    if !feared[who.idx()].iter().any(leader) {
                        surprised.push(format!("{name} action {n}: {who:?} by {by:?}: {told:?}"));
                    }
                }
            }
            let began = of_kind(told, "turn_began");
            if n == 0 || began.is_some() {
                mover = table.turn().waiting().iter().next();
                if let (Some(began), Some(seat)) = (began, mover) {
                    seats.insert(began["who"].as_str().unwrap().to_owned(), seat);
                }
                feared = Seat::first(record.seats).map(|seat| dangers(table, seat)).collect();
            }
        });
    }
    (n_fallen, surprised)
}

#[test]
fn every_caesar_who_fell_in_1984_was_in_danger_when_that_turn_began() {
    let (n_fallen, surprised) = caesars("conquest1984");
    assert!(10 < n_fallen);
    assert!(surprised.is_empty(), "of {n_fallen}:\n{}", surprised.join("\n"));
}

#[test]
fn every_caesar_who_fell_in_2005_was_in_danger_when_that_turn_began() {
    let (n_fallen, surprised) = caesars("conquest2005");
    assert!(10 < n_fallen);
    assert!(surprised.is_empty(), "of {n_fallen}:\n{}", surprised.join("\n"));
}
