//! Seats that must decide in time. The rules say what is done for one that is late; the table keeps
//! the time. Computer players need none: they are never late.

use std::time::Duration;

use kernel::{Lapse, MAX_SEATS, Seat};
use protocol::Clock;

use super::{TableMsg, deciding::Act, load::LoadError, task::TableTask};

/// The clocks that run, by seat.
#[derive(Default)]
pub(super) struct Clocks {
    running: [Option<Running>; MAX_SEATS],
}

struct Running {
    /// The version on which the seat was asked.
    version: u64,
    /// When it is late, in milliseconds since 1970.
    until: u64,
}

impl Clocks {
    pub(super) fn are_running(&self) -> bool {
        self.running.iter().any(Option::is_some)
    }

    /// How long each seat has, seen from `now`.
    pub(super) fn tell(&self, now: u64) -> Vec<Clock> {
        let running = Seat::first(MAX_SEATS).zip(&self.running);
        let told = running.filter_map(|(seat, it)| {
            it.as_ref().map(|it| Clock { seat, left: it.until.saturating_sub(now) })
        });
        told.collect()
    }
}

impl TableTask {
    /// Starts a clock for everyone who was asked just now, and stops those of who has decided.
    pub(super) fn wind_clocks(&mut self) {
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
                let until = self.context.world.now() + 1000 * u64::from(seconds);
                *running = Some(Running { version, until });
                self.call_time(seat, version, Duration::from_secs(u64::from(seconds)));
            }
        }
    }

    fn call_time(&self, seat: Seat, version: u64, after: Duration) {
        let me = self.me.clone();
        tokio::spawn(async move {
            tokio::time::sleep(after).await;
            if let Some(me) = me.upgrade() {
                let _ = me.send(TableMsg::TimeIsUp { seat, version }).await;
            }
        });
    }

    /// Decides for a seat that was asked on `version`, unless it has decided meanwhile.
    pub(super) async fn time_is_up(&mut self, seat: Seat, version: u64) -> Result<(), LoadError> {
        let clock = self.clocks.running.get_mut(seat.idx());
        if clock.and_then(|it| it.take_if(|it| it.version == version)).is_none() {
            return Ok(());
        }
        if let Some(Lapse { action, .. }) = self.chronicle.game().lapse(seat) {
            self.decide(seat, Act::Play(&action)).await?;
        }
        // Where it could not be stored, the seat has its time once more.
        self.wind_clocks();
        Ok(())
    }
}
