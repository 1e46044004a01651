//! Forwards from the first round to every end.
//!
//! A round in which nobody is hit leads back to where one was; it is as if it had not been.

use conquest::advice::Weighed;

use super::{
    Crossroads, End, Ground, Host, Odds,
    ladder::{Extra, Ladder, Rung, capped},
    weigh::weigh,
};
use crate::{
    pieces::{Side, Unit, Units},
    rules, usual,
};

/// The two ladders of a battle, and the dice of a round between any two of their rungs.
pub(super) struct Field {
    pub attacker: Ladder,
    pub defender: Ladder,
    wall: bool,
}

impl Field {
    pub(super) fn new(ground: Ground, armies: [&[Units]; 2], leaders: [u8; 2]) -> Field {
        let wall = ground == Ground::Fortified;
        let extra = if wall { Extra::City } else { Extra::None };
        Field {
            attacker: Ladder::new(armies[0], leaders[0], Extra::None),
            defender: Ladder::new(armies[1], leaders[1], extra),
            wall,
        }
    }

    /// The chances of so many losses of the attacker and of the defender in one round.
    pub(super) fn round(&self, ours: &Rung, theirs: &Rung, losses: &mut [Vec<f64>; 2]) {
        let extra = usize::from(rules::extra_dice(self.wall, ours.units));
        capped(&theirs.hits[extra], ours.size, &mut losses[0]);
        capped(&ours.hits[0], theirs.size, &mut losses[1]);
    }
}

/// The chances, and where a side may leave what both can make of it.
pub(super) fn solve(
    ground: Ground,
    hosts: [Host; 2],
    crossroads: Option<&Crossroads<'_>>,
) -> (Odds, Option<[Weighed; 2]>) {
    let armies = hosts.map(|it| [it.units]);
    let leaders = hosts.map(|it| it.leaders);
    let field = Field::new(ground, [&armies[0], &armies[1]], leaders);
    let [first, second] = hosts;
    let (ours, theirs) = (&field.attacker.rungs, &field.defender.rungs);
    let n = theirs.len();
    // How likely it is that a pair of rungs is ever reached.
    let mut reached = vec![0.0; ours.len() * n];
    let start = [(&field.attacker, first), (&field.defender, second)]
        .map(|(ladder, host)| ladder.place(host.units).unwrap_or(0));
    reached[start[0] * n + start[1]] = 1.0;
    let mut ends = Vec::new();
    let mut losses = [Vec::new(), Vec::new()];
    for (a, our) in ours.iter().enumerate() {
        for (d, their) in theirs.iter().enumerate() {
            let here = reached[a * n + d];
            if here == 0.0 {
                continue;
            }
            let gone = [our.units.is_empty(), their.units.is_empty()];
            if gone != [false, false] {
                let left =
                    [Host { units: our.units, ..first }, Host { units: their.units, ..second }];
                ends.push(End { winner: winner(gone), left, chance: here });
                continue;
            }
            field.round(our, their, &mut losses);
            let [wounds, hits] = &losses;
            let share = here / (1.0 - wounds[0] * hits[0]);
            for (i, wound) in wounds.iter().enumerate() {
                let row = our.next[i] * n;
                for (j, hit) in hits.iter().enumerate() {
                    if i + j != 0 {
                        reached[row + their.next[j]] += share * wound * hit;
                    }
                }
            }
        }
    }
    let pursuit = [pursuit(second.units, first.units), pursuit(first.units, second.units)];
    let weighed = crossroads.map(|it| weigh(&field, it));
    (Odds::new(hosts, ends, pursuit), weighed)
}

fn winner(gone: [bool; 2]) -> Option<Side> {
    match gone {
        [false, true] => Some(Side::Attacker),
        [true, false] => Some(Side::Defender),
        [_, _] => None,
    }
}

/// C05-30 Mean losses of an army that is pursued: the dearest falls first.
fn pursuit(winner: Units, loser: Units) -> [f64; 4] {
    let mut out = [0.0; 4];
    for (hits, chance) in (0..).zip(catches(winner)) {
        let prey = usual::prey(loser, hits);
        for unit in Unit::LAND {
            out[unit as usize] += chance * f64::from(prey.get(unit));
        }
    }
    out
}

/// C05-30 The chances of so many hits in a pursuit: a die for each unit of the winner, cavalry faces
/// matched with cavalry.
pub(super) fn catches(winner: Units) -> Vec<f64> {
    let most = usize::from(winner.get(Unit::Cavalry));
    let mut chances = vec![0.0; most + 1];
    chances[0] = 1.0;
    for _ in 0..winner.total() {
        for n in (0..=most).rev() {
            let missed = if n == most { 1.0 } else { 5.0 / 6.0 };
            let before = if n == 0 { 0.0 } else { chances[n - 1] };
            chances[n] = chances[n] * missed + before / 6.0;
        }
    }
    chances
}
