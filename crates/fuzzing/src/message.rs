//! Any bytes as what a browser says.

use protocol::ClientMsg;

/// Reads `bytes` as a message of a table's socket. Tells whether it is one.
///
/// # Panics
/// When a message that was read is not written so that it reads the same.
pub fn message(bytes: &[u8]) -> bool {
    let Ok(message) = serde_json::from_slice::<ClientMsg>(bytes) else { return false };
    let written = serde_json::to_vec(&message).expect("a message can be written");
    let again = serde_json::from_slice::<ClientMsg>(&written);
    assert_eq!(again.ok(), Some(message));
    true
}
