//! People without an account.

use serde::{Deserialize, Serialize};

/// Who the one who asks is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct GuestInfo {
    /// How they are called.
    pub name: String,
}

/// Asks to be called so.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct NameGuest {
    /// One to forty characters.
    pub name: String,
}
