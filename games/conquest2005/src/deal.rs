//! What two players can agree upon: the return of generals.

pub use conquest::deal::{Deal, OFFERS, Terms};
