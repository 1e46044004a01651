//! What dice came to: each roll hits or misses, and how likely it hit is known.

use conquest::Retold;
use kernel::{Fortune, Seat};

use crate::{
    event::{Event, Incident},
    pieces::{Field, Units},
    rules::hit_number,
    state::{Own, Phase, State},
};

/// C84-31
const SIDES: u32 = 6;

impl Retold for State {
    fn army(&self, seat: Seat) -> Units {
        let ashore = self.owned[seat.idx()].iter().map(|at| self.garrison[at]);
        let mut sum = ashore.fold(Units::NONE, |sum, units| sum + units);
        if seat == self.attacker {
            sum = self.assault.iter().fold(sum, |sum, &units| sum + units);
        }
        self.galleys_of(seat).fold(sum, |sum, idx| sum + self.galleys[idx].aboard().units)
    }

    /// C84-32 Where no die was rolled there was no luck.
    fn fortunes(&self, events: &[Event], out: &mut Vec<Fortune>) {
        let Phase::Own(Own::Battle(battle)) = self.phase else { return };
        for event in events {
            let Event::Own(Incident::Rolled { who, target, die: Some(_), advantage, hit }) = *event
            else {
                continue;
            };
            let Some(seat) = self.seat_of(who) else { continue };
            let needed = u32::from(hit_number(battle.field, target).saturating_sub(advantage));
            let good = (SIDES + 1).saturating_sub(needed);
            let kind = match battle.field {
                Field::Land(_) => "hits",
                Field::Sea(_) => "hits_at_sea",
            };
            out.push(Fortune::hit(seat, kind, hit, good, SIDES));
        }
    }
}
