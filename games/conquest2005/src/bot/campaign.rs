//! War over sea: generals and galleys gather at home, and sail when the host is great enough. It begins
//! with the first turn: who only grows meets an enemy who has grown as well, and too rich to be beaten.

use conquest::distances::FAR;
use kernel::Seat;
use parts::mask::Mask;

use super::{
    danger::{self, Army},
    fight, goal, length,
};
use crate::{
    board::board,
    odds::quick,
    pieces::{Anchor, LEGION, Units},
    places::{Province, Sea},
    state::State,
};

/// So good a chance is taken at once, in ten-thousandths.
const GOOD: u16 = 7_000;
/// With less no Caesar is attacked.
const FAINT: u16 = 2_500;
/// So many steps from the goal an army waits for the others.
const NEAR: u8 = 2;
/// A host with so many generals is as great as it needs to be.
const HOST: u8 = 3;

/// So many are a force of their own: they need a leader, and can land or attack alone.
pub(super) const FORCE: u8 = 4;

/// Whether a player gathers for a voyage to his goal.
pub(super) fn is_on(state: &State, seat: Seat) -> bool {
    let goal = goal::goal(state, seat);
    let overseas = goal.at.is_some() && !goal.is_by_land(state.home(seat));
    overseas && state.has_home(seat)
}

/// Whether the host should sail: it is likely to win, or there is not more to be waited for.
pub(super) fn is_ready(state: &State, seat: Seat) -> bool {
    let home = state.home(seat);
    let room = LEGION.saturating_mul(n_captains(state, seat));
    let full = room <= state.units_of(seat, home).total() + 2;
    if full && (HOST <= host(state, seat).1 || n_coming(state, seat) == 0) {
        return true;
    }
    GOOD <= chance(state, seat)
}

/// Whether the host has anything to hope for at its goal; else it may as well go ashore elsewhere.
pub(super) fn is_hopeful(state: &State, seat: Seat) -> bool {
    FAINT <= chance(state, seat)
}

/// The chance of the host at its goal, in ten-thousandths.
fn chance(state: &State, seat: Seat) -> u16 {
    chance_of(state, seat, host(state, seat))
}

fn chance_of(state: &State, seat: Seat, army: Army) -> u16 {
    let Some(at) = goal::goal(state, seat).at else { return 0 };
    let Some(foe) = state.foe(seat, at) else { return 10_000 };
    quick(army, fight::army(state, foe, at), fight::ground(state, foe, at))
}

/// What it adds to an army on its way that it could take a Caesar as he is guarded now: where he is
/// left nearly alone one legion ends the war, while all others watch each other. Wars that are short
/// are won by the greatest host.
pub(super) fn blow(state: &State, seat: Seat, army: Army) -> i32 {
    const BLOW: i32 = 150;
    if !length::is_long(state) {
        return 0;
    }
    let chance = chance_of(state, seat, army);
    if chance < GOOD { 0 } else { BLOW * i32::from(chance) / 10_000 }
}

/// What could sail from home, each galley with one general and his legion; with what has sailed, and
/// what stands near the goal already.
fn host(state: &State, seat: Seat) -> Army {
    let home = state.home(seat);
    let mut sum = danger::led(state.units_of(seat, home), n_captains(state, seat));
    for galley in state.galleys_of(seat) {
        let it = &state.galleys[galley];
        if matches!(it.at, Anchor::Sea(_)) && !it.cargo.units.is_empty() {
            sum = fight::joined(sum, (it.cargo.units, it.cargo.generals));
        }
    }
    for at in Province::ALL.into_iter().filter(|&at| at != home && is_near_goal(state, seat, at)) {
        let generals = state.generals[seat.idx()][at.idx()];
        sum = fight::joined(sum, danger::led(state.units_of(seat, at), generals));
    }
    sum
}

/// Generals at home with a galley each.
fn n_captains(state: &State, seat: Seat) -> u8 {
    let home = state.home(seat);
    let generals = state.generals[seat.idx()][home.idx()];
    generals.min(state.n_galleys(seat, Anchor::Berth(home)))
}

/// Generals on land who are called home; others have legions of their own to lead.
fn n_coming(state: &State, seat: Seat) -> u8 {
    let is_coming = |at: &Province| calls(state, seat, *at, state.units_of(seat, *at));
    let generals = &state.generals[seat.idx()];
    let away = Province::ALL.into_iter().filter(|at| 0 < generals[at.idx()]);
    away.filter(is_coming).map(|at| generals[at.idx()]).sum()
}

pub(super) fn is_near_goal(state: &State, seat: Seat, at: Province) -> bool {
    goal::goal(state, seat)
        .at
        .is_some_and(|goal| board().distances().land[at.idx()][goal.idx()] <= NEAR)
}

/// Units at home that wait for a general.
pub(super) fn n_waiting(state: &State, seat: Seat) -> u8 {
    let home = state.home(seat);
    let led = LEGION.saturating_mul(state.generals[seat.idx()][home.idx()]);
    state.units_of(seat, home).total().saturating_sub(led)
}

/// Whether a general is needed at home more than with these units.
pub(super) fn calls(state: &State, seat: Seat, at: Province, units: Units) -> bool {
    let useful = !units.is_empty() && is_near_goal(state, seat, at);
    let away = at != state.home(seat) && !useful;
    away && state.has_home(seat) && units.total() < n_waiting(state, seat).min(LEGION)
}

/// How near a general is to home, from 0 to 8 as far as it counts.
pub(super) fn homecoming(state: &State, seat: Seat, from: Province) -> i32 {
    8 - i32::from(board().distance(from, state.home(seat)).min(8))
}

/// Aboard he is on his way, even if he could walk in less.
pub(super) fn homecoming_at_sea(state: &State, seat: Seat, from: Sea) -> i32 {
    10 - i32::from(board().distances().sail[from.idx()][state.home(seat).idx()].min(8))
}

/// How near an empty galley is to where the next host goes aboard, from 0 to 10 as far as it counts.
/// Those that have landed a host would else stay on foreign shores for the rest of the war.
pub(super) fn recall(state: &State, seat: Seat, galley: Anchor) -> i32 {
    if length::is_rush(state) || !is_on(state, seat) {
        return 0;
    }
    let home = state.home(seat);
    let moves = |sea: usize| i32::from(board().distances().sail[sea][home.idx()]);
    match galley {
        // Where it is waited for it stays.
        Anchor::Berth(at) if at == home || is_cut_off(state, seat, at) => 10,
        Anchor::Berth(at) => {
            let nearest = board().waters.seas_of(at.idx()).iter().map(moves).min();
            nearest.map_or(0, |moves| 8 - moves.min(8))
        }
        Anchor::Sea(sea) => 9 - moves(sea.idx()).min(9),
        Anchor::Stock => 0,
    }
}

/// Steps of a general alone, who cannot pass through others' units; [`FAR`] where he is cut off.
pub(super) fn walk(state: &State, seat: Seat, from: Province, to: Province) -> u8 {
    let open: Mask = Province::ALL
        .into_iter()
        .filter(|&at| state.is_free(seat, at))
        .map(Province::idx)
        .collect();
    let mut reached = Mask::only(from.idx());
    let mut fresh = reached;
    for steps in 0..FAR {
        if fresh.has(to.idx()) {
            return steps;
        }
        let near = |at| state.neighbors(Province::at(at));
        fresh = fresh.iter().fold(Mask::NONE, |all, at| all | near(at)) & open & !reached;
        if fresh.is_empty() {
            break;
        }
        reached = reached | fresh;
    }
    FAR
}

/// Whether a general can do nothing where he is without a galley: he is called home and cannot walk
/// there, or stands with a force on an island, away from the war.
pub(super) fn is_cut_off(state: &State, seat: Seat, at: Province) -> bool {
    let home = state.home(seat);
    if state.generals[seat.idx()][at.idx()] == 0 || at == home {
        return false;
    }
    let units = state.units_of(seat, at);
    let reaches = |to: Province| board().distances().land[at.idx()][to.idx()] < FAR;
    let idle = FORCE <= units.total()
        && !reaches(home)
        && !goal::goal(state, seat).at.is_some_and(reaches);
    idle || calls(state, seat, at, units) && walk(state, seat, at, home) == FAR
}

/// The galley that fetches generals who are cut off, and where they are.
pub(super) fn fetcher(state: &State, seat: Seat) -> Option<(usize, Province)> {
    let home = state.home(seat);
    let generals = &state.generals[seat.idx()];
    let stranded = |at: &Province| {
        is_cut_off(state, seat, *at)
            && !board().waters.seas_of(at.idx()).is_empty()
            && state.n_galleys(seat, Anchor::Berth(*at)) == 0
    };
    let to = Province::ALL.into_iter().filter(stranded).max_by_key(|at| generals[at.idx()])?;
    let idle = |idx: &usize| match state.galleys[*idx].at {
        Anchor::Sea(_) => state.galleys[*idx].cargo.is_empty(),
        Anchor::Berth(at) => at == home,
        Anchor::Stock => false,
    };
    let first = state.galleys_of(seat).find(idle)?;
    Some((first, to))
}

#[cfg(test)]
mod tests {
    use kernel::Game;

    use super::*;
    use crate::Conquest2005;

    fn state(text: &str) -> State {
        Conquest2005::arrange(&crate::options::Options::default(), 2, text).unwrap()
    }

    const EGYPTUS: Seat = Seat(1);

    /// Armies at home without generals, and all that there is to buy bought.
    fn grown(more: &str) -> State {
        state(&format!(
            "homes Hispania Egyptus\nHispania Hispania infantry 9 general 4 Caesar city wall\n\
             Egyptus Egyptus infantry 17 cavalry 20 catapult 6 Caesar city wall\n\
             galley Egyptus 1 in Egyptus\nmoney Egyptus 300\nturn Egyptus\n{more}"
        ))
    }

    #[test]
    fn a_general_walks_home_unless_others_bar_the_way() {
        let open = grown("Egyptus Numidia general 4");
        let [numidia, egyptus] = [Province::Numidia, Province::Egyptus];
        assert_eq!(walk(&open, EGYPTUS, numidia, egyptus), 3);
        assert_eq!(fetcher(&open, EGYPTUS), None);
        let barred = grown(
            "Egyptus Numidia general 4\nHispania Africa Procons infantry 1\n\
             Hispania Tingitana infantry 1",
        );
        assert_eq!(walk(&barred, EGYPTUS, numidia, egyptus), FAR);
        assert_eq!(fetcher(&barred, EGYPTUS).map(|it| it.1), Some(numidia));
    }

    #[test]
    fn a_legion_is_fetched_from_an_island_and_its_galley_stays_for_it() {
        let abroad = |more: &str| {
            grown(&format!(
                "Egyptus Egyptus infantry 12 cavalry 9 general 1 Caesar city wall\n{more}"
            ))
        };
        let fetched = |units: &str| fetcher(&abroad(units), EGYPTUS).map(|it| it.1);
        let legion = "Egyptus Corsica infantry 5 cavalry 2 general 1";
        assert_eq!(fetched(legion), Some(Province::Corsica));
        assert_eq!(fetched("Egyptus Corsica infantry 5 cavalry 2"), None);
        assert_eq!(fetched("Egyptus Macedonia infantry 5 cavalry 2 general 1"), None);
        let waiting = abroad(&format!("{legion}\nround 12\ngalley Egyptus 2 in Corsica"));
        assert_eq!(fetcher(&waiting, EGYPTUS), None);
        assert_eq!(recall(&waiting, EGYPTUS, Anchor::Berth(Province::Corsica)), 10);
    }

    #[test]
    fn a_host_waits_for_its_generals_and_then_sails() {
        let waiting = grown("Egyptus Numidia general 4");
        assert!(is_on(&waiting, EGYPTUS) && !is_ready(&waiting, EGYPTUS));
        let gathered = grown(
            "Egyptus Egyptus infantry 17 cavalry 20 catapult 6 general 4 Caesar city wall\n\
             galley Egyptus 2 in Egyptus\ngalley Egyptus 3 in Egyptus",
        );
        assert!(is_ready(&gathered, EGYPTUS));
    }

    #[test]
    fn a_general_joins_those_who_stand_at_the_goal_without_waiting_for_more() {
        let beside = grown(
            "Egyptus Egyptus infantry 6 cavalry 9 general 1 Caesar city wall\n\
             Egyptus Baetica infantry 5 general 2\nHispania Hispania infantry 20 general 4 Caesar \
             city wall",
        );
        assert!(chance(&beside, EGYPTUS) < GOOD && is_ready(&beside, EGYPTUS));
    }

    #[test]
    fn a_general_with_a_legion_of_his_own_is_not_waited_for() {
        let abroad = |units: &str| {
            grown(&format!(
                "Egyptus Egyptus infantry 6 cavalry 9 general 1 Caesar city wall\n\
                 Egyptus Numidia {units}general 1\nHispania Hispania infantry 20 general 4 Caesar \
                 city wall"
            ))
        };
        assert!(!is_ready(&abroad(""), EGYPTUS));
        assert!(is_ready(&abroad("infantry 7 "), EGYPTUS));
    }

    #[test]
    fn after_the_first_rush_an_empty_galley_is_worth_more_the_nearer_it_is_to_home() {
        let ways = [
            Anchor::Berth(Province::Hispania),
            Anchor::Sea(Sea::MareNarbo),
            Anchor::Sea(Sea::MareAlexandria),
            Anchor::Berth(Province::Egyptus),
        ];
        let worth = |round: u16| {
            let state = grown(&format!("round {round}"));
            ways.map(|at| recall(&state, EGYPTUS, at))
        };
        assert!(worth(12).is_sorted_by(|far, near| far < near), "{:?}", worth(12));
        assert_eq!(worth(11), [0; 4]);
    }

    #[test]
    fn generals_are_called_home_in_a_war_on_land_as_well() {
        let near = grown(
            "Hispania Hispania general 4 city wall\nHispania Africa Procons infantry 9 Caesar\n\
             Egyptus Belgica infantry 1 general 4",
        );
        let belgica = Province::Belgica;
        assert!(!is_on(&near, EGYPTUS));
        assert!(calls(&near, EGYPTUS, belgica, near.units_of(EGYPTUS, belgica)));
    }

    #[test]
    fn one_legion_is_a_blow_where_a_caesar_is_left_alone() {
        let legion = (Units([6, 0, 1]), 1);
        let late = "round 40\n";
        let guarded = grown(late);
        assert_eq!(blow(&guarded, EGYPTUS, legion), 0);
        let alone = grown(&format!("{late}Hispania Hispania cavalry 1 Caesar city wall"));
        assert!(0 < blow(&alone, EGYPTUS, legion));
    }
}
