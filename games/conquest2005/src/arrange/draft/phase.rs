//! What the table waits for, put together from what was read.

use conquest::{Marching as _, Rules as _, position::Moment};
use kernel::{MAX_SEATS, Seat};

use super::{Draft, Scene};
use crate::{
    action::Choice,
    deal::Deal,
    pieces::{Anchor, LEGION, Leader, Side, Units},
    places::Sea,
    rules,
    state::{Clash, Column, Ending, Own, Phase, Rider, SeaFight, Stage, State, Step},
};

impl Draft {
    pub(super) fn phase(&self) -> Result<Phase, String> {
        let state = &self.state;
        if let Some(ending) = self.shared.over {
            return self.ending(ending);
        }
        if state.living().count() < 2 {
            return Err("one Caesar is left: the game is over".to_owned());
        }
        if !state.is_alive(state.attacker)
            || state.attacker != state.turn && state.is_alive(state.turn)
        {
            return Err("who attacks is not he who should".to_owned());
        }
        if !state.is_alive(state.turn) && self.shared.moment != Moment::Combat {
            return Err("whose turn it is does not play any more".to_owned());
        }
        let captives = captives(state);
        let phase = match (self.scene, self.shared.moment) {
            (Some(Scene::Lead(column, rides)), _) => self.lead(column, rides)?,
            (Some(Scene::Embark(boarding)), _) => {
                state.check_boarding(boarding)?;
                Phase::Embark(boarding)
            }
            (Some(Scene::Clash(clash)), _) => self.clash(clash)?,
            (Some(Scene::Sinking(fight)), _) => self.sinking(fight)?,
            (Some(Scene::Asked { from, deal }), _) => {
                let from = from.unwrap_or(state.turn);
                let none = [0; MAX_SEATS];
                let mut before = State { approached: none, countered: none, ..*state };
                // Who answers was asked.
                before.phase = if from == state.turn {
                    Phase::Spend
                } else {
                    Phase::Own(Own::Asked { from: deal.to, deal: Deal { to: from, ..deal } })
                };
                let offer = Choice::Offer { to: state.home(deal.to), terms: deal.terms };
                let with_him = [from, deal.to].contains(&state.turn) && state.is_alive(from);
                let asked = with_him && before.check(from, offer.into()).is_ok();
                if !asked || self.stage != Some(Stage::Dealt) {
                    return Err("nobody is asked for anything".to_owned());
                }
                Phase::Own(Own::Asked { from, deal })
            }
            (None, Moment::Movement) => Phase::Move,
            (None, Moment::Spending) => Phase::Spend,
            (None, Moment::Combat) => match captives {
                Some((captor, of)) => Phase::Own(Own::Captives { captor, of }),
                None if state.battles().next().is_some() || state.sea_fights().next().is_some() => {
                    Phase::Muster
                }
                None => return Err("there is nothing to fight".to_owned()),
            },
        };
        let muster = matches!(phase, Phase::Muster | Phase::Own(Own::Clash(_) | Own::Sinking(_)));
        if muster && self.stage.is_some_and(|it| Stage::Claimed <= it) {
            return Err("combat is over".to_owned());
        }
        if captives.is_some() && matches!(phase, Phase::Muster | Phase::Own(Own::Clash(_))) {
            return Err("captured generals nobody has spoken of".to_owned());
        }
        Ok(phase)
    }

    fn ending(&self, ending: Ending) -> Result<Phase, String> {
        let state = &self.state;
        let n_living = state.living().count();
        let fits = match ending {
            Ending::LastCaesar(seat) => n_living == 1 && state.is_alive(seat),
            Ending::Conceded(seat) => 1 < n_living && state.acknowledged() == Some(seat),
            Ending::RoundLimit => 1 < n_living && 0 < state.options.round_limit,
            Ending::NoCaesar => n_living == 0,
        };
        if fits { Ok(Phase::Over(ending)) } else { Err("it is not over".to_owned()) }
    }

    /// A leader who is about to go, with what can go along.
    fn lead(&self, column: Column, rides: bool) -> Result<Phase, String> {
        let state = &self.state;
        let stray = state.journey.is_some_and(|it| !state.is_on_its_way(it));
        if stray || rides != state.journey.is_some() {
            return Err("a journey that cannot be".to_owned());
        }
        let leads = match (state.journey, column.leader) {
            (None, leader) => state.can_lead(column.from, leader),
            (Some(it), Leader::Caesar) => it.at == column.from && it.leader == Rider::Caesar,
            (Some(it), Leader::Tired) => it.at == column.from && it.leader != Rider::Caesar,
            (Some(_), Leader::General) => false,
        };
        let fits = leads && {
            let (units, tired) = state.company(column);
            units.holds(column.units)
                && column.tired_cavalry <= tired
                && u16::from(column.units.total()) + u16::from(column.tired_cavalry)
                    <= u16::from(LEGION)
        };
        if fits { Ok(Phase::Lead(column)) } else { Err("nobody leads that".to_owned()) }
    }

    /// C05-20 to C05-30 One round of a battle, as far as it has come.
    fn clash(&self, clash: Clash) -> Result<Phase, String> {
        let state = &self.state;
        let Clash { at, foe, step, .. } = clash;
        let clash = Clash { legions: self.legions, down: self.down, ..clash };
        let no = || Err(format!("there is no such battle: {at}"));
        if !state.battles().any(|it| it == (at, foe)) {
            return no();
        }
        let army = |side: Side| state.units_of(state.fighter(foe, side), at);
        let whole = |side: Side| {
            let size = army(side).total().min(state.ranks(state.fighter(foe, side), at));
            let legion = clash.legions[side as usize];
            legion.total() == size && army(side).holds(legion)
        };
        let none = |side: Side| clash.legions[side as usize].is_empty();
        let [attacker, defender] = Side::BOTH;
        let nothing_down = clash.down == Units::NONE;
        let fits = match step {
            Step::Form(Side::Defender) | Step::Decide(_) => none(attacker) && none(defender),
            Step::Form(Side::Attacker) => none(attacker) && whole(defender),
            Step::Lose(side, hits) => {
                let down = side == Side::Attacker || nothing_down;
                whole(attacker)
                    && whole(defender)
                    && down
                    && clash.legions[1].holds(clash.down)
                    && (1..=clash.legions[side as usize].total()).contains(&hits)
            }
            Step::Pursue { winner, hits, to } => {
                let loser = state.fighter(foe, winner.other());
                none(attacker)
                    && none(defender)
                    && (1..=army(winner.other()).total()).contains(&hits)
                    && rules::refuges(state, loser, at).has(to.idx())
            }
        };
        let early = !matches!(step, Step::Lose(Side::Attacker, _));
        if fits && (nothing_down || !early) { Ok(Phase::Own(Own::Clash(clash))) } else { no() }
    }

    /// C05-39 Galleys that are being named.
    fn sinking(&self, fight: SeaFight) -> Result<Phase, String> {
        let state = &self.state;
        let SeaFight { sea, foe, round, hits, .. } = fight;
        let fight = SeaFight { doomed: self.doomed, ..fight };
        let enough = Side::BOTH.into_iter().all(|side| {
            let seat = state.fighter(foe, side);
            let fleet = state.fleet(seat, Anchor::Sea(sea));
            let left = fleet.filter(|&idx| !self.doomed.has(idx)).count();
            usize::from(hits[side as usize]) <= left
        });
        let there = self.doomed.iter().all(|idx| {
            let owner = state.lord_of(idx);
            state.galleys[idx].at == Anchor::Sea(sea) && (owner == foe || owner == state.turn)
        });
        let fought = state.fought[sea.idx()] >> foe.0 & 1 == 1;
        let fits = (1..=3).contains(&round)
            && hits != [0; 2]
            && enough
            && there
            && fought
            && foe != state.turn
            && state.is_alive(foe)
            && state.attacker == state.turn
            && both_afloat(state, sea, foe);
        if fits {
            Ok(Phase::Own(Own::Sinking(fight)))
        } else {
            Err("no galleys are to be named".to_owned())
        }
    }
}

fn both_afloat(state: &State, sea: Sea, foe: Seat) -> bool {
    [state.turn, foe].into_iter().all(|it| 0 < state.n_galleys(it, Anchor::Sea(sea)))
}

fn captives(state: &State) -> Option<(Seat, Seat)> {
    let mut pairs = state.seats().flat_map(|captor| state.seats().map(move |of| (captor, of)));
    pairs.find(|(captor, of)| 0 < state.captives[captor.idx()][of.idx()])
}
