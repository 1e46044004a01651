//! Crash recovery: tables that go on by themselves, at the start those that wait for a computer
//! player.

use std::sync::Arc;

use store::Store;
use tokio::{
    sync::{Semaphore, oneshot},
    task::JoinSet,
};

use crate::{directory::Directory, home::TableMsg};

/// How many are read from the list at a time.
const PAGE: u32 = 100;

/// How many tables are set up at once: however many wait, memory and the store are not flooded.
const AT_ONCE: usize = 32;

/// Wakes every table that waits for a computer player. The next of them is set up when one has gone
/// on, so people who come meanwhile do not wait for all of them.
pub(crate) async fn resume(store: Store, directory: Arc<Directory>) {
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let mut going_on = JoinSet::new();
    let (mut after, mut n_tables) = (String::new(), 0);
    loop {
        let page = match store.awaiting_computer(&after, PAGE).await {
            Ok(page) => page,
            Err(error) => {
                tracing::error!(%error, "tables that wait for a computer player cannot be found");
                break;
            }
        };
        let Some(last) = page.last() else { break };
        after.clone_from(last);
        n_tables += page.len();
        for id in page {
            let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
            let directory = Arc::clone(&directory);
            going_on.spawn(async move {
                let (begun, has_begun) = oneshot::channel();
                let woken = directory.tell(&id, TableMsg::GoOn { begun: Some(begun) }).await;
                if woken.is_ok() {
                    // It is dropped rather than sent: either way the table has gone on.
                    let _ = has_begun.await;
                }
                drop(place);
            });
            while going_on.try_join_next().is_some() {}
        }
    }
    while going_on.join_next().await.is_some() {}
    if 0 < n_tables {
        tracing::info!(n_tables, "tables that waited for a computer player go on");
    }
}
