//! Everything that is true on the table, and plain questions about it.

use kernel::Seat;
use parts::{counts::Counts, mask::Mask};

use crate::{
    board::{Board, board, facts},
    chain::{Chain, Ground},
    city::{City, N_CITIES, cities},
    network::{MAX_PLAYERS, Network, Route, UNREACHED},
    options::Options,
    setup,
    treasure::Treasure,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub phase: Phase,
    pub n_seats: u8,
    pub options: Options,
    /// CES-03 The treasure laid on each city, taken or not. Rome and cities of the other side of the
    /// board hold [`NOTHING`].
    pub treasures: [Treasure; N_CITIES],
    /// CES-05 The cities that still have their tokens.
    pub open: Mask,
    /// The cities each player has taken.
    pub taken: [Mask; MAX_PLAYERS],
    /// The treasures each player has taken, by kind: those of the cities.
    pub goods: [Counts; MAX_PLAYERS],
    pub network: Network,
    /// CES-13 Points of routes, by who has them and in whose turn.
    pub points: [[u16; MAX_PLAYERS]; MAX_PLAYERS],
}

/// No player of any game has so many points of the routes of one player's turns. More are not
/// counted, so that every sum holds.
pub const MAX_POINTS: u16 = 10_000;

/// Stands where there is no treasure to name.
pub const NOTHING: Treasure = Treasure::Meat;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// A player decides where the chain of this turn starts, or which city it reaches.
    Plan {
        seat: Seat,
        /// The cities from which a chain can start.
        starts: Mask,
    },
    /// The chain is laid way by way.
    Build {
        seat: Seat,
        chain: Chain,
        /// The available cities it can still reach.
        ends: Mask,
    },
    /// The chain has reached its city and waits for a last word.
    Laid {
        seat: Seat,
        chain: Chain,
        /// CES-34 Between how many divisions of points the player chooses.
        n_routes: u8,
        /// The best of them for this player.
        best: Route,
    },
    Over,
}

impl State {
    /// The side of the board in use.
    #[inline]
    pub fn board(&self) -> &'static Board {
        board(usize::from(self.n_seats), self.options.rulings)
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(usize::from(self.n_seats))
    }

    /// Who decides, while the game goes on.
    pub fn active(&self) -> Option<Seat> {
        match self.phase {
            Phase::Plan { seat, .. } | Phase::Build { seat, .. } | Phase::Laid { seat, .. } => {
                Some(seat)
            }
            Phase::Over => None,
        }
    }

    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    /// The chain of this turn, as far as it is laid.
    pub fn chain(&self) -> Option<Chain> {
        match self.phase {
            Phase::Build { chain, .. } | Phase::Laid { chain, .. } => Some(chain),
            Phase::Plan { .. } | Phase::Over => None,
        }
    }

    /// CES-05 Rome and the cities without tokens: a chain starts there and may run through.
    #[inline]
    pub fn is_empty(&self, city: City) -> bool {
        !self.open.has(city as usize)
    }

    /// Roads a player has not built yet; those of a chain that is only being laid are still his.
    #[inline]
    pub fn stock(&self, seat: Seat) -> u8 {
        facts().roads - self.board().roads(self.network.of(seat.idx()))
    }

    /// What chains may use.
    #[inline]
    pub fn ground(&self) -> Ground<'static> {
        Ground { board: self.board(), built: self.network.all(), open: self.open }
    }

    pub fn owner(&self, city: City) -> Option<Seat> {
        self.seats().find(|seat| self.taken[seat.idx()].has(city as usize))
    }

    /// CES-12 Hands the tokens of a city to a player.
    pub fn take(&mut self, seat: Seat, city: City) {
        self.open = self.open.without(city as usize);
        self.taken[seat.idx()] = self.taken[seat.idx()].with(city as usize);
        self.goods[seat.idx()].add(self.treasures[city as usize] as usize);
    }

    /// CES-13 Notes what everyone has scored in a turn of `seat`.
    pub fn score(&mut self, seat: Seat, points: [u16; MAX_PLAYERS]) {
        for (of_player, scored) in self.points.iter_mut().zip(points) {
            let sum = &mut of_player[seat.idx()];
            *sum = sum.saturating_add(scored).min(MAX_POINTS);
        }
    }

    /// How many treasures of a kind a player has.
    pub fn n_goods(&self, seat: Seat, kind: Treasure) -> u8 {
        self.goods[seat.idx()].get(kind as usize)
    }

    /// Points of routes so far.
    pub fn road_points(&self, seat: Seat) -> u16 {
        self.points[seat.idx()].iter().sum()
    }

    /// How many turns a player has to come, this one included, if nobody has to pass.
    pub fn turns_to_come(&self, seat: Seat) -> usize {
        let Some(active) = self.active() else { return 0 };
        let n_seats = usize::from(self.n_seats);
        let wait = (seat.idx() + n_seats - active.idx()) % n_seats;
        (self.open.len() + n_seats - 1 - wait) / n_seats
    }

    /// What must hold at all times, whatever was played.
    pub fn audit(&self) -> Result<(), String> {
        self.audit_cities()?;
        self.audit_ways()?;
        let mut again = Network::new();
        for seat in self.seats() {
            again.build(self.board(), seat.idx(), self.network.of(seat.idx()));
        }
        if again != self.network {
            return Err("roads of nobody, or distances that are not theirs".to_owned());
        }
        Ok(())
    }

    /// CES-02 CES-03 Every city is available or somebody's, and every treasure is in the box.
    fn audit_cities(&self) -> Result<(), String> {
        let mut left = setup::bag(self.options, usize::from(self.n_seats));
        let mut of_all = self.open;
        for seat in self.seats() {
            let taken = self.taken[seat.idx()];
            if taken.meets(of_all) {
                return Err("a city with two owners".to_owned());
            }
            of_all = of_all | taken;
            let mut goods = Counts::NONE;
            for city in cities(taken) {
                goods.add(self.treasures[city as usize] as usize);
            }
            if goods != self.goods[seat.idx()] {
                return Err("treasures that came from no city".to_owned());
            }
        }
        if of_all != self.board().cities {
            return Err("a city that is not on this side of the board, or nowhere".to_owned());
        }
        for city in cities(of_all) {
            let left = &mut left[self.treasures[city as usize] as usize];
            let Some(rest) = left.checked_sub(1) else {
                return Err(format!("too many tokens of {}", self.treasures[city as usize]));
            };
            *left = rest;
        }
        Ok(())
    }

    /// CES-09 CES-10 No way has two owners, nobody more roads than he had, and every empty city is
    /// joined to Rome; CES-32 no road leads to an available one.
    fn audit_ways(&self) -> Result<(), String> {
        let board = self.board();
        let sum: u8 = self.seats().map(|seat| self.network.of(seat.idx()).len()).sum();
        if sum != self.network.all().len() {
            return Err("a way with two owners".to_owned());
        }
        for seat in self.seats() {
            let built = board.roads(self.network.of(seat.idx()));
            if facts().roads < built {
                return Err(format!("{built} roads of one player"));
            }
        }
        for way in self.network.all().iter() {
            for end in board.ways[way.idx()].ends {
                if !self.is_empty(end) {
                    return Err(format!("a road leads to {end}, which is still available"));
                }
            }
        }
        for city in cities(board.cities & !self.open) {
            if self.network.far(city) == UNREACHED {
                return Err(format!("{city} is empty, and no road joins it to Rome"));
            }
        }
        Ok(())
    }
}
