//! Tables with their types erased: records, secrets, undo, strength; and the rules as people read them.

#![expect(clippy::unwrap_used, reason = "a test that cannot read its files has failed")]

#[path = "all/course.rs"]
mod course;
#[path = "all/dangers.rs"]
mod dangers;
#[path = "all/fingerprint.rs"]
mod fingerprint;
#[path = "all/kept.rs"]
mod kept;
#[path = "all/lessons.rs"]
mod lessons;
#[path = "all/page.rs"]
mod page;
#[path = "all/random.rs"]
mod random;
#[path = "all/records.rs"]
mod records;
#[path = "all/rules.rs"]
mod rules;
#[path = "all/strength.rs"]
mod strength;
