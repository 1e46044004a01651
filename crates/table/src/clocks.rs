//! Seats that must decide in time. The rules say what is done for one that is late; the table keeps
//! the time. Computer players need none: they are never late.

use kernel::{Lapse, MAX_SEATS, Seat};
use protocol::{Clock, stored::NewVersion};

use crate::{
    Core, Out,
    deciding::{Act, Whose},
};

/// The clocks that run, by seat.
#[derive(Default)]
pub(crate) struct Clocks {
    running: [Option<Running>; MAX_SEATS],
}

struct Running {
    /// The version on which the seat was asked.
    version: u64,
    /// When it is late, in milliseconds since 1970.
    until: u64,
}

impl Clocks {
    pub(crate) fn are_running(&self) -> bool {
        self.running.iter().any(Option::is_some)
    }

    /// How long each seat has, seen from `now`.
    pub(crate) fn tell(&self, now: u64) -> Vec<Clock> {
        let running = Seat::first(MAX_SEATS).zip(&self.running);
        let told = running.filter_map(|(seat, it)| {
            it.as_ref().map(|it| Clock { seat, left: it.until.saturating_sub(now) })
        });
        told.collect()
    }
}

impl Core {
    /// Starts a clock for everyone who was asked just now, and stops those of who has decided.
    pub(crate) fn wind_clocks(&mut self, now: u64) {
        let waiting = self.waiting();
        for seat in Seat::first(self.chronicle.game().n_seats()) {
            let asked = waiting.contains(seat) && self.seating.computer(seat).is_none();
            let lapse = if asked { self.chronicle.game().lapse(seat) } else { None };
            let running = &mut self.clocks.running[seat.idx()];
            let Some(Lapse { seconds, .. }) = lapse else {
                *running = None;
                continue;
            };
            let asked_anew = |it: &Running| self.offering.is_stale(seat, it.version);
            if running.as_ref().is_none_or(asked_anew) {
                let version = self.chronicle.version();
                *running = Some(Running { version, until: now + 1000 * u64::from(seconds) });
                self.out.push(Out::Wake { seat, version, seconds });
            }
        }
    }

    /// Decides for a seat that was asked on `version`, unless it has decided meanwhile. What comes
    /// back is to be stored, as after [`Core::said`].
    pub fn time_is_up(&mut self, seat: Seat, version: u64, now: u64) -> Option<NewVersion> {
        let clock = self.clocks.running.get_mut(seat.idx())?;
        clock.take_if(|it| it.version == version)?;
        let decided = self.chronicle.game().lapse(seat).and_then(|Lapse { action, .. }| {
            self.decide(seat, Act::Play(&[&action]), Whose::Clock, now).ok()
        });
        if decided.is_none() {
            self.wind_clocks(now);
        }
        decided
    }
}
