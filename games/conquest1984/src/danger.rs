//! What could fall upon a Caesar or a home, exactly.

use conquest::{Edition as _, danger::Besieged};
use kernel::Seat;

use crate::{
    edition::Edition1984,
    odds::{self, Ground, Host},
    pieces::{Side, Units},
    places::{N_PROVINCES, Province},
    rules::turn,
    state::State,
};

impl Besieged for State {
    fn with_turn_of(&self, seat: Seat) -> State {
        let mut next = *self;
        // C84-75 Battles of others are fought by then.
        next.assault = [Units::NONE; N_PROVINCES];
        next.begin_turn(seat);
        turn::make_ready(&mut next);
        next
    }

    /// C84-67 In the last round only those who come later in it.
    fn has_another_turn(&self, seat: Seat) -> bool {
        let limit = Edition1984::border_and_rounds(&self.options).1;
        limit == 0 || self.round < limit || self.turn < seat
    }

    /// C84-36 The defender never retreats, so that a battle lost is a Caesar lost.
    fn falls(&self, enemy: Seat, of: Seat, at: Province) -> u16 {
        // C84-15 C84-74 Nobody stood in the way.
        let stands_there = self.has_caesar(of, at) || self.owns(of, at);
        if !self.is_alive(of) || !stands_there {
            return 10_000;
        }
        let (assault, garrison) = (self.assault[at.idx()], self.garrison[at.idx()]);
        if self.attacker != enemy || assault.is_empty() {
            return 0;
        }
        let ground = if self.walls.has(at.idx()) { Ground::Fortified } else { Ground::Open };
        let [assault, garrison] = [assault, garrison].map(|units| Host { units, galleys: 0 });
        if let Some(wins) = odds::known(assault, garrison, ground) {
            return wins;
        }
        let counted = odds::odds(ground, assault, garrison, Side::Attacker);
        counted.map_or(10_000, |it| it.wins_per_myriad())
    }
}
