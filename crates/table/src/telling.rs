//! What the table says (broadcast, and resync after a loss), to each pair of eyes its own.

use kernel::{Seat, Turn, Viewer};
use protocol::{Now, OverInfo, ServerMsg};

use crate::{
    Core, ListenerId, Out,
    chronicle::Otherwise,
    listeners::{Listener, viewer},
};

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
        let before = self.listeners.find(listener).and_then(Listener::eyes);
        self.listeners.set_eyes(listener, viewer);
        let chronicle = &self.chronicle;
        // Who has missed more than a page is not sent all of it at once.
        let recent = chronicle.before_last_page()..=chronicle.version();
        let known = since.filter(|since| eyes == wanted && recent.contains(since));
        let now = self.now(viewer, now);
        let msg = match (known, before) {
            (Some(since), Some(other)) if other != viewer => {
                let Otherwise { from, steps } = chronicle.otherwise(since, viewer);
                ServerMsg::Turned { eyes, from, steps, now }
            }
            (Some(since), _) => ServerMsg::Missed {
                seats: self.describe_seats(guest),
                steps: chronicle.steps(since, viewer),
                now,
            },
            (None, _) => ServerMsg::Welcome {
                table: self.describe(guest),
                eyes,
                steps: chronicle.last_page(viewer),
                now,
            },
        };
        self.listeners.tell(listener, msg, &mut self.out);
    }

    /// A browser asks for what came before. Who has not said through whose eyes it looks is told
    /// nothing.
    pub(crate) fn tell_earlier(&mut self, listener: ListenerId, before: u64) {
        let Some(viewer) = self.listeners.find(listener).and_then(Listener::eyes) else { return };
        let msg = ServerMsg::Earlier { before, steps: self.chronicle.page(before, viewer) };
        self.listeners.tell(listener, msg, &mut self.out);
    }

    /// Tells everyone the last decision: every version after `since`.
    pub(crate) fn tell_moved(&mut self, since: u64, now: u64) {
        let told = self.listeners.by_eyes().into_iter().map(|(viewer, to)| {
            let mut before = self.chronicle.steps(since, viewer);
            let step = before.pop().expect("a decision is a version at least");
            Out::Tell { to, msg: ServerMsg::Moved { step, before, now: self.now(viewer, now) } }
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
                self.chronicle.undo_span(seat).is_ok(),
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
