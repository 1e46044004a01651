//! The provinces of the Roman empire as both editions of one board print them. The seas around
//! them are spelled differently, and what borders what is each edition's own.

use std::fmt;

use serde::Serialize;

use crate::{Berth, places};

/// How many provinces there are.
pub const N_PROVINCES: usize = 42;

places! {
    /// A province of the empire.
    #[expect(missing_docs, reason = "they are what they are called")]
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

/// Where a galley lies that is ashore, in an edition whose coasts have no parts.
impl Berth for Province {
    #[inline]
    fn province(self) -> Province {
        self
    }

    fn id(self) -> String {
        Province::id(self).to_owned()
    }

    fn take(text: &str) -> Option<(Province, &str)> {
        Province::take(text)
    }
}

/// One galley of one color. A color is named by its home province.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct GalleyName {
    /// Its home.
    pub color: Province,
    /// Counted from 1.
    pub n: u8,
}

impl GalleyName {
    /// Its name in handles.
    pub fn id(self) -> String {
        format!("galley-{}-{}", self.color.id(), self.n)
    }

    /// Takes `Hispania 2` from the front of `text`; a color has so many galleys.
    pub fn take(text: &str, n_galleys: usize) -> Option<(GalleyName, &str)> {
        let (color, rest) = Province::take(text)?;
        let (n, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let n = n.parse().ok().filter(|&n| 1 <= n && usize::from(n) <= n_galleys)?;
        Some((GalleyName { color, n }, rest))
    }
}

impl fmt::Display for GalleyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_galley_is_read_as_it_is_written() {
        let galley = GalleyName { color: Province::PontusEtBithynia, n: 6 };
        assert_eq!(galley.to_string(), "Pontus et Bithynia 6");
        assert_eq!(GalleyName::take("Pontus et Bithynia 6 coast", 6), Some((galley, "coast")));
        assert_eq!(galley.id(), "galley-pontus_et_bithynia-6");
    }

    #[test]
    fn a_galley_that_no_color_has_is_refused() {
        for text in ["Asia 0", "Asia 7", "Asia", "Asia x", "7"] {
            assert_eq!(GalleyName::take(text, 6), None, "{text}");
        }
    }
}
