//! What each viewer may know, and a state that would look the same.

use kernel::{Chance, Seat, Viewer};
use parts::counts::Counts;
use serde::Serialize;

use crate::{
    board::{N_PROVINCES, N_ROUTES, Province, Side},
    options::Options,
    pieces::{Card, Hand, Place},
    rules::repetition,
    state::{Bout, Losses, Phase, State},
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct View {
    /// Which side each seat plays, in the order of the seats.
    pub sides: [Side; 2],
    /// Ordinary legions, by side and province.
    pub legions: [[u8; N_PROVINCES]; 2],
    pub hannibal: Option<Province>,
    /// Fleets, by side and route.
    pub fleets: [[u8; N_ROUTES]; 2],
    /// HAN-23 The cards that are left, by side: of both, since what was shown is public, or with
    /// closed hands of the viewer's own side alone.
    pub hands: [Option<Vec<Card>>; 2],
    /// HAN-26 How many cards are left, which is the same for both.
    pub n_cards: u8,
    /// Legions and fleets out of the game, by side.
    pub lost: [LossesView; 2],
    pub prompt: Prompt,
    pub conflict: Option<ConflictView>,
    pub bout: BoutView,
    /// How often this position has occurred, where the table counts it.
    pub occurrences: usize,
    pub options: Options,
    /// Public, but of use to programs only, so it does not travel.
    #[serde(skip)]
    seen: Vec<u128>,
    /// HAN-23 What whoever has watched and forgets nothing knows of the hands, closed or not: every
    /// spent card was shown to all. Computers remember it; with closed hands it does not travel.
    #[serde(skip)]
    remembered: [Hand; 2],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct LossesView {
    pub legions: u8,
    pub fleets: u8,
    /// Fleets built anew.
    pub rebuilt: u8,
}

/// What the table asks for, in the words of the viewer's catalogue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Prompt {
    /// One side moves, exchanges or passes.
    Maneuver {
        side: Side,
        just_passed: bool,
    },
    /// Carthage names who is engaged.
    Engage {
        province: Province,
    },
    /// Those who have not chosen yet choose a card.
    Seal {
        place: Place,
    },
    Over {
        winner: Option<Seat>,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct ConflictView {
    pub place: Place,
    pub attacker: Side,
    /// Whether Hannibal is engaged; nobody knows before Carthage has said so.
    pub hannibal: Option<bool>,
    /// Who has chosen a card, by side. Never which.
    pub has_sealed: [bool; 2],
    /// The viewer's own card, once chosen.
    pub own: Option<Card>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct BoutView {
    /// Games of the match that have ended.
    pub n_ended: u16,
    /// Who won the one before this.
    pub last_winner: Option<Seat>,
}

impl View {
    pub fn new(state: &State, viewer: Viewer) -> View {
        View {
            sides: [Seat(0), Seat(1)].map(|seat| state.side(seat)),
            legions: state
                .legions
                .map(|counts| std::array::from_fn(|province| counts.get(province))),
            hannibal: state.hannibal,
            fleets: state.fleets,
            hands: Side::BOTH.map(|side| hand(state, viewer, side)),
            n_cards: n_cards(state),
            lost: state.lost.map(|it| LossesView {
                legions: it.legions,
                fleets: it.fleets,
                rebuilt: it.rebuilt,
            }),
            prompt: prompt(state),
            conflict: conflict(state, viewer),
            bout: BoutView { n_ended: state.bout.n_ended, last_winner: state.bout.last_winner },
            occurrences: repetition::occurrences(state),
            options: state.options,
            seen: state.seen.clone(),
            remembered: state.hands,
        }
    }

    /// A state that looks like this to `viewer`. Only a card that someone else has chosen is open:
    /// it is one of those in that hand.
    pub fn imagine(&self, viewer: Viewer, chance: &mut Chance<'_>) -> State {
        let phase = match (self.prompt, self.conflict) {
            (Prompt::Seal { place }, Some(conflict)) => Phase::Seal {
                place,
                attacker: conflict.attacker,
                hannibal: conflict.hannibal == Some(true),
                sealed: Side::BOTH.map(|side| {
                    if !conflict.has_sealed[side as usize] {
                        None
                    } else if viewer == Viewer::Seat(self.seat(side)) {
                        conflict.own
                    } else {
                        let mut cards: Vec<Card> = self.remembered[side as usize].cards().collect();
                        chance.take(&mut cards)
                    }
                }),
            },
            (Prompt::Engage { province }, Some(conflict)) => {
                Phase::Engage { province, attacker: conflict.attacker }
            }
            (Prompt::Maneuver { side, just_passed }, _) => Phase::Maneuver { side, just_passed },
            (Prompt::Over { winner }, _) => Phase::Over { winner },
            (Prompt::Seal { .. } | Prompt::Engage { .. }, None) => Phase::Over { winner: None },
        };
        State {
            phase,
            legions: self.legions.map(|provinces| {
                let mut counts = Counts::NONE;
                provinces.iter().enumerate().for_each(|(idx, &n)| counts.set(idx, n));
                counts
            }),
            hannibal: self.hannibal,
            fleets: self.fleets,
            hands: self.remembered,
            lost: self.lost.map(|it| Losses {
                legions: it.legions,
                fleets: it.fleets,
                rebuilt: it.rebuilt,
            }),
            bout: Bout {
                n_ended: self.bout.n_ended,
                swapped: self.sides[0] == Side::Carthage,
                last_winner: self.bout.last_winner,
            },
            options: self.options,
            seen: self.seen.clone(),
        }
    }

    fn seat(&self, side: Side) -> Seat {
        if self.sides[0] == side { Seat(0) } else { Seat(1) }
    }
}

/// HAN-23 What is laid open of a hand: with closed hands nothing to anyone but its own player.
fn hand(state: &State, viewer: Viewer, side: Side) -> Option<Vec<Card>> {
    let open = !state.options.closed_hands || viewer == Viewer::Seat(state.seat(side));
    open.then(|| state.hands[side as usize].cards().collect())
}

/// HAN-26 Both hands hold as many.
fn n_cards(state: &State) -> u8 {
    let [rome, _] = state.hands;
    u8::try_from(rome.len()).unwrap_or(u8::MAX)
}

fn prompt(state: &State) -> Prompt {
    match state.phase {
        Phase::Maneuver { side, just_passed } => Prompt::Maneuver { side, just_passed },
        Phase::Engage { province, .. } => Prompt::Engage { province },
        Phase::Seal { place, .. } => Prompt::Seal { place },
        Phase::Over { winner } => Prompt::Over { winner },
    }
}

fn conflict(state: &State, viewer: Viewer) -> Option<ConflictView> {
    match state.phase {
        Phase::Maneuver { .. } | Phase::Over { .. } => None,
        Phase::Engage { province, attacker } => Some(ConflictView {
            place: Place::Land(province),
            attacker,
            hannibal: None,
            has_sealed: [false; 2],
            own: None,
        }),
        Phase::Seal { place, attacker, hannibal, sealed } => Some(ConflictView {
            place,
            attacker,
            hannibal: Some(hannibal),
            has_sealed: sealed.map(|card| card.is_some()),
            // HAN-20 A chosen card reaches its own player and nobody else.
            own: match viewer {
                Viewer::Seat(seat) => sealed[state.side(seat) as usize],
                Viewer::Public => None,
            },
        }),
    }
}

/// Takes back cards that nobody has seen yet.
pub fn reopen(state: &mut State) {
    if let Phase::Seal { sealed, .. } = &mut state.phase {
        *sealed = [None; 2];
    }
}
