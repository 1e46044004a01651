//! Printed names in notation: they hold spaces, so a line is not cut at every blank.

/// Takes one of `all` from the front of `text`, the longest name that fits and ends at a word's
/// end. Returns it with what is left, blanks trimmed.
pub fn take_name<T: Copy>(
    text: &str,
    all: impl IntoIterator<Item = (T, &'static str)>,
) -> Option<(T, &str)> {
    let mut best: Option<(T, usize)> = None;
    for (item, name) in all {
        let fits = text
            .strip_prefix(name)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with(' ') || rest.starts_with('-'));
        if fits && best.is_none_or(|(_, len)| len < name.len()) {
            best = Some((item, name.len()));
        }
    }
    best.map(|(item, len)| (item, text[len..].trim_start_matches(' ')))
}

/// What was taken, if nothing is left.
pub fn whole<T>((it, rest): (T, &str)) -> Option<T> {
    rest.is_empty().then_some(it)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [(u8, &str); 3] = [(0, "Gallia"), (1, "Gallia Cisalpina"), (2, "Roma")];

    #[track_caller]
    fn check(text: &str, expected: Option<(u8, &str)>) {
        assert_eq!(take_name(text, ALL), expected);
    }

    #[test]
    fn the_longest_name_that_ends_a_word_is_taken() {
        check("Gallia Roma", Some((0, "Roma")));
        check("Gallia Cisalpina Roma", Some((1, "Roma")));
        check("Roma", Some((2, "")));
        check("Roma-Gallia", Some((2, "-Gallia")));
        check("Romania", None);
        check("", None);
    }

    #[test]
    fn a_whole_name_is_one_that_nothing_follows() {
        assert_eq!(take_name("Roma", ALL).and_then(whole), Some(2));
        assert_eq!(take_name("Roma Gallia", ALL).and_then(whole), None);
    }
}
