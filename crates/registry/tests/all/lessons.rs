//! Every lesson plays itself, whatever a learner may do on the way.

use std::{collections::BTreeSet, fs, path::Path};

use kernel::{Seat, Source as _, Turn};
use registry::{
    Course, Dice, Entry, GAMES, Lang, LessonMoment, LessonReply, LessonStage, Luck, Table, load,
};
use script::{LessonStep, Task, clauses_first};

fn courses() -> impl Iterator<Item = (&'static Entry, Course)> {
    let with_lessons = GAMES.iter().filter_map(|entry| Some((entry, entry.lesson()?)));
    with_lessons.map(|(entry, course)| {
        let id = entry.meta.id;
        (entry, course.unwrap_or_else(|why| panic!("the lesson of {id}: {why}")))
    })
}

/// Where somebody stands who has done so much and tries this.
fn moment(course: &Course, done: &[String], tried: Option<&str>) -> LessonMoment {
    match course.moment(done, tried, None) {
        Ok(LessonReply::Moment(moment)) => moment,
        Ok(LessonReply::Refused { rule, .. }) => panic!("{done:?} {tried:?}: refused by {rule:?}"),
        Err(why) => panic!("{done:?} {tried:?}: {why}"),
    }
}

/// What fulfils this step in the shortest way.
fn wanted(step: &LessonStep<'_>) -> String {
    step.task.as_ref().map_or(String::new(), |task| task.wanted.notation.to_owned())
}

/// Everything that fulfils the lesson in the shortest way.
fn straight(course: &Course) -> Vec<String> {
    course.lesson().steps.iter().map(wanted).collect()
}

/// The game as it stands there.
fn table(course: &Course, done: &[String]) -> Box<dyn Table> {
    load(&course.record(done).unwrap()).unwrap()
}

/// Whatever somebody could do at each step, with the step before them and what was done so far.
fn everything(course: &Course, mut look: impl FnMut(&[String], &Task<'static>, &[String])) {
    let way = straight(course);
    for (n, step) in course.lesson().steps.iter().enumerate() {
        let Some(task) = &step.task else { continue };
        let done = &way[..n];
        let learner = moment(course, done, None).learner;
        look(done, task, &table(course, done).legal(learner));
    }
}

#[test]
fn every_lesson_plays_itself_to_its_end() {
    for (entry, course) in courses() {
        let way = straight(&course);
        for n in 0..way.len() {
            let here = moment(&course, &way[..n], None);
            let act = matches!(here.stage, LessonStage::Act { .. });
            let waiting = here.nows.last().unwrap().waiting.contains(&here.learner);
            assert!(!act || waiting, "{}, step {}: somebody else's turn", entry.meta.id, n + 1);
            assert_eq!(here.seats, moment(&course, &[], None).seats, "as many play in each scene");
        }
        let end = moment(&course, &way, None);
        assert_eq!(
            (end.stage, end.done.len()),
            (LessonStage::Done, end.total),
            "{}",
            entry.meta.id
        );
    }
}

#[test]
fn whatever_fulfils_a_step_leads_on_to_the_end() {
    for (_, course) in courses() {
        let way = straight(&course);
        everything(&course, |done, task, legal| {
            for other in legal.iter().filter(|it| task.fulfilled_by(it).is_some()) {
                let rest = &way[done.len() + 1..];
                let whole: Vec<_> = done.iter().chain([other]).chain(rest).cloned().collect();
                assert_eq!(moment(&course, &whole, None).stage, LessonStage::Done);
            }
            for way in &task.ways {
                let meant = legal.iter().any(|it| way.means(it));
                assert!(meant, "{done:?}: nobody can do {}", way.pattern());
            }
        });
    }
}

#[test]
fn whatever_else_is_tried_leads_where_the_lesson_says_and_can_be_taken_back() {
    for (_, course) in courses() {
        everything(&course, |done, task, legal| {
            let mut taken = BTreeSet::new();
            for tried in legal.iter().filter(|it| task.fulfilled_by(it).is_none()) {
                let astray = moment(&course, done, Some(tried));
                assert_eq!(astray.stage, LessonStage::Astray, "{done:?} {tried}");
                assert_eq!(astray.done, done, "what was tried does not count");
                let now = astray.nows.last().unwrap();
                assert!(now.can_undo && now.offers.is_none(), "{done:?} {tried}");
                taken.extend(task.detours.iter().position(|it| it.way.means(tried)));
            }
            for (n, detour) in task.detours.iter().enumerate() {
                assert!(taken.contains(&n), "{done:?}: nobody goes {}", detour.way.pattern());
            }
        });
    }
}

/// The verbs of a game's notation, as its README lists them.
fn verbs(game: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game);
    let readme = fs::read_to_string(path.join("README.md")).unwrap();
    let (_, after) = readme.split_once("## Notation of actions").unwrap();
    let chapter = after.split("\n## ").next().unwrap_or(after);
    let rows = chapter.lines().filter_map(|line| line.strip_prefix("| "));
    let cells = rows.filter_map(|row| row.split(" | ").next());
    let codes = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    codes.filter_map(|code| Some(code.split_whitespace().next()?.to_owned())).collect()
}

#[test]
fn a_lesson_has_each_kind_of_action_done_or_says_that_it_leaves_it_out() {
    for (entry, course) in courses() {
        let (game, way) = (entry.meta.id, straight(&course));
        let done = way.iter().filter_map(|it| it.split_whitespace().next());
        let done: BTreeSet<String> = done.map(str::to_owned).collect();
        let left: BTreeSet<String> =
            course.lesson().leaves.iter().map(|it| (*it).to_owned()).collect();
        let all = verbs(game);
        let missing: Vec<_> = all.difference(&done).filter(|it| !left.contains(*it)).collect();
        assert!(missing.is_empty(), "{game}: nobody is made to {missing:?}");
        let twice: Vec<_> =
            left.iter().filter(|it| done.contains(*it) || !all.contains(*it)).collect();
        assert!(twice.is_empty(), "{game}: {twice:?} is not left out");
    }
}

#[test]
fn a_lesson_names_clauses_that_there_are() {
    for (entry, course) in courses() {
        let rules = entry.rules_page(Lang::En);
        let known: BTreeSet<&str> = rules.clauses().map(|it| &*it.id).collect();
        let named = course.lesson().steps.iter().flat_map(|it| it.clauses.iter().copied());
        let text = entry.lesson_text().unwrap();
        for clause in named.chain(clauses_first(text)) {
            assert!(known.contains(clause), "{}: there is no {clause}", entry.meta.id);
        }
    }
}

#[test]
fn where_a_lesson_ends_the_game_goes_on_and_can_be_played_to_its_end() {
    /// No game takes half as many.
    const MOST: usize = 20_000;
    for (entry, course) in courses() {
        let mut game = table(&course, &straight(&course));
        let learner = moment(&course, &[], None).learner;
        let waits = |game: &dyn Table| game.turn().waiting().contains(learner);
        assert!(waits(&*game), "{}: the learner goes on", entry.meta.id);
        assert!(!game.legal(learner).is_empty());
        let mut dice = Dice::seeded(1);
        for at in 0.. {
            let Turn::Waiting(seats) = game.turn() else { break };
            assert!(at < MOST, "{} does not end", entry.meta.id);
            let (seat, action) = any(&*game, seats.iter(), &mut dice);
            game.play(seat, &action, Luck::Drawn(&mut dice), 0).unwrap();
        }
    }
}

fn any(game: &dyn Table, seats: impl Iterator<Item = Seat>, dice: &mut Dice) -> (Seat, String) {
    let legal = seats.flat_map(|seat| game.legal(seat).into_iter().map(move |it| (seat, it)));
    let mut legal: Vec<_> = legal.collect();
    let n = u32::try_from(legal.len()).unwrap();
    legal.swap_remove(dice.draw(0, n) as usize)
}

#[test]
fn what_is_no_way_through_a_lesson_is_refused() {
    for (_, course) in courses() {
        let way = straight(&course);
        let nonsense = |done: &[&str]| {
            let done: Vec<String> = done.iter().map(|it| (*it).to_owned()).collect();
            course.moment(&done, None, None).is_err()
        };
        assert!(nonsense(&["dance"]));
        let mut beyond = way.clone();
        beyond.push(String::new());
        assert!(course.moment(&beyond, None, None).is_err());
        assert!(matches!(
            course.moment(&way, Some("dance"), None),
            Ok(LessonReply::Refused { .. })
        ));
    }
}
