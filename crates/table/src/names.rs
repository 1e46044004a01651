//! Names: invented for newcomers, checked when they choose their own.

/// First names of the Republic; there were hardly more.
const FIRST: [&str; 16] = [
    "Appius", "Aulus", "Decimus", "Gaius", "Gnaeus", "Lucius", "Manius", "Marcus", "Publius",
    "Quintus", "Servius", "Sextus", "Spurius", "Tiberius", "Titus", "Vibius",
];

/// The longest name, in characters.
const MAX_CHARS: usize = 40;

/// A name for whoever has not chosen one, such as `Gaius 417`.
pub fn invent_name(luck: [u8; 3]) -> String {
    let [first, high, low] = luck;
    let number = u16::from_be_bytes([high, low]) % 999 + 1;
    format!("{} {number}", FIRST[usize::from(first) % FIRST.len()])
}

/// The name as it will be shown, if it can be: one to forty characters that stay on their line.
pub fn accept_name(name: &str) -> Option<String> {
    let name = name.trim();
    let fits = (1..=MAX_CHARS).contains(&name.chars().count());
    let plain = !name.chars().any(|char| char.is_control() || turns_text_around(char));
    (fits && plain).then(|| name.to_owned())
}

/// Characters that are not seen and change what stands around them.
fn turns_text_around(char: char) -> bool {
    let lurks = ['\u{200b}'..='\u{200f}', '\u{2028}'..='\u{202e}', '\u{2060}'..='\u{206f}'];
    char == '\u{feff}' || lurks.iter().any(|range| range.contains(&char))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, accepted: Option<&str>) {
        assert_eq!(accept_name(name).as_deref(), accepted);
    }

    #[test]
    fn a_name_is_trimmed_and_keeps_its_accents() {
        check("  Livia ", Some("Livia"));
        check("Élodie l'Éduenne", Some("Élodie l'Éduenne"));
        check(&"é".repeat(40), Some(&"é".repeat(40)));
    }

    #[test]
    fn a_name_that_is_empty_long_or_breaks_the_line_is_refused() {
        check("", None);
        check(" \t ", None);
        check(&"e".repeat(41), None);
        check("two\nlines", None);
        check("back\u{202e}wards", None);
    }

    #[test]
    fn an_invented_name_would_be_accepted() {
        let name = invent_name([255, 255, 255]);
        check(&name, Some(&name));
    }
}
