//! What an edition prints otherwise.

use std::{fmt, ops::IndexMut};

use parts::mask::Mask;

use crate::{
    Galley,
    army::{Unit, Units},
    board::Board,
    empire::Province,
    seas::Sea,
};

/// An edition of the game: its own types, and its printed facts.
pub trait Edition: Copy + Eq + fmt::Debug + 'static {
    /// What can be chosen before the first turn.
    type Options: Copy + Eq + fmt::Debug;
    /// Its seas.
    type Sea: Sea;
    /// Where a galley lies that is ashore.
    type Berth: Berth;
    /// All galleys of the box; those of a color stand together, in the order of the seats.
    type Galleys: Copy
        + Eq
        + fmt::Debug
        + AsRef<[Galley<Self>]>
        + AsMut<[Galley<Self>]>
        + IndexMut<usize, Output = Galley<Self>>;
    /// What the table waits for in this edition only.
    type Own: Copy + Eq + fmt::Debug;

    /// Whether the trail of a galley outlasts the turn.
    const TRAILS_LAST: bool;
    /// C84-04 C05-04 Galleys of each color.
    const GALLEYS: usize;
    /// C84-02 C05-02 Generals of each color.
    const GENERALS: u8;
    /// C84-52 C05-45 The prices of infantry, cavalry, catapults and galleys before inflation.
    const PRICES: [u32; 4];

    /// What a version of the rules decides.
    fn set_version(options: &mut Self::Options, version: u32);
    /// The printed board.
    fn board() -> &'static Board;
    /// C84-71 C05-64 Whether Mesopotamia and Arabia Petrea touch at this table. C84-67 C05-61 After how
    /// many rounds the game ends; 0 for never.
    fn border_and_rounds(options: &Self::Options) -> (bool, u16);
    /// C84-52 C05-45 The price of a unit before inflation.
    #[inline]
    fn price(unit: Unit) -> u32 {
        Self::PRICES[unit as usize]
    }
    /// What units cost together before inflation.
    fn price_of(units: Units) -> u32 {
        Unit::LAND.into_iter().map(|unit| Self::price(unit) * u32::from(units.get(unit))).sum()
    }
    /// The seas into which one sets sail from a berth.
    #[inline]
    fn seas_at(berth: Self::Berth) -> Mask {
        Self::board().waters.seas_of(berth.province().idx())
    }
    /// How many of a kind can be bought at once.
    fn most_bought(unit: Unit) -> u8;
}

/// Where a galley lies that is ashore.
pub trait Berth: Copy + Eq + fmt::Debug + fmt::Display {
    /// The province it belongs to.
    fn province(self) -> Province;
    /// Its name in handles.
    fn id(self) -> String;
    /// Takes one from the front of `text`.
    fn take(text: &str) -> Option<(Self, &str)>;
}
