//! Tables with their types erased: records, secrets, undo, strength.

#[path = "all/records.rs"]
mod records;
#[path = "all/strength.rs"]
mod strength;
