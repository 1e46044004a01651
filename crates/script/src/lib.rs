//! Transcripts as people write them, line by line: docs/transcripts.md. What a line does is for
//! whoever plays it: the tests compare what happens, and the rules pages show it on the board.

#![warn(missing_docs)]

mod line;
mod scene;
mod lesson;

pub use lesson::{Detour, Lesson, LessonStep, Play, Task, Way, Words};
pub use line::{INDENT, Line, clauses_first, is_clause};
pub use scene::Scene;

/// Reads the numbers after a bar.
pub fn read_draws(text: &str) -> Result<Vec<u32>, String> {
    let numbers = text.split_whitespace();
    numbers.map(|word| word.parse().map_err(|_| format!("no draw: {word}"))).collect()
}

/// Writes numbers after a bar, or nothing where none were drawn.
pub fn write_draws(draws: &[u32]) -> String {
    let numbers: Vec<String> = draws.iter().map(ToString::to_string).collect();
    if numbers.is_empty() { String::new() } else { format!(" | {}", numbers.join(" ")) }
}
