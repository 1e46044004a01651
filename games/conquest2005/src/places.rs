//! The printed names: 42 provinces and 18 seas.

pub use conquest::empire::{N_PROVINCES, Province};

conquest::seas!("Mare Tyrrhenum");
