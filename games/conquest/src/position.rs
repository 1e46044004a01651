//! Lines of a position that both editions write alike.

mod draft;

use std::fmt::Write as _;

use kernel::Seat;

use crate::{
    Anchor, Column, Edition, Ending, Phase, Realm,
    army::{Cargo, Unit, Units},
    empire::Province,
};

pub use draft::{Draft, Moment};

/// Positions are short; what is longer than this many lines is none.
pub const MAX_LINES: usize = 2_000;

impl<E: Edition> Realm<E> {
    /// `road Italia-Neapolis`
    pub fn write_roads(&self, out: &mut String) {
        for [a, b] in self.roads_built() {
            let _ = writeln!(out, "road {a}-{b}");
        }
    }

    /// `galley Italia 2 Mare Narbo infantry 3 Caesar moves 1`, and what the edition says of its trail.
    /// Where it lies ashore stands after a word; galleys of the player on turn have `usual` movements
    /// where nothing is said.
    pub fn write_galleys(
        &self,
        ashore: &str,
        usual: u8,
        trail: impl Fn(E::Trail) -> String,
        out: &mut String,
    ) {
        for (idx, galley) in self.galleys.as_ref().iter().enumerate() {
            let place = match galley.at {
                Anchor::Stock => continue,
                Anchor::Sea(sea) => sea.to_string(),
                Anchor::Berth(berth) => format!("{ashore}{berth}"),
            };
            let _ = write!(out, "galley {} {place}{}", self.galley_name(idx), galley.cargo);
            let usual = if self.lord_of(idx) == self.turn { usual } else { 0 };
            if galley.moves != usual {
                let _ = write!(out, " moves {}", galley.moves);
            }
            let _ = writeln!(out, "{}", trail(galley.trail));
        }
    }

    /// What has fewer movements left than at the beginning of the turn, when it had `fresh` ones.
    pub fn write_spent(&self, fresh: &Self, out: &mut String) {
        for at in Province::ALL {
            let (full, ready) = (fresh.ready[at.idx()], self.ready[at.idx()]);
            let tired = Units::of(Unit::Cavalry, ready.tired_cavalry);
            let weary = Cargo {
                units: full.units - ready.units - tired,
                generals: full.generals - ready.generals - ready.tired_generals,
                caesar: false,
            };
            let tired = Cargo { units: tired, generals: ready.tired_generals, caesar: false };
            for (word, cargo) in [("weary", weary), ("tired", tired)] {
                if !cargo.is_empty() {
                    let _ = writeln!(out, "{word} {at}{cargo}");
                }
            }
        }
        if self.caesar_moves != 2 {
            let _ = writeln!(out, "Caesar moves {}", self.caesar_moves);
        }
    }

    /// `money Italia 40`
    pub fn write_money(&self, seat: Seat, out: &mut String) {
        let money = self.treasury.of(seat.idx());
        if 0 < money {
            let _ = writeln!(out, "money {} {money}", self.home(seat));
        }
    }

    /// `conceded Italia Hispania`
    pub fn write_concession(&self, seat: Seat, out: &mut String) {
        if let Some(to) = self.conceded[seat.idx()] {
            let _ = writeln!(out, "conceded {} {}", self.home(seat), self.home(to));
        }
    }

    /// `round 3`, from the second on.
    pub fn write_round(&self, out: &mut String) {
        if 1 < self.round {
            let _ = writeln!(out, "round {}", self.round);
        }
    }

    /// ` city wall`, if there is one.
    pub fn write_city(&self, at: Province, out: &mut String) {
        if self.cities.has(at.idx()) {
            out.push_str(if self.walls.has(at.idx()) { " city wall" } else { " city" });
        }
    }

    /// What the bank was paid.
    pub fn write_bank(&self, out: &mut String) {
        if 0 < self.treasury.paid_in() {
            let _ = writeln!(out, "bank {}", self.treasury.paid_in());
        }
    }

    /// Who is about to go, if anyone is.
    pub fn departure(&self) -> Option<String> {
        match self.phase {
            Phase::Lead(Column { from, leader, units, tired_cavalry }) => {
                let cargo = Cargo::from(units);
                Some(format!("leading {from} {leader}{cargo} tired {tired_cavalry}"))
            }
            Phase::Embark(boarding) => {
                let galley = self.galley_name(usize::from(boarding.galley));
                Some(format!("boarding {galley}{}", boarding.cargo))
            }
            Phase::Move | Phase::Muster | Phase::Spend | Phase::Over(_) | Phase::Own(_) => None,
        }
    }

    /// How it ended.
    pub fn over(&self, ending: Ending) -> String {
        match ending {
            Ending::LastCaesar(seat) => format!("over Caesar {}", self.home(seat)),
            Ending::Conceded(seat) => format!("over conceded {}", self.home(seat)),
            Ending::RoundLimit => "over rounds".to_owned(),
            Ending::NoCaesar => "over nobody".to_owned(),
        }
    }
}
