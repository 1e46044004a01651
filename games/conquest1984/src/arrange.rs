//! A text of any position, both ways: for tests, bug reports and other programs.
//! Its lines are listed in the game's README.

mod draft;

use std::fmt::Write as _;

use conquest::{Written, position::MAX_LINES};
use kernel::Seat;
use parts::lines::read_lines;

use self::draft::Draft;
use crate::{
    options::Options,
    pieces::Cargo,
    places::{Province, Sea},
    rules::turn,
    state::{Back, Battle, Caesar, Own, Phase, Stage, State},
};

impl Written for State {
    fn arrange(options: &Options, n_seats: usize, text: &str) -> Result<State, String> {
        let mut draft = Draft::new(*options, n_seats);
        read_lines(text, MAX_LINES, |line| draft.read(line))?;
        draft.finish()
    }

    fn position(&self) -> String {
        let mut out = String::new();
        for seat in self.seats() {
            pieces(self, seat, &mut out);
        }
        self.write_roads(&mut out);
        let from = |trail: Option<Sea>| trail.map_or(String::new(), |sea| format!(" from {sea}"));
        self.write_galleys("coast ", if self.is_moving() { 2 } else { 0 }, from, &mut out);
        for seat in self.seats() {
            affairs(self, seat, &mut out);
        }
        self.write_bank(&mut out);
        if (self.inflation, self.reached) != (1, 1) {
            let _ = writeln!(out, "inflation {} {}", self.inflation, self.reached);
        }
        self.write_round(&mut out);
        phase(self, &mut out);
        out
    }
}

fn pieces(state: &State, seat: Seat, out: &mut String) {
    let who = state.home(seat);
    for at in Province::ALL {
        let idx = at.idx();
        let units = state.units(seat, at);
        let verb = match (state.owns(seat, at), units.is_empty(), state.n_captains(seat, at)) {
            (true, _, _) => "",
            (false, false, _) => "attacks ",
            (false, true, 0) => continue,
            (false, true, _) => "visits ",
        };
        let generals = state.generals[seat.idx()][idx];
        let cargo = Cargo { units, generals, caesar: state.has_caesar(seat, at) };
        let _ = write!(out, "{who} {verb}{at}{cargo}");
        if verb.is_empty() {
            state.write_city(at, out);
        }
        if verb == "attacks " && state.by_land.has(idx) {
            out.push_str(" by land");
        }
        out.push('\n');
    }
}

/// Money, prisoners, offers and what else belongs to a player and to no place.
fn affairs(state: &State, seat: Seat, out: &mut String) {
    let (idx, who) = (seat.idx(), state.home(seat));
    state.write_money(seat, out);
    for other in state.seats() {
        let n = state.prisoners[idx][other.idx()];
        if 0 < n {
            let _ = writeln!(out, "prisoners {who} {} {n}", state.home(other));
        }
    }
    if 0 < state.returning[idx] {
        let _ = writeln!(out, "returning {who} {}", state.returning[idx]);
    }
    if let Some(deal) = state.deals[idx] {
        let _ = writeln!(out, "deal {who} {} {}", state.home(deal.to), deal.terms);
    }
    for other in state.seats() {
        if state.approached[idx] >> other.0 & 1 == 1 {
            let _ = writeln!(out, "approached {who} {}", state.home(other));
        }
    }
    state.write_concession(seat, out);
    if 0 < state.fallen[idx] {
        let lord = state.home(state.lords[idx]);
        let _ = writeln!(out, "fallen {who} {} {lord}", state.fallen[idx]);
    }
}

fn phase(state: &State, out: &mut String) {
    if state.is_moving() {
        let mut fresh = *state;
        turn::make_ready(&mut fresh);
        state.write_spent(&fresh, out);
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
        Phase::Lead(_) | Phase::Embark(_) => Ok(()),
        Phase::Move => writeln!(out, "turn {who}"),
        Phase::Muster => writeln!(out, "turn {who} combat"),
        Phase::Own(Own::Battle(battle)) => writeln!(out, "turn {who}\n{}", fought(battle)),
        Phase::Own(Own::Loss { battle, unit }) => {
            writeln!(out, "turn {who}\n{}\nloss {unit}", fought(battle))
        }
        Phase::Spend => writeln!(out, "turn {who} spend"),
        Phase::Own(Own::Asked { from, back }) => {
            let moment = match back {
                Back::Move => "",
                Back::Muster => " combat",
                Back::Spend => " spend",
            };
            writeln!(out, "turn {who}{moment}\nasked {}", state.home(from))
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
