//! Computer players: seats whose decisions arrive as messages.

use std::{sync::Arc, time::Duration};

use bots::Player;
use kernel::{MAX_SEATS, Seat};
use protocol::RefusalCode;
use registry::ThoughtInfo;

use super::{
    TableMsg,
    deciding::{Act, Decided},
    load::LoadError,
    task::TableTask,
};
use crate::thinkers::Question;

/// How long a table waits before it asks again when a move could not be stored.
const TRY_AGAIN: Duration = Duration::from_secs(1);

/// What the computer players of a table have been asked.
#[derive(Default)]
pub(super) struct Computers {
    asked: [Option<Asked>; MAX_SEATS],
    /// On this version, a player did not come to anything that could be played.
    at_a_loss: [Option<u64>; MAX_SEATS],
    /// A move could not be stored: it will be thought of again in a moment.
    trying_again: bool,
}

struct Asked {
    version: u64,
    player: Player,
    /// Dropped when the answer is not wanted any more.
    _wanted: Arc<()>,
}

impl Computers {
    pub(super) fn are_busy(&self) -> bool {
        self.trying_again || self.asked.iter().any(Option::is_some)
    }
}

impl TableTask {
    /// Asks every computer player that is waited for and has not been asked yet, all at once.
    pub(super) fn ask_computers(&mut self) {
        self.computers.trying_again = false;
        let waiting = self.waiting();
        for seat in Seat::first(self.chronicle.game().n_seats()) {
            let asked = &mut self.computers.asked[seat.idx()];
            let outdated = |asked: &mut Asked| {
                !waiting.contains(seat) || self.offering.is_stale(seat, asked.version)
            };
            if asked.take_if(outdated).is_some() {
                tracing::debug!(table.id = self.table.id, seat = seat.0, "a thought is not needed");
            }
            let lost = self.computers.at_a_loss[seat.idx()] == Some(self.chronicle.version());
            if asked.is_none()
                && waiting.contains(seat)
                && !lost
                && let Some(player) = self.seating.computer(seat)
            {
                self.ask(seat, player);
            }
        }
        if !self.computers.are_busy() {
            self.begun.clear();
        }
    }

    fn ask(&mut self, seat: Seat, player: Player) {
        let Some(me) = self.me.upgrade() else { return };
        let version = self.chronicle.version();
        let wanted = Arc::new(());
        self.context.thinkers.ask(Question {
            ponder: self.chronicle.game().ponder(seat),
            player,
            seed: u64::from_be_bytes(self.context.world.bytes()),
            wanted: Arc::downgrade(&wanted),
            answer: Box::new(move |thought| {
                // Nobody is there to be told once the house closes.
                let _ = me.blocking_send(TableMsg::BotDecided { seat, version, thought });
            }),
        });
        self.computers.asked[seat.idx()] = Some(Asked { version, player, _wanted: wanted });
    }

    /// Plays what a computer player has decided, by the same way as everyone's decisions.
    pub(super) async fn bot_decided(
        &mut self,
        seat: Seat,
        version: u64,
        thought: Option<ThoughtInfo>,
    ) -> Result<(), LoadError> {
        let asked = self.computers.asked.get_mut(seat.idx());
        let Some(asked) = asked.and_then(|it| it.take_if(|asked| asked.version == version)) else {
            // It was asked anew since.
            return Ok(());
        };
        self.begun.clear();
        if !self.waiting().contains(seat) || self.offering.is_stale(seat, version) {
            self.ask_computers();
            return Ok(());
        }
        let Some(thought) = thought else {
            self.doubt(seat, asked.player, "it came to nothing");
            return Ok(());
        };
        match self.decide(seat, Act::Play(&thought.action)).await? {
            Decided::Stored(_) => (),
            Decided::Refused(refused) => match refused.code {
                RefusalCode::NotStored => self.try_again_later(),
                // Another copy of the program was faster, and it was asked anew.
                RefusalCode::Stale => (),
                RefusalCode::BadAction
                | RefusalCode::Illegal
                | RefusalCode::NotYourTurn
                | RefusalCode::GameOver
                | RefusalCode::NotYourSeat
                | RefusalCode::UndoRefused
                | RefusalCode::NotStarted => {
                    self.doubt(seat, asked.player, "the rules refuse its decision");
                }
            },
        }
        Ok(())
    }

    /// A player has failed: the simplest one takes its place for this decision. If even that fails,
    /// the seat waits for the next version; asking again and again would help nobody.
    fn doubt(&mut self, seat: Seat, player: Player, why: &str) {
        let (id, version) = (&self.table.id, self.chronicle.version());
        tracing::error!(
            table.id = id,
            game.id = self.table.game,
            seat = seat.0,
            version,
            player = player.to_string(),
            why,
            "a computer player is at a loss"
        );
        if player == Player::Random {
            self.computers.at_a_loss[seat.idx()] = Some(version);
        } else {
            self.ask(seat, Player::Random);
        }
    }

    fn try_again_later(&mut self) {
        self.computers.trying_again = true;
        let me = self.me.clone();
        tokio::spawn(async move {
            tokio::time::sleep(TRY_AGAIN).await;
            if let Some(me) = me.upgrade() {
                let _ = me.send(TableMsg::GoOn { begun: None }).await;
            }
        });
    }
}
