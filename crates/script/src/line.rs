//! The kinds of lines.

/// Lines that begin like this are the game's.
pub const INDENT: &str = "    ";

/// One line of a transcript.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line<'a> {
    /// Nothing, or a comment.
    Silent,
    /// What the game said.
    Reply(&'a str),
    /// `@ Rome Gallia 3`: a line of the scene, which [`crate::Scene`] reads.
    Scene(&'a str),
    /// `= impossible`: there is no such scene.
    Impossible,
    /// `= turn`: a question.
    Question(&'a str),
    /// `rome> undo`.
    Undo {
        /// Who takes back, by name.
        seat: &'a str,
    },
    /// `rome> attack Gallia | 5 2 6`.
    Action {
        /// Who acts, by name.
        seat: &'a str,
        /// What they decide.
        notation: &'a str,
        /// What luck says, for [`crate::read_draws`].
        draws: &'a str,
    },
}

impl<'a> Line<'a> {
    /// Reads one line.
    pub fn read(line: &'a str) -> Result<Line<'a>, String> {
        if let Some(reply) = line.strip_prefix(INDENT) {
            return Ok(Line::Reply(reply));
        }
        if line.is_empty() || line.starts_with('#') {
            return Ok(Line::Silent);
        }
        if let Some(arrangement) = line.strip_prefix("@ ") {
            return Ok(Line::Scene(arrangement));
        }
        if line == "= impossible" {
            return Ok(Line::Impossible);
        }
        if let Some(question) = line.strip_prefix("= ") {
            return Ok(Line::Question(question));
        }
        let (seat, command) = line.split_once("> ").ok_or("this line is of no known kind")?;
        if command == "undo" {
            return Ok(Line::Undo { seat });
        }
        let (notation, draws) = command.split_once(" | ").unwrap_or((command, ""));
        Ok(Line::Action { seat, notation, draws })
    }
}

/// The clauses that a transcript shows: those in its first line.
pub fn clauses_first(text: &str) -> impl Iterator<Item = &str> {
    let first = text.lines().next().and_then(|line| line.strip_prefix("# ")).unwrap_or("");
    first.split(' ').filter(|it| is_clause(it))
}

/// Tells whether `word` looks like `HAN-12` or `C84-07`.
pub fn is_clause(word: &str) -> bool {
    word.split_once('-').is_some_and(|(game, number)| {
        game.len() == 3
            && game.starts_with(|it: char| it.is_ascii_uppercase())
            && game.chars().all(|it| it.is_ascii_uppercase() || it.is_ascii_digit())
            && number.len() == 2
            && number.chars().all(|it| it.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_told_apart_by_how_they_begin() {
        let read = |line| Line::read(line).unwrap();
        assert_eq!(read("# HAN-10 A comment."), Line::Silent);
        assert_eq!(read(""), Line::Silent);
        assert_eq!(read("@ Rome Gallia 3"), Line::Scene("Rome Gallia 3"));
        assert_eq!(read("= impossible"), Line::Impossible);
        assert_eq!(read("= view rome"), Line::Question("view rome"));
        assert_eq!(read("    waiting for rome"), Line::Reply("waiting for rome"));
        assert_eq!(read("rome> undo"), Line::Undo { seat: "rome" });
        let attack = Line::Action { seat: "rome", notation: "attack Gallia", draws: "5 2" };
        assert_eq!(read("rome> attack Gallia | 5 2"), attack);
        assert!(Line::read("rome marches").is_err());
    }

    #[test]
    fn only_the_first_line_names_the_clauses_that_are_shown() {
        let text = "# HAN-10 HAN-11 Convoys, see C84.\n# HAN-12\n";
        assert_eq!(clauses_first(text).collect::<Vec<_>>(), ["HAN-10", "HAN-11"]);
        assert_eq!(clauses_first("@ setup\n# HAN-12\n").count(), 0);
    }
}
