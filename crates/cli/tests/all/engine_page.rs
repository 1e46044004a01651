//! `docs/engine.md` is true: its conversations are held with an engine, and its tables are whole.

use std::collections::BTreeSet;

use cli::Engine;
use kernel::Seeded;
use serde_json::Value;

const PAGE: &str = include_str!("../../../../docs/engine.md");

/// What the page sends, each with the answer that it shows.
fn conversation() -> Vec<(&'static str, Value)> {
    let mut lines = PAGE.lines().filter(|line| line.starts_with("> ") || line.starts_with("< "));
    let mut all = Vec::new();
    while let Some(sent) = lines.next() {
        let shown = lines.next().and_then(|line| line.strip_prefix("< ")).expect("an answer");
        let shown = serde_json::from_str(shown).unwrap_or_else(|error| panic!("{shown}: {error}"));
        all.push((sent.strip_prefix("> ").expect("a request"), shown));
    }
    all
}

/// Whether an answer is what the page shows; `...` there stands for anything, at the end of a list
/// for any more, and as a key for any other keys.
fn fits(shown: &Value, said: &Value) -> bool {
    match (shown, said) {
        (Value::String(dots), _) if dots == "..." => true,
        (Value::Object(shown), Value::Object(said)) => {
            let open = shown.contains_key("...");
            let same = |(key, value)| said.get(key).is_some_and(|it| fits(value, it));
            (open || shown.len() == said.len())
                && shown.iter().filter(|(key, _)| *key != "...").all(same)
        }
        (Value::Array(shown), Value::Array(said)) => {
            let open = shown.last().is_some_and(|last| last == "...");
            let enough = shown.len() == said.len() || open && shown.len() <= said.len();
            enough && shown.iter().zip(said).all(|(shown, said)| fits(shown, said))
        }
        (shown, said) => shown == said,
    }
}

/// The first cells of the table under this heading.
fn first_cells(heading: &str) -> BTreeSet<String> {
    let chapter = PAGE.split("\n## ").find(|it| it.starts_with(heading)).expect("a chapter");
    let cells = chapter.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    cells.skip_while(|cell| *cell == "do").map(str::to_owned).collect()
}

#[test]
fn the_conversations_of_the_page_go_as_it_shows() {
    let mut engine = Engine::default();
    for (sent, shown) in conversation() {
        let said = serde_json::from_str(&engine.answer(sent.as_bytes())).expect("JSON");
        assert!(fits(&shown, &said), "{sent}\n  shown: {shown}\n  said:  {said}");
    }
}

#[test]
fn every_request_and_every_code_of_the_page_is_shown_in_a_conversation() {
    let conversation = conversation();
    let texts = |values: Vec<Value>| -> BTreeSet<String> {
        values.iter().filter_map(|it| it.as_str().map(str::to_owned)).collect()
    };
    let asked = conversation.iter().filter(|(_, shown)| shown.get("ok").is_some());
    let asked = asked.map(|(sent, _)| serde_json::from_str::<Value>(sent).expect("JSON"));
    assert_eq!(texts(asked.map(|it| it["do"].clone()).collect()), first_cells("Requests"));
    let codes = conversation.iter().map(|(_, shown)| shown["error"]["code"].clone());
    assert_eq!(texts(codes.collect()), first_cells("Codes"));
}

#[test]
fn every_request_that_the_engine_knows_is_on_the_page() {
    let answer = Engine::default().answer(br#"{"do":"dance"}"#);
    let (_, known) = answer.split_once("expected one of ").expect("the engine names them");
    let known = known.split('`').skip(1).step_by(2).map(str::to_owned);
    assert_eq!(known.collect::<BTreeSet<_>>(), first_cells("Requests"));
}

#[test]
fn dots_stand_for_what_is_left_out_and_for_nothing_else() {
    let value = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    let said = value(r#"{"a":[1,2,3],"b":null}"#);
    for shown in
        [r#"{"a":[1,2,3],"b":null}"#, r#"{"a":[1,"..."],"b":"..."}"#, r#"{"b":null,"...":0}"#]
    {
        assert!(fits(&value(shown), &said), "{shown}");
    }
    for shown in [r#"{"a":[1,2],"b":null}"#, r#"{"a":"..."}"#, r#"{"c":"...","...":0}"#] {
        assert!(!fits(&value(shown), &said), "{shown}");
    }
}

#[test]
fn garbled_requests_of_the_page_are_answered_in_one_line_each() {
    let mut luck = Seeded(5);
    let mut engine = Engine::default();
    let (mut n_done, mut n_refused) = (0, 0);
    for (sent, _) in conversation() {
        engine.answer(sent.as_bytes());
    }
    // A thought of ten million nodes is a request like any other.
    for (sent, _) in conversation().into_iter().filter(|(sent, _)| !sent.contains("think")) {
        for _ in 0..20 {
            let line = testkit::scramble(sent.as_bytes(), &mut luck);
            let done = fuzzing::engine_line(|line| engine.answer(line), &line);
            *(if done { &mut n_done } else { &mut n_refused }) += 1;
        }
    }
    assert!(0 < n_done && 100 < n_refused, "{n_done} done, {n_refused} refused");
}
