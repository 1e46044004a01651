//! What a side has to fear of the enemy's next turn: each way in which a single action of his could
//! end the game or cost Hannibal.

use kernel::{Chance, Danger, Seat, Seeded, Stake, Viewer};

use crate::{
    action::Action,
    board::Side,
    event::{Event, Victory},
    pieces::Place,
    rules::{self, victory},
    state::{Phase, State},
    view::View,
};

/// Nobody can prevent it in the enemy's turn itself.
const SURE: u16 = 10_000;

/// What `seat` has to fear, the end of the game first.
pub(crate) fn dangers(view: &View, seat: Seat) -> Vec<Danger> {
    // The one thing that is not known, a card that somebody has chosen, plays no part here.
    let state = view.imagine(Viewer::Seat(seat), &mut Chance::new(&mut Seeded(0)));
    let mut fears = Fears { side: state.side(seat), all: Vec::new(), by: seat };
    fears.by = state.seat(fears.side.enemy());
    match state.phase {
        Phase::Over { .. } => return Vec::new(),
        Phase::Maneuver { .. } => (),
        Phase::Engage { province, .. } => fears.conflict(&state, Place::Land(province), None),
        Phase::Seal { place, .. } => fears.conflict(&state, place, None),
    }
    let enemy = fears.side.enemy();
    let start = State { phase: Phase::Maneuver { side: enemy, just_passed: false }, ..state };
    let mut actions = Vec::new();
    rules::candidates(&start, enemy, &mut actions);
    for action in actions.into_iter().filter(|&it| rules::check(&start, enemy, it).is_ok()) {
        fears.action(&start, action);
    }
    fears.all.sort_by_key(|it| (it.stake, it.chance.is_none()));
    fears.all
}

/// What has been found so far.
struct Fears {
    side: Side,
    /// The enemy's seat.
    by: Seat,
    all: Vec<Danger>,
}

impl Fears {
    /// What a single action of the enemy leads to.
    fn action(&mut self, start: &State, action: Action) {
        let enemy = self.side.enemy();
        let (mut after, mut events) = (start.clone(), Vec::new());
        rules::commit(&mut after, enemy, action, &mut events);
        let from = origin(start, action);
        for event in &events {
            if let Event::Won { side, by } = *event
                && side == enemy
            {
                let at = match by {
                    Victory::Capital => self.side.capital().id().to_owned(),
                    Victory::Dominance | Victory::LastUnit => goal(action).unwrap_or_default(),
                };
                self.add(Stake::Game, name(by), at, from.clone(), Some(SURE));
            }
        }
        match after.phase {
            Phase::Engage { province, .. } => {
                self.conflict(&after, Place::Land(province), from);
            }
            Phase::Seal { place, .. } => self.conflict(&after, place, from),
            Phase::Maneuver { .. } | Phase::Over { .. } => (),
        }
    }

    /// What a conflict can come to: its cards are not known, so nobody can say how likely.
    fn conflict(&mut self, state: &State, place: Place, from: Option<String>) {
        let side = self.side;
        let at = id(place);
        // HAN-36 All that is left stands there.
        let all = state.all_legions(side) + state.all_fleets(side);
        if state.n_units(side, place) == all {
            self.add(Stake::Game, name(Victory::LastUnit), at.clone(), from.clone(), None);
        }
        // HAN-33 HAN-34 The conflict ends the turn, and whoever wins it holds the province.
        let attacks = match state.phase {
            Phase::Engage { attacker, .. } | Phase::Seal { attacker, .. } => attacker != side,
            Phase::Maneuver { .. } | Phase::Over { .. } => false,
        };
        if attacks && victory::dominates(state, side.enemy()) {
            self.add(Stake::Game, name(Victory::Dominance), at.clone(), from.clone(), None);
        }
        // HAN-30
        if let Place::Land(province) = place
            && state.has_hannibal(side, province)
        {
            self.add(Stake::Leader, "hannibal", at, from, None);
        }
    }

    /// The same danger from several places is told once.
    fn add(
        &mut self,
        stake: Stake,
        how: &'static str,
        at: String,
        from: Option<String>,
        chance: Option<u16>,
    ) {
        let idx = self.all.iter().position(|it| it.how == how).unwrap_or_else(|| {
            let new = Danger { stake, how, by: self.by, at: vec![], from: vec![], chance: None };
            self.all.push(new);
            self.all.len() - 1
        });
        let danger = &mut self.all[idx];
        danger.chance = danger.chance.max(chance);
        if !at.is_empty() && !danger.at.contains(&at) {
            danger.at.push(at);
        }
        if let Some(from) = from.filter(|from| !danger.from.contains(from)) {
            danger.from.push(from);
        }
    }
}

/// Its name in the catalogue.
fn name(by: Victory) -> &'static str {
    match by {
        Victory::Capital => "capital",
        Victory::Dominance => "dominance",
        Victory::LastUnit => "last_unit",
    }
}

fn id(place: Place) -> String {
    match place {
        Place::Land(province) => province.id().to_owned(),
        Place::Sea(route) => route.id().to_owned(),
    }
}

/// From where an action comes.
fn origin(state: &State, action: Action) -> Option<String> {
    match action {
        Action::March { from, .. } => Some(from.id().to_owned()),
        Action::MarchHannibal { .. } => state.hannibal.map(|it| it.id().to_owned()),
        Action::Sail { from, .. } => Some(from.id().to_owned()),
        Action::Exchange { .. }
        | Action::ExchangeHannibal
        | Action::Pass
        | Action::EngageLegion
        | Action::EngageHannibal
        | Action::Seal { .. } => None,
    }
}

/// Where it leads.
fn goal(action: Action) -> Option<String> {
    match action {
        Action::March { to, .. } | Action::MarchHannibal { to } => Some(to.id().to_owned()),
        Action::Sail { to, .. } => Some(to.id().to_owned()),
        Action::Exchange { .. }
        | Action::ExchangeHannibal
        | Action::Pass
        | Action::EngageLegion
        | Action::EngageHannibal
        | Action::Seal { .. } => None,
    }
}
