//! How far it is, counted once for all games: over land, and over sea from any sea.

use std::sync::LazyLock;

use parts::mask::Mask;

use crate::{
    board::board,
    options::Options,
    places::{N_PROVINCES, N_SEAS, Province, Sea},
};

/// Farther than anything.
pub(super) const FAR: u8 = 30;

pub(super) struct Ways {
    /// Movements over land; [`FAR`] where there is no way.
    pub land: [[u8; N_PROVINCES]; N_PROVINCES],
    /// Movements of a galley from a sea until it has landed, by sea and province.
    pub sail: [[u8; N_PROVINCES]; N_SEAS],
    /// The same with a march from the best shore, for provinces inland too.
    pub approach: [[u8; N_PROVINCES]; N_SEAS],
}

/// The disputed border is left out: it makes hardly a difference.
pub(super) fn ways() -> &'static Ways {
    static WAYS: LazyLock<Ways> = LazyLock::new(Ways::new);
    &WAYS
}

impl Ways {
    fn new() -> Ways {
        let mut land = [[FAR; N_PROVINCES]; N_PROVINCES];
        let options = Options::default();
        for from in Province::ALL {
            let mut reached = Mask::only(from.idx());
            let mut fresh = reached;
            for steps in 0..FAR {
                for at in fresh.iter() {
                    land[from.idx()][at] = steps;
                }
                let near = |at| board().neighbors(&options, Province::at(at));
                let next = fresh.iter().fold(Mask::NONE, |acc, at| acc | near(at));
                fresh = next & !reached;
                reached = reached | fresh;
            }
        }
        let mut sail = [[FAR; N_PROVINCES]; N_SEAS];
        for from in Sea::ALL {
            let mut reached = Mask::only(from.idx());
            let mut fresh = reached;
            for steps in 1..FAR {
                for sea in fresh.iter() {
                    for shore in board().waters.shores_of(sea).iter() {
                        let cell = &mut sail[from.idx()][shore];
                        *cell = (*cell).min(steps);
                    }
                }
                let next =
                    fresh.iter().fold(Mask::NONE, |acc, sea| acc | board().waters.beside(sea));
                fresh = next & !reached;
                reached = reached | fresh;
            }
        }
        let mut approach = sail;
        for (row, landings) in approach.iter_mut().zip(&sail) {
            for (to, cell) in row.iter_mut().enumerate() {
                let by = |shore: usize| landings[shore].saturating_add(land[shore][to]);
                *cell = (0..N_PROVINCES).map(by).min().unwrap_or(FAR).min(FAR);
            }
        }
        Ways { land, sail, approach }
    }
}
