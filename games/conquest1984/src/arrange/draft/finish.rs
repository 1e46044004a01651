//! A position as a whole: what follows from its lines, and what cannot be.

use kernel::Seat;

use super::{Draft, Moment, Scene};
use crate::{
    pieces::{Anchor, Cargo, LEGION, Leader, Unit},
    rules::turn,
    state::{Back, Caesar, Ending, Phase, State},
};

impl Draft {
    /// Puts the phase together, counts the stock, and refuses what cannot be.
    pub(in crate::arrange) fn finish(mut self) -> Result<State, String> {
        self.state.treasury = self.treasury()?;
        self.state.stock = self.stock()?;
        self.count_generals()?;
        self.place_caesars()?;
        self.state.attacker = self.attacker.unwrap_or(self.state.turn);
        self.refuse_impossible()?;
        if self.moment == Moment::Movement && !matches!(self.scene, Some(Scene::Battle(_))) {
            self.spend_movement()?;
        }
        self.state.phase = self.phase()?;
        turn::note_worth(&mut self.state);
        self.state.audit()?;
        Ok(self.state)
    }

    fn count_generals(&self) -> Result<(), String> {
        let state = &self.state;
        let on_land = state.generals.iter().flatten();
        let held = state.prisoners.iter().flatten().chain(&state.returning);
        let at_sea = state.galleys.iter().map(|it| it.aboard().generals);
        let n: usize = on_land.chain(held).copied().chain(at_sea).map(usize::from).sum();
        if 6 * usize::from(state.n_seats) < n {
            return Err(format!("{n} generals are more than the box holds"));
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
        let fits = (1..=3).contains(&state.inflation)
            && state.inflation <= state.reached
            && state.reached <= 3;
        if !fits || state.round == 0 {
            return Err("there is no such inflation or round".to_owned());
        }
        for seat in Seat::first(usize::from(state.n_seats)) {
            let name = state.home(seat);
            let lord = state.lords[seat.idx()];
            if state.is_alive(seat) != (lord == seat) || !state.is_alive(lord) {
                return Err(format!("{name} is commanded by nobody who plays"));
            }
            if 0 < state.prisoners[seat.idx()][seat.idx()] {
                return Err(format!("{name} holds generals of its own"));
            }
            let asked = state.deals[seat.idx()].map(|it| it.to);
            for partner in [asked, state.conceded[seat.idx()]].into_iter().flatten() {
                if partner == seat || !state.is_alive(partner) || !state.is_alive(seat) {
                    return Err(format!("{name} deals with nobody who plays"));
                }
            }
        }
        // Whoever falls is counted after those who fell before.
        let mut fallen: Vec<u8> = state.fallen.into_iter().filter(|&nth| 0 < nth).collect();
        fallen.sort_unstable();
        if (1..).zip(fallen).any(|(nth, it)| nth != it) {
            return Err("players fall one after another".to_owned());
        }
        Ok(())
    }

    /// Everything has its movements but what was said to have fewer.
    fn spend_movement(&mut self) -> Result<(), String> {
        let landed: Vec<(usize, Cargo)> =
            self.state.galleys.iter().map(|it| it.cargo).enumerate().collect();
        let came_from: Vec<_> = self.state.galleys.iter().map(|it| it.came_from).collect();
        turn::make_ready(&mut self.state);
        for (idx, cargo) in landed {
            self.state.galleys[idx].cargo = cargo;
            self.state.galleys[idx].came_from = came_from[idx];
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

    fn phase(&self) -> Result<Phase, String> {
        let state = &self.state;
        if let Some(ending) = self.over {
            let alone = state.living().count() == 1;
            let won = state.acknowledged();
            let fits = match ending {
                Ending::LastCaesar(seat) => alone && won == Some(seat),
                Ending::Conceded(seat) => !alone && won == Some(seat),
                Ending::RoundLimit => won.is_none() && 0 < state.options.round_limit,
            };
            return if fits { Ok(Phase::Over(ending)) } else { Err("it is not over".to_owned()) };
        }
        if state.acknowledged().is_some() {
            return Err("one Caesar is left, or all have conceded: the game is over".to_owned());
        }
        let fights = |field| state.battles().any(|it| it == field);
        let phase = match (self.scene, self.moment) {
            (Some(Scene::Battle(battle)), _) if fights(battle.field) => match self.loss {
                None => Phase::Battle(battle),
                Some(unit) => Phase::Loss { battle, unit },
            },
            (Some(Scene::Battle(battle)), _) => {
                return Err(format!("there is no battle: {}", battle.field));
            }
            (Some(Scene::Asked(from)), moment) => {
                let back = match moment {
                    Moment::Movement => Back::Move,
                    Moment::Combat => Back::Muster,
                    Moment::Spending => Back::Spend,
                };
                let no_battle = back == Back::Muster && state.battles().next().is_none();
                if state.deals[from.idx()].is_none() || no_battle {
                    return Err("nobody is asked for anything".to_owned());
                }
                Phase::Asked { from, back }
            }
            (Some(scene), Moment::Movement) => self.departure(scene)?,
            (Some(_), _) | (None, Moment::Combat) if state.battles().next().is_none() => {
                return Err("there is nothing to fight or to lead".to_owned());
            }
            (Some(_), _) => return Err("nobody moves after movement".to_owned()),
            (None, Moment::Combat) => Phase::Muster,
            (None, Moment::Movement) => Phase::Move,
            (None, Moment::Spending) => Phase::Spend,
        };
        let in_combat = matches!(phase, Phase::Battle(_) | Phase::Loss { .. } | Phase::Muster);
        if !state.is_alive(state.turn) && !in_combat {
            return Err("whose turn it is does not play any more".to_owned());
        }
        if let (Phase::Loss { battle, unit }, true) = (phase, self.loss.is_some()) {
            let there = state.force(battle.field, battle.roller.other());
            let any = match unit {
                // C84-41 Galleys only when nothing else is left.
                Unit::Galley => 0 < there.galleys && there.units.is_empty(),
                Unit::Infantry | Unit::Cavalry | Unit::Catapult => 0 < there.units.get(unit),
            };
            if !any || matches!(battle.field, crate::pieces::Field::Land(_)) {
                return Err("there is nothing to lose".to_owned());
            }
        }
        Ok(phase)
    }

    /// A leader or a galley that is about to go, with what can go along.
    fn departure(&self, scene: Scene) -> Result<Phase, String> {
        let state = &self.state;
        match scene {
            Scene::Lead(column) => {
                let ready = state.ready[column.from.idx()];
                let leads = match column.leader {
                    Leader::Caesar => {
                        state.has_caesar(state.turn, column.from) && 0 < state.caesar_moves
                    }
                    Leader::General => 0 < ready.generals,
                    Leader::Tired => 0 < ready.tired_generals,
                };
                let fits = leads
                    && ready.units.holds(column.units)
                    && column.tired_cavalry <= ready.tired_cavalry
                    && column.company().total() <= LEGION;
                if fits { Ok(Phase::Lead(column)) } else { Err("nobody leads that".to_owned()) }
            }
            Scene::Embark(boarding) => {
                let idx = usize::from(boarding.galley);
                let galley = state.galleys[idx];
                let Anchor::Coast(coast) = galley.at else {
                    return Err("nobody boards at sea".to_owned());
                };
                let ready = state.ready[coast.province().idx()];
                let own = state.lord_of(idx) == state.turn && 0 < galley.moves;
                let units = ready.units + galley.cargo.units;
                let generals = ready.generals + galley.cargo.generals;
                let caesar = galley.cargo.caesar
                    || (state.has_caesar(state.turn, coast.province()) && state.caesar_moves == 2);
                let fits = own
                    && units.holds(boarding.cargo.units)
                    && boarding.cargo.units.total() <= LEGION
                    && boarding.cargo.generals <= generals
                    && (caesar || !boarding.cargo.caesar);
                if fits {
                    Ok(Phase::Embark(boarding))
                } else {
                    Err("nobody boards that".to_owned())
                }
            }
            Scene::Battle(_) | Scene::Asked(_) => Err("nobody goes".to_owned()),
        }
    }
}
