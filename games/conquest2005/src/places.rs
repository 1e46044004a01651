//! The printed names: 42 provinces and 18 seas.

use parts::places;

pub use parts::empire::{N_PROVINCES, Province};

pub const N_SEAS: usize = 18;

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
