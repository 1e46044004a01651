//! The search tree (an arena of nodes and edges): what was tried so far, positions and the ways out
//! of them, in a few flat arrays.

use std::{num::NonZeroU32, ops::Range};

use kernel::{MAX_SEATS, Seat, SeatSet};
use rustc_hash::FxHashMap;

use crate::worth::Worth;

/// A position: known by what led to it, though what is hidden in it may differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct NodeId(NonZeroU32);

#[derive(Debug, Clone, Copy)]
pub(crate) struct Node {
    pub(crate) kind: Kind,
    /// Whether `mean` is exact and not an estimate.
    pub(crate) solved: bool,
    /// A whole number, kept as what it is divided with.
    pub(crate) visits: f32,
    pub(crate) mean: Worth,
    /// The imagined world for which the ways out were last listed.
    pub(crate) world: u32,
}

/// What comes next.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Kind {
    /// Nobody has looked yet.
    New,
    /// One seat decides.
    Lone(Side),
    /// Several seats decide at once: `n` of the tree's sides.
    Joint { first: u32, n: u8 },
    /// Luck has spoken; what it said leads on.
    Luck,
}

/// A seat that decides, and its ways out: `n` of the tree's ways.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Side {
    pub(crate) seat: Seat,
    n: u16,
    first: u32,
}

/// An action that was legal here, and what is known about it.
#[derive(Debug, Clone)]
pub(crate) struct Way<A> {
    pub(crate) action: A,
    /// Whether `worth` is exact and not an estimate; only where one seat decides.
    pub(crate) solved: bool,
    /// The share of attention it deserves before anything is known.
    pub(crate) prior: f32,
    /// How often it was tried. A whole number, kept as what it is divided with.
    pub(crate) visits: f32,
    /// What it led to for its seat, on average.
    pub(crate) worth: f32,
    /// Where several decide: how much more it would have brought than what was played, in sum.
    pub(crate) regret: f32,
    /// Where several decide: its share in every mix so far, later ones counting for more, in sum.
    pub(crate) share: f32,
    /// Where it leads, when one seat decides.
    pub(crate) child: Option<NodeId>,
    /// The last imagined world in which it was legal.
    pub(crate) world: u32,
}

/// More than any decision should offer; what goes beyond is not looked at.
pub(crate) const MAX_WAYS: u16 = 1 << 10;

/// A way for each side of a joint decision, by its place among that side's ways.
pub(crate) type Cell = [u16; MAX_SEATS];

pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    sides: Vec<Side>,
    ways: Vec<Way<A>>,
    /// Where joint decisions and luck lead. Never iterated, so its order plays no part.
    links: FxHashMap<(NodeId, u64), NodeId>,
    max_nodes: usize,
}

impl NodeId {
    pub(crate) const ROOT: NodeId = NodeId(NonZeroU32::MIN);

    /// Where it stands among the nodes. Counted from 1, so that `Option<NodeId>` is as small.
    fn idx(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl Side {
    pub(crate) fn n_ways(self) -> u16 {
        self.n
    }

    fn range(self) -> Range<usize> {
        self.first as usize..self.first as usize + usize::from(self.n)
    }
}

impl<A> Way<A> {
    fn new(action: A, prior: f32, world: u32) -> Way<A> {
        let (visits, worth, regret, share) = (0.0, 0.0, 0.0, 0.0);
        Way { action, solved: false, prior, visits, worth, regret, share, child: None, world }
    }
}

impl<A: Clone + Eq> Tree<A> {
    /// Bounds the ways by the nodes: most nodes are leaves, which have none.
    const WAYS_A_NODE: usize = 8;

    /// A tree with nothing but a root, that stops growing at `max_nodes`.
    pub(crate) fn new(max_nodes: usize) -> Self {
        let mut tree = Tree {
            nodes: Vec::new(),
            sides: Vec::new(),
            ways: Vec::new(),
            links: FxHashMap::default(),
            max_nodes: max_nodes.min(u32::MAX as usize / Self::WAYS_A_NODE / 2),
        };
        tree.add(Kind::New);
        tree
    }

    pub(crate) fn is_full(&self) -> bool {
        self.max_nodes <= self.nodes.len() || self.max_nodes * Self::WAYS_A_NODE <= self.ways.len()
    }

    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.idx()]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.idx()]
    }

    pub(crate) fn add(&mut self, kind: Kind) -> NodeId {
        let mean = [0.0; MAX_SEATS];
        self.nodes.push(Node { kind, solved: false, visits: 0.0, mean, world: 0 });
        NodeId(NonZeroU32::new(index(self.nodes.len())).unwrap_or(NonZeroU32::MIN))
    }

    /// Where `key` leads from a node: a cell of a joint decision, or what luck said.
    pub(crate) fn link(&self, id: NodeId, key: u64) -> Option<NodeId> {
        self.links.get(&(id, key)).copied()
    }

    pub(crate) fn set_link(&mut self, id: NodeId, key: u64, child: NodeId) {
        self.links.insert((id, key), child);
    }

    /// The seats that decide at a node; none where nobody does.
    pub(crate) fn sides(&self, id: NodeId) -> &[Side] {
        match &self.nodes[id.idx()].kind {
            Kind::Lone(side) => std::slice::from_ref(side),
            Kind::Joint { first, n } => &self.sides[*first as usize..][..usize::from(*n)],
            Kind::New | Kind::Luck => &[],
        }
    }

    pub(crate) fn ways(&self, side: Side) -> &[Way<A>] {
        &self.ways[side.range()]
    }

    pub(crate) fn ways_mut(&mut self, side: Side) -> &mut [Way<A>] {
        &mut self.ways[side.range()]
    }

    /// Lets `seats` decide at a node that was new, with no way out yet.
    pub(crate) fn open(&mut self, id: NodeId, seats: SeatSet) {
        let first = index(self.sides.len());
        let mut sides = seats.iter().map(|seat| Side { seat, n: 0, first: 0 });
        self.node_mut(id).kind = match (sides.next(), seats.len()) {
            (Some(side), 1) => Kind::Lone(side),
            (side, n) => {
                self.sides.extend(side.into_iter().chain(sides));
                Kind::Joint { first, n: u8::try_from(n).unwrap_or(0) }
            }
        };
    }

    /// Notes that `actions`, with their priors, are what the `nth` side can do in `world`. Ways
    /// known from other worlds keep what was learned about them.
    pub(crate) fn list(
        &mut self,
        id: NodeId,
        nth: usize,
        world: u32,
        actions: impl Iterator<Item = (A, f32)>,
    ) {
        let mut side = self.sides(id)[nth];
        let n_known = side.n;
        for (action, prior) in actions {
            let known = &mut self.ways[side.range()][..usize::from(n_known)];
            if let Some(way) = known.iter_mut().find(|way| way.action == action) {
                way.world = world;
                continue;
            }
            if side.n == MAX_WAYS {
                continue;
            }
            if side.n == n_known {
                // The ways of a side stay neighbors: all of them move to where there is room.
                let first = index(self.ways.len());
                self.ways.extend_from_within(side.range());
                side.first = first;
            }
            self.ways.push(Way::new(action, prior, world));
            side.n += 1;
        }
        match &mut self.nodes[id.idx()].kind {
            Kind::Lone(lone) => *lone = side,
            Kind::Joint { first, .. } => self.sides[*first as usize + nth] = side,
            Kind::New | Kind::Luck => (),
        }
    }
}

/// An index into an array that [`Tree::is_full`] keeps far below 2^32.
fn index(len: usize) -> u32 {
    u32::try_from(len).expect("a tree is full long before")
}
