//! Lines of bounded length: what is longer is skipped, not stored.

use std::io::{self, BufRead};

/// No request is longer; a record of a very long game is a tenth of it.
const MAX_LINE: usize = 8 * 1024 * 1024;

/// One line, or the sign that there was one.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    Whole(&'a [u8]),
    TooLong,
}

pub(super) struct Lines<R> {
    input: R,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Self {
        Lines { input, line: Vec::new() }
    }

    /// The next line that is not blank, or nothing at the end.
    pub(super) fn next_line(&mut self) -> io::Result<Option<Line<'_>>> {
        loop {
            self.line.clear();
            let Some(fits) = self.read()? else { return Ok(None) };
            if !fits {
                return Ok(Some(Line::TooLong));
            }
            if !self.line.trim_ascii().is_empty() {
                return Ok(Some(Line::Whole(&self.line)));
            }
        }
    }

    /// Reads up to the next line's end; tells whether it fitted, or that there was none.
    fn read(&mut self) -> io::Result<Option<bool>> {
        let (mut begun, mut fits) = (false, true);
        loop {
            let chunk = self.input.fill_buf()?;
            if chunk.is_empty() {
                return Ok(begun.then_some(fits));
            }
            begun = true;
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            fits = fits && self.line.len() + part.len() <= MAX_LINE;
            if fits {
                self.line.extend_from_slice(part);
            } else {
                self.line = Vec::new();
            }
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                return Ok(Some(fits));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_told_apart_and_the_next_one_is_read() {
        let mut input = vec![b'x'; MAX_LINE + 1];
        input.extend_from_slice(b"\n\n  \nnext\nlast");
        let mut lines = Lines::new(io::BufReader::new(&input[..]));
        assert_eq!(lines.next_line().unwrap(), Some(Line::TooLong));
        assert_eq!(lines.next_line().unwrap(), Some(Line::Whole(b"next")));
        assert_eq!(lines.next_line().unwrap(), Some(Line::Whole(b"last")));
        assert_eq!(lines.next_line().unwrap(), None);
    }
}
