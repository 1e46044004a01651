//! Lines are put together into a position, which is looked at as a whole.

use kernel::{MAX_SEATS, Seat};
use parts::names::whole;

use crate::{
    Anchor, Berth as _, Boarding, Caesar, Column, Edition, Ending, LEGION, Leader, Realm,
    army::{Cargo, Unit, Units},
    empire::{GalleyName, N_PROVINCES, Province},
    seas::Sea as _,
    treasury::Treasury,
};

/// What was read of a position so far besides what stands on the table.
#[derive(Debug)]
pub struct Draft {
    /// What the turn has come to.
    pub moment: Moment,
    /// How it ended.
    pub over: Option<Ending>,
    /// Who fights, if not the player on turn.
    attacker: Option<Seat>,
    /// Before the berth of a galley that lies ashore.
    ashore: &'static str,
    /// Reads a cargo of no more than the box holds.
    take_cargo: fn(&str) -> Option<(Cargo, &str)>,
    weary: Vec<(Province, Cargo)>,
    tired: Vec<(Province, Cargo)>,
    caesar_moves: Option<u8>,
    galley_moves: Vec<(usize, u8)>,
    purses: [u32; MAX_SEATS],
    bank: u32,
}

/// What a turn has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Moment {
    Movement,
    Combat,
    Spending,
}

impl<E: Edition> Realm<E> {
    /// The player who is called so.
    pub fn player(&self, text: &str) -> Option<Seat> {
        whole(self.take_player(text)?)
    }

    /// Takes a player from the front of `text`.
    pub fn take_player<'a>(&self, text: &'a str) -> Option<(Seat, &'a str)> {
        let (home, rest) = Province::take(text)?;
        Some((self.seat_of(home)?, rest))
    }

    /// `Italia Hispania 2`: who holds so many generals of whom.
    pub fn held(&self, text: &str) -> Option<(Seat, Seat, u8)> {
        let (captor, rest) = self.take_player(text)?;
        let (of, n) = self.take_player(rest)?;
        let all = MAX_SEATS * usize::from(E::GENERALS);
        Some((captor, of, n.parse().ok().filter(|&n| usize::from(n) <= all)?))
    }

    /// `city`, `city wall`, or nothing.
    pub fn build(&mut self, at: Province, what: &str) -> Option<()> {
        if what.is_empty() {
            return Some(());
        }
        self.cities = self.cities.with(at.idx());
        match what {
            "city" => (),
            "city wall" => self.walls = self.walls.with(at.idx()),
            _ => return None,
        }
        Some(())
    }

    /// Generals on land, aboard and held, and those `besides` of whom only the edition knows, are not
    /// so many that small numbers cannot count them.
    pub fn count_generals<'a>(
        &'a self,
        besides: impl IntoIterator<Item = &'a u8>,
    ) -> Result<(), String> {
        let held = self.generals.iter().flatten().chain(self.prisoners.iter().flatten());
        let aboard = self.galleys.as_ref().iter().map(|it| it.aboard().generals);
        let n: usize = held.chain(besides).copied().chain(aboard).map(usize::from).sum();
        let fits = n <= usize::from(E::GENERALS) * usize::from(self.n_seats);
        if fits { Ok(()) } else { Err(format!("{n} generals are more than the box holds")) }
    }

    /// Those aboard are where their galleys are.
    fn place_caesars(&mut self) -> Result<(), String> {
        for idx in 0..self.galleys.as_ref().len() {
            let galley = self.galleys[idx];
            if let (Anchor::Sea(_), true) = (galley.at, galley.cargo.caesar) {
                let lord = self.lord_of(idx);
                if self.caesars[lord.idx()] != Caesar::Gone {
                    return Err(format!("{} has two Caesars", self.home(lord)));
                }
                self.caesars[lord.idx()] = Caesar::Aboard(u8::try_from(idx).unwrap_or(0));
            }
        }
        Ok(())
    }

    /// Whether a galley that is about to go can have that aboard.
    pub fn check_boarding(&self, boarding: Boarding) -> Result<(), String> {
        let idx = usize::from(boarding.galley);
        let Anchor::Berth(_) = self.galleys[idx].at else {
            return Err("nobody boards at sea".to_owned());
        };
        let (there, aboard) = (self.boardable(boarding), boarding.cargo);
        let own = self.lord_of(idx) == self.turn && 0 < self.galleys[idx].moves;
        let fits = own
            && there.units.holds(aboard.units)
            && aboard.units.total() <= LEGION
            && aboard.generals <= there.generals
            && (there.caesar || !aboard.caesar);
        if fits { Ok(()) } else { Err("nobody boards that".to_owned()) }
    }
}

impl Draft {
    /// Nothing was read yet.
    pub fn new(ashore: &'static str, take_cargo: fn(&str) -> Option<(Cargo, &str)>) -> Draft {
        Draft {
            moment: Moment::Movement,
            over: None,
            attacker: None,
            ashore,
            take_cargo,
            weary: Vec::new(),
            tired: Vec::new(),
            caesar_moves: None,
            galley_moves: Vec::new(),
            purses: [0; MAX_SEATS],
            bank: 0,
        }
    }

    /// Reads a line that both editions have, and tells whether it was one.
    pub fn read<E: Edition>(
        &mut self,
        realm: &mut Realm<E>,
        word: &str,
        rest: &str,
    ) -> Option<bool> {
        match word {
            "turn" => self.read_turn(realm, rest)?,
            "attacker" => self.attacker = Some(realm.player(rest)?),
            "galley" => self.read_galley(realm, rest)?,
            "road" => {
                let (a, rest) = Province::take(rest)?;
                let b: Province = rest.strip_prefix('-')?.parse().ok()?;
                let way = E::board().ways.between(a.idx(), b.idx())?;
                realm.roads = realm.roads.with(way);
            }
            "money" => {
                let (seat, sum) = realm.take_player(rest)?;
                self.purses[seat.idx()] = sum.parse().ok().filter(|&it| it < 1 << 24)?;
            }
            "bank" => self.bank = rest.parse().ok().filter(|&it| it < 1 << 30)?,
            "prisoners" => {
                let (captor, of, n) = realm.held(rest)?;
                realm.prisoners[captor.idx()][of.idx()] = n;
            }
            "conceded" => {
                let (seat, to) = realm.take_player(rest)?;
                realm.conceded[seat.idx()] = Some(realm.player(to)?);
            }
            "fallen" => {
                let (seat, rest) = realm.take_player(rest)?;
                let (n, lord) = rest.split_once(' ').unwrap_or((rest, ""));
                realm.fallen[seat.idx()] = n.parse().ok().filter(|n| (1..=6).contains(n))?;
                if !lord.is_empty() {
                    realm.lords[seat.idx()] = realm.player(lord)?;
                }
            }
            "round" => realm.round = rest.parse().ok()?,
            "weary" | "tired" => {
                let (at, rest) = Province::take(rest)?;
                let cargo = whole((self.take_cargo)(rest)?)?;
                let list = if word == "weary" { &mut self.weary } else { &mut self.tired };
                list.push((at, cargo));
            }
            "Caesar" => {
                let n = rest.strip_prefix("moves ")?;
                self.caesar_moves = Some(n.parse().ok().filter(|&n| n <= 2)?);
            }
            "over" => self.over = Some(read_over(realm, rest)?),
            _ => return Some(false),
        }
        Some(true)
    }

    fn read_turn<E: Edition>(&mut self, realm: &mut Realm<E>, rest: &str) -> Option<()> {
        let (seat, moment) = realm.take_player(rest)?;
        realm.turn = seat;
        self.moment = match moment {
            "" => Moment::Movement,
            "combat" => Moment::Combat,
            "spend" => Moment::Spending,
            _ => return None,
        };
        Some(())
    }

    /// `Italia 2 Mare Narbo infantry 3 moves 1 from Mare Tyrrhenum`; where it lies ashore stands after a
    /// word.
    fn read_galley<E: Edition>(&mut self, realm: &mut Realm<E>, rest: &str) -> Option<()> {
        let (name, rest) = GalleyName::take(rest, E::GALLEYS)?;
        let idx = realm.galley_idx(name)?;
        let (at, rest) = if let Some(rest) = rest.strip_prefix(self.ashore) {
            let (berth, rest) = E::Berth::take(rest)?;
            (Anchor::Berth(berth), rest)
        } else {
            let (sea, rest) = E::Sea::take(rest)?;
            (Anchor::Sea(sea), rest)
        };
        let (cargo, rest) = (self.take_cargo)(rest)?;
        let rest = match rest.strip_prefix("moves ") {
            Some(rest) => {
                let (n, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                self.galley_moves.push((idx, n.parse().ok().filter(|&n| n <= 2)?));
                rest
            }
            None => rest,
        };
        let trail = match rest {
            "" => None,
            rest => Some(whole(E::Sea::take(rest.strip_prefix("from ")?)?)?),
        };
        realm.galleys[idx] = crate::Galley { at, cargo, moves: 0, trail };
        Some(())
    }

    /// `Italia general infantry 3 tired 0`. Returns who leads, and what is left of the line.
    pub fn read_column<'a>(&self, rest: &'a str) -> Option<(Column, &'a str)> {
        let (from, rest) = Province::take(rest)?;
        let named =
            |it: &Leader| rest.strip_prefix(it.name()).is_some_and(|rest| rest.starts_with(' '));
        let leader = Leader::ALL.into_iter().find(named)?;
        let rest = rest.strip_prefix(leader.name())?.trim_start();
        let (cargo, rest) = (self.take_cargo)(rest)?;
        let tired = rest.strip_prefix("tired ")?;
        let (tired, rest) = tired.split_once(' ').unwrap_or((tired, ""));
        let tired_cavalry = tired.parse().ok().filter(|&n| n <= LEGION)?;
        Some((Column { from, leader, units: cargo.units, tired_cavalry }, rest))
    }

    /// `Italia 2 infantry 3`: who goes aboard.
    pub fn read_boarding<E: Edition>(&self, realm: &Realm<E>, rest: &str) -> Option<Boarding> {
        let (name, rest) = GalleyName::take(rest, E::GALLEYS)?;
        let galley = u8::try_from(realm.galley_idx(name)?).ok()?;
        Some(Boarding { galley, cargo: whole((self.take_cargo)(rest)?)? })
    }

    /// Everyone's money, of which the bank's accounts must agree; where Caesars are, and who attacks.
    pub fn settle<E: Edition>(&self, realm: &mut Realm<E>) -> Result<(), String> {
        let treasury = Treasury::restored(self.purses, self.bank);
        realm.treasury = treasury.ok_or("too much money".to_owned())?;
        realm.attacker = self.attacker.unwrap_or(realm.turn);
        realm.place_caesars()
    }

    /// Everything has its movements but what was said to have fewer; these are the combat units of
    /// the player on turn.
    pub fn spend_movement<E: Edition>(
        &self,
        realm: &mut Realm<E>,
        units: &[Units; N_PROVINCES],
    ) -> Result<(), String> {
        let before = realm.galleys;
        realm.make_ready(units);
        for (galley, it) in realm.galleys.as_mut().iter_mut().zip(before.as_ref()) {
            (galley.cargo, galley.trail) = (it.cargo, it.trail);
        }
        for &(idx, moves) in &self.galley_moves {
            realm.galleys[idx].moves = moves;
        }
        realm.caesar_moves = self.caesar_moves.unwrap_or(2);
        for (list, is_tired) in [(&self.weary, false), (&self.tired, true)] {
            for &(at, cargo) in list {
                let ready = &mut realm.ready[at.idx()];
                let fits = ready.units.holds(cargo.units) && cargo.generals <= ready.generals;
                let tireless = cargo.units.get(Unit::Infantry) + cargo.units.get(Unit::Catapult);
                if !fits || cargo.caesar || (is_tired && 0 < tireless) {
                    return Err(format!("not so much can have moved in {at}"));
                }
                ready.units = ready.units - cargo.units;
                ready.generals -= cargo.generals;
                if is_tired {
                    ready.tired_cavalry += cargo.units.get(Unit::Cavalry);
                    ready.tired_generals += cargo.generals;
                }
            }
        }
        Ok(())
    }
}

fn read_over<E: Edition>(realm: &Realm<E>, rest: &str) -> Option<Ending> {
    match rest {
        "rounds" => return Some(Ending::RoundLimit),
        "nobody" => return Some(Ending::NoCaesar),
        _ => (),
    }
    let (how, who) = rest.split_once(' ')?;
    match how {
        "Caesar" => Some(Ending::LastCaesar(realm.player(who)?)),
        "conceded" => Some(Ending::Conceded(realm.player(who)?)),
        _ => None,
    }
}
