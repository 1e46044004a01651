//! Rules that were mended, and tables that began before.
//!
//! *Calculi* has two versions: of players with equal points the last one wins, instead of all of
//! them. The same database is opened by a program that knows the first version only, and by one that
//! knows both.

use calculi::Calculi;
use registry::{BadRecord, Entry, GAMES, Record};
use serde_json::{Value, json};
use server::{Place, TableFault, check};
use sqlx::{Connection as _, SqliteConnection};

use crate::{
    browser::Browser,
    house::House,
    postgres::Schema,
    socket::{Socket, accepted},
};

static OLD_PROGRAM: [Entry; 1] = [first_version_only()];
static NEW_PROGRAM: [Entry; 1] = [registry::entry::<Calculi>()];

const fn first_version_only() -> Entry {
    let mut entry = registry::entry::<Calculi>();
    entry.meta.versions = entry.meta.versions.split_at(1).0;
    entry
}

/// What three at one screen do in turn, whatever the die shows: all get eight points.
const NAMES: [&str; 3] = ["name a1", "name a1", "name a2"];
const HOLES: [&str; 9] = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"];
/// When all names are given and all eighteen pebbles taken.
const END: u64 = 3 + 18;

/// Three at one screen.
async fn make_table(browser: &mut Browser) -> String {
    let friend = |name: &str| json!({ "kind": "hot_seat", "name": name });
    let seats = json!([{ "kind": "me" }, friend("Bruno"), friend("Carla")]);
    let wish = json!({ "game": "calculi", "seats": seats });
    let made = browser.post("/api/tables", &wish).await.json();
    made["id"].as_str().unwrap().to_owned()
}

/// Plays on from `version` up to `end`: names first, then one pebble each time, hole by hole.
async fn play(socket: &mut Socket, version: u64, end: u64) {
    for version in version..end {
        let seat = u8::try_from(version % 3).unwrap();
        let nth = usize::try_from(version).unwrap();
        let taking = || format!("take {} 1", HOLES[(nth - NAMES.len()) / 2]);
        let notation = NAMES.get(nth).map_or_else(taking, ToString::to_string);
        accepted(&socket.play(version, seat, &notation).await);
    }
}

async fn version_of(browser: &mut Browser, table: &str) -> Value {
    browser.get(&format!("/api/tables/{table}")).await.json()["rules_version"].clone()
}

async fn record(browser: &mut Browser, table: &str) -> Record {
    let record = browser.get(&format!("/api/tables/{table}/record")).await.json();
    serde_json::from_value(record).unwrap()
}

/// What the end of the game says of its winners.
fn winners(record: &Record) -> Vec<u8> {
    let result = record.result.as_ref().expect("it is over");
    result.winners.iter().map(|seat| seat.0).collect()
}

/// A database that houses open one after another.
enum Database {
    Lite(tempfile::TempDir),
    Postgres(Schema),
}

impl Database {
    async fn house(&self, program: &'static [Entry]) -> House {
        House::open_program(program, &self.url()).await
    }

    fn url(&self) -> String {
        match self {
            Database::Lite(folder) => {
                format!("sqlite:{}", folder.path().join("septem.db").display())
            }
            Database::Postgres(schema) => schema.url(),
        }
    }
}

/// The whole story of an update, and of an update that was taken back.
async fn an_update(database: &Database) {
    // A table begins in the old program.
    let house = database.house(&OLD_PROGRAM).await;
    let mut anna = house.guest("Anna").await;
    let first = make_table(&mut anna).await;
    let mut socket = anna.look(&first, None).await;
    play(&mut socket, 0, 5).await;
    let mut before = anna.look(&first, None).await.hear("welcome").await;
    assert_eq!(before["table"]["newest_rules"].take(), 1);
    drop(socket);
    house.close().await;

    // In the new one it goes on unchanged; another begins by the new rules.
    let house = database.house(&NEW_PROGRAM).await;
    let mut anna = anna.at(house.addr);
    assert_eq!(version_of(&mut anna, &first).await, 1);
    let mut socket = anna.look(&first, None).await;
    let mut after = socket.hear("welcome").await;
    assert_eq!(after["table"]["newest_rules"].take(), 2);
    assert_eq!(after, before);
    play(&mut socket, 5, END).await;
    let second = make_table(&mut anna).await;
    assert_eq!(version_of(&mut anna, &second).await, 2);
    let mut socket = anna.look(&second, None).await;
    play(&mut socket, 0, 5).await;
    let old_record = record(&mut anna, &first).await;
    assert_eq!((old_record.rules_version, winners(&old_record)), (1, vec![0, 1, 2]));
    drop(socket);
    house.close().await;

    // The old program refuses what it does not know, and leaves it as it is.
    let house = database.house(&OLD_PROGRAM).await;
    let mut anna = anna.at(house.addr);
    let (status, code) = anna.get(&format!("/api/tables/{second}")).await.failure();
    assert_eq!((status, code.as_str()), (501, "unknown_rules"));
    let origin = format!("http://{}", house.addr);
    let refused = anna.try_connect(&second, &origin).await;
    assert_eq!(refused.err(), Some(501));
    assert_eq!(version_of(&mut anna, &first).await, 1);
    house.close().await;
    let faults = faults(&OLD_PROGRAM, database).await;
    assert_eq!(faults, [(second.clone(), "unknown_rules")]);

    // And in the new one it goes on.
    let house = database.house(&NEW_PROGRAM).await;
    let mut anna = anna.at(house.addr);
    let mut socket = anna.look(&second, None).await;
    play(&mut socket, 5, END).await;
    let new_record = record(&mut anna, &second).await;
    assert_eq!((new_record.rules_version, winners(&new_record)), (2, vec![2]));
    house.close().await;
    assert_eq!(self::faults(&NEW_PROGRAM, database).await, []);

    // Records are run by their own rules, and by no others.
    for own in [&old_record, &new_record] {
        let table = registry::load_from(&NEW_PROGRAM, own).unwrap();
        assert_eq!(table.record(None), *own);
    }
    assert!(registry::load_from(&OLD_PROGRAM, &old_record).is_ok());
    let refused = registry::load_from(&OLD_PROGRAM, &new_record).err();
    assert!(matches!(refused, Some(BadRecord::UnknownRules(_))), "{refused:?}");
    let pretended = Record { rules_version: 2, ..old_record };
    assert!(registry::load_from(&NEW_PROGRAM, &pretended).is_err());
}

/// The tables that a program could not play on, with the codes of the reasons.
async fn faults(program: &'static [Entry], database: &Database) -> Vec<(String, &'static str)> {
    let report = check(program, Place::Url(&database.url()), |_, _| ()).await.unwrap();
    assert_eq!(report.tables, 2);
    report.faults.into_iter().map(|TableFault { table, code, .. }| (table, code)).collect()
}

#[tokio::test]
async fn a_table_goes_on_by_the_rules_it_began_with_on_sqlite() {
    an_update(&Database::Lite(tempfile::tempdir().unwrap())).await;
}

#[tokio::test]
async fn a_table_goes_on_by_the_rules_it_began_with_on_postgres() {
    let database = Database::Postgres(Schema::new().await);
    an_update(&database).await;
    let Database::Postgres(schema) = database else { unreachable!() };
    schema.clear().await;
}

#[tokio::test]
async fn a_table_that_would_stand_otherwise_than_it_was_left_does_not_open() {
    let database = Database::Lite(tempfile::tempdir().unwrap());
    let house = database.house(&NEW_PROGRAM).await;
    let mut anna = house.guest("Anna").await;
    let [sound, changed] = [make_table(&mut anna).await, make_table(&mut anna).await];
    for table in [&sound, &changed] {
        play(&mut anna.look(table, None).await, 0, 5).await;
    }
    house.close().await;

    // Another name than was given: legal, and nobody could see it yet, but not the same game.
    let mut file = SqliteConnection::connect(&database.url()).await.unwrap();
    let edit = "UPDATE log SET notation = 'name c3' WHERE table_id = $1 AND version = 2";
    sqlx::query(edit).bind(&changed).execute(&mut file).await.unwrap();
    file.close().await.unwrap();

    assert_eq!(faults(&NEW_PROGRAM, &database).await, [(changed.clone(), "unreadable")]);
    let house = database.house(&NEW_PROGRAM).await;
    let mut anna = anna.at(house.addr);
    let (status, code) = anna.get(&format!("/api/tables/{changed}")).await.failure();
    assert_eq!((status, code.as_str()), (500, "unreadable"));
    assert_eq!(version_of(&mut anna, &sound).await, 2);
    house.close().await;
}

/// Fourteen tables of all seven games, as the program before versions left them when it was killed
/// in the middle of its games.
#[tokio::test]
async fn what_was_stored_before_there_were_versions_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}?mode=rwc", folder.path().join("septem.db").display());
    let mut file = SqliteConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(include_str!("stored/before_versions.sql")).execute(&mut file).await.unwrap();
    file.close().await.unwrap();

    // Looking changes nothing, not even the schema.
    for _ in 0..2 {
        let report = check(GAMES, Place::Folder(folder.path()), |_, _| ()).await.unwrap();
        assert_eq!((report.tables, report.faults), (14, Vec::new()));
    }
    let mut file = SqliteConnection::connect(&url).await.unwrap();
    let migrations = sqlx::query("SELECT version FROM _sqlx_migrations").fetch_all(&mut file);
    assert_eq!(migrations.await.unwrap().len(), 1);
    let ids: Vec<(String,)> =
        sqlx::query_as("SELECT id FROM tables").fetch_all(&mut file).await.unwrap();
    file.close().await.unwrap();

    let house = House::open_program(GAMES, &url).await;
    let mut anna = house.guest("Anna").await;
    for (id,) in &ids {
        assert_eq!(version_of(&mut anna, id).await, 1);
    }
    house.close().await;
    let report = check(GAMES, Place::Folder(folder.path()), |_, _| ()).await.unwrap();
    assert_eq!((report.tables, report.faults), (14, Vec::new()));
}
