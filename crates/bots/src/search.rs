//! The search (Monte Carlo tree search, MCTS): a tree grown towards what each seat would choose, from
//! imagined worlds (determinizations) that share it, as in information set MCTS.

mod back_up;
mod reasons;
mod walk;

use kernel::{Appraise, MAX_SEATS, Seat, Seeded};

use crate::{
    Budget, Thought,
    determinization::Determinization,
    joint,
    level::Level,
    lone,
    meter::Meter,
    tree::{Cell, Kind, NodeId, Side, Tree},
    worth,
};

/// One search, from one view.
pub(crate) struct Search<'a, G: Appraise> {
    world: Determinization<'a, G>,
    n_seats: usize,
    level: Level,
    luck: Seeded,
    pub(crate) tree: Tree<G::Action>,
    /// The nodes of this visit, from the root down.
    path: Vec<Step>,
    // Used again and again, so that a visit allocates next to nothing.
    actions: Vec<G::Action>,
    priors: Vec<f32>,
    events: Vec<G::Event>,
    mix: Vec<f32>,
    worths: Vec<f32>,
}

/// A node that was passed on the way down, and how it was left.
#[derive(Clone, Copy)]
struct Step {
    node: NodeId,
    left: Left,
}

#[derive(Clone, Copy)]
enum Left {
    /// By one seat, which took this of its ways.
    Alone(Side, usize),
    /// By several seats together.
    Together(Cell),
    /// By luck.
    ByLuck,
    /// The visit ended here.
    Not,
}

/// Searches for what `seat`, which sees `view`, should do. Nothing if it has nothing to decide.
pub(crate) fn think<G: Appraise>(
    level: Level,
    view: &G::View,
    seat: Seat,
    n_seats: usize,
    budget: Budget<'_>,
    seed: u64,
) -> Option<Thought<G::Action>> {
    let mut luck = Seeded(seed);
    let world = Determinization::new(view, seat, &mut luck);
    let mut meter = Meter::new(budget, level.nodes_for(G::CLICKS));
    let mut search = Search::<G>::new(world, n_seats, level, luck);
    search.plant(seat)?;
    while !(meter.is_pause() && search.is_decided(seat, &meter)) && meter.spend() {
        search.visit();
    }
    search.conclude(seat, meter.spent())
}

impl<'a, G: Appraise> Search<'a, G> {
    pub(crate) fn new(
        world: Determinization<'a, G>,
        n_seats: usize,
        level: Level,
        luck: Seeded,
    ) -> Self {
        Search {
            world,
            n_seats,
            level,
            luck,
            tree: Tree::new(level.max_nodes),
            path: Vec::new(),
            actions: Vec::new(),
            priors: Vec::new(),
            events: Vec::new(),
            mix: Vec::new(),
            worths: Vec::new(),
        }
    }

    /// Lists the ways out of the root. Nothing if `seat` has none.
    pub(crate) fn plant(&mut self, seat: Seat) -> Option<()> {
        let root = self.world.now().clone();
        let seats = G::turn(&root).waiting();
        if !seats.contains(seat) {
            return None;
        }
        self.tree.open(NodeId::ROOT, seats);
        self.list(NodeId::ROOT, &root);
        let own = self.own_side(seat)?;
        (!self.tree.ways(own).is_empty()).then_some(())
    }

    fn own_side(&self, seat: Seat) -> Option<Side> {
        self.tree.sides(NodeId::ROOT).iter().copied().find(|side| side.seat == seat)
    }

    /// Tells whether more thinking cannot change the choice.
    fn is_decided(&self, seat: Seat, meter: &Meter<'_>) -> bool {
        let root = self.tree.node(NodeId::ROOT);
        let Some(own) = self.own_side(seat) else { return true };
        let ways = self.tree.ways(own);
        if ways.len() == 1 || root.solved {
            return true;
        }
        match root.kind {
            Kind::Lone(_) => meter.left() < lone::lead(ways),
            Kind::Joint { .. } | Kind::New | Kind::Luck => false,
        }
    }

    /// What the search came to.
    pub(crate) fn conclude(mut self, seat: Seat, nodes: u64) -> Option<Thought<G::Action>> {
        let root = *self.tree.node(NodeId::ROOT);
        let own = self.own_side(seat)?;
        let ways = self.tree.ways(own);
        let idx = match root.kind {
            Kind::Lone(_) => lone::best(ways, self.world.id())?,
            Kind::Joint { .. } => joint::draw(ways, self.world.id(), &mut self.luck),
            Kind::New | Kind::Luck => return None,
        };
        let way = &ways[idx];
        let worth = match way.child.map(|child| self.tree.node(child)) {
            Some(child) if 0.0 < child.visits => child.mean,
            _ if 0.0 < root.visits => root.mean,
            _ => worth::of_appraisal(&G::appraise(self.world.now()), self.n_seats),
        };
        let value = worth[..self.n_seats.min(MAX_SEATS)].to_vec();
        let why = self.reasons(own, idx);
        Some(Thought { action: way.action.clone(), value, nodes, why })
    }
}
