//! A position in the making: read line by line, refused as a whole.

use kernel::Seat;

use crate::{
    board::{Direction, Part, board},
    options::Options,
    pieces::{Chariot, Chariots, Hand, N_CHARIOTS, N_OWN, N_SEATS, seat_of},
    rules::{finish, order, placer},
    setup,
    state::{Order, Phase, State},
};

use super::usual_section;

/// A position in the making.
pub(super) struct Draft {
    state: State,
    sections: [Option<i16>; N_CHARIOTS],
    round: Option<u16>,
    hands: [Option<Hand>; N_SEATS],
    order: Option<Order>,
    n_moved: u8,
    n_used: u8,
    heading: Option<Direction>,
    over: bool,
}

impl Draft {
    pub(super) fn new(options: Options, n_seats: usize) -> Draft {
        Draft {
            state: setup::empty(options, n_seats, Seat(0)),
            sections: [None; N_CHARIOTS],
            round: None,
            hands: [None; N_SEATS],
            order: None,
            n_moved: 0,
            n_used: 0,
            heading: None,
            over: false,
        }
    }

    pub(super) fn read(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "first" => self.state.first = self.seat(rest)?,
            "round" => self.round = Some(rest.parse().ok().filter(|it| 0 < *it)?),
            "order" => {
                let chariots = rest.split(", ").map(str::parse::<Chariot>);
                let chariots: Result<Vec<Chariot>, ()> = chariots.collect();
                let chariots = chariots.ok().filter(|it| it.len() <= N_CHARIOTS)?;
                self.order = Some(chariots.into_iter().collect());
            }
            "moved" => self.n_moved = rest.parse().ok()?,
            "used" => self.n_used = rest.parse().ok()?,
            "heading" => self.heading = Some(rest.parse().ok()?),
            "over" if rest.is_empty() => self.over = true,
            colour => self.read_seat(self.seat(colour)?, rest)?,
        }
        Some(())
    }

    /// The seat of a colour that sits at this table.
    fn seat(&self, colour: &str) -> Option<Seat> {
        seat_of(colour).filter(|seat| seat.0 < self.state.n_seats)
    }

    fn read_seat(&mut self, seat: Seat, rest: &str) -> Option<()> {
        let (word, what) = rest.split_once(' ')?;
        match word {
            "cards" => {
                let mut hand = Hand::EMPTY;
                for card in what.split(' ').filter(|_| what != "none") {
                    hand = hand.with(card.parse().ok()?);
                }
                self.hands[seat.idx()] = Some(hand);
            }
            "place" => self.state.places[seat.idx()] = what.parse().ok()?,
            number => {
                let chariot = Chariot::all(N_SEATS)
                    .find(|it| it.seat == seat && it.number.to_string() == number)?;
                let (at, section) = what.split_once(' ').unwrap_or((what, ""));
                self.state.at[chariot.idx()] = Some(at.parse().ok()?);
                if !section.is_empty() {
                    self.sections[chariot.idx()] = Some(section.parse().ok()?);
                }
            }
        }
        Some(())
    }

    /// Puts the phase together and refuses what cannot be.
    pub(super) fn finish(mut self) -> Result<State, String> {
        let state = &mut self.state;
        for chariot in state.chariots() {
            let Some(hex) = state.at[chariot.idx()] else { continue };
            if state.occupied.has(hex) {
                return Err(format!("two chariots stand on {hex}"));
            }
            state.occupied.insert(hex);
            let part = board().part(hex);
            let section = self.sections[chariot.idx()];
            state.section[chariot.idx()] = section.unwrap_or_else(|| usual_section(part));
            if part == Part::Finish {
                state.home = state.home.with(chariot);
            }
        }
        if state.n_placed() < state.n_chariots() {
            self.finish_placing()?;
        } else {
            self.finish_places()?;
            self.state.round = self.round.unwrap_or(1);
            if self.over { self.finish_over()? } else { self.finish_racing()? }
        }
        self.state.audit()?;
        Ok(self.state)
    }

    /// CIR-02 CIR-03 Chariots are placed in turn, in the start area.
    fn finish_placing(&self) -> Result<(), String> {
        let state = &self.state;
        let n_seats = usize::from(state.n_seats);
        let placed: Chariots = state.chariots().filter(|it| state.at[it.idx()].is_some()).collect();
        let expected = (0..state.n_placed()).map(|n| Chariot {
            seat: placer(state, n),
            number: u8::try_from(n / n_seats + 1).unwrap_or(0),
        });
        if placed != expected.collect() {
            return Err("chariots are missing that were placed before others".to_owned());
        }
        let start = board().start(state.options.start_wedge);
        if state.at.into_iter().flatten().any(|hex| !start.has(hex)) {
            return Err("chariots are placed in the start area".to_owned());
        }
        let racing = self.round.is_some() || self.order.is_some() || self.over;
        if racing
            || self.is_moving()
            || self.hands != [None; N_SEATS]
            || state.places != [0; N_SEATS]
        {
            return Err("the race begins when all chariots are placed".to_owned());
        }
        Ok(())
    }

    /// Tells whether a round that has begun was spoken of.
    fn is_moving(&self) -> bool {
        0 < self.n_moved || 0 < self.n_used || self.heading.is_some()
    }

    /// CIR-20 Who has all chariots home has a place, and nobody else.
    fn finish_places(&mut self) -> Result<(), String> {
        let state = &mut self.state;
        let done: Vec<Seat> =
            state.seats().filter(|&it| usize::from(state.home.n_of(it)) == N_OWN).collect();
        if let [seat] = done[..] {
            state.places[seat.idx()] = 1;
        }
        for place in (1..).take(done.len()) {
            if !done.iter().any(|seat| state.places[seat.idx()] == place) {
                return Err("say in which places those came who have all chariots home".to_owned());
            }
        }
        if state.places.iter().filter(|place| 0 < **place).count() != done.len() {
            return Err("a place is taken with three chariots home".to_owned());
        }
        Ok(())
    }

    fn finish_over(&mut self) -> Result<(), String> {
        if self.order.is_some() || self.is_moving() || self.hands != [None; N_SEATS] {
            return Err("nobody moves when the race is over".to_owned());
        }
        if finish::ending(&self.state).is_none() && !finish::was_last_round(&self.state) {
            return Err("the race is not over yet".to_owned());
        }
        self.state.phase = Phase::Over;
        Ok(())
    }

    fn finish_racing(&mut self) -> Result<(), String> {
        if finish::ending(&self.state).is_some() {
            return Err("the race is over".to_owned());
        }
        let limit = self.state.options.round_limit;
        if 0 < limit && limit < self.state.round {
            return Err("that many rounds are not raced".to_owned());
        }
        let standing = order::standing(&self.state);
        self.state.order = self.order.unwrap_or(standing);
        let rest = self.checked_rest()?;
        self.state.waiting = rest;
        self.state.hands = self.hands.map(|hand| hand.unwrap_or(Hand::FULL));
        if self.heading.is_some() && (self.n_used == 0 || !self.state.options.same_direction) {
            return Err("no chariot is bound to a direction".to_owned());
        }
        let (n_moved, n_used, heading) = (self.n_moved, self.n_used, self.heading);
        self.state.phase = Phase::Racing { n_moved, n_used, heading };
        self.check_cards()
    }

    /// CIR-08 Who has still to move: all who race and have not moved, in the order of the race.
    fn checked_rest(&self) -> Result<Chariots, String> {
        let state = &self.state;
        let list = state.order.list();
        let Some((moved, rest)) = list.split_at_checked(usize::from(self.n_moved)) else {
            return Err("more have moved than race".to_owned());
        };
        let ordered: Chariots = list.iter().copied().collect();
        let racing = state.chariots().all(|it| state.home.has(it) || ordered.has(it));
        let strange = list.iter().any(|it| state.n_seats <= it.seat.0);
        if !racing || strange || ordered.len() as usize != list.len() {
            return Err("the order names everyone who races, once".to_owned());
        }
        if rest.iter().any(|&it| state.home.has(it)) || moved.len() == list.len() {
            return Err("who has still to move is racing".to_owned());
        }
        // The chariot that is moving may be elsewhere already.
        let unmoved = &rest[usize::from(0 < self.n_used)..];
        let begins = unmoved.len() == list.len();
        if !order::may_be_order(state, unmoved) || begins && *list != *order::standing(state).list()
        {
            return Err("the order is not that of the race".to_owned());
        }
        Ok(rest.iter().copied().collect())
    }

    /// CIR-09 CIR-13 Each chariot that has moved has used one card to three; CIR-33 where discarded
    /// cards are counted apart, one more for each of them but the last, after which it has moved.
    fn check_cards(&self) -> Result<(), String> {
        let state = &self.state;
        let limit = usize::from(state.options.card_limit());
        let apart = usize::from(state.options.discards_apart());
        let most = limit + apart * (limit - 1);
        // Who is bound to a direction has discarded nothing since the last card.
        let bound = usize::from(self.heading.is_some());
        let discarded = apart * usize::from(self.n_used).saturating_sub(bound);
        let moved = &state.order.list()[..usize::from(self.n_moved)];
        let moving = state.moving().map(|it| it.seat);
        for seat in state.seats() {
            let n_moved = moved.iter().filter(|it| it.seat == seat).count();
            let n_now = if moving == Some(seat) { usize::from(self.n_used) } else { 0 };
            let n_used = usize::from(Hand::FULL.len() - state.hands[seat.idx()].len());
            let n_apart = if moving == Some(seat) { discarded } else { 0 };
            if n_used < n_moved + n_now || most * n_moved + n_now + n_apart < n_used {
                return Err("cards and moves do not agree".to_owned());
            }
        }
        Ok(())
    }
}
