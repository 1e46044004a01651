//! The story in pages (pagination): nobody is sent all of a long one at once, or the same of it twice.

use kernel::Viewer;
use protocol::StepMsg;

use super::{Chronicle, Past};

/// How many versions a page holds, whatever is asked for.
pub(crate) const PAGE: u64 = 200;

/// What a pair of eyes is told otherwise than the pair before it.
pub(crate) struct Otherwise {
    /// What is known of earlier versions is of no use.
    pub(crate) from: u64,
    pub(crate) steps: Vec<StepMsg>,
}

impl Chronicle {
    /// The last page, as `viewer` may know it now.
    pub(crate) fn last_page(&self, viewer: Viewer) -> Vec<StepMsg> {
        self.steps(self.before_last_page(), viewer)
    }

    /// The version before those of the last page.
    pub(crate) fn before_last_page(&self) -> u64 {
        self.version().saturating_sub(PAGE)
    }

    /// The page that leads up to `before`, as `viewer` may know it now. Nothing leads up to what is
    /// not there.
    pub(crate) fn page(&self, before: u64, viewer: Viewer) -> Vec<StepMsg> {
        if self.version() < before {
            return Vec::new();
        }
        let from = before.saturating_sub(PAGE).max(1);
        (from..before).filter_map(|version| self.step(version, viewer)).collect()
    }

    /// What `viewer` is told otherwise than others, and all that came after `since`. A choice that was
    /// a secret once is told again: what others know of it depends on when they were told. Where there
    /// are more secrets than a page holds, only the last page is gone through.
    pub(crate) fn otherwise(&self, since: u64, viewer: Viewer) -> Otherwise {
        let mut before = 0;
        let mut secrets = self.secrets(before, since);
        if PAGE < secrets.len() as u64 {
            before = self.before_last_page();
            secrets = self.secrets(before, since);
        }
        let told = secrets.into_iter().filter_map(|version| self.step(version, viewer));
        let steps = told.chain(self.steps(since, viewer)).collect();
        Otherwise { from: before + 1, steps }
    }

    /// The versions after one and up to another of which not everyone was told the same.
    fn secrets(&self, before: u64, since: u64) -> Vec<u64> {
        let open = |past: &Past| match past {
            Past::Stands(n) => self.game.is_open(*n),
            Past::Gone(gone) => gone.open,
            Past::TakenBack { .. } => true,
        };
        let all = (1..=since).zip(&self.past).filter(|(version, _)| before < *version);
        all.filter(|(_, past)| !open(past)).map(|(version, _)| version).collect()
    }
}
