//! What can be clicked. The browser is told by these names; its types are made from them.

use serde::Serialize;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Handle {
    Take { n: u8 },
}

impl kernel::Handle for Handle {}
