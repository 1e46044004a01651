//! What the table says (broadcast, and resync after a loss), to each pair of eyes its own.

use kernel::{Seat, Turn, Viewer};
use protocol::{Now, OverInfo, ServerMsg};

use super::{ListenerId, listeners::viewer, task::TableTask};

impl TableTask {
    /// A browser says whose eyes it looks through and what it has seen.
    pub(super) fn look(
        &mut self,
        listener: ListenerId,
        guest: Option<&str>,
        wanted: Option<Seat>,
        since: Option<u64>,
    ) {
        // Whoever asks for eyes that are not theirs sees what everyone sees.
        let eyes = wanted.filter(|&seat| self.seating.owns(guest, seat));
        let viewer = viewer(eyes);
        self.listeners.set_eyes(listener, viewer);
        let known = since.filter(|&since| eyes == wanted && since <= self.chronicle.version());
        let now = self.now(viewer);
        let msg = match known {
            Some(since) => ServerMsg::Missed {
                seats: self.describe_seats(guest),
                steps: self.chronicle.steps(since, viewer),
                now,
            },
            None => ServerMsg::Welcome {
                table: self.describe(guest),
                eyes,
                steps: self.chronicle.steps(0, viewer),
                now,
            },
        };
        self.listeners.tell(listener, &msg);
    }

    /// Tells everyone the last version.
    pub(super) fn tell_moved(&mut self) {
        let version = self.chronicle.version();
        let mut listeners = std::mem::take(&mut self.listeners);
        listeners.tell_eyes(|viewer| ServerMsg::Moved {
            step: self.chronicle.step(version, viewer).expect("the last version is there"),
            now: self.now(viewer),
        });
        self.listeners = listeners;
    }

    /// Tells everyone who sits where.
    pub(super) fn tell_seats(&mut self) {
        let mut listeners = std::mem::take(&mut self.listeners);
        let is_here = listeners.guests();
        listeners.tell_guests(|guest| ServerMsg::Seats {
            seats: self.seating.describe(guest, |sitter| is_here.contains(sitter)),
        });
        self.listeners = listeners;
    }

    /// Tells everyone what happened after `since`, and how things stand.
    pub(super) fn tell_missed(&mut self, since: u64) {
        let mut listeners = std::mem::take(&mut self.listeners);
        let is_here = listeners.guests();
        listeners.tell_both(|viewer, guest| ServerMsg::Missed {
            seats: self.seating.describe(guest, |sitter| is_here.contains(sitter)),
            steps: self.chronicle.steps(since, viewer),
            now: self.now(viewer),
        });
        self.listeners = listeners;
    }

    /// How things stand for `viewer`.
    fn now(&self, viewer: Viewer) -> Now {
        let game = self.chronicle.game();
        let (offers, can_undo) = match viewer {
            Viewer::Seat(seat) => (
                self.offering.offers(seat).map(ToOwned::to_owned),
                self.chronicle.can_undo(seat).is_ok(),
            ),
            Viewer::Public => (None, false),
        };
        Now {
            version: self.chronicle.version(),
            view: game.view(viewer),
            waiting: self.waiting().iter().collect(),
            offers,
            can_undo,
            clocks: self.clocks.tell(self.context.world.now()),
            over: over(game.turn(), game.n_seats()),
        }
    }
}

fn over(turn: Turn, n_seats: usize) -> Option<OverInfo> {
    let Turn::Over(outcome) = turn else { return None };
    Some(OverInfo {
        winners: outcome.winners.iter().collect(),
        places: outcome.places[..n_seats].to_vec(),
        scores: outcome.scores[..n_seats].to_vec(),
    })
}
