//! Every pile that can be chosen, listed once.
//!
//! Province cards and Bread and Games are in every hand when piles are chosen, so a list depends
//! on nothing but the size of the pile and on whether Spy and Oracle are still there.

use std::sync::LazyLock;

use crate::{
    action::Action,
    pieces::{Card, Hand},
    pile::Pile,
};

/// IMP-04 The largest pile.
pub const MAX_SIZE: u8 = 3;

/// The piles of one size from one kind of hand.
struct List {
    /// The legal ones, then those that a player would try and should be told about.
    all: Vec<Action>,
    n_legal: usize,
}

/// The legal piles of `size` cards from `hand`.
#[inline]
pub fn legal(hand: Hand, size: u8) -> &'static [Action] {
    let list = list(hand, size);
    &list.all[..list.n_legal]
}

/// The same, and after them those that a player would try: a pile too small, a card that is spent,
/// Oracle below another card.
#[inline]
pub fn candidates(hand: Hand, size: u8) -> &'static [Action] {
    &list(hand, size).all
}

#[inline]
fn list(hand: Hand, size: u8) -> &'static List {
    static LISTS: LazyLock<Vec<List>> = LazyLock::new(|| {
        let sizes = 0..=MAX_SIZE;
        let hands = [(false, false), (true, false), (false, true), (true, true)];
        let kinds = sizes.flat_map(|size| hands.map(|hand| (size, hand)));
        kinds.map(|(size, (spy, oracle))| List::new(size, spy, oracle)).collect()
    });
    let hand = usize::from(hand.has(Card::Spy)) + 2 * usize::from(hand.has(Card::Oracle));
    &LISTS[4 * usize::from(size.min(MAX_SIZE)) + hand]
}

impl List {
    fn new(size: u8, spy: bool, oracle: bool) -> List {
        let hand = if spy { Hand::FULL } else { Hand::FULL.without(Card::Spy) };
        let hand = if oracle { hand } else { hand.without(Card::Oracle) };
        let mut all = Vec::new();
        if 0 < size {
            grow(Pile::EMPTY, size, &mut |pile| {
                if pile.fits(hand, size) {
                    all.push(Action(pile));
                }
            });
        }
        let n_legal = all.len();
        if 0 < size {
            all.extend(tempting(size).filter(|it| !it.0.fits(hand, size)));
        }
        List { all, n_legal }
    }
}

/// Every sequence of `size` cards that begins with `pile`.
fn grow(pile: Pile, size: u8, found: &mut impl FnMut(Pile)) {
    if pile.len() == usize::from(size) {
        found(pile);
        return;
    }
    for longer in Card::ALL.into_iter().filter_map(|card| pile.with(card)) {
        grow(longer, size, found);
    }
}

/// Piles that people try: fewer cards than are asked for, and Spy or Oracle in every place. The
/// cards around them play no part.
fn tempting(size: u8) -> impl Iterator<Item = Action> {
    const OTHERS: [Card; 3] = [Card::Africa, Card::Syria, Card::Illyricum];
    let size = usize::from(size);
    let short = (0..size).map(|n| Pile::new(OTHERS.into_iter().take(n)));
    let special = [Card::Spy, Card::Oracle].into_iter().flat_map(move |special| {
        (0..size).map(move |place| {
            let others = OTHERS.into_iter().enumerate();
            Pile::new(others.take(size).map(|(n, it)| if n == place { special } else { it }))
        })
    });
    short.chain(special).flatten().map(Action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(hand: Hand, counts: [usize; 3]) {
        assert_eq!([1, 2, 3].map(|size| legal(hand, size).len()), counts);
    }

    // rule: IMP-04 IMP-05
    #[test]
    fn there_are_as_many_piles_as_ways_to_order_the_cards() {
        // Ten cards in order, and Oracle on top of nine others in order.
        check(Hand::FULL, [11, 10 * 9 + 10, 10 * 9 * 8 + 10 * 9]);
        check(Hand::FULL.without(Card::Oracle), [10, 10 * 9, 10 * 9 * 8]);
        check(Hand::FULL.without(Card::Spy), [10, 9 * 8 + 9, 9 * 8 * 7 + 9 * 8]);
        check(Hand::FULL.without(Card::Spy).without(Card::Oracle), [9, 9 * 8, 9 * 8 * 7]);
    }

    #[test]
    fn without_a_marker_there_is_no_pile_to_choose() {
        assert!(candidates(Hand::FULL, 0).is_empty());
    }
}
