//! The printed names: 42 provinces and 18 seas.

use std::fmt;

use parts::names::take_name;
use serde::{Deserialize, Serialize};

pub const N_PROVINCES: usize = 42;
pub const N_SEAS: usize = 18;

/// A closed list of printed places, in the order of `board.json`.
macro_rules! places {
    ($(#[$doc:meta])* $name:ident, $n:ident; $($place:ident = $id:literal, $printed:literal;)+) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $name {
            $($place,)+
        }

        impl $name {
            pub const ALL: [$name; $n] = [$($name::$place,)+];

            /// Its name in files, messages and handles.
            pub fn id(self) -> &'static str {
                match self {
                    $($name::$place => $id,)+
                }
            }

            /// Its name on the board.
            pub fn name(self) -> &'static str {
                match self {
                    $($name::$place => $printed,)+
                }
            }

            pub fn idx(self) -> usize {
                self as usize
            }

            /// The place with this index; the lists have no gaps.
            pub fn at(idx: usize) -> $name {
                $name::ALL[idx]
            }

            /// Takes a printed name from the front of `text`.
            pub fn take(text: &str) -> Option<($name, &str)> {
                take_name(text, $name::ALL.map(|it| (it, it.name())))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

places! {
    /// A province of the empire.
    Province, N_PROVINCES;
    Britannia = "britannia", "Britannia";
    Belgica = "belgica", "Belgica";
    Germania = "germania", "Germania";
    Lugudunensis = "lugudunensis", "Lugudunensis";
    Aquitania = "aquitania", "Aquitania";
    Narbonensis = "narbonensis", "Narbonensis";
    Hispania = "hispania", "Hispania";
    Lusitania = "lusitania", "Lusitania";
    Baetica = "baetica", "Baetica";
    Baleares = "baleares", "Baleares";
    Italia = "italia", "Italia";
    Neapolis = "neapolis", "Neapolis";
    Sicilia = "sicilia", "Sicilia";
    Sardinia = "sardinia", "Sardinia";
    Corsica = "corsica", "Corsica";
    Rhaetia = "rhaetia", "Rhaetia";
    Noricum = "noricum", "Noricum";
    Pannonia = "pannonia", "Pannonia";
    Dalmatia = "dalmatia", "Dalmatia";
    Dacia = "dacia", "Dacia";
    Moesia = "moesia", "Moesia";
    Thracia = "thracia", "Thracia";
    Macedonia = "macedonia", "Macedonia";
    Achaia = "achaia", "Achaia";
    Creta = "creta", "Creta";
    Asia = "asia", "Asia";
    PontusEtBithynia = "pontus_et_bithynia", "Pontus et Bithynia";
    Galatia = "galatia", "Galatia";
    Cappadocia = "cappadocia", "Cappadocia";
    Cilicia = "cilicia", "Cilicia";
    Cyprus = "cyprus", "Cyprus";
    Armenia = "armenia", "Armenia";
    Mesopotamia = "mesopotamia", "Mesopotamia";
    Syria = "syria", "Syria";
    Palestina = "palestina", "Palestina";
    ArabiaPetrea = "arabia_petrea", "Arabia Petrea";
    Egyptus = "egyptus", "Egyptus";
    Cyrenaica = "cyrenaica", "Cyrenaica";
    AfricaProcons = "africa_procons", "Africa Procons";
    Numidia = "numidia", "Numidia";
    Caesariensis = "caesariensis", "Caesariensis";
    Tingitana = "tingitana", "Tingitana";
}

places! {
    /// A sea zone.
    Sea, N_SEAS;
    OceanusBritannicus = "oceanus_britannicus", "Oceanus Britannicus";
    OceanusAtlanticus = "oceanus_atlanticus", "Oceanus Atlanticus";
    MareCantabricum = "mare_cantabricum", "Mare Cantabricum";
    MareHispalis = "mare_hispalis", "Mare Hispalis";
    MareBalaricum = "mare_balaricum", "Mare Balaricum";
    MareNarbo = "mare_narbo", "Mare Narbo";
    MareTyrrenum = "mare_tyrrenum", "Mare Tyrrhenum";
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
