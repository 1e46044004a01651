//! Built ways and what they do: how far each city is from Rome, and which routes are the shortest.

use parts::mask::Mask;

use crate::{
    board::Board,
    city::{City, N_CITIES},
    way::{Way, Ways},
};

pub const MAX_PLAYERS: usize = 5;

/// No built way leads there.
pub const UNREACHED: u8 = u8::MAX;

/// Who has built where, and how far each city is from Rome over built ways.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Network {
    /// CES-09 Each way belongs to one player at most.
    built: [Ways; MAX_PLAYERS],
    /// Roads from each city to Rome, [`UNREACHED`] where none lead.
    far: [u8; N_CITIES],
}

/// One of the shortest routes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Route {
    pub ways: Ways,
    /// CES-13 What it scores for each player, gold not counted.
    pub points: [u8; MAX_PLAYERS],
}

impl Network {
    /// Nothing is built.
    pub fn new() -> Network {
        let mut far = [UNREACHED; N_CITIES];
        far[City::Roma as usize] = 0;
        Network { built: [Ways::NONE; MAX_PLAYERS], far }
    }

    /// The ways of one player.
    #[inline]
    pub fn of(&self, player: usize) -> Ways {
        self.built[player]
    }

    /// The ways of all.
    #[inline]
    pub fn all(&self) -> Ways {
        self.built.iter().fold(Ways::NONE, |acc, &it| acc | it)
    }

    pub fn owner(&self, way: Way) -> Option<usize> {
        self.built.iter().position(|it| it.has(way))
    }

    /// Roads from a city to Rome.
    #[inline]
    pub fn far(&self, city: City) -> u8 {
        self.far[city as usize]
    }

    /// Builds on these ways, and finds out to which cities the way to Rome gets shorter.
    pub fn build(&mut self, board: &Board, player: usize, ways: Ways) {
        self.built[player] = self.built[player] | ways;
        let all = self.all();
        let mut touched = Mask::NONE;
        for way in ways.iter() {
            let [a, b] = board.ways[way.idx()].ends;
            touched = touched.with(a as usize).with(b as usize);
        }
        while let Some(from) = touched.iter().next() {
            touched = touched.without(from);
            let far = self.far[from];
            if far == UNREACHED {
                continue;
            }
            for link in &board.links[from] {
                let next = &mut self.far[link.to as usize];
                if all.has(link.way) && far + link.roads < *next {
                    *next = far + link.roads;
                    touched = touched.with(link.to as usize);
                }
            }
        }
    }

    /// About what a journey from a city to Rome scores for `player`: along one of the shortest
    /// routes, own ways first at each fork. For first sights; what is paid is in [`Self::routes`].
    pub fn glance(&self, board: &Board, from: City, player: usize) -> u8 {
        let (own, all) = (self.built[player], self.all());
        let (mut at, mut points) = (from, 0);
        while at != City::Roma {
            let far = self.far(at);
            let mut onward = board.links[at as usize].iter().filter(|link| {
                all.has(link.way) && self.far(link.to).saturating_add(link.roads) == far
            });
            let Some(mut link) = onward.next() else { break };
            if !own.has(link.way) {
                link = onward.find(|it| own.has(it.way)).unwrap_or(link);
            }
            if own.has(link.way) {
                points += link.roads;
            }
            at = link.to;
        }
        points
    }

    /// CES-13 CES-34 The shortest routes from a city to Rome, one for each division of points; those
    /// that are best for `player` come first.
    pub fn routes(&self, board: &Board, from: City, player: usize) -> Vec<Route> {
        let mut found = Vec::new();
        if self.far(from) != UNREACHED {
            let start = Route { ways: Ways::NONE, points: [0; MAX_PLAYERS] };
            self.follow(board, self.all(), from, start, &mut found);
        }
        found.sort_by(|a, b| {
            let own = b.points[player].cmp(&a.points[player]);
            own.then_with(|| a.points.cmp(&b.points))
        });
        found
    }

    /// Goes on towards Rome from `at`, along every shortest route.
    fn follow(&self, board: &Board, all: Ways, at: City, so_far: Route, found: &mut Vec<Route>) {
        if at == City::Roma {
            if found.iter().all(|it| it.points != so_far.points) {
                found.push(so_far);
            }
            return;
        }
        for link in &board.links[at as usize] {
            let nearer = self.far(link.to);
            if all.has(link.way) && nearer != UNREACHED && nearer + link.roads == self.far(at) {
                let mut next = so_far;
                next.ways = next.ways.with(link.way);
                if let Some(owner) = self.owner(link.way) {
                    next.points[owner] += link.roads;
                }
                self.follow(board, all, link.to, next, found);
            }
        }
    }
}

impl Default for Network {
    fn default() -> Self {
        Network::new()
    }
}

/// The cities along `ways`, a path from `start`.
pub fn path(board: &Board, start: City, ways: Ways) -> Vec<City> {
    let mut at = start;
    let mut left = ways;
    let mut path = vec![start];
    while let Some(link) = board.links[at as usize].iter().find(|link| left.has(link.way)) {
        left = left & !Ways::NONE.with(link.way);
        at = link.to;
        path.push(at);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{board::board, rulings::Rulings};

    fn ways(board: &Board, pairs: &[(City, City)]) -> Ways {
        let links = pairs.iter().map(|&(a, b)| board.link(a, b).unwrap());
        links.fold(Ways::NONE, |acc, link| acc.with(link.way))
    }

    #[test]
    fn distances_are_those_of_a_network_built_at_once() {
        let board = board(5, Rulings::default());
        let all: Vec<Way> = Way::first(board.ways.len()).collect();
        let mut grown = Network::new();
        for (turn, &way) in all.iter().enumerate() {
            grown.build(board, turn % 5, Ways::NONE.with(way));
            let mut at_once = Network::new();
            let built = all[..=turn].iter().fold(Ways::NONE, |acc, &it| acc.with(it));
            at_once.build(board, 0, built);
            assert_eq!(grown.far, at_once.far, "after {turn} ways");
        }
    }

    #[test]
    fn equal_routes_are_told_apart_by_their_points_alone() {
        use City::{Aquileia, Genua, Massilia, Roma};
        let board = board(2, Rulings::default());
        let mut network = Network::new();
        network.build(board, 0, ways(board, &[(Roma, Genua), (Genua, Massilia)]));
        network.build(board, 1, ways(board, &[(Roma, Massilia)]));
        let routes = network.routes(board, Massilia, 1);
        assert_eq!(
            routes.iter().map(|it| it.points[..2].to_vec()).collect::<Vec<_>>(),
            [[0, 2], [2, 0]]
        );
        assert_eq!(path(board, Massilia, routes[1].ways), [Massilia, Genua, Roma]);
        network.build(board, 0, ways(board, &[(Genua, Aquileia)]));
        assert_eq!(network.routes(board, Aquileia, 0).len(), 1);
    }
}
