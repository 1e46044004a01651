//! Peoples and set-up.

use kernel::Chance;

use crate::{
    auction::Auction,
    board::board,
    event::Event,
    lands::Lands,
    options::Options,
    people::{N_PEOPLES, People},
    points::{Chronicle, Sums},
    rules,
    state::{Phase, State},
};

/// CON-44 For the order of play all roll six faces.
const ORDER_DIE: u32 = 6;

/// Ties are rolled again so often; then the order of the board decides. Fair dice never come so
/// far, but a script may say nothing else.
const MAX_ROLLS: u8 = 100;

/// Lays out a new game.
pub fn standard(options: Options, chance: &mut Chance<'_>) -> State {
    if options.bid_peoples {
        return before_bidding(options);
    }
    let seats = if options.dealt_peoples { deal(chance) } else { People::ALL };
    let mut state = before_bidding(options);
    state.seats = seats;
    begin(&mut state, chance, &mut Vec::new());
    state
}

/// CON-45 The board as it lies before anyone has a people.
pub fn before_bidding(options: Options) -> State {
    State {
        phase: Phase::Bidding { auction: Auction::default() },
        // CON-01 What each people owns at the start; CON-34 everyone has no points.
        owned: board().start,
        ..empty(options)
    }
}

/// CON-03 The order of play is rolled for, and the first one plays.
pub(crate) fn begin(state: &mut State, chance: &mut Chance<'_>, events: &mut Vec<Event>) {
    state.order = order_of_play(chance);
    let first = state.order[0];
    events.push(Event::OrderRolled { order: state.order });
    state.phase = Phase::Act { people: first };
    rules::scoring::grow_links(state, first, events);
}

/// A board with nothing on it, not even the homes.
pub fn empty(options: Options) -> State {
    State {
        phase: Phase::Act { people: People::Gauls },
        owned: [Lands::NONE; N_PEOPLES],
        links: [Lands::NONE; N_PEOPLES],
        romanised: Lands::NONE,
        restless: Lands::NONE,
        sums: [Sums::default(); N_PEOPLES],
        chronicle: Chronicle::default(),
        order: People::ALL,
        round: 1,
        romanised_now: false,
        n_romanised: 0,
        left: [0; N_PEOPLES],
        seats: People::ALL,
        options,
    }
}

/// CON-02 The peoples are dealt to the seats.
fn deal(chance: &mut Chance<'_>) -> [People; N_PEOPLES] {
    let mut rest = People::ALL.to_vec();
    People::ALL.map(|people| {
        // The last one is no matter of luck.
        if rest.len() == 1 { rest[0] } else { chance.take(&mut rest).unwrap_or(people) }
    })
}

/// CON-03 Each rolls a die, the highest is first; those who tie roll again among themselves.
fn order_of_play(chance: &mut Chance<'_>) -> [People; N_PEOPLES] {
    let mut order = People::ALL;
    settle(&mut order, chance, MAX_ROLLS);
    order
}

fn settle(tied: &mut [People], chance: &mut Chance<'_>, n_left: u8) {
    if tied.len() < 2 || n_left == 0 {
        return;
    }
    let mut rolls = [0; N_PEOPLES];
    for &people in &*tied {
        rolls[people as usize] = chance.die(ORDER_DIE);
    }
    // A stable sort: those who tie stay in the order of the board until they have rolled again.
    tied.sort_by_key(|&people| std::cmp::Reverse(rolls[people as usize]));
    let mut first = 0;
    while first < tied.len() {
        let roll = rolls[tied[first] as usize];
        let n_tied = tied[first..].iter().take_while(|&&it| rolls[it as usize] == roll).count();
        settle(&mut tied[first..first + n_tied], chance, n_left - 1);
        first += n_tied;
    }
}
