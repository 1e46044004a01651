//! Who stands where when it is over.

use kernel::{MAX_SEATS, Outcome, Seat, SeatSet};

use crate::{Edition, Ending, Feat, Realm, Story, Victory};

impl<E: Edition> Realm<E> {
    /// Who is first; then those who still play, by worth, money and provinces (C84-67 C05-61); then
    /// those who do not, whoever was eliminated last before the others.
    #[inline]
    pub fn outcome(&self, ending: Ending) -> Outcome {
        let seats: SeatSet = self.seats().collect();
        let rank = |seat: Seat| {
            let won = match ending {
                Ending::LastCaesar(winner) | Ending::Conceded(winner) => winner == seat,
                Ending::RoundLimit | Ending::NoCaesar => false,
            };
            let standing =
                (self.worth(seat), self.treasury.of(seat.idx()), self.owned[seat.idx()].len());
            (won, self.is_alive(seat), standing, self.fallen[seat.idx()])
        };
        let mut places = [0; MAX_SEATS];
        let mut scores = [0; MAX_SEATS];
        for seat in seats.iter() {
            let n_before = seats.iter().filter(|&it| rank(seat) < rank(it)).count();
            places[seat.idx()] = u8::try_from(n_before).unwrap_or(0) + 1;
            scores[seat.idx()] = i32::try_from(self.worth(seat)).unwrap_or(i32::MAX);
        }
        let winners = seats.iter().filter(|seat| places[seat.idx()] == 1).collect();
        Outcome { winners, places, scores }
    }

    /// C84-67 C05-61 What is told of the end after the last round.
    #[inline]
    pub fn verdict<T: Story>(&self) -> T {
        let winners = self.outcome(Ending::RoundLimit).winners;
        let deed = match (winners.iter().next(), winners.len()) {
            (Some(seat), 1) => Feat::Won { who: self.home(seat), by: Victory::RoundLimit },
            _ => Feat::Shared,
        };
        deed.into()
    }

    /// C84-59 C05-53 Who plays may concede, whenever he likes, and has not done so since his last
    /// turn.
    #[inline]
    pub fn can_concede(&self, seat: Seat) -> bool {
        self.is_alive(seat) && self.conceded[seat.idx()].is_none()
    }

    /// C84-67 C05-61 The next round comes, unless the last one is over.
    pub fn next_round(&mut self) -> bool {
        let limit = E::border_and_rounds(&self.options).1;
        let is_last = 0 < limit && limit <= self.round;
        if !is_last {
            self.round = self.round.saturating_add(1);
        }
        !is_last
    }
}
