//! A position in the making: read line by line, refused as a whole.

use kernel::Seat;
use parts::mask::Mask;

use crate::{
    banner::Banner,
    board::{Board, facts},
    chain::Chain,
    city::{City, cities},
    network::MAX_PLAYERS,
    options::Options,
    rules, setup,
    state::{MAX_POINTS, Phase, State},
    treasure::{N_KINDS, Treasure},
    way::Ways,
};

/// A position in the making.
pub(super) struct Draft {
    state: State,
    /// The cities that were named, and those with a treasure.
    named: Mask,
    filled: Mask,
    owners: Vec<(Seat, City)>,
    roads: [Ways; MAX_PLAYERS],
    turn: Option<Seat>,
    chain: Option<(Chain, Pause)>,
    over: bool,
}

/// Where a chain rests.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pause {
    OnTheWay,
    AtItsCity,
}

impl Draft {
    pub(super) fn new(options: Options, n_seats: usize) -> Draft {
        Draft {
            state: setup::blank(options, n_seats),
            named: Mask::NONE,
            filled: Mask::NONE,
            owners: Vec::new(),
            roads: [Ways::NONE; MAX_PLAYERS],
            turn: None,
            chain: None,
            over: false,
        }
    }

    pub(super) fn read(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "over" if rest.is_empty() => self.over = true,
            "available" => {
                for item in rest.split(", ") {
                    self.read_city(item)?;
                }
            }
            "turn" => self.turn = Some(self.seat(rest)?),
            "chain" => self.chain = Some((self.read_chain(rest)?, Pause::OnTheWay)),
            "laid" => self.chain = Some((self.read_chain(rest)?, Pause::AtItsCity)),
            banner => self.read_player(self.seat(banner)?, rest)?,
        }
        Some(())
    }

    fn board(&self) -> &'static Board {
        self.state.board()
    }

    fn seat(&self, name: &str) -> Option<Seat> {
        let Banner(seat) = name.parse().ok()?;
        (seat.0 < self.state.n_seats).then_some(seat)
    }

    fn read_player(&mut self, seat: Seat, rest: &str) -> Option<()> {
        let (word, list) = rest.split_once(' ')?;
        match word {
            "cities" => {
                for item in list.split(", ") {
                    let city = self.read_city(item)?;
                    self.owners.push((seat, city));
                }
            }
            "roads" => {
                for item in list.split(", ") {
                    let chain = self.read_chain(item)?;
                    let roads = &mut self.roads[seat.idx()];
                    if !(*roads & chain.ways).is_empty() {
                        return None;
                    }
                    *roads = *roads | chain.ways;
                }
            }
            "points" => {
                let points: Vec<u16> =
                    list.split(' ').map(|it| it.parse().ok()).collect::<Option<_>>()?;
                let own = &mut self.state.points[seat.idx()][..usize::from(self.state.n_seats)];
                let fits = points.len() == own.len() && points.iter().all(|&it| it <= MAX_POINTS);
                fits.then(|| own.copy_from_slice(&points))?;
            }
            _ => return None,
        }
        Some(())
    }

    /// `Genua gold`, or `Genua` with whatever treasure is left.
    fn read_city(&mut self, text: &str) -> Option<City> {
        let (city, rest) = City::take(text)?;
        let idx = city as usize;
        if !self.board().cities.has(idx) || self.named.has(idx) {
            return None;
        }
        self.named = self.named.with(idx);
        if !rest.is_empty() {
            self.state.treasures[idx] = rest.parse().ok()?;
            self.filled = self.filled.with(idx);
        }
        Some(city)
    }

    /// `Roma-Genua-Massilia`: no city twice.
    fn read_chain(&self, text: &str) -> Option<Chain> {
        let names = text.split('-').map(City::named).collect::<Option<Vec<City>>>()?;
        let chain = Chain::of(self.board(), &names)?;
        (chain.seen.len() == names.len()).then_some(chain)
    }

    /// Lays out the treasures that were not named, puts the phase together, and refuses what
    /// cannot be.
    pub(super) fn finish(mut self) -> Result<State, String> {
        self.fill()?;
        for &(seat, city) in &self.owners {
            self.state.take(seat, city);
        }
        let mut all = Ways::NONE;
        for seat in self.state.seats() {
            let roads = self.roads[seat.idx()];
            if !(all & roads).is_empty() {
                return Err("a way with two owners".to_owned());
            }
            if facts().roads < self.board().roads(roads) {
                return Err(format!("{} has too many roads", Banner(seat)));
            }
            all = all | roads;
            let board = self.board();
            self.state.network.build(board, seat.idx(), roads);
        }
        self.state.audit()?;
        self.set_phase()?;
        Ok(self.state)
    }

    fn fill(&mut self) -> Result<(), String> {
        let mut bag = setup::bag(self.state.options, usize::from(self.state.n_seats));
        for city in cities(self.filled) {
            let left = &mut bag[self.state.treasures[city as usize] as usize];
            *left = left.checked_sub(1).ok_or("too many treasures of one kind")?;
        }
        let mut turn = 0;
        for city in cities(self.board().cities & !self.filled) {
            let kind = next(&bag, &mut turn).ok_or("too few treasures")?;
            self.state.treasures[city as usize] = kind;
            bag[kind as usize] -= 1;
        }
        Ok(())
    }

    fn set_phase(&mut self) -> Result<(), String> {
        if self.over {
            if self.turn.is_some() || self.chain.is_some() {
                return Err("a game that is over is nobody's turn".to_owned());
            }
            if self.state.seats().any(|seat| rules::begin_turn(&mut self.state, seat)) {
                return Err("somebody can still connect a city".to_owned());
            }
            self.state.phase = Phase::Over;
            return Ok(());
        }
        let seat = self.turn.unwrap_or(Seat(0));
        if !rules::begin_turn(&mut self.state, seat) {
            return Err(format!("{} has no chain to lay", Banner(seat)));
        }
        match self.chain {
            None => Ok(()),
            Some((chain, pause)) => self.set_chain(seat, chain, pause),
        }
    }

    /// A chain is refused by the rules that would refuse to lay it.
    fn set_chain(&mut self, seat: Seat, chain: Chain, pause: Pause) -> Result<(), String> {
        let ground = self.state.ground();
        let roads = ground.board.roads(chain.ways);
        let inner = chain.seen.without(chain.start as usize).without(chain.end as usize);
        if !self.state.is_empty(chain.start) || inner.meets(self.state.open) {
            return Err("a chain starts at an empty city and runs through empty ones".to_owned());
        }
        if chain.start != City::Roma && chain.seen.has(City::Roma as usize) {
            return Err("a chain never runs through Rome".to_owned());
        }
        if !(ground.built & chain.ways).is_empty() {
            return Err("a way of the chain has roads already".to_owned());
        }
        let left = self.state.stock(seat).checked_sub(roads);
        let left = left.ok_or("too few roads for the chain")?;
        match pause {
            Pause::AtItsCity if self.state.is_empty(chain.end) => {
                return Err("the chain has reached no available city".to_owned());
            }
            Pause::AtItsCity => self.state.phase = rules::laid(&self.state, seat, chain),
            Pause::OnTheWay if !self.state.is_empty(chain.end) => {
                return Err("the chain has reached its city".to_owned());
            }
            Pause::OnTheWay if !ground.can_end(&chain, left) => {
                return Err("the chain cannot be brought to an end".to_owned());
            }
            Pause::OnTheWay => rules::go_on(&mut self.state, seat, chain),
        }
        Ok(())
    }
}

/// The next kind that is left, after those that were laid out before.
fn next(bag: &[u8; N_KINDS], turn: &mut usize) -> Option<Treasure> {
    for _ in 0..N_KINDS {
        let kind = Treasure::ALL[*turn % N_KINDS];
        *turn += 1;
        if 0 < bag[kind as usize] {
            return Some(kind);
        }
    }
    None
}
