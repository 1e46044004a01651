//! Ids that nobody can guess (capability URLs): whoever knows the address of a table may look at it.

/// Digits and letters that cannot be mistaken for each other.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Five bits a letter: 26 letters for 128 bits.
const LETTERS: usize = 26;

/// A new id, made of luck that nobody can foresee.
pub fn fresh_id(luck: [u8; 16]) -> String {
    let mut bits = u128::from_be_bytes(luck);
    let mut id = String::with_capacity(LETTERS);
    for _ in 0..LETTERS {
        id.push(char::from(ALPHABET[(bits & 31) as usize]));
        bits >>= 5;
    }
    id
}

/// Tells whether `text` could be an id; what could not need not be looked for.
pub fn is_id(text: &str) -> bool {
    text.len() == LETTERS && text.bytes().all(|letter| ALPHABET.contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_recognized_and_anything_else_is_not() {
        let id = fresh_id([0xa7; 16]);
        assert!(is_id(&id), "{id}");
        for other in ["", "short", "../../../../../../etc/pwd", "0123456789abcdefghijklmnop"] {
            assert!(!is_id(other), "{other}");
        }
    }

    #[test]
    fn every_bit_of_luck_is_in_the_id() {
        let id_of = |n: u8| {
            let mut luck = [0; 16];
            luck[usize::from(n / 8)] = 1 << (n % 8);
            fresh_id(luck)
        };
        let mut ids: Vec<_> = (0..128).map(id_of).collect();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), 128);
    }
}
