//! Words that several lines of a position share.

use crate::{
    pieces::{ALL_GENERALS, Cargo},
    state::Rider,
};

/// What five colors have: a sixth still plays against them.
const MOST: u16 = 5 * (20 + 20 + 6);

/// No more than the box holds of all colors, which small numbers can count.
pub(super) fn take_cargo(text: &str) -> Option<(Cargo, &str)> {
    let (cargo, rest) = Cargo::take(text, 120)?;
    let total: u16 = cargo.units.0.iter().map(|&n| u16::from(n)).sum();
    (total <= MOST && cargo.generals <= ALL_GENERALS).then_some((cargo, rest))
}

const RIDERS: [(Rider, &str); 3] =
    [(Rider::Caesar, "Caesar"), (Rider::General, "general"), (Rider::Spent, "weary")];

pub(super) fn rider(rider: Rider) -> &'static str {
    RIDERS.iter().find(|it| it.0 == rider).map_or("", |it| it.1)
}

pub(super) fn rider_named(name: &str) -> Option<Rider> {
    RIDERS.iter().find(|it| it.1 == name).map(|it| it.0)
}
