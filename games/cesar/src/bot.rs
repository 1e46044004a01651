//! What a search should value: tokens in hand, roads that others will travel, and roads in stock.
//!
//! All numbers are tenths of points.

mod traffic;

use kernel::{Appraise, MAX_SEATS, Seat, even_out};

use crate::{
    Cesar,
    action::Action,
    board::facts,
    chain::Chain,
    city::{City, cities},
    color::N_COLORS,
    network::MAX_PLAYERS,
    rules,
    state::{Phase, State},
    tally::{N_ROWS, of_cities, of_goods},
    treasure::{N_KINDS, N_ORDINARY, Treasure},
};

/// What of the traffic that can be expected comes true.
const TRAFFIC: i32 = 7;
/// A turn lost for want of roads.
const LOST_TURN: i32 = -70;
/// A road beyond one for each turn: it will score at least once.
const SPARE_ROAD: i32 = 11;
/// A player chooses better tokens than the average ones that are left.
const CHOICE: i32 = 13;
/// How much attention a point is worth.
const ATTENTION: i32 = 2;

impl Appraise for Cesar {
    fn appraise(state: &State) -> [i32; MAX_SEATS] {
        let traffic = traffic::expected(state);
        let mut points = [0; MAX_PLAYERS];
        for seat in state.seats() {
            points[seat.idx()] = expected(state, seat) + TRAFFIC * traffic[seat.idx()];
        }
        // The fewer cities are left, the more a lead decides.
        let doubt = 90 + 12 * small(state.open.len());
        let mut worth = [0; MAX_SEATS];
        for seat in state.seats() {
            let others = state.seats().filter(|it| *it != seat).map(|it| points[it.idx()]);
            let lead = points[seat.idx()] - others.max().unwrap_or(0);
            worth[seat.idx()] = even_out(lead, doubt);
        }
        worth
    }

    fn promise(state: &State, seat: Seat, action: &Action) -> i32 {
        match (*action, state.phase) {
            (Action::Connect { city }, _) => ATTENTION * at_a_glance(state, seat, city),
            (Action::From { start }, _) => start_promise(state, start),
            (Action::To { city }, Phase::Build { chain, ends, .. }) if ends.has(city as usize) => {
                let longer = state.ground().cheapest(&chain, city, state.stock(seat));
                longer.map_or(0, |chain| ATTENTION * brings(state, seat, &chain))
            }
            (Action::Score { nth }, _) => -100 * i32::from(nth),
            (Action::To { .. } | Action::Confirm, _) => 0,
        }
    }
}

/// A chain by hand pays where several ways can be joined; else it only starts elsewhere.
fn start_promise(state: &State, start: City) -> i32 {
    let ground = state.ground();
    let onward = ground.board.links[start as usize]
        .iter()
        .any(|link| state.is_empty(link.to) && !ground.built.has(link.way));
    if onward { -60 } else { -200 }
}

/// What this turn brings its player, less what it brings the others on average.
fn brings(state: &State, seat: Seat, chain: &Chain) -> i32 {
    let city = chain.end as usize;
    let factor = i32::from(rules::factor(state.treasures[city]));
    let routes = rules::routes(state, seat, chain);
    let Some(route) = routes.first() else { return 0 };
    let own = i32::from(route.points[seat.idx()]);
    let all: i32 = route.points.iter().map(|&it| i32::from(it)).sum();
    let others = (all - own) * 10 / small(usize::from(state.n_seats) - 1).max(1);
    let token = Wants::new(state, seat).of(state, chain.end);
    let roads = i32::from(state.board().roads(chain.ways)) - 1;
    factor * (10 * own - others) + token - SPARE_ROAD * roads
}

/// About the same for the cheapest chain to a city.
fn at_a_glance(state: &State, seat: Seat, city: City) -> i32 {
    let Some((roads, near)) = rules::neighbors_in_reach(state, city) else { return 0 };
    let (board, roads) = (state.board(), i32::from(roads));
    let factor = i32::from(rules::factor(state.treasures[city as usize]));
    let n_others = small(usize::from(state.n_seats) - 1).max(1);
    let best = cities(near).map(|start| {
        let own = i32::from(state.network.glance(board, start, seat.idx()));
        let others = i32::from(state.network.far(start)) - own;
        10 * (own + roads) - 10 * others / n_others
    });
    let token = Wants::new(state, seat).of(state, city);
    factor * best.max().unwrap_or(0) + token - SPARE_ROAD * (roads - 1)
}

/// What a player's game will be worth, traffic aside.
fn expected(state: &State, seat: Seat) -> i32 {
    let idx = seat.idx();
    let colors = of_cities(state.board(), state.options, state.taken[idx]);
    let won = state.road_points(seat)
        + colors.iter().sum::<u16>()
        + of_goods(state.options, state.goods[idx]);
    10 * i32::from(won) + of_tokens(state, seat) + of_stock(state, seat)
}

/// What the tokens of the turns to come will add.
fn of_tokens(state: &State, seat: Seat) -> i32 {
    let n_open = small(state.open.len());
    if n_open == 0 {
        return 0;
    }
    let wants = Wants::new(state, seat);
    let sum: i32 = cities(state.open).map(|city| wants.of(state, city)).sum();
    let turns = small(state.turns_to_come(seat).min(state.stock(seat).into()));
    sum * turns * CHOICE / (10 * n_open)
}

/// Roads in stock: one for each turn is needed, more of them score, and the most of them win ten
/// points in the end.
fn of_stock(state: &State, seat: Seat) -> i32 {
    let turns = small(state.turns_to_come(seat));
    let stock = i32::from(state.stock(seat));
    let spare = if stock < turns {
        LOST_TURN * (turns - stock)
    } else {
        SPARE_ROAD * (stock - turns).min(2 * turns)
    };
    // Whoever has played in this round already has one turn less to pay for.
    let left = |it: Seat| i32::from(state.stock(it)) - small(state.turns_to_come(it));
    if state.seats().any(|it| left(seat) < left(it)) {
        return spare;
    }
    let (n_all, n_open) = (small(state.board().n_cities), small(state.open.len()));
    let done = n_all - n_open;
    spare + 10 * i32::from(facts().most_roads_left) * done * done / (n_all * n_all)
}

/// What one more token of each sort would add to a player's game.
struct Wants {
    kinds: [i32; N_KINDS],
    /// The highest city of each colour.
    best: [u16; N_COLORS],
}

impl Wants {
    fn new(state: &State, seat: Seat) -> Wants {
        let goods = state.goods[seat.idx()];
        let counts = Treasure::ALL.map(|kind| usize::from(goods.get(kind as usize)));
        let mut rows = [0; N_ROWS + 1];
        for &n in &counts[..N_ORDINARY] {
            rows[..n].iter_mut().for_each(|it| *it += 1);
        }
        let next = |scale: &[u8], n: usize| {
            let at = |n: usize| scale.get(n).map_or(0, |&it| 10 * i32::from(it));
            at(n + 1) - at(n)
        };
        let mut kinds = [0; N_KINDS];
        for (want, &n) in kinds[..N_ORDINARY].iter_mut().zip(&counts) {
            if n < N_ROWS {
                // Half of what comes after the next one: collections pay late.
                let column = next(&facts().same, n) + next(&facts().same, (n + 1).min(3)) / 4;
                let row = next(&facts().different, rows[n]);
                let row = row + next(&facts().different, (rows[n] + 1).min(7)) / 4;
                *want = column + row;
            }
        }
        let coins = counts[Treasure::Gold as usize].min(7);
        let gold = if state.options.gold_squares { &facts().gold_squares } else { &facts().gold };
        kinds[Treasure::Gold as usize] = next(gold, coins);
        Wants { kinds, best: of_cities(state.board(), state.options, state.taken[seat.idx()]) }
    }

    fn of(&self, state: &State, city: City) -> i32 {
        let value = u16::from(facts().values[city as usize]);
        let best = self.best[facts().colors[city as usize] as usize];
        let kind = state.treasures[city as usize];
        self.kinds[kind as usize] + 10 * i32::from(value.saturating_sub(best))
    }
}

/// A number of cities, seats or turns.
fn small(n: usize) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}
