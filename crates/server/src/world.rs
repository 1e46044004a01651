//! What comes from outside (dependency injection of clock and entropy): time, and luck that nobody
//! can foresee.

use std::{
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

/// Time and luck. Tests bring their own, so that a story can be told twice.
#[derive(Clone)]
pub struct World {
    now: Arc<Now>,
    fill: Arc<Fill>,
}

type Now = dyn Fn() -> u64 + Send + Sync;
type Fill = dyn Fn(&mut [u8]) + Send + Sync;

impl World {
    /// The clock on the wall and the generator of the operating system.
    pub fn real() -> World {
        World::new(wall_clock, |bytes| {
            getrandom::fill(bytes).expect("the operating system has luck to give");
        })
    }

    /// `now` tells the milliseconds since 1970; `fill` fills bytes with luck.
    pub fn new(
        now: impl Fn() -> u64 + Send + Sync + 'static,
        fill: impl Fn(&mut [u8]) + Send + Sync + 'static,
    ) -> World {
        World { now: Arc::new(now), fill: Arc::new(fill) }
    }

    /// The time in milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        (self.now)()
    }

    /// Bytes that nobody can foresee.
    pub(crate) fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.fill)(&mut bytes);
        bytes
    }
}

fn wall_clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
