//! How a game ends, and who stands where.

use conquest::{Conceding, Feat, Victory};
use kernel::MAX_SEATS;

use crate::{
    event::Event,
    illegal::{Illegal, Refusal},
    places::Province,
    state::{Ending, Phase, State},
};

/// C05-53 The last player with a Caesar wins. C05-40 If none is left, those last eliminated share.
/// Of several, all others may have conceded to one, now that a Caesar less plays.
pub(super) fn last_caesar(state: &mut State, events: &mut Vec<Event>) {
    let mut living = state.living();
    let (first, second) = (living.next(), living.next());
    drop(living);
    let ending = match (first, second) {
        (Some(_), Some(_)) => return settle_concessions(state, events),
        (Some(seat), None) => Ending::LastCaesar(seat),
        (None, _) => Ending::NoCaesar,
    };
    end(state, ending);
    events.push(match ending {
        Ending::LastCaesar(seat) => {
            Event::Feat(Feat::Won { who: state.home(seat), by: Victory::LastCaesar })
        }
        Ending::NoCaesar | Ending::Conceded(_) | Ending::RoundLimit => Event::Feat(Feat::Shared),
    });
}

/// What was still open is so no more.
fn end(state: &mut State, ending: Ending) {
    state.stand_down();
    state.journey = None;
    state.phase = Phase::Over(ending);
    state.entered = parts::mask::Mask::NONE;
    state.fought.fill(0);
    for captor in 0..MAX_SEATS {
        for of in 0..MAX_SEATS {
            let n = std::mem::take(&mut state.captives[captor][of]);
            state.prisoners[captor][of] += n;
        }
    }
}

impl Conceding for State {
    /// C05-53 At the beginning of one's turn, to a player who is visibly ahead.
    fn check_concede(&self, to: Province) -> Result<(), Illegal> {
        self.check_moving()?;
        let seat = self.rival(to).ok_or(Illegal::Own(Refusal::NoPlayer))?;
        if !self.can_concede() {
            return Err(Illegal::Own(Refusal::ConcedeFirst));
        }
        let ahead = 2 * self.worth(self.turn) <= self.worth(seat);
        if ahead { Ok(()) } else { Err(Illegal::Own(Refusal::NotWinning)) }
    }

    fn settle(&mut self, events: &mut Vec<Event>) {
        settle_concessions(self, events);
    }
}

/// C05-53 When all others have conceded to one player since their last turns, he has won.
fn settle_concessions(state: &mut State, events: &mut Vec<Event>) {
    if let Some(seat) = state.acknowledged() {
        end(state, Ending::Conceded(seat));
        events.push(Event::Feat(Feat::Won { who: state.home(seat), by: Victory::Concession }));
    }
}

/// C05-61 The greatest worth wins, then the most money, then the most provinces.
pub(super) fn last_round(state: &mut State, events: &mut Vec<Event>) {
    end(state, Ending::RoundLimit);
    events.push(state.verdict());
}
