//! Chances that are counted, held against battles that are fought.

use std::collections::BTreeMap;

use conquest1984::{
    Conquest1984,
    action::{Action, Choice},
    odds::{Ground, Host, Odds, odds},
    options::Options,
    pieces::{Field, Side, Unit, Units},
    state::{Battle, Own, Phase, State},
};
use kernel::{Chance, Game, Seeded};

/// How often each battle is fought: 100,000 in all.
const N_BATTLES: u32 = 25_000;

/// Four standard deviations, at most.
const TOLERANCE: f64 = 0.0127;

fn scene(text: &str) -> State {
    let mut state =
        Conquest1984::arrange(&Options::default(), 2, text).expect("a possible position");
    let field = state.battles().next().expect("there is a battle");
    state.phase =
        Phase::Own(Own::Battle(Battle { field, roller: Side::Attacker, exchanged: false }));
    state
}

fn hosts(state: &State, field: Field) -> [Host; 2] {
    [Side::Attacker, Side::Defender].map(|side| {
        let force = state.force(field, side);
        Host { units: force.units, galleys: force.galleys }
    })
}

fn ground(state: &State, field: Field) -> Ground {
    match field {
        Field::Sea(_) => Ground::Sea,
        Field::Land(at) if state.walls.has(at.idx()) => Ground::Fortified,
        Field::Land(_) => Ground::Open,
    }
}

/// The best targets of both sides, worked out once for each pair of forces.
type Plans = BTreeMap<[[u8; 4]; 2], [Option<Unit>; 2]>;

fn best(plans: &mut Plans, ground: Ground, hosts: [Host; 2]) -> [Option<Unit>; 2] {
    let key = hosts.map(|it| {
        let [a, b, c] = it.units.0;
        [a, b, c, it.galleys]
    });
    *plans
        .entry(key)
        .or_insert_with(|| odds(ground, hosts[0], hosts[1], Side::Attacker).expect("a battle").best)
}

/// Fights to the end as both sides do best. Returns what is left of both.
fn fight(state: &mut State, plans: &mut Plans, luck: &mut Seeded) -> [Host; 2] {
    let Phase::Own(Own::Battle(first)) = state.phase else { panic!("there is a battle") };
    let field = first.field;
    let ground = ground(state, field);
    let mut left = hosts(state, field);
    loop {
        let (seat, action) = match state.phase {
            Phase::Own(Own::Battle(battle)) => {
                let [ours, theirs] = best(plans, ground, left);
                let target = if battle.roller == Side::Attacker { ours } else { theirs };
                let seat = state.fighter(field, battle.roller);
                (seat, Action::Own(Choice::Target { unit: target.expect("there is a target") }))
            }
            Phase::Own(Own::Loss { .. }) => {
                let seat =
                    Conquest1984::turn(state).waiting().iter().next().expect("somebody acts");
                let mut choices = Vec::new();
                Conquest1984::candidates(state, seat, &mut choices);
                (seat, choices[0])
            }
            Phase::Move
            | Phase::Lead(_)
            | Phase::Embark(_)
            | Phase::Muster
            | Phase::Spend
            | Phase::Own(Own::Asked { .. } | Own::Judge { .. })
            | Phase::Over(_) => return left,
        };
        Conquest1984::check(state, seat, &action).expect("a legal target");
        let before = *state;
        Conquest1984::commit(state, seat, &action, &mut Chance::new(luck), &mut Vec::new());
        let goes_on = matches!(state.phase, Phase::Own(Own::Battle(_) | Own::Loss { .. }));
        left = if goes_on { hosts(state, field) } else { after_last(&before, field, action) };
    }
}

/// The last loss ends the battle at once, so it is taken off here.
fn after_last(before: &State, field: Field, action: Action) -> [Host; 2] {
    let mut left = hosts(before, field);
    let (loser, unit) = match (before.phase, action) {
        (Phase::Own(Own::Battle(battle)), Action::Own(Choice::Target { unit }))
        | (Phase::Own(Own::Loss { battle, unit }), _) => (battle.roller.other(), unit),
        (phase, _) => panic!("a battle ends with a loss, not with {phase:?}"),
    };
    let host = &mut left[loser as usize];
    match unit {
        Unit::Galley => host.galleys -= 1,
        Unit::Infantry | Unit::Cavalry | Unit::Catapult => host.units.0[unit as usize] -= 1,
    }
    left
}

fn float(n: u8) -> f64 {
    f64::from(n)
}

#[track_caller]
fn compare(text: &str, seed: u64) {
    let start = scene(text);
    let Phase::Own(Own::Battle(Battle { field, .. })) = start.phase else {
        panic!("there is a battle")
    };
    let before = hosts(&start, field);
    let expected: Odds =
        odds(ground(&start, field), before[0], before[1], Side::Attacker).expect("a battle");

    let mut luck = Seeded(seed);
    let mut plans = Plans::new();
    let mut n_won = 0;
    let mut lost = [[0.0; 4]; 2];
    for _ in 0..N_BATTLES {
        let left = fight(&mut start.clone(), &mut plans, &mut luck);
        let defender = left[1];
        n_won += u32::from(defender.units.is_empty() && defender.galleys == 0);
        for side in 0..2 {
            for unit in Unit::LAND {
                let gone = before[side].units.get(unit) - left[side].units.get(unit);
                lost[side][unit as usize] += float(gone);
            }
            lost[side][3] += float(before[side].galleys - left[side].galleys);
        }
    }
    let won = f64::from(n_won) / f64::from(N_BATTLES);
    let wins = expected.attacker_wins;
    assert!((won - wins).abs() < TOLERANCE, "won {won}, counted {wins}");
    let counted = expected.losses.iter().flatten();
    for (&counted, lost) in counted.zip(lost.iter().flatten()) {
        let mean = lost / f64::from(N_BATTLES);
        // Losses spread more widely than victories, by up to the number of units.
        let spread = 1.0 + counted.sqrt();
        assert!((mean - counted).abs() < spread * TOLERANCE, "lost {mean}, counted {counted}");
    }
    let sum: f64 = expected.ends.iter().map(|end| end.chance).sum();
    assert!((sum - 1.0).abs() < 1e-9, "the chances of all ends are {sum} together");
}

const CAESARS: &str = "Egyptus Egyptus Caesar city\nHispania Hispania Caesar city\n";

#[test]
fn battles_on_open_ground_come_out_as_counted() {
    compare(
        &format!(
            "{CAESARS}Egyptus attacks Cyrenaica infantry 4 cavalry 2 catapult 1 general 1\n\
             Hispania Cyrenaica infantry 3 cavalry 2 catapult 2 general 1\nturn Egyptus combat"
        ),
        1,
    );
}

#[test]
fn battles_before_a_wall_come_out_as_counted() {
    compare(
        &format!(
            "{CAESARS}Egyptus attacks Cyrenaica infantry 5 cavalry 1 catapult 1 general 1\n\
             Hispania Cyrenaica infantry 4 cavalry 1 city wall\nturn Egyptus combat"
        ),
        2,
    );
}

#[test]
fn battles_that_need_no_die_come_out_as_counted() {
    compare(
        &format!(
            "{CAESARS}Egyptus attacks Cyrenaica infantry 2 catapult 4 general 1\n\
             Hispania Cyrenaica infantry 6 cavalry 6 general 2\nturn Egyptus combat"
        ),
        3,
    );
}

#[test]
fn battles_at_sea_come_out_as_counted() {
    compare(
        &format!(
            "{CAESARS}galley Egyptus 1 Mare Narbo infantry 2 cavalry 1 general 1\n\
             galley Egyptus 2 Mare Narbo catapult 1 general 1\n\
             galley Hispania 1 Mare Narbo infantry 3 general 1\n\
             galley Hispania 2 Mare Narbo\ngalley Hispania 3 Mare Narbo\nturn Egyptus combat"
        ),
        4,
    );
}

#[test]
fn the_first_of_two_equal_armies_has_the_better_chance() {
    for n in 1..6 {
        let mut host = Host::default();
        host.units.0[0] = n;
        let even = odds(Ground::Open, host, host, Side::Attacker).expect("a battle");
        assert!(0.5 < even.attacker_wins, "{n}: {}", even.attacker_wins);
    }
}

#[test]
fn no_target_is_better_than_the_best_one() {
    let mut attacker = Host::default();
    attacker.units.0 = [4, 2, 2];
    let mut defender = Host::default();
    defender.units.0 = [3, 3, 1];
    for (roller, sign) in [(Side::Attacker, 1.0), (Side::Defender, -1.0)] {
        let all = odds(Ground::Open, attacker, defender, roller).expect("a battle");
        let best = all.best[roller as usize];
        assert_eq!(all.aims.len(), 3);
        for &(unit, wins) in &all.aims {
            let gain = sign * (wins - all.attacker_wins);
            assert!(gain < 1e-9, "{unit} is worth {wins}, the best {}", all.attacker_wins);
            if Some(unit) == best {
                assert!(-1e-9 < gain, "the best target is worth what the battle is worth");
            }
        }
        let worse = all.aims.iter().filter(|(_, wins)| sign * (wins - all.attacker_wins) < -1e-6);
        assert!(0 < worse.count(), "it makes a difference what {roller:?} aims at");
    }
}

/// C84-04 Each side alone would fit; together they would take more memory than there is.
#[test]
fn both_sides_come_out_of_one_box() {
    let land = |n: [u8; 3]| Host { units: Units(n), galleys: 0 };
    let fight = |one, other| odds(Ground::Open, one, other, Side::Attacker).is_ok();
    assert!(fight(land([59, 0, 0]), land([1, 0, 0])));
    assert!(!fight(land([60, 30, 20]), land([60, 30, 20])));
    assert!(!fight(land([60, 0, 0]), land([1, 0, 0])));
    let fleet = |galleys| Host { units: Units::NONE, galleys };
    let meet = |one, other| odds(Ground::Sea, fleet(one), fleet(other), Side::Attacker).is_ok();
    assert!(meet(30, 6) && !meet(30, 7) && !meet(255, 255));
}
