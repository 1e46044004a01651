//! Galleys, and where they are.

use crate::{Berth as _, Edition, army::Cargo, empire::Province};

/// Where a galley is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor<E: Edition> {
    /// Not bought, or sunk.
    Stock,
    /// At sea.
    Sea(E::Sea),
    /// At a province.
    Berth(E::Berth),
}

/// One galley.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Galley<E: Edition> {
    /// Where it is.
    pub at: Anchor<E>,
    /// C84-20 C05-06 Movements left, of the player on turn.
    pub moves: u8,
    /// The sea that it has come from, as far as the edition remembers it.
    pub trail: Option<E::Sea>,
    /// At sea what is aboard. C84-72 C05-65 Ashore nothing is: there it is what this galley has
    /// landed this turn, and may take aboard again (C84-73 C05-66).
    pub cargo: Cargo,
}

impl<E: Edition> Anchor<E> {
    /// The province at which it lies, if it lies at one.
    #[inline]
    pub fn province(self) -> Option<Province> {
        match self {
            Anchor::Berth(berth) => Some(berth.province()),
            Anchor::Sea(_) | Anchor::Stock => None,
        }
    }
}

impl<E: Edition> Galley<E> {
    /// One that is not on the board.
    #[inline]
    pub fn in_stock() -> Self {
        Galley { at: Anchor::Stock, moves: 0, trail: None, cargo: Cargo::NONE }
    }

    /// What is aboard: nothing while it lies ashore.
    #[inline]
    pub fn aboard(&self) -> Cargo {
        match self.at {
            Anchor::Sea(_) => self.cargo,
            Anchor::Stock | Anchor::Berth(_) => Cargo::NONE,
        }
    }
}
