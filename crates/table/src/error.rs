//! Why a table does not open, or does not do what it is asked.

use registry::UnknownRules;
use thiserror::Error;

/// Why the story of a table cannot be told again.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FoldError {
    /// What is stored does not add up. The reason names no action: it might be secret.
    #[error("{0}")]
    Unreadable(String),
    /// It is played by rules of a newer program, and left as it is.
    #[error(transparent)]
    UnknownRules(#[from] UnknownRules),
}

/// Why a request to a table, or for one, is refused.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum AskError {
    /// The program does not know the game.
    #[error("there is no game {0}")]
    NoSuchGame(String),
    /// The table has fewer seats.
    #[error("the table has no seat {0}")]
    NoSuchSeat(u8),
    /// Fewer actions stand.
    #[error("only {0} actions stand")]
    NoSuchPly(u64),
    /// Somebody sits there.
    #[error("the seat is taken")]
    SeatTaken,
    /// The game cannot be played so.
    #[error("the options do not fit the game: {0}")]
    BadOptions(String),
    /// That many, or such players, cannot play it.
    #[error("the seats do not fit the game: {0}")]
    BadSeats(String),
    /// Nobody can be called so.
    #[error("a name has one to forty visible characters")]
    BadName,
    /// These are the eyes of somebody else.
    #[error("one looks through one's own eyes only")]
    NotYourEyes,
}

impl AskError {
    /// For programs and catalogues.
    pub fn code(&self) -> &'static str {
        match self {
            AskError::NoSuchGame(_) => "no_such_game",
            AskError::NoSuchSeat(_) => "no_such_seat",
            AskError::NoSuchPly(_) => "no_such_ply",
            AskError::SeatTaken => "seat_taken",
            AskError::BadOptions(_) => "bad_options",
            AskError::BadSeats(_) => "bad_seats",
            AskError::BadName => "bad_name",
            AskError::NotYourEyes => "not_your_eyes",
        }
    }
}
