//! How a table stands, stored when it is put away: whoever opens it next, perhaps a newer program,
//! finds out whether it still stands so.

use super::task::TableTask;

impl TableTask {
    /// Seals the table as it stands, unless that was done before. One that cannot be sealed loses
    /// the proof, nothing else.
    pub(super) async fn seal(&mut self) {
        let sealed = self.table.seal.as_ref().map(|seal| seal.version);
        if sealed == Some(self.chronicle.version()) {
            return;
        }
        let seal = self.chronicle.seal();
        match self.context.store.seal(&self.table.id, seal.clone()).await {
            Ok(()) => self.table.seal = Some(seal),
            Err(error) => {
                tracing::warn!(table.id = self.table.id, %error, "a table could not be sealed");
            }
        }
    }
}
