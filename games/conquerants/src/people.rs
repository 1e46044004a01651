//! The four peoples, and sets of them.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize, Serializer};

use crate::board::{Territory, board};

/// CON-02 Exactly four play.
pub const N_PEOPLES: usize = 4;

/// CON-01 A people, in the order of `board.json`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum People {
    Gauls,
    Romans,
    Carthaginians,
    Tarentines,
}

/// Some of the peoples, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Peoples(u8);

impl People {
    pub const ALL: [People; N_PEOPLES] =
        [People::Gauls, People::Romans, People::Carthaginians, People::Tarentines];

    pub fn id(self) -> &'static str {
        match self {
            People::Gauls => "gauls",
            People::Romans => "romans",
            People::Carthaginians => "carthaginians",
            People::Tarentines => "tarentines",
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            People::Gauls => "Gauls",
            People::Romans => "Romans",
            People::Carthaginians => "Carthaginians",
            People::Tarentines => "Tarentines",
        }
    }

    pub fn home(self) -> Territory {
        board().homes[self as usize]
    }

    /// The faces of the people's own combat die.
    pub fn die(self) -> u8 {
        board().dice[self as usize]
    }

    /// CON-29 What each trade link scores.
    pub fn commerce(self) -> u16 {
        board().commerce[self as usize]
    }
}

impl Peoples {
    pub const NONE: Peoples = Peoples(0);

    /// Every set of peoples, the empty one first.
    pub fn subsets(self) -> impl Iterator<Item = Peoples> {
        (0..1 << N_PEOPLES).map(Peoples).filter(move |it| it.minus(self).is_empty())
    }

    pub fn has(self, people: People) -> bool {
        self.0 >> people as u8 & 1 == 1
    }

    pub fn with(self, people: People) -> Peoples {
        Peoples(self.0 | 1 << people as u8)
    }

    pub fn without(self, people: People) -> Peoples {
        Peoples(self.0 & !(1 << people as u8))
    }

    pub fn or(self, other: Peoples) -> Peoples {
        Peoples(self.0 | other.0)
    }

    pub fn and(self, other: Peoples) -> Peoples {
        Peoples(self.0 & other.0)
    }

    pub fn minus(self, other: Peoples) -> Peoples {
        Peoples(self.0 & !other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).unwrap_or(0)
    }

    pub fn iter(self) -> impl Iterator<Item = People> {
        People::ALL.into_iter().filter(move |&people| self.has(people))
    }
}

/// They travel as a list.
impl Serialize for Peoples {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl From<People> for Peoples {
    fn from(people: People) -> Self {
        Peoples::NONE.with(people)
    }
}

impl FromIterator<People> for Peoples {
    fn from_iter<T: IntoIterator<Item = People>>(peoples: T) -> Self {
        peoples.into_iter().fold(Peoples::NONE, Peoples::with)
    }
}

impl fmt::Display for People {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for People {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        People::ALL.into_iter().find(|people| people.name() == text).ok_or(())
    }
}

/// `Gauls Tarentines`
impl fmt::Display for Peoples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, people) in self.iter().enumerate() {
            if 0 < nth {
                f.write_str(" ")?;
            }
            people.fmt(f)?;
        }
        Ok(())
    }
}

/// Each people once, in the order of the board; an empty set is written nowhere.
impl FromStr for Peoples {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut peoples = Peoples::NONE;
        for word in text.split(' ') {
            peoples = peoples.with(word.parse()?);
        }
        if peoples.to_string() == text { Ok(peoples) } else { Err(()) }
    }
}
