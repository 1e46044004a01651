//! What can be clicked.

use serde::Serialize;

use crate::{board::Coast, deal::Terms, pieces::Field, places::Sea};

pub type Handle = conquest::Handle<Sea, Terms, Own>;

/// What can be clicked in this edition only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Own {
    /// One part of a broken coast; a whole coast is clicked as its province.
    Coast {
        at: Coast,
    },
    Later,
    Withdraw,
    Execute,
    Hold,
}

impl kernel::Handle for Own {
    fn stays_in_sight(&self) -> bool {
        !matches!(self, Own::Coast { .. })
    }
}

impl From<Field> for Handle {
    fn from(field: Field) -> Handle {
        match field {
            Field::Land(at) => at.into(),
            Field::Sea(at) => at.into(),
        }
    }
}

impl From<Coast> for Handle {
    fn from(at: Coast) -> Handle {
        if at.is_part() { Handle::Own(Own::Coast { at }) } else { at.province().into() }
    }
}
