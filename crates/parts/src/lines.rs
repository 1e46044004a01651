//! Positions are written in lines, one fact each.

/// Enough of a line to find it by.
const EXCERPT: usize = 80;

/// Gives each line that is not empty to `read`, which says nothing about a line it cannot read. The
/// text comes from outside, so what is longer than `most` lines is refused before it is read.
pub fn read_lines(
    text: &str,
    most: usize,
    mut read: impl FnMut(&str) -> Option<()>,
) -> Result<(), String> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    for (n_line, line) in lines.enumerate() {
        if most <= n_line {
            return Err("too many lines".to_owned());
        }
        read(line).ok_or_else(|| {
            let excerpt: String = line.chars().take(EXCERPT).collect();
            format!("cannot read: {excerpt}")
        })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Result<Vec<&str>, &str>) {
        let mut seen = Vec::new();
        let read = read_lines(text, 3, |line| {
            seen.push(line.to_owned());
            (line != "nonsense").then_some(())
        });
        match expected {
            Ok(lines) => {
                assert_eq!((read, seen), (Ok(()), lines.into_iter().map(str::to_owned).collect()));
            }
            Err(why) => assert_eq!(read, Err(why.to_owned())),
        }
    }

    #[test]
    fn lines_are_read_one_by_one_and_empty_ones_are_passed_over() {
        check("", Ok(vec![]));
        check("  a\n\n b 1\t\n", Ok(vec!["a", "b 1"]));
    }

    #[test]
    fn what_cannot_be_read_is_quoted_in_short() {
        check("a\nnonsense\nb", Err("cannot read: nonsense"));
        let long = "x".repeat(1000);
        let why = read_lines(&long, 3, |_| None).unwrap_err();
        assert_eq!(why.len(), "cannot read: ".len() + EXCERPT);
    }

    #[test]
    fn too_many_lines_are_no_position() {
        check("a\nb\nc", Ok(vec!["a", "b", "c"]));
        check("a\nb\nc\nd", Err("too many lines"));
    }
}
