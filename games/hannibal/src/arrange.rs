//! A text of any position, both ways: for tests, bug reports and other programs.
//!
//! ```text
//! Rome Gallia 3              legions, Hannibal not counted
//! Hannibal Zama
//! Rome fleet Roma-Corsica 2
//! Rome hand 1 3 5            else all five
//! Rome rebuilt 1             fleets built anew
//! match 2 exchanged Rome     games ended, sides exchanged, who won the last
//! turn Carthage after a pass
//! conflict Gallia by Rome    or `conflict Roma-Corsica by Rome`
//! engaged Hannibal           or `engaged legion`; neither: not named yet
//! Rome chose 4
//! over Rome                  or `over draw`
//! seen 1f00                  a position that has occurred, packed
//! ```
//! What is not named stands in the box.

use std::fmt::Write as _;

use kernel::Seat;
use parts::counts::Counts;

use crate::{
    board::{N_ROUTES, Province, Route, Side},
    options::Options,
    pieces::{Card, Hand, Place},
    state::{Bout, FLEETS, LEGIONS, Losses, Phase, State},
};

/// Positions are short; what is longer than this many lines is none.
const MAX_LINES: usize = 100_000;

/// Reads a position, and says what is impossible about it.
pub fn arrange(options: Options, text: &str) -> Result<State, String> {
    let mut draft = Draft::new(options);
    for (n_line, line) in text.lines().map(str::trim).filter(|it| !it.is_empty()).enumerate() {
        if MAX_LINES <= n_line {
            return Err("too many lines".to_owned());
        }
        draft.read(line).ok_or_else(|| format!("cannot read: {}", excerpt(line)))?;
    }
    draft.finish()
}

/// Enough of a line to find it by.
fn excerpt(line: &str) -> String {
    line.chars().take(80).collect()
}

/// Writes a position in the lines that [`arrange`] reads.
pub fn position(state: &State) -> String {
    let mut out = String::new();
    for side in Side::BOTH {
        for province in Province::ALL {
            let n = state.n_ordinary(side, province);
            if 0 < n {
                let _ = writeln!(out, "{side} {province} {n}");
            }
        }
        for route in Route::ALL {
            let n = state.n_fleets(side, route);
            if 0 < n {
                let _ = writeln!(out, "{side} fleet {route} {n}");
            }
        }
        if state.hands[side as usize] != Hand::FULL {
            let cards: Vec<String> =
                state.hands[side as usize].cards().map(|card| card.to_string()).collect();
            let _ = writeln!(out, "{side} hand {}", cards.join(" "));
        }
        let rebuilt = state.lost[side as usize].rebuilt;
        if 0 < rebuilt {
            let _ = writeln!(out, "{side} rebuilt {rebuilt}");
        }
    }
    if let Some(province) = state.hannibal {
        let _ = writeln!(out, "Hannibal {province}");
    }
    write_bout(&mut out, state);
    write_phase(&mut out, state);
    for packed in &state.seen {
        let _ = writeln!(out, "seen {packed:x}");
    }
    out
}

fn write_bout(out: &mut String, state: &State) {
    let Bout { n_ended, swapped, last_winner } = state.bout;
    if state.bout == Bout::default() {
        return;
    }
    let _ = write!(out, "match {n_ended}");
    if swapped {
        out.push_str(" exchanged");
    }
    if let Some(seat) = last_winner {
        let _ = write!(out, " {}", state.side(seat));
    }
    out.push('\n');
}

fn write_phase(out: &mut String, state: &State) {
    let _ = match state.phase {
        Phase::Maneuver { side, just_passed: false } => writeln!(out, "turn {side}"),
        Phase::Maneuver { side, just_passed: true } => writeln!(out, "turn {side} after a pass"),
        Phase::Engage { province, attacker } => {
            writeln!(out, "conflict {province} by {attacker}")
        }
        Phase::Seal { place, attacker, hannibal, sealed } => {
            let _ = writeln!(out, "conflict {place} by {attacker}");
            if let Place::Land(_) = place {
                let _ = writeln!(out, "engaged {}", if hannibal { "Hannibal" } else { "legion" });
            }
            for side in Side::BOTH {
                if let Some(card) = sealed[side as usize] {
                    let _ = writeln!(out, "{side} chose {card}");
                }
            }
            Ok(())
        }
        Phase::Over { winner: None } => writeln!(out, "over draw"),
        Phase::Over { winner: Some(seat) } => writeln!(out, "over {}", state.side(seat)),
    };
}

/// A position in the making.
struct Draft {
    state: State,
    engaged: Option<bool>,
    chose: [Option<Card>; 2],
    conflict: Option<(Place, Side)>,
    over: Option<Option<Side>>,
    last_winner: Option<Side>,
}

impl Draft {
    fn new(options: Options) -> Draft {
        let state = State {
            phase: Phase::Maneuver { side: Side::Carthage, just_passed: false },
            legions: [Counts::NONE; 2],
            hannibal: None,
            fleets: [[0; N_ROUTES]; 2],
            hands: [Hand::FULL; 2],
            lost: [Losses::default(); 2],
            bout: Bout::default(),
            options,
            seen: Vec::new(),
        };
        Draft {
            state,
            engaged: None,
            chose: [None; 2],
            conflict: None,
            over: None,
            last_winner: None,
        }
    }

    fn read(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ')?;
        match word {
            "Hannibal" => self.state.hannibal = Some(whole(Province::take(rest)?)?),
            "turn" => {
                let (side, passed) = match rest.strip_suffix(" after a pass") {
                    Some(side) => (side, true),
                    None => (rest, false),
                };
                self.state.phase =
                    Phase::Maneuver { side: side.parse().ok()?, just_passed: passed };
            }
            "conflict" => {
                let (place, side) = rest.split_once(" by ")?;
                let place = match Route::take(place) {
                    Some(route) => Place::Sea(whole(route)?),
                    None => Place::Land(whole(Province::take(place)?)?),
                };
                self.conflict = Some((place, side.parse().ok()?));
            }
            "engaged" => {
                self.engaged = Some(match rest {
                    "Hannibal" => true,
                    "legion" => false,
                    _ => return None,
                });
            }
            "over" if rest == "draw" => self.over = Some(None),
            "over" => self.over = Some(Some(rest.parse().ok()?)),
            "match" => self.read_match(rest)?,
            "seen" => self.state.seen.push(u128::from_str_radix(rest, 16).ok()?),
            side => self.read_side(side.parse().ok()?, rest)?,
        }
        Some(())
    }

    fn read_side(&mut self, side: Side, rest: &str) -> Option<()> {
        let idx = side as usize;
        let (word, what) = rest.split_once(' ')?;
        match word {
            "fleet" => {
                let (route, n) = Route::take(what)?;
                self.state.fleets[idx][route as usize] = n.parse().ok().filter(|n| *n <= FLEETS)?;
            }
            "hand" => {
                let mut hand = Hand::EMPTY;
                for card in what.split(' ') {
                    hand = hand.with(card.parse().ok()?);
                }
                self.state.hands[idx] = hand;
            }
            "rebuilt" => {
                self.state.lost[idx].rebuilt = what.parse().ok().filter(|n| *n <= LEGIONS[idx])?;
            }
            "chose" => self.chose[idx] = Some(what.parse().ok()?),
            _ => {
                let (province, n) = Province::take(rest)?;
                let n = n.parse().ok().filter(|n| *n <= LEGIONS[idx])?;
                self.state.legions[idx].set(province as usize, n);
            }
        }
        Some(())
    }

    fn read_match(&mut self, rest: &str) -> Option<()> {
        let mut words = rest.split(' ');
        self.state.bout.n_ended = words.next()?.parse().ok()?;
        for word in words {
            match word {
                "exchanged" => self.state.bout.swapped = true,
                side => self.last_winner = Some(side.parse().ok()?),
            }
        }
        Some(())
    }

    /// Puts the phase together, counts what is lost, and refuses what cannot be.
    fn finish(mut self) -> Result<State, String> {
        self.state.bout.last_winner = self.last_winner.map(|side| self.state.seat(side));
        self.count_losses()?;
        if let Some((place, attacker)) = self.conflict {
            self.state.phase = self.conflict_phase(place, attacker)?;
        } else if self.engaged.is_some() || self.chose != [None; 2] {
            return Err("nobody is engaged and no card chosen without a conflict".to_owned());
        }
        if let Some(winner) = self.over {
            if self.conflict.is_some() {
                return Err("a game that is over has no conflict".to_owned());
            }
            let winner: Option<Seat> = winner.map(|side| self.state.seat(side));
            self.state.phase = Phase::Over { winner };
        }
        self.refuse_impossible()?;
        self.state.audit()?;
        Ok(self.state)
    }

    fn count_losses(&mut self) -> Result<(), String> {
        for side in Side::BOTH {
            let state = &mut self.state;
            let ordinary = state.legions[side as usize].total();
            let hannibal = side == Side::Carthage;
            if u32::from(LEGIONS[side as usize]) - u32::from(hannibal) < ordinary {
                return Err(format!("{side} has too many legions"));
            }
            let fleets: u32 = state.fleets[side as usize].iter().map(|&n| u32::from(n)).sum();
            if u32::from(FLEETS) < fleets {
                return Err(format!("{side} has too many fleets"));
            }
            let standing = state.all_legions(side);
            let lost = &mut state.lost[side as usize];
            lost.legions = LEGIONS[side as usize] - standing;
            if lost.legions < lost.rebuilt {
                return Err(format!("{side} gave up more legions than it has lost"));
            }
            lost.fleets = FLEETS + lost.rebuilt - state.fleets[side as usize].iter().sum::<u8>();
        }
        Ok(())
    }

    fn conflict_phase(&self, place: Place, attacker: Side) -> Result<Phase, String> {
        let state = &self.state;
        if state.n_units(attacker, place) != 1 {
            return Err("whoever attacks does so with one unit".to_owned());
        }
        for side in Side::BOTH {
            if let Some(card) = self.chose[side as usize]
                && !state.hands[side as usize].has(card)
            {
                return Err(format!("{side} does not hold the card {card}"));
            }
        }
        if self.chose.iter().all(Option::is_some) {
            return Err("once both have chosen, the cards are shown".to_owned());
        }
        let (there, beside) = match place {
            Place::Land(province) => {
                let there = state.has_hannibal(Side::Carthage, province);
                (there, there && 1 < state.n_legions(Side::Carthage, province))
            }
            Place::Sea(_) => (false, false),
        };
        let hannibal = match (self.engaged, place) {
            (None, Place::Land(province)) if beside => {
                if self.chose != [None; 2] {
                    return Err("cards are chosen when it is known who is engaged".to_owned());
                }
                return Ok(Phase::Engage { province, attacker });
            }
            (Some(_), Place::Sea(_)) => return Err("nobody is named at sea".to_owned()),
            (Some(true), Place::Land(_)) if !there => {
                return Err("Hannibal is not there".to_owned());
            }
            (Some(false), Place::Land(_)) if there && !beside => {
                return Err("Hannibal is there alone".to_owned());
            }
            (engaged, _) => engaged.unwrap_or(there),
        };
        Ok(Phase::Seal { place, attacker, hannibal, sealed: self.chose })
    }

    fn refuse_impossible(&self) -> Result<(), String> {
        let state = &self.state;
        if state.hannibal.is_some_and(Province::is_island) {
            return Err("Hannibal never stands on an island".to_owned());
        }
        let over = matches!(state.phase, Phase::Over { .. });
        for side in Side::BOTH {
            if 0 < state.n_legions(side, side.enemy().capital()) && !over {
                return Err(format!("{side} holds the enemy capital: the game is over"));
            }
            if state.all_legions(side) + state.all_fleets(side) == 0 && !over {
                return Err(format!("{side} has no unit left: the game is over"));
            }
        }
        if !state.options.match_play && (state.bout.swapped || state.bout.last_winner.is_some()) {
            return Err("sides are exchanged only in a match".to_owned());
        }
        if !state.options.repetition_draw && !state.seen.is_empty() {
            return Err("positions are counted only with the option for it".to_owned());
        }
        Ok(())
    }
}

fn whole<T>((it, rest): (T, &str)) -> Option<T> {
    rest.is_empty().then_some(it)
}
