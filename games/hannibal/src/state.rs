//! Everything that is true on the table, and plain questions about it.

use kernel::Seat;
use parts::counts::Counts;

use crate::{
    board::{N_ROUTES, Province, Route, Side},
    options::Options,
    pieces::{Card, Hand, Place},
};

/// HAN-01 Legions a side brings to the war, Hannibal's included.
pub const LEGIONS: [u8; 2] = [8, 7];
/// HAN-01 Fleets a side brings to the war.
pub const FLEETS: u8 = 3;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub phase: Phase,
    /// HAN-05 Ordinary legions, any number of them, by side and province.
    pub legions: [Counts; 2],
    /// Where Hannibal stands, while he does.
    pub hannibal: Option<Province>,
    /// Fleets, by side and route.
    pub fleets: [[u8; N_ROUTES]; 2],
    pub hands: [Hand; 2],
    /// What has left the board for good, by side.
    pub lost: [Losses; 2],
    pub bout: Bout,
    pub options: Options,
    /// HAN-37 Positions since the last loss, packed; empty unless the option is on.
    pub seen: Vec<u128>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// One side moves, exchanges or passes.
    Maneuver { side: Side, just_passed: bool },
    /// HAN-27 Carthage names who is engaged.
    Engage { province: Province, attacker: Side },
    /// HAN-20 Both choose a card.
    Seal { place: Place, attacker: Side, hannibal: bool, sealed: [Option<Card>; 2] },
    /// No winner means a draw.
    Over { winner: Option<Seat> },
}

/// Pieces that are out of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Losses {
    /// Legions lost or given up, Hannibal's included.
    pub legions: u8,
    pub fleets: u8,
    /// HAN-13 Fleets built anew.
    pub rebuilt: u8,
}

/// HAN-41 Where a match stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Bout {
    /// Games ended so far.
    pub n_ended: u16,
    /// Whether seat 0 plays Carthage now.
    pub swapped: bool,
    /// Who won the game before this one.
    pub last_winner: Option<Seat>,
}

impl State {
    pub fn side(&self, seat: Seat) -> Side {
        match (seat.0 == 0, self.bout.swapped) {
            (true, false) | (false, true) => Side::Rome,
            (true, true) | (false, false) => Side::Carthage,
        }
    }

    pub fn seat(&self, side: Side) -> Seat {
        match (side, self.bout.swapped) {
            (Side::Rome, false) | (Side::Carthage, true) => Seat(0),
            (Side::Rome, true) | (Side::Carthage, false) => Seat(1),
        }
    }

    pub fn has_hannibal(&self, side: Side, province: Province) -> bool {
        side == Side::Carthage && self.hannibal == Some(province)
    }

    /// Legions in a province, without Hannibal's.
    pub fn n_ordinary(&self, side: Side, province: Province) -> u8 {
        self.legions[side as usize].get(province as usize)
    }

    /// HAN-42 Legions in a province, Hannibal's included.
    pub fn n_legions(&self, side: Side, province: Province) -> u8 {
        self.n_ordinary(side, province) + u8::from(self.has_hannibal(side, province))
    }

    pub fn n_fleets(&self, side: Side, route: Route) -> u8 {
        self.fleets[side as usize][route as usize]
    }

    pub fn n_units(&self, side: Side, place: Place) -> u8 {
        match place {
            Place::Land(province) => self.n_legions(side, province),
            Place::Sea(route) => self.n_fleets(side, route),
        }
    }

    /// All legions on the board, Hannibal's included.
    pub fn all_legions(&self, side: Side) -> u8 {
        let hannibal = side == Side::Carthage && self.hannibal.is_some();
        u8::try_from(self.legions[side as usize].total()).unwrap_or(u8::MAX) + u8::from(hannibal)
    }

    pub fn all_fleets(&self, side: Side) -> u8 {
        self.fleets[side as usize].iter().sum()
    }

    /// What must hold at all times, whatever was played.
    pub fn audit(&self) -> Result<(), String> {
        for side in Side::BOTH {
            let lost = self.lost[side as usize];
            let n_legions = self.all_legions(side) + lost.legions;
            if n_legions != LEGIONS[side as usize] {
                return Err(format!("{side} has {n_legions} legions on and off the board"));
            }
            let n_fleets = self.all_fleets(side) + lost.fleets;
            if n_fleets != FLEETS + lost.rebuilt {
                return Err(format!("{side} has {n_fleets} fleets on and off the board"));
            }
        }
        let [rome, carthage] = self.hands;
        if rome.len() != carthage.len() || rome.is_empty() {
            return Err(format!("hands of {} and {} cards", rome.len(), carthage.len()));
        }
        self.audit_places()
    }

    /// HAN-24 Outside the conflict that is being settled, no place holds units of both sides.
    fn audit_places(&self) -> Result<(), String> {
        let fought = match self.phase {
            Phase::Maneuver { .. } | Phase::Over { .. } => None,
            Phase::Engage { province, .. } => Some(Place::Land(province)),
            Phase::Seal { place, .. } => Some(place),
        };
        let land = Province::ALL.into_iter().map(Place::Land);
        for place in land.chain(Route::ALL.into_iter().map(Place::Sea)) {
            let shared = Side::BOTH.into_iter().all(|side| 0 < self.n_units(side, place));
            // HAN-32 The capital that has just fallen may hold both sides.
            let fallen = matches!(self.phase, Phase::Over { .. })
                && Side::BOTH.map(|side| Place::Land(side.capital())).contains(&place);
            if shared != (fought == Some(place)) && !fallen {
                return Err(format!("{place} holds both sides, or a conflict without them"));
            }
        }
        Ok(())
    }
}
