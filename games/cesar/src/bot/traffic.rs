//! Who will be paid for the cities that are still to be connected.

use crate::{
    board::Board,
    city::{City, N_CITIES, cities},
    network::MAX_PLAYERS,
    rules,
    state::State,
};

/// So many bits hold what a player can be paid for all cities.
const BITS: usize = 12;

/// The points of each player if every available city were connected by the shortest way there is,
/// and only the roads that lie now were paid for.
pub(super) fn expected(state: &State) -> [i32; MAX_PLAYERS] {
    let paid = paid_on_the_way(state);
    let mut sum = 0;
    for city in cities(state.open) {
        sum += paid[city as usize] * u64::from(rules::factor(state.treasures[city as usize]));
    }
    std::array::from_fn(|player| {
        let points = sum >> (BITS * player) & ((1 << BITS) - 1);
        i32::try_from(points).unwrap_or(0)
    })
}

/// For each city what a journey from there to Rome pays, all players in one number. It goes over
/// roads that lie, and over free ways where a city is still available.
fn paid_on_the_way(state: &State) -> [u64; N_CITIES] {
    let board: &Board = state.board();
    let built = state.network.all();
    let mut cost = [u8::MAX; N_CITIES];
    let mut paid = [0; N_CITIES];
    // Cities by their distance from Rome, which is small: three lists in turn.
    let mut lists = [[0_u8; N_CITIES]; 3];
    let mut n_listed = [1, 0, 0];
    lists[0][0] = City::Roma as u8;
    cost[City::Roma as usize] = 0;
    let mut spent = 0_u8;
    while n_listed != [0, 0, 0] {
        let now = usize::from(spent) % 3;
        for nth in 0..n_listed[now] {
            let from = usize::from(lists[now][nth]);
            if cost[from] != spent {
                continue;
            }
            for link in &board.links[from] {
                let to = link.to as usize;
                let total = spent + link.roads;
                let lies = built.has(link.way);
                let usable = lies || state.open.has(from) || state.open.has(to);
                if cost[to] <= total || !usable {
                    continue;
                }
                cost[to] = total;
                paid[to] = paid[from];
                if lies && let Some(owner) = state.network.owner(link.way) {
                    paid[to] += u64::from(link.roads) << (BITS * owner);
                }
                let later = usize::from(total) % 3;
                if n_listed[later] < N_CITIES {
                    lists[later][n_listed[later]] = link.to as u8;
                    n_listed[later] += 1;
                }
            }
        }
        n_listed[now] = 0;
        spent += 1;
    }
    paid
}
