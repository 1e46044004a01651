//! A conversation with `septem engine`.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use serde_json::{Value, json};

pub(crate) fn septem() -> Command {
    Command::new(env!("CARGO_BIN_EXE_septem"))
}

/// The running program; each line is answered before the next is sent.
pub(crate) struct Talk {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Talk {
    pub(crate) fn begin() -> Talk {
        let mut child = septem()
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("piped"));
        Talk { child, input, output }
    }

    /// Sends bytes as one line and reads the answer.
    pub(crate) fn raw(&mut self, line: &[u8]) -> Value {
        let input = self.input.as_mut().expect("still talking");
        input.write_all(line).expect("the engine listens");
        input.write_all(b"\n").expect("the engine listens");
        input.flush().expect("the engine listens");
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("the engine answers");
        serde_json::from_str(&answer).expect("the answer is JSON")
    }

    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        self.raw(request.to_string().as_bytes())
    }

    /// What a request that must succeed gives.
    #[track_caller]
    pub(crate) fn ok(&mut self, request: &Value) -> Value {
        let answer = self.ask(request);
        assert!(answer.get("ok").is_some(), "{request} -> {answer}");
        answer["ok"].clone()
    }

    /// Expects a failure with this code.
    #[track_caller]
    pub(crate) fn fails(&mut self, request: &Value, code: &str) -> Value {
        let answer = self.ask(request);
        assert_eq!(answer["error"]["code"], code, "{request} -> {answer}");
        answer["error"].clone()
    }

    pub(crate) fn new_table(&mut self, seed: u64) -> Value {
        let request = json!({"do": "new", "game": "hannibal", "seats": 2, "seed": seed});
        self.ok(&request)["table"].clone()
    }

    #[track_caller]
    pub(crate) fn play(&mut self, table: &Value, seat: u8, action: &str) -> Value {
        self.ok(&json!({"do": "play", "table": table, "seat": seat, "action": action}))
    }

    pub(crate) fn position(&mut self, table: &Value) -> Value {
        self.ok(&json!({"do": "position", "table": table}))["position"].clone()
    }

    /// Ends the conversation; the engine must leave in peace.
    #[track_caller]
    pub(crate) fn end(mut self) {
        drop(self.input.take());
        assert!(self.child.wait().expect("the engine ends").success());
    }
}
