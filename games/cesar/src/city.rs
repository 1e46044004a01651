//! The names on the board: Rome and the forty cities, in the order of `board.json`.

use std::fmt;

use parts::{mask::Mask, names::take_name};
use serde::{Deserialize, Serialize};

/// Lists every name once, with its id and its printed form.
macro_rules! cities {
    ($($city:ident $id:literal $name:literal,)*) => {
        /// Rome or one of the cities.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum City {
            $($city,)*
        }

        impl City {
            pub const ALL: [City; N_CITIES] = [$(City::$city,)*];

            /// The id used in files and messages.
            pub fn id(self) -> &'static str {
                match self {
                    $(City::$city => $id,)*
                }
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
    Roma "roma" "Roma",
    Brundisium "brundisium" "Brundisium",
    Genua "genua" "Genua",
    Aquileia "aquileia" "Aquileia",
    Caralis "caralis" "Caralis",
    Syracusae "syracusae" "Syracusae",
    Lugdunum "lugdunum" "Lugdunum",
    Burdigala "burdigala" "Burdigala",
    Massilia "massilia" "Massilia",
    Condate "condate" "Condate",
    Lutetia "lutetia" "Lutetia",
    Tarraco "tarraco" "Tarraco",
    CarthagoNova "carthago_nova" "Carthago Nova",
    Asturica "asturica" "Asturica",
    Gades "gades" "Gades",
    Olisipo "olisipo" "Olisipo",
    AugustaVindelicorum "augusta_vindelicorum" "Augusta Vindelicorum",
    ColoniaAgrippina "colonia_agrippina" "Colonia Agrippina",
    Londinium "londinium" "Londinium",
    Isca "isca" "Isca",
    Eburacum "eburacum" "Eburacum",
    Salonae "salonae" "Salonae",
    Sirmium "sirmium" "Sirmium",
    Carnuntum "carnuntum" "Carnuntum",
    Sarmizegetusa "sarmizegetusa" "Sarmizegetusa",
    Tomis "tomis" "Tomis",
    Dyrrachium "dyrrachium" "Dyrrachium",
    Athenae "athenae" "Athenae",
    Thessalonica "thessalonica" "Thessalonica",
    Gortyna "gortyna" "Gortyna",
    Byzantium "byzantium" "Byzantium",
    Ephesus "ephesus" "Ephesus",
    Ancyra "ancyra" "Ancyra",
    Palmyra "palmyra" "Palmyra",
    Antiochia "antiochia" "Antiochia",
    Hierosolyma "hierosolyma" "Hierosolyma",
    Carthago "carthago" "Carthago",
    LeptisMagna "leptis_magna" "Leptis Magna",
    Caesarea "caesarea" "Caesarea Mauretaniae",
    Cyrene "cyrene" "Cyrene",
    Alexandria "alexandria" "Alexandria",
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
