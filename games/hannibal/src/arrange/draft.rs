//! A position in the making: read line by line, refused as a whole.

use parts::{counts::Counts, names::whole};

use crate::{
    board::{N_ROUTES, Province, Route, Side},
    options::Options,
    pieces::{Card, Hand, Place},
    rules::repetition,
    state::{Bout, FLEETS, LEGIONS, Losses, Phase, State},
};

/// A position in the making.
pub(super) struct Draft {
    state: State,
    engaged: Option<bool>,
    chose: [Option<Card>; 2],
    conflict: Option<(Place, Side)>,
    over: Option<End>,
    last_winner: Option<Side>,
}

/// How a game ended, as it is written.
#[derive(Clone, Copy)]
enum End {
    Won(Side),
    Drawn,
}

impl Draft {
    pub(super) fn new(options: Options) -> Draft {
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

    pub(super) fn read(&mut self, line: &str) -> Option<()> {
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
            "over" if rest == "draw" => self.over = Some(End::Drawn),
            "over" => self.over = Some(End::Won(rest.parse().ok()?)),
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
    pub(super) fn finish(mut self) -> Result<State, String> {
        self.state.bout.last_winner = self.last_winner.map(|side| self.state.seat(side));
        self.count_losses()?;
        if let Some((place, attacker)) = self.conflict {
            self.state.phase = self.conflict_phase(place, attacker)?;
        } else if self.engaged.is_some() || self.chose != [None; 2] {
            return Err("nobody is engaged and no card chosen without a conflict".to_owned());
        }
        if let Some(end) = self.over {
            if self.conflict.is_some() {
                return Err("a game that is over has no conflict".to_owned());
            }
            let winner = match end {
                End::Won(side) => Some(self.state.seat(side)),
                End::Drawn => None,
            };
            self.state.phase = Phase::Over { winner };
        }
        self.refuse_impossible()?;
        self.state.audit()?;
        repetition::note_arranged(&mut self.state);
        let over = matches!(self.state.phase, Phase::Over { .. });
        if !over && repetition::has_third(&self.state) {
            return Err("a position has occurred three times: the game is over".to_owned());
        }
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
        if !state.options.match_play && state.bout != Bout::default() {
            return Err("a match is played only with the option for it".to_owned());
        }
        if !state.options.repetition_draw && !state.seen.is_empty() {
            return Err("positions are counted only with the option for it".to_owned());
        }
        Ok(())
    }
}
