//! How a game ends, and who stands where.

use conquest::{Conceding, Feat, Victory};

use crate::{
    event::Event,
    illegal::{Illegal, Refusal},
    places::Province,
    state::{Ending, Phase, State},
};

/// C84-59 Whose worth is less is not visibly winning.
const VISIBLY: u32 = 100;

/// C84-58 The last player with a Caesar wins. C84-59 Of several, all others may have conceded to
/// one, now that somebody has or that a Caesar less plays.
pub(super) fn settle(state: &mut State, events: &mut Vec<Event>) {
    let Some(seat) = state.acknowledged() else { return };
    let (ending, by) = if state.living().count() == 1 {
        (Ending::LastCaesar(seat), Victory::LastCaesar)
    } else {
        (Ending::Conceded(seat), Victory::Concession)
    };
    state.stand_down();
    state.phase = Phase::Over(ending);
    events.push(Event::Feat(Feat::Won { who: state.home(seat), by }));
}

impl Conceding for State {
    /// C84-59 At the beginning of one's turn, to a player who is visibly winning.
    fn check_concede(&self, to: Province) -> Result<(), Illegal> {
        self.check_moving()?;
        let seat = self.rival(to).ok_or(Illegal::Own(Refusal::NoPlayer))?;
        if !self.can_concede() {
            return Err(Illegal::Own(Refusal::ConcedeFirst));
        }
        let winning = VISIBLY.max(2 * self.worth(self.turn)) <= self.worth(seat);
        if winning { Ok(()) } else { Err(Illegal::Own(Refusal::NotWinning)) }
    }

    fn settle(&mut self, events: &mut Vec<Event>) {
        settle(self, events);
    }
}

/// C84-67 The greatest worth wins, then the most money, then the most provinces.
pub(super) fn last_round(state: &mut State, events: &mut Vec<Event>) {
    state.phase = Phase::Over(Ending::RoundLimit);
    events.push(state.verdict());
}
