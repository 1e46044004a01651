//! How a game ends.

use conquest::Conceding;

use crate::{
    illegal::{Illegal, Refusal},
    state::{Ending, Phase, State},
};

impl Conceding for State {
    const NO_PLAYER: Illegal = Illegal::Own(Refusal::NoPlayer);

    fn end(&mut self, ending: Ending) {
        self.stand_down();
        self.phase = Phase::Over(ending);
    }
}
