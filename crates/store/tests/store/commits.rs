//! What arrives together is stored in one commit, and one bad row spoils nothing.

use store::{LogEntry, Store, StoreError};
use tokio::task::JoinSet;

use crate::{
    place::{Place, on_both},
    stories::{pass, table},
};

on_both! {
    async fn moves_of_many_tables_that_arrive_together_cost_one_commit(place: &Place) {
        let store = place.open().await;
        let tables = make_tables(&store, 100).await;
        let before = store.n_commits();
        let results = append_together(&store, tables.iter().map(|id| pass(id, 1))).await;
        assert!(results.iter().all(Result::is_ok), "{results:?}");
        assert_eq!(store.n_commits() - before, 1);
        for id in &tables {
            assert_eq!(store.log(id, 0).await.unwrap(), pass(id, 1).rows);
        }
    }

    async fn a_flood_is_cut_into_several_commits(place: &Place) {
        let store = place.open().await;
        let before = store.n_commits();
        make_tables(&store, 600).await;
        let n_commits = store.n_commits() - before;
        assert!((2..=6).contains(&n_commits), "{n_commits} commits");
    }

    async fn a_taken_version_is_refused_and_the_rest_of_its_batch_is_stored(place: &Place) {
        let store = place.open().await;
        let tables = make_tables(&store, 10).await;
        store.append(pass(&tables[3], 1)).await.unwrap();
        let results = append_together(&store, tables.iter().map(|id| pass(id, 1))).await;
        for (n, result) in results.iter().enumerate() {
            assert_eq!(result.is_ok(), n != 3, "{n}: {result:?}");
        }
        assert!(matches!(results[3], Err(StoreError::VersionTaken)), "{:?}", results[3]);
        for id in &tables {
            assert_eq!(store.log(id, 0).await.unwrap().len(), 1);
        }
    }

    /// PostgreSQL refuses the character zero in text, which fails a whole statement.
    async fn a_row_that_cannot_be_written_does_not_spoil_its_batch(place: &Place) {
        let store = place.open().await;
        let tables = make_tables(&store, 5).await;
        let mut versions: Vec<_> = tables.iter().map(|id| pass(id, 1)).collect();
        versions[2].rows[0].entry = LogEntry::Played { notation: "pa\0ss".to_owned(), draws: vec![] };
        let results = append_together(&store, versions.into_iter()).await;
        for (n, result) in results.iter().enumerate() {
            assert!(result.is_ok() || n == 2, "{n}: {result:?}");
        }
        if !place.is_sqlite() {
            assert!(results[2].is_err());
            assert!(store.log(&tables[2], 0).await.unwrap().is_empty());
        }
    }

    async fn two_versions_of_one_table_that_arrive_together_are_both_stored(place: &Place) {
        let store = place.open().await;
        make_tables(&store, 1).await;
        let results = append_together(&store, (1..=5).map(|version| pass("t000", version))).await;
        assert!(results.iter().all(Result::is_ok), "{results:?}");
        assert_eq!(store.log("t000", 0).await.unwrap().len(), 5);
    }

    async fn tables_made_together_are_stored_together_except_those_whose_id_is_taken(place: &Place) {
        let store = place.open().await;
        store.create(table("b", ["first", "first"])).await.unwrap();
        let (a, b, c) = tokio::join!(
            store.create(table("a", ["anna", "bruno"])),
            store.create(table("b", ["anna", "bruno"])),
            store.create(table("c", ["anna", "bruno"])),
        );
        assert!(a.is_ok() && c.is_ok());
        assert!(matches!(b, Err(StoreError::TableExists)), "{b:?}");
        assert_eq!(store.tables_of("anna", 50).await.unwrap().len(), 2);
    }
}

async fn make_tables(store: &Store, n: usize) -> Vec<String> {
    let ids: Vec<String> = (0..n).map(|it| format!("t{it:03}")).collect();
    let mut making = JoinSet::new();
    for id in &ids {
        let (store, new) = (store.clone(), table(id, ["anna", "bruno"]));
        making.spawn(async move { store.create(new).await.unwrap() });
    }
    making.join_all().await;
    ids
}

/// All of them wait in the writer's queue before it looks: the test has one thread.
async fn append_together(
    store: &Store,
    versions: impl Iterator<Item = store::NewVersion>,
) -> Vec<Result<(), StoreError>> {
    let mut storing = JoinSet::new();
    for (n, version) in versions.enumerate() {
        let store = store.clone();
        storing.spawn(async move { (n, store.append(version).await) });
    }
    let mut results = storing.join_all().await;
    results.sort_by_key(|(n, _)| *n);
    results.into_iter().map(|(_, result)| result).collect()
}
