//! What a search should value: points so far, what the rounds to come will bring, and how safe
//! each home is.

use kernel::{Appraise, MAX_SEATS, Seat, even_out};

use crate::{
    Conquerants,
    action::Action,
    auction::{Auction, Bid},
    board::{Territory, board},
    fight::Camp,
    lands::Lands,
    people::{N_PEOPLES, People},
    points::N_ROUNDS,
    state::{Phase, State},
};

/// What a new link or territory adds to each later scoring, in hundredths of a point.
const GROWTH: i32 = 210;
/// How much a lead of one point tells when the game is nearly over, and how much less before.
const SPREAD_AT_END: i32 = 300;
const SPREAD_A_ROUND: i32 = 260;
/// What a romanised die is worth beyond its territory, for each round to come.
const DIE: i32 = 25;
/// How likely, in thousandths, a neighbour is to try for a home that he would win for certain.
const MENACE: i32 = 260;

/// What each people is worth before the first turn.
const VALUES: [i32; N_PEOPLES] = [12, 24, 3, 0];

impl Appraise for Conquerants {
    fn appraise(state: &State) -> [i32; MAX_SEATS] {
        if let Some(auction) = bids(state) {
            return bidders(&auction);
        }
        let forecasts = People::ALL.map(|people| forecast(state, people));
        // The later, the surer is a lead.
        let spread = SPREAD_AT_END + SPREAD_A_ROUND * rounds_left(state);
        let mut worth = [0; MAX_SEATS];
        for people in People::ALL {
            let value = if state.is_in(people) {
                let rest = People::ALL.into_iter().filter(|&it| it != people && state.is_in(it));
                let best = rest.map(|it| forecasts[it as usize]).max().unwrap_or(0);
                let lead = even_out(forecasts[people as usize] - best, spread);
                lead - (lead + 1000) * menace(state, people) / 1000
            } else {
                -1000
            };
            worth[state.seat(people).idx()] = value;
        }
        worth
    }

    fn promise(state: &State, seat: Seat, action: &Action) -> i32 {
        let people = state.people(seat);
        match *action {
            Action::Bid { people, points } => 10 * (value(people) - i32::from(points)),
            Action::Trade { at } => trade_promise(state, people, at),
            Action::Conquer { at } => conquest_promise(state, people, at),
            Action::Pass => -200,
            Action::Romanise { .. } => 12 * scorings_left(state, people) - 40,
            // Three points now are three points, whatever comes of the fight.
            Action::Accept => 60,
            Action::Ask { whom } => ask_promise(state) - 60 * i32::from(whom.len()),
            Action::Leave { .. } => leave_promise(state),
            Action::Refuse | Action::Ready | Action::Unrest { .. } | Action::End => 0,
        }
    }
}

/// How many points more than the weakest a people is worth to whoever plays it, from games of
/// computers against themselves.
fn value(people: People) -> i32 {
    VALUES[people as usize]
}

/// The bids, while they are made and until the first turn is over.
fn bids(state: &State) -> Option<Auction> {
    match &state.phase {
        Phase::Bidding { auction } => Some(*auction),
        Phase::Act { people } if state.options.bid_peoples && state.round == 1 => {
            let fresh = state.order[0] == *people;
            let bid =
                |people: People| Some(Bid { people, points: state.sums[people as usize].bid });
            fresh.then(|| Auction::from_bids(state.seats.map(bid)))
        }
        Phase::Act { .. }
        | Phase::Muster { .. }
        | Phase::Answer { .. }
        | Phase::Levy { .. }
        | Phase::Unrest { .. }
        | Phase::Close { .. }
        | Phase::Over => None,
    }
}

/// How each seat fares in the bidding: what its people is worth beyond its price, or what the best
/// one it can still get would be.
fn bidders(auction: &Auction) -> [i32; MAX_SEATS] {
    let gain = |people: People, points: u16| value(people) - i32::from(points);
    let gains = Seat::first(N_PEOPLES).map(|seat| {
        if let Some(bid) = auction.of(seat) {
            return gain(bid.people, bid.points);
        }
        let open = People::ALL.into_iter();
        let gains = open.filter_map(|it| Some(gain(it, auction.least(it)?)));
        gains.max().unwrap_or(0)
    });
    let gains: Vec<i32> = gains.collect();
    let mut worth = [0; MAX_SEATS];
    for (idx, &own) in gains.iter().enumerate() {
        let others = gains.iter().enumerate().filter(|&(other, _)| other != idx);
        let best = others.map(|(_, &gain)| gain).max().unwrap_or(0);
        worth[idx] = even_out(100 * (own - best), SPREAD_AT_END + 9 * SPREAD_A_ROUND);
    }
    worth
}

fn rounds_left(state: &State) -> i32 {
    i32::try_from(N_ROUNDS).unwrap_or(0) - i32::from(state.round)
}

/// How often a people still scores, its present turn included.
fn scorings_left(state: &State, people: People) -> i32 {
    let place = |it: People| state.order.iter().position(|&other| other == it);
    let waits = state.on_turn().is_some_and(|now| place(now) <= place(people));
    rounds_left(state) + i32::from(waits)
}

/// The total that a people may expect at the end, in hundredths of a point.
fn forecast(state: &State, people: People) -> i32 {
    let idx = people as usize;
    let owned = i32::from(state.owned[idx].len());
    let links = i32::from(state.links[idx].len()) * i32::from(people.commerce());
    let controlled = state.controlled(people);
    let times = scorings_left(state, people);
    // A territory that has no link yet gets it before the next scoring.
    let bare = state.owned[idx].without(people.home()).minus(state.links[idx]);
    let soon = i32::from(bare.len()) * i32::from(people.commerce());
    let now = state.on_turn() == Some(people);
    let income = owned + links + i32::from(controlled.len());
    let mut points = state.sums[idx].total() + income * times;
    points += soon * (times - i32::from(now)).max(0);
    // Peace that is lost now is missing at the next scoring.
    if 0 < times {
        points -= i32::from(controlled.and(state.restless).len());
    }
    100 * points + growth(state, people, times) + dice(state, people, times)
}

/// What is still to be had: one step a turn while there is free land in reach.
fn growth(state: &State, people: People, times: i32) -> i32 {
    let own = state.controlled(people);
    let taken = People::ALL.into_iter().fold(Lands::NONE, |all, it| all.or(state.controlled(it)));
    let free = i32::from(own.reach().minus(taken).len());
    // Whoever acts now may step at once; the others once less.
    let turns = times - i32::from(state.on_turn() == Some(people) && !may_act(state));
    let steps = turns.min(2 * free).max(0);
    // Each step counts at every scoring from its own turn on.
    GROWTH * (steps * turns - steps * (steps - 1) / 2)
}

fn may_act(state: &State) -> bool {
    match state.phase {
        Phase::Act { .. } => true,
        Phase::Bidding { .. }
        | Phase::Unrest { .. }
        | Phase::Muster { .. }
        | Phase::Answer { .. }
        | Phase::Levy { .. }
        | Phase::Close { .. }
        | Phase::Over => false,
    }
}

fn dice(state: &State, people: People, times: i32) -> i32 {
    if people == People::Romans { DIE * times * i32::from(state.romanised.len()) } else { 0 }
}

/// How likely a people is to lose its home soon, in thousandths.
fn menace(state: &State, people: People) -> i32 {
    if rounds_left(state) == 0 && scorings_left(state, people) == 0 && !someone_follows(state) {
        return 0;
    }
    let around = board().common[people.home() as usize];
    let mut safe = 1000;
    for other in People::ALL.into_iter().filter(|&it| it != people && state.is_in(it)) {
        if 0 < scorings_left(state, other) && around.meets(state.owned[other as usize]) {
            let chance = chance(strength(state, other), Some(strength(state, people)));
            safe = safe * (1000 - chance * MENACE / 1000) / 1000;
        }
    }
    1000 - safe
}

/// Whether anybody plays after the one on turn in the last round.
fn someone_follows(state: &State) -> bool {
    state.on_turn() != state.order.into_iter().rfind(|&it| state.is_in(it))
}

/// Tenths of the mean throw of a people's own dice, and how many there are.
fn strength(state: &State, people: People) -> [i32; 2] {
    let more = if people == People::Romans { i32::from(state.romanised.len()) } else { 0 };
    [5 * (i32::from(people.die()) + 1) + 35 * more, 1 + more]
}

/// About the chance of an attack, in thousandths; against nobody, that of a free territory.
fn chance([attack, n_attack]: [i32; 2], defence: Option<[i32; 2]>) -> i32 {
    let Some([defence, n_defence]) = defence else {
        return if n_attack == 1 { 550 + attack / 3 } else { 960 };
    };
    // Half a pip less, since equal totals lose; the spread grows with the number of dice.
    let ahead = attack - defence - 5;
    let spread = 17 * (n_attack + n_defence + 1);
    500 + even_out(ahead, spread) / 2
}

/// A link is worth more where somebody else could take it, and to those whose links count double.
fn trade_promise(state: &State, people: People, at: Territory) -> i32 {
    let opens = board().common[at as usize].minus(state.controlled(people).reach()).len();
    60 + 40 * i32::from(people.commerce()) + 4 * i32::from(opens)
}

fn conquest_promise(state: &State, people: People, at: Territory) -> i32 {
    let own = strength(state, people);
    let linked = state.links[people as usize].has(at);
    match state.owner(at) {
        // With a link there already, a conquest brings one point a turn; else up to three.
        None => chance(own, None) / 8 + if linked { -40 } else { 40 },
        Some(owner) => {
            let chance = chance(own, Some(strength(state, owner)));
            let prize = if owner.home() == at { 160 } else { 60 };
            chance * prize / 600
        }
    }
}

/// Allies are worth their price for a home, and hardly for a village.
fn ask_promise(state: &State) -> i32 {
    let Some(fight) = state.fight() else { return 0 };
    let for_home = fight.defender.is_some_and(|it| it.home() == fight.target);
    if for_home { 60 } else { 0 }
}

/// CON-25 A defender's dice cost nothing; an attacker's cost a point of peace each.
fn leave_promise(state: &State) -> i32 {
    let defends = matches!(state.phase, Phase::Muster { camp: Camp::Defence, .. });
    if defends { -400 } else { -60 }
}

const _: () = assert!(N_PEOPLES <= MAX_SEATS, "every people has a seat");
