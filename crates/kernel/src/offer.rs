//! What a player can click: the legal move list as a tree of clicks, and why some others are not.

mod twig;

use std::fmt::{self, Write as _};

use serde::{Deserialize, Serialize};

use crate::{Cite, Game, Seat, may_act};

use twig::Leaves;

pub use twig::Twig;

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
    /// After how many clicks of a choice, whatever they were; 0 from the beginning.
    pub after: usize,
    /// Why.
    pub why: I,
    /// The clause that says so.
    pub rule: &'static str,
}

/// Everything `seat` can choose from. The legal actions are a tree of clicks: there may be hundreds
/// of them, and most share most of their clicks and words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offers<I> {
    /// Everything that any of them asks to be clicked, once.
    pub handles: Vec<Handle>,
    /// The legal actions.
    pub legal: Vec<Twig>,
    /// What is shown in grey with its reason.
    pub barred: Vec<Barred<I>>,
}

impl<I> Offers<I> {
    /// The legal actions one by one, in the order of the game's list.
    pub fn list(&self) -> Vec<Offer> {
        twig::unfold(&self.handles, &self.legal)
    }
}

/// Most handles fit, so that they are not copied while they grow.
const USUAL_HANDLE: usize = 24;

impl Handle {
    /// A place on the board, pieces standing on it included.
    pub fn space(id: impl fmt::Display) -> Handle {
        Handle::new("space:", id)
    }

    /// One particular piece.
    pub fn piece(id: impl fmt::Display) -> Handle {
        Handle::new("piece:", id)
    }

    /// A card of the player's hand.
    pub fn card(id: impl fmt::Display) -> Handle {
        Handle::new("card:", id)
    }

    /// What has no place on the board.
    pub fn button(id: impl fmt::Display) -> Handle {
        Handle::new("button:", id)
    }

    fn new(kind: &str, id: impl fmt::Display) -> Handle {
        let mut text = String::with_capacity(USUAL_HANDLE);
        text.push_str(kind);
        write!(text, "{id}").expect("a String takes everything");
        Handle(text)
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

/// Lists what `seat` can click now, in one walk through the candidates. Nothing when it may
/// not act.
pub fn offers<G: Game>(state: &G::State, seat: Seat) -> Offers<G::Illegal> {
    let mut candidates = Vec::new();
    if may_act::<G>(state, seat) {
        G::candidates(state, seat, &mut candidates);
    }
    let mut handles = Vec::new();
    let mut leaves = Leaves::default();
    let mut refused: Vec<(Vec<Handle>, G::Illegal)> = Vec::new();
    for action in &candidates {
        let path = G::path(action);
        match G::check(state, seat, action) {
            Ok(()) => leaves.push(action, path, &mut handles),
            Err(why) => refused.push((path, why)),
        }
    }
    let barred = barred(&leaves, &handles, refused);
    Offers { legal: leaves.fold(), handles, barred }
}

/// What stays grey, and why: each candidate that a rule refuses, at the first of its clicks that no
/// legal action asks for in that place.
fn barred<I: Cite>(
    legal: &Leaves,
    handles: &[Handle],
    refused: Vec<(Vec<Handle>, I)>,
) -> Vec<Barred<I>> {
    let mut barred: Vec<Barred<I>> = Vec::new();
    for (path, why) in refused {
        let offered = |(after, handle): &(usize, Handle)| {
            let number = handles.iter().position(|it| it == handle);
            number.is_some_and(|number| legal.ask_for(number, *after))
        };
        let Some((after, handle)) = path.into_iter().enumerate().find(|it| !offered(it)) else {
            continue;
        };
        let told = barred.iter().any(|it| it.after == after && it.handle == handle);
        if handle.stays_in_sight() && !told {
            let rule = why.clause();
            barred.push(Barred { handle, after, why, rule });
        }
    }
    barred
}
