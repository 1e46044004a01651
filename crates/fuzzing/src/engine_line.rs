//! Any bytes as a line of the engine protocol.

use serde_json::Value;

/// Sends `line` to an engine. Tells whether it did what was asked.
///
/// # Panics
/// When the answer is not one line with the request's id and either a success or a failure with
/// code and message.
pub fn engine_line(answer: impl FnOnce(&[u8]) -> String, line: &[u8]) -> bool {
    let answer = answer(line);
    let shown = String::from_utf8_lossy(line);
    assert!(!answer.contains('\n'), "{shown} is answered in several lines");
    let value: Value = serde_json::from_str(&answer).expect("an answer is JSON");
    let asked: Value = serde_json::from_slice(line).unwrap_or_default();
    assert_eq!(value["id"], asked["id"], "{shown} -> {answer}");
    let (ok, error) = (value.get("ok"), value.get("error"));
    let told = |error: &Value| ["code", "message"].iter().all(|key| error[key].is_string());
    assert!(ok.is_some() != error.is_some_and(told), "{shown} -> {answer}");
    ok.is_some()
}
