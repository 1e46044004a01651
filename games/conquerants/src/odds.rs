//! Exact chances of a fight, by counting every throw.

use kernel::Fortune;

use crate::{board::board, event::Event, people::People, state::State};

/// In so many of all equally likely throws the attacker wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Odds {
    pub wins: u64,
    pub of: u64,
}

impl Odds {
    /// In ten-thousandths, rounded, but 0 and all only where that is exact.
    pub fn per_myriad(self) -> u16 {
        const ALL: u64 = 10_000;
        if self.wins == 0 {
            return 0;
        }
        if self.wins == self.of {
            return 10_000;
        }
        let (wins, of) = (u128::from(self.wins), u128::from(self.of));
        let rounded = (2 * wins * u128::from(ALL) + of) / (2 * of);
        u16::try_from(rounded.clamp(1, u128::from(ALL - 1))).unwrap_or(0)
    }
}

/// CON-11 CON-12 The chance of dice with these numbers of faces, against a free territory or
/// against the dice of its defenders.
///
/// A fight has at most the four peoples' dice and one for each of the other territories: all their
/// throws together are fewer than 2^64.
pub fn odds(attack: &[u8], defence: Option<&[u8]>) -> Odds {
    let attack = throws(attack);
    let resistance = defence.map_or_else(free, throws);
    let (mut wins, mut of, mut below) = (0, 0, 0);
    let all_resistance: u64 = resistance.iter().sum();
    for (total, n) in attack.iter().enumerate() {
        // CON-12 Equal totals leave it to the defender: only lower ones are beaten.
        wins += n * below;
        of += n * all_resistance;
        below += resistance.get(total).copied().unwrap_or(0);
    }
    Odds { wins, of }
}

/// CON-11 A free territory always resists with the same total.
fn free() -> Vec<u64> {
    let needed = usize::from(board().free_needs_more_than);
    let mut ways = vec![0; needed + 1];
    ways[needed] = 1;
    ways
}

/// How many throws of the dice give each total, one die after another.
fn throws(dice: &[u8]) -> Vec<u64> {
    let mut ways = vec![1];
    for &faces in dice {
        let faces = usize::from(faces);
        let mut more = vec![0; ways.len() + faces];
        for (total, n) in ways.iter().enumerate() {
            for face in 1..=faces {
                more[total + face] += n;
            }
        }
        ways = more;
    }
    ways
}

/// CON-37 What the dice of each people in a fight showed together.
pub(crate) fn fortunes(state: &State, events: &[Event], out: &mut Vec<Fortune>) {
    for event in events {
        let Event::Rolled { dice, .. } = event else { continue };
        for people in People::ALL {
            let own: Vec<_> = dice.iter().filter(|die| die.people == people).collect();
            if own.is_empty() {
                continue;
            }
            let faces: Vec<u8> = own.iter().map(|die| die.faces).collect();
            out.push(Fortune {
                seat: state.seat(people),
                kind: "pips",
                result: own.iter().map(|die| usize::from(die.face)).sum(),
                odds: throws(&faces),
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every throw, one by one.
    fn enumerate(dice: &[u8], total: u16, each: &mut dyn FnMut(u16)) {
        match dice.split_first() {
            None => each(total),
            Some((&faces, rest)) => {
                for face in 1..=faces {
                    enumerate(rest, total + u16::from(face), each);
                }
            }
        }
    }

    #[track_caller]
    fn check(attack: &[u8], defence: Option<&[u8]>) {
        let mut counted = Odds { wins: 0, of: 0 };
        enumerate(attack, 0, &mut |attack| {
            let mut against = |resistance: u16| {
                counted.of += 1;
                counted.wins += u64::from(resistance < attack);
            };
            match defence {
                Some(dice) => enumerate(dice, 0, &mut against),
                None => against(2),
            }
        });
        assert_eq!(odds(attack, defence), counted, "{attack:?} against {defence:?}");
    }

    // rule: CON-11 CON-12 CON-16 CON-17
    #[test]
    fn chances_are_those_of_counting_every_throw() {
        let sets: [&[u8]; 7] =
            [&[6], &[8], &[6, 6], &[6, 8], &[6, 6, 6], &[6, 6, 8], &[6, 6, 6, 8]];
        for attack in sets {
            check(attack, None);
            for defence in sets {
                check(attack, Some(defence));
            }
        }
    }

    #[test]
    fn one_die_of_six_takes_a_free_territory_two_times_of_three() {
        assert_eq!(odds(&[6], None), Odds { wins: 4, of: 6 });
        assert_eq!(odds(&[8], None).per_myriad(), 7500);
    }

    #[test]
    fn equal_dice_lose_more_often_than_they_win() {
        assert_eq!(odds(&[6], Some(&[6])), Odds { wins: 15, of: 36 });
    }

    #[test]
    fn the_largest_fight_there_can_be_is_counted() {
        // All of Italy romanised, and everyone on the Romans' side but the Gauls.
        let all = [6; 22];
        let Odds { wins, of } = odds(&all, Some(&[8]));
        assert_eq!(of, 6_u64.pow(22) * 8);
        assert!(wins <= of);
        assert_eq!(odds(&all, Some(&[8])).per_myriad(), 10_000);
        assert_eq!(odds(&[8], Some(&all)).per_myriad(), 0);
    }

    #[test]
    fn a_small_chance_is_not_called_none_and_a_large_one_not_certain() {
        assert_eq!(Odds { wins: 1, of: 1_000_000 }.per_myriad(), 1);
        assert_eq!(Odds { wins: 999_999, of: 1_000_000 }.per_myriad(), 9_999);
        assert_eq!(Odds { wins: 1, of: 3 }.per_myriad(), 3_333);
        assert_eq!(Odds { wins: 2, of: 3 }.per_myriad(), 6_667);
    }
}
