//! The seas around the empire. Both editions print the same eighteen and spell one of them
//! differently, so each makes the list with its own spelling.

use std::fmt;

/// How many seas there are.
pub const N_SEAS: usize = 18;

/// A sea of an edition.
pub trait Sea: Copy + Eq + fmt::Debug + fmt::Display + 'static {
    /// Its place in the list.
    fn idx(self) -> usize;
    /// The sea with this index.
    fn at(idx: usize) -> Self;
    /// Its name in handles.
    fn id(self) -> &'static str;
    /// Takes a printed name from the front of `text`.
    fn take(text: &str) -> Option<(Self, &str)>;
}

/// Where a battle is fought in an edition.
pub trait Battlefield: Copy {
    /// Its name in handles.
    fn id(self) -> &'static str;
}

/// The seas of an edition, `Sea`, and where battles are fought, `Field`. What it calls the sea west
/// of Italia is said.
#[macro_export]
macro_rules! seas {
    ($tyrrhenian:literal) => {
        pub use $crate::seas::N_SEAS;

        $crate::places! {
            /// A sea zone.
            Sea, N_SEAS;
            OceanusBritannicus = "oceanus_britannicus", "Oceanus Britannicus";
            OceanusAtlanticus = "oceanus_atlanticus", "Oceanus Atlanticus";
            MareCantabricum = "mare_cantabricum", "Mare Cantabricum";
            MareHispalis = "mare_hispalis", "Mare Hispalis";
            MareBalaricum = "mare_balaricum", "Mare Balaricum";
            MareNarbo = "mare_narbo", "Mare Narbo";
            MareTyrrenum = "mare_tyrrenum", $tyrrhenian;
            MareNumidia = "mare_numidia", "Mare Numidia";
            MareSabrata = "mare_sabrata", "Mare Sabrata";
            MareLibycum = "mare_libycum", "Mare Libycum";
            MareAdriatico = "mare_adriatico", "Mare Adriatico";
            MareEpirus = "mare_epirus", "Mare Epirus";
            MareAegaeum = "mare_aegaeum", "Mare Aegaeum";
            MarePontusEuxinus = "mare_pontus_euxinus", "Mare Pontus Euxinus";
            MareAmisus = "mare_amisus", "Mare Amisus";
            MareRhodus = "mare_rhodus", "Mare Rhodus";
            MareAlexandria = "mare_alexandria", "Mare Alexandria";
            MarePelusium = "mare_pelusium", "Mare Pelusium";
        }

        impl $crate::seas::Sea for Sea {
            #[inline]
            fn idx(self) -> usize {
                self as usize
            }

            #[inline]
            fn at(idx: usize) -> Sea {
                Sea::ALL[idx]
            }

            fn id(self) -> &'static str {
                Sea::id(self)
            }

            fn take(text: &str) -> Option<(Sea, &str)> {
                Sea::take(text)
            }
        }

        /// Where a battle is fought.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, ::serde::Serialize)]
        #[serde(tag = "kind", content = "id", rename_all = "snake_case")]
        #[cfg_attr(debug_assertions, derive(ts_rs::TS))]
        pub enum Field {
            Land(Province),
            Sea(Sea),
        }

        impl $crate::seas::Battlefield for Field {
            fn id(self) -> &'static str {
                match self {
                    Field::Land(province) => province.id(),
                    Field::Sea(sea) => sea.id(),
                }
            }
        }

        impl ::std::fmt::Display for Field {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    Field::Land(province) => write!(f, "{province}"),
                    Field::Sea(sea) => write!(f, "{sea}"),
                }
            }
        }
    };
}
