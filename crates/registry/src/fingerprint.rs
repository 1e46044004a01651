//! A short text that tells two positions apart: stored beside a game, it shows later whether the
//! game is still the same.

use sha2::{Digest as _, Sha256};

use crate::Table;

/// How a fingerprint is made. It is bumped when positions are written in other lines, so that old
/// fingerprints are known to say nothing any more.
const SCHEME: &str = "p1";

/// The fingerprint of everything that is true at `table` now.
pub fn fingerprint(table: &dyn Table) -> String {
    format!("{SCHEME}:{:x}", Sha256::digest(table.position()))
}

/// Tells whether `stored` speaks against `table`: it was made in the same way and is another.
pub fn contradicts(stored: &str, table: &dyn Table) -> bool {
    let scheme = stored.split(':').next();
    scheme == Some(SCHEME) && stored != fingerprint(table)
}

#[cfg(test)]
mod tests {
    use kernel::Seat;
    use serde_json::Value;

    use super::*;
    use crate::{Dice, Luck, find};

    #[test]
    fn a_fingerprint_changes_with_the_position_and_comes_back_with_it() {
        let entry = find("hannibal").expect("registered");
        let mut table = entry.new_table(2, &Value::Null, &mut Dice::seeded(1)).expect("two play");
        let before = fingerprint(&*table);
        assert!(!contradicts(&before, &*table));
        table.play(Seat(1), "march Carthago Zama", Luck::Scripted(&[]), 0).expect("legal");
        assert!(contradicts(&before, &*table));
        table.undo(Seat(1)).expect("nothing was shown");
        assert!(!contradicts(&before, &*table));
    }

    #[test]
    fn what_was_made_in_another_way_says_nothing() {
        let entry = find("hannibal").expect("registered");
        let table = entry.new_table(2, &Value::Null, &mut Dice::seeded(1)).expect("two play");
        assert!(!contradicts("p0:00", &*table) && !contradicts("", &*table));
        assert!(contradicts("p1:00", &*table));
    }
}
