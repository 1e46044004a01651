//! Everything that is true on the table, and plain questions about it.

use kernel::{Seat, SeatSet};
use parts::counts::Counts;

use crate::{
    board::{N_PROVINCES, Province},
    options::Options,
    pieces::{Card, Hand, MAX_PLAYERS, colour},
    pile::Pile,
    piles::MAX_SIZE,
};

/// IMP-01 Markers of each player.
pub const MARKERS: u8 = 14;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub n_seats: u8,
    pub phase: Phase,
    /// Counted from 1.
    pub round: u32,
    /// IMP-16 Where the black pawn stands.
    pub pawn: Province,
    /// Markers in the provinces, by seat; proconsuls not counted.
    pub markers: [Counts; MAX_PLAYERS],
    /// Markers not on the board, by seat.
    pub stock: [u8; MAX_PLAYERS],
    /// IMP-23 Whose marker stands on each capital.
    pub proconsuls: [Option<Seat>; N_PROVINCES],
    pub scores: [u16; MAX_PLAYERS],
    /// IMP-14 The cards of each player, those in a pile that is not shown yet included.
    pub hands: [Hand; MAX_PLAYERS],
    pub options: Options,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// IMP-03 All choose their piles.
    Choose { sealed: [Option<Pile>; MAX_PLAYERS] },
    /// IMP-10 Whoever has shown Oracle chooses anew, the other piles being known.
    Consult { oracles: SeatSet, shown: [Pile; MAX_PLAYERS], sealed: [Option<Pile>; MAX_PLAYERS] },
    /// IMP-29 IMP-44 The highest score has won.
    Over { winners: SeatSet },
}

impl State {
    #[inline]
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(usize::from(self.n_seats))
    }

    /// IMP-04 How many cards a pile of `seat` has.
    #[inline]
    pub fn pile_size(&self, seat: Seat) -> u8 {
        self.stock[seat.idx()].min(MAX_SIZE)
    }

    /// Who has still to choose.
    #[inline]
    pub fn undecided(&self) -> SeatSet {
        match &self.phase {
            // IMP-13 Without a marker there is nothing to choose.
            Phase::Choose { sealed } => self
                .seats()
                .filter(|seat| 0 < self.stock[seat.idx()] && sealed[seat.idx()].is_none())
                .collect(),
            Phase::Consult { oracles, sealed, .. } => {
                oracles.iter().filter(|seat| sealed[seat.idx()].is_none()).collect()
            }
            Phase::Over { .. } => SeatSet::NONE,
        }
    }

    #[inline]
    pub fn is_proconsul(&self, seat: Seat, province: Province) -> bool {
        self.proconsuls[province as usize] == Some(seat)
    }

    /// IMP-17 How many markers count for `seat` when `province` is scored.
    #[inline]
    pub fn n_counted(&self, seat: Seat, province: Province) -> u8 {
        let sitting = self.is_proconsul(seat, province) && !self.options.proconsul_apart;
        self.markers[seat.idx()].get(province as usize) + u8::from(sitting)
    }

    pub fn n_proconsuls(&self, seat: Seat) -> u8 {
        let own = self.proconsuls.iter().filter(|it| **it == Some(seat));
        u8::try_from(own.count()).unwrap_or(u8::MAX)
    }

    /// What must hold at all times, whatever was played.
    pub fn audit(&self) -> Result<(), String> {
        for seat in self.seats() {
            let placed = u8::try_from(self.markers[seat.idx()].total()).unwrap_or(u8::MAX);
            let n = self.stock[seat.idx()].saturating_add(placed) + self.n_proconsuls(seat);
            // IMP-15 No marker is ever lost.
            if n != MARKERS {
                return Err(format!("{} has {n} markers on and off the board", colour(seat)));
            }
            let kept = Card::ALL.into_iter().filter(|card| !card.is_used_up());
            if let Some(card) = kept.into_iter().find(|card| !self.hands[seat.idx()].has(*card)) {
                return Err(format!("{} has lost {card}", colour(seat)));
            }
            self.audit_pile(seat)?;
        }
        let n_seats = usize::from(self.n_seats);
        if self.proconsuls.iter().flatten().any(|seat| n_seats <= seat.idx()) {
            return Err("a proconsul is nobody's".to_owned());
        }
        let over = matches!(self.phase, Phase::Over { .. });
        if !over && self.undecided().is_empty() {
            return Err("nobody has anything to choose".to_owned());
        }
        Ok(())
    }

    /// A pile that is chosen is one that could be.
    fn audit_pile(&self, seat: Seat) -> Result<(), String> {
        let (sealed, oracle) = match &self.phase {
            Phase::Choose { sealed } => (sealed[seat.idx()], false),
            Phase::Consult { sealed, oracles, .. } => (sealed[seat.idx()], oracles.contains(seat)),
            Phase::Over { .. } => return Ok(()),
        };
        if oracle && (self.hands[seat.idx()].has(Card::Oracle) || self.stock[seat.idx()] == 0) {
            return Err(format!(
                "{} has played Oracle, and has it still or nothing to place",
                colour(seat)
            ));
        }
        let size = self.pile_size(seat);
        match (&self.phase, sealed) {
            (_, Some(pile)) if !pile.fits(self.hands[seat.idx()], size) || size == 0 => {
                Err(format!("{} cannot have chosen {pile}", colour(seat)))
            }
            (Phase::Consult { .. }, Some(_)) if !oracle => {
                Err(format!("{} has nothing to choose", colour(seat)))
            }
            (Phase::Consult { shown, .. }, _) => {
                let pile = shown[seat.idx()];
                // IMP-10 Who has shown Oracle has shown nothing else yet.
                let hand = if oracle { Hand::EMPTY } else { self.hands[seat.idx()] };
                let size = if oracle { 0 } else { size };
                if pile.fits(hand.without(Card::Oracle), size) {
                    Ok(())
                } else {
                    Err(format!("{} cannot have shown: {pile}", colour(seat)))
                }
            }
            (Phase::Choose { .. } | Phase::Over { .. }, _) => Ok(()),
        }
    }
}
