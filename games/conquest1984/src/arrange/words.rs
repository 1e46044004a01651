//! Words that several lines of a position share.

use std::fmt::Write as _;

use crate::pieces::{Cargo, Side, Unit, Units};

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
        let n: u8 = n.parse().ok().filter(|&n| n <= 60)?;
        match unit {
            Some(unit) => cargo.units = cargo.units + Units::of(unit, n),
            None => cargo.generals += n,
        }
        if 60 < cargo.units.total() || 60 < cargo.generals {
            return None;
        }
        rest = after;
    }
}

pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::Attacker => "attacker",
        Side::Defender => "defender",
    }
}
