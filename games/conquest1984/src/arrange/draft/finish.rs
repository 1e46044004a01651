//! A position as a whole: what follows from its lines, and what cannot be.

use conquest::{Audited as _, Turning as _, position::Moment};

use super::{Draft, Scene};
use crate::{
    pieces::{LEGION, Unit},
    state::{Back, Ending, Own, Phase, State},
};

impl Draft {
    /// Puts the phase together, counts the stock, and refuses what cannot be.
    pub(in crate::arrange) fn finish(mut self) -> Result<State, String> {
        self.state.stock = self.stock()?;
        self.state.count_generals(&self.state.returning)?;
        self.shared.settle(&mut self.state)?;
        self.refuse_impossible()?;
        let fights = matches!(self.scene, Some(Scene::Battle(_) | Scene::Judge { .. }));
        if self.shared.moment == Moment::Movement && !fights {
            let units = self.state.at_rest();
            self.shared.spend_movement(&mut self.state, &units)?;
        }
        self.state.phase = self.phase().and_then(|phase| self.asking(phase))?;
        self.state.note_worth();
        self.state.audit()?;
        Ok(self.state)
    }

    fn refuse_impossible(&self) -> Result<(), String> {
        let state = &self.state;
        let fits = (1..=3).contains(&state.inflation)
            && state.inflation <= state.reached
            && state.reached <= 3;
        if !fits || state.round == 0 {
            return Err("there is no such inflation or round".to_owned());
        }
        for seat in state.seats() {
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

    fn phase(&self) -> Result<Phase, String> {
        let state = &self.state;
        if let Some(ending) = self.shared.over {
            let alone = state.living().count() == 1;
            let won = state.acknowledged();
            let fits = match ending {
                Ending::LastCaesar(seat) => alone && won == Some(seat),
                Ending::Conceded(seat) => !alone && won == Some(seat),
                Ending::RoundLimit => won.is_none() && 0 < state.options.round_limit,
                Ending::NoCaesar => false,
            };
            return if fits { Ok(Phase::Over(ending)) } else { Err("it is not over".to_owned()) };
        }
        if state.acknowledged().is_some() {
            return Err("one Caesar is left, or all have conceded: the game is over".to_owned());
        }
        let fights = |field| state.battles().any(|it| it == field);
        let phase = match (self.scene, self.shared.moment) {
            (Some(Scene::Battle(battle)), _) if fights(battle.field) => match self.loss {
                None => Phase::Own(Own::Battle(battle)),
                Some(unit) => Phase::Own(Own::Loss { battle, unit }),
            },
            (Some(Scene::Battle(battle)), _) => {
                return Err(format!("there is no battle: {}", battle.field));
            }
            (Some(Scene::Judge { captor, of }), _) => {
                let held = captor != of && 0 < state.prisoners[captor.idx()][of.idx()];
                if !held || !state.is_alive(captor) || captor == state.turn {
                    return Err("nobody has been captured".to_owned());
                }
                Phase::Own(Own::Judge { captor, of })
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
        let in_combat = matches!(phase, Phase::Own(_) | Phase::Muster);
        if !state.is_alive(state.turn) && !in_combat {
            return Err("whose turn it is does not play any more".to_owned());
        }
        if let (Phase::Own(Own::Loss { battle, unit }), true) = (phase, self.loss.is_some()) {
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

    /// C84-60 Meanwhile somebody is asked: by the player on turn, or he himself.
    fn asking(&self, phase: Phase) -> Result<Phase, String> {
        let Some(from) = self.asked else { return Ok(phase) };
        let state = &self.state;
        let deal = state.deals[from.idx()];
        let with_him = deal.is_some_and(|it| [from, it.to].contains(&state.turn));
        match Back::of(phase) {
            Some(back) if with_him && state.is_alive(state.turn) => {
                Ok(Phase::Own(Own::Asked { from, back }))
            }
            _ => Err("nobody is asked for anything".to_owned()),
        }
    }

    /// A leader or a galley that is about to go, with what can go along.
    fn departure(&self, scene: Scene) -> Result<Phase, String> {
        let state = &self.state;
        match scene {
            Scene::Lead(column) => {
                let ready = state.ready[column.from.idx()];
                let fits = state.can_lead(column.from, column.leader)
                    && ready.units.holds(column.units)
                    && column.tired_cavalry <= ready.tired_cavalry
                    && column.company().total() <= LEGION;
                if fits { Ok(Phase::Lead(column)) } else { Err("nobody leads that".to_owned()) }
            }
            Scene::Embark(boarding) => {
                state.check_boarding(boarding).map(|()| Phase::Embark(boarding))
            }
            Scene::Battle(_) | Scene::Judge { .. } => Err("nobody goes".to_owned()),
        }
    }
}
