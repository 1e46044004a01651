//! What can be asked, and nothing else.

use serde::Deserialize;
use serde_json::Value;

use super::answer::Failure;

/// One line, read.
pub(super) struct Request {
    /// Copied to the answer.
    pub(super) id: Value,
    pub(super) work: Work,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Work {
    Games {},
    New {
        game: String,
        seats: Option<usize>,
        #[serde(default)]
        options: Value,
        seed: Option<u64>,
        rules_version: Option<u32>,
    },
    Arrange {
        game: String,
        seats: Option<usize>,
        #[serde(default)]
        options: Value,
        position: String,
        rules_version: Option<u32>,
    },
    Position {
        table: u64,
    },
    View {
        table: u64,
        seat: Option<u8>,
    },
    Turn {
        table: u64,
    },
    Legal {
        table: u64,
        seat: u8,
    },
    Play {
        table: u64,
        seat: u8,
        action: String,
        draws: Option<Vec<u32>>,
    },
    Undo {
        table: u64,
    },
    Record {
        table: u64,
    },
    Load {
        record: Value,
    },
    Think {
        table: u64,
        seat: u8,
        player: String,
        nodes: Option<u64>,
        ms: Option<u64>,
        #[serde(default)]
        explain: bool,
    },
    Close {
        table: u64,
    },
}

impl Request {
    /// Reads a line; what cannot be read keeps its id for the answer, if it has one.
    pub(super) fn parse(line: &[u8]) -> Result<Request, (Value, Failure)> {
        let mut value: Value = serde_json::from_slice(line)
            .map_err(|error| (Value::Null, Failure::bad_request(error)))?;
        let Some(object) = value.as_object_mut() else {
            return Err((Value::Null, Failure::bad_request("a request is one JSON object")));
        };
        let id = object.remove("id").unwrap_or(Value::Null);
        match serde_json::from_value(value) {
            Ok(work) => Ok(Request { id, work }),
            Err(error) => Err((id, Failure::bad_request(error))),
        }
    }
}
