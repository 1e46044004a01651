//! The printed names: 42 provinces and 18 seas.

use parts::places;

pub const N_PROVINCES: usize = 42;
pub const N_SEAS: usize = 18;

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
    MareTyrrenum = "mare_tyrrenum", "Mare Tyrrenum";
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
