//! Versions are gapless and written once, whoever writes them.

use store::{LogEntry, NewVersion, StoreError};

use crate::{
    place::{Place, on_both},
    stories::{pass, table},
};

on_both! {
    async fn a_log_comes_back_in_order_from_any_version_on(place: &Place) {
        let store = place.open().await;
        store.create(table("t", ["anna", "bruno"])).await.unwrap();
        let mut versions: Vec<_> = (1..=3).map(|it| pass("t", it)).collect();
        versions[1].rows[0].entry =
            LogEntry::Played { notation: "attack \"Gallia\" é".to_owned(), draws: vec![5, 2, 6] };
        versions[2].rows[0].entry = LogEntry::Undo;
        versions[2].rows[0].seat = 1;
        for version in &versions {
            store.append(version.clone()).await.unwrap();
        }

        let rows: Vec<_> = versions.into_iter().flat_map(|version| version.rows).collect();
        assert_eq!(store.log("t", 0).await.unwrap(), rows);
        assert_eq!(store.log("t", 1).await.unwrap(), rows[1..]);
        assert!(store.log("t", 3).await.unwrap().is_empty());
        assert!(store.log("unknown", 0).await.unwrap().is_empty());
    }

    async fn a_game_from_elsewhere_is_stored_with_its_story_and_goes_on(place: &Place) {
        let store = place.open().await;
        let mut new = table("t", ["anna", "bruno"]);
        new.log = (1..=3).flat_map(|version| pass("t", version).rows).collect();
        let (one, other) = tokio::join!(
            store.create(new.clone()),
            store.create(table("u", ["anna", "bruno"]))
        );
        assert!(one.is_ok() && other.is_ok());
        assert_eq!(store.log("t", 0).await.unwrap(), new.log);
        assert_eq!(store.tables_of("anna", 1).await.unwrap()[0].touched_at, 100);
        store.append(pass("t", 4)).await.unwrap();
        store.append(pass("u", 1)).await.unwrap();
    }

    async fn what_was_put_together_is_stored_together_or_not_at_all(place: &Place) {
        let store = place.open().await;
        store.create(table("t", ["anna", "bruno"])).await.unwrap();
        let together = |versions: std::ops::RangeInclusive<u64>| NewVersion {
            rows: versions.flat_map(|version| pass("t", version).rows).collect(),
            ..pass("t", 1)
        };
        store.append(together(1..=3)).await.unwrap();
        let refused = store.append(together(3..=5)).await.unwrap_err();
        assert!(matches!(refused, StoreError::VersionTaken), "{refused}");
        let refused = store.append(together(5..=6)).await.unwrap_err();
        assert!(matches!(refused, StoreError::VersionTaken), "{refused}");
        store.append(together(4..=5)).await.unwrap();
        assert_eq!(store.log("t", 0).await.unwrap(), together(1..=5).rows);
        assert_eq!(store.tables_of("anna", 1).await.unwrap()[0].touched_at, 1005);
    }

    async fn a_version_is_written_once(place: &Place) {
        let store = place.open().await;
        store.create(table("t", ["anna", "bruno"])).await.unwrap();
        store.append(pass("t", 1)).await.unwrap();
        let mut other = pass("t", 1);
        other.rows[0].seat = 1;
        let error = store.append(other).await.unwrap_err();
        assert!(matches!(error, StoreError::VersionTaken), "{error}");
        assert_eq!(store.log("t", 0).await.unwrap(), pass("t", 1).rows);
    }

    async fn no_version_is_left_out(place: &Place) {
        let store = place.open().await;
        store.create(table("t", ["anna", "bruno"])).await.unwrap();
        let error = store.append(pass("t", 2)).await.unwrap_err();
        assert!(matches!(error, StoreError::VersionTaken), "{error}");
        assert!(store.log("t", 0).await.unwrap().is_empty());
    }

    async fn a_table_that_does_not_exist_has_no_versions(place: &Place) {
        let store = place.open().await;
        let error = store.append(pass("nowhere", 1)).await.unwrap_err();
        assert!(matches!(error, StoreError::VersionTaken), "{error}");
    }

    async fn a_refused_version_leaves_the_table_as_it_stood(place: &Place) {
        let store = place.open().await;
        store.create(table("t", ["anna", "bruno"])).await.unwrap();
        store.append(pass("t", 1)).await.unwrap();
        let before = store.tables_of("anna", 1).await.unwrap();
        let mut late = pass("t", 1);
        late.rows[0].at = 9999;
        late.standing.waiting = 0b10;
        store.append(late).await.unwrap_err();
        assert_eq!(store.tables_of("anna", 1).await.unwrap(), before);
    }

    async fn of_two_servers_one_writes_a_version_and_the_other_is_told(place: &Place) {
        let (here, there) = (place.open().await, place.open().await);
        here.create(table("t", ["anna", "bruno"])).await.unwrap();
        for version in 1..=20 {
            let results =
                tokio::join!(here.append(pass("t", version)), there.append(pass("t", version)));
            let (one, refused) = match results {
                (Ok(()), Err(error)) | (Err(error), Ok(())) => (true, error),
                both => panic!("version {version}: {both:?}"),
            };
            assert!(one && matches!(refused, StoreError::VersionTaken), "{refused}");
        }
        assert_eq!(here.log("t", 0).await.unwrap().len(), 20);
    }
}
