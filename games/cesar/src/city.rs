//! The names on the board: Rome and the forty cities, in the order of `board.json`.

use std::fmt;

use parts::{mask::Mask, names::take_name};
use serde::{Deserialize, Serialize};

/// Lists every city once, with its printed name.
macro_rules! cities {
    ($($city:ident $name:literal,)*) => {
        /// Rome or one of the cities.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(debug_assertions, derive(ts_rs::TS))]
        pub enum City {
            $($city,)*
        }

        impl City {
            pub const ALL: [City; N_CITIES] = [$(City::$city,)*];

            /// As it is called in files and messages.
            pub fn id(self) -> String {
                let city = match self {
                    $(City::$city => stringify!($city),)*
                };
                let mut id = String::new();
                for (idx, letter) in city.char_indices() {
                    if 0 < idx && letter.is_ascii_uppercase() {
                        id.push('_');
                    }
                    id.push(letter.to_ascii_lowercase());
                }
                id
            }

            /// The printed name.
            pub fn name(self) -> &'static str {
                match self {
                    $(City::$city => $name,)*
                }
            }
        }
    };
}

/// Rome included.
pub const N_CITIES: usize = 41;

cities! {
    Roma "Roma",
    Brundisium "Brundisium",
    Genua "Genua",
    Aquileia "Aquileia",
    Caralis "Caralis",
    Syracusae "Syracusae",
    Lugdunum "Lugdunum",
    Burdigala "Burdigala",
    Massilia "Massilia",
    Condate "Condate",
    Lutetia "Lutetia",
    Tarraco "Tarraco",
    CarthagoNova "Carthago Nova",
    Asturica "Asturica",
    Gades "Gades",
    Olisipo "Olisipo",
    AugustaVindelicorum "Augusta Vindelicorum",
    ColoniaAgrippina "Colonia Agrippina",
    Londinium "Londinium",
    Isca "Isca",
    Eburacum "Eburacum",
    Salonae "Salonae",
    Sirmium "Sirmium",
    Carnuntum "Carnuntum",
    Sarmizegetusa "Sarmizegetusa",
    Tomis "Tomis",
    Dyrrachium "Dyrrachium",
    Athenae "Athenae",
    Thessalonica "Thessalonica",
    Gortyna "Gortyna",
    Byzantium "Byzantium",
    Ephesus "Ephesus",
    Ancyra "Ancyra",
    Palmyra "Palmyra",
    Antiochia "Antiochia",
    Hierosolyma "Hierosolyma",
    Carthago "Carthago",
    LeptisMagna "Leptis Magna",
    Caesarea "Caesarea Mauretaniae",
    Cyrene "Cyrene",
    Alexandria "Alexandria",
}

impl City {
    /// Takes a printed name from the front of `text`.
    pub fn take(text: &str) -> Option<(City, &str)> {
        take_name(text, City::ALL.map(|it| (it, it.name())))
    }

    /// Reads a printed name that nothing follows.
    pub fn named(text: &str) -> Option<City> {
        City::ALL.into_iter().find(|it| it.name() == text)
    }
}

/// The cities of a set, in the order of the board.
pub fn cities(mask: Mask) -> impl Iterator<Item = City> {
    mask.iter().map(|idx| City::ALL[idx])
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use serde::de::{IntoDeserializer, value::Error};

    use super::*;

    #[test]
    fn files_and_messages_know_a_city_by_its_id() {
        for city in City::ALL {
            let id = city.id();
            let read = City::deserialize(IntoDeserializer::<Error>::into_deserializer(id.as_str()));
            assert_eq!(read, Ok(city));
        }
    }
}
