//! What the table waits for, and what is going on meanwhile.

use kernel::Seat;
use parts::mask::Mask;

use crate::{
    deal::Deal,
    pieces::{Side, Units},
    places::{Province, Sea},
};

pub type Phase = conquest::Phase<Own>;

/// What the table waits for in this edition only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Own {
    /// C05-01 The first player without a home chooses one.
    Homes,
    /// A battle on land.
    Clash(Clash),
    /// C05-39 An owner chooses which of his galleys sink.
    Sinking(SeaFight),
    /// C05-78 A captor says what becomes of captured generals.
    Captives { captor: Seat, of: Seat },
    /// C05-52 Somebody is asked to answer an offer: by the player on turn, or he himself.
    Asked { from: Seat, deal: Deal },
}

/// C05-11 A movement by road that may go on: so much of it is paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Journey {
    pub at: Province,
    /// C05-06 What the leader has left after this movement.
    pub leader: Rider,
    /// Infantry, cavalry with a movement left after this one, catapults.
    pub units: Units,
    /// Cavalry with none left.
    pub spent_cavalry: u8,
    /// Where this journey has been, here included: it never comes back there.
    pub seen: Mask,
}

/// Who leads a journey, and whether he can move again after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rider {
    Caesar,
    /// A general with one movement left.
    General,
    /// A general with none left.
    Spent,
}

/// A battle on land between the attacker and `foe`, in one of its rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clash {
    pub at: Province,
    pub foe: Seat,
    pub step: Step,
    /// C05-20 The combat legions, by side: nothing before it is formed.
    pub legions: [Units; 2],
    /// C05-24 What the defender has laid down this round.
    pub down: Units,
}

/// C05-20 to C05-30 What a battle on land has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// A side forms its combat legion.
    Form(Side),
    /// A side chooses so many losses.
    Lose(Side, u8),
    /// A side goes on or retreats.
    Decide(Side),
    /// The winner chooses so many of those who retreat to a place.
    Pursue { winner: Side, hits: u8, to: Province },
}

/// C05-38 A battle at sea between the player on turn and `foe`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeaFight {
    pub sea: Sea,
    pub foe: Seat,
    /// Counted from 1.
    pub round: u8,
    /// How many galleys each side must still name.
    pub hits: [u8; 2],
    /// Those named: they sink when all are.
    pub doomed: Mask,
}

impl Clash {
    pub fn new(at: Province, foe: Seat) -> Clash {
        let step = Step::Form(Side::Defender);
        Clash { at, foe, step, legions: [Units::NONE; 2], down: Units::NONE }
    }

    /// Whose decision it is.
    pub fn decider(self) -> Side {
        match self.step {
            Step::Form(side) | Step::Lose(side, _) | Step::Decide(side) => side,
            Step::Pursue { winner, .. } => winner,
        }
    }
}

impl SeaFight {
    pub fn new(sea: Sea, foe: Seat) -> SeaFight {
        SeaFight { sea, foe, round: 1, hits: [0; 2], doomed: Mask::NONE }
    }

    /// C05-39 The defender names his galleys first.
    pub fn decider(self) -> Side {
        if 0 < self.hits[Side::Defender as usize] { Side::Defender } else { Side::Attacker }
    }
}
