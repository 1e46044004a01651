//! A table made of a record that somebody brings.

use protocol::{SeatPlan, stored::NewTable};
use registry::{BadRecord, Entry, Record};
use thiserror::Error;

use crate::{
    AskError, Guest,
    founding::{adopt, is_alone, seated},
};

/// The end of the year 9999: whatever lies beyond is no time that a clock has shown.
const LATEST: u64 = 253_402_300_799_999;

/// No game takes half as many; whoever opens the table is told each of them.
const MOST_ACTIONS: usize = 5000;

/// Why a record does not become a table.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ImportError {
    /// The record does not run.
    #[error(transparent)]
    Record(#[from] BadRecord),
    /// It is longer than a table can be told.
    #[error("a game with more than {MOST_ACTIONS} actions becomes no table")]
    TooLong,
    /// The seats do not fit it.
    #[error(transparent)]
    Seats(#[from] AskError),
}

/// Runs `record` again and lays out a table with its whole past, at which `plans` say who sits where
/// from now on. `enough` is asked again and again whether it has taken too long.
pub fn import(
    games: &'static [Entry],
    record: &Record,
    plans: &[SeatPlan],
    guest: &Guest,
    id: String,
    now: u64,
    enough: &mut dyn FnMut() -> bool,
) -> Result<NewTable, ImportError> {
    if MOST_ACTIONS < record.actions.len() {
        return Err(ImportError::TooLong);
    }
    if record.seats != plans.len() {
        let (of, given) = (record.seats, plans.len());
        return Err(AskError::BadSeats(format!("{of} play, not {given}")).into());
    }
    let seats = seated(plans, guest)?;
    if let Some(n) = record.actions.iter().position(|it| LATEST < it.time) {
        return Err(BadRecord::Wrong(format!("action {}: there is no such time", n + 1)).into());
    }
    let game = registry::load_until(games, record, enough)?;
    if game.turn().is_over() && plans.contains(&SeatPlan::Open) {
        return Err(AskError::BadSeats("the game is over".to_owned()).into());
    }
    let alone = record.practice && is_alone(plans);
    Ok(adopt(&*game, seats, alone, id, now))
}

#[cfg(test)]
mod tests {
    use protocol::Origin;
    use registry::GAMES;
    use serde_json::Value;

    use super::*;
    use crate::found;

    fn anna() -> Guest {
        Guest { id: "anna".to_owned(), name: "Anna".to_owned() }
    }

    /// Two moves of Hannibal.
    fn record() -> Record {
        let entry = registry::find_in(GAMES, "hannibal").unwrap();
        let mut dice = registry::Dice::seeded(1);
        let mut game = entry.new_table(2, &Value::Null, &mut dice).unwrap();
        for (at, seat, action) in [(5, 1, "march Carthago Zama"), (6, 0, "march Roma Gallia")] {
            let luck = registry::Luck::Drawn(&mut dice);
            game.play(kernel::Seat(seat), action, luck, at).unwrap();
        }
        game.record(None)
    }

    fn bring(record: &Record, plans: &[SeatPlan]) -> Result<NewTable, ImportError> {
        import(GAMES, record, plans, &anna(), "t".to_owned(), 1000, &mut || false)
    }

    #[test]
    fn a_record_becomes_a_table_with_its_whole_past_that_says_where_it_comes_from() {
        let made = bring(&record(), &[SeatPlan::Me, SeatPlan::Open]).unwrap();
        assert_eq!(
            made.log.iter().map(|row| (row.version, row.at)).collect::<Vec<_>>(),
            [(1, 5), (2, 6)]
        );
        assert_eq!((made.table.origin, made.table.created_at), (Origin::Elsewhere, 1000));
        let wish = protocol::CreateTable {
            game: "hannibal".to_owned(),
            options: serde_json::Map::new(),
            seats: vec![SeatPlan::Me, SeatPlan::Open],
            practice: false,
        };
        let founded = found(GAMES, &wish, &anna(), "t".to_owned(), [0; 32], 1000).unwrap();
        assert_eq!(founded.table.origin, Origin::Here);
    }

    #[test]
    fn as_many_must_sit_down_as_played() {
        for plans in [&[][..], &[SeatPlan::Me], &[SeatPlan::Me, SeatPlan::Me, SeatPlan::Me]] {
            let refused = bring(&record(), plans).unwrap_err();
            assert!(matches!(refused, ImportError::Seats(AskError::BadSeats(_))), "{refused}");
        }
    }

    #[test]
    fn a_game_that_nobody_could_be_told_becomes_no_table() {
        let mut record = record();
        let move_there = record.actions[0].clone();
        record.actions.resize(MOST_ACTIONS + 1, move_there);
        assert_eq!(bring(&record, &[SeatPlan::Me, SeatPlan::Me]), Err(ImportError::TooLong));
    }

    #[test]
    fn a_time_that_no_clock_has_shown_is_refused() {
        let mut record = record();
        record.actions[1].time = u64::MAX;
        let refused = bring(&record, &[SeatPlan::Me, SeatPlan::Me]).unwrap_err();
        assert_eq!(refused.to_string(), "action 2: there is no such time");
    }

    #[test]
    fn a_record_that_takes_too_long_is_given_up() {
        let mut patience = 1;
        let mut enough = || {
            patience -= 1;
            patience < 0
        };
        let plans = [SeatPlan::Me, SeatPlan::Me];
        let refused =
            import(GAMES, &record(), &plans, &anna(), "t".to_owned(), 0, &mut enough).unwrap_err();
        assert_eq!(refused, ImportError::Record(BadRecord::TooLong(1)));
    }
}
