//! Rate limits (token bucket): how often somebody may do something. A bucket fills slowly and is
//! emptied by doing it.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

/// Beyond this many, full buckets are thrown away: they are as good as new ones.
const MANY: usize = 10_000;

/// One bucket.
#[derive(Debug, Clone)]
pub(crate) struct Bucket {
    size: u32,
    refill: Duration,
    /// When it will be full again; full if that has passed.
    full_at: Instant,
}

impl Bucket {
    /// Full, with room for `size`; one more is allowed every `refill`.
    pub(crate) fn new(size: u32, refill: Duration, now: Instant) -> Bucket {
        Bucket { size, refill, full_at: now }
    }

    /// Takes one out, or says when there will be one.
    pub(crate) fn take(&mut self, now: Instant) -> Result<(), Instant> {
        let full_at = self.full_at.max(now) + self.refill;
        let latest = now + self.refill * self.size;
        if latest < full_at {
            return Err(now + (full_at - latest));
        }
        self.full_at = full_at;
        Ok(())
    }

    fn is_full(&self, now: Instant) -> bool {
        self.full_at <= now
    }
}

/// A bucket for each of many.
pub(crate) struct Buckets {
    size: u32,
    refill: Duration,
    all: Mutex<HashMap<String, Bucket>>,
}

impl Buckets {
    pub(crate) fn new(size: u32, refill: Duration) -> Buckets {
        Buckets { size, refill, all: Mutex::default() }
    }

    /// Takes one out of the bucket of `name`.
    pub(crate) fn take(&self, name: &str, now: Instant) -> Result<(), Instant> {
        let mut buckets = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if MANY <= buckets.len() {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let new = || Bucket::new(self.size, self.refill, now);
        buckets.entry(name.to_owned()).or_insert_with(new).take(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_bucket_gives_what_it_holds_and_then_one_at_a_time() {
        let start = Instant::now();
        let mut bucket = Bucket::new(3, SECOND, start);
        assert_eq!([(); 4].map(|()| bucket.take(start).is_ok()), [true, true, true, false]);
        assert_eq!(bucket.take(start), Err(start + SECOND));
        assert!(bucket.take(start + SECOND).is_ok());
        assert!(bucket.take(start + SECOND).is_err());
    }

    #[test]
    fn a_bucket_never_holds_more_than_its_size() {
        let start = Instant::now();
        let mut bucket = Bucket::new(2, SECOND, start);
        let late = start + 100 * SECOND;
        assert_eq!([(); 3].map(|()| bucket.take(late).is_ok()), [true, true, false]);
    }

    #[test]
    fn everyone_has_a_bucket_of_their_own_and_full_ones_are_forgotten() {
        let start = Instant::now();
        let buckets = Buckets::new(1, SECOND);
        assert!(buckets.take("anna", start).is_ok() && buckets.take("bruno", start).is_ok());
        assert!(buckets.take("anna", start).is_err());
        for n in 0..3 * MANY {
            let _ = buckets.take(&n.to_string(), start + SECOND * u32::try_from(n).unwrap());
        }
        assert!(buckets.all.lock().unwrap().len() <= MANY);
    }
}
