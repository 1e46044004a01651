//! What a player can click: the legal actions, and why some others are not.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Cite, Game, Seat, legal};

/// One thing on the screen that can be clicked, e.g. `space:roma` or `card:4`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Handle(String);

/// A legal action with the clicks that choose it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// The notation, sent back to play it.
    pub action: String,
    /// What to click, in order; no path is the beginning of another.
    pub path: Vec<Handle>,
}

/// Something a player would look for and that a rule refuses just now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Barred<I> {
    /// The button or card that stays grey.
    pub handle: Handle,
    /// Why.
    pub why: I,
    /// The clause that says so.
    pub rule: &'static str,
}

/// Everything `seat` can choose from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offers<I> {
    /// The legal actions.
    pub legal: Vec<Offer>,
    /// What is shown in grey with its reason.
    pub barred: Vec<Barred<I>>,
}

impl Handle {
    /// A place on the board, pieces standing on it included.
    pub fn space(id: impl fmt::Display) -> Handle {
        Handle(format!("space:{id}"))
    }

    /// One particular piece.
    pub fn piece(id: impl fmt::Display) -> Handle {
        Handle(format!("piece:{id}"))
    }

    /// A card of the player's hand.
    pub fn card(id: impl fmt::Display) -> Handle {
        Handle(format!("card:{id}"))
    }

    /// What has no place on the board.
    pub fn button(id: impl fmt::Display) -> Handle {
        Handle(format!("button:{id}"))
    }

    /// The whole handle, kind included.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Buttons and cards are always in sight, so a grey one says why.
    fn stays_in_sight(&self) -> bool {
        self.0.starts_with("button:") || self.0.starts_with("card:")
    }
}

/// Lists what `seat` can click now. Nothing when it is not waited for.
pub fn offers<G: Game>(state: &G::State, seat: Seat) -> Offers<G::Illegal> {
    let mut actions = Vec::new();
    legal::<G>(state, seat, &mut actions);
    let legal: Vec<Offer> = actions
        .iter()
        .map(|action| Offer { action: action.to_string(), path: G::path(action) })
        .collect();

    let mut barred: Vec<Barred<G::Illegal>> = Vec::new();
    if !legal.is_empty() {
        let mut candidates = Vec::new();
        G::candidates(state, seat, &mut candidates);
        for action in candidates {
            let Err(why) = G::check(state, seat, &action) else { continue };
            let Some(handle) = G::path(&action).into_iter().next() else { continue };
            let offered = legal.iter().any(|offer| offer.path.first() == Some(&handle));
            let told = barred.iter().any(|it| it.handle == handle);
            if handle.stays_in_sight() && !offered && !told {
                let rule = why.clause();
                barred.push(Barred { handle, why, rule });
            }
        }
    }
    Offers { legal, barred }
}
