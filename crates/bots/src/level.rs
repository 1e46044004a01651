//! The levels (difficulty): how much a player looks at, and how well it sees.

/// What makes one level different from another.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Level {
    /// How many nodes it usually looks at.
    pub(crate) nodes: u64,
    /// How far it misjudges a position, 0 for not at all.
    pub(crate) blur: f32,
    /// Where its tree stops growing, whatever the budget.
    pub(crate) max_nodes: usize,
}

/// About 60 MB for the largest tree.
const MAX_NODES: usize = 1 << 18;

const LEVELS: [Level; 3] = [
    Level { nodes: 60, blur: 0.6, max_nodes: MAX_NODES },
    Level { nodes: 1_500, blur: 0.15, max_nodes: MAX_NODES },
    Level { nodes: 60_000, blur: 0.0, max_nodes: MAX_NODES },
];

/// Below this a search has hardly looked at the ways of one decision.
const FEWEST: u64 = 60;

impl Level {
    /// How many nodes it usually looks at for one of `clicks` decisions of a turn.
    pub(crate) fn nodes_for(self, clicks: u64) -> u64 {
        (self.nodes / clicks.max(1)).max(FEWEST.min(self.nodes))
    }

    /// Level `n`, from 1; the nearest there is.
    pub(crate) fn of(n: u8) -> Level {
        LEVELS[usize::from(n).clamp(1, LEVELS.len()) - 1]
    }
}
