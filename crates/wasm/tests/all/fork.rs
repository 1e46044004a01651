//! Copies to try things out on: from kept games of every kind, at several moments, through every
//! pair of eyes, a copy can be set up and played on.

use std::{fs, path::Path};

use serde_json::{Value, json};
use wasm::Home;

/// So many kept games of each game are tried.
const RECORDS: usize = 8;

/// A conversation with one home, about something.
struct Talk {
    home: Home,
    about: String,
}

impl Talk {
    fn new(about: String) -> Talk {
        Talk { home: Home::new(registry::GAMES), about }
    }

    #[track_caller]
    fn ask(&mut self, request: &Value) -> Value {
        let reply = self.home.answer(request.to_string().as_bytes(), || 0.0);
        let reply: Value = serde_json::from_str(&reply).expect("JSON");
        let about = &self.about;
        assert!(reply.get("error").is_none(), "{about}, {}: {}", request["do"], reply["error"]);
        reply["ok"].clone()
    }

    /// Makes a record a table that copies can be made of.
    fn keep(&mut self, id: &str, record: &Value) {
        let n_seats = record["seats"].as_u64().map_or(0, |n| usize::try_from(n).unwrap_or(0));
        let seats = vec![json!({"kind": "me"}); n_seats];
        let guest = json!({"name": "Marcus"});
        let import = json!({"do": "import", "record": record, "seats": seats, "guest": guest,
            "id": id, "now": 1});
        let made = self.ask(&import)["answer"].clone();
        self.ask(&json!({"do": "follow", "table": made["table"], "log": made["log"]}));
    }

    /// Forks, and plays one legal action on the copy if anyone may act there.
    fn try_out(&mut self, table: &str, eyes: Option<usize>, ply: usize) -> Value {
        let guest = json!({"name": "Marcus"});
        let fork = json!({"do": "fork", "table": table, "eyes": eyes, "ply": ply,
            "guest": guest, "id": "copy", "now": 2});
        let made = self.ask(&fork)["answer"].clone();
        let (row, log) = (&made["table"], &made["log"]);
        self.ask(&json!({"do": "follow", "table": row, "log": log}));
        let luck = vec![7; 32];
        self.ask(&json!({"do": "open", "table": row, "log": log, "luck": luck, "now": 3}));
        let listener = self.ask(&json!({"do": "join", "table": "copy"}))["answer"].clone();
        let n_seats = row["seats"].as_array().map_or(0, Vec::len);
        let acted = (0..n_seats).find_map(|seat| {
            let think = json!({"do": "think", "table": "copy", "seat": seat, "player": "random",
                "seed": 1, "patience": 1_000.0});
            let action = self.ask(&think)["answer"]["action"].as_str()?.to_owned();
            Some((seat, action))
        });
        let over = made["standing"]["status"] == "over";
        let about = format!("{}, seen by {eyes:?} after {ply}", self.about);
        assert_eq!(acted.is_none(), over, "{about}: a game that goes on waits for somebody");
        if let Some((seat, action)) = acted {
            let msg = json!({"type": "play", "ack": 1, "seat": seat, "action": action,
                "version": made["log"].as_array().map_or(0, Vec::len)});
            let say =
                json!({"do": "say", "table": "copy", "listener": listener, "msg": msg, "now": 4});
            let done = self.ask(&say);
            assert!(done["store"].is_object(), "{about}: {action} is played: {done}");
        }
        self.ask(&json!({"do": "close", "table": "copy"}));
        made
    }
}

/// Some kept games, spread over all there are.
fn records(game: &str) -> Vec<(String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game);
    let files = fs::read_dir(folder.join("records")).expect("kept games");
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == "json"));
    paths.sort();
    let step = (paths.len() / RECORDS).max(1);
    let some = paths.iter().step_by(step).take(RECORDS);
    some.map(|path| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(path).expect("a text");
        (name, serde_json::from_str(&text).expect("JSON"))
    })
    .collect()
}

fn n_actions(record: &Value) -> usize {
    record["actions"].as_array().map_or(0, Vec::len)
}

/// The same game before it was over.
fn unfinished(record: &Value) -> Value {
    let mut record = record.clone();
    let n = n_actions(&record) * 2 / 3;
    record["actions"].as_array_mut().expect("actions").truncate(n);
    record["result"] = Value::Null;
    record
}

fn plies(n: usize) -> [usize; 5] {
    [0, n / 5, n / 2, n.saturating_sub(1), n]
}

#[test]
fn every_kept_game_can_be_tried_otherwise_from_any_moment() {
    for entry in registry::GAMES {
        let game = entry.info().id.to_string();
        for (name, record) in records(&game) {
            let mut talk = Talk::new(format!("{game} {name}"));
            talk.keep("table", &record);
            for ply in plies(n_actions(&record)) {
                talk.try_out("table", None, ply);
            }
        }
    }
}

#[test]
fn a_running_game_can_be_tried_otherwise_by_whoever_looks_at_it() {
    for entry in registry::GAMES {
        let game = entry.info().id.to_string();
        for (name, record) in records(&game) {
            let record = unfinished(&record);
            let mut talk = Talk::new(format!("{game} {name}"));
            talk.keep("table", &record);
            let n_seats = usize::try_from(record["seats"].as_u64().unwrap_or(0)).expect("few");
            for eyes in (0..n_seats).map(Some).chain([None]) {
                for ply in plies(n_actions(&record)) {
                    talk.try_out("table", eyes, ply);
                }
            }
        }
    }
}

/// Both sides of a conflict of Hannibal; one of them has sealed this card.
fn sealed(card: u8) -> Value {
    let game = registry::find("hannibal").expect("registered");
    let position = "Rome Gallia 2\nCarthage Hispania Citerior 2\nturn Carthage";
    let mut table = game.arrange(2, &Value::Null, position).expect("possible");
    for action in ["march Hispania Citerior Gallia", &format!("seal {card}")] {
        let luck = registry::Luck::Scripted(&[]);
        table.play(kernel::Seat(1), action, luck, 0).expect("legal");
    }
    serde_json::to_value(table.record(None)).expect("JSON")
}

// rule: HAN-20
#[test]
fn what_others_have_chosen_in_secret_does_not_go_along() {
    let copies = [2, 5].map(|card| {
        let mut talk = Talk::new("a sealed card".to_owned());
        talk.keep("table", &sealed(card));
        [Some(0), None].map(|eyes| talk.try_out("table", eyes, 2))
    });
    assert_eq!(copies[0], copies[1]);
}
