//! Movement on land: who leads, who goes along, and what it costs.

use crate::{
    Boarding, Caesar, Column, Deed, Edition, Feat, LEGION, Leader, Obstacle, Phase, Realm, Stage,
    Story,
    army::{Unit, Units},
    empire::Province,
};

impl<E: Edition> Realm<E> {
    /// C84-05 C05-05 Movement comes first, and nothing moves when it is over.
    #[inline]
    pub fn check_moving(&self) -> Result<(), Obstacle> {
        if matches!(self.phase, Phase::Move) { Ok(()) } else { Err(Obstacle::WrongPhase) }
    }

    /// Who is about to march.
    #[inline]
    pub fn column(&self) -> Result<Column, Obstacle> {
        let Phase::Lead(column) = self.phase else { return Err(Obstacle::WrongPhase) };
        Ok(column)
    }

    /// Who is about to go aboard.
    #[inline]
    pub fn boarding(&self) -> Result<Boarding, Obstacle> {
        let Phase::Embark(boarding) = self.phase else { return Err(Obstacle::WrongPhase) };
        Ok(boarding)
    }

    /// Whether a leader with a movement left is there.
    #[inline]
    pub fn can_lead(&self, at: Province, leader: Leader) -> bool {
        let ready = &self.ready[at.idx()];
        match leader {
            Leader::Caesar => self.has_caesar(self.turn, at) && 0 < self.caesar_moves,
            Leader::General => 0 < ready.generals,
            Leader::Tired => 0 < ready.tired_generals,
        }
    }

    /// C84-10 C05-06 A leader with a movement left; C84-06 cities lead nobody out.
    #[inline]
    pub fn check_lead(&self, at: Province, leader: Leader) -> Result<(), Obstacle> {
        self.check_moving()?;
        if self.can_lead(at, leader) { Ok(()) } else { Err(Obstacle::NoLeader { at, leader }) }
    }

    /// He is chosen.
    #[inline]
    pub fn commit_lead(&mut self, at: Province, leader: Leader, events: &mut Vec<impl Story>) {
        self.phase = Phase::Lead(Column::new(at, leader));
        events.push(Feat::LeaderChosen { who: self.home(self.turn), leader, at }.into());
    }

    /// C84-10 C05-06 Units that can still move, of those `there`; C84-11 C05-07 at most seven with a
    /// leader.
    #[inline]
    pub fn check_take(&self, there: Units, unit: Unit, n: u8) -> Result<(), Obstacle> {
        let column = self.column()?;
        check_room(column, n)?;
        let left = there.get(unit) - column.units.get(unit);
        if n <= left { Ok(()) } else { Err(Obstacle::NoUnits { unit }) }
    }

    /// C84-11 C05-06 Cavalry that has moved once may go along once more, so much of it is `there`.
    #[inline]
    pub fn check_take_tired(&self, there: u8, n: u8) -> Result<(), Obstacle> {
        let column = self.column()?;
        check_room(column, n)?;
        let left = there - column.tired_cavalry;
        if n <= left { Ok(()) } else { Err(Obstacle::NoUnits { unit: Unit::Cavalry }) }
    }

    /// With the leader, or aboard.
    #[inline]
    pub fn commit_take(&mut self, unit: Unit, n: u8, events: &mut Vec<impl Story>) {
        if let Phase::Lead(column) = &mut self.phase {
            column.units.0[unit as usize] += n;
        }
        if let Phase::Embark(boarding) = &mut self.phase {
            boarding.cargo.units.0[unit as usize] += n;
        }
        events.push(Deed::UnitsTaken { who: self.home(self.turn), unit, n }.into());
    }

    /// With the leader.
    #[inline]
    pub fn commit_take_tired(&mut self, n: u8, events: &mut Vec<impl Story>) {
        if let Phase::Lead(column) = &mut self.phase {
            column.tired_cavalry += n;
        }
        let unit = Unit::Cavalry;
        events.push(Deed::UnitsTaken { who: self.home(self.turn), unit, n }.into());
    }

    /// C84-11 C05-07 Each piece spends a movement of its own.
    #[inline]
    pub fn spend_movement(&mut self, column: Column) {
        let ready = &mut self.ready[column.from.idx()];
        ready.units = ready.units - column.units;
        ready.tired_cavalry -= column.tired_cavalry;
        match column.leader {
            Leader::Caesar => self.caesar_moves -= 1,
            Leader::General => ready.generals -= 1,
            Leader::Tired => ready.tired_generals -= 1,
        }
    }

    /// The leader comes to another province.
    #[inline]
    pub fn move_leader(&mut self, column: Column, to: Province) {
        let seat = self.turn.idx();
        match column.leader {
            Leader::Caesar => self.caesars[seat] = Caesar::Land(to),
            Leader::General | Leader::Tired => {
                self.generals[seat][column.from.idx()] -= 1;
                self.generals[seat][to.idx()] += 1;
            }
        }
    }

    /// Who is chosen can stay instead.
    #[inline]
    pub fn check_halt(&self) -> Result<(), Obstacle> {
        let chosen = matches!(self.phase, Phase::Lead(_) | Phase::Embark(_));
        if chosen { Ok(()) } else { Err(Obstacle::WrongPhase) }
    }

    /// The chosen leader or galley has no movement left, so that a turn comes to an end whatever is
    /// chosen. Whoever has only misclicked takes it back instead.
    #[inline]
    pub fn exhaust(&mut self) {
        if let Phase::Lead(column) = self.phase {
            let ready = &mut self.ready[column.from.idx()];
            match column.leader {
                Leader::Caesar => self.caesar_moves = 0,
                Leader::General => ready.generals -= 1,
                Leader::Tired => ready.tired_generals -= 1,
            }
        }
        if let Phase::Embark(boarding) = self.phase {
            self.galleys[usize::from(boarding.galley)].moves = 0;
        }
    }

    /// Whoever was chosen stays.
    #[inline]
    pub fn commit_halt(&mut self, events: &mut Vec<impl Story>) {
        self.phase = Phase::Move;
        self.stage = Stage::Moved;
        events.push(Deed::Halted { who: self.home(self.turn) }.into());
    }
}

fn check_room(column: Column, n: u8) -> Result<(), Obstacle> {
    let room = LEGION - column.company().total();
    if n <= room { Ok(()) } else { Err(Obstacle::LegionFull) }
}
