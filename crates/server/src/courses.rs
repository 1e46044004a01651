//! What was told of games that are over, the last few.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// How many are kept: people look at a game when it ends.
const MOST: usize = 64;

/// The courses of games by table, as they are sent, the oldest first.
#[derive(Default)]
pub(crate) struct Courses(Mutex<VecDeque<(String, Arc<str>)>>);

impl Courses {
    /// What was told of a table.
    pub(crate) fn find(&self, table: &str) -> Option<Arc<str>> {
        self.lock().iter().find(|it| it.0 == table).map(|it| Arc::clone(&it.1))
    }

    /// Keeps what was told, and forgets the oldest.
    pub(crate) fn keep(&self, table: &str, course: String) -> Arc<str> {
        let course: Arc<str> = course.into();
        let mut kept = self.lock();
        kept.retain(|it| it.0 != table);
        if kept.len() == MOST {
            kept.pop_front();
        }
        kept.push_back((table.to_owned(), Arc::clone(&course)));
        course
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(String, Arc<str>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_is_forgotten_and_none_stands_twice() {
        let courses = Courses::default();
        for n in 0..=MOST {
            courses.keep(&n.to_string(), n.to_string());
            courses.keep(&n.to_string(), n.to_string());
        }
        assert!(courses.find("0").is_none());
        assert_eq!(courses.find("1").as_deref(), Some("1"));
        assert_eq!(courses.lock().len(), MOST);
    }
}
