//! Any bytes as a record.

use registry::{Record, load};

/// Runs `bytes` as a record. Tells whether it ran.
///
/// # Panics
/// When a record that ran is written as one that does not run to the same position.
pub fn record(bytes: &[u8]) -> bool {
    let Ok(record) = serde_json::from_slice::<Record>(bytes) else { return false };
    let Ok(table) = load(&record) else { return false };
    let written = table.record(None);
    let again = load(&written).expect("what is written can be run");
    assert_eq!(again.position(), table.position());
    assert_eq!(again.record(None), written);
    true
}
