//! Everything that is true on the table, and plain questions about it.

mod audit;

pub use audit::{N_CITIES, N_ROADS, N_WALLS};

use kernel::{MAX_SEATS, Seat};
use parts::{mask::Mask, treasury::Treasury};

use crate::{
    board::board,
    deal::Deal,
    options::Options,
    pieces::{Anchor, Cargo, Field, GALLEYS, Galley, GalleyName, Leader, Ready, Side, Unit, Units},
    places::{N_PROVINCES, Province},
};

/// All galleys of the box; a color's six stand together, in the order of the seats.
pub const N_GALLEYS: usize = MAX_SEATS * GALLEYS;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub n_seats: u8,
    pub options: Options,
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// C84-78 Who fights the battles of this turn: the player on turn, or who has captured him.
    pub attacker: Seat,
    /// Counted from 1.
    pub round: u16,
    /// C84-18 The provinces of each player.
    pub owned: [Mask; MAX_SEATS],
    pub cities: Mask,
    /// C84-29 The cities with a wall.
    pub walls: Mask,
    /// The borders with a road.
    pub roads: Mask,
    /// Combat units of the province's owner.
    pub garrison: [Units; N_PROVINCES],
    /// Combat units of the attacker, where they have met others.
    pub assault: [Units; N_PROVINCES],
    /// C84-35 The attacks made by land, at least in part.
    pub by_land: Mask,
    /// What can still move, of the player on turn.
    pub ready: [Ready; N_PROVINCES],
    /// Movements left to the Caesar on turn.
    pub caesar_moves: u8,
    /// Generals on land, by player and province.
    pub generals: [[u8; N_PROVINCES]; MAX_SEATS],
    pub caesars: [Caesar; MAX_SEATS],
    pub galleys: [Galley; N_GALLEYS],
    /// C84-47 Who commands each color: its own player, or who has captured him.
    pub lords: [Seat; MAX_SEATS],
    pub treasury: Treasury<MAX_SEATS>,
    /// Captured generals, by captor and by whom they belong to.
    pub prisoners: [[u8; MAX_SEATS]; MAX_SEATS],
    /// C84-46 Ransomed generals who return at their owner's next turn.
    pub returning: [u8; MAX_SEATS],
    /// C84-53 By how much prices are multiplied this turn.
    pub inflation: u8,
    /// And from the next turn on.
    pub reached: u8,
    /// What is open between players, by who has offered it.
    pub deals: [Option<Deal>; MAX_SEATS],
    /// C84-60 Whom each player has made an offer this turn, as bits.
    pub approached: [u8; MAX_SEATS],
    /// C84-59 To whom each player has conceded since his last turn.
    pub conceded: [Option<Seat>; MAX_SEATS],
    /// C84-04 Infantry, cavalry and catapults that can be bought.
    pub stock: Units,
    /// When each player was eliminated, counted from 1; 0 while he plays.
    pub fallen: [u8; MAX_SEATS],
    /// C84-05 Whether anything was done this turn that comes after what is still offered.
    pub stage: Stage,
}

/// What has happened this turn, as far as it closes doors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// C84-59 Nothing was done yet.
    Fresh,
    /// Something has moved.
    Moved,
    /// C84-05 Something was bought: no city is destroyed any more.
    Bought,
}

/// Where a Caesar is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Caesar {
    Land(Province),
    /// Aboard the galley with this index.
    Aboard(u8),
    /// C84-47 Captured, or never in this game.
    Gone,
}

/// What the table waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// The player on turn chooses what to move.
    Move,
    /// A leader was chosen, and what goes along.
    Lead(Column),
    /// C84-72 A galley on a coast was chosen, and what goes aboard.
    Embark(Boarding),
    /// C84-28 The attacker chooses the next battle.
    Muster,
    /// Somebody names a target and rolls.
    Battle(Battle),
    /// C84-44 The owner picks which galley bears a loss.
    Loss {
        battle: Battle,
        unit: Unit,
    },
    /// Cities are destroyed, pieces bought and placed.
    Spend,
    /// C84-60 A player is asked to answer an offer.
    Asked {
        from: Seat,
        back: Back,
    },
    Over(Ending),
}

/// Who marches from where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column {
    pub from: Province,
    pub leader: Leader,
    /// Infantry, cavalry with both movements left, catapults.
    pub units: Units,
    pub tired_cavalry: u8,
}

/// Who goes aboard which galley.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Boarding {
    pub galley: u8,
    pub cargo: Cargo,
}

/// Where and between whom, and who rolls next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Battle {
    pub field: Field,
    pub roller: Side,
    /// C84-34 Whether the first exchange is complete.
    pub exchanged: bool,
}

/// Where to go on when an offer is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Back {
    Move,
    Muster,
    Spend,
}

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// C84-58 One Caesar is left.
    LastCaesar(Seat),
    /// C84-59 All others have conceded.
    Conceded(Seat),
    /// C84-67 The last round is over.
    RoundLimit,
}

impl State {
    /// Everyone who still has a Caesar, in playing order.
    pub fn living(&self) -> impl Iterator<Item = Seat> {
        Seat::first(usize::from(self.n_seats)).filter(|&seat| self.is_alive(seat))
    }

    pub fn is_alive(&self, seat: Seat) -> bool {
        seat.0 < self.n_seats && self.fallen[seat.idx()] == 0
    }

    /// Tells whether pieces of the player on turn may still have movements.
    pub fn is_moving(&self) -> bool {
        match self.phase {
            Phase::Move | Phase::Lead(_) | Phase::Embark(_) => true,
            Phase::Asked { back, .. } => back == Back::Move,
            Phase::Muster
            | Phase::Battle(_)
            | Phase::Loss { .. }
            | Phase::Spend
            | Phase::Over(_) => false,
        }
    }

    /// C84-59 To whom all others who still play have conceded since their last turns, if to anyone.
    pub fn acknowledged(&self) -> Option<Seat> {
        let agrees = |it: Seat, to: Seat| it == to || self.conceded[it.idx()] == Some(to);
        self.living().find(|&to| self.living().all(|it| agrees(it, to)))
    }

    /// C84-01 Where a player begins, and by which he is called.
    pub fn home(&self, seat: Seat) -> Province {
        board().homes(usize::from(self.n_seats))[seat.idx()]
    }

    /// Who is called so.
    pub fn seat_of(&self, home: Province) -> Option<Seat> {
        Seat::first(usize::from(self.n_seats)).find(|&seat| self.home(seat) == home)
    }

    #[inline]
    pub fn owns(&self, seat: Seat, province: Province) -> bool {
        self.owned[seat.idx()].has(province.idx())
    }

    #[inline]
    pub fn owner(&self, province: Province) -> Option<Seat> {
        Seat::first(usize::from(self.n_seats)).find(|&seat| self.owns(seat, province))
    }

    /// C84-49 Without his home a player collects nothing and buys nothing.
    pub fn has_home(&self, seat: Seat) -> bool {
        self.owns(seat, self.home(seat))
    }

    /// C84-50 The tribute of the provinces, 5 or 10, and 5 for each city.
    pub fn worth(&self, seat: Seat) -> u32 {
        let owned = self.owned[seat.idx()];
        let fives = owned.len() + (owned & board().rich).len() + (owned & self.cities).len();
        5 * u32::try_from(fives).unwrap_or(0)
    }

    #[inline]
    pub fn has_caesar(&self, seat: Seat, province: Province) -> bool {
        self.caesars[seat.idx()] == Caesar::Land(province)
    }

    /// C84-06 Caesars and generals of a player in a province.
    #[inline]
    pub fn n_captains(&self, seat: Seat, province: Province) -> u8 {
        self.generals[seat.idx()][province.idx()] + u8::from(self.has_caesar(seat, province))
    }

    /// C84-06 All leaders of a player in a province, his city included.
    #[inline]
    pub fn n_leaders(&self, seat: Seat, province: Province) -> u8 {
        let city = self.cities.has(province.idx()) && self.owns(seat, province);
        self.n_captains(seat, province) + u8::from(city)
    }

    /// Combat units of a player in a province.
    #[inline]
    pub fn units(&self, seat: Seat, province: Province) -> Units {
        if self.owns(seat, province) {
            self.garrison[province.idx()]
        } else if seat == self.attacker {
            self.assault[province.idx()]
        } else {
            Units::NONE
        }
    }

    /// Combat units that `seat` would have to fight in a province.
    #[inline]
    pub fn enemies(&self, seat: Seat, province: Province) -> Units {
        if self.owns(seat, province) { Units::NONE } else { self.garrison[province.idx()] }
    }

    /// Who commands the galley with this index.
    #[inline]
    pub fn lord_of(&self, galley: usize) -> Seat {
        self.lords[galley / GALLEYS]
    }

    pub fn galley_name(&self, galley: usize) -> GalleyName {
        let color = Seat(u8::try_from(galley / GALLEYS).unwrap_or(0));
        let n = u8::try_from(galley % GALLEYS).unwrap_or(0) + 1;
        GalleyName { color: self.home(color), n }
    }

    pub fn galley_idx(&self, name: GalleyName) -> Option<usize> {
        let color = self.seat_of(name.color)?;
        Some(color.idx() * GALLEYS + usize::from(name.n) - 1)
    }

    /// The galleys of a player that are on the board.
    pub fn galleys_of(&self, seat: Seat) -> impl Iterator<Item = usize> {
        let n = usize::from(self.n_seats) * GALLEYS;
        (0..n)
            .filter(move |&idx| self.galleys[idx].at != Anchor::Stock && self.lord_of(idx) == seat)
    }

    /// The galleys of a player at one place.
    pub fn fleet(&self, seat: Seat, at: Anchor) -> impl Iterator<Item = usize> {
        self.galleys_of(seat).filter(move |&idx| self.galleys[idx].at == at)
    }

    /// Combat units aboard the galleys of a player at one place.
    pub fn aboard(&self, seat: Seat, at: Anchor) -> Units {
        self.fleet(seat, at).fold(Units::NONE, |sum, idx| sum + self.galleys[idx].aboard().units)
    }

    /// C84-53 The price of a thing whose price is `normal` without inflation.
    pub fn price(&self, normal: u32) -> u32 {
        normal * u32::from(self.inflation)
    }

    /// Who attacks and who defends on a field, and what each has to lose there.
    pub fn force(&self, field: Field, side: Side) -> Force {
        let seat = self.fighter(field, side);
        match field {
            Field::Land(province) => {
                let units = match side {
                    Side::Attacker => self.assault[province.idx()],
                    Side::Defender => self.garrison[province.idx()],
                };
                Force { seat, units, galleys: 0 }
            }
            // Nobody is left to defend.
            Field::Sea(_) if side == Side::Defender && seat == self.attacker => {
                Force { seat, units: Units::NONE, galleys: 0 }
            }
            Field::Sea(sea) => {
                let at = Anchor::Sea(sea);
                let galleys = u8::try_from(self.fleet(seat, at).count()).unwrap_or(0);
                Force { seat, units: self.aboard(seat, at), galleys }
            }
        }
    }

    /// Who fights on a side. Nobody defends where no battle is: then it is the attacker himself.
    pub fn fighter(&self, field: Field, side: Side) -> Seat {
        let defender = match (side, field) {
            (Side::Attacker, _) => None,
            (Side::Defender, Field::Land(province)) => self.owner(province),
            (Side::Defender, Field::Sea(sea)) => self
                .living()
                .find(|&it| it != self.attacker && self.fleet(it, Anchor::Sea(sea)).any(|_| true)),
        };
        defender.unwrap_or(self.attacker)
    }

    /// C84-28 Everything that must still be fought this turn, land first.
    pub fn battles(&self) -> impl Iterator<Item = Field> {
        let land = Province::ALL
            .into_iter()
            .filter(|it| !self.assault[it.idx()].is_empty())
            .map(Field::Land);
        let mut seas = Mask::NONE;
        for idx in self.galleys_of(self.attacker) {
            if let Anchor::Sea(sea) = self.galleys[idx].at {
                seas = seas.with(sea.idx());
            }
        }
        let contested = seas.iter().map(crate::places::Sea::at).map(Field::Sea);
        land.chain(contested.filter(|&it| self.fighter(it, Side::Defender) != self.attacker))
    }
}

/// One side of a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Force {
    pub seat: Seat,
    pub units: Units,
    pub galleys: u8,
}

impl Force {
    /// C84-37 C84-43 On land a side without combat units has lost, at sea one without galleys.
    pub fn is_beaten(&self, field: Field) -> bool {
        match field {
            Field::Land(_) => self.units.is_empty(),
            Field::Sea(_) => self.galleys == 0,
        }
    }
}
