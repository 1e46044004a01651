//! What a pile would do, said while it is put together.

use kernel::Seat;
use serde::Serialize;

use crate::{
    board::Province,
    pieces::Card,
    pile::Pile,
    rules::placing,
    spots::Placing,
    view::{PileView, View},
};

/// What the cards of a pile would do by themselves, whatever the others choose.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Foresight {
    /// Whether its player chooses a new pile once the others are known. Then it does nothing else.
    pub again: bool,
    /// Where markers go.
    #[cfg_attr(debug_assertions, ts(as = "Vec<crate::spots::Spot>"))]
    pub placing: Placing,
    /// What Bread and Games does, where it is in the pile.
    pub games: Option<Games>,
    /// The provinces that are scored this round, as far as is known.
    pub scored: Vec<Province>,
    /// The markers that stay in stock.
    pub left: u8,
}

/// IMP-07 What Bread and Games does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Games {
    /// Where it puts a second marker; nowhere as long as it lies where it does nothing.
    pub doubles: Option<Province>,
}

/// What the first `n_cards` of `pile` would do for `seat`, by what it sees.
pub fn of(view: &View, seat: Seat, pile: Pile, n_cards: usize) -> Foresight {
    let cards = Pile::new(pile.cards().take(n_cards)).unwrap_or_default();
    let stock = view.stock.get(seat.idx()).copied().unwrap_or(0);
    let scored = |n: usize| view.upcoming.iter().copied().take(n).collect();
    // IMP-15 One province is scored, and IMP-09 one more for each Spy that lies open.
    let n_known = 1 + view.piles.iter().filter(|&&it| shows_spy(it)).count();
    // IMP-10 Whoever shows Oracle takes the rest back.
    if cards.top() == Some(Card::Oracle) {
        let placing = Placing::default();
        return Foresight {
            again: true,
            placing,
            games: None,
            scored: scored(n_known),
            left: stock,
        };
    }
    // The second marker is known when the pile is whole: before, another card may still come below.
    let doubles = if cards == pile { placing::doubled(pile) } else { None };
    let placed = placing::markers(cards, doubles);
    let n_placed: u8 = placed.held().map(|idx| placed.get(idx)).sum();
    Foresight {
        again: false,
        placing: Placing(placed),
        games: cards.has(Card::Games).then_some(Games { doubles }),
        scored: scored(n_known + usize::from(cards.has(Card::Spy))),
        left: stock.saturating_sub(n_placed),
    }
}

fn shows_spy(pile: PileView) -> bool {
    matches!(pile, PileView::Shown { pile } if pile.has(Card::Spy))
}

#[cfg(test)]
mod tests {
    use kernel::Viewer;

    use super::*;
    use crate::{options::Options, setup, state::Phase};

    const RED: Seat = Seat(0);

    fn start() -> View {
        View::new(&setup::standard(Options::default(), 2), Viewer::Seat(RED))
    }

    /// What the first cards of a whole pile would do.
    fn foresight(pile: &str, n_cards: usize) -> Foresight {
        of(&start(), RED, pile.parse().expect("a pile"), n_cards)
    }

    #[track_caller]
    fn check(pile: &str, n_cards: usize, placing: &str, left: u8) {
        let foresight = foresight(pile, n_cards);
        assert_eq!((foresight.placing.to_string().as_str(), foresight.left), (placing, left));
    }

    // rule: IMP-06 IMP-07
    #[test]
    fn a_marker_goes_to_each_province_and_a_second_one_above_the_last_games() {
        check("Africa Syria Asia", 3, "Africa 1, Syria 1, Asia 1", 11);
        check("Africa Syria Games", 3, "Africa 1, Syria 2", 11);
        check("Africa Games Syria", 3, "Africa 1, Syria 1", 12);
    }

    // rule: IMP-07
    #[test]
    fn an_unfinished_pile_promises_no_second_marker() {
        check("Africa Games Syria", 2, "Africa 1", 13);
        assert_eq!(foresight("Africa Games Syria", 2).games, Some(Games { doubles: None }));
        assert_eq!(foresight("Africa Syria Games", 2).games, None);
        let doubles = Some(Province::Syria);
        assert_eq!(foresight("Africa Syria Games", 3).games, Some(Games { doubles }));
    }

    // rule: IMP-40
    #[test]
    fn games_under_a_spy_do_nothing() {
        assert_eq!(foresight("Africa Spy Games", 3).games, Some(Games { doubles: None }));
    }

    // rule: IMP-09
    #[test]
    fn a_spy_scores_one_more_province_after_those_that_are_known() {
        let [first, second, third, ..] = start().upcoming;
        assert_eq!(foresight("Africa Syria Spy", 2).scored, [first]);
        assert_eq!(foresight("Africa Syria Spy", 3).scored, [first, second]);

        let mut state = setup::standard(Options::default(), 2);
        let mut shown = [Pile::EMPTY; crate::pieces::MAX_PLAYERS];
        shown[1] = "Asia Gallia Spy".parse().expect("a pile");
        let oracles = [RED].into_iter().collect();
        state.phase = Phase::Consult { oracles, shown, sealed: [None; crate::pieces::MAX_PLAYERS] };
        let view = View::new(&state, Viewer::Seat(RED));
        let pile = "Africa Syria Spy".parse().expect("a pile");
        assert_eq!(of(&view, RED, pile, 3).scored, [first, second, third]);
    }

    // rule: IMP-10
    #[test]
    fn an_oracle_on_top_does_nothing_but_ask_again() {
        let foresight = foresight("Oracle Africa Spy", 3);
        assert!(foresight.again && foresight.scored.len() == 1);
        assert_eq!((foresight.placing, foresight.left), (Placing::default(), 14));
    }
}
