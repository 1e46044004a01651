//! The thread pool on which computer players think, away from the threads that serve people.

use std::{
    collections::VecDeque,
    num::NonZero,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, PoisonError, Weak},
    thread,
    time::{Duration, Instant},
};

use bots::{Budget, Player};
use registry::{Ponder, ThoughtInfo};

/// How long a player thinks at most, on whatever machine.
const PATIENCE: Duration = Duration::from_secs(2);

/// One question to a computer player.
pub(crate) struct Question {
    pub(crate) ponder: Box<dyn Ponder>,
    pub(crate) player: Player,
    pub(crate) seed: u64,
    /// Nobody holds it any more when the answer is not wanted any more.
    pub(crate) wanted: Weak<()>,
    /// Takes the answer; nothing when the player did not come to any.
    pub(crate) answer: Box<dyn FnOnce(Option<ThoughtInfo>) + Send>,
}

/// A fixed number of threads, one core each, that take questions in the order they were asked. So
/// no table can make another wait longer than one thought for each question before its own.
pub(crate) struct Thinkers {
    desk: Arc<Desk>,
}

#[derive(Default)]
struct Desk {
    pile: Mutex<Pile>,
    changed: Condvar,
}

#[derive(Default)]
struct Pile {
    questions: VecDeque<Question>,
    closed: bool,
}

impl Thinkers {
    /// As many threads as there are cores, less one for the people.
    pub(crate) fn start() -> std::io::Result<Thinkers> {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        Thinkers::start_with((cores - 1).max(1), PATIENCE)
    }

    fn start_with(n_threads: usize, patience: Duration) -> std::io::Result<Thinkers> {
        let desk = Arc::new(Desk::default());
        for n in 0..n_threads {
            let desk = Arc::clone(&desk);
            thread::Builder::new()
                .name(format!("thinker-{n}"))
                .spawn(move || think(&desk, patience))?;
        }
        Ok(Thinkers { desk })
    }

    pub(crate) fn ask(&self, question: Question) {
        let mut pile = self.desk.pile.lock().unwrap_or_else(PoisonError::into_inner);
        pile.questions.push_back(question);
        drop(pile);
        self.desk.changed.notify_one();
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        let mut pile = self.desk.pile.lock().unwrap_or_else(PoisonError::into_inner);
        pile.closed = true;
        drop(pile);
        self.desk.changed.notify_all();
    }
}

fn think(desk: &Desk, patience: Duration) {
    while let Some(question) = next(desk) {
        let Question { ponder, player, seed, wanted, answer } = question;
        if wanted.strong_count() == 0 {
            continue;
        }
        let latest = Instant::now() + patience;
        let mut enough = || latest < Instant::now() || wanted.strong_count() == 0;
        let budget = Budget::AtMost(&mut enough);
        // A player that panics has come to nothing; its thread serves the others on.
        let thought = catch_unwind(AssertUnwindSafe(|| ponder.think(player, budget, seed)));
        answer(thought.unwrap_or(None));
    }
}

fn next(desk: &Desk) -> Option<Question> {
    let mut pile = desk.pile.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        if pile.closed {
            return None;
        }
        if let Some(question) = pile.questions.pop_front() {
            return Some(question);
        }
        pile = desk.changed.wait(pile).unwrap_or_else(PoisonError::into_inner);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const AN_HOUR: Duration = Duration::from_hours(1);

    /// Thinks of nothing but its seed, panics over 13, and broods over 99 until it is told to stop.
    struct Superstitious;

    impl Ponder for Superstitious {
        fn think(&self, _: Player, budget: Budget<'_>, seed: u64) -> Option<ThoughtInfo> {
            assert_ne!(seed, 13, "bad luck");
            if let (99, Budget::AtMost(enough)) = (seed, budget) {
                while !enough() {}
            }
            let (action, why) = (seed.to_string(), bots::Reasons::default());
            Some(ThoughtInfo { action, value: vec![], nodes: 1, why })
        }

        fn dangers(&self) -> Vec<kernel::Danger> {
            Vec::new()
        }
    }

    fn question(seed: u64, wanted: &Arc<()>, answers: &mpsc::Sender<Option<String>>) -> Question {
        let answers = answers.clone();
        Question {
            ponder: Box::new(Superstitious),
            player: Player::Random,
            seed,
            wanted: Arc::downgrade(wanted),
            answer: Box::new(move |thought| {
                answers.send(thought.map(|thought| thought.action)).unwrap();
            }),
        }
    }

    #[test]
    fn questions_are_answered_in_the_order_they_were_asked() {
        let thinkers = Thinkers::start_with(1, AN_HOUR).unwrap();
        let (wanted, (tell, told)) = (Arc::new(()), mpsc::channel());
        for seed in 0..12 {
            thinkers.ask(question(seed, &wanted, &tell));
        }
        let answers: Vec<_> = told.iter().take(12).flatten().collect();
        assert_eq!(answers, (0..12).map(|seed| seed.to_string()).collect::<Vec<_>>());
    }

    #[test]
    fn a_player_that_panics_comes_to_nothing_and_the_next_is_heard() {
        let thinkers = Thinkers::start_with(1, AN_HOUR).unwrap();
        let (wanted, (tell, told)) = (Arc::new(()), mpsc::channel());
        thinkers.ask(question(13, &wanted, &tell));
        thinkers.ask(question(14, &wanted, &tell));
        assert_eq!(told.recv().unwrap(), None);
        assert_eq!(told.recv().unwrap().as_deref(), Some("14"));
    }

    #[test]
    fn a_thought_that_is_not_wanted_any_more_is_given_up() {
        let thinkers = Thinkers::start_with(1, AN_HOUR).unwrap();
        let (wanted, (tell, told)) = (Arc::new(()), mpsc::channel());
        let unwanted = Arc::new(());
        thinkers.ask(question(99, &unwanted, &tell));
        drop(unwanted);
        thinkers.ask(question(14, &wanted, &tell));
        assert!(told.iter().any(|thought| thought.as_deref() == Some("14")));
    }

    #[test]
    fn nobody_thinks_longer_than_people_have_patience() {
        let thinkers = Thinkers::start_with(1, Duration::ZERO).unwrap();
        let (wanted, (tell, told)) = (Arc::new(()), mpsc::channel());
        thinkers.ask(question(99, &wanted, &tell));
        assert_eq!(told.recv().unwrap().as_deref(), Some("99"));
    }

    #[test]
    fn a_question_whose_answer_is_not_wanted_any_more_is_not_thought_about() {
        let thinkers = Thinkers::start_with(1, AN_HOUR).unwrap();
        let (wanted, (tell, told)) = (Arc::new(()), mpsc::channel());
        let unwanted = Arc::new(());
        let (hold_on, until) = mpsc::channel::<()>();
        let mut first = question(0, &wanted, &tell);
        let answer = first.answer;
        first.answer = Box::new(move |thought| {
            let _ = until.recv();
            answer(thought);
        });
        thinkers.ask(first);
        thinkers.ask(question(1, &unwanted, &tell));
        thinkers.ask(question(2, &wanted, &tell));
        drop(unwanted);
        drop(hold_on);
        assert_eq!(told.iter().take(2).flatten().collect::<Vec<_>>(), ["0", "2"]);
    }
}
