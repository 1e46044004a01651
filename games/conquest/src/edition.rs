//! What an edition prints otherwise.

use std::{fmt, ops::IndexMut};

use crate::{Galley, army::Unit, board::Board, empire::Province, seas::Sea};

/// An edition of the game: its own types, and its printed facts.
pub trait Edition: Copy + Eq + fmt::Debug + 'static {
    /// What can be chosen before the first turn.
    type Options: Copy + Eq + fmt::Debug;
    /// Its seas.
    type Sea: Sea;
    /// Where a galley lies that is ashore.
    type Berth: Berth;
    /// What is remembered of the way of a galley this turn.
    type Trail: Copy + Eq + fmt::Debug + Default;
    /// All galleys of the box; those of a color stand together, in the order of the seats.
    type Galleys: Copy
        + Eq
        + fmt::Debug
        + AsRef<[Galley<Self>]>
        + AsMut<[Galley<Self>]>
        + IndexMut<usize, Output = Galley<Self>>;
    /// What the table waits for in this edition only.
    type Own: Copy + Eq + fmt::Debug;

    /// C84-04 C05-04 Galleys of each color.
    const GALLEYS: usize;
    /// C84-02 C05-02 Generals of each color.
    const GENERALS: u8;

    /// The printed board.
    fn board() -> &'static Board;
    /// C84-71 C05-64 Whether Mesopotamia and Arabia Petrea touch at this table.
    fn is_disputed_border_open(options: &Self::Options) -> bool;
    /// C84-67 C05-61 After how many rounds the game ends; 0 for never.
    fn round_limit(options: &Self::Options) -> u16;
    /// C84-52 C05-45 The price of a unit before inflation.
    fn price(unit: Unit) -> u32;
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
