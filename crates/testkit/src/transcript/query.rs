//! Questions in a transcript: what a seat sees, what it may do, what is true.
//!
//! ```text
//! = view rome            or `= view public`; `= view rome hands` shows that field only
//! = legal rome exchange  the legal actions that begin so; all of them without the last word
//! = offers rome          with what to click, and what stays grey
//! = barred rome          only what stays grey
//! = tried rome           what else cannot be begun with, as whoever tries it is told
//! = turn
//! = position
//! ```

use std::fmt;

use kernel::{Game, Handle, Offers, Seat, SeatSet, Turn, Viewer, legal, offers};
use serde::Serialize;
use serde_json::Value;

use crate::scene::{name_of, seat_named};

/// Answers one question, a line for each thing.
pub(super) fn answer<G: Game>(
    state: &G::State,
    n_seats: usize,
    question: &str,
) -> Result<Vec<String>, String> {
    let (word, rest) = question.split_once(' ').unwrap_or((question, ""));
    let seat = |name: &str| seat_named(&G::META, n_seats, name).ok_or(format!("no seat {name}"));
    match word {
        "position" if rest.is_empty() => {
            Ok(G::position(state).lines().map(str::to_owned).collect())
        }
        "turn" if rest.is_empty() => Ok(vec![turn::<G>(state, n_seats)]),
        "view" => {
            let (name, field) = rest.split_once(' ').unwrap_or((rest, ""));
            let viewer = match name {
                "public" => Viewer::Public,
                name => Viewer::Seat(seat(name)?),
            };
            view::<G>(state, viewer, field)
        }
        "legal" => {
            let (name, start) = rest.split_once(' ').unwrap_or((rest, ""));
            let mut actions = Vec::new();
            legal::<G>(state, seat(name)?, &mut actions);
            let notations = actions.iter().map(ToString::to_string);
            Ok(or_none(notations.filter(|it| it.starts_with(start)).collect()))
        }
        "offers" => {
            let offers = offers::<G>(state, seat(rest)?);
            Ok(or_none(offered(&offers).chain(grey(&offers, true)).collect()))
        }
        "barred" => Ok(or_none(grey(&offers::<G>(state, seat(rest)?), true).collect())),
        "tried" => Ok(or_none(grey(&offers::<G>(state, seat(rest)?), false).collect())),
        _ => Err(format!("no known question: {question}")),
    }
}

fn or_none(lines: Vec<String>) -> Vec<String> {
    if lines.is_empty() { vec!["(none)".to_owned()] } else { lines }
}

fn turn<G: Game>(state: &G::State, n_seats: usize) -> String {
    let names = |seats: SeatSet| -> String {
        let names: Vec<&str> = seats.iter().map(|seat| name_of(&G::META, seat)).collect();
        names.join(" ")
    };
    match G::turn(state) {
        Turn::Waiting(seats) => format!("waiting for {}", names(seats)),
        Turn::Over(outcome) if outcome.winners.is_empty() => "over, nobody wins".to_owned(),
        Turn::Over(outcome) => {
            let places: Vec<String> = Seat::first(n_seats)
                .map(|seat| format!("{} {}", name_of(&G::META, seat), outcome.places[seat.idx()]))
                .collect();
            format!("over, won by {}; places: {}", names(outcome.winners), places.join(", "))
        }
    }
}

/// One field of a view, or with no name all of them.
fn view<G: Game>(state: &G::State, viewer: Viewer, field: &str) -> Result<Vec<String>, String> {
    let view = serde_json::to_value(G::view(state, viewer))
        .map_err(|error| format!("the view cannot be encoded: {error}"))?;
    let Value::Object(fields) = &view else { return Err("a view has fields".to_owned()) };
    let shown = fields.iter().filter(|(name, _)| field.is_empty() || *name == field);
    let mut lines: Vec<String> =
        shown.map(|(name, value)| format!("{name}: {}", short(value))).collect();
    lines.sort();
    if lines.is_empty() { Err(format!("the view has no {field}")) } else { Ok(lines) }
}

fn offered<H: Handle, I>(offers: &Offers<H, I>) -> impl Iterator<Item = String> {
    let names: Vec<String> = offers.handles.iter().map(clicked).collect();
    offers.legal().map(move |offer| {
        let path: Vec<&str> = offer.path.iter().map(|&idx| names[idx].as_str()).collect();
        format!("{} = {}", path.join(" "), offer.action)
    })
}

/// What is barred, in sight or not.
fn grey<H: Handle, I: fmt::Display>(
    offers: &Offers<H, I>,
    in_sight: bool,
) -> impl Iterator<Item = String> {
    offers.barred.iter().filter(move |it| it.in_sight == in_sight).map(|it| {
        let after = if it.after == 0 { String::new() } else { format!("(after {}) ", it.after) };
        format!("{after}{} ! {}: {}", clicked(&it.handle), it.rule, it.why)
    })
}

/// A handle in one word: its kind, then what it names, in the order of the fields' names.
fn clicked(handle: &impl Serialize) -> String {
    words(&serde_json::to_value(handle).unwrap_or(Value::Null)).join(":")
}

fn words(value: &Value) -> Vec<String> {
    match value {
        Value::Object(fields) => {
            let mut rest: Vec<(&String, &Value)> =
                fields.iter().filter(|(name, _)| *name != "kind").collect();
            rest.sort_by_key(|(name, _)| *name);
            let kind = fields.get("kind").into_iter();
            kind.chain(rest.into_iter().map(|(_, value)| value)).flat_map(words).collect()
        }
        Value::Array(items) => items.iter().flat_map(words).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => vec![short(value)],
    }
}

/// JSON without its quotes, fields in alphabetical order whatever the encoder does.
fn short(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(short).collect();
            format!("[{}]", items.join(" "))
        }
        Value::Object(fields) => {
            let mut fields: Vec<String> =
                fields.iter().map(|(name, value)| format!("{name} {}", short(value))).collect();
            fields.sort();
            format!("{{{}}}", fields.join(", "))
        }
    }
}
