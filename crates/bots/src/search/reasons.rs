//! Why the search chose what it chose: what it looked at most, and what it expects to follow.

use kernel::{Appraise, Seat};

use super::Search;
use crate::{
    Reasons, Weighed,
    tree::{Kind, NodeId, Side, Way},
};

/// So many actions are told; what comes behind them was hardly looked at.
const BEST: usize = 3;
/// So far the expected continuation goes.
const LINE: usize = 4;
/// What was visited less often is no expectation.
const FIRM: f32 = 8.0;

impl<G: Appraise> Search<'_, G> {
    /// The reasons for taking the way `chosen` of the root.
    pub(super) fn reasons(&self, own: Side, chosen: usize) -> Reasons<G::Action> {
        let root = self.tree.node(NodeId::ROOT);
        let ways = self.tree.ways(own);
        let weight = |way: &Way<G::Action>| match root.kind {
            Kind::Joint { .. } => way.share,
            Kind::Lone(_) | Kind::New | Kind::Luck => way.visits,
        };
        let mut order: Vec<usize> = (0..ways.len())
            .filter(|&idx| ways[idx].world == self.world.id() && 0.0 < ways[idx].visits)
            .filter(|&idx| idx != chosen)
            .collect();
        // The order of the list decides between equals, so that the same search tells the same.
        order.sort_by(|&a, &b| weight(&ways[b]).total_cmp(&weight(&ways[a])));
        let weighed = [chosen]
            .into_iter()
            .chain(order)
            .take(BEST)
            .map(|idx| &ways[idx])
            .filter(|way| 0.0 < way.visits);
        Reasons {
            before: root.mean[..self.n_seats.min(root.mean.len())].to_vec(),
            weighed: weighed.map(weigh).collect(),
            line: self.expected(ways[chosen].child),
        }
    }

    /// What would be played most from a node on, until luck or several seats at once decide.
    fn expected(&self, from: Option<NodeId>) -> Vec<(Seat, G::Action)> {
        let mut line = Vec::new();
        let mut at = from;
        while let Some(node) = at {
            let Kind::Lone(side) = self.tree.node(node).kind else { break };
            let tried = self.tree.ways(side).iter().filter(|way| FIRM <= way.visits);
            let most = tried.reduce(|most, way| if most.visits < way.visits { way } else { most });
            let Some(way) = most else { break };
            line.push((side.seat, way.action.clone()));
            at = way.child.filter(|_| line.len() < LINE);
        }
        line
    }
}

fn weigh<A: Clone>(way: &Way<A>) -> Weighed<A> {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a whole number")]
    let visits = way.visits as u64;
    Weighed { action: way.action.clone(), worth: way.worth, visits }
}
