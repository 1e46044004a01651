//! Everything that is true, and plain questions about it.

use kernel::Seat;

use crate::{
    board::{Hole, N_HOLES, N_SEATS, board},
    options::Options,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub options: Options,
    pub n_seats: u8,
    /// What lies in each hole.
    pub pebbles: [u8; N_HOLES],
    /// What was taken, by hole and seat.
    pub taken: [[u8; N_SEATS]; N_HOLES],
    /// CAL-03 The hole that each seat has named, its secret until the end.
    pub names: [Option<Hole>; N_SEATS],
    pub phase: Phase,
}

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// CAL-02 All who have not named a hole do so.
    Naming,
    /// One seat takes pebbles, at most as many as the die shows.
    Taking { seat: Seat, die: u8 },
    /// All pebbles are taken.
    Over,
}

impl State {
    /// Those who play, in their order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(usize::from(self.n_seats))
    }

    pub fn next(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.n_seats)
    }

    pub fn all_named(&self) -> bool {
        self.seats().all(|seat| self.names[seat.idx()].is_some())
    }

    /// How many pebbles lie in all holes together.
    pub fn n_left(&self) -> u8 {
        self.pebbles.iter().sum()
    }

    /// What holds at all times: no pebble is lost, and the phase fits what was done.
    pub fn audit(&self) -> Result<(), String> {
        for hole in board().holes {
            let n_taken: u8 = self.taken[hole as usize].iter().sum();
            if self.pebbles[hole as usize] + n_taken != self.options.pebbles() {
                return Err(format!("pebbles of {hole} are missing, or too many"));
            }
        }
        let fits = match self.phase {
            Phase::Naming => !self.all_named() && self.taken == [[0; N_SEATS]; N_HOLES],
            Phase::Taking { die, .. } => {
                self.all_named() && 0 < self.n_left() && (1..=board().die).contains(&die)
            }
            Phase::Over => self.all_named() && self.n_left() == 0,
        };
        if fits {
            Ok(())
        } else {
            Err("the turn does not fit the names and the pebbles".to_owned())
        }
    }
}
