//! What a player can click: the legal move list as a tree of clicks, and why some others are not.

use std::fmt::{self, Write as _};

use serde::Serialize;

use crate::{Cite, Game, Seat, may_act};

/// One thing on the screen that can be clicked: a space, a card, a button. Each game lists its own
/// in one closed type; the browser knows the same list under the same names.
pub trait Handle: Clone + Eq + fmt::Debug + Serialize {
    /// Tells whether it is always in sight, as buttons and cards are: then a grey one says why without
    /// being asked. Of all else only what nothing begins with does, and only who tries it is told.
    fn stays_in_sight(&self) -> bool {
        true
    }
}

/// A legal action with the clicks that choose it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offer<'a> {
    /// The notation, sent back to play it.
    pub action: &'a str,
    /// What to click, in order, by its place among the handles; no path is the beginning of another.
    pub path: &'a [usize],
}

/// Something a player would look for and that a rule refuses just now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Barred<H, I> {
    /// The button or card that stays grey, or the place or piece that cannot be begun with.
    pub handle: H,
    /// Whether it is always in sight; else it is told only to who tries it.
    pub in_sight: bool,
    /// How many legal actions stand before it in the game's list: its own place among them.
    pub at: usize,
    /// After how many clicks of a choice, whatever they were; 0 from the beginning.
    pub after: usize,
    /// Why.
    pub why: I,
    /// The clause that says so.
    pub rule: &'static str,
}

/// Everything one seat can choose from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offers<H, I> {
    /// Everything that any legal action asks to be clicked, once.
    pub handles: Vec<H>,
    /// What is shown in grey with its reason.
    pub barred: Vec<Barred<H, I>>,
    // What each legal action would keep for itself lies in a row here: there may be hundreds, and
    // they are listed anew with every move.
    clicks: Vec<usize>,
    words: String,
    /// Where the clicks and the words of each end.
    ends: Vec<[usize; 2]>,
}

impl<H: Handle, I> Offers<H, I> {
    /// Nothing to choose from.
    pub fn none() -> Self {
        Offers {
            handles: Vec::new(),
            barred: Vec::new(),
            clicks: Vec::new(),
            words: String::new(),
            ends: Vec::new(),
        }
    }

    /// Adds a legal action.
    pub fn push(&mut self, action: impl fmt::Display, path: Vec<H>) {
        for handle in path {
            // Offers in a row ask for much the same.
            let known = self.handles.iter().rposition(|it| *it == handle);
            self.clicks.push(known.unwrap_or(self.handles.len()));
            if known.is_none() {
                self.handles.push(handle);
            }
        }
        write!(self.words, "{action}").expect("a String takes everything");
        self.ends.push([self.clicks.len(), self.words.len()]);
    }

    /// The legal actions, in the order of the game's list.
    pub fn legal(&self) -> impl Iterator<Item = Offer<'_>> {
        let starts = [[0; 2]].into_iter().chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, end)| Offer {
            action: &self.words[start[1]..end[1]],
            path: &self.clicks[start[0]..end[0]],
        })
    }

    /// Tells whether a legal action asks for a click on `handle` after so many others.
    fn ask_for(&self, handle: &H, after: usize) -> bool {
        let number = self.handles.iter().position(|it| it == handle);
        number.is_some_and(|it| self.legal().any(|offer| offer.path.get(after) == Some(&it)))
    }

    /// Notes what stays grey, and why: the first of the clicks that no legal action asks for in
    /// that place. It was listed after `at` legal actions.
    fn bar(&mut self, path: Vec<H>, at: usize, why: I)
    where
        I: Cite,
    {
        let mut clicks = path.into_iter().enumerate();
        let Some((after, handle)) = clicks.find(|(after, it)| !self.ask_for(it, *after)) else {
            return;
        };
        let told = self.barred.iter().any(|it| it.after == after && it.handle == handle);
        let in_sight = handle.stays_in_sight();
        if (in_sight || after == 0) && !told {
            let rule = why.clause();
            self.barred.push(Barred { handle, in_sight, at, after, why, rule });
        }
    }
}

/// Lists what `seat` can click now, in one walk through the candidates. Nothing when it may
/// not act.
pub fn offers<G: Game>(state: &G::State, seat: Seat) -> Offers<G::Handle, G::Illegal> {
    let mut candidates = Vec::new();
    if may_act::<G>(state, seat) {
        G::candidates(state, seat, &mut candidates);
    }
    let mut offers = Offers::none();
    let mut refused = Vec::new();
    for action in &candidates {
        match G::check(state, seat, action) {
            Ok(()) => offers.push(action, G::path(action)),
            Err(why) => refused.push((action, offers.ends.len(), why)),
        }
    }
    for (action, at, why) in refused {
        offers.bar(G::path(action), at, why);
    }
    candidates.clear();
    if may_act::<G>(state, seat) {
        G::explained(state, seat, &mut candidates);
    }
    let at = offers.ends.len();
    for action in &candidates {
        match G::check(state, seat, action) {
            Ok(()) => debug_assert!(false, "{action} is legal, and no candidate"),
            Err(why) => offers.bar(G::path(action), at, why),
        }
    }
    offers
}
