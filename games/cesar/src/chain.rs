//! A chain of free ways in the making, and where it can still lead.

use parts::mask::Mask;

use crate::{
    board::{Board, Link},
    city::{City, N_CITIES},
    way::Ways,
};

/// CES-11 One simple path: no city twice, no branches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chain {
    pub start: City,
    pub end: City,
    pub ways: Ways,
    /// The cities on it, both ends included.
    pub seen: Mask,
}

impl Chain {
    /// Nothing is laid yet.
    pub fn from(start: City) -> Chain {
        Chain { start, end: start, ways: Ways::NONE, seen: Mask::only(start as usize) }
    }

    /// The chain along these cities, if each is joined to the next.
    pub fn of(board: &Board, path: &[City]) -> Option<Chain> {
        let (&start, rest) = path.split_first()?;
        rest.iter().try_fold(Chain::from(start), |chain, &to| {
            Some(chain.along(board.link(chain.end, to)?))
        })
    }

    /// One way further.
    pub fn along(self, link: Link) -> Chain {
        Chain {
            start: self.start,
            end: link.to,
            ways: self.ways.with(link.way),
            seen: self.seen.with(link.to as usize),
        }
    }
}

/// What a chain may use: the printed ways that are free, and the cities that are still available.
#[derive(Debug, Clone, Copy)]
pub struct Ground<'a> {
    pub board: &'a Board,
    /// CES-09 Ways that have roads.
    pub built: Ways,
    /// CES-08 Cities that end a chain.
    pub open: Mask,
}

/// Longer than any chain a player has roads for.
const TOO_FAR: u8 = 64;

impl Ground<'_> {
    /// The way from one city to another, if there is one and it is free.
    pub fn free_link(&self, from: City, to: City) -> Option<Link> {
        self.board.link(from, to).filter(|link| !self.built.has(link.way))
    }

    /// The available cities to which `chain` can go on with at most `roads` more.
    pub fn ends(&self, chain: &Chain, roads: u8) -> Mask {
        let cost = self.costs(chain, roads);
        self.open.iter().filter(|&city| cost[city] <= roads).collect()
    }

    /// Tells whether `chain` can be brought to an end with at most `roads` more.
    pub fn can_end(&self, chain: &Chain, roads: u8) -> bool {
        let links = &self.board.links[chain.end as usize];
        // CES-32 The ways at an available city are always free.
        links.iter().any(|link| self.open.has(link.to as usize) && link.roads <= roads)
            || !self.ends(chain, roads).is_empty()
    }

    /// The chain that reaches `to` with the fewest roads, a single way if one leads there; of
    /// several the first in the order of the board.
    pub fn cheapest(&self, chain: &Chain, to: City, roads: u8) -> Option<Chain> {
        if let Some(link) = self.free_link(chain.end, to) {
            return (link.roads <= roads).then(|| chain.along(link));
        }
        let cost = self.costs(chain, roads);
        if roads < cost[to as usize] {
            return None;
        }
        // Backwards from the end: each step to a city that is nearer by exactly the way's roads.
        let mut back = Vec::new();
        let mut at = to;
        while at != chain.end {
            let link = self.board.links[at as usize].iter().find(|link| {
                !self.built.has(link.way)
                    && (link.to == chain.end || !self.open.has(link.to as usize))
                    && cost[link.to as usize].saturating_add(link.roads) == cost[at as usize]
            })?;
            back.push((link.to, at));
            at = link.to;
        }
        let mut longer = *chain;
        for (from, to) in back.into_iter().rev() {
            longer = longer.along(self.free_link(from, to)?);
        }
        Some(longer)
    }

    /// CES-08 CES-11 CES-31 The roads from the end of `chain` to each city, over free ways through
    /// empty cities that are not on it, and not through Rome. Beyond `roads` it does not look.
    fn costs(&self, chain: &Chain, roads: u8) -> [u8; N_CITIES] {
        let mut cost = [TOO_FAR; N_CITIES];
        cost[chain.end as usize] = 0;
        let barred = chain.seen.with(City::Roma as usize);
        // What was reached with so many roads, with one more, and with two more.
        let mut rings = [Mask::only(chain.end as usize), Mask::NONE, Mask::NONE];
        for spent in 0..roads {
            for from in rings[0].iter() {
                if cost[from] < spent {
                    continue;
                }
                for link in &self.board.links[from] {
                    let to = link.to as usize;
                    let total = spent + link.roads;
                    if total < cost[to] && !self.built.has(link.way) && !barred.has(to) {
                        cost[to] = total;
                        if !self.open.has(to) {
                            let ring = &mut rings[usize::from(link.roads)];
                            *ring = ring.with(to);
                        }
                    }
                }
            }
            rings = [rings[1], rings[2], Mask::NONE];
            if rings[0].is_empty() && rings[1].is_empty() {
                break;
            }
        }
        cost
    }

    /// CES-06 CES-07 The empty cities, Rome among them, from which a chain of at most `roads` leads
    /// to an available one.
    pub fn starts(&self, roads: u8) -> Mask {
        let empty = self.board.cities.with(City::Roma as usize) & !self.open;
        // From the neighbors of available cities backwards: CES-32 the ways between are free.
        let beside = |near: &[Mask; N_CITIES]| -> Mask {
            empty.iter().filter(|&city| near[city].meets(self.open)).collect()
        };
        let [one, two] = [beside(&self.board.near[0]), beside(&self.board.near[1])];
        let mut found = Mask::NONE;
        let mut rings = [one, two & !one, Mask::NONE];
        for _ in 0..roads {
            found = found | rings[0];
            if found == empty || (rings[0].is_empty() && rings[1].is_empty()) {
                break;
            }
            // CES-31 Rome is a start, and never between.
            for from in rings[0].without(City::Roma as usize).iter() {
                for link in &self.board.links[from] {
                    let to = link.to as usize;
                    if empty.has(to) && !found.has(to) && !self.built.has(link.way) {
                        let ring = &mut rings[usize::from(link.roads)];
                        *ring = ring.with(to);
                    }
                }
            }
            rings = [rings[1] & !found, rings[2] & !found, Mask::NONE];
        }
        found
    }
}
