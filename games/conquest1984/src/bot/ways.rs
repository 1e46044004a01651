//! How far it is, counted once for all games.

use std::sync::LazyLock;

use parts::ways::Ways;

use crate::{
    board::board,
    options::Options,
    places::{N_PROVINCES, N_SEAS, Province},
};

pub(super) use parts::ways::FAR;

/// The disputed border is left out: it makes hardly a difference.
pub(super) fn ways() -> &'static Ways<N_PROVINCES, N_SEAS> {
    static WAYS: LazyLock<Ways<N_PROVINCES, N_SEAS>> = LazyLock::new(|| {
        let options = Options::default();
        Ways::new(|at| board().neighbors(&options, Province::at(at)), &board().waters)
    });
    &WAYS
}
