//! A state that looks like a view, and the taking back of what is still secret.

use kernel::{Chance, Seat, SeatSet, Viewer};
use parts::counts::Counts;

use crate::{
    pieces::{Card, Hand, MAX_PLAYERS},
    pile::Pile,
    piles, setup,
    state::{Phase, State},
    view::{PileView, Prompt, View},
};

impl View {
    /// A state that looks like this to `viewer`. Only the piles that others have chosen are open:
    /// each is one of those that its player could choose.
    pub fn imagine(&self, viewer: Viewer, chance: &mut Chance<'_>) -> State {
        let mut state = setup::standard(self.options, self.scores.len());
        state.round = self.round;
        state.pawn = self.upcoming[0];
        state.proconsuls = self.proconsuls;
        for seat in state.seats() {
            let mut counts = Counts::NONE;
            self.markers[seat.idx()].iter().enumerate().for_each(|(idx, &n)| counts.set(idx, n));
            state.markers[seat.idx()] = counts;
            state.stock[seat.idx()] = self.stock[seat.idx()];
            state.scores[seat.idx()] = self.scores[seat.idx()];
            state.hands[seat.idx()] = self.hand(seat);
        }
        state.phase = self.phase(viewer, chance);
        state
    }

    fn hand(&self, seat: Seat) -> Hand {
        let kept = Hand::FULL.without(Card::Spy).without(Card::Oracle);
        self.specials[seat.idx()].iter().fold(kept, |hand, &card| hand.with(card))
    }

    fn phase(&self, viewer: Viewer, chance: &mut Chance<'_>) -> Phase {
        let mut sealed = [None; MAX_PLAYERS];
        let mut shown = [Pile::EMPTY; MAX_PLAYERS];
        let mut oracles = SeatSet::NONE;
        for (seat, pile) in Seat::first(self.piles.len()).zip(&self.piles) {
            match *pile {
                PileView::Idle => (),
                PileView::Open { anew, .. } => {
                    oracles = joined(oracles, seat, anew);
                }
                PileView::Sealed { size, anew } => {
                    oracles = joined(oracles, seat, anew);
                    sealed[seat.idx()] = if viewer == Viewer::Seat(seat) {
                        self.own
                    } else {
                        let all = piles::legal(self.hand(seat), size);
                        let n = u32::try_from(all.len()).unwrap_or(1);
                        all.get(chance.below(n) as usize).map(|action| action.0)
                    };
                }
                PileView::Shown { pile } => shown[seat.idx()] = pile,
            }
        }
        match &self.prompt {
            Prompt::Choose => Phase::Choose { sealed },
            Prompt::Consult => Phase::Consult { oracles, shown, sealed },
            Prompt::Over { winners, .. } => {
                Phase::Over { winners: winners.iter().copied().collect() }
            }
        }
    }
}

fn joined(oracles: SeatSet, seat: Seat, anew: bool) -> SeatSet {
    if anew { oracles.iter().chain([seat]).collect() } else { oracles }
}

/// Takes back piles that nobody has seen yet.
pub fn reopen(state: &mut State) {
    match &mut state.phase {
        Phase::Choose { sealed } | Phase::Consult { sealed, .. } => *sealed = [None; MAX_PLAYERS],
        Phase::Over { .. } => (),
    }
}
