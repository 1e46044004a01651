//! What two players can agree upon: prisoners and talents.

pub use conquest::deal::{Deal, OFFERS, Terms};
