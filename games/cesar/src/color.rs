//! The colours of the cities, one for each region.

use std::fmt;

use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Color {
    Red,
    Blue,
    Yellow,
    Green,
    Brown,
    Purple,
    Turquoise,
    Orange,
}

pub const N_COLORS: usize = 8;

impl Color {
    pub const ALL: [Color; N_COLORS] = [
        Color::Red,
        Color::Blue,
        Color::Yellow,
        Color::Green,
        Color::Brown,
        Color::Purple,
        Color::Turquoise,
        Color::Orange,
    ];
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::Red => "red",
            Color::Blue => "blue",
            Color::Yellow => "yellow",
            Color::Green => "green",
            Color::Brown => "brown",
            Color::Purple => "purple",
            Color::Turquoise => "turquoise",
            Color::Orange => "orange",
        })
    }
}
