//! What each seat can choose from, and since when: a decision made on what has changed since is stale
//! (optimistic concurrency).

use kernel::{Seat, SeatSet};
use registry::Table;
use serde_json::value::RawValue;

/// The offers of every seat, made once a version and shared by everyone who needs them.
pub(crate) struct Offering {
    seats: Vec<Offered>,
}

struct Offered {
    /// Nothing while the seat may not act.
    offers: Option<Box<RawValue>>,
    since: u64,
}

impl Offering {
    /// What is offered at `version`. What was offered before is not known, so every decision made
    /// on an older version is out of date.
    pub(crate) fn new(game: &dyn Table, may_act: SeatSet, version: u64) -> Offering {
        let seats = Seat::first(game.n_seats());
        let seats =
            seats.map(|seat| Offered { offers: offers(game, may_act, seat), since: version });
        Offering { seats: seats.collect() }
    }

    /// Looks again after `version`, in which `actor` acted.
    pub(crate) fn renew(
        &mut self,
        game: &dyn Table,
        may_act: SeatSet,
        version: u64,
        actor: Option<Seat>,
    ) {
        for (seat, offered) in Seat::first(game.n_seats()).zip(&mut self.seats) {
            let new = offers(game, may_act, seat);
            let same = match (&new, &offered.offers) {
                (Some(new), Some(old)) => new.get() == old.get(),
                (None, None) => true,
                (Some(_), None) | (None, Some(_)) => false,
            };
            // Who has acted has used up the decision, even if the same is offered again.
            if !same || actor == Some(seat) {
                *offered = Offered { offers: new, since: version };
            }
        }
    }

    /// What `seat` can choose from.
    pub(crate) fn offers(&self, seat: Seat) -> Option<&RawValue> {
        self.seats.get(seat.idx())?.offers.as_deref()
    }

    /// Tells whether a decision of `seat` made on `version` is out of date. Others may have acted
    /// since: as long as the same is offered, two secret choices do not disturb each other.
    pub(crate) fn is_stale(&self, seat: Seat, version: u64) -> bool {
        self.seats.get(seat.idx()).is_none_or(|offered| version < offered.since)
    }
}

fn offers(game: &dyn Table, may_act: SeatSet, seat: Seat) -> Option<Box<RawValue>> {
    may_act.contains(seat).then(|| game.offers(seat))
}

#[cfg(test)]
mod tests {
    use registry::{Dice, Luck};

    use super::*;

    /// A table of Hannibal with what it offers, after each act of a story.
    fn offerings(acts: &[(u8, &str)]) -> Offering {
        let entry = registry::find("hannibal").unwrap();
        let mut game = entry.new_table(2, &serde_json::json!({}), &mut Dice::seeded(1)).unwrap();
        let mut offering = Offering::new(&*game, game.turn().waiting(), 0);
        for (&(seat, action), version) in acts.iter().zip(1..) {
            game.play(Seat(seat), action, Luck::Scripted(&[]), 0).unwrap();
            offering.renew(&*game, game.turn().waiting(), version, Some(Seat(seat)));
        }
        offering
    }

    const ATTACK: (u8, &str) = (1, "sail Sardinia-Carthago Roma-Corsica");

    #[test]
    fn a_decision_stays_fresh_while_the_same_is_offered() {
        let offering = offerings(&[ATTACK, (1, "seal 4")]);
        assert!(
            !offering.is_stale(Seat(0), 1),
            "Rome chooses a card, whatever Carthage has chosen"
        );
        assert!(!offering.is_stale(Seat(0), 2));
        assert!(offering.is_stale(Seat(0), 0), "there was no card to choose yet");
    }

    #[test]
    fn a_decision_is_used_up_by_acting() {
        let offering = offerings(&[ATTACK, (1, "seal 4")]);
        assert!(offering.is_stale(Seat(1), 1));
        assert!(offering.offers(Seat(1)).is_none());
        assert!(offering.offers(Seat(0)).is_some());
    }

    #[test]
    fn a_seat_that_does_not_exist_has_no_fresh_decisions() {
        assert!(offerings(&[]).is_stale(Seat(9), 0));
        assert!(offerings(&[]).offers(Seat(9)).is_none());
    }
}
