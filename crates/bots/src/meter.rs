//! When to stop thinking: the budget of nodes or of time.

use crate::Budget;

/// How many nodes pass between two looks at the clock or at the result.
const PAUSE: u64 = 128;

/// Counts the nodes and knows when they are enough.
pub(crate) struct Meter<'a> {
    budget: Budget<'a>,
    usual: u64,
    spent: u64,
}

impl<'a> Meter<'a> {
    /// `usual` is what [`Budget::Usual`] stands for.
    pub(crate) fn new(budget: Budget<'a>, usual: u64) -> Self {
        Meter { budget, usual, spent: 0 }
    }

    pub(crate) fn spent(&self) -> u64 {
        self.spent
    }

    /// Takes one node from the budget, if there is one left.
    pub(crate) fn spend(&mut self) -> bool {
        let more = match &mut self.budget {
            Budget::Usual => self.spent < self.usual,
            Budget::AtMost(enough) => {
                self.spent < self.usual && (!self.spent.is_multiple_of(PAUSE) || !enough())
            }
            Budget::Nodes(n) => self.spent < *n,
            Budget::Until(enough) => !self.spent.is_multiple_of(PAUSE) || !enough(),
        };
        self.spent += u64::from(more);
        more
    }

    /// Tells now and then that it is time to look at the result.
    pub(crate) fn is_pause(&self) -> bool {
        self.spent.is_multiple_of(PAUSE)
    }

    /// How many nodes are left, as visits are counted; without end where only the caller knows.
    #[expect(clippy::cast_precision_loss, reason = "so many nodes are never compared closely")]
    pub(crate) fn left(&self) -> f32 {
        match &self.budget {
            Budget::Usual | Budget::AtMost(_) => (self.usual - self.spent) as f32,
            Budget::Nodes(n) => (n - self.spent) as f32,
            Budget::Until(_) => f32::INFINITY,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_of_nodes_is_spent_exactly() {
        let mut meter = Meter::new(Budget::Nodes(3), 100);
        assert_eq!([(); 5].map(|()| meter.spend()), [true, true, true, false, false]);
        assert_eq!((meter.spent(), meter.left()), (3, 0.0));
    }

    #[test]
    fn a_usual_budget_ends_by_itself_or_when_the_caller_says_so() {
        let mut never = || false;
        let mut meter = Meter::new(Budget::AtMost(&mut never), 3);
        while meter.spend() {}
        assert_eq!((meter.spent(), meter.left()), (3, 0.0));
        let mut at_once = || true;
        assert!(!Meter::new(Budget::AtMost(&mut at_once), 3).spend());
    }

    #[test]
    fn a_caller_is_asked_before_the_first_node_and_now_and_then() {
        let mut n_asked = 0;
        let mut enough = || {
            n_asked += 1;
            n_asked == 3
        };
        let mut meter = Meter::new(Budget::Until(&mut enough), 100);
        while meter.spend() {}
        assert_eq!(meter.spent(), 2 * PAUSE);
    }
}
