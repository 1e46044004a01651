//! What was answered is there after the store is opened again.

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
        assert_eq!(store.log("t", 0).await.unwrap(), [pass("t", 1).row]);
    }

    async fn what_waits_when_the_store_is_closed_is_stored_first(place: &Place) {
        let store = place.open().await;
        store.create(table("t", ["anna", "bruno"])).await.unwrap();
        let (appended, ()) = tokio::join!(store.append(pass("t", 1)), store.close());
        appended.unwrap();
        assert_eq!(place.open().await.log("t", 0).await.unwrap().len(), 1);
    }

    async fn several_servers_open_a_new_database_together(place: &Place) {
        let (here, there) = tokio::join!(place.open(), place.open());
        here.create(table("t", ["anna", "bruno"])).await.unwrap();
        assert_eq!(there.table("t").await.unwrap().id, "t");
    }
}
