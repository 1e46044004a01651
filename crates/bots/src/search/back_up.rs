//! Backpropagation: what a visit found, told to every node above; proven ends are proven upwards
//! (MCTS-Solver).

use kernel::Appraise;

use super::{Left, Search, walk::Found};
use crate::{
    joint,
    tree::{Cell, NodeId, Side},
    worth::{self, Worth},
};

impl<G: Appraise> Search<'_, G> {
    /// Tells the nodes of the path, from the last up, what the walk found.
    pub(super) fn back_up(&mut self, mut found: Found) {
        while let Some(step) = self.path.pop() {
            match step.left {
                Left::Not => (),
                Left::Alone(side, idx) => self.learn_alone(side, idx, &mut found),
                Left::Together(cell) => {
                    self.learn_together(step.node, cell, &found.worth);
                    // Other choices could lead elsewhere.
                    found.solved = false;
                }
                // So could other luck.
                Left::ByLuck => found.solved = false,
            }
            let node = self.tree.node_mut(step.node);
            node.visits += 1.0;
            if found.solved {
                node.solved = true;
                node.mean = found.worth;
            } else {
                for (mean, worth) in node.mean.iter_mut().zip(found.worth) {
                    *mean += (worth - *mean) / node.visits;
                }
            }
        }
    }

    /// A seat learns what its action led to. A node is solved by a won way, or by all ways.
    fn learn_alone(&mut self, side: Side, idx: usize, found: &mut Found) {
        let own = side.seat.idx();
        let world = self.world.id();
        let ways = self.tree.ways_mut(side);
        let way = &mut ways[idx];
        way.visits += 1.0;
        if !found.solved {
            way.worth += (found.worth[own] - way.worth) / way.visits;
            return;
        }
        way.solved = true;
        way.worth = found.worth[own];
        if worth::is_won(way.worth) {
            return;
        }
        let legal = ways.iter().filter(|way| way.world == world);
        if !legal.clone().all(|way| way.solved) {
            found.solved = false;
            return;
        }
        let best = legal.max_by(|a, b| a.worth.total_cmp(&b.worth)).and_then(|way| way.child);
        if let Some(best) = best {
            found.worth = self.tree.node(best).mean;
        }
    }

    /// Each seat learns what its other choices would have led to against what the others chose:
    /// as it was seen, or else what they have led to against anything.
    fn learn_together(&mut self, at: NodeId, cell: Cell, worth: &Worth) {
        let world = self.world.id();
        let node = *self.tree.node(at);
        let n_sides = self.tree.sides(at).len();
        for nth in 0..n_sides {
            let side = self.tree.sides(at)[nth];
            let own = side.seat.idx();
            let tried = &mut self.tree.ways_mut(side)[usize::from(cell[nth])];
            tried.visits += 1.0;
            tried.worth += (worth[own] - tried.worth) / tried.visits;

            let ways = self.tree.ways(side);
            joint::mix(ways, world, &mut self.mix);
            self.worths.clear();
            let mut other = cell;
            for (idx, way) in (0..).zip(ways) {
                // Between more than two hardly any combination comes up again.
                let seen = if n_sides == 2 {
                    other[nth] = idx;
                    let child = self.tree.link(at, joint::key(&other));
                    child.map(|id| self.tree.node(id)).filter(|child| 0.0 < child.visits)
                } else {
                    None
                };
                let alike = if 0.0 < way.visits { way.worth } else { node.mean[own] };
                self.worths.push(seen.map_or(alike, |child| child.mean[own]));
            }
            let ways = self.tree.ways_mut(side);
            joint::learn(ways, &self.mix, &self.worths, node.visits + 1.0);
        }
    }
}
