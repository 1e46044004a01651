//! What a conquest promises with each set of dice and allies, and what an alliance brings and costs.

use serde::Serialize;

use crate::{
    board::{Territory, board},
    fight::{Camp, Fight},
    lands::Lands,
    odds::odds,
    people::{People, Peoples},
    rules::{self, muster, peace},
    state::{Phase, State},
};

/// The chances of one conquest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Prospect {
    pub at: Territory,
    pub defender: Option<People>,
    /// The first is as things stand, with nobody else on either side.
    pub rows: Vec<Row>,
}

/// The chance with one set of dice and allies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Row {
    /// Who helps the attacker.
    pub allies: Vec<People>,
    /// Who helps the defender.
    pub foes: Vec<People>,
    /// The romanised dice in the fight, on whichever side the Romans are.
    pub dice: u8,
    /// The attacker's chance in ten-thousandths.
    pub wins: u16,
}

/// What an asked player is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Terms {
    pub people: People,
    /// The points that an ally is paid.
    pub price: u16,
    /// CON-24 CON-26 The territories that would lose their peace.
    pub peace_lost: Vec<Territory>,
    /// CON-26 Besides, one of these that the player chooses.
    pub peace_one_of: Vec<Territory>,
    /// The attacker's chance with this ally, in ten-thousandths, if nobody else joins.
    pub wins_with: u16,
    pub wins_without: u16,
}

/// How fine the rows are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Detail {
    /// Fewer romanised dice only without allies.
    Brief,
    Full,
}

/// The chances of everything that the player on turn could attack.
pub fn of_turn(state: &State) -> Vec<Prospect> {
    let Phase::Act { people } = state.phase else { return Vec::new() };
    let fights = rules::targets(state, people).map(|at| Fight::new(at, people, state.owner(at)));
    fights.map(|fight| prospect(state, &fight, Camp::Attack, Detail::Brief)).collect()
}

/// The chances of the fight that is being prepared.
pub fn of_fight(state: &State) -> Option<Prospect> {
    match &state.phase {
        Phase::Muster { fight, camp }
        | Phase::Levy { fight, camp }
        | Phase::Answer { fight, camp, .. } => Some(prospect(state, fight, *camp, Detail::Full)),
        Phase::Bidding { .. }
        | Phase::Act { .. }
        | Phase::Unrest { .. }
        | Phase::Close { .. }
        | Phase::Over => None,
    }
}

/// CON-20 What everyone who has been asked and not answered gains and risks.
pub fn terms(state: &State) -> Vec<Terms> {
    let Phase::Answer { fight, camp, pending } = &state.phase else { return Vec::new() };
    let of = |people: People| {
        let mut joined = *fight;
        let allies = &mut joined.allies[*camp as usize];
        *allies = allies.with(people);
        let (lost, one_of) = losses(state, &joined, *camp, people);
        Terms {
            people,
            price: board().costs.alliance,
            peace_lost: lost.iter().collect(),
            peace_one_of: one_of.iter().collect(),
            wins_with: wins(&joined, n_levied(state, &joined)),
            wins_without: wins(fight, n_levied(state, fight)),
        }
    };
    pending.iter().map(of).collect()
}

/// CON-24 CON-26 What an ally loses of the peace he has, and of which territories he loses one more.
fn losses(state: &State, fight: &Fight, camp: Camp, people: People) -> (Lands, Lands) {
    let used = peace::used_by(state, fight, people).minus(state.restless);
    if !state.options.rulings.peace_by_camp {
        return (used.or(peace::first_beside(state, fight, people, used)), Lands::NONE);
    }
    if peace::loser(state, fight, camp) != Some(people) {
        return (used, Lands::NONE);
    }
    let at_risk = peace::at_risk(state, fight, people);
    if at_risk.len() < 2 { (used.or(at_risk), Lands::NONE) } else { (used, at_risk) }
}

fn prospect(state: &State, fight: &Fight, camp: Camp, detail: Detail) -> Prospect {
    let asked = match &state.phase {
        Phase::Answer { pending, .. } => *pending,
        Phase::Bidding { .. }
        | Phase::Unrest { .. }
        | Phase::Act { .. }
        | Phase::Muster { .. }
        | Phase::Levy { .. }
        | Phase::Close { .. }
        | Phase::Over => Peoples::NONE,
    };
    let more_allies = match camp {
        Camp::Attack => asked.or(affordable(state, fight, Camp::Attack)),
        Camp::Defence => Peoples::NONE,
    };
    let more_foes = match camp {
        Camp::Attack => affordable(state, fight, Camp::Defence),
        Camp::Defence => asked.or(affordable(state, fight, Camp::Defence)),
    };
    let mut rows = Vec::new();
    for allies in more_allies.subsets().filter(|&it| can_pay(state, fight, Camp::Attack, it)) {
        let foes = more_foes.minus(allies).subsets();
        for foes in foes.filter(|&it| can_pay(state, fight, Camp::Defence, it)) {
            let mut so = *fight;
            so.allies[0] = so.allies[0].or(allies);
            so.allies[1] = so.allies[1].or(foes);
            add_rows(state, &so, camp, detail, &mut rows);
        }
    }
    Prospect { at: fight.target, defender: fight.defender, rows }
}

/// One row with the dice as they are chosen, and one for every other number of them.
fn add_rows(state: &State, fight: &Fight, camp: Camp, detail: Detail, rows: &mut Vec<Row>) {
    let chosen = n_levied(state, fight);
    let leads = fight.leader(camp) == Some(People::Romans);
    let alone = fight.allies == [Peoples::NONE; 2];
    let others = if leads && (detail == Detail::Full || alone) { state.romanised.len() } else { 0 };
    let others = (0..=u8::try_from(others).unwrap_or(0)).filter(|&it| leads && it != chosen);
    for dice in std::iter::once(chosen).chain(others) {
        rows.push(Row {
            allies: fight.allies[0].iter().collect(),
            foes: fight.allies[1].iter().collect(),
            dice,
            wins: wins(fight, dice),
        });
    }
}

/// Those whom the leader of a camp could ask now or when his turn comes, as far as is known.
fn affordable(state: &State, fight: &Fight, camp: Camp) -> Peoples {
    fight.leader(camp).map_or(Peoples::NONE, |it| muster::askable(state, it, fight, camp))
}

fn can_pay(state: &State, fight: &Fight, camp: Camp, whom: Peoples) -> bool {
    let price = i32::from(board().costs.alliance) * i32::from(whom.len());
    fight.leader(camp).is_none_or(|leader| price <= state.points(leader))
}

fn n_levied(state: &State, fight: &Fight) -> u8 {
    u8::try_from(rules::battle::levied(state, fight).len()).unwrap_or(u8::MAX)
}

/// The attacker's chance if the Romans, wherever they are, bring so many romanised dice.
fn wins(fight: &Fight, n_dice: u8) -> u16 {
    let [attack, defence] = Camp::BOTH.map(|camp| {
        let members = fight.members(camp);
        let mut dice: Vec<u8> = members.iter().map(People::die).collect();
        if members.has(People::Romans) {
            dice.extend((0..n_dice).map(|_| People::Romans.die()));
        }
        dice
    });
    odds(&attack, fight.defender.map(|_| defence.as_slice())).per_myriad()
}
