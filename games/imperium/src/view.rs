//! What each viewer may know, and a state that would look the same.

mod choice;
mod imagine;
mod standings;

use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::{
    board::{N_PROVINCES, Province},
    event::Title,
    options::Options,
    pieces::{Card, MAX_PLAYERS},
    pile::Pile,
    rules,
    state::{Phase, State},
};

pub use choice::ChoiceView;
pub use imagine::reopen;
pub use standings::Share;

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct View {
    pub round: u32,
    /// The provinces in the order in which they will be scored, from the pawn's on.
    pub upcoming: [Province; N_PROVINCES],
    /// Markers in the provinces, by seat and province; proconsuls not counted.
    pub markers: Vec<[u8; N_PROVINCES]>,
    /// Whose marker stands on the capital, by province.
    pub proconsuls: [Option<Seat>; N_PROVINCES],
    /// Markers not on the board, by seat.
    pub stock: Vec<u8>,
    pub scores: Vec<u16>,
    /// IMP-29 The points that end the game.
    pub enough: u16,
    /// Spy and Oracle, where they are not spent, by seat. All else always returns to the hand.
    pub specials: Vec<Vec<Card>>,
    pub piles: Vec<PileView>,
    /// The viewer's own pile, once chosen and until it is shown.
    #[cfg_attr(debug_assertions, ts(as = "Option<Vec<Card>>"))]
    pub own: Option<Pile>,
    /// What the viewer chooses from, while there is something to choose.
    pub choice: Option<ChoiceView>,
    /// Who would score what, if a province were scored as it is, by province.
    pub standings: [Vec<Share>; N_PROVINCES],
    pub prompt: Prompt,
    pub options: Options,
}

/// What everyone knows about the pile of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum PileView {
    /// No marker, no pile.
    Idle,
    /// Not chosen yet; `anew` after Oracle.
    Open { size: u8, anew: bool },
    /// Chosen and not shown yet.
    Sealed { size: u8, anew: bool },
    Shown {
        #[cfg_attr(debug_assertions, ts(as = "Vec<Card>"))]
        pile: Pile,
    },
}

/// What the table asks for, in the words of the viewer's catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Prompt {
    /// All choose a pile.
    Choose,
    /// Those who have shown Oracle choose anew.
    Consult,
    Over {
        winners: Vec<Seat>,
        /// By seat.
        titles: Vec<Title>,
    },
}

impl View {
    pub fn new(state: &State, viewer: Viewer) -> View {
        let n_seats = usize::from(state.n_seats);
        let counts =
            |seat: Seat| std::array::from_fn(|province| state.markers[seat.idx()].get(province));
        let specials =
            |seat: Seat| state.hands[seat.idx()].cards().filter(|card| card.is_used_up()).collect();
        View {
            round: state.round,
            upcoming: std::array::from_fn(|n| state.pawn.after(n)),
            markers: state.seats().map(counts).collect(),
            proconsuls: state.proconsuls,
            stock: state.stock[..n_seats].to_vec(),
            scores: state.scores[..n_seats].to_vec(),
            enough: rules::ENOUGH,
            specials: state.seats().map(specials).collect(),
            piles: state.seats().map(|seat| pile_view(state, seat)).collect(),
            own: own_pile(state, viewer),
            choice: choice::of(state, viewer),
            standings: std::array::from_fn(|idx| standings::of(state, Province::ALL[idx])),
            prompt: prompt(state),
            options: state.options,
        }
    }
}

/// IMP-12 Whether a pile is chosen and how large it is, and its cards once they are shown.
fn pile_view(state: &State, seat: Seat) -> PileView {
    let size = state.pile_size(seat);
    let chosen = |sealed: &[Option<Pile>; MAX_PLAYERS], anew: bool| match sealed[seat.idx()] {
        Some(_) => PileView::Sealed { size, anew },
        None => PileView::Open { size, anew },
    };
    match &state.phase {
        Phase::Over { .. } => PileView::Idle,
        Phase::Choose { .. } | Phase::Consult { .. } if size == 0 => PileView::Idle,
        Phase::Choose { sealed } => chosen(sealed, false),
        Phase::Consult { oracles, sealed, .. } if oracles.contains(seat) => chosen(sealed, true),
        Phase::Consult { shown, .. } => PileView::Shown { pile: shown[seat.idx()] },
    }
}

/// IMP-12 A pile reaches its own player and nobody else.
fn own_pile(state: &State, viewer: Viewer) -> Option<Pile> {
    let Viewer::Seat(seat) = viewer else { return None };
    match &state.phase {
        Phase::Choose { sealed } | Phase::Consult { sealed, .. } => {
            sealed.get(seat.idx()).copied().flatten()
        }
        Phase::Over { .. } => None,
    }
}

fn prompt(state: &State) -> Prompt {
    match &state.phase {
        Phase::Choose { .. } => Prompt::Choose,
        Phase::Consult { .. } => Prompt::Consult,
        Phase::Over { winners } => Prompt::Over {
            winners: winners.iter().collect(),
            titles: state
                .seats()
                .map(|seat| rules::title(state.scores[seat.idx()], winners.contains(seat)))
                .collect(),
        },
    }
}
