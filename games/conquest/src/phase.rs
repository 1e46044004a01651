//! What the table waits for.

use kernel::Seat;

use crate::{
    Leader,
    army::{Cargo, Unit, Units},
    empire::Province,
};

/// What the table waits for; `O` is what it waits for in one edition only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase<O> {
    /// The player on turn chooses what to move.
    Move,
    /// A leader was chosen, and what goes along.
    Lead(Column),
    /// C84-72 C05-16 A galley ashore was chosen, and what goes aboard.
    Embark(Boarding),
    /// C84-28 C05-19 The attacker chooses the next battle.
    Muster,
    /// Cities are destroyed, pieces bought and placed.
    Spend,
    /// Nothing any more.
    Over(Ending),
    /// What the edition adds.
    Own(O),
}

/// Who marches from where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column {
    /// Where they stand.
    pub from: Province,
    /// With the movement it has before it goes.
    pub leader: Leader,
    /// Infantry, cavalry with both movements left, catapults.
    pub units: Units,
    /// Cavalry with its last movement.
    pub tired_cavalry: u8,
}

/// Who goes aboard which galley.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Boarding {
    /// Its index.
    pub galley: u8,
    /// What goes aboard.
    pub cargo: Cargo,
}

/// What has happened this turn, as far as it closes doors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// C84-59 C05-53 Nothing was done yet.
    Fresh,
    /// Something has moved.
    Moved,
    /// C05-36 What was entered without a fight has changed hands.
    Claimed,
    /// C84-05 C05-44 Something was bought: no city is destroyed any more.
    Bought,
    /// C05-52 Placement has come: nothing is bought any more.
    Dealt,
}

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// C84-58 C05-53 One Caesar is left.
    LastCaesar(Seat),
    /// C84-59 C05-53 All others have conceded.
    Conceded(Seat),
    /// C84-67 C05-61 The last round is over.
    RoundLimit,
    /// C05-40 No Caesar is left.
    NoCaesar,
}

impl Column {
    /// A leader alone.
    #[inline]
    pub fn new(from: Province, leader: Leader) -> Column {
        Column { from, leader, units: Units::NONE, tired_cavalry: 0 }
    }

    /// Everything that goes along.
    #[inline]
    pub fn company(self) -> Units {
        self.units + Units::of(Unit::Cavalry, self.tired_cavalry)
    }
}

impl Stage {
    /// All of them, in their order.
    pub const ALL: [Stage; 5] =
        [Stage::Fresh, Stage::Moved, Stage::Claimed, Stage::Bought, Stage::Dealt];

    /// Its name in positions.
    #[inline]
    pub fn name(self) -> &'static str {
        match self {
            Stage::Fresh => "fresh",
            Stage::Moved => "moved",
            Stage::Claimed => "claimed",
            Stage::Bought => "bought",
            Stage::Dealt => "dealt",
        }
    }
}
