//! Kept games run again for ever, by the rules they were played by.

use std::{collections::BTreeSet, path::Path};

use generate::{
    LISTS,
    keep::{self, BY_HAND, Kept, N_BY_HAND, N_KEPT, kinds, trail},
};
use registry::{Entry, load_from};

/// Every game, the template too, with the list that it stands in.
fn games() -> impl Iterator<Item = (&'static [Entry], &'static Entry)> {
    LISTS.iter().flat_map(|games| games.iter().map(|entry| (*games, entry)))
}

fn read(folder: &Path) -> Vec<Kept> {
    keep::read(folder).unwrap_or_else(|error| panic!("{error:#}"))
}

#[test]
fn every_kept_game_ends_as_it_did_and_stood_on_its_way_where_it_stood() {
    for (games, entry) in games() {
        let folder = keep::folder(entry.meta.id);
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
    for (_, entry) in games() {
        let kept = read(&keep::folder(entry.meta.id));
        let kept: BTreeSet<u32> = kept.iter().map(|it| it.record.rules_version).collect();
        let all: BTreeSet<u32> = (1..=entry.meta.rules_version()).collect();
        assert_eq!(kept, all, "{}: `cargo xtask keep`", entry.meta.id);
    }
}

#[test]
fn kept_games_show_everything_that_can_happen_and_every_way_to_end() {
    for (games, entry) in games() {
        let id = entry.meta.id;
        let known = kinds::of_game(id).unwrap_or_else(|error| panic!("{id}: {error:#}"));
        let mut missing = known.clone();
        for Kept { record, .. } in read(&keep::folder(id)) {
            let table = load_from(games, &record).unwrap_or_else(|error| panic!("{id}: {error}"));
            let shown = kinds::of_table(&*table, &known);
            missing.retain(|kind| !shown.contains(kind));
        }
        assert!(missing.is_empty(), "no kept game of {id} shows {missing:?}");
    }
}

#[test]
fn kept_games_are_of_many_kinds() {
    for (_, entry) in games() {
        let id = entry.meta.id;
        let kept = read(&keep::folder(id));
        let by_hand = kept.iter().filter(|it| it.name.contains(BY_HAND)).count();
        assert!(N_BY_HAND <= by_hand, "{}", keep::too_few_by_hand(id, by_hand));
        assert!(N_KEPT + by_hand <= kept.len(), "{id}: {} in all", kept.len());
        let seats: BTreeSet<usize> = kept.iter().map(|it| it.record.seats).collect();
        let (min, max) = (entry.meta.min_seats, entry.meta.seats.len());
        assert!(min == max || 1 < seats.len(), "{id}: all with {seats:?} seats");
        for player in ["random", "level1", "level2", "level3"] {
            assert!(kept.iter().any(|it| it.name.contains(player)), "{id}: no {player} plays");
        }
    }
}
