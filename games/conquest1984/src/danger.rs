//! What could fall upon a Caesar or a home, exactly.

use conquest::{Edition as _, danger::Besieged};
use kernel::Seat;

use crate::{
    edition::Edition1984,
    odds::{self, Ground, Host},
    pieces::{Side, Units},
    places::{N_PROVINCES, Province},
    rules::turn,
    state::State,
};

impl Besieged for State {
    fn with_turn_of(&self, seat: Seat) -> State {
        let mut next = *self;
        // C84-75 Battles of others are fought by then.
        next.assault = [Units::NONE; N_PROVINCES];
        next.begin_turn(seat);
        turn::make_ready(&mut next);
        next
    }

    /// C84-67 In the last round only those who come later in it.
    fn has_another_turn(&self, seat: Seat) -> bool {
        let limit = Edition1984::border_and_rounds(&self.options).1;
        limit == 0 || self.round < limit || self.turn < seat
    }

    /// C84-36 The defender never retreats, so that a battle lost is a Caesar lost.
    fn falls(&self, enemy: Seat, of: Seat, at: Province) -> u16 {
        // C84-15 C84-74 Nobody stood in the way.
        let stands_there = self.has_caesar(of, at) || self.owns(of, at);
        if !self.is_alive(of) || !stands_there {
            return 10_000;
        }
        let (assault, garrison) = (self.assault[at.idx()], self.garrison[at.idx()]);
        if self.attacker != enemy || assault.is_empty() {
            return 0;
        }
        let ground = if self.walls.has(at.idx()) { Ground::Fortified } else { Ground::Open };
        let [assault, garrison] = [assault, garrison].map(|units| Host { units, galleys: 0 });
        if let Some(wins) = odds::known(assault, garrison, ground) {
            return wins;
        }
        let counted = odds::odds(ground, assault, garrison, Side::Attacker);
        counted.map_or(10_000, |it| it.wins_per_myriad())
    }
}

#[cfg(test)]
mod tests {
    use conquest::{
        Action, Written as _,
        danger::{dangers, raid_of},
    };
    use kernel::{Chance, Danger, Game as _, Seeded, Stake, play};

    use super::*;
    use crate::{Conquest1984, odds::quick, options::Options};

    const EGYPTUS: Seat = Seat(0);
    const HISPANIA: Seat = Seat(1);

    fn arranged(lines: &str) -> State {
        State::arrange(&Options::default(), 2, lines).unwrap()
    }

    /// Plays what is feared through the gate that every action passes.
    #[track_caller]
    fn is_playable(state: &State, victim: Seat, by: Seat, at: Province) -> State {
        let raid = raid_of(state, victim, by, at).expect("there is a raid");
        assert!(!raid.line.is_empty());
        let mut played = if state.turn == by { *state } else { state.with_turn_of(by) };
        for order in &raid.line {
            let mut luck = Seeded(0);
            let mut chance = Chance::new(&mut luck);
            let action = Action::Order(*order);
            play::<Conquest1984>(&mut played, by, &action, &mut chance, &mut Vec::new()).unwrap();
        }
        played
    }

    fn caesar_of(all: &[Danger]) -> Option<&Danger> {
        all.iter().find(|it| it.stake < Stake::Home)
    }

    #[test]
    fn an_army_next_door_is_feared_as_much_as_it_is_likely_to_win() {
        let state = arranged(
            "Egyptus Egyptus infantry 3 general 1 Caesar city\n\
             Hispania Hispania Caesar city\n\
             Hispania Cyrenaica infantry 4 cavalry 2 general 1\nturn Egyptus",
        );
        let all = dangers(&state, EGYPTUS);
        let danger = caesar_of(&all).expect("he is in danger");
        assert_eq!((danger.by, danger.stake), (HISPANIA, Stake::Game));
        let chance = quick(Units([4, 2, 0]), Units([3, 0, 0]), Ground::Open);
        assert_eq!(danger.chance, Some(chance));
        assert_eq!(
            (&*danger.at, &*danger.from),
            (&["egyptus".to_owned()][..], &["cyrenaica".to_owned()][..])
        );
        let after = is_playable(&state, EGYPTUS, HISPANIA, Province::Egyptus);
        assert_eq!(after.assault[Province::Egyptus.idx()], Units([4, 2, 0]));
    }

    #[test]
    fn a_caesar_alone_falls_to_whoever_can_come() {
        let state = arranged(
            "Egyptus Egyptus Caesar city\nHispania Hispania Caesar city\n\
             Hispania Cyrenaica infantry 1 general 1\nturn Egyptus",
        );
        let all = dangers(&state, EGYPTUS);
        assert_eq!(caesar_of(&all).and_then(|it| it.chance), Some(10_000));
        let after = is_playable(&state, EGYPTUS, HISPANIA, Province::Egyptus);
        assert!(Conquest1984::turn(&after).is_over());
    }

    #[test]
    fn who_is_too_far_away_is_not_feared() {
        let state = arranged(
            "Egyptus Egyptus infantry 1 Caesar city\n\
             Hispania Hispania infantry 7 general 3 Caesar city\nturn Egyptus",
        );
        assert_eq!(dangers(&state, EGYPTUS), []);
    }

    #[test]
    fn cavalry_comes_from_two_provinces_away_and_infantry_does_not() {
        let two_away = |unit: &str| {
            arranged(&format!(
                "Egyptus Egyptus infantry 1 Caesar city\nHispania Hispania Caesar city\n\
                 Hispania Africa Procons {unit} 3 general 1\nturn Egyptus"
            ))
        };
        assert!(caesar_of(&dangers(&two_away("cavalry"), EGYPTUS)).is_some());
        is_playable(&two_away("cavalry"), EGYPTUS, HISPANIA, Province::Egyptus);
        assert_eq!(dangers(&two_away("infantry"), EGYPTUS), []);
    }

    #[test]
    fn a_galley_brings_what_stands_beside_it() {
        let state = arranged(
            "Egyptus Egyptus Caesar city\nHispania Sicilia Caesar city\n\
             Hispania Cyrenaica city\nHispania Creta infantry 3 general 1\n\
             galley Hispania 1 coast Creta\nturn Egyptus",
        );
        let all = dangers(&state, EGYPTUS);
        assert!(caesar_of(&all).is_some(), "{all:?}");
        is_playable(&state, EGYPTUS, HISPANIA, Province::Egyptus);
    }
}
