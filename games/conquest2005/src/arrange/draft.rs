//! Lines are put together into a position, which is looked at as a whole.

mod finish;
mod phase;

use conquest::{Written as _, position};
use kernel::Seat;
use parts::{mask::Mask, names::whole};

use super::words;
use crate::{
    deal::{Deal, OFFERS},
    options::Options,
    pieces::{GALLEYS, GalleyName, Side, Units},
    places::{Province, Sea},
    setup,
    state::{Boarding, Caesar, Clash, Column, Journey, SeaFight, Stage, State, Step},
};

pub(super) use finish::usual_stock;

/// A position that is being read.
pub(super) struct Draft {
    state: State,
    /// Whether homes are still being chosen.
    choosing: bool,
    /// What both editions write.
    shared: position::Draft,
    /// What is going on in the turn.
    scene: Option<Scene>,
    stage: Option<Stage>,
    legions: [Units; 2],
    down: Units,
    doomed: Mask,
    seen: Mask,
    stocks: Vec<(Seat, Units)>,
}

#[derive(Clone, Copy)]
enum Scene {
    /// And whether he rides on.
    Lead(Column, bool),
    Embark(Boarding),
    Clash(Clash),
    Sinking(SeaFight),
    Asked {
        from: Option<Seat>,
        deal: Deal,
    },
}

impl Draft {
    pub(super) fn new(options: Options, n_seats: usize) -> Draft {
        let mut state = setup::empty(options, n_seats);
        state.seat_in_order();
        Draft {
            state,
            choosing: false,
            shared: position::Draft::new(State::ASHORE, words::take_cargo),
            scene: None,
            stage: None,
            legions: [Units::NONE; 2],
            down: Units::NONE,
            doomed: Mask::NONE,
            seen: Mask::NONE,
            stocks: Vec::new(),
        }
    }

    pub(super) fn read(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if self.shared.read(&mut self.state, word, rest)? {
            return Some(());
        }
        match word {
            "homes" | "choosing" => self.read_homes(word, rest)?,
            "city" => {
                let (at, rest) = Province::take(rest)?;
                self.state.build(at, if rest == "wall" { "city wall" } else { "city" })?;
                (rest.is_empty() || rest == "wall").then_some(())?;
            }
            "captives" => {
                let (captor, of, n) = self.state.held(rest)?;
                self.state.captives[captor.idx()][of.idx()] = n;
            }
            "approached" => {
                let (seat, n) = self.read_offers(rest)?;
                self.state.approached[seat.idx()] = n;
            }
            "countered" => {
                let (seat, n) = self.read_offers(rest)?;
                self.state.countered[seat.idx()] = n;
            }
            "usual" if rest == "changed" => self.state.toggled = true,
            "usual" => self.state.usual |= 1 << self.state.player(rest)?.0,
            "stock" => {
                let (seat, rest) = self.state.take_player(rest)?;
                self.stocks.push((seat, only_units(rest)?));
            }
            "inflation" => self.state.inflation = rest.parse().ok()?,
            "due" => {
                let (seat, by) = self.state.take_player(rest)?;
                let by: usize = by.parse().ok()?;
                *self.state.due.get_mut(by.checked_sub(2)?)? = Some(seat);
            }
            "stage" => self.stage = Some(Stage::ALL.into_iter().find(|it| it.name() == rest)?),
            _ => return self.read_moment(word, rest, line),
        }
        Some(())
    }

    fn read_moment(&mut self, word: &str, rest: &str, line: &str) -> Option<()> {
        match word {
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
            "seen" => self.seen = self.seen.with(rest.parse::<Province>().ok()?.idx()),
            "entered" => {
                self.state.entered = self.state.entered.with(rest.parse::<Province>().ok()?.idx());
            }
            "fought" => {
                let (sea, rest) = Sea::take(rest)?;
                self.state.fought[sea.idx()] |= 1 << self.state.player(rest)?.0;
            }
            "leading" => {
                let (column, rest) = self.shared.read_column(rest)?;
                let rides = rest == "rides";
                (rides || rest.is_empty()).then_some(())?;
                self.scene = Some(Scene::Lead(column, rides));
            }
            "boarding" => {
                self.scene = Some(Scene::Embark(self.shared.read_boarding(&self.state, rest)?));
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
                let (to, terms) = self.state.take_player(rest)?;
                // By another than the player on turn, where one is named.
                let (from, terms) = match self.state.take_player(terms) {
                    Some((from, terms)) => (Some(from), terms),
                    None => (None, terms),
                };
                let deal = Deal { to, terms: terms.parse().ok()? };
                self.scene = Some(Scene::Asked { from, deal });
            }
            _ => self.read_pieces(line)?,
        }
        Some(())
    }

    /// `Egyptus`, `Egyptus 3`
    fn read_offers(&self, rest: &str) -> Option<(Seat, u8)> {
        let (seat, n) = self.state.take_player(rest)?;
        let n = if n.is_empty() { 1 } else { n.parse().ok()? };
        (1..=OFFERS).contains(&n).then_some((seat, n))
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

    fn read_clash(&self, rest: &str) -> Option<Scene> {
        let (at, rest) = Province::take(rest)?;
        let (foe, rest) = self.state.take_player(rest)?;
        let (verb, rest) = rest.split_once(' ')?;
        let (side, rest) = take_side(rest)?;
        let step = match (verb, rest) {
            ("form", "") => Step::Form(side),
            ("decide", "") => Step::Decide(side),
            ("lose", hits) => Step::Lose(side, hits.parse().ok()?),
            ("pursue", rest) => {
                let (hits, to) = rest.split_once(' ')?;
                Step::Pursue { winner: side, hits: hits.parse().ok()?, to: to.parse().ok()? }
            }
            _ => return None,
        };
        Some(Scene::Clash(Clash { step, ..Clash::new(at, foe) }))
    }

    fn read_sinking(&self, rest: &str) -> Option<Scene> {
        let (sea, rest) = Sea::take(rest)?;
        let (foe, rest) = self.state.take_player(rest)?;
        let (round, hits) = rest.strip_prefix("round ")?.split_once(" hits ")?;
        let (own, other) = hits.split_once(' ')?;
        let hits = [own.parse().ok()?, other.parse().ok()?];
        Some(Scene::Sinking(SeaFight {
            round: round.parse().ok()?,
            hits,
            ..SeaFight::new(sea, foe)
        }))
    }

    /// `Italia Dalmatia infantry 3 city`, `Italia in Achaia infantry 3`
    fn read_pieces(&mut self, line: &str) -> Option<()> {
        let (seat, rest) = self.state.take_player(line)?;
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
        self.state.build(at, rest)
    }
}

fn only_units(text: &str) -> Option<Units> {
    let cargo = whole(words::take_cargo(text)?)?;
    (cargo.n_leaders() == 0).then_some(cargo.units)
}

fn take_side(text: &str) -> Option<(Side, &str)> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    Side::named(word).map(|side| (side, rest))
}
