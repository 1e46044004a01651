//! Computer players: seats whose decisions arrive as messages.

use std::sync::Arc;

use bots::Player;
use kernel::{MAX_SEATS, Seat};
use protocol::{RefusalCode, stored::NewVersion};
use registry::ThoughtInfo;

use crate::{
    Core, Out, Question,
    deciding::{Act, Whose},
};

/// What the computer players of a table have been asked.
#[derive(Default)]
pub(crate) struct Computers {
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
    pub(crate) fn are_busy(&self) -> bool {
        self.trying_again || self.asked.iter().any(Option::is_some)
    }
}

impl Core {
    /// Tells whether a computer player thinks, or will be asked again in a moment.
    pub fn is_thinking(&self) -> bool {
        self.computers.are_busy()
    }

    /// Computer players that are waited for are asked, unless they think already.
    pub fn go_on(&mut self) {
        self.ask_computers();
    }

    /// Asks every computer player that is waited for and has not been asked yet, all at once.
    pub(crate) fn ask_computers(&mut self) {
        self.computers.trying_again = false;
        let waiting = self.waiting();
        for seat in Seat::first(self.chronicle.game().n_seats()) {
            let asked = &mut self.computers.asked[seat.idx()];
            asked.take_if(|asked| {
                !waiting.contains(seat) || self.offering.is_stale(seat, asked.version)
            });
            let lost = self.computers.at_a_loss[seat.idx()] == Some(self.chronicle.version());
            if asked.is_none()
                && waiting.contains(seat)
                && !lost
                && let Some(player) = self.seating.computer(seat)
            {
                self.ask(seat, player);
            }
        }
    }

    fn ask(&mut self, seat: Seat, player: Player) {
        let version = self.chronicle.version();
        let asked = Arc::new(());
        let wanted = Arc::downgrade(&asked);
        self.computers.asked[seat.idx()] = Some(Asked { version, player, _wanted: asked });
        self.out.push(Out::Think(Question { seat, version, player, wanted }));
    }

    /// Plays what a computer player has decided, by the same way as everyone's decisions. What comes
    /// back is to be stored, as after [`Core::said`].
    pub fn bot_decided(
        &mut self,
        seat: Seat,
        version: u64,
        thought: Option<ThoughtInfo>,
        now: u64,
    ) -> Option<NewVersion> {
        // Otherwise it was asked anew since.
        let asked = self.computers.asked.get_mut(seat.idx())?;
        let Asked { player, .. } = asked.take_if(|asked| asked.version == version)?;
        if !self.waiting().contains(seat) || self.offering.is_stale(seat, version) {
            self.ask_computers();
            return None;
        }
        let Some(thought) = thought else {
            self.doubt(seat, player, "it came to nothing");
            return None;
        };
        match self.decide(seat, Act::Play(&[&thought.action]), Whose::Computer(player), now) {
            Ok(new) => Some(new),
            Err(refused) => {
                self.bot_refused(seat, player, refused.code);
                None
            }
        }
    }

    /// What a computer player decided was refused.
    pub(crate) fn bot_refused(&mut self, seat: Seat, player: Player, code: RefusalCode) {
        match code {
            RefusalCode::NotStored => {
                self.computers.trying_again = true;
                self.out.push(Out::TryAgain);
            }
            // Another copy of the program was faster, and it was asked anew.
            RefusalCode::Stale => (),
            RefusalCode::BadAction
            | RefusalCode::Illegal
            | RefusalCode::NotYourTurn
            | RefusalCode::GameOver
            | RefusalCode::NotYourSeat
            | RefusalCode::UndoRefused
            | RefusalCode::NotStarted => {
                self.doubt(seat, player, "the rules refuse its decision");
            }
        }
    }

    /// A player has failed: the simplest one takes its place for this decision. If even that fails,
    /// the seat waits for the next version; asking again and again would help nobody.
    fn doubt(&mut self, seat: Seat, player: Player, why: &'static str) {
        let version = self.chronicle.version();
        self.out.push(Out::AtALoss { seat, version, player, why });
        if player == Player::Random {
            self.computers.at_a_loss[seat.idx()] = Some(version);
        } else {
            self.ask(seat, Player::Random);
        }
    }
}
