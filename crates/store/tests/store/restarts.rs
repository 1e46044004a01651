//! What was answered is there after the store is opened again.

use protocol::Origin;
use store::StoreError;

use crate::{
    place::{Place, on_both},
    stories::{pass, table},
};

on_both! {
    async fn what_was_stored_is_there_when_the_store_is_opened_again(place: &Place) {
        let store = place.open().await;
        store.create(table("t", ["anna", "bruno"])).await.unwrap();
        store.append(pass("t", 1)).await.unwrap();
        store.close().await;
        assert!(matches!(store.append(pass("t", 2)).await, Err(StoreError::Closed)));

        let store = place.open().await;
        assert_eq!(store.table("t").await.unwrap(), table("t", ["anna", "bruno"]).table);
        assert_eq!(store.log("t", 0).await.unwrap(), pass("t", 1).rows);
    }

    async fn what_waits_when_the_store_is_closed_is_stored_first(place: &Place) {
        let store = place.open().await;
        store.create(table("t", ["anna", "bruno"])).await.unwrap();
        let (appended, ()) = tokio::join!(store.append(pass("t", 1)), store.close());
        appended.unwrap();
        assert_eq!(place.open().await.log("t", 0).await.unwrap().len(), 1);
    }

    async fn a_database_of_the_program_before_opens_and_its_tables_were_begun_here(place: &Place) {
        let store = place.open().await;
        store.create(table("t", ["anna", "bruno"])).await.unwrap();
        store.close().await;
        place
            .tamper(
                "ALTER TABLE tables DROP COLUMN origin;
                 ALTER TABLE tables DROP COLUMN practice;
                 DELETE FROM _sqlx_migrations WHERE version >= 3",
            )
            .await;

        let before = place.open_to_read().await;
        assert_eq!(before.table("t").await.unwrap().origin, Origin::Here);
        before.close().await;
        let store = place.open().await;
        assert_eq!(store.table("t").await.unwrap(), table("t", ["anna", "bruno"]).table);
        store.append(pass("t", 1)).await.unwrap();
    }

    async fn several_servers_open_a_new_database_together(place: &Place) {
        let (one, two, three, four) =
            tokio::join!(place.open(), place.open(), place.open(), place.open());
        one.create(table("t", ["anna", "bruno"])).await.unwrap();
        for server in [two, three, four] {
            assert_eq!(server.table("t").await.unwrap().id, "t");
        }
    }
}
