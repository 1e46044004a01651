//! A conquest while its sides gather: who attacks what, with whom and with which dice.

use serde::{Deserialize, Serialize};

use crate::{
    board::Territory,
    lands::Lands,
    people::{People, Peoples},
};

/// The two sides of a fight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Camp {
    Attack,
    Defence,
}

/// A conquest whose dice have not been rolled yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fight {
    pub target: Territory,
    pub attacker: People,
    /// CON-38 The owner of the target; nobody defends a free one.
    pub defender: Option<People>,
    /// CON-20 Who has joined, by camp.
    pub allies: [Peoples; 2],
    /// CON-37 Who was asked, by camp; nobody is asked twice by the same.
    pub asked: [Peoples; 2],
    /// CON-16 Romanised territories whose dice stay at home.
    pub left_out: Lands,
    /// CON-20 Whether a Roman ally has chosen his dice.
    pub levied: bool,
}

impl Camp {
    pub const BOTH: [Camp; 2] = [Camp::Attack, Camp::Defence];

    pub fn other(self) -> Camp {
        match self {
            Camp::Attack => Camp::Defence,
            Camp::Defence => Camp::Attack,
        }
    }
}

impl Fight {
    pub fn new(target: Territory, attacker: People, defender: Option<People>) -> Fight {
        Fight {
            target,
            attacker,
            defender,
            allies: [Peoples::NONE; 2],
            asked: [Peoples::NONE; 2],
            left_out: Lands::NONE,
            levied: false,
        }
    }

    /// Who decides for a camp.
    pub fn leader(&self, camp: Camp) -> Option<People> {
        match camp {
            Camp::Attack => Some(self.attacker),
            Camp::Defence => self.defender,
        }
    }

    /// The leader of a camp and its allies.
    pub fn members(&self, camp: Camp) -> Peoples {
        let leader = self.leader(camp).map_or(Peoples::NONE, Peoples::from);
        self.allies[camp as usize].or(leader)
    }

    /// Where a people fights, if it does.
    pub fn camp_of(&self, people: People) -> Option<Camp> {
        Camp::BOTH.into_iter().find(|&camp| self.members(camp).has(people))
    }
}
