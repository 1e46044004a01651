//! A pile of cards in order, small enough to be copied like a number.

use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};

use crate::pieces::{Card, Hand};

/// IMP-03 Some cards in order, the top one first. Nothing about it need be legal: what the rules
/// think of it is asked with [`Pile::fits`].
///
/// Four bits a card from the lowest up, then which cards there are, then how many, then two marks:
/// so the question that is asked of every pile in a list is one comparison.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Pile(u32);

const CARD_BITS: u32 = 4;
const CARD: u32 = 15;
const SET_SHIFT: u32 = 16;
const LEN_SHIFT: u32 = 27;
const LEN: u32 = 7;
/// A card is in it twice.
const REPEATED: u32 = 1 << 30;
/// Oracle is in it, and not on top.
const BURIED: u32 = 1 << 31;

impl Pile {
    pub const EMPTY: Pile = Pile(0);

    /// One more than any pile has: enough to say that it is too many.
    pub const MAX_CARDS: usize = 4;

    /// Tells whether this is a pile of `size` cards from `hand`, none of them twice, with Oracle
    /// nowhere but on top.
    #[inline]
    pub fn fits(self, hand: Hand, size: u8) -> bool {
        let missing = u32::from(!hand.bits() & Hand::FULL.bits()) << SET_SHIFT;
        let asked = missing | REPEATED | BURIED | LEN << LEN_SHIFT;
        self.0 & asked == u32::from(size) << LEN_SHIFT
    }

    /// The same with one more card at the bottom; nothing if it is too many.
    pub fn with(self, card: Card) -> Option<Pile> {
        let len = self.len();
        if Pile::MAX_CARDS <= len {
            return None;
        }
        let set = 1 << (SET_SHIFT + card as u32);
        let mut bits = self.0 + (1 << LEN_SHIFT);
        bits |= (card as u32) << (CARD_BITS * u32::try_from(len).unwrap_or(0));
        if self.0 & set != 0 {
            bits |= REPEATED;
        }
        if card == Card::Oracle && 0 < len {
            bits |= BURIED;
        }
        Some(Pile(bits | set))
    }

    /// These cards in this order; nothing if they are too many.
    pub fn new(cards: impl IntoIterator<Item = Card>) -> Option<Pile> {
        cards.into_iter().try_fold(Pile::EMPTY, Pile::with)
    }

    #[inline]
    pub fn len(self) -> usize {
        (self.0 >> LEN_SHIFT & LEN) as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0 >> (SET_SHIFT + card as u32) & 1 == 1
    }

    /// The cards from the top down.
    #[inline]
    pub fn cards(self) -> impl DoubleEndedIterator<Item = Card> {
        (0..self.len()).map(move |idx| Card::ALL[(self.0 >> (4 * idx) & CARD) as usize])
    }

    #[inline]
    pub fn top(self) -> Option<Card> {
        self.cards().next()
    }

    /// A card that is in it and not in `hand`, if there is one.
    #[inline]
    pub fn missing(self, hand: Hand) -> Option<Card> {
        let held = u32::from(hand.bits()) << SET_SHIFT;
        let set = u32::from(Hand::FULL.bits()) << SET_SHIFT;
        if self.0 & set & !held == 0 {
            return None;
        }
        self.cards().find(|&card| !hand.has(card))
    }

    /// A card that is in it twice, if there is one.
    #[inline]
    pub fn repeated(self) -> Option<Card> {
        if self.0 & REPEATED == 0 {
            return None;
        }
        let twice = |card: &Card| 1 < self.cards().filter(|it| it == card).count();
        Card::ALL.into_iter().find(twice)
    }

    /// Tells whether Oracle is in it below another card.
    #[inline]
    pub fn buries_oracle(self) -> bool {
        self.0 & BURIED != 0
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (idx, card) in self.cards().enumerate() {
            if 0 < idx {
                f.write_str(" ")?;
            }
            f.write_str(card.name())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pile({self})")
    }
}

/// The names of the cards with one blank between them; no name at all is the empty pile.
impl FromStr for Pile {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.is_empty() {
            return Ok(Pile::EMPTY);
        }
        let cards: Vec<Card> = text.split(' ').map(str::parse).collect::<Result<_, ()>>()?;
        Pile::new(cards).ok_or(())
    }
}

/// A pile travels as its cards, the top one first.
impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile(text: &str) -> Pile {
        text.parse().unwrap_or_else(|()| panic!("no pile: {text}"))
    }

    #[track_caller]
    fn check(text: &str, hand: Hand, size: u8, expected: bool) {
        assert_eq!(pile(text).fits(hand, size), expected, "{text}");
    }

    #[test]
    fn what_is_written_is_read_back() {
        for text in ["", "Spy", "Oracle Africa Games", "Aegyptus Aegyptus Africa"] {
            assert_eq!(pile(text).to_string(), text);
        }
        assert_eq!(pile("Spy Asia").cards().collect::<Vec<_>>(), [Card::Spy, Card::Asia]);
        assert!("Africa  Asia".parse::<Pile>().is_err() && "Roma".parse::<Pile>().is_err());
    }

    #[test]
    fn more_than_four_cards_are_no_pile() {
        let four = Pile::new(Card::ALL.into_iter().take(4));
        assert_eq!(four.map(Pile::len), Some(4));
        assert_eq!(four.and_then(|it| it.with(Card::Spy)), None);
    }

    #[test]
    fn what_is_missing_in_the_hand_is_found() {
        let hand = Hand::FULL.without(Card::Spy);
        assert_eq!(pile("Africa Spy Asia").missing(hand), Some(Card::Spy));
        assert_eq!(pile("Africa Oracle Asia").missing(hand), None);
    }

    // rule: IMP-04 IMP-05 IMP-10
    #[test]
    fn a_pile_fits_by_size_hand_and_place_of_the_oracle() {
        check("Africa Syria Games", Hand::FULL, 3, true);
        check("Africa Syria", Hand::FULL, 3, false);
        check("Africa Syria", Hand::FULL, 2, true);
        check("Africa Africa Syria", Hand::FULL, 3, false);
        check("Oracle Africa Syria", Hand::FULL, 3, true);
        check("Africa Oracle Syria", Hand::FULL, 3, false);
        check("Spy Africa Syria", Hand::FULL.without(Card::Spy), 3, false);
        check("Aegyptus Africa Syria", Hand::FULL.without(Card::Spy), 3, true);
        check("", Hand::FULL, 0, true);
    }
}
