//! A position as a whole: what follows from its lines, and what cannot be.

use conquest::{Audited as _, Turning as _, position::Moment};
use kernel::MAX_SEATS;

use super::{Draft, Scene};
use crate::{
    arrange::scene::usual_stage,
    pieces::{Unit, Units, supply},
    state::{Own, Phase, State},
};

/// C05-04 What is in stock of each color if every player has lost of what he has won last: what is
/// on the board is not in stock.
pub(in crate::arrange) fn usual_stock(state: &State) -> [Units; MAX_SEATS] {
    let mut stock = [Units(Unit::LAND.map(supply)); MAX_SEATS];
    for unit in Unit::LAND {
        let kind = unit as usize;
        let mut won = 0;
        for seat in state.living() {
            let n = state.n_units(seat, unit);
            let own = usize::from(supply(unit)).min(n);
            stock[seat.idx()].0[kind] -= u8::try_from(own).unwrap_or(0);
            won += n - own;
        }
        for seat in state.seats().filter(|&it| !state.is_alive(it)) {
            let n = usize::from(supply(unit)).min(won);
            stock[seat.idx()].0[kind] -= u8::try_from(n).unwrap_or(0);
            won -= n;
        }
    }
    stock
}

impl Draft {
    /// Puts the phase together, counts the stock, and refuses what cannot be.
    pub(in crate::arrange) fn finish(mut self) -> Result<State, String> {
        self.count()?;
        self.shared.settle(&mut self.state)?;
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
        if self.shared.moment == Moment::Movement {
            let units = self.state.at_rest();
            self.shared.spend_movement(&mut self.state, &units)?;
        }
        let phase = self.phase()?;
        self.state.phase = phase;
        self.state.stage = self.stage.unwrap_or(usual_stage(phase));
        self.refuse_odd_moment()?;
        self.state.note_worth();
        self.state.audit()?;
        Ok(self.state)
    }

    fn finish_choosing(mut self) -> Result<State, String> {
        self.state.phase = Phase::Own(Own::Homes);
        let mut chosen = self.state.homes.iter().take_while(|it| it.is_some()).count();
        let mut fresh = crate::setup::empty(self.state.options, usize::from(self.state.n_seats));
        fresh.phase = Phase::Own(Own::Homes);
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
        state.count_generals(state.captives.iter().flatten())?;
        for unit in Unit::LAND {
            let on_land = sum(&mut state.units.iter().flatten().map(|it| it.get(unit)));
            let carried = sum(&mut state.galleys.iter().map(|it| it.aboard().units.get(unit)));
            if usize::from(state.n_seats) * usize::from(supply(unit)) < on_land + carried {
                return Err(format!("too many {unit} on the board"));
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
        if state.usual >> state.n_seats != 0 {
            return Err("somebody who does not play".to_owned());
        }
        Ok(())
    }

    /// A scene fits what the turn has come to.
    fn refuse_odd_moment(&self) -> Result<(), String> {
        let fits = match self.scene {
            None => true,
            Some(Scene::Lead(..) | Scene::Embark(_)) => self.shared.moment == Moment::Movement,
            Some(Scene::Clash(_) | Scene::Sinking(_)) => self.shared.moment == Moment::Combat,
            Some(Scene::Asked { .. }) => self.shared.moment == Moment::Spending,
        };
        let stage = self.state.stage;
        let in_order = match self.shared.moment {
            Moment::Movement => stage < crate::state::Stage::Claimed,
            Moment::Combat => stage <= crate::state::Stage::Claimed,
            Moment::Spending => crate::state::Stage::Claimed <= stage || self.shared.over.is_some(),
        };
        if fits && in_order { Ok(()) } else { Err("the turn has not come to that".to_owned()) }
    }
}
