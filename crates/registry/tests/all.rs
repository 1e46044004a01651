//! Tables with their types erased: records, secrets, undo.

#[path = "all/kept_records.rs"]
mod kept_records;
#[path = "all/records.rs"]
mod records;
