//! What a player may decide: an order that both editions know, or a choice of one edition only.

use std::{fmt, str::FromStr};

use crate::{Click, Edition, Order, empire::Province};

/// One decision; `C` are the choices of the edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action<E: Edition, C> {
    /// What both editions know.
    Order(Order<E>),
    /// What only this one knows.
    Own(C),
}

/// The choices of an edition, how they are written, and what to click for them.
pub trait Choices: Copy + fmt::Display {
    /// What can be clicked.
    type Handle;

    /// Reads a choice as it is written: a verb, and what stands after it.
    fn read(verb: &str, rest: &str) -> Option<Self>;
    /// What to click.
    fn path(self) -> Vec<Self::Handle>;
}

impl<E: Edition, C: Choices> Action<E, C> {
    /// What to click.
    pub fn path(self) -> Vec<C::Handle>
    where
        C::Handle: From<Click> + From<Province> + From<E::Sea> + From<E::Berth>,
    {
        match self {
            Action::Order(order) => order.path(),
            Action::Own(choice) => choice.path(),
        }
    }
}

impl<E: Edition, C> From<Order<E>> for Action<E, C> {
    #[inline]
    fn from(order: Order<E>) -> Self {
        Action::Order(order)
    }
}

impl<E: Edition, C: Choices> From<C> for Action<E, C> {
    #[inline]
    fn from(choice: C) -> Self {
        Action::Own(choice)
    }
}

impl<E: Edition, C: fmt::Display> fmt::Display for Action<E, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Order(order) => order.fmt(f),
            Action::Own(choice) => choice.fmt(f),
        }
    }
}

impl<E: Edition, C: Choices> FromStr for Action<E, C> {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if let Some(order) = Order::read(text) {
            return Ok(Action::Order(order));
        }
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        // Nothing is written with a space and nothing after it.
        let choice = C::read(verb, rest).filter(|_| !text.ends_with(' '));
        choice.map(Action::Own).ok_or(())
    }
}
