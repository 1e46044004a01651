//! What can be clicked in both editions.

use serde::Serialize;

use crate::{Click, empire::Province, seas::Sea};

/// One thing that can be clicked, with the edition's seas `S`, its terms `T` and what only it has `O`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Handle<S, T, O> {
    /// A province or a sea, with what is there.
    Space {
        /// Which one.
        at: Place<S>,
    },
    /// What is offered.
    Terms {
        /// For what.
        terms: T,
    },
    /// A piece, a count or a button that both editions know.
    #[serde(untagged)]
    Click(#[cfg_attr(debug_assertions, ts(inline))] Click),
    /// What only this edition knows.
    #[serde(untagged)]
    Own(#[cfg_attr(debug_assertions, ts(inline))] O),
}

/// What a map has room for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Place<S> {
    Land(Province),
    Sea(S),
}

impl<S, T, O> kernel::Handle for Handle<S, T, O>
where
    Self: Serialize + Clone + Eq + std::fmt::Debug,
    O: kernel::Handle,
{
    fn stays_in_sight(&self) -> bool {
        match self {
            Handle::Space { .. } => false,
            Handle::Terms { .. } => true,
            Handle::Click(click) => click.is_button(),
            Handle::Own(own) => own.stays_in_sight(),
        }
    }
}

impl<S, T, O> From<Click> for Handle<S, T, O> {
    fn from(click: Click) -> Self {
        Handle::Click(click)
    }
}

impl<S, T, O> From<Province> for Handle<S, T, O> {
    fn from(at: Province) -> Self {
        Handle::Space { at: Place::Land(at) }
    }
}

impl<S: Sea, T, O> From<S> for Handle<S, T, O> {
    fn from(at: S) -> Self {
        Handle::Space { at: Place::Sea(at) }
    }
}
