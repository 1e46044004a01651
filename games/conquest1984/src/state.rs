//! Everything that is true on the table, and plain questions about it.

mod audit;

pub use audit::{N_CITIES, N_ROADS, N_WALLS};
pub use conquest::{Boarding, Caesar, Column, Ending, Stage};

use conquest::{Realm, Table};
use kernel::{MAX_SEATS, Seat};
use parts::mask::Mask;

use crate::{
    deal::Deal,
    edition::Edition1984,
    event::Event,
    illegal::Illegal,
    pieces::{Anchor, Field, GALLEYS, Side, Unit, Units},
    places::{N_PROVINCES, Province},
};

/// All galleys of the box.
pub const N_GALLEYS: usize = MAX_SEATS * GALLEYS;

/// The table of both editions, and what this one adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub realm: Realm<Edition1984>,
    /// Combat units of the province's owner.
    pub garrison: [Units; N_PROVINCES],
    /// Combat units of the attacker, where they have met others.
    pub assault: [Units; N_PROVINCES],
    /// C84-35 The attacks made by land, at least in part.
    pub by_land: Mask,
    /// C84-46 Ransomed generals who return at their owner's next turn.
    pub returning: [u8; MAX_SEATS],
    /// C84-53 By how much prices will be multiplied from the next turn on.
    pub reached: u8,
    /// What is open between players, by who has offered it.
    pub deals: [Option<Deal>; MAX_SEATS],
    /// C84-60 How many offers each player has made to each other this turn.
    pub approached: [[u8; MAX_SEATS]; MAX_SEATS],
    /// C84-04 Infantry, cavalry and catapults that can be bought.
    pub stock: Units,
}

pub type Phase = conquest::Phase<Own>;

/// What the table waits for in this edition only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Own {
    /// Somebody names a target and rolls.
    Battle(Battle),
    /// C84-44 The owner picks which galley bears a loss.
    Loss { battle: Battle, unit: Unit },
    /// C84-45 Who has captured generals in another's turn says what becomes of them.
    Judge { captor: Seat, of: Seat },
    /// C84-60 A player is asked to answer an offer.
    Asked { from: Seat, back: Back },
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
    Lead(Column),
    Embark(Boarding),
    Muster,
    Battle(Battle),
    Loss { battle: Battle, unit: Unit },
    Judge { captor: Seat, of: Seat },
    Spend,
}

impl Back {
    /// Nothing is gone back to when the game is over.
    pub fn of(phase: Phase) -> Option<Back> {
        Some(match phase {
            Phase::Move => Back::Move,
            Phase::Lead(column) => Back::Lead(column),
            Phase::Embark(boarding) => Back::Embark(boarding),
            Phase::Muster => Back::Muster,
            Phase::Own(Own::Battle(battle)) => Back::Battle(battle),
            Phase::Own(Own::Loss { battle, unit }) => Back::Loss { battle, unit },
            Phase::Own(Own::Judge { captor, of }) => Back::Judge { captor, of },
            Phase::Own(Own::Asked { back, .. }) => back,
            Phase::Spend => Back::Spend,
            Phase::Over(_) => return None,
        })
    }

    /// What the table waited for.
    pub fn phase(self) -> Phase {
        match self {
            Back::Move => Phase::Move,
            Back::Lead(column) => Phase::Lead(column),
            Back::Embark(boarding) => Phase::Embark(boarding),
            Back::Muster => Phase::Muster,
            Back::Battle(battle) => Phase::Own(Own::Battle(battle)),
            Back::Loss { battle, unit } => Phase::Own(Own::Loss { battle, unit }),
            Back::Judge { captor, of } => Phase::Own(Own::Judge { captor, of }),
            Back::Spend => Phase::Spend,
        }
    }
}

conquest::deref!(State, mut realm: Realm<Edition1984>);

impl Table for State {
    type Edition = Edition1984;
    type Event = Event;
    type Illegal = Illegal;
}

impl State {
    /// What the turn has come to, whether or not somebody is asked for an answer meanwhile.
    #[inline]
    pub fn scene(&self) -> Phase {
        if let Phase::Own(Own::Asked { back, .. }) = self.phase { back.phase() } else { self.phase }
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

    /// Combat units aboard the galleys of a player at one place.
    pub fn aboard(&self, seat: Seat, at: Anchor) -> Units {
        self.fleet(seat, at).fold(Units::NONE, |sum, idx| sum + self.galleys[idx].aboard().units)
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
                Force { seat, units: self.aboard(seat, at), galleys: self.n_galleys(seat, at) }
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
        let contested = self.seas_sailed(self.attacker).map(Field::Sea);
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
