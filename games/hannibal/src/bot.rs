//! What a search should value: strength, cards, and how near each side is to the enemy capital.
//!
//! The numbers are hundredths of the logarithm of the odds to win, fitted to the results of games
//! that the computer played against itself.

use kernel::{Appraise, MAX_SEATS, Seat, even_out};

use crate::{
    Hannibal,
    action::Action,
    board::{Province, Route, Side, board},
    pieces::Hand,
    state::{Phase, State},
};

/// A legion, while all fifteen are on the board.
const LEGION: i32 = 80;
/// What Hannibal is worth beyond his legion.
const HANNIBAL: i32 = 110;
/// A fight more to win than to lose, if the hands are played out.
const FIGHT: i32 = 115;
const FLEET: i32 = 60;
/// A legion on an island that no fleet of its own can take away.
const STRANDED: i32 = -45;
/// A capital from which nobody can march out against an intruder.
const EMPTY_CAPITAL: i32 = -50;
/// An intruder next to the capital whom nobody can attack.
const UNANSWERED: i32 = 200;
/// So many turns from the enemy capital, for the side that moves next.
const NEAR_TO_MOVE: [i32; 5] = [0, 360, 110, 55, 20];
/// The same for the side that waits.
const NEAR_TO_WAIT: [i32; 5] = [0, 100, 60, 35, 10];

/// A lead that is worth seven tenths of a win.
const SPREAD: i32 = 200;

/// A legion that cannot get there.
const NEVER: usize = 99;

/// A way from Roma to Carthago: each stop with the sea route that leads to it, if it is one.
type Road = &'static [(Province, Option<Route>)];

const ROADS: [Road; 3] = [
    &[
        (Province::Roma, None),
        (Province::Gallia, None),
        (Province::HispaniaCiterior, None),
        (Province::HispaniaUlterior, None),
        (Province::Mauretania, None),
        (Province::Carthago, None),
    ],
    &[
        (Province::Roma, None),
        (Province::Corsica, Some(Route::RomaCorsica)),
        (Province::Sardinia, Some(Route::CorsicaSardinia)),
        (Province::Carthago, Some(Route::SardiniaCarthago)),
    ],
    &[
        (Province::Roma, None),
        (Province::Cannae, None),
        (Province::Sicilia, Some(Route::CannaeSicilia)),
        (Province::Zama, Some(Route::SiciliaZama)),
        (Province::Carthago, None),
    ],
];

impl Appraise for Hannibal {
    fn appraise(state: &State) -> [i32; MAX_SEATS] {
        let mut worth = [0; MAX_SEATS];
        let rome = of_the_match(state, Side::Rome, even_out(lead_of_rome(state), SPREAD));
        worth[state.seat(Side::Rome).idx()] = rome;
        worth[state.seat(Side::Carthage).idx()] = -rome;
        worth
    }

    fn promise(state: &State, seat: Seat, action: &Action) -> i32 {
        let side = state.side(seat);
        match *action {
            // HAN-32 Nothing is better than to win at once.
            Action::March { to, .. } | Action::MarchHannibal { to }
                if to == side.enemy().capital() =>
            {
                900
            }
            // HAN-18 One legion attacks alone, however many defend.
            Action::March { to, .. } | Action::MarchHannibal { to } => {
                -40 * i32::from(state.n_legions(side.enemy(), to))
            }
            Action::Sail { to, .. } => -40 * i32::from(state.n_fleets(side.enemy(), to)),
            Action::Pass => -100,
            Action::ExchangeHannibal => -200,
            Action::Exchange { .. }
            | Action::EngageLegion
            | Action::EngageHannibal
            | Action::Seal { .. } => 0,
        }
    }
}

/// HAN-41 What a lead in one game is worth in a match: of two equal players, one who has won the
/// game before wins the match two times of three.
fn of_the_match(state: &State, side: Side, lead: i32) -> i32 {
    if !state.options.match_play {
        return lead;
    }
    let after_win = if state.bout.last_winner == Some(state.seat(side)) { 1000 } else { 333 };
    let after_loss =
        if state.bout.last_winner == Some(state.seat(side.enemy())) { -1000 } else { -333 };
    (after_win * (1000 + lead) + after_loss * (1000 - lead)) / 2000
}

/// By how much Rome is ahead in this game.
fn lead_of_rome(state: &State) -> i32 {
    let next = match state.phase {
        Phase::Maneuver { side, .. } => side,
        Phase::Engage { attacker, .. } | Phase::Seal { attacker, .. } => attacker.enemy(),
        Phase::Over { .. } => Side::Rome,
    };
    let [rome, carthage] = Side::BOTH.map(|side| i32::from(state.all_legions(side)));
    let hannibal = if state.hannibal.is_some() { HANNIBAL } else { 0 };
    let [hand_rome, hand_carthage] = state.hands;
    let fights = FIGHT * fights_won(hand_rome, hand_carthage) / 100;
    let strength = LEGION * (rome - carthage) - hannibal + fights;
    // The fewer legions are left, the more one more of them decides.
    let strength = strength * (27 - rome - carthage) / 12;
    let [rome, carthage] = Side::BOTH.map(|side| standing(state, side, next));
    strength + rome - carthage
}

/// A hundred times by how many fights the first hand is ahead if both are played out, each in an
/// order that the other cannot guess: every card then meets every other equally often.
fn fights_won(own: Hand, other: Hand) -> i32 {
    let mut ahead = 0;
    for a in own.cards() {
        for b in other.cards() {
            ahead += i32::from(b < a) - i32::from(a < b);
        }
    }
    100 * ahead / i32::try_from(own.len().max(1)).unwrap_or(1)
}

/// How a side stands apart from its strength.
fn standing(state: &State, side: Side, next: Side) -> i32 {
    let mut worth = FLEET * i32::from(state.all_fleets(side));
    if state.n_legions(side, side.capital()) == 0 {
        worth += EMPTY_CAPITAL;
    }
    for island in board().islands.iter() {
        let afloat = board().routes_at[island].iter().any(|it| 0 < state.fleets[side as usize][it]);
        if !afloat {
            worth += STRANDED * i32::from(state.n_legions(side, Province::ALL[island]));
        }
    }
    let nearest = ROADS.map(|road| turns_to_capital(state, side, road)).into_iter().min();
    let nearest = nearest.unwrap_or(NEVER);
    if side == next {
        worth += NEAR_TO_MOVE.get(nearest).unwrap_or(&0);
    } else {
        worth += NEAR_TO_WAIT.get(nearest).unwrap_or(&0);
        if nearest == 1 && is_unanswered(state, side) {
            worth += UNANSWERED;
        }
    }
    worth
}

/// How many turns a legion of `side` needs along a road into the enemy capital, where nobody stands
/// in its way: one for each step, one more for each fleet that must be fetched.
fn turns_to_capital(state: &State, side: Side, road: Road) -> usize {
    let mut turns = 0;
    for n in 1..road.len() {
        // From the enemy capital backwards, so the first legion that is met is the nearest.
        let (stop, route) = match side {
            Side::Rome => (road[road.len() - 1 - n].0, road[road.len() - n].1),
            Side::Carthage => (road[n].0, road[n].1),
        };
        turns += 1;
        if let Some(route) = route
            && state.n_fleets(side, route) == 0
        {
            if 0 < state.n_fleets(side.enemy(), route) || state.all_fleets(side) == 0 {
                return NEVER;
            }
            turns += 1;
        }
        if 0 < state.n_legions(side, stop) {
            return turns;
        }
        if 0 < state.n_legions(side.enemy(), stop) {
            return NEVER;
        }
    }
    NEVER
}

/// Tells whether a legion of `side` borders the enemy capital where no enemy legion can attack it.
fn is_unanswered(state: &State, side: Side) -> bool {
    let enemy = side.enemy();
    let mut intruded = board().land.of(enemy.capital() as usize).iter().map(|it| Province::ALL[it]);
    intruded.any(|province| {
        let by_land = board().land.of(province as usize).iter();
        let by_sea = board().routes_at[province as usize].iter().map(|it| Route::ALL[it]);
        let by_sea = by_sea.filter(|&route| 0 < state.n_fleets(enemy, route));
        0 < state.n_legions(side, province)
            && !by_land.map(|it| Province::ALL[it]).any(|it| 0 < state.n_legions(enemy, it))
            && !by_sea.map(|it| it.other_end(province)).any(|it| 0 < state.n_legions(enemy, it))
    })
}
