//! Answers and the codes that other programs rely on.

use std::fmt;

use registry::{BadRecord, OpenError, PlayError, ThoughtInfo, UnknownRules};
use serde::Serialize;
use serde_json::{Value, json};

/// Why a request fails. Nothing has changed.
pub(super) struct Failure {
    code: &'static str,
    message: String,
    rule: Option<&'static str>,
}

impl Failure {
    pub(super) fn new(code: &'static str, message: impl fmt::Display) -> Failure {
        Failure { code, message: message.to_string(), rule: None }
    }

    pub(super) fn bad_request(message: impl fmt::Display) -> Failure {
        Failure::new("bad_request", message)
    }

    pub(super) fn no_such_game(game: &str) -> Failure {
        let excerpt: String = game.chars().take(40).collect();
        Failure::new("no_such_game", format_args!("there is no game {excerpt}"))
    }

    pub(super) fn no_such_table(table: u64) -> Failure {
        Failure::new("no_such_table", format_args!("there is no table {table}"))
    }
}

/// A success, as one line.
pub(super) fn success(id: &Value, value: &Value) -> String {
    json!({"id": id, "ok": value}).to_string()
}

/// A failure, as one line.
pub(super) fn failure(id: &Value, failure: &Failure) -> String {
    let mut error = json!({"code": failure.code, "message": failure.message});
    if let Some(rule) = failure.rule {
        error["rule"] = json!(rule);
    }
    json!({"id": id, "error": error}).to_string()
}

/// What a computer player came to, with its reasons if they are wanted.
pub(super) fn thought(it: &ThoughtInfo, explain: bool) -> Value {
    let all = |values: &[f32]| values.iter().map(|&it| rounded(it)).collect::<Vec<_>>();
    let mut told = json!({"action": it.action, "value": all(&it.value), "nodes": it.nodes});
    if explain {
        let best = it.why.weighed.iter().map(
            |way| json!({"action": way.action, "value": rounded(way.worth), "visits": way.visits}),
        );
        let line = it.why.line.iter();
        told["before"] = json!(all(&it.why.before));
        told["best"] = best.collect();
        told["line"] = line.map(|(seat, it)| json!({"seat": seat, "action": it})).collect();
    }
    told
}

/// Four digits are all that a value means.
fn rounded(value: f32) -> f64 {
    (f64::from(value) * 10_000.0).round() / 10_000.0
}

/// Our own types as JSON.
pub(super) fn value<T: Serialize>(it: &T) -> Result<Value, Failure> {
    serde_json::to_value(it).map_err(Failure::bad_request)
}

impl From<PlayError> for Failure {
    fn from(error: PlayError) -> Self {
        Failure { code: error.code(), message: error.to_string(), rule: error.rule() }
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Self {
        let code = match error {
            OpenError::BadOptions(_) => "bad_options",
            OpenError::BadPosition(_) => "bad_position",
        };
        Failure::new(code, error)
    }
}

impl From<UnknownRules> for Failure {
    fn from(unknown: UnknownRules) -> Self {
        BadRecord::from(unknown).into()
    }
}

impl From<BadRecord> for Failure {
    fn from(error: BadRecord) -> Self {
        Failure::new(error.code(), error)
    }
}
