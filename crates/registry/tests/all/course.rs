//! The course of kept games: it ends as the games did, and what is told of luck adds up.

use registry::{GAMES, Record, Table, load};

use super::kept;

fn tables() -> impl Iterator<Item = (String, Record, Box<dyn Table>)> {
    GAMES.iter().flat_map(|entry| kept::read(entry.meta.id)).map(|(name, record)| {
        let table = load(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, record, table)
    })
}

/// Hannibal counts nothing but who won.
fn counts_points(game: &str) -> bool {
    game != "hannibal"
}

#[test]
fn a_course_ends_with_what_the_game_counts_at_its_end() {
    for (name, record, table) in tables() {
        let course = table.retell().expect("kept games are over").course();
        let (first, last) = (&course.points[0], course.points.last().unwrap());
        assert_eq!((first.ply, last.ply), (0, record.actions.len()), "{name}");
        assert!(course.points.is_sorted_by_key(|it| it.ply), "{name}");
        if counts_points(&record.game) {
            let scores = &record.result.as_ref().expect("it is over").scores;
            assert_eq!(&last.values[0], scores, "{name}");
        }
        for point in &course.points {
            assert_eq!(point.values.len(), course.measures.len(), "{name}");
            assert!(point.values.iter().all(|it| it.len() == record.seats), "{name}");
        }
    }
}

#[test]
fn moments_are_actions_after_which_something_had_changed() {
    for (name, _, table) in tables() {
        let course = table.retell().unwrap().course();
        assert!(course.moments.len() <= 3 && course.moments.is_sorted(), "{name}");
        for moment in &course.moments {
            let idx = course.points.iter().position(|it| it.ply == *moment).unwrap();
            assert_ne!(course.points[idx].values, course.points[idx - 1].values, "{name}");
        }
    }
}

#[test]
fn luck_is_told_where_dice_are_thrown_and_nowhere_else() {
    for (name, record, table) in tables() {
        let course = table.retell().unwrap().course();
        let thrown = record.actions.iter().any(|it| !it.draws.is_empty());
        assert!(thrown || course.luck.is_empty(), "{name}");
        for report in &course.luck {
            let told = format!("{name}: {report:?}");
            assert!(0 < report.n && 0.0 < report.expected, "{told}");
            let [lucky, unlucky] = [report.as_lucky, report.as_unlucky].map(Option::unwrap);
            assert!(0.0 < lucky && lucky <= 1.0 && 0.0 < unlucky && unlucky <= 1.0, "{told}");
            // What was thrown belongs to both.
            assert!(1.0 - 1e-6 < lucky + unlucky, "{told}");
            if report.expected < f64::from(u32::try_from(report.actual).unwrap()) {
                assert!(lucky < unlucky + 0.5, "{told}");
            }
        }
    }
}

#[test]
fn nothing_is_told_while_a_game_runs() {
    for entry in GAMES {
        let mut dice = registry::Dice::seeded(1);
        let seats = entry.meta.min_seats;
        let table = entry.new_table(seats, &serde_json::Value::Null, &mut dice).unwrap();
        assert!(table.retell().is_none(), "{}", entry.meta.id);
    }
}
