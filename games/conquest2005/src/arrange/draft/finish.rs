//! A position as a whole: what follows from its lines, and what cannot be.

use kernel::MAX_SEATS;
use parts::treasury::Treasury;

use super::{Draft, Moment, Scene};
use crate::{
    arrange::scene::usual_stage,
    pieces::{Anchor, Cargo, Goods as _, Unit, Units},
    rules::turn,
    state::{Caesar, Phase, State},
};

/// C05-04 What is in stock of each color if every player has lost of what he has won last: what is
/// on the board is not in stock.
pub(in crate::arrange) fn usual_stock(state: &State) -> [Units; MAX_SEATS] {
    let mut stock = [Units(Unit::LAND.map(Unit::stock)); MAX_SEATS];
    for unit in Unit::LAND {
        let kind = unit as usize;
        let mut won = 0;
        for seat in state.living() {
            let n = state.n_units(seat, unit);
            let own = usize::from(unit.stock()).min(n);
            stock[seat.idx()].0[kind] -= u8::try_from(own).unwrap_or(0);
            won += n - own;
        }
        for seat in state.seats().filter(|&it| !state.is_alive(it)) {
            let n = usize::from(unit.stock()).min(won);
            stock[seat.idx()].0[kind] -= u8::try_from(n).unwrap_or(0);
            won -= n;
        }
    }
    stock
}

impl Draft {
    /// Puts the phase together, counts the stock, and refuses what cannot be.
    pub(in crate::arrange) fn finish(mut self) -> Result<State, String> {
        let treasury = Treasury::restored(self.purses, self.bank);
        self.state.treasury = treasury.ok_or("too much money".to_owned())?;
        self.count()?;
        self.place_caesars()?;
        self.state.attacker = self.attacker.unwrap_or(self.state.turn);
        self.state.stock = usual_stock(&self.state);
        for &(seat, units) in &self.stocks {
            self.state.stock[seat.idx()] = units;
        }
        if self.choosing {
            return self.finish_choosing();
        }
        self.refuse_impossible()?;
        if let Some(journey) = &mut self.state.journey {
            journey.seen = self.seen;
        }
        if self.moment == Moment::Movement {
            self.spend_movement()?;
        }
        let phase = self.phase()?;
        self.state.phase = phase;
        self.state.stage = self.stage.unwrap_or(usual_stage(phase));
        self.refuse_odd_moment()?;
        turn::note_worth(&mut self.state);
        self.state.audit()?;
        Ok(self.state)
    }

    fn finish_choosing(mut self) -> Result<State, String> {
        self.state.phase = Phase::Homes;
        let mut chosen = self.state.homes.iter().take_while(|it| it.is_some()).count();
        let mut fresh = crate::setup::empty(self.state.options, usize::from(self.state.n_seats));
        fresh.phase = Phase::Homes;
        for (seat, home) in self.state.seats().zip(self.state.homes) {
            if let Some(home) = home.filter(|_| 0 < chosen) {
                crate::setup::settle(&mut fresh, seat, home);
                chosen -= 1;
            }
        }
        fresh.audit()?;
        if fresh == self.state { Ok(fresh) } else { Err("only homes are chosen so far".to_owned()) }
    }

    /// Nothing is so large that small numbers cannot count it.
    fn count(&self) -> Result<(), String> {
        let state = &self.state;
        let sum = |counts: &mut dyn Iterator<Item = u8>| counts.map(usize::from).sum::<usize>();
        let on_land = sum(&mut state.generals.iter().flatten().copied());
        let held = sum(&mut state.prisoners.iter().chain(&state.captives).flatten().copied());
        let at_sea = sum(&mut state.galleys.iter().map(|it| it.cargo.generals));
        let n = on_land + held + at_sea;
        if 2 * 4 * usize::from(state.n_seats) < n {
            return Err(format!("{n} generals are more than the box holds"));
        }
        for unit in Unit::LAND {
            let on_land = sum(&mut state.units.iter().flatten().map(|it| it.get(unit)));
            let carried = sum(&mut state.galleys.iter().map(|it| it.aboard().units.get(unit)));
            if usize::from(state.n_seats) * usize::from(unit.stock()) < on_land + carried {
                return Err(format!("too many {unit} on the board"));
            }
        }
        Ok(())
    }

    /// Those aboard are where their galleys are.
    fn place_caesars(&mut self) -> Result<(), String> {
        for idx in 0..self.state.galleys.len() {
            let galley = self.state.galleys[idx];
            if let (Anchor::Sea(_), true) = (galley.at, galley.cargo.caesar) {
                let lord = self.state.lord_of(idx);
                if self.state.caesars[lord.idx()] != Caesar::Gone {
                    return Err(format!("{} has two Caesars", self.state.home(lord)));
                }
                self.state.caesars[lord.idx()] = Caesar::Aboard(u8::try_from(idx).unwrap_or(0));
            }
        }
        Ok(())
    }

    fn refuse_impossible(&self) -> Result<(), String> {
        let state = &self.state;
        if !(1..=3).contains(&state.inflation) || state.round == 0 {
            return Err("there is no such inflation or round".to_owned());
        }
        let cause = match state.inflation {
            2 => state.due[0],
            3 => state.due[1],
            _ => Some(state.turn),
        };
        if cause.is_none() {
            return Err("prices have risen for nobody's worth".to_owned());
        }
        for seat in state.seats() {
            let name = state.home(seat);
            if state.conceded[seat.idx()]
                .is_some_and(|it| it == seat || !state.is_alive(it) || !state.is_alive(seat))
            {
                return Err(format!("{name} has conceded to nobody who plays"));
            }
        }
        if state.approached >> state.n_seats != 0 || state.usual >> state.n_seats != 0 {
            return Err("somebody who does not play".to_owned());
        }
        Ok(())
    }

    /// Everything has its movements but what was said to have fewer.
    fn spend_movement(&mut self) -> Result<(), String> {
        let landed: Vec<Cargo> = self.state.galleys.iter().map(|it| it.cargo).collect();
        let journey = self.state.journey;
        turn::make_ready(&mut self.state);
        self.state.journey = journey;
        for (galley, cargo) in self.state.galleys.iter_mut().zip(landed) {
            galley.cargo = cargo;
        }
        for &(idx, moves) in &self.galley_moves {
            self.state.galleys[idx].moves = moves;
        }
        self.state.caesar_moves = self.caesar_moves.unwrap_or(2);
        for (list, is_tired) in [(&self.weary, false), (&self.tired, true)] {
            for &(at, cargo) in list {
                let ready = &mut self.state.ready[at.idx()];
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

    /// A scene fits what the turn has come to.
    fn refuse_odd_moment(&self) -> Result<(), String> {
        let fits = match self.scene {
            None => true,
            Some(Scene::Lead(_) | Scene::Embark(_)) => self.moment == Moment::Movement,
            Some(Scene::Clash(_) | Scene::Sinking(_)) => self.moment == Moment::Combat,
            Some(Scene::Asked(_)) => self.moment == Moment::Spending,
        };
        let stage = self.state.stage;
        let in_order = match self.moment {
            Moment::Movement => stage < crate::state::Stage::Claimed,
            Moment::Combat => stage <= crate::state::Stage::Claimed,
            Moment::Spending => crate::state::Stage::Claimed <= stage || self.over.is_some(),
        };
        if fits && in_order { Ok(()) } else { Err("the turn has not come to that".to_owned()) }
    }
}
