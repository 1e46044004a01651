//! What can be chosen before the first turn.

use conquest::options::{disputed_border, round_limit};
use kernel::OptionMeta;
use serde::{Deserialize, Serialize};

use crate::rulings::Rulings;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Options {
    /// C84-71 Mesopotamia and Arabia Petrea touch.
    pub mesopotamia_arabia: bool,
    /// C84-67 The game ends after so many rounds; 0 for as long as it takes.
    pub round_limit: u16,
    /// What the version of the rules decides.
    #[serde(skip)]
    pub rulings: Rulings,
}

pub const OPTIONS: &[OptionMeta] = &[disputed_border("C84-71"), round_limit("C84-67")];
