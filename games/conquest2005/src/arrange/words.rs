//! Words that several lines of a position share.

use std::fmt::Write as _;

use crate::{
    pieces::{Cargo, Unit},
    state::Rider,
};

/// What five colors have: a sixth still plays against them.
const MOST: u16 = 5 * (20 + 20 + 6);

/// ` infantry 3 general 1 Caesar`
pub(super) fn cargo(out: &mut String, cargo: Cargo) {
    for unit in Unit::LAND.into_iter().filter(|&it| 0 < cargo.units.get(it)) {
        let _ = write!(out, " {unit} {}", cargo.units.get(unit));
    }
    if 0 < cargo.generals {
        let _ = write!(out, " general {}", cargo.generals);
    }
    if cargo.caesar {
        out.push_str(" Caesar");
    }
}

/// Reads the front of `text` as cargo; what is none of it is left.
pub(super) fn take_cargo(text: &str) -> Option<(Cargo, &str)> {
    let mut cargo = Cargo::NONE;
    let mut rest = text;
    loop {
        let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
        if word == "Caesar" {
            cargo.caesar = true;
            rest = after;
            continue;
        }
        let unit = Unit::named(word).filter(|&it| it != Unit::Galley);
        if unit.is_none() && word != "general" {
            return Some((cargo, rest));
        }
        let (n, after) = after.split_once(' ').unwrap_or((after, ""));
        // No more than the box holds of all colors, which small numbers can count.
        let n: u8 = n.parse().ok().filter(|&n| n <= 120)?;
        match unit {
            Some(unit) => cargo.units.0[unit as usize] = n,
            None => cargo.generals = n,
        }
        let total: u16 = cargo.units.0.iter().map(|&n| u16::from(n)).sum();
        if MOST < total || 24 < cargo.generals {
            return None;
        }
        rest = after;
    }
}

const RIDERS: [(Rider, &str); 3] =
    [(Rider::Caesar, "Caesar"), (Rider::General, "general"), (Rider::Spent, "weary")];

pub(super) fn rider(rider: Rider) -> &'static str {
    RIDERS.iter().find(|it| it.0 == rider).map_or("", |it| it.1)
}

pub(super) fn rider_named(name: &str) -> Option<Rider> {
    RIDERS.iter().find(|it| it.1 == name).map(|it| it.0)
}
