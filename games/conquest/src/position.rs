//! Lines of a position that both editions write alike.

mod draft;

use std::fmt::Write as _;

use kernel::Seat;

use crate::{
    Anchor, Column, Edition, Ending, Phase, Realm, Turning,
    army::{Cargo, Unit, Units},
    empire::Province,
};

pub use draft::{Draft, Moment};

/// Positions are short; what is longer than this many lines is none.
pub const MAX_LINES: usize = 2_000;

/// A position as text, both ways.
pub trait Written: Turning + Sized {
    /// Before the berth of a galley that lies ashore.
    const ASHORE: &'static str;

    /// Reads it, and says what is impossible about it.
    fn arrange(
        options: &<Self::Edition as Edition>::Options,
        n_seats: usize,
        text: &str,
    ) -> Result<Self, String>;
    /// Who has which home, where that is not in the order of the seats.
    fn write_homes(&self, _out: &mut String) {}
    /// Combat units of a player in a province.
    fn units_in(&self, seat: Seat, at: Province) -> Units;
    /// Who is in a province of others: what is said before its name, and after the pieces.
    fn guests(&self, at: Province, pieces: Cargo) -> [&'static str; 2];
    /// What belongs to a player and to no place, besides money.
    fn write_affairs(&self, seat: Seat, out: &mut String);
    /// How dear everything is.
    fn write_prices(&self, out: &mut String);
    /// What the turn has come to.
    fn write_scene(&self, out: &mut String);

    /// Writes it in the lines that are read.
    fn position(&self) -> String {
        let mut out = String::new();
        let named = || self.seats().filter(|it| self.homes[it.idx()].is_some());
        self.write_homes(&mut out);
        for seat in named() {
            write_pieces(self, seat, &mut out);
        }
        self.write_map(&mut out);
        self.write_galleys(Self::ASHORE, if self.is_moving() { 2 } else { 0 }, &mut out);
        for seat in named() {
            self.write_money(seat, &mut out);
            self.write_affairs(seat, &mut out);
        }
        self.write_bank(&mut out);
        self.write_prices(&mut out);
        self.write_round(&mut out);
        if self.is_moving() {
            let mut fresh = **self;
            fresh.make_ready(&self.at_rest());
            self.write_spent(&fresh, &mut out);
        }
        self.write_scene(&mut out);
        out
    }
}

/// `Italia Dalmatia infantry 3 city`, and in the edition's words what is in provinces of others.
fn write_pieces<S: Written>(state: &S, seat: Seat, out: &mut String) {
    let who = state.home(seat);
    for at in Province::ALL {
        let generals = state.generals[seat.idx()][at.idx()];
        let caesar = state.has_caesar(seat, at);
        let pieces = Cargo { units: state.units_in(seat, at), generals, caesar };
        if state.owns(seat, at) {
            let _ = writeln!(out, "{who} {at}{pieces}{}", state.city(at));
        } else if !pieces.is_empty() {
            let [verb, how] = state.guests(at, pieces);
            let _ = writeln!(out, "{who} {verb} {at}{pieces}{how}");
        }
    }
}

impl<E: Edition> Realm<E> {
    /// `city Dacia wall`, where it is nobody's; `road Italia-Neapolis`
    fn write_map(&self, out: &mut String) {
        let nobodys = self.owned.iter().fold(self.cities, |left, own| left & !*own);
        for at in nobodys.iter() {
            let wall = if self.walls.has(at) { " wall" } else { "" };
            let _ = writeln!(out, "city {}{wall}", Province::at(at));
        }
        for [a, b] in self.roads_built() {
            let _ = writeln!(out, "road {a}-{b}");
        }
    }

    /// `galley Italia 2 Mare Narbo infantry 3 Caesar moves 1 from Mare Tyrrhenum`. Where it lies ashore
    /// stands after a word; galleys of the player on turn have `usual` movements where nothing is said.
    fn write_galleys(&self, ashore: &str, usual: u8, out: &mut String) {
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
            let trail = galley.trail.map_or(String::new(), |sea| format!(" from {sea}"));
            let _ = writeln!(out, "{trail}");
        }
    }

    /// What has fewer movements left than at the beginning of the turn, when it had `fresh` ones.
    fn write_spent(&self, fresh: &Self, out: &mut String) {
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
    fn write_money(&self, seat: Seat, out: &mut String) {
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
    fn write_round(&self, out: &mut String) {
        if 1 < self.round {
            let _ = writeln!(out, "round {}", self.round);
        }
    }

    /// ` city wall`, if there is one.
    fn city(&self, at: Province) -> &'static str {
        match (self.cities.has(at.idx()), self.walls.has(at.idx())) {
            (true, true) => " city wall",
            (true, false) => " city",
            (false, _) => "",
        }
    }

    /// `fallen Italia 1 Hispania`, with who commands what was his, if anyone does.
    pub fn write_fall(&self, seat: Seat, out: &mut String) {
        let (nth, lord) = (self.fallen[seat.idx()], self.lords[seat.idx()]);
        if 0 < nth {
            let heir = if lord == seat { String::new() } else { format!(" {}", self.home(lord)) };
            let _ = writeln!(out, "fallen {} {nth}{heir}", self.home(seat));
        }
    }

    /// What the bank was paid.
    fn write_bank(&self, out: &mut String) {
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
