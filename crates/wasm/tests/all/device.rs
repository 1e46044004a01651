//! What a worker does around the engine: a store, a clock, thinking; here without a browser.

use std::collections::{BTreeMap, VecDeque};

use protocol::stored::{LogRow, NewTable, NewVersion, TableRow};
use registry::GAMES;
use serde_json::{Value, json};
use wasm::Home;

/// A device with what it keeps.
pub(crate) struct Device {
    engine: Home,
    stored: BTreeMap<String, (TableRow, Vec<LogRow>)>,
    /// The pages that look, with what each was told and has not heard yet.
    pages: Vec<(String, u64, VecDeque<Value>)>,
    /// When it is set, nothing can be stored.
    pub(crate) full: bool,
    now: u64,
}

impl Device {
    pub(crate) fn new() -> Device {
        let engine = Home::new(GAMES);
        Device { engine, stored: BTreeMap::new(), pages: Vec::new(), full: false, now: 0 }
    }

    /// What the engine answers, or the code of its refusal.
    pub(crate) fn ask(&mut self, request: &Value) -> Result<Value, String> {
        let answer = self.engine.answer(request.to_string().as_bytes(), || 0.0);
        let mut reply: Value = serde_json::from_str(&answer).unwrap();
        match reply["error"]["code"].as_str() {
            Some(code) => Err(code.to_owned()),
            None => Ok(reply["ok"].take()),
        }
    }

    /// Keeps a table that the engine has made; says its id.
    pub(crate) fn keep(&mut self, made: Value) -> String {
        let NewTable { table, log, .. } = serde_json::from_value(made).unwrap();
        let id = table.id.clone();
        self.stored.insert(id.clone(), (table, log));
        id
    }

    pub(crate) fn found(&mut self, wish: &Value) -> String {
        let id = format!("t{}", self.stored.len());
        let found = json!({
            "do": "found", "wish": wish, "guest": { "name": "Anna" }, "id": id,
            "luck": vec![7; 32], "now": self.now,
        });
        let made = self.ask(&found).unwrap()["answer"].take();
        self.keep(made)
    }

    /// Sets a table up from what is stored, as when its first page comes.
    pub(crate) fn open(&mut self, table: &str) {
        let (row, log) = self.stored[table].clone();
        let open =
            json!({ "do": "open", "table": row, "log": log, "luck": vec![3; 32], "now": self.now });
        self.act(&open).unwrap();
    }

    pub(crate) fn join(&mut self, table: &str) -> usize {
        if self.ask(&json!({ "do": "describe", "table": table })).is_err() {
            self.open(table);
        }
        let listener = self.act(&json!({ "do": "join", "table": table })).unwrap();
        self.pages.push((table.to_owned(), listener.as_u64().unwrap(), VecDeque::new()));
        self.pages.len() - 1
    }

    pub(crate) fn say(&mut self, page: usize, msg: &Value) {
        self.now += 1;
        let (table, listener, _) = &self.pages[page];
        let say = json!({
            "do": "say", "table": table, "listener": listener, "msg": msg, "now": self.now,
        });
        self.act(&say).unwrap();
    }

    pub(crate) fn hear(&mut self, page: usize) -> Value {
        self.pages[page].2.pop_front().expect("there is something to hear")
    }

    /// Everything is gone that is not stored.
    pub(crate) fn restart(&mut self) {
        self.engine = Home::new(GAMES);
        self.pages.clear();
    }

    pub(crate) fn stored(&self, table: &str) -> &(TableRow, Vec<LogRow>) {
        &self.stored[table]
    }

    /// Asks something of a table, stores what it decides, and does what it wants done.
    pub(crate) fn act(&mut self, request: &Value) -> Result<Value, String> {
        let table =
            request["table"]["id"].as_str().or(request["table"].as_str()).unwrap().to_owned();
        let mut done = self.ask(request)?;
        self.carry(&table, &done["out"]);
        if let Ok(version) = serde_json::from_value::<NewVersion>(done["store"].take()) {
            let stored = if self.full { "not_stored" } else { "stored" };
            if !self.full {
                let seal = self.ask(&json!({ "do": "seal", "table": table }))?["answer"].take();
                let (row, log) = self.stored.get_mut(&table).unwrap();
                row.seal = serde_json::from_value(seal).unwrap();
                log.extend(version.rows);
            }
            let told = self.ask(&json!({ "do": stored, "table": table, "now": self.now }))?;
            self.carry(&table, &told["out"]);
        }
        Ok(done["answer"].take())
    }

    fn carry(&mut self, table: &str, errands: &Value) {
        for errand in errands.as_array().into_iter().flatten() {
            match errand["kind"].as_str().unwrap() {
                "tell" => {
                    for (at, listener, heard) in &mut self.pages {
                        let to = errand["to"].as_array().unwrap();
                        if at == table && to.contains(&json!(listener)) {
                            heard.push_back(errand["msg"].clone());
                        }
                    }
                    // Whoever joins just now is told nothing before they have looked.
                }
                "think" => self.think(table, errand),
                _ => (),
            }
        }
    }

    fn think(&mut self, table: &str, errand: &Value) {
        let (row, log) = self.stored[table].clone();
        self.ask(&json!({ "do": "follow", "table": row, "log": log })).unwrap();
        let think = json!({
            "do": "think", "table": table, "seat": errand["seat"], "player": errand["player"],
            "seed": self.now, "patience": 1000.0,
        });
        let thought = self.ask(&think).unwrap()["answer"].take();
        let decided = json!({
            "do": "decided", "table": table, "seat": errand["seat"],
            "version": errand["version"], "action": thought["action"], "now": self.now,
        });
        self.act(&decided).unwrap();
    }
}
