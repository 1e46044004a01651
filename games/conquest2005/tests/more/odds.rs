//! Chances that are counted, held against battles that are fought.

use conquest2005::{
    Conquest2005,
    action::{Action, Choice},
    odds::{Ground, Host, Odds, odds},
    options::Options,
    pieces::{Anchor, Side, Unit},
    places::{Province, Sea},
    state::{Own, Phase, State},
};
use kernel::{Chance, Game, Seat, Seeded};

/// How often each battle is fought: 125,000 in all.
const N_BATTLES: u32 = 25_000;

/// Four standard deviations, at most.
const TOLERANCE: f64 = 0.0127;

const AT: Province = Province::Cyrenaica;
const SEA: Sea = Sea::MareNarbo;

fn scene(text: &str) -> State {
    let caesars = "Egyptus Egyptus Caesar city\nHispania Hispania Caesar city\n\
                   usual Egyptus\nusual Hispania\nturn Egyptus combat\n";
    Conquest2005::arrange(&Options::default(), 2, &format!("{caesars}{text}"))
        .expect("a possible position")
}

fn hosts(state: &State, ground: Ground) -> [Host; 2] {
    [Seat(0), Seat(1)].map(|seat| match ground {
        Ground::Sea => Host { galleys: state.n_galleys(seat, Anchor::Sea(SEA)), ..Host::default() },
        Ground::Open | Ground::Fortified => {
            let (units, leaders) = (state.units_of(seat, AT), state.n_captains(seat, AT));
            Host { units, leaders, galleys: 0 }
        }
    })
}

/// Fights to the end, nobody retreating. Returns what is left of both.
fn fight(state: &mut State, ground: Ground, luck: &mut Seeded) -> [Host; 2] {
    let mut action = match ground {
        Ground::Sea => Action::Own(Choice::FightAtSea { sea: SEA, foe: Province::Hispania }),
        Ground::Open | Ground::Fortified => Action::Own(Choice::Fight { at: AT }),
    };
    loop {
        let seats = Conquest2005::turn(state).waiting();
        let seat = seats.iter().next().expect("somebody decides");
        Conquest2005::check(state, seat, &action).expect("a legal action");
        Conquest2005::commit(state, seat, &action, &mut Chance::new(luck), &mut Vec::new());
        let Phase::Own(Own::Clash(_)) = state.phase else { return hosts(state, ground) };
        // Who has asked for the usual choices is asked for nothing else.
        action = Action::Own(Choice::Stand);
    }
}

#[track_caller]
fn compare(ground: Ground, text: &str, seed: u64) {
    let start = scene(text);
    let before = hosts(&start, ground);
    let expected: Odds = odds(ground, before[0], before[1]).expect("a battle");

    let mut luck = Seeded(seed);
    let mut won = [0.0; 2];
    let mut lost = [[0.0; 4]; 2];
    let strength = |host: Host| host.units.total() + host.galleys;
    for _ in 0..N_BATTLES {
        let left = fight(&mut start.clone(), ground, &mut luck);
        for side in Side::BOTH {
            let (own, other) = (side as usize, side.other() as usize);
            won[own] += f64::from(u8::from(0 < strength(left[own]) && strength(left[other]) == 0));
            for unit in Unit::LAND {
                let gone = before[own].units.get(unit) - left[own].units.get(unit);
                lost[own][unit as usize] += f64::from(gone);
            }
            lost[own][3] += f64::from(before[own].galleys - left[own].galleys);
        }
    }
    let n = f64::from(N_BATTLES);
    for (won, wins) in won.iter().zip([expected.attacker_wins, expected.defender_wins]) {
        assert!((won / n - wins).abs() < TOLERANCE, "won {}, counted {wins}", won / n);
    }
    for (lost, &counted) in lost.iter().flatten().zip(expected.losses.iter().flatten()) {
        // Losses spread more widely than victories, by up to the number of units.
        let spread = 1.0 + counted.sqrt();
        let mean = lost / n;
        assert!((mean - counted).abs() < spread * TOLERANCE, "lost {mean}, counted {counted}");
    }
    let sum: f64 = expected.ends.iter().map(|end| end.chance).sum();
    assert!((sum - 1.0).abs() < 1e-9, "the chances of all ends are {sum} together");
}

// rule: C05-20 C05-21 C05-22 C05-26
#[test]
fn battles_on_open_ground_come_out_as_counted() {
    compare(
        Ground::Open,
        "Egyptus in Cyrenaica infantry 5 cavalry 3 catapult 2 general 1\n\
         Hispania Cyrenaica infantry 6 cavalry 2 catapult 1 general 2",
        1,
    );
}

// rule: C05-25
#[test]
fn battles_before_a_fortified_city_come_out_as_counted() {
    compare(
        Ground::Fortified,
        "Egyptus in Cyrenaica infantry 7 cavalry 2 general 2\n\
         Hispania Cyrenaica infantry 4 cavalry 1 city wall",
        2,
    );
}

// rule: C05-25
#[test]
fn catapults_before_a_fortified_city_come_out_as_counted() {
    compare(
        Ground::Fortified,
        "Egyptus in Cyrenaica infantry 2 cavalry 1 catapult 2 general 1\n\
         Hispania Cyrenaica infantry 3 catapult 1 city wall",
        3,
    );
}

// rule: C05-28
#[test]
fn battles_with_large_reserves_come_out_as_counted() {
    compare(
        Ground::Open,
        "Egyptus in Cyrenaica infantry 10 cavalry 6 catapult 4\n\
         Hispania Cyrenaica infantry 12 cavalry 7 catapult 1",
        4,
    );
}

// rule: C05-38 C05-39 C05-41
#[test]
fn battles_at_sea_come_out_as_counted() {
    compare(
        Ground::Sea,
        "galley Egyptus 1 Mare Narbo infantry 2 general 1\ngalley Egyptus 2 Mare Narbo\n\
         galley Egyptus 3 Mare Narbo\ngalley Hispania 1 Mare Narbo\ngalley Hispania 2 Mare Narbo",
        5,
    );
}

#[test]
fn the_defender_of_a_fortified_city_has_the_better_chance() {
    for n in 1..6 {
        let mut host = Host { leaders: 1, ..Host::default() };
        host.units.0[0] = n;
        let open = odds(Ground::Open, host, host).expect("a battle");
        assert!((open.attacker_wins - open.defender_wins).abs() < 1e-9, "both fire each round");
        let city = odds(Ground::Fortified, host, host).expect("a battle");
        assert!(city.attacker_wins < open.attacker_wins, "{n}");
    }
}
