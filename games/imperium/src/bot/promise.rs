//! How promising a pile looks before anything is searched.

use kernel::Seat;

use super::{
    POINT, SPECIAL,
    prospects::{self, expected},
};
use crate::{
    board::{N_PROVINCES, Province},
    pieces::Card,
    pile::Pile,
    rules::placing::markers_of,
    state::{Phase, State},
};

/// Hardly ever worth a look.
const HOPELESS: i32 = -1000;

/// So much more promise for a point.
const A_POINT: i32 = 55;

/// How urgent a marker is, in hundredths, by how many provinces are scored before its own: near
/// ones come home soon, and what is far can be done later.
const URGENCY: [i32; N_PROVINCES] = [100, 70, 54, 44, 36, 30, 25, 20];

/// What Oracle promises: the last word.
const LAST_WORD: i32 = 2 * POINT;

pub(super) fn of(state: &State, seat: Seat, pile: Pile) -> i32 {
    if pile.top() == Some(Card::Oracle) {
        // IMP-39 What lies under it is never shown, so one such pile is enough.
        let covers_first = pile.cards().skip(1).eq(Card::ALL.into_iter().take(pile.len() - 1));
        return if covers_first { (LAST_WORD - SPECIAL) * A_POINT / POINT } else { HOPELESS };
    }
    if !is_first_of_its_kind(pile) {
        return HOPELESS;
    }
    let placed = markers_of(pile);
    let shown = match &state.phase {
        Phase::Consult { shown, .. } => shown.iter().filter(|it| it.has(Card::Spy)).count(),
        Phase::Choose { .. } | Phase::Over { .. } => 0,
    };
    let spy = usize::from(pile.has(Card::Spy));
    let mut gain = 0;
    for idx in placed.held() {
        let province = Province::ALL[idx];
        let distance = (idx + N_PROVINCES - state.pawn as usize) % N_PROVINCES;
        let mut counts = prospects::counts(state, province);
        let before = expected(state, province, counts, seat);
        counts[seat.idx()] += placed.get(idx);
        let after = expected(state, province, counts, seat);
        let distance = distance.saturating_sub(spy + shown);
        gain += (after - before) * URGENCY[distance] / 100;
    }
    if spy == 1 {
        gain += spied(state, seat, state.pawn.after(1 + shown)) - SPECIAL;
    }
    gain * A_POINT / POINT
}

/// What it brings to have `province` scored now, compared with what it brings the others.
fn spied(state: &State, seat: Seat, province: Province) -> i32 {
    let counts = prospects::counts(state, province);
    let of = |seat: Seat| expected(state, province, counts, seat);
    let others = state.seats().filter(|&it| it != seat).map(of).max().unwrap_or(0);
    of(seat) - others
}

/// Many piles do the same. One of each kind is looked at: that with Bread and Games at work, else
/// that with its cards in the order of the numbers. Bread and Games that does nothing is no use.
fn is_first_of_its_kind(pile: Pile) -> bool {
    if pile.has(Card::Games) {
        let n_placing = pile.cards().filter(|card| card.province().is_some()).count();
        return n_placing < markers_of(pile).total() as usize;
    }
    pile.cards().is_sorted()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{options::Options, pieces::Hand, piles, setup};

    #[test]
    fn piles_that_do_the_same_are_looked_at_once() {
        let state = setup::standard(Options::default(), 4);
        let all = piles::legal(Hand::FULL, 3).iter();
        let worth_a_look: Vec<Pile> =
            all.map(|it| it.0).filter(|&it| of(&state, Seat(0), it) != HOPELESS).collect();
        // Three of nine cards, eight doubled provinces with one of eight others, and one Oracle.
        assert_eq!(worth_a_look.len(), 84 + 64 + 1);
        let effect = |pile: Pile| (markers_of(pile), pile.has(Card::Spy), pile.has(Card::Oracle));
        for (idx, &pile) in worth_a_look.iter().enumerate() {
            let again = worth_a_look[..idx].iter().any(|&it| effect(it) == effect(pile));
            assert!(!again || pile.has(Card::Oracle), "{pile} does what another one does");
        }
    }
}
