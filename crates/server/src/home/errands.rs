//! What a table asks its home to do: tell, let think, keep the time.

use std::time::Duration;

use table::{Out, Question};
use tokio::sync::mpsc;

use super::{TableMsg, task::TableTask};
use crate::thinkers;

/// How long a table waits before it asks again when a move could not be stored.
const TRY_AGAIN: Duration = Duration::from_secs(1);

impl TableTask {
    /// Carries out everything that the table has asked for.
    pub(super) fn run_errands(&mut self) {
        loop {
            let errands = self.core.take_out();
            if errands.is_empty() {
                return;
            }
            for errand in errands {
                self.run_errand(errand);
            }
        }
    }

    fn run_errand(&mut self, errand: Out) {
        match errand {
            Out::Tell { to, msg } => {
                for lost in self.ears.tell(&to, &msg) {
                    self.core.leave(lost);
                }
            }
            Out::Think(question) => self.ask(question),
            Out::Wake { seat, version, seconds } => {
                let after = Duration::from_secs(u64::from(seconds));
                self.remind(after, TableMsg::TimeIsUp { seat, version });
            }
            Out::TryAgain => self.remind(TRY_AGAIN, TableMsg::GoOn { begun: None }),
            Out::AtALoss { seat, version, player, why } => tracing::error!(
                table.id = self.core.id(),
                game.id = self.core.game_id(),
                seat = seat.0,
                version,
                player = player.to_string(),
                why,
                "a computer player is at a loss"
            ),
        }
    }

    fn ask(&self, question: Question) {
        let Some(me) = self.me.upgrade() else { return };
        let Question { seat, version, player, wanted } = question;
        self.context.thinkers.ask(thinkers::Question {
            ponder: self.core.ponder(seat),
            player,
            seed: u64::from_be_bytes(self.context.world.bytes()),
            wanted,
            answer: Box::new(move |thought| {
                // Nobody is there to be told once the house closes.
                let _ = me.blocking_send(TableMsg::BotDecided { seat, version, thought });
            }),
        });
    }

    /// Brings the table a message after a while, if it is still there.
    fn remind(&self, after: Duration, msg: TableMsg) {
        let me: mpsc::WeakSender<TableMsg> = self.me.clone();
        tokio::spawn(async move {
            tokio::time::sleep(after).await;
            if let Some(me) = me.upgrade() {
                let _ = me.send(msg).await;
            }
        });
    }
}
