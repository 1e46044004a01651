//! What dice came to: how many hits a roll brought, and how many it could have brought.

use std::collections::BTreeMap;

use conquest::Retold;
use kernel::{Fortune, Seat};

use crate::{
    event::{Dice, Event, Incident},
    pieces::{Side, Unit, Units},
    places::Province,
    state::{Own, Phase, State},
};

/// C05-21 How many of the six faces show infantry, cavalry, a catapult.
const FACES: [u64; 3] = [2, 1, 1];
/// The faces that show nothing of a land battle.
const OTHERS: u64 = 2;

impl Retold for State {
    fn army(&self, seat: Seat) -> Units {
        let ashore = self.units[seat.idx()].iter().fold(Units::NONE, |sum, &units| sum + units);
        self.galleys_of(seat).fold(ashore, |sum, idx| sum + self.galleys[idx].aboard().units)
    }

    fn fortunes(&self, events: &[Event], out: &mut Vec<Fortune>) {
        // Who has formed which combat legion, with the catapults behind it.
        let mut formed: Vec<(Province, [u8; 3])> = Vec::new();
        if let Phase::Own(Own::Clash(clash)) = self.phase {
            for side in Side::BOTH {
                let seat = self.fighter(clash.foe, side);
                let behind = self.units_of(seat, clash.at);
                let legion = clash.legions[side as usize];
                formed.push((self.home(seat), matching(legion, behind)));
            }
        }
        for event in events {
            if let Event::Own(Incident::LegionFormed { who, legion, reserve }) = *event {
                formed.retain(|it| it.0 != who);
                formed.push((who, matching(legion, legion + reserve)));
            } else if let Event::Own(Incident::Rolled { who, dice, hits }) = *event {
                let Some(seat) = self.seat_of(who) else { continue };
                let legion = formed.iter().find(|it| it.0 == who);
                let n = n_dice(dice);
                // C05-38 At sea nobody forms a legion, and the one face with a galley hits.
                let (kind, odds) = match legion {
                    Some((_, legion)) => ("hits", hits_of(n, *legion)),
                    None => ("hits_at_sea", hits_of(n, [0, n, 0])),
                };
                out.push(Fortune { seat, kind, result: usize::from(hits), odds });
            } else if let Event::Own(Incident::Pursued { who, dice, hits }) = *event {
                let Some(seat) = self.seat_of(who) else { continue };
                let Phase::Own(Own::Clash(clash)) = self.phase else { continue };
                // C05-30 Only cavalry cuts down, and no more than there are to be cut down.
                let riders = self.units_of(seat, clash.at).get(Unit::Cavalry);
                let prey = self.enemies(seat, clash.at).total();
                let odds = hits_of(n_dice(dice), [0, riders.min(prey), 0]);
                out.push(Fortune { seat, kind: "cut_down", result: usize::from(hits), odds });
            }
        }
    }
}

fn n_dice(dice: Dice) -> u8 {
    dice.infantry + dice.cavalry + dice.catapult + dice.galley + dice.blank
}

/// C05-22 Catapults match from behind the legion too.
fn matching(legion: Units, all: Units) -> [u8; 3] {
    [legion.get(Unit::Infantry), legion.get(Unit::Cavalry), all.get(Unit::Catapult)]
}

/// In how many of all ways so many dice hit 0, 1, 2 ... times, where no more faces of a kind than
/// `legion` has can be matched: each die is added to all ways in which those before it can have fallen.
fn hits_of(n_dice: u8, legion: [u8; 3]) -> Vec<u64> {
    let mut ways = BTreeMap::from([([0_u8; 3], 1_u64)]);
    for _ in 0..n_dice {
        let mut next = BTreeMap::new();
        for (matched, n) in ways {
            *next.entry(matched).or_insert(0) += OTHERS * n;
            for kind in 0..FACES.len() {
                let mut more = matched;
                more[kind] = legion[kind].min(more[kind] + 1);
                *next.entry(more).or_insert(0) += FACES[kind] * n;
            }
        }
        ways = next;
    }
    let most = ways.keys().map(|it| hits(*it)).max().unwrap_or(0);
    let mut odds = vec![0; most + 1];
    for (matched, n) in ways {
        odds[hits(matched)] += n;
    }
    odds
}

fn hits(matched: [u8; 3]) -> usize {
    matched.into_iter().map(usize::from).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{pieces::Face, rules};

    /// Every way in which `n` dice can fall, thrown one by one.
    fn thrown(n: u32, legion: [u8; 3]) -> Vec<u64> {
        let mut odds = vec![0; 16];
        for mut throw in 0..6_u32.pow(n) {
            let mut dice = Dice::default();
            for _ in 0..n {
                dice.add(Face::of_die(1 + throw % 6));
                throw /= 6;
            }
            odds[usize::from(rules::hits(dice, Units(legion), Units::NONE))] += 1;
        }
        while odds.last() == Some(&0) {
            odds.pop();
        }
        odds
    }

    #[test]
    fn hits_are_as_likely_as_when_all_throws_are_counted() {
        for legion in [[5, 2, 1], [1, 0, 0], [0, 3, 0], [2, 2, 2], [0, 0, 0]] {
            for n in 0..=6 {
                assert_eq!(hits_of(n, legion), thrown(n.into(), legion), "{n} {legion:?}");
            }
        }
    }
}
