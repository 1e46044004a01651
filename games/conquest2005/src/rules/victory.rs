//! How a game ends.

use conquest::{Conceding, Feat};
use kernel::MAX_SEATS;
use parts::mask::Mask;

use crate::{
    event::Event,
    illegal::{Illegal, Refusal},
    state::{Ending, Own, Phase, State},
};

/// C05-40 If no Caesar is left, those last eliminated share.
pub(super) fn last_caesar(state: &mut State, events: &mut Vec<Event>) {
    if state.living().next().is_some() {
        return state.settle(events);
    }
    state.end(Ending::NoCaesar);
    events.push(Event::Feat(Feat::Shared));
}

impl Conceding for State {
    const NO_PLAYER: Illegal = Illegal::Own(Refusal::NoPlayer);

    fn has_begun(&self) -> bool {
        self.phase != Phase::Own(Own::Homes)
    }

    fn end(&mut self, ending: Ending) {
        self.stand_down();
        self.journey = None;
        self.phase = Phase::Over(ending);
        self.entered = Mask::NONE;
        self.fought.fill(0);
        for captor in 0..MAX_SEATS {
            for of in 0..MAX_SEATS {
                let n = std::mem::take(&mut self.captives[captor][of]);
                self.prisoners[captor][of] += n;
            }
        }
    }
}
