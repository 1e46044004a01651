//! Tables with their types erased: records, secrets, undo, strength.

#[path = "all/kept_records.rs"]
mod kept_records;
#[path = "all/records.rs"]
mod records;
#[path = "all/strength.rs"]
mod strength;
