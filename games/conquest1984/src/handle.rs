//! What can be clicked.

use conquest::Click;
use serde::Serialize;

use crate::{
    board::Coast,
    deal::Terms,
    pieces::Field,
    places::{Province, Sea},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Handle {
    /// A province or a sea, with what is there.
    Space {
        at: Place,
    },
    /// One part of a broken coast; a whole coast is clicked as its province.
    Coast {
        at: Coast,
    },
    /// What is offered.
    Terms {
        terms: Terms,
    },
    Later,
    Withdraw,
    Execute,
    /// What can be clicked in both editions.
    #[serde(untagged)]
    Click(#[cfg_attr(debug_assertions, ts(inline))] Click),
}

/// What a map has room for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Place {
    Land(Province),
    Sea(Sea),
}

impl kernel::Handle for Handle {
    fn stays_in_sight(&self) -> bool {
        match self {
            Handle::Space { .. } | Handle::Coast { .. } => false,
            Handle::Click(click) => click.is_button(),
            Handle::Terms { .. } | Handle::Later | Handle::Withdraw | Handle::Execute => true,
        }
    }
}

impl From<Click> for Handle {
    fn from(click: Click) -> Handle {
        Handle::Click(click)
    }
}

impl From<Province> for Handle {
    fn from(at: Province) -> Handle {
        Handle::Space { at: Place::Land(at) }
    }
}

impl From<Sea> for Handle {
    fn from(at: Sea) -> Handle {
        Handle::Space { at: Place::Sea(at) }
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
        if at.is_part() { Handle::Coast { at } } else { at.province().into() }
    }
}
