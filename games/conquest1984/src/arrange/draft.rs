//! Lines are put together into a position, which is looked at as a whole.

mod finish;

use kernel::Seat;
use parts::{mask::Mask, names::whole, treasury::Treasury};

use crate::{
    board::{Coast, board},
    deal::Deal,
    options::Options,
    pieces::{
        Anchor, Cargo, Field, GALLEYS, Galley, GalleyName, Goods as _, Leader, Side, Unit, Units,
    },
    places::{Province, Sea},
    setup,
    state::{Battle, Boarding, Caesar, Column, Ending, Stage, State},
};

/// A position that is being read.
pub(super) struct Draft {
    state: State,
    /// What the turn has come to.
    moment: Moment,
    /// What is going on in it.
    scene: Option<Scene>,
    loss: Option<Unit>,
    over: Option<Ending>,
    attacker: Option<Seat>,
    weary: Vec<(Province, Cargo)>,
    tired: Vec<(Province, Cargo)>,
    caesar_moves: Option<u8>,
    galley_moves: Vec<(usize, u8)>,
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
    Battle(Battle),
    Asked(Seat),
}

impl Draft {
    pub(super) fn new(options: Options, n_seats: usize) -> Draft {
        Draft {
            state: setup::empty(options, n_seats),
            moment: Moment::Movement,
            scene: None,
            loss: None,
            over: None,
            attacker: None,
            weary: Vec::new(),
            tired: Vec::new(),
            caesar_moves: None,
            galley_moves: Vec::new(),
            purses: [0; kernel::MAX_SEATS],
            bank: 0,
        }
    }

    pub(super) fn read(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ')?;
        match word {
            "turn" => self.read_turn(rest)?,
            "attacker" => self.attacker = Some(self.player(rest)?),
            "road" => {
                let (a, rest) = Province::take(rest)?;
                let b = province(rest.strip_prefix('-')?)?;
                let way = board().ways.between(a.idx(), b.idx())?;
                self.state.roads = self.state.roads.with(way);
            }
            "galley" => self.read_galley(rest)?,
            "money" => {
                let (seat, sum) = self.take_player(rest)?;
                self.purses[seat.idx()] = sum.parse().ok().filter(|&it| it < 1 << 24)?;
            }
            "bank" => self.bank = rest.parse().ok().filter(|&it| it < 1 << 30)?,
            "prisoners" => {
                let (seat, rest) = self.take_player(rest)?;
                let (of, n) = self.take_player(rest)?;
                self.state.prisoners[seat.idx()][of.idx()] = n.parse().ok().filter(|&n| n <= 36)?;
            }
            "returning" => {
                let (seat, n) = self.take_player(rest)?;
                self.state.returning[seat.idx()] = n.parse().ok().filter(|&n| n <= 36)?;
            }
            "deal" => {
                let (seat, rest) = self.take_player(rest)?;
                let (to, terms) = self.take_player(rest)?;
                let terms = terms.parse().ok()?;
                self.state.deals[seat.idx()] = Some(Deal { to, terms });
            }
            "approached" => {
                let (seat, to) = self.take_player(rest)?;
                self.state.approached[seat.idx()] |= 1 << self.player(to)?.0;
            }
            "conceded" => {
                let (seat, to) = self.take_player(rest)?;
                self.state.conceded[seat.idx()] = Some(self.player(to)?);
            }
            "fallen" => {
                let (seat, rest) = self.take_player(rest)?;
                let (n, lord) = rest.split_once(' ')?;
                self.state.fallen[seat.idx()] = n.parse().ok().filter(|n| (1..6).contains(n))?;
                self.state.lords[seat.idx()] = self.player(lord)?;
            }
            "inflation" => {
                let (now, reached) = rest.split_once(' ')?;
                self.state.inflation = now.parse().ok()?;
                self.state.reached = reached.parse().ok()?;
            }
            "round" => self.state.round = rest.parse().ok()?,
            "stage" => {
                self.state.stage = match rest {
                    "moved" => Stage::Moved,
                    "bought" => Stage::Bought,
                    _ => return None,
                };
            }
            "weary" | "tired" => {
                let (at, rest) = Province::take(rest)?;
                let cargo = whole(take_cargo(rest)?)?;
                let list = if word == "weary" { &mut self.weary } else { &mut self.tired };
                list.push((at, cargo));
            }
            "Caesar" => {
                let n = rest.strip_prefix("moves ")?;
                self.caesar_moves = Some(n.parse().ok().filter(|&n| n <= 2)?);
            }
            "leading" | "boarding" | "battle" | "asked" => self.read_scene(word, rest)?,
            "loss" => self.loss = Some(Unit::named(rest)?),
            "over" => self.over = Some(self.read_over(rest)?),
            _ => self.read_pieces(line)?,
        }
        Some(())
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
        let (at, rest) = if let Some(rest) = rest.strip_prefix("coast ") {
            let (coast, rest) = Coast::take(rest)?;
            (Anchor::Coast(coast), rest)
        } else {
            let (sea, rest) = Sea::take(rest)?;
            (Anchor::Sea(sea), rest)
        };
        let (cargo, rest) = take_cargo(rest)?;
        let rest = match rest.strip_prefix("moves ") {
            Some(rest) => {
                let (n, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                self.galley_moves.push((idx, n.parse().ok().filter(|&n| n <= 2)?));
                rest
            }
            None => rest,
        };
        let came_from = match rest.strip_prefix("from ") {
            Some(sea) => Some(whole(Sea::take(sea)?)?),
            None if rest.is_empty() => None,
            None => return None,
        };
        self.state.galleys[idx] = Galley { at, moves: 0, came_from, cargo };
        Some(())
    }

    fn read_scene(&mut self, word: &str, rest: &str) -> Option<()> {
        let scene = match word {
            "leading" => {
                let (from, rest) = Province::take(rest)?;
                let named = |it: &Leader| {
                    rest.strip_prefix(it.name()).is_some_and(|rest| rest.starts_with(' '))
                };
                let leader = Leader::ALL.into_iter().find(named)?;
                let rest = rest.strip_prefix(leader.name())?.trim_start();
                let (cargo, rest) = take_cargo(rest)?;
                let tired_cavalry = rest.strip_prefix("tired ")?.parse().ok()?;
                Scene::Lead(Column { from, leader, units: cargo.units, tired_cavalry })
            }
            "boarding" => {
                let (name, rest) = GalleyName::take(rest, GALLEYS)?;
                let galley = u8::try_from(self.state.galley_idx(name)?).ok()?;
                Scene::Embark(Boarding { galley, cargo: whole(take_cargo(rest)?)? })
            }
            "battle" => {
                let (field, rest) = Field::take(rest)?;
                let (roller, exchanged) = match rest.strip_suffix(" exchanged") {
                    Some(roller) => (roller, true),
                    None => (rest, false),
                };
                let roller = Side::named(roller)?;
                Scene::Battle(Battle { field, roller, exchanged })
            }
            _ => Scene::Asked(self.player(rest)?),
        };
        self.scene = Some(scene);
        Some(())
    }

    fn read_over(&self, rest: &str) -> Option<Ending> {
        if rest == "rounds" {
            return Some(Ending::RoundLimit);
        }
        let (how, who) = rest.split_once(' ')?;
        match how {
            "Caesar" => Some(Ending::LastCaesar(self.player(who)?)),
            "conceded" => Some(Ending::Conceded(self.player(who)?)),
            _ => None,
        }
    }

    /// `Italia Dalmatia infantry 3 city`, `Italia visits ...`, `Italia attacks ...`
    fn read_pieces(&mut self, line: &str) -> Option<()> {
        let (seat, rest) = self.take_player(line)?;
        let visits = rest.strip_prefix("visits ");
        let attacks = rest.strip_prefix("attacks ");
        let (at, rest) = Province::take(visits.or(attacks).unwrap_or(rest))?;
        let (cargo, rest) = take_cargo(rest)?;
        let idx = at.idx();
        self.state.generals[seat.idx()][idx] = cargo.generals;
        if cargo.caesar {
            let before = std::mem::replace(&mut self.state.caesars[seat.idx()], Caesar::Land(at));
            // Nobody has two.
            if before != Caesar::Gone {
                return None;
            }
        }
        if visits.is_some() {
            return (rest.is_empty() && cargo.units.is_empty()).then_some(());
        }
        if attacks.is_some() {
            self.state.assault[idx] = cargo.units;
            match rest {
                "" => (),
                "by land" => self.state.by_land = self.state.by_land.with(idx),
                _ => return None,
            }
            // C84-17 Leaders alone attack nobody.
            return (!cargo.units.is_empty()).then_some(());
        }
        self.state.owned[seat.idx()] = self.state.owned[seat.idx()].with(idx);
        self.state.garrison[idx] = cargo.units;
        let (city, wall) = match rest {
            "" => (false, false),
            "city" => (true, false),
            "city wall" => (true, true),
            _ => return None,
        };
        let put = |set: Mask, is: bool| if is { set.with(idx) } else { set };
        self.state.cities = put(self.state.cities, city);
        self.state.walls = put(self.state.walls, wall);
        Some(())
    }

    fn take_player<'a>(&self, text: &'a str) -> Option<(Seat, &'a str)> {
        let (home, rest) = Province::take(text)?;
        Some((self.state.seat_of(home)?, rest))
    }

    fn player(&self, text: &str) -> Option<Seat> {
        whole(self.take_player(text)?)
    }

    fn treasury(&self) -> Result<Treasury<{ kernel::MAX_SEATS }>, String> {
        Treasury::restored(self.purses, self.bank).ok_or("too much money".to_owned())
    }

    /// C84-04 What is on the board is not in stock.
    fn stock(&self) -> Result<Units, String> {
        let mut used = [0_usize; 3];
        let state = &self.state;
        let aboard = state.galleys.iter().map(|it| it.aboard().units);
        for units in state.garrison.iter().chain(&state.assault).copied().chain(aboard) {
            for unit in Unit::LAND {
                used[unit as usize] += usize::from(units.get(unit));
            }
        }
        let mut stock = Units::NONE;
        for unit in Unit::LAND {
            let left = usize::from(unit.stock()).checked_sub(used[unit as usize]);
            let left = left.and_then(|it| u8::try_from(it).ok());
            stock.0[unit as usize] = left.ok_or(format!("too many {unit} on the board"))?;
        }
        Ok(stock)
    }
}

fn province(text: &str) -> Option<Province> {
    whole(Province::take(text)?)
}

/// No more of a kind than the box holds of any, so that small numbers can count them all.
fn take_cargo(text: &str) -> Option<(Cargo, &str)> {
    Cargo::take(text, Unit::Infantry.stock())
}
