//! Whom a player is after, and how near an army is to him.

use kernel::Seat;

use super::NEVER;
use crate::{Caesar, Edition, Realm, board::Board, distances::FAR, empire::Province, seas::Sea};

/// The province that the armies of a player make for.
#[derive(Debug, Clone, Copy)]
pub struct Goal {
    /// None where nobody is left.
    pub at: Option<Province>,
    board: &'static Board,
    /// Farther an army sails rather than marches.
    march: u8,
}

impl Goal {
    /// A goal, and how far an army marches rather than sails.
    #[inline]
    pub fn new(board: &'static Board, at: Option<Province>, march: u8) -> Goal {
        Goal { at, board, march }
    }

    #[inline]
    fn steps(self, from: Province, to: Province) -> u8 {
        self.board.distances().land[from.idx()][to.idx()]
    }

    #[inline]
    fn moves(self, from: impl Sea, to: Province) -> i32 {
        i32::from(self.board.distances().approach[from.idx()][to.idx()])
    }

    /// What it adds to an army's worth that it stands near: a tenth of it a step at most.
    #[inline]
    pub fn nearness(self, at: Province, worth: i32) -> i32 {
        let Some(goal) = self.at else { return 0 };
        let steps = self.steps(at, goal);
        if FAR <= steps {
            return 0;
        }
        worth * (8 - i32::from(steps)).max(0) / 60
    }

    /// The same at sea.
    #[inline]
    pub fn nearness_at_sea(self, sea: impl Sea, worth: i32) -> i32 {
        let Some(goal) = self.at else { return 0 };
        worth * (10 - self.moves(sea, goal)).max(0) / 50
    }

    /// How far an army has come on its way, whatever way it takes: 0 to 12.
    #[inline]
    pub fn progress(self, at: Province) -> i32 {
        self.at.map_or(0, |goal| (12 - i32::from(self.board.distance(at, goal))).max(0))
    }

    /// The same at sea.
    #[inline]
    pub fn progress_at_sea(self, sea: impl Sea) -> i32 {
        self.at.map_or(0, |goal| (13 - self.moves(sea, goal)).max(0))
    }

    /// Whether an army should rather march there than sail.
    #[inline]
    pub fn is_by_land(self, from: Province) -> bool {
        self.at.is_some_and(|goal| self.steps(from, goal) <= self.march)
    }

    /// A loaded galley sails nearer.
    #[inline]
    pub fn course<S: Sea>(self, from: Option<S>, to: S) -> i32 {
        let Some(goal) = self.at else { return 0 };
        match from {
            Some(from) if self.moves(from, goal) <= self.moves(to, goal) => NEVER,
            Some(_) | None => 100 - 12 * self.moves(to, goal),
        }
    }
}

impl<E: Edition> Realm<E> {
    /// Where the weakest of the nearest enemy Caesars is, or his home while he is at sea.
    #[inline]
    pub fn quarry(&self, seat: Seat, worth: impl Fn(Seat, Province) -> i32) -> Option<Province> {
        let home = self.home(seat);
        let mut best = None;
        let mut least = i32::MAX;
        for enemy in self.living().filter(|&it| it != seat) {
            let at = match self.caesars[enemy.idx()] {
                Caesar::Land(at) => at,
                Caesar::Aboard(_) | Caesar::Gone => self.home(enemy),
            };
            let effort = 12 * i32::from(E::board().distance(home, at)) + worth(enemy, at) / 4;
            if effort < least {
                (best, least) = (Some(at), effort);
            }
        }
        best
    }

    /// Where the nearest galley of a player waits that an army can march to, or his home.
    #[inline]
    pub fn nearest_harbor(&self, seat: Seat, from: Province) -> Province {
        let steps = |to: Province| E::board().distances().land[from.idx()][to.idx()];
        let harbors = self.galleys_of(seat).filter_map(|idx| self.galleys[idx].at.province());
        let nearest = harbors.filter(|&it| steps(it) < FAR).min_by_key(|&it| steps(it));
        nearest.unwrap_or_else(|| self.home(seat))
    }
}
