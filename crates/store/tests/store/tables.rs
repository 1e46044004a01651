//! Tables come back as they were stored, one by one and in lists.

use protocol::{Origin, TableStatus};
use store::{Standing, Store, StoreError};

use crate::{
    place::{Place, on_both},
    stories::{RUNNING, open_table, pass, table},
};

on_both! {
    async fn a_table_comes_back_as_it_was_stored(place: &Place) {
        let store = place.open().await;
        let mut new = table("t", ["anna", "Ünal 'Ö' \"\\"]);
        new.table.start_position = Some("Rome Gallia 3\nturn Rome\n".to_owned());
        store.create(new.clone()).await.unwrap();
        assert_eq!(store.table("t").await.unwrap(), new.table);
    }

    async fn a_table_from_elsewhere_stays_marked(place: &Place) {
        let store = place.open().await;
        let mut new = table("t", ["anna", "bruno"]);
        new.table.origin = Origin::Elsewhere;
        new.table.practice = true;
        store.create(new).await.unwrap();
        store.create(table("u", ["anna", "bruno"])).await.unwrap();
        store.append(pass("t", 1)).await.unwrap();
        let store = place.open().await;
        assert_eq!(store.table("t").await.unwrap().origin, Origin::Elsewhere);
        assert_eq!(store.table("u").await.unwrap().origin, Origin::Here);
    }

    async fn an_unknown_table_is_told_apart_from_a_broken_store(place: &Place) {
        let store = place.open().await;
        let error = store.table("nowhere").await.unwrap_err();
        assert!(matches!(error, StoreError::NoSuchTable), "{error}");
    }

    async fn an_id_is_used_once(place: &Place) {
        let store = place.open().await;
        store.create(table("t", ["anna", "bruno"])).await.unwrap();
        let error = store.create(table("t", ["mallory", "mallory"])).await.unwrap_err();
        assert!(matches!(error, StoreError::TableExists), "{error}");
        assert_eq!(store.table("t").await.unwrap(), table("t", ["anna", "bruno"]).table);
    }

    async fn a_guest_finds_their_tables_running_first_and_newest_first(place: &Place) {
        let store = place.open().await;
        for id in ["old", "over", "new", "foreign"] {
            let guest = if id == "foreign" { "carla" } else { "anna" };
            store.create(table(id, [guest, "bruno"])).await.unwrap();
        }
        for (id, n_versions) in [("old", 1), ("new", 2), ("over", 3)] {
            for version in 1..=n_versions {
                let mut version = pass(id, version);
                if id == "over" {
                    version.standing = Standing { status: TableStatus::Over, ..RUNNING };
                }
                store.append(version).await.unwrap();
            }
        }
        let listed = store.tables_of("anna", 50).await.unwrap();
        assert_eq!(ids(&listed), ["new", "old", "over"]);
        assert_eq!(store.tables_of("anna", 2).await.unwrap().len(), 2);
        assert!(store.tables_of("nobody", 50).await.unwrap().is_empty());
    }

    async fn a_list_says_how_each_table_stands(place: &Place) {
        let store = place.open().await;
        store.create(table("t", ["anna", "bruno"])).await.unwrap();
        let mut version = pass("t", 1);
        version.standing = Standing { waiting: 0b10, ..RUNNING };
        store.append(version).await.unwrap();

        let listed = store.tables_of("bruno", 50).await.unwrap().remove(0);
        assert_eq!((listed.status, listed.waiting), (TableStatus::Running, 0b10));
        assert_eq!(listed.touched_at, 1001);
        assert_eq!(listed.seats, table("t", ["anna", "bruno"]).table.seats);
    }

    async fn a_guest_twice_at_one_table_finds_it_once(place: &Place) {
        let store = place.open().await;
        store.create(table("t", ["anna", "anna"])).await.unwrap();
        let listed = store.tables_of("anna", 50).await.unwrap();
        assert_eq!(ids(&listed), ["t"]);
        assert_eq!(listed[0].seats.len(), 2);
    }

    async fn open_tables_of_others_are_found_by_whoever_looks(place: &Place) {
        let store = place.open().await;
        store.create(open_table("hers", "anna")).await.unwrap();
        store.create(table("full", ["carla", "dora"])).await.unwrap();
        assert_eq!(ids(&store.open_tables("bruno", 50).await.unwrap()), ["hers"]);
        assert!(store.open_tables("anna", 50).await.unwrap().is_empty());
        assert!(store.open_tables("bruno", 0).await.unwrap().is_empty());
    }

    async fn tables_that_wait_for_a_computer_are_found_page_by_page(place: &Place) {
        let store = place.open().await;
        for id in ["a", "b", "c", "d", "e"] {
            let mut new = table(id, ["anna", "bruno"]);
            new.standing.awaits_computer = id != "c";
            store.create(new).await.unwrap();
        }
        // The computer of `d` has moved.
        store.append(pass("d", 1)).await.unwrap();

        assert_eq!(store.awaiting_computer("", 2).await.unwrap(), ["a", "b"]);
        assert_eq!(store.awaiting_computer("b", 2).await.unwrap(), ["e"]);
        assert!(store.awaiting_computer("e", 2).await.unwrap().is_empty());
    }

    async fn a_secret_is_made_once_and_stays(place: &Place) {
        let store = place.open().await;
        assert_eq!(store.secret("cookies", b"first").await.unwrap(), b"first");
        assert_eq!(store.secret("cookies", b"second").await.unwrap(), b"first");
        assert_eq!(place.open().await.secret("cookies", b"third").await.unwrap(), b"first");
    }
}

#[tokio::test]
async fn what_is_no_lasting_database_is_refused_and_passwords_stay_secret() {
    for url in ["sqlite::memory:", "mysql://anna:secret@host/db", "", "septem.db"] {
        let error = Store::open_url(url).await.err().unwrap();
        assert!(matches!(error, StoreError::BadUrl(_)), "{error}");
        assert!(!error.to_string().contains("secret"), "{error}");
    }
}

fn ids(tables: &[store::ListedTable]) -> Vec<&str> {
    tables.iter().map(|table| table.id.as_str()).collect()
}
