//! Why a plain request fails.

use serde::{Deserialize, Serialize};

/// The body of every answer that is not a success.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct ErrorBody {
    /// For programs and catalogues, e.g. `no_such_table`.
    pub code: String,
    /// In English, for people who read logs.
    pub message: String,
}
