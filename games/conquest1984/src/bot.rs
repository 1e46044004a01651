//! What the search should value: tribute, armies and where they stand, the safety of Caesars.

mod danger;
mod fight;
mod goal;
mod march;
mod spend;
mod voyage;

use conquest::{
    Judged,
    bot::{NEVER, lead_over_others},
    deal::Bargain,
};
use kernel::{MAX_SEATS, Seat};

use crate::{
    action::{Action, Choice, Order},
    deal::Terms,
    pieces::{Anchor, Unit, Units},
    places::Province,
    state::{Own, Phase, State},
};

/// How many turns of tribute a province is worth.
const TURNS: i32 = 5;

impl Judged for State {
    const CLICKS: u64 = 8;

    /// Each player's means against the mean of the others', after what his Caesar has to fear.
    fn appraise(&self) -> [i32; MAX_SEATS] {
        let state = self;
        let means = state.for_living(0, |seat| means_of(state, seat).max(1));
        let dangers = danger::dangers(state);
        let mut hopes = means;
        for seat in state.living() {
            let (danger, by) = dangers[seat.idx()];
            let at_stake = means[seat.idx()] * danger / 10_000;
            hopes[seat.idx()] -= at_stake;
            if let Some(by) = by {
                hopes[by.idx()] += at_stake / 2 + 100 * danger / 10_000;
            }
        }
        let n_others = i32::try_from(state.living().count()).unwrap_or(2).max(2) - 1;
        let total: i32 = hopes.iter().sum();
        let mut out = [NEVER; MAX_SEATS];
        for seat in state.living() {
            let own = hopes[seat.idx()];
            let others = (total - own) / n_others;
            out[seat.idx()] = 900 * (own - others) / (own + others).max(1);
        }
        // Whoever is far ahead must still come nearer.
        let pursuits = state.for_living(0, |seat| pursuit(state, seat));
        let ahead = lead_over_others(pursuits, n_others);
        for seat in state.living() {
            out[seat.idx()] += ahead[seat.idx()];
        }
        out
    }

    fn promise(&self, seat: Seat, action: Action) -> i32 {
        let state = self;
        match action {
            Action::Order(Order::Lead { at, leader }) => march::lead(state, at, leader),
            Action::Order(Order::Take { unit, n }) => match state.phase {
                Phase::Embark(boarding) => voyage::take(state, boarding, unit, n),
                Phase::Lead(column) => march::take(state, column, unit, n),
                Phase::Move
                | Phase::Muster
                | Phase::Own(Own::Battle(_) | Own::Loss { .. } | Own::Asked { .. })
                | Phase::Spend
                | Phase::Over(_) => 0,
            },
            Action::Order(Order::TakeTired { n }) => march::take_tired(state, n),
            Action::Order(Order::Go { to }) => march::go(state, to),
            Action::Order(Order::TakeGenerals { n }) => voyage::take_generals(state, n),
            Action::Order(Order::SetSail { to }) => voyage::set_sail(state, to),
            Action::Order(Order::Board { galley }) => voyage::board(state, galley),
            Action::Order(Order::Sail { galley, to }) => voyage::sail(state, galley, to),
            Action::Order(Order::Land { galley, to }) => voyage::land(state, galley, to),
            // The Caesar stays on land, and what was begun goes on.
            Action::Order(
                Order::TakeCaesar | Order::Halt | Order::Concede { .. } | Order::Destroy { .. },
            )
            | Action::Own(Choice::Later)
            | Action::Own(Choice::Withdraw)
            | Action::Own(Choice::Execute { .. }) => NEVER,
            Action::Order(Order::EndMovement | Order::EndTurn)
            | Action::Own(Choice::Fight { .. })
            | Action::Own(Choice::Lose { .. })
            | Action::Own(Choice::Refuse { .. }) => 0,
            Action::Own(Choice::Target { unit }) => fight::target(state, unit),
            Action::Own(Choice::Retreat { .. }) => fight::retreat(state),
            Action::Order(Order::Buy { unit, n }) => spend::buy(state, unit, n),
            Action::Order(Order::BuyGalley { at }) => spend::buy_galley(state, at),
            Action::Order(Order::City { at }) => spend::city(state, at),
            Action::Order(Order::Wall { at }) => spend::wall(state, at),
            // They cost nothing.
            Action::Order(Order::Road { .. }) => 400,
            Action::Own(Choice::Offer { to, terms }) => offer(state, seat, to, terms),
            Action::Own(Choice::Accept { from }) => answer(state, seat, from),
        }
    }
}

/// What a unit is worth in an army, whatever it costs now.
fn value(units: Units) -> i32 {
    let [infantry, cavalry, catapults] = units.0.map(i32::from);
    10 * infantry + 20 * cavalry + 38 * catapults
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
    for galley in state.galleys_of(seat) {
        let it = &state.galleys[galley];
        sum += 10;
        if let Anchor::Sea(sea) = it.at {
            let units = it.cargo.units;
            sum += value(units) + goal.nearness_at_sea(sea, value(units));
            sum += 5 * i32::from(it.cargo.generals);
        }
    }
    let generals: u8 = state.generals[idx].iter().sum();
    let held: u8 = state.prisoners[idx].iter().sum();
    sum += 5 * i32::from(generals) + 4 * i32::from(held + state.returning[idx]);
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
    for galley in state.galleys_of(seat) {
        let it = &state.galleys[galley];
        if let Anchor::Sea(sea) = it.at {
            sum += strength(it.cargo.units) * goal.progress_at_sea(sea);
        }
    }
    (sum / 100).min(60)
}

/// C84-46 An exchange is always good, a ransom while generals are few.
/// A turn of one's own is early enough: what is offered in another's waits for it.
fn offer(state: &State, seat: Seat, to: Province, terms: Terms) -> i32 {
    if seat != state.turn {
        return NEVER;
    }
    let generals: u8 = state.generals[seat.idx()].iter().sum();
    let both = state.seat_of(to).is_some_and(|other| {
        0 < state.prisoners[seat.idx()][other.idx()] && 0 < state.prisoners[other.idx()][seat.idx()]
    });
    match terms {
        Terms::Bargain(Bargain::Exchange) => 200,
        Terms::Bargain(Bargain::Ransom { sum: 20 }) if !both && generals < 4 => 60,
        Terms::Release { sum: 30 } if !both => 30,
        Terms::Bargain(
            Bargain::Ransom { .. }
            | Bargain::ExchangePaying { .. }
            | Bargain::ExchangeAsking { .. },
        )
        | Terms::Release { .. } => NEVER,
    }
}

fn answer(state: &State, seat: Seat, from: Province) -> i32 {
    let deal = state.seat_of(from).and_then(|maker| state.deals[maker.idx()]);
    let generals: u8 = state.generals[seat.idx()].iter().sum();
    match deal.map(|it| it.terms) {
        Some(Terms::Bargain(Bargain::Exchange | Bargain::ExchangePaying { .. })) => 300,
        Some(Terms::Bargain(Bargain::Ransom { sum })) => {
            if 20 <= sum {
                100
            } else {
                -100
            }
        }
        Some(Terms::Release { sum }) => {
            if sum <= 30 && generals < 4 {
                100
            } else {
                -100
            }
        }
        Some(Terms::Bargain(Bargain::ExchangeAsking { .. })) | None => -100,
    }
}

/// Whether `units` hold any of a kind.
fn has(units: Units, unit: Unit) -> bool {
    0 < units.get(unit)
}
