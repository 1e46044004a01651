//! A house that is killed without warning: what it has acknowledged is there when it opens again.

use std::{
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Stdio},
    sync::mpsc,
    thread,
};

use serde_json::{Value, json};

use crate::{
    browser::{Browser, Socket},
    talk::septem,
};

/// There and back again: it can be repeated for ever.
const ROUND: [(u8, &str); 4] = [
    (1, "march Carthago Zama"),
    (0, "march Roma Gallia"),
    (1, "march Zama Carthago"),
    (0, "march Gallia Roma"),
];

const N_TABLES: usize = 6;

/// The house is killed after this many moves, in the middle of the next.
const N_MOVES: usize = 90;

/// A running house; it does not outlive the test, whatever happens.
struct House {
    process: Child,
    address: String,
}

impl House {
    fn open(data: &Path) -> House {
        let mut process = septem()
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let stdout = process.stdout.take().expect("its output");
        let mut house = House { process, address: String::new() };
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line).expect("it says where");
        let address = line.trim().strip_prefix("Septem is ready: http://").expect("an address");
        address.clone_into(&mut house.address);
        house
    }

    fn kill(&mut self) {
        self.process.kill().expect("it can be killed");
        self.process.wait().expect("it is dead");
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // Dead or not, it is gone after this.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Plays the move that follows on `version`; nothing if the house is gone.
fn play(socket: &mut Socket, version: usize) -> Option<usize> {
    let (seat, action) = ROUND[version % ROUND.len()];
    let play = json!({
        "type": "play", "ack": 1, "version": version, "seat": seat, "action": action,
    });
    socket.say(&play).ok()?;
    let accepted = socket.hear("accepted").ok()?;
    assert_eq!(accepted["version"], version + 1);
    Some(version + 1)
}

#[test]
fn every_acknowledged_move_survives_and_every_table_goes_on() {
    let data = tempfile::tempdir().expect("a folder");
    let mut house = House::open(data.path());
    let anna = Browser::visit(&house.address);
    let both = json!([{ "kind": "me" }, { "kind": "hot_seat", "name": "Bruno" }]);
    let tables: Vec<String> = (0..N_TABLES).map(|_| anna.make_table(&both)).collect();
    let computers = json!([
        { "kind": "computer", "player": "level1" }, { "kind": "computer", "player": "level1" },
    ]);
    let computers = anna.make_table(&computers);

    // Everyone plays until the house is gone, and remembers what was acknowledged.
    let (tell, acknowledged) = mpsc::channel();
    let players: Vec<_> = tables
        .iter()
        .map(|table| {
            let mut socket = anna.look(table, None).expect("a socket");
            let tell = tell.clone();
            thread::spawn(move || {
                let mut version = 0;
                while let Some(next) = play(&mut socket, version) {
                    version = next;
                    let _ = tell.send(());
                }
                version
            })
        })
        .collect();
    assert_eq!(acknowledged.iter().take(N_MOVES).count(), N_MOVES);
    house.kill();
    let versions: Vec<usize> =
        players.into_iter().map(|player| player.join().expect("a player")).collect();

    let house = House::open(data.path());
    let anna = anna.at(&house.address);
    for (table, &acknowledged) in tables.iter().zip(&versions) {
        let mut socket = anna.look(table, Some(0)).expect("a socket");
        let welcome = socket.hear("welcome").expect("a welcome");
        let steps = welcome["steps"].as_array().expect("steps");
        // One more may have been stored than its player was told.
        assert!((acknowledged..=acknowledged + 1).contains(&steps.len()), "{welcome}");
        for (n, step) in steps.iter().enumerate() {
            let (seat, action) = ROUND[n % ROUND.len()];
            assert_eq!((&step["seat"], &step["action"]), (&json!(seat), &json!(action)));
        }
        assert_eq!(play(&mut socket, steps.len()), Some(steps.len() + 1));
    }
    // Nobody asks the computers to go on, and they play to the end.
    let mut socket = anna.look(&computers, None).expect("a socket");
    let mut now = socket.hear("welcome").expect("a welcome")["now"].clone();
    while now["over"] == Value::Null {
        now = socket.hear("moved").expect("a move")["now"].clone();
    }
}
