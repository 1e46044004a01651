//! Free seats are taken once.

use protocol::TableStatus;
use store::{SitterRow, Sitting, Standing, StoreError};

use crate::{
    place::{Place, on_both},
    stories::{open_table, table},
};

const COMPLETE: Standing =
    Standing { status: TableStatus::Running, waiting: 0b10, awaits_computer: true };

fn sitting(table: &str, seat: u8, guest: &str) -> Sitting {
    Sitting {
        table: table.to_owned(),
        seat,
        guest: guest.to_owned(),
        name: format!("Name of {guest}"),
        at: 5000,
        complete: COMPLETE,
    }
}

on_both! {
    async fn the_last_who_sits_down_starts_the_game(place: &Place) {
        let store = place.open().await;
        let mut new = open_table("t", "anna");
        new.table.seats[0].sitter = SitterRow::Nobody;
        store.create(new).await.unwrap();

        let seats = store.sit(sitting("t", 1, "bruno")).await.unwrap();
        assert_eq!(seats[1].sitter.guest(), Some("bruno"));
        let listed = store.tables_of("bruno", 1).await.unwrap().remove(0);
        assert_eq!((listed.status, listed.waiting), (TableStatus::Open, 0));
        assert!(store.awaiting_computer("", 9).await.unwrap().is_empty());

        store.sit(sitting("t", 0, "anna")).await.unwrap();
        let listed = store.tables_of("bruno", 1).await.unwrap().remove(0);
        assert_eq!((listed.status, listed.waiting), (TableStatus::Running, 0b10));
        assert_eq!(listed.touched_at, 5000);
        assert_eq!(store.awaiting_computer("", 9).await.unwrap(), ["t"]);
        assert_eq!(store.table("t").await.unwrap().seats, listed.seats);
    }

    async fn nobody_is_pushed_from_their_seat(place: &Place) {
        let store = place.open().await;
        store.create(table("t", ["anna", "bruno"])).await.unwrap();
        for seat in [0, 1, 2] {
            let error = store.sit(sitting("t", seat, "mallory")).await.unwrap_err();
            assert!(matches!(error, StoreError::SeatTaken), "{error}");
        }
        assert_eq!(store.table("t").await.unwrap(), table("t", ["anna", "bruno"]).table);
        assert!(matches!(
            store.sit(sitting("nowhere", 0, "anna")).await,
            Err(StoreError::NoSuchTable)
        ));
    }

    async fn of_two_servers_one_gives_the_seat_away(place: &Place) {
        let (here, there) = (place.open().await, place.open().await);
        here.create(open_table("t", "anna")).await.unwrap();
        let results =
            tokio::join!(here.sit(sitting("t", 1, "bruno")), there.sit(sitting("t", 1, "carla")));
        let (seats, winner) = match results {
            (Ok(seats), Err(StoreError::SeatTaken)) => (seats, "bruno"),
            (Err(StoreError::SeatTaken), Ok(seats)) => (seats, "carla"),
            both => panic!("{both:?}"),
        };
        assert_eq!(seats[1].sitter.guest(), Some(winner));
    }

    async fn the_last_two_seats_given_away_by_two_servers_start_the_game(place: &Place) {
        let (here, there) = (place.open().await, place.open().await);
        for n in 0..10 {
            let id = format!("t{n}");
            let mut new = open_table(&id, "");
            new.table.seats[0].sitter = SitterRow::Nobody;
            here.create(new).await.unwrap();
            let results =
                tokio::join!(here.sit(sitting(&id, 0, "anna")), there.sit(sitting(&id, 1, "bruno")));
            assert!(results.0.is_ok() && results.1.is_ok(), "{results:?}");
            let listed = here.tables_of("anna", 50).await.unwrap();
            let table = listed.iter().find(|table| table.id == id).unwrap();
            assert_eq!(table.status, TableStatus::Running);
        }
    }

    async fn a_new_name_goes_wherever_the_guest_sits_in_person(place: &Place) {
        let store = place.open().await;
        let mut hot = table("hot", ["anna", "anna"]);
        hot.table.seats[1].sitter =
            SitterRow::Hot { guest: "anna".to_owned(), name: "Her friend".to_owned() };
        store.create(hot).await.unwrap();
        store.create(table("other", ["bruno", "anna"])).await.unwrap();

        let mut tables = store.rename("anna", "Annia").await.unwrap();
        tables.sort();
        assert_eq!(tables, ["hot", "other"]);
        assert_eq!(names(&store, "hot").await, ["Annia", "Her friend"]);
        assert_eq!(names(&store, "other").await, ["Name of bruno", "Annia"]);
    }
}

async fn names(store: &store::Store, table: &str) -> Vec<String> {
    let seats = store.table(table).await.unwrap().seats.into_iter();
    seats
        .map(|row| match row.sitter {
            SitterRow::Person { name, .. } | SitterRow::Hot { name, .. } => name,
            SitterRow::Computer { player } => player,
            SitterRow::Nobody => String::new(),
        })
        .collect()
}
