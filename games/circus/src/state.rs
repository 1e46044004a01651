//! Everything that is true on the table, and plain questions about it.

use kernel::{Seat, SeatSet};

use crate::{
    board::{Direction, Hex, HexSet, N_SECTIONS, Part, board},
    options::Options,
    pieces::{Chariot, Chariots, Hand, N_CHARIOTS, N_OWN, N_SEATS},
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub options: Options,
    pub n_seats: u8,
    /// CIR-02 Who placed the first chariot.
    pub first: Seat,
    pub phase: Phase,
    /// The round of the race, from 1; 0 while chariots are placed.
    pub round: u16,
    /// Where each chariot stands, once it is placed.
    pub at: [Option<Hex>; N_CHARIOTS],
    /// CIR-28 Section borders crossed forward less those crossed backward; 4 for who is home.
    pub section: [i16; N_CHARIOTS],
    /// CIR-14 The cards not used this round, by seat.
    pub hands: [Hand; N_SEATS],
    /// CIR-04 The order of movement of this round.
    pub order: Order,
    /// Who has still to move this round, the chariot that is moving included.
    pub waiting: Chariots,
    /// Who is in the finish area.
    pub home: Chariots,
    /// CIR-20 The place of each seat whose chariots are all home; 0 for the others.
    pub places: [u8; N_SEATS],
    pub occupied: HexSet,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// CIR-02 CIR-03 Chariots are placed in the start area.
    Placing,
    /// CIR-04 The chariots move, one after the other.
    Racing {
        /// How many have moved this round.
        n_moved: u8,
        /// Cards given to the chariot that is moving; CIR-33 not those discarded to change direction.
        n_used: u8,
        /// CIR-23 The way it is bound to, where the table plays so.
        heading: Option<Direction>,
    },
    Over,
}

/// CIR-08 Chariots in the order in which they move, fixed when the round begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Order {
    chariots: [Chariot; N_CHARIOTS],
    len: u8,
}

impl Order {
    pub const NONE: Order =
        Order { chariots: [Chariot { seat: Seat(0), number: 1 }; N_CHARIOTS], len: 0 };

    #[inline]
    pub fn list(&self) -> &[Chariot] {
        &self.chariots[..usize::from(self.len)]
    }

    pub fn list_mut(&mut self) -> &mut [Chariot] {
        &mut self.chariots[..usize::from(self.len)]
    }

    pub fn push(&mut self, chariot: Chariot) {
        if let Some(place) = self.chariots.get_mut(usize::from(self.len)) {
            *place = chariot;
            self.len += 1;
        }
    }
}

impl FromIterator<Chariot> for Order {
    fn from_iter<T: IntoIterator<Item = Chariot>>(chariots: T) -> Self {
        let mut order = Order::NONE;
        chariots.into_iter().for_each(|chariot| order.push(chariot));
        order
    }
}

impl State {
    pub fn n_chariots(&self) -> usize {
        usize::from(self.n_seats) * N_OWN
    }

    pub fn chariots(&self) -> impl Iterator<Item = Chariot> + use<> {
        Chariot::all(usize::from(self.n_seats))
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(usize::from(self.n_seats))
    }

    pub fn n_placed(&self) -> usize {
        self.at.iter().flatten().count()
    }

    /// The chariot whose move it is.
    #[inline]
    pub fn moving(&self) -> Option<Chariot> {
        match self.phase {
            Phase::Racing { n_moved, .. } => self.order.list().get(usize::from(n_moved)).copied(),
            Phase::Placing | Phase::Over => None,
        }
    }

    /// How many cards the chariot that is moving may still be given: CIR-09 three in all, CIR-24 or
    /// two, CIR-22 however few chariots its owner has left, and CIR-12 never the last ones that his
    /// other chariots need.
    #[inline]
    pub fn room(&self) -> u8 {
        let Phase::Racing { n_used, .. } = self.phase else { return 0 };
        let Some(Chariot { seat, .. }) = self.moving() else { return 0 };
        let reserve = self.waiting.n_of(seat) - 1;
        let left = self.options.card_limit().saturating_sub(n_used);
        left.min(self.hands[seat.idx()].len().saturating_sub(reserve))
    }

    /// CIR-21 The sum of the steps that the chariots of `seat` have left.
    pub fn steps_left(&self, seat: Seat) -> u32 {
        let own = self.chariots().filter(|chariot| chariot.seat == seat);
        own.map(|chariot| self.steps_of(chariot)).sum()
    }

    /// CIR-21 The steps a chariot has left: none when it is home, or not yet on the track.
    #[inline]
    pub fn steps_of(&self, chariot: Chariot) -> u32 {
        match self.at[chariot.idx()] {
            Some(hex) if !self.home.has(chariot) => board().steps(hex, self.section[chariot.idx()]),
            Some(_) | None => 0,
        }
    }

    /// Seats that have a chariot still racing.
    pub fn racing_seats(&self) -> SeatSet {
        self.seats().filter(|&seat| usize::from(self.home.n_of(seat)) < N_OWN).collect()
    }

    /// What must hold at all times, whatever was played.
    pub fn audit(&self) -> Result<(), String> {
        let standing: HexSet = self.at.into_iter().flatten().collect();
        if self.n_placed() != standing.len() as usize || standing != self.occupied {
            return Err("two chariots share a hex, or a hex is taken by none".to_owned());
        }
        let strangers = self.at[self.n_chariots()..].iter().flatten().count();
        if 0 < strangers {
            return Err("a chariot of nobody's is on the track".to_owned());
        }
        for chariot in self.chariots() {
            let Some(hex) = self.at[chariot.idx()] else { continue };
            let part = board().part(hex);
            if (part == Part::Finish) != self.home.has(chariot) {
                return Err(format!("{chariot} on {hex} is home, or not"));
            }
            let section = self.section[chariot.idx()];
            let fits = match part {
                Part::Finish => section == N_SECTIONS,
                Part::Upper | Part::Left | Part::Lower | Part::Right => {
                    section.rem_euclid(N_SECTIONS) == part as i16
                }
            };
            if !fits {
                return Err(format!("{chariot} on {hex} cannot be in section {section}"));
            }
        }
        self.audit_phase()
    }

    /// CIR-12 A card is left for every chariot that has still to move; CIR-08 those are the rest
    /// of the order.
    fn audit_phase(&self) -> Result<(), String> {
        let all_placed = self.n_placed() == self.n_chariots();
        if all_placed == (self.phase == Phase::Placing) {
            return Err("the race is on before all are placed, or not on after".to_owned());
        }
        let Phase::Racing { n_moved, n_used, .. } = self.phase else { return Ok(()) };
        let rest = self.order.list().get(usize::from(n_moved)..).unwrap_or(&[]);
        let waiting: Chariots = rest.iter().copied().collect();
        if rest.is_empty() || waiting != self.waiting || waiting.len() as usize != rest.len() {
            return Err("those who have still to move are not the rest of the order".to_owned());
        }
        let moving = rest[0].seat;
        for seat in self.seats() {
            // The chariot that is moving may have had its card.
            let n_spare = u8::from(0 < n_used && seat == moving);
            if self.hands[seat.idx()].len() + n_spare < self.waiting.n_of(seat) {
                return Err(format!("seat {} has too few cards for its chariots", seat.0));
            }
        }
        // CIR-15 Who may not be given another card has moved.
        if self.room() == 0 {
            return Err("a move that can only end has not ended".to_owned());
        }
        Ok(())
    }
}
