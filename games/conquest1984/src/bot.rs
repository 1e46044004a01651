//! What the search should value: tribute, armies and where they stand, the safety of Caesars.

mod danger;
mod fight;
mod goal;
mod march;
mod spend;
mod voyage;

use conquest::{
    Judged,
    bot::{NEVER, promise, worth},
};
use kernel::{MAX_SEATS, Seat};

use crate::{
    action::{Action, Choice},
    deal::Terms,
    pieces::{Cargo, Unit, Units},
    places::Province,
    state::{Own, Phase, State},
};

/// How many turns of tribute a province is worth.
const TURNS: i32 = 5;

impl Judged for State {
    const CLICKS: u64 = 8;

    /// Each player's means against the mean of the others', after what his Caesar has to fear.
    fn appraise(&self) -> [i32; MAX_SEATS] {
        let means = self.for_living(0, |seat| means_of(self, seat).max(1));
        let dangers = danger::dangers(self);
        let mut hopes = means;
        for seat in self.living() {
            let (danger, by) = dangers[seat.idx()];
            let at_stake = means[seat.idx()] * danger / 10_000;
            hopes[seat.idx()] -= at_stake;
            if let Some(by) = by {
                hopes[by.idx()] += at_stake / 2 + 100 * danger / 10_000;
            }
        }
        self.standings(hopes, hopes, 900, |seat| pursuit(self, seat))
    }

    fn promise(&self, seat: Seat, action: Action) -> i32 {
        match action {
            Action::Order(order) => promise(self, order),
            Action::Own(Choice::Later | Choice::Withdraw | Choice::Execute { .. }) => NEVER,
            // A prisoner can be exchanged one day.
            Action::Own(Choice::Hold) => 100,
            Action::Own(Choice::Fight { .. } | Choice::Lose { .. } | Choice::Refuse { .. }) => 0,
            Action::Own(Choice::Target { unit }) => fight::target(self, unit),
            Action::Own(Choice::Retreat { .. }) => fight::retreat(self),
            Action::Own(Choice::Offer { to, terms }) => offer(self, seat, to, terms),
            Action::Own(Choice::Accept { from }) => answer(self, seat, from),
        }
    }
}

/// What a unit is worth in an army, whatever it costs now.
fn value(units: Units) -> i32 {
    worth(units, [10, 20, 38])
}

/// Everything that a player has, in talents.
fn means_of(state: &State, seat: Seat) -> i32 {
    let idx = seat.idx();
    let worth = i32::try_from(state.worth(seat)).unwrap_or(0);
    let turns = if state.has_home(seat) { TURNS } else { 1 };
    let money = i32::try_from(state.treasury.of(idx)).unwrap_or(0);
    // More than a turn's purchase lies idle.
    let purse = (money / i32::from(state.inflation)).min(150);
    let mut sum = 40 + turns * worth + 7 * purse / 10;
    let goal = goal::goal(state, seat);
    for at in state.owned[idx].iter() {
        let units = state.garrison[at];
        if !units.is_empty() {
            sum += value(units) + goal.nearness(Province::at(at), value(units));
        }
    }
    sum += fight::pending(state, seat);
    for (sea, Cargo { units, generals, .. }) in state.galleys_and_cargo(seat) {
        let aboard = value(units) + 5 * i32::from(generals);
        sum += 10 + sea.map_or(0, |sea| aboard + goal.nearness_at_sea(sea, value(units)));
    }
    let (generals, held) = state.generals_and_prisoners(seat);
    sum += 5 * generals + 4 * (held + i32::from(state.returning[idx]));
    sum + 6 * state.n_walls_of(seat) + 4 * state.n_joined_cities(seat)
}

/// How near the best armies of a player are to their goal: 0 to 60.
fn pursuit(state: &State, seat: Seat) -> i32 {
    let goal = goal::goal(state, seat);
    let strength = |units: Units| value(units).min(150);
    let mut sum = 0;
    for at in state.owned[seat.idx()].iter() {
        let units = state.garrison[at];
        if !units.is_empty() {
            sum += strength(units) * goal.progress(Province::at(at));
        }
    }
    for (sea, cargo) in state.galleys_and_cargo(seat) {
        sum += sea.map_or(0, |sea| strength(cargo.units) * goal.progress_at_sea(sea));
    }
    (sum / 100).min(60)
}

/// What a general is worth to his captor, and to an owner who has few of them.
const PRICE: u16 = 20;
const DEAR: u16 = 30;

/// C84-46 An exchange is always good, a ransom while generals are few. Once a turn and partner is
/// enough, and a turn of one's own early enough; an offer that is not good enough is answered by one
/// that is.
fn offer(state: &State, seat: Seat, to: Province, terms: Terms) -> i32 {
    let Some(other) = state.seat_of(to) else { return NEVER };
    let (one, two) = (seat.idx(), other.idx());
    let rests = matches!(state.phase, Phase::Move | Phase::Muster | Phase::Spend);
    let asked = matches!(state.phase, Phase::Own(Own::Asked { from, .. }) if from == other);
    let begins = seat == state.turn && rests;
    if 0 < state.approached[one][two] || !(begins || asked) {
        return NEVER;
    }
    let both = 0 < state.prisoners[one][two] && 0 < state.prisoners[two][one];
    if terms == Terms::exchange(1) {
        return 200;
    }
    if both {
        NEVER
    } else if terms == Terms::ransom(1, PRICE) && has_few(state, seat) {
        60
    } else if terms == Terms::release(1, DEAR) {
        30
    } else {
        NEVER
    }
}

fn has_few(state: &State, seat: Seat) -> bool {
    state.generals[seat.idx()].iter().sum::<u8>() < 4
}

/// Whether what the other offers is good: for each general enough, or not too much.
fn answer(state: &State, seat: Seat, from: Province) -> i32 {
    let deal = state.seat_of(from).and_then(|maker| state.deals[maker.idx()]);
    let Some(Terms { gives, takes, pays, asks }) = deal.map(|it| it.terms) else { return -100 };
    let (n, price) = (u16::from(gives.max(takes)), |each: u16, n: u16| each.saturating_mul(n));
    let good = match (gives, takes) {
        (0, _) => price(PRICE, n) <= pays,
        (_, 0) => asks == 0 || asks <= price(DEAR, n) && has_few(state, seat),
        (_, _) => asks == 0,
    };
    match (good, 0 < gives && 0 < takes) {
        (true, true) => 300,
        (true, false) => 100,
        (false, _) => -100,
    }
}

/// Whether `units` hold any of a kind.
fn has(units: Units, unit: Unit) -> bool {
    0 < units.get(unit)
}
