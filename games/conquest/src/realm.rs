//! The table that both editions share: pieces, money and whose turn it is, and plain questions
//! about them.

mod fleet;

use kernel::{MAX_SEATS, Seat};
use parts::mask::Mask;

use crate::{
    Caesar, Edition, Phase, Ready, Stage,
    army::Unit,
    empire::{N_PROVINCES, Province},
    treasury::Treasury,
};

/// Everything that is true on the table in both editions. Combat units on land are not here: in one
/// edition those in a province belong to its owner or attack it, in the other to anyone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Realm<E: Edition> {
    /// How many play.
    pub n_seats: u8,
    /// What was chosen before the first turn.
    pub options: E::Options,
    /// What the table waits for.
    pub phase: Phase<E::Own>,
    /// Whose turn it is.
    pub turn: Seat,
    /// C84-78 C05-74 Who fights the battles of this turn: the player on turn, or who has captured
    /// him.
    pub attacker: Seat,
    /// Counted from 1.
    pub round: u16,
    /// C84-01 C05-01 Where each player begins, once that is known.
    pub homes: [Option<Province>; MAX_SEATS],
    /// C84-18 C05-13 The provinces of each player.
    pub owned: [Mask; MAX_SEATS],
    /// The provinces with a city.
    pub cities: Mask,
    /// C84-29 C05-25 The fortified cities.
    pub walls: Mask,
    /// The borders with a road.
    pub roads: Mask,
    /// What can still move, of the player on turn.
    pub ready: [Ready; N_PROVINCES],
    /// Movements left to the Caesar on turn.
    pub caesar_moves: u8,
    /// Generals on land, by player and province.
    pub generals: [[u8; N_PROVINCES]; MAX_SEATS],
    /// Where each Caesar is.
    pub caesars: [Caesar; MAX_SEATS],
    /// All galleys; a color's stand together, in the order of the seats.
    pub galleys: E::Galleys,
    /// C84-47 C05-33 Who commands each color: its own player, or who has captured him.
    pub lords: [Seat; MAX_SEATS],
    /// Everyone's money.
    pub treasury: Treasury<MAX_SEATS>,
    /// Captured generals that are held, by captor and by whom they belong to.
    pub prisoners: [[u8; MAX_SEATS]; MAX_SEATS],
    /// C84-53 C05-46 By how much prices are multiplied this turn.
    pub inflation: u8,
    /// C84-59 C05-53 To whom each player has conceded since his last turn.
    pub conceded: [Option<Seat>; MAX_SEATS],
    /// When each player was eliminated, counted from 1; 0 while he plays.
    pub fallen: [u8; MAX_SEATS],
    /// C84-05 C05-05 What this turn has come to, as far as it closes doors.
    pub stage: Stage,
}

impl<E: Edition> Realm<E> {
    /// An empty board, with everything in the box and nobody's Caesar on it. Galleys are given as
    /// they lie in the box.
    pub fn empty(options: E::Options, n_seats: usize, galleys: E::Galleys) -> Self {
        Realm {
            n_seats: u8::try_from(n_seats).unwrap_or(0),
            options,
            phase: Phase::Move,
            turn: Seat(0),
            attacker: Seat(0),
            round: 1,
            homes: [None; MAX_SEATS],
            owned: [Mask::NONE; MAX_SEATS],
            cities: Mask::NONE,
            walls: Mask::NONE,
            roads: Mask::NONE,
            ready: [Ready::default(); N_PROVINCES],
            caesar_moves: 0,
            generals: [[0; N_PROVINCES]; MAX_SEATS],
            caesars: [Caesar::Gone; MAX_SEATS],
            galleys,
            lords: std::array::from_fn(|idx| Seat(u8::try_from(idx).unwrap_or(0))),
            treasury: Treasury::EMPTY,
            prisoners: [[0; MAX_SEATS]; MAX_SEATS],
            inflation: 1,
            conceded: [None; MAX_SEATS],
            fallen: [0; MAX_SEATS],
            stage: Stage::Fresh,
        }
    }

    /// C84-01 C05-01 Everyone has the home that the board gives him.
    #[inline]
    pub fn seat_in_order(&mut self) {
        let homes = E::board().homes(usize::from(self.n_seats));
        for (home, &printed) in self.homes.iter_mut().zip(homes) {
            *home = Some(printed);
        }
    }

    /// C84-02 C05-02 A player at home, with a fortified city, his Caesar and all his generals.
    #[inline]
    pub fn settle(&mut self, seat: Seat, home: Province) {
        let (who, at) = (seat.idx(), home.idx());
        self.homes[who] = Some(home);
        self.owned[who] = Mask::only(at);
        self.cities = self.cities.with(at);
        self.walls = self.walls.with(at);
        self.generals[who][at] = E::GENERALS;
        self.caesars[who] = Caesar::Land(home);
    }

    /// Everyone at the table.
    #[inline]
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<E> {
        Seat::first(usize::from(self.n_seats))
    }

    /// Everyone who still has a Caesar, in the order of the seats.
    #[inline]
    pub fn living(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|&seat| self.is_alive(seat))
    }

    /// Tells whether a player still plays.
    #[inline]
    pub fn is_alive(&self, seat: Seat) -> bool {
        seat.0 < self.n_seats && self.fallen[seat.idx()] == 0
    }

    /// C84-01 C05-01 Where a player begins, and by which he is called. Nobody is called by anything
    /// before he has chosen.
    #[inline]
    pub fn home(&self, seat: Seat) -> Province {
        self.homes[seat.idx()].unwrap_or(Province::ALL[0])
    }

    /// Who is called so.
    #[inline]
    pub fn seat_of(&self, home: Province) -> Option<Seat> {
        self.seats().find(|&seat| self.homes[seat.idx()] == Some(home))
    }

    /// Who is called so, if he is another than the player on turn and still plays.
    #[inline]
    pub fn rival(&self, home: Province) -> Option<Seat> {
        self.seat_of(home).filter(|&it| it != self.turn && self.is_alive(it))
    }

    /// Tells whether a province is a player's.
    #[inline]
    pub fn owns(&self, seat: Seat, province: Province) -> bool {
        self.owned[seat.idx()].has(province.idx())
    }

    /// Whose a province is.
    #[inline]
    pub fn owner(&self, province: Province) -> Option<Seat> {
        self.seats().find(|&seat| self.owns(seat, province))
    }

    /// C84-49 C05-72 Whether a player still holds his home.
    #[inline]
    pub fn has_home(&self, seat: Seat) -> bool {
        self.owns(seat, self.home(seat))
    }

    /// Whether the player on turn has a city there.
    #[inline]
    pub fn has_city(&self, at: Province) -> bool {
        self.owns(self.turn, at) && self.cities.has(at.idx())
    }

    /// C84-19 C05-12 The provinces that a march of one step leads to.
    #[inline]
    pub fn neighbors(&self, at: Province) -> Mask {
        E::board().neighbors(E::border_and_rounds(&self.options).0, at)
    }

    /// C84-57 C05-51 The border between two provinces, if it can carry a road.
    #[inline]
    pub fn way(&self, a: Province, b: Province) -> Option<usize> {
        E::board().way(E::border_and_rounds(&self.options).0, a, b)
    }

    /// C84-50 C05-43 The tribute of the provinces, 5 or 10, and 5 for each city.
    #[inline]
    pub fn worth(&self, seat: Seat) -> u32 {
        let owned = self.owned[seat.idx()];
        let fives = owned.len() + (owned & E::board().rich).len() + (owned & self.cities).len();
        5 * u32::try_from(fives).unwrap_or(0)
    }

    /// C84-53 C05-46 The price of a thing whose price is `normal` without inflation.
    #[inline]
    pub fn price(&self, normal: u32) -> u32 {
        normal * u32::from(self.inflation)
    }

    /// The price of a unit now.
    #[inline]
    pub fn unit_price(&self, unit: Unit) -> u32 {
        self.price(E::price(unit))
    }

    /// Tells whether a player's Caesar stands in a province.
    #[inline]
    pub fn has_caesar(&self, seat: Seat, province: Province) -> bool {
        self.caesars[seat.idx()] == Caesar::Land(province)
    }

    /// Caesar and generals of a player in a province.
    #[inline]
    pub fn n_captains(&self, seat: Seat, province: Province) -> u8 {
        self.generals[seat.idx()][province.idx()] + u8::from(self.has_caesar(seat, province))
    }

    /// C84-59 C05-53 To whom all others who still play have conceded since their last turns, if to
    /// anyone.
    #[inline]
    pub fn acknowledged(&self) -> Option<Seat> {
        let agrees = |it: Seat, to: Seat| it == to || self.conceded[it.idx()] == Some(to);
        self.living().find(|&to| self.living().all(|it| agrees(it, to)))
    }
}
