//! What the search should value: tribute, armies and where they stand, the safety of Caesars.

mod campaign;
mod danger;
mod fight;
mod goal;
mod length;
mod march;
mod snare;
mod spend;
mod voyage;

use conquest::{
    Edition as _, Judged,
    bot::{NEVER, promise, worth},
};
use kernel::{MAX_SEATS, Seat};

use crate::{
    action::{Action, Choice, Order},
    board::board,
    deal::{Deal, Terms},
    edition::Edition2005,
    pieces::{Anchor, Cargo, LEGION, Units},
    places::{N_SEAS, Province, Sea},
    state::{Own, Phase, State},
    usual,
};

/// What it costs at least to be without a home.
const EXILE: i32 = 40;

/// How many turns of tribute a province is worth.
const TURNS: i32 = 6;

/// The most that means count for, and the most that the nearness of armies counts for. Together they
/// must stay well below a victory: whoever has everything but the last Caesar must still want him.
const LEAD: i32 = 550;
const PURSUIT: i32 = 250;

impl Judged for State {
    /// Turns of great empires take twenty clicks and more, and a turn is to take under three seconds.
    const CLICKS: u64 = 16;

    /// Each player's means against the mean of the others', after what his Caesar has to fear.
    fn appraise(&self) -> [i32; MAX_SEATS] {
        if self.phase == Phase::Own(Own::Homes) {
            return [0; MAX_SEATS];
        }
        let means = self.for_living(0, |seat| means_of(self, seat).max(1));
        let dangers = danger::dangers(self);
        let mut hopes = means;
        // What others have as far as one may count on it.
        let mut prospects = means;
        for seat in self.living() {
            let (danger, by) = dangers[seat.idx()];
            let at_stake = means[seat.idx()] * danger / 10_000;
            let is_fought = danger::is_fought(self, seat);
            let [fear, counted] = if is_fought { [100; 2] } else { length::threats(self) };
            let counted = at_stake * counted / 100;
            hopes[seat.idx()] -= at_stake * fear / 100;
            prospects[seat.idx()] -= counted;
            if let Some(by) = by {
                hopes[by.idx()] += counted / 2;
                prospects[by.idx()] += counted / 2;
            }
        }
        self.standings(hopes, prospects, LEAD, |seat| pursuit(self, seat))
    }

    fn promise(&self, seat: Seat, action: Action) -> i32 {
        let choice = match action {
            // Who has been chosen in vain stays, rather than go where there is nothing to hope for.
            Action::Order(Order::Halt) => return -200,
            // Nobody rests while a host can still come nearer to its goal: a search that sees only a few
            // turns ahead finds no reason why today, and so would wait forever.
            Action::Order(Order::EndMovement) if voyage::goes_on(self) || march::goes_on(self) => {
                return NEVER;
            }
            Action::Order(order) => return promise(self, order),
            Action::Own(choice) => choice,
        };
        match choice {
            // Roads are travelled at once.
            Choice::Ride | Choice::Usual { .. } | Choice::Retreat { to: None } => NEVER,
            Choice::Home { .. } | Choice::EndCombat | Choice::Fight { .. } | Choice::Refuse => 0,
            Choice::Form { .. }
            | Choice::Lose { .. }
            | Choice::CutDown { .. }
            | Choice::Stand
            | Choice::Retreat { to: Some(_) } => {
                let Phase::Own(Own::Clash(clash)) = self.phase else { return 0 };
                fight::choose(self, clash, choice)
            }
            Choice::FightAtSea { sea, foe } => fight::at_sea(self, sea, foe),
            Choice::Sink { galley } => sink(self, galley),
            // A prisoner can be exchanged one day.
            Choice::Hold { n } => {
                let Phase::Own(Own::Captives { captor, of }) = self.phase else { return 0 };
                if n == self.captives[captor.idx()][of.idx()] { 100 } else { NEVER }
            }
            Choice::Offer { to, terms } => offer(self, seat, to, terms),
            Choice::Accept => accept(self, seat),
        }
    }
}

/// What a unit is worth in an army, whatever it costs now.
fn value(units: Units) -> i32 {
    worth(units, [10, 14, 26])
}

/// In hundredths, what a unit on the board is worth to a player who could buy it again at once.
fn thrift(state: &State, seat: Seat) -> i32 {
    match at_hand(state, seat) {
        0..150 => 100,
        150..500 => 65,
        500.. if length::is_long(state) => 10,
        500.. => 40,
    }
}

/// In hundredths, what more tribute is good for: less, the sooner all that is in stock can be bought
/// without it. Then armies are of use only where they win the game.
fn use_of_tribute(state: &State, seat: Seat) -> i32 {
    /// What should be at hand to replace losses.
    const RESERVE: u32 = 100;
    let money = state.treasury.of(seat.idx()) + 3 * state.worth(seat);
    let at_hand = money / u32::from(state.inflation);
    i32::try_from(100 * (to_buy(state, seat) + RESERVE) / at_hand.max(1))
        .unwrap_or(100)
        .clamp(25, 100)
}

/// What it is worth to hold one's home, besides its tribute: in a long war whatever could be bought
/// there at once.
fn worth_of_home(state: &State, seat: Seat) -> i32 {
    if !length::is_long(state) {
        return 0;
    }
    EXILE + i32::try_from(at_hand(state, seat).min(to_buy(state, seat)) / 2).unwrap_or(0)
}

/// What a player has to spend, without inflation.
fn at_hand(state: &State, seat: Seat) -> u32 {
    state.treasury.of(seat.idx()) / u32::from(state.inflation)
}

/// The price of all land units in a player's stock, without inflation.
fn to_buy(state: &State, seat: Seat) -> u32 {
    Edition2005::price_of(state.stock[seat.idx()])
}

/// Whether the player on turn has more talents than units to buy.
fn is_rich(state: &State) -> bool {
    thrift(state, state.turn) < 100
}

/// Everything that a player has, in talents.
fn means_of(state: &State, seat: Seat) -> i32 {
    let worth = i32::try_from(state.worth(seat)).unwrap_or(0);
    // More than a turn's purchase lies idle.
    let purse = i32::try_from(at_hand(state, seat).min(150)).unwrap_or(0);
    let thrift = thrift(state, seat);
    let mut sum = 40 + TURNS * worth * use_of_tribute(state, seat) / 100 + 7 * purse / 10;
    let goal = goal::goal(state, seat);
    for at in Province::ALL {
        let units = state.units_of(seat, at);
        if units.is_empty() {
            continue;
        }
        // Units without a leader stay where they are.
        let led = LEGION.saturating_mul(state.n_captains(seat, at)).min(units.total());
        let army =
            value(units) * thrift / 100 + goal.nearness(at, value(units)) + 3 * i32::from(led);
        sum +=
            if state.is_free(seat, at) { army } else { fight::expectation(state, seat, at, army) };
    }
    sum += fight::prizes(state, seat);
    for (sea, Cargo { units, generals, .. }) in state.galleys_and_cargo(seat) {
        let aboard = value(units) + 8 * i32::from(generals);
        sum += 10 + sea.map_or(0, |sea| aboard + goal.nearness_at_sea(sea, value(units)));
    }
    let (generals, held) = state.generals_and_prisoners(seat);
    sum += 8 * generals + 4 * held;
    if !state.has_home(seat) {
        sum -= worth_of_home(state, seat).max(EXILE);
    }
    sum + 6 * state.n_walls_of(seat) + 6 * state.n_joined_cities(seat)
}

/// How near the armies of a player are to their goal, compared with home. One great army with many
/// generals is better than many small ones, and begins to be one at home.
fn pursuit(state: &State, seat: Seat) -> i32 {
    /// What it is worth that a general who is called home comes a step nearer.
    const CALL: i32 = 30;
    /// What it is worth that an empty galley comes a step nearer to home.
    const RECALL: i32 = 40;
    let goal = goal::goal(state, seat);
    let start = if goal::is_exiled(state, seat) { 0 } else { goal.progress(state.home(seat)) };
    let way = |progress: i32| 1 + (progress - start).max(0);
    let mut sum = 0;
    for at in Province::ALL {
        let units = state.units_of(seat, at);
        let generals = state.generals[seat.idx()][at.idx()];
        if !units.is_empty() && 0 < generals {
            let army = danger::led(units, generals);
            let worth = strength(value(units), generals) + campaign::blow(state, seat, army);
            sum += worth * way(goal.progress(at));
        }
        if 0 < generals && campaign::calls(state, seat, at, units) {
            sum += CALL * i32::from(generals) * campaign::homecoming(state, seat, at);
        }
    }
    let mut fleets = [(Units::NONE, 0); N_SEAS];
    for galley in state.galleys_of(seat) {
        let it = &state.galleys[galley];
        if it.cargo.is_empty() {
            sum += RECALL * campaign::recall(state, seat, it.at);
        }
        if let Anchor::Sea(sea) = it.at {
            let fleet = &mut fleets[sea.idx()];
            fleet.0 = fleet.0 + it.cargo.units;
            fleet.1 += it.cargo.generals;
            if 0 < it.cargo.generals && it.cargo.units.is_empty() {
                sum += CALL * campaign::homecoming_at_sea(state, seat, sea);
            }
        }
    }
    if let Some((galley, to)) = campaign::fetcher(state, seat)
        && let Anchor::Sea(sea) = state.galleys[galley].at
    {
        sum += CALL * (10 - i32::from(board().distances().sail[sea.idx()][to.idx()]));
    }
    for (sea, &(units, generals)) in fleets.iter().enumerate().filter(|(_, it)| !it.0.is_empty()) {
        let worth =
            strength(value(units), generals) + campaign::blow(state, seat, (units, generals));
        sum += worth * way(goal.progress_at_sea(Sea::at(sea)));
    }
    (sum / 20).min(PURSUIT)
}

/// Of units of that value with so many generals, each of whom leads so much and no more.
fn strength(value: i32, generals: u8) -> i32 {
    let led = value.min(100 * i32::from(generals));
    (led * led / 200).min(600)
}

/// C05-39 The galley with the least aboard.
fn sink(state: &State, galley: crate::pieces::GalleyName) -> i32 {
    let cargo = state.galley_idx(galley).map(|idx| state.galleys[idx].cargo);
    let burden = cargo.map_or(0, usual::burden);
    200 - i32::try_from(burden).unwrap_or(1_000).min(1_100)
}

/// What a general is worth.
const PRICE: u16 = 30;

/// C05-52 An exchange is always good, a ransom while generals are few. Once a turn and partner is
/// enough; an offer that is not good enough is answered by one that is.
fn offer(state: &State, seat: Seat, to: Province, terms: Terms) -> i32 {
    let Some(other) = state.seat_of(to) else { return NEVER };
    let made = if seat == state.turn {
        state.approached[other.idx()]
    } else {
        state.countered[seat.idx()]
    };
    if 0 < made {
        return NEVER;
    }
    let held = |by: Seat, of: Seat| 0 < state.prisoners[by.idx()][of.idx()];
    let both = held(seat, other) && held(other, seat);
    if terms == Terms::exchange(1) {
        200
    } else if !both && terms == Terms::ransom(1, PRICE) && has_few(state, seat) {
        60
    } else if !both && terms == Terms::release(1, PRICE) {
        30
    } else {
        NEVER
    }
}

fn has_few(state: &State, seat: Seat) -> bool {
    state.generals[seat.idx()].iter().sum::<u8>() < 3
}

fn accept(state: &State, seat: Seat) -> i32 {
    let Phase::Own(Own::Asked { deal: Deal { terms, .. }, .. }) = state.phase else { return 0 };
    let Terms { gives, takes, pays, asks } = terms;
    let good = match (gives, takes) {
        (0, _) => PRICE <= pays,
        (_, 0) => asks == 0 || asks <= PRICE && has_few(state, seat),
        (_, _) => asks == 0,
    };
    match (good, terms.is_exchange()) {
        (true, true) => 300,
        (true, false) => 100,
        (false, _) => -100,
    }
}
