//! What one viewer may know, built field by field: here, everything.

use kernel::Seat;
use serde::Serialize;

use crate::{
    options::Options,
    state::{Phase, State},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct View {
    pub options: Options,
    pub n_seats: u8,
    pub heap: u8,
    pub prompt: Prompt,
}

/// What is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Prompt {
    Take { seat: Seat },
    Over { last: Seat },
}

impl View {
    pub fn new(state: &State) -> View {
        let State { options, n_seats, heap, phase } = *state;
        let prompt = match phase {
            Phase::Taking { seat } => Prompt::Take { seat },
            Phase::Over { last } => Prompt::Over { last },
        };
        View { options, n_seats, heap, prompt }
    }

    /// The state behind it: nothing is hidden.
    pub fn truth(&self) -> State {
        let View { options, n_seats, heap, prompt } = *self;
        let phase = match prompt {
            Prompt::Take { seat } => Phase::Taking { seat },
            Prompt::Over { last } => Phase::Over { last },
        };
        State { options, n_seats, heap, phase }
    }
}
