//! What could fall upon a Caesar or a home, exactly.

use conquest::{Edition as _, danger::Besieged};
use kernel::Seat;

use crate::{
    board::board,
    edition::Edition2005,
    odds::{self, Ground, Host},
    pieces::Side,
    places::Province,
    rules::turn,
    state::State,
};

impl Besieged for State {
    fn with_turn_of(&self, seat: Seat) -> State {
        let mut next = *self;
        turn::open(&mut next, seat);
        next
    }

    /// C05-61 In the last round only those who come later in it.
    fn has_another_turn(&self, seat: Seat) -> bool {
        let limit = Edition2005::border_and_rounds(&self.options).1;
        let rank = |seat: Seat| board().rank(self.home(seat));
        limit == 0 || self.round < limit || rank(self.turn) < rank(seat)
    }

    /// If nobody retreats: C05-27 who is stronger need not, and who does leaves the province.
    fn falls(&self, enemy: Seat, of: Seat, at: Province) -> u16 {
        if !self.is_alive(of) {
            return 10_000;
        }
        if self.attacker != enemy || self.units_of(enemy, at).is_empty() {
            return 0;
        }
        // C05-36 C05-68 Nobody stands in the way, and it is taken at the end of the turn.
        let Some(foe) = self.foe(enemy, at) else { return 10_000 };
        let walled = self.walls.has(at.idx()) && self.owns(foe, at);
        let ground = if walled { Ground::Fortified } else { Ground::Open };
        let [attacker, defender] = [enemy, foe].map(|seat| Host {
            units: self.units_of(seat, at),
            leaders: self.n_captains(seat, at),
            galleys: 0,
        });
        let counted = odds::odds(ground, attacker, defender);
        counted.map_or(0, |it| it.wins_per_myriad(Side::Attacker))
    }
}
