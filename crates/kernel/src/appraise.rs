//! What a search should value in a game: a static evaluation of positions, and a policy prior for
//! actions.

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

/// Turns a lead into what [`Appraise::appraise`] answers, from -1000 to 1000: the smaller the
/// `spread`, the more a lead decides, and a lead as large as the spread is worth about 700. Any
/// lead will do: positions that no game reaches can be arranged.
#[inline]
pub fn even_out(lead: i32, spread: i32) -> i32 {
    let (lead, spread) = (i64::from(lead), i64::from(spread));
    let far = (lead * lead).saturating_add(spread * spread).isqrt().max(1);
    i32::try_from(1000 * lead / far).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_worth_more_the_less_is_open() {
        assert_eq!(even_out(0, 300), 0);
        assert_eq!(even_out(300, 300), 707);
        assert_eq!(even_out(-300, 300), -707);
        assert_eq!(even_out(30, 300), 99);
        assert_eq!(even_out(3000, 300), 995);
    }

    #[test]
    fn no_lead_is_too_large() {
        for (lead, worth) in [(i32::MAX, 1000), (i32::MIN, -1000), (46_341, 1000)] {
            assert_eq!(even_out(lead, 1), worth);
            assert_eq!(even_out(lead, 0), worth);
        }
        assert_eq!(even_out(i32::MAX, i32::MAX), 707);
        assert_eq!(even_out(i32::MIN, i32::MIN), -707);
        assert_eq!(even_out(0, 0), 0);
    }
}
