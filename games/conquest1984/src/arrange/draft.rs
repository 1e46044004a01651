//! Lines are put together into a position, which is looked at as a whole.

mod finish;

use conquest::{Written as _, position};
use kernel::Seat;
use parts::names::whole;

use crate::{
    deal::{Deal, OFFERS},
    options::Options,
    pieces::{Cargo, Field, Side, Unit, Units, supply},
    places::Province,
    setup,
    state::{Battle, Boarding, Caesar, Column, Stage, State},
};

/// A position that is being read.
pub(super) struct Draft {
    state: State,
    /// What both editions write.
    shared: position::Draft,
    /// What is going on in the turn.
    scene: Option<Scene>,
    /// Who waits for an answer meanwhile.
    asked: Option<Seat>,
    loss: Option<Unit>,
}

#[derive(Clone, Copy)]
enum Scene {
    Lead(Column),
    Embark(Boarding),
    Battle(Battle),
    Judge { captor: Seat, of: Seat },
}

impl Draft {
    pub(super) fn new(options: Options, n_seats: usize) -> Draft {
        Draft {
            state: setup::empty(options, n_seats),
            shared: position::Draft::new(State::ASHORE, take_cargo),
            scene: None,
            asked: None,
            loss: None,
        }
    }

    pub(super) fn read(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ')?;
        if self.shared.read(&mut self.state, word, rest)? {
            return Some(());
        }
        match word {
            "returning" => {
                let (seat, n) = self.state.take_player(rest)?;
                self.state.returning[seat.idx()] = n.parse().ok().filter(|&n| n <= 36)?;
            }
            "deal" => {
                let (seat, rest) = self.state.take_player(rest)?;
                let (to, terms) = self.state.take_player(rest)?;
                let terms = terms.parse().ok()?;
                self.state.deals[seat.idx()] = Some(Deal { to, terms });
            }
            "approached" => {
                let (seat, rest) = self.state.take_player(rest)?;
                let (to, n) = self.state.take_player(rest)?;
                let n = if n.is_empty() { 1 } else { n.parse().ok()? };
                (1..=OFFERS).contains(&n).then_some(())?;
                self.state.approached[seat.idx()][to.idx()] = n;
            }
            "inflation" => {
                let (now, reached) = rest.split_once(' ')?;
                self.state.inflation = now.parse().ok()?;
                self.state.reached = reached.parse().ok()?;
            }
            "stage" => {
                self.state.stage = match rest {
                    "moved" => Stage::Moved,
                    "bought" => Stage::Bought,
                    _ => return None,
                };
            }
            "leading" | "boarding" | "battle" | "judging" => self.read_scene(word, rest)?,
            "asked" => self.asked = Some(self.state.player(rest)?),
            "loss" => self.loss = Some(Unit::named(rest)?),
            _ => self.read_pieces(line)?,
        }
        Some(())
    }

    fn read_scene(&mut self, word: &str, rest: &str) -> Option<()> {
        let scene = match word {
            "leading" => Scene::Lead(whole(self.shared.read_column(rest)?)?),
            "boarding" => Scene::Embark(self.shared.read_boarding(&self.state, rest)?),
            "battle" => {
                let (field, rest) = Field::take(rest)?;
                let (roller, exchanged) = match rest.strip_suffix(" exchanged") {
                    Some(roller) => (roller, true),
                    None => (rest, false),
                };
                let roller = Side::named(roller)?;
                Scene::Battle(Battle { field, roller, exchanged })
            }
            _ => {
                let (captor, of) = self.state.take_player(rest)?;
                Scene::Judge { captor, of: self.state.player(of)? }
            }
        };
        self.scene = Some(scene);
        Some(())
    }

    /// `Italia Dalmatia infantry 3 city`, `Italia visits ...`, `Italia attacks ...`
    fn read_pieces(&mut self, line: &str) -> Option<()> {
        let (seat, rest) = self.state.take_player(line)?;
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
        self.state.build(at, rest)
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
            let left = usize::from(supply(unit)).checked_sub(used[unit as usize]);
            let left = left.and_then(|it| u8::try_from(it).ok());
            stock.0[unit as usize] = left.ok_or(format!("too many {unit} on the board"))?;
        }
        Ok(stock)
    }
}

/// No more of a kind than the box holds of any, so that small numbers can count them all.
fn take_cargo(text: &str) -> Option<(Cargo, &str)> {
    Cargo::take(text, supply(Unit::Infantry))
}
