//! Kept games run again for ever, by the rules they were played by.

use std::{collections::BTreeSet, path::Path};

use calculi::Calculi;
use generate::keep::{self, BY_HAND, Kept, N_BY_HAND, N_KEPT, kinds, trail};
use registry::{Entry, GAMES, load_from};

static TEMPLATE: [Entry; 1] = [registry::entry::<Calculi>()];

/// Every list of games with the folder of the kept games of each.
fn collections() -> Vec<(&'static [Entry], &'static Entry, std::path::PathBuf)> {
    let games = GAMES.iter().map(|entry| (GAMES, entry, keep::folder(entry.meta.id)));
    let template = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../xtask/template/records");
    games.chain([(&TEMPLATE[..], &TEMPLATE[0], template)]).collect()
}

fn read(folder: &Path) -> Vec<Kept> {
    keep::read(folder).unwrap_or_else(|error| panic!("{error:#}"))
}

#[test]
fn every_kept_game_ends_as_it_did_and_stood_on_its_way_where_it_stood() {
    for (games, entry, folder) in collections() {
        let trails = trail::read(&folder).expect("trails stand beside the records");
        for Kept { name, record } in read(&folder) {
            let name = format!("{} {name}", entry.meta.id);
            let table = load_from(games, &record).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(table.turn().is_over(), "{name} is a whole game");
            assert_eq!(table.record(None), record, "{name} is written as it was");
            let trail = trail::of(games, &record).expect("it has just been run");
            let kept = trails.get(name.split_once(' ').expect("two words").1);
            assert_eq!(Some(&trail), kept, "{name} stood otherwise on its way");
        }
    }
}

#[test]
fn games_of_every_version_are_kept() {
    for (_, entry, folder) in collections() {
        let kept: BTreeSet<u32> = read(&folder).iter().map(|it| it.record.rules_version).collect();
        let all: BTreeSet<u32> = (1..=entry.meta.rules_version()).collect();
        assert_eq!(kept, all, "{}: `cargo xtask keep`", entry.meta.id);
    }
}

#[test]
fn kept_games_show_everything_that_can_happen_and_every_way_to_end() {
    for entry in GAMES {
        let id = entry.meta.id;
        let known = kinds::of_game(id).unwrap_or_else(|error| panic!("{id}: {error:#}"));
        let mut missing = known.clone();
        for Kept { record, .. } in read(&keep::folder(id)) {
            let table = registry::load(&record).unwrap_or_else(|error| panic!("{id}: {error}"));
            let shown = kinds::of_table(&*table, &known);
            missing.retain(|kind| !shown.contains(kind));
        }
        assert!(missing.is_empty(), "no kept game of {id} shows {missing:?}");
    }
}

#[test]
fn kept_games_are_of_many_kinds() {
    for entry in GAMES {
        let id = entry.meta.id;
        let kept = read(&keep::folder(id));
        let by_hand = kept.iter().filter(|it| it.name.contains(BY_HAND)).count();
        assert!(N_BY_HAND <= by_hand, "{id}: {by_hand} from transcripts");
        assert!(N_KEPT + by_hand <= kept.len(), "{id}: {} in all", kept.len());
        let seats: BTreeSet<usize> = kept.iter().map(|it| it.record.seats).collect();
        let (min, max) = (entry.meta.min_seats, entry.meta.seats.len());
        assert!(min == max || 1 < seats.len(), "{id}: all with {seats:?} seats");
        for player in ["random", "level1", "level2", "level3"] {
            assert!(kept.iter().any(|it| it.name.contains(player)), "{id}: no {player} plays");
        }
    }
}
