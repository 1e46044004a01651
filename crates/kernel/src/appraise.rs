//! What a search should value in a game.

use crate::{Game, MAX_SEATS, Seat};

/// A game that tells a search what to value. The search itself is written once, for all games.
pub trait Appraise: Game {
    /// Into how many decisions a turn is cut. What a level usually thinks is for all of them
    /// together: a turn of thirty clicks should not take thirty times as long as a turn of one.
    const CLICKS: u64 = 1;

    /// How well each seat stands in a game that is not over, from -1000 (as good as lost)
    /// to 1000 (as good as won).
    fn appraise(state: &Self::State) -> [i32; MAX_SEATS];
    /// How promising `action` looks before anything is searched: 0 for nothing in particular,
    /// larger for what should be tried first, negative for what is hardly ever right, -1000 for
    /// what need not be looked at, such as the same in other words.
    fn promise(state: &Self::State, seat: Seat, action: &Self::Action) -> i32;
}
