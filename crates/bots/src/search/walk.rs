//! Selection and expansion: one visit down the tree, by what each seat would try, to a node that is
//! new or an end. There is no rollout: a new node is appraised.

use kernel::{Appraise, Chance, MAX_SEATS, SeatSet, Turn, legal};

use super::{Left, Search, Step};
use crate::{
    joint, lone, luck,
    tree::{Cell, Kind, NodeId, Side},
    worth::{self, Worth},
};

/// So much more promise means e times the attention: the temperature of the priors.
const PROMISE_SCALE: f32 = 100.0;

/// What promises no more than this is not looked at while there is anything else.
const HOPELESS: i32 = -1000;

/// So many ways are looked at for each seat that decides together with others, the most promising:
/// their combinations soon are more than can be tried.
const FEW: usize = 32;

/// So much is left to taste, lest the same position is always played the same.
const WHIM: f32 = 0.1;

/// No walk goes deeper: where nothing is decided in so many steps, more of them tell no more.
const MAX_DEPTH: usize = 128;

/// What the end of a walk is worth.
pub(super) struct Found {
    pub(super) worth: Worth,
    /// Whether that is exact and not an estimate.
    pub(super) solved: bool,
}

impl<G: Appraise> Search<'_, G> {
    /// Walks down once, and tells all nodes on the way what was found.
    pub(crate) fn visit(&mut self) {
        self.world.turn(&mut self.luck);
        let mut state = self.world.now().clone();
        let mut at = NodeId::ROOT;
        self.path.clear();
        let found = loop {
            let node = self.tree.node(at);
            if node.solved {
                let found = Found { worth: node.mean, solved: true };
                self.path.push(Step { node: at, left: Left::Not });
                break found;
            }
            let seats = G::turn(&state).waiting();
            if seats.is_empty() || !self.enter(at, seats, &state) {
                self.path.push(Step { node: at, left: Left::Not });
                break self.judge(&state);
            }
            let next = match self.tree.node(at).kind {
                Kind::Lone(side) => self.leave_alone(at, side, &mut state),
                Kind::Joint { .. } | Kind::New | Kind::Luck => self.leave_together(at, &mut state),
            };
            match next {
                Some(next) => at = next,
                None => break Found { solved: false, ..self.judge(&state) },
            }
        };
        self.back_up(found);
    }

    /// Tells whether the walk goes on through a node. A new one is opened at its second visit, so
    /// that the many that are visited once stay small.
    fn enter(&mut self, at: NodeId, seats: SeatSet, state: &G::State) -> bool {
        let node = self.tree.node(at);
        match node.kind {
            Kind::New => {
                let is_deep = MAX_DEPTH <= self.path.len();
                if node.visits < self.patience(seats) || is_deep || self.tree.is_full() {
                    return false;
                }
                self.tree.open(at, seats);
                self.list(at, state);
            }
            Kind::Lone(_) | Kind::Joint { .. } => {
                // In another world someone else may have to decide here.
                if !self.tree.sides(at).iter().map(|side| side.seat).eq(seats.iter()) {
                    return false;
                }
                if node.world != self.world.id() {
                    self.list(at, state);
                }
            }
            Kind::Luck => return false,
        }
        true
    }

    /// How often a new node is visited before it is opened. Where several decide and have decided
    /// before, there are as many such nodes as combinations, and each is dear to open.
    fn patience(&self, seats: SeatSet) -> f32 {
        match self.path.last() {
            Some(Step { node, left: Left::Together(_) }) if 1 < seats.len() => {
                let most = self.tree.sides(*node).iter().map(|side| side.n_ways()).max();
                1.0 + f32::from(most.unwrap_or(0)) / 2.0
            }
            Some(_) | None => 1.0,
        }
    }

    /// Lists the ways out of an open node in the world of the moment.
    pub(super) fn list(&mut self, at: NodeId, state: &G::State) {
        let world = self.world.id();
        for nth in 0..self.tree.sides(at).len() {
            let seat = self.tree.sides(at)[nth].seat;
            legal::<G>(state, seat, &mut self.actions);
            self.priors.clear();
            self.priors.extend(self.actions.iter().map(|action| {
                let promise = G::promise(state, seat, action).clamp(HOPELESS, -HOPELESS);
                if promise == HOPELESS {
                    return 0.0;
                }
                let promise = f32::from(i16::try_from(promise).unwrap_or(0)) / PROMISE_SCALE;
                (promise + WHIM * luck::fraction(&mut self.luck)).exp()
            }));
            if self.priors.iter().all(|&prior| prior == 0.0) {
                self.priors.fill(1.0);
            }
            let least = if self.tree.sides(at).len() == 1 { 0.0 } else { self.least_of_few() };
            let worthy = |prior: f32| 0.0 < prior && least <= prior;
            let total: f32 = self.priors.iter().filter(|&&prior| worthy(prior)).sum();
            let ways = self.actions.drain(..).zip(&self.priors).filter(|way| worthy(*way.1));
            self.tree.list(at, nth, world, ways.map(|(action, prior)| (action, prior / total)));
        }
        self.tree.node_mut(at).world = world;
    }

    /// The prior that only the best few reach.
    fn least_of_few(&mut self) -> f32 {
        if self.priors.len() <= FEW {
            return 0.0;
        }
        self.mix.clear();
        self.mix.extend(&self.priors);
        *self.mix.select_nth_unstable_by(FEW - 1, |a, b| b.total_cmp(a)).1
    }

    /// What a state is worth at first sight.
    fn judge(&mut self, state: &G::State) -> Found {
        if let Turn::Over(outcome) = G::turn(state) {
            let mut worth = worth::of_outcome(&outcome, self.n_seats);
            if outcome.winners.is_empty() {
                worth::dislike_draw(&mut worth, self.world.seat(), self.n_seats);
            }
            return Found { worth, solved: self.world.is_certain() };
        }
        let mut worth = worth::of_appraisal(&G::appraise(state), self.n_seats);
        if 0.0 < self.level.blur {
            for it in &mut worth {
                *it += (luck::fraction(&mut self.luck) - 0.5) * self.level.blur;
            }
        }
        Found { worth, solved: false }
    }

    /// One seat acts. Nothing if the tree has no room for what follows.
    fn leave_alone(&mut self, at: NodeId, side: Side, state: &mut G::State) -> Option<NodeId> {
        let node = self.tree.node(at);
        let ways = self.tree.ways(side);
        let mean = node.mean[side.seat.idx()];
        let idx = lone::select(ways, self.world.id(), node.visits, mean)?;
        let way = &ways[idx];
        let child = way.child;

        let mut chance = Chance::new(&mut self.luck);
        self.events.clear();
        G::commit(state, side.seat, &way.action, &mut chance, &mut self.events);
        let draws = chance.into_draws();

        self.path.push(Step { node: at, left: Left::Alone(side, idx) });
        let child = if let Some(child) = child {
            child
        } else {
            let child = self.add_after(&draws)?;
            self.tree.ways_mut(side)[idx].child = Some(child);
            child
        };
        self.follow_luck(child, &draws)
    }

    /// Several seats act at once. Nothing if the tree has no room for what follows.
    fn leave_together(&mut self, at: NodeId, state: &mut G::State) -> Option<NodeId> {
        let world = self.world.id();
        let mut cell: Cell = [0; MAX_SEATS];
        for (side, chosen) in self.tree.sides(at).iter().zip(&mut cell) {
            let ways = self.tree.ways(*side);
            joint::mix(ways, world, &mut self.mix);
            *chosen = joint::sample(ways, world, &self.mix, &mut self.luck);
        }
        let mut chance = Chance::new(&mut self.luck);
        self.events.clear();
        for (side, chosen) in self.tree.sides(at).iter().zip(cell) {
            let action = &self.tree.ways(*side)[usize::from(chosen)].action;
            // What one seat has done may leave the next nothing to decide.
            if G::turn(state).waiting().contains(side.seat)
                && G::check(state, side.seat, action).is_ok()
            {
                G::commit(state, side.seat, action, &mut chance, &mut self.events);
            }
        }
        let draws = chance.into_draws();

        self.path.push(Step { node: at, left: Left::Together(cell) });
        let key = joint::key(&cell);
        let child = if let Some(child) = self.tree.link(at, key) {
            child
        } else {
            let child = self.add_after(&draws)?;
            self.tree.set_link(at, key, child);
            child
        };
        self.follow_luck(child, &draws)
    }

    /// A node for what follows an action that drew `draws`.
    fn add_after(&mut self, draws: &[u32]) -> Option<NodeId> {
        let kind = if draws.is_empty() { Kind::New } else { Kind::Luck };
        (!self.tree.is_full()).then(|| self.tree.add(kind))
    }

    /// Goes on from a node of luck to where `draws` led.
    fn follow_luck(&mut self, at: NodeId, draws: &[u32]) -> Option<NodeId> {
        if !matches!(self.tree.node(at).kind, Kind::Luck) {
            return Some(at);
        }
        self.path.push(Step { node: at, left: Left::ByLuck });
        let key = luck::key(draws);
        if let Some(child) = self.tree.link(at, key) {
            return Some(child);
        }
        let child = self.add_after(&[])?;
        self.tree.set_link(at, key, child);
        Some(child)
    }
}
