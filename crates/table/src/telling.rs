//! What the table says (broadcast, and resync after a loss), to each pair of eyes its own.

use kernel::{Seat, Turn, Viewer};
use protocol::{Now, OverInfo, ServerMsg};

use crate::{Core, ListenerId, Out, listeners::viewer};

impl Core {
    /// A browser says whose eyes it looks through and what it has seen.
    pub(crate) fn look(
        &mut self,
        listener: ListenerId,
        guest: Option<&str>,
        wanted: Option<Seat>,
        since: Option<u64>,
        now: u64,
    ) {
        // Whoever asks for eyes that are not theirs sees what everyone sees.
        let eyes = wanted.filter(|&seat| self.seating.owns(guest, seat));
        let viewer = viewer(eyes);
        self.listeners.set_eyes(listener, viewer);
        let known = since.filter(|&since| eyes == wanted && since <= self.chronicle.version());
        let now = self.now(viewer, now);
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
        self.listeners.tell(listener, msg, &mut self.out);
    }

    /// Tells everyone the last version.
    pub(crate) fn tell_moved(&mut self, now: u64) {
        let version = self.chronicle.version();
        let told = self.listeners.by_eyes().into_iter().map(|(viewer, to)| {
            let step = self.chronicle.step(version, viewer).expect("the last version is there");
            Out::Tell { to, msg: ServerMsg::Moved { step, now: self.now(viewer, now) } }
        });
        let told: Vec<Out> = told.collect();
        self.out.extend(told);
    }

    /// Tells everyone who sits where.
    pub(crate) fn tell_seats(&mut self) {
        let told = self.listeners.by_guest().into_iter().map(|(guest, to)| {
            let seats = self.describe_seats(guest.as_deref());
            Out::Tell { to, msg: ServerMsg::Seats { seats } }
        });
        let told: Vec<Out> = told.collect();
        self.out.extend(told);
    }

    /// Tells everyone what happened after `since`, and how things stand.
    pub(crate) fn tell_missed(&mut self, since: u64, now: u64) {
        let told = self.listeners.by_both().into_iter().map(|((viewer, guest), to)| {
            let msg = ServerMsg::Missed {
                seats: self.describe_seats(guest.as_deref()),
                steps: self.chronicle.steps(since, viewer),
                now: self.now(viewer, now),
            };
            Out::Tell { to, msg }
        });
        let told: Vec<Out> = told.collect();
        self.out.extend(told);
    }

    /// How things stand for `viewer`.
    fn now(&self, viewer: Viewer, now: u64) -> Now {
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
            clocks: self.clocks.tell(now),
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
