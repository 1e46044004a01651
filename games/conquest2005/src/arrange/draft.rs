//! Lines are put together into a position, which is looked at as a whole.

mod finish;
mod phase;

use kernel::Seat;
use parts::{mask::Mask, names::whole};

use super::{scene::STAGES, words};
use crate::{
    board::board,
    options::Options,
    pieces::{ALL_GENERALS, Anchor, Cargo, GALLEYS, Galley, GalleyName, Leader, Side, Units},
    places::{Province, Sea},
    setup,
    state::{Boarding, Caesar, Clash, Column, Ending, Journey, SeaFight, Stage, State, Step},
};

pub(super) use finish::usual_stock;

/// A position that is being read.
pub(super) struct Draft {
    state: State,
    /// Whether homes are still being chosen.
    choosing: bool,
    /// What the turn has come to.
    moment: Moment,
    /// What is going on in it.
    scene: Option<Scene>,
    stage: Option<Stage>,
    over: Option<Ending>,
    attacker: Option<Seat>,
    legions: [Units; 2],
    down: Units,
    doomed: Mask,
    seen: Mask,
    weary: Vec<(Province, Cargo)>,
    tired: Vec<(Province, Cargo)>,
    caesar_moves: Option<u8>,
    galley_moves: Vec<(usize, u8)>,
    stocks: Vec<(Seat, Units)>,
    purses: [u32; kernel::MAX_SEATS],
    bank: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    Movement,
    Combat,
    Spending,
}

#[derive(Clone, Copy)]
enum Scene {
    Lead(Column),
    Embark(Boarding),
    Clash(Clash),
    Sinking(SeaFight),
    Asked(crate::deal::Deal),
}

impl Draft {
    pub(super) fn new(options: Options, n_seats: usize) -> Draft {
        let mut state = setup::empty(options, n_seats);
        for (home, &usual) in state.homes.iter_mut().zip(board().homes(n_seats)) {
            *home = Some(usual);
        }
        Draft {
            state,
            choosing: false,
            moment: Moment::Movement,
            scene: None,
            stage: None,
            over: None,
            attacker: None,
            legions: [Units::NONE; 2],
            down: Units::NONE,
            doomed: Mask::NONE,
            seen: Mask::NONE,
            weary: Vec::new(),
            tired: Vec::new(),
            caesar_moves: None,
            galley_moves: Vec::new(),
            stocks: Vec::new(),
            purses: [0; kernel::MAX_SEATS],
            bank: 0,
        }
    }

    pub(super) fn read(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "homes" | "choosing" => self.read_homes(word, rest)?,
            "turn" => self.read_turn(rest)?,
            "attacker" => self.attacker = Some(self.player(rest)?),
            "road" => {
                let (a, rest) = Province::take(rest)?;
                let b = province(rest.strip_prefix('-')?)?;
                let way = board().ways.between(a.idx(), b.idx())?;
                self.state.roads = self.state.roads.with(way);
            }
            "city" => {
                let (at, rest) = Province::take(rest)?;
                self.build(at, if rest == "wall" { "city wall" } else { "city" })?;
                (rest.is_empty() || rest == "wall").then_some(())?;
            }
            "galley" => self.read_galley(rest)?,
            "money" => {
                let (seat, sum) = self.take_player(rest)?;
                self.purses[seat.idx()] = sum.parse().ok().filter(|&it| it < 1 << 24)?;
            }
            "bank" => self.bank = rest.parse().ok().filter(|&it| it < 1 << 30)?,
            "prisoners" | "captives" => {
                let (seat, rest) = self.take_player(rest)?;
                let (of, n) = self.take_player(rest)?;
                let held = if word == "prisoners" {
                    &mut self.state.prisoners
                } else {
                    &mut self.state.captives
                };
                held[seat.idx()][of.idx()] = n.parse().ok().filter(|&n| n <= ALL_GENERALS)?;
            }
            "approached" => self.state.approached |= 1 << self.player(rest)?.0,
            "conceded" => {
                let (seat, to) = self.take_player(rest)?;
                self.state.conceded[seat.idx()] = Some(self.player(to)?);
            }
            "usual" if rest == "changed" => self.state.toggled = true,
            "usual" => self.state.usual |= 1 << self.player(rest)?.0,
            "fallen" => {
                let (seat, rest) = self.take_player(rest)?;
                let (n, lord) = rest.split_once(' ').unwrap_or((rest, ""));
                self.state.fallen[seat.idx()] = n.parse().ok().filter(|n| (1..=6).contains(n))?;
                if !lord.is_empty() {
                    self.state.lords[seat.idx()] = self.player(lord)?;
                }
            }
            "stock" => {
                let (seat, rest) = self.take_player(rest)?;
                self.stocks.push((seat, only_units(rest)?));
            }
            "inflation" => self.state.inflation = rest.parse().ok()?,
            "due" => {
                let (seat, by) = self.take_player(rest)?;
                let by: usize = by.parse().ok()?;
                *self.state.due.get_mut(by.checked_sub(2)?)? = Some(seat);
            }
            "round" => self.state.round = rest.parse().ok()?,
            "stage" => self.stage = Some(STAGES.iter().find(|it| it.1 == rest)?.0),
            _ => return self.read_moment(word, rest, line),
        }
        Some(())
    }

    fn read_moment(&mut self, word: &str, rest: &str, line: &str) -> Option<()> {
        match word {
            "weary" | "tired" => {
                let (at, rest) = Province::take(rest)?;
                let cargo = whole(words::take_cargo(rest)?)?;
                let list = if word == "weary" { &mut self.weary } else { &mut self.tired };
                list.push((at, cargo));
            }
            "Caesar" => {
                let n = rest.strip_prefix("moves ")?;
                self.caesar_moves = Some(n.parse().ok().filter(|&n| n <= 2)?);
            }
            "journey" => {
                let (at, rest) = Province::take(rest)?;
                let (leader, rest) = rest.split_once(' ')?;
                let (cargo, rest) = words::take_cargo(rest)?;
                self.state.journey = Some(Journey {
                    at,
                    leader: words::rider_named(leader)?,
                    units: cargo.units,
                    spent_cavalry: rest.strip_prefix("spent ")?.parse().ok().filter(|&n| n <= 7)?,
                    seen: Mask::NONE,
                });
            }
            "seen" => self.seen = self.seen.with(province(rest)?.idx()),
            "entered" => self.state.entered = self.state.entered.with(province(rest)?.idx()),
            "fought" => {
                let (sea, rest) = Sea::take(rest)?;
                self.state.fought[sea.idx()] |= 1 << self.player(rest)?.0;
            }
            "leading" => self.scene = Some(read_column(rest)?),
            "boarding" => {
                let (name, rest) = GalleyName::take(rest, GALLEYS)?;
                let galley = u8::try_from(self.state.galley_idx(name)?).ok()?;
                let cargo = whole(words::take_cargo(rest)?)?;
                self.scene = Some(Scene::Embark(Boarding { galley, cargo }));
            }
            "clash" => self.scene = Some(self.read_clash(rest)?),
            "legion" => {
                let (side, rest) = take_side(rest)?;
                self.legions[side as usize] = only_units(rest)?;
            }
            "down" => self.down = only_units(rest)?,
            "sinking" => self.scene = Some(self.read_sinking(rest)?),
            "doomed" => {
                let idx = self.state.galley_idx(whole(GalleyName::take(rest, GALLEYS)?)?)?;
                self.doomed = self.doomed.with(idx);
            }
            "asked" => {
                let (to, terms) = self.take_player(rest)?;
                let terms = terms.parse().ok()?;
                self.scene = Some(Scene::Asked(crate::deal::Deal { to, terms }));
            }
            "over" => self.over = Some(self.read_over(rest)?),
            _ => self.read_pieces(line)?,
        }
        Some(())
    }

    fn read_homes(&mut self, word: &str, rest: &str) -> Option<()> {
        self.choosing = word == "choosing";
        self.state.homes = [None; kernel::MAX_SEATS];
        let mut rest = rest;
        for seat in self.state.seats() {
            let Some((home, after)) = Province::take(rest) else { break };
            self.state.homes[seat.idx()] = Some(home);
            rest = after;
        }
        rest.is_empty().then_some(())
    }

    fn read_turn(&mut self, rest: &str) -> Option<()> {
        let (seat, moment) = self.take_player(rest)?;
        self.state.turn = seat;
        self.moment = match moment {
            "" => Moment::Movement,
            "combat" => Moment::Combat,
            "spend" => Moment::Spending,
            _ => return None,
        };
        Some(())
    }

    fn read_galley(&mut self, rest: &str) -> Option<()> {
        let (name, rest) = GalleyName::take(rest, GALLEYS)?;
        let idx = self.state.galley_idx(name)?;
        let (at, rest) = if let Some(rest) = rest.strip_prefix("in ") {
            let (at, rest) = Province::take(rest)?;
            (Anchor::Port(at), rest)
        } else {
            let (sea, rest) = Sea::take(rest)?;
            (Anchor::Sea(sea), rest)
        };
        let (cargo, rest) = words::take_cargo(rest)?;
        if let Some(n) = rest.strip_prefix("moves ") {
            self.galley_moves.push((idx, n.parse().ok().filter(|&n| n <= 2)?));
        } else if !rest.is_empty() {
            return None;
        }
        self.state.galleys[idx] = Galley { at, moves: 0, cargo };
        Some(())
    }

    fn read_clash(&self, rest: &str) -> Option<Scene> {
        let (at, rest) = Province::take(rest)?;
        let (foe, rest) = self.take_player(rest)?;
        let (verb, rest) = rest.split_once(' ')?;
        let (side, rest) = take_side(rest)?;
        let step = match (verb, rest) {
            ("form", "") => Step::Form(side),
            ("decide", "") => Step::Decide(side),
            ("lose", hits) => Step::Lose(side, hits.parse().ok()?),
            ("pursue", rest) => {
                let (hits, to) = rest.split_once(' ')?;
                Step::Pursue { winner: side, hits: hits.parse().ok()?, to: province(to)? }
            }
            _ => return None,
        };
        Some(Scene::Clash(Clash { step, ..Clash::new(at, foe) }))
    }

    fn read_sinking(&self, rest: &str) -> Option<Scene> {
        let (sea, rest) = Sea::take(rest)?;
        let (foe, rest) = self.take_player(rest)?;
        let (round, hits) = rest.strip_prefix("round ")?.split_once(" hits ")?;
        let (own, other) = hits.split_once(' ')?;
        let hits = [own.parse().ok()?, other.parse().ok()?];
        Some(Scene::Sinking(SeaFight {
            round: round.parse().ok()?,
            hits,
            ..SeaFight::new(sea, foe)
        }))
    }

    fn read_over(&self, rest: &str) -> Option<Ending> {
        match rest {
            "rounds" => return Some(Ending::RoundLimit),
            "nobody" => return Some(Ending::NoCaesar),
            _ => (),
        }
        let (how, who) = rest.split_once(' ')?;
        match how {
            "Caesar" => Some(Ending::LastCaesar(self.player(who)?)),
            "conceded" => Some(Ending::Conceded(self.player(who)?)),
            _ => None,
        }
    }

    /// `Italia Dalmatia infantry 3 city`, `Italia in Achaia infantry 3`
    fn read_pieces(&mut self, line: &str) -> Option<()> {
        let (seat, rest) = self.take_player(line)?;
        let guest = rest.strip_prefix("in ");
        let (at, rest) = Province::take(guest.unwrap_or(rest))?;
        let (cargo, rest) = words::take_cargo(rest)?;
        let idx = at.idx();
        self.state.units[seat.idx()][idx] = cargo.units;
        self.state.generals[seat.idx()][idx] = cargo.generals;
        if cargo.caesar {
            self.state.caesars[seat.idx()] = Caesar::Land(at);
        }
        if guest.is_some() {
            return rest.is_empty().then_some(());
        }
        self.state.owned[seat.idx()] = self.state.owned[seat.idx()].with(idx);
        if rest.is_empty() { Some(()) } else { self.build(at, rest) }
    }

    fn build(&mut self, at: Province, what: &str) -> Option<()> {
        let wall = match what {
            "city" => false,
            "city wall" => true,
            _ => return None,
        };
        self.state.cities = self.state.cities.with(at.idx());
        if wall {
            self.state.walls = self.state.walls.with(at.idx());
        }
        Some(())
    }

    fn take_player<'a>(&self, text: &'a str) -> Option<(Seat, &'a str)> {
        let (home, rest) = Province::take(text)?;
        Some((self.state.seat_of(home)?, rest))
    }

    fn player(&self, text: &str) -> Option<Seat> {
        whole(self.take_player(text)?)
    }
}

fn read_column(rest: &str) -> Option<Scene> {
    let (from, rest) = Province::take(rest)?;
    let named =
        |it: &Leader| rest.strip_prefix(it.name()).is_some_and(|rest| rest.starts_with(' '));
    let leader = Leader::ALL.into_iter().find(named)?;
    let rest = rest.strip_prefix(leader.name())?.trim_start();
    let (cargo, rest) = words::take_cargo(rest)?;
    let tired = rest.strip_prefix("tired ")?;
    let (tired, rides) = match tired.strip_suffix(" rides") {
        Some(tired) => (tired, true),
        None => (tired, false),
    };
    let tired_cavalry = tired.parse().ok().filter(|&n| n <= 7)?;
    Some(Scene::Lead(Column { from, leader, units: cargo.units, tired_cavalry, rides }))
}

fn only_units(text: &str) -> Option<Units> {
    let cargo = whole(words::take_cargo(text)?)?;
    (cargo.n_leaders() == 0).then_some(cargo.units)
}

fn take_side(text: &str) -> Option<(Side, &str)> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    Side::named(word).map(|side| (side, rest))
}

fn province(text: &str) -> Option<Province> {
    whole(Province::take(text)?)
}
