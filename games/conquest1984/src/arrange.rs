//! A text of any position, both ways: for tests, bug reports and other programs.
//! Its lines are listed in the game's README.

mod draft;

use std::fmt::Write as _;

use conquest::{Turning as _, Written, position::MAX_LINES};
use kernel::Seat;
use parts::lines::read_lines;

use self::draft::Draft;
use crate::{
    options::Options,
    pieces::{Cargo, Units},
    places::Province,
    state::{Battle, Caesar, Own, Phase, Stage, State},
};

impl Written for State {
    const ASHORE: &'static str = "coast ";

    fn arrange(options: &Options, n_seats: usize, text: &str) -> Result<State, String> {
        let mut draft = Draft::new(*options, n_seats);
        read_lines(text, MAX_LINES, |line| draft.read(line))?;
        draft.finish()
    }

    fn units_in(&self, seat: Seat, at: Province) -> Units {
        self.units(seat, at)
    }

    fn guests(&self, at: Province, pieces: Cargo) -> [&'static str; 2] {
        match (pieces.units.is_empty(), self.by_land.has(at.idx())) {
            (true, _) => ["visits", ""],
            (false, true) => ["attacks", " by land"],
            (false, false) => ["attacks", ""],
        }
    }

    fn write_affairs(&self, seat: Seat, out: &mut String) {
        let (idx, who) = (seat.idx(), self.home(seat));
        for other in self.seats() {
            let n = self.prisoners[idx][other.idx()];
            if 0 < n {
                let _ = writeln!(out, "prisoners {who} {} {n}", self.home(other));
            }
        }
        if 0 < self.returning[idx] {
            let _ = writeln!(out, "returning {who} {}", self.returning[idx]);
        }
        if let Some(deal) = self.deals[idx] {
            let _ = writeln!(out, "deal {who} {} {}", self.home(deal.to), deal.terms);
        }
        for other in self.seats() {
            let name = self.home(other);
            let _ = match self.approached[idx][other.idx()] {
                0 => Ok(()),
                1 => writeln!(out, "approached {who} {name}"),
                n => writeln!(out, "approached {who} {name} {n}"),
            };
        }
        self.write_concession(seat, out);
        self.write_fall(seat, out);
    }

    fn write_prices(&self, out: &mut String) {
        if (self.inflation, self.reached) != (1, 1) {
            let _ = writeln!(out, "inflation {} {}", self.inflation, self.reached);
        }
    }

    fn write_scene(&self, out: &mut String) {
        phase(self, out);
    }
}

fn phase(state: &State, out: &mut String) {
    if let Phase::Own(Own::Asked { from, back }) = state.phase {
        let mut before = *state;
        before.phase = back.phase();
        phase(&before, out);
        let _ = writeln!(out, "asked {}", state.home(from));
        return;
    }
    if state.stage != Stage::Fresh {
        let _ = writeln!(out, "stage {}", state.stage.name());
    }
    if state.attacker != state.turn {
        let _ = writeln!(out, "attacker {}", state.home(state.attacker));
    }
    let who = state.home(state.turn);
    if let Some(departure) = state.departure() {
        let _ = writeln!(out, "turn {who}\n{departure}");
    }
    let _ = match state.phase {
        Phase::Lead(_) | Phase::Embark(_) | Phase::Own(Own::Asked { .. }) => Ok(()),
        Phase::Move => writeln!(out, "turn {who}"),
        Phase::Muster => writeln!(out, "turn {who} combat"),
        Phase::Own(Own::Battle(battle)) => writeln!(out, "turn {who}\n{}", fought(battle)),
        Phase::Own(Own::Loss { battle, unit }) => {
            writeln!(out, "turn {who}\n{}\nloss {unit}", fought(battle))
        }
        Phase::Spend => writeln!(out, "turn {who} spend"),
        Phase::Own(Own::Judge { captor, of }) => {
            writeln!(out, "turn {who}\njudging {} {}", state.home(captor), state.home(of))
        }
        Phase::Over(ending) => writeln!(out, "turn {who} spend\n{}", state.over(ending)),
    };
    debug_assert!(state.caesars[state.turn.idx()] != Caesar::Gone || !state.is_moving());
}

fn fought(battle: Battle) -> String {
    let Battle { field, roller, exchanged } = battle;
    let exchanged = if exchanged { " exchanged" } else { "" };
    format!("battle {field} {roller}{exchanged}")
}
