//! A table in memory, whoever keeps it. Everything in it can be had again from what is stored.

use kernel::{Seat, SeatSet, Turn};
use protocol::{
    TableStatus,
    stored::{LogRow, Seal, Standing, TableRow},
};
use registry::{Dice, Entry, Ponder, Table};

use crate::{
    Chronicle, FoldError, Out, Seating, clocks::Clocks, computers::Computers, deciding::Pending,
    listeners::Listeners, offering::Offering,
};

/// A table in memory.
pub struct Core {
    /// What never changes; who sits here is in `seating`.
    pub(crate) table: TableRow,
    pub(crate) seating: Seating,
    pub(crate) chronicle: Chronicle,
    pub(crate) offering: Offering,
    pub(crate) listeners: Listeners,
    pub(crate) computers: Computers,
    pub(crate) clocks: Clocks,
    pub(crate) dice: Dice,
    /// A decision that was made and is not stored yet.
    pub(crate) pending: Option<Pending>,
    pub(crate) out: Vec<Out>,
}

impl Core {
    /// Sets a table up from what is stored. `luck` is what its dice draw from, as nobody can foresee.
    pub fn open(
        games: &'static [Entry],
        table: TableRow,
        log: &[LogRow],
        luck: [u8; 32],
    ) -> Result<Core, FoldError> {
        let chronicle = Chronicle::fold(games, &table, log)?;
        Ok(Core::new(table, chronicle, luck))
    }

    fn new(mut table: TableRow, chronicle: Chronicle, luck: [u8; 32]) -> Core {
        let seating = Seating::new(std::mem::take(&mut table.seats));
        let may_act = may_act(&seating, chronicle.game());
        let offering = Offering::new(chronicle.game(), may_act, chronicle.version());
        Core {
            table,
            seating,
            chronicle,
            offering,
            listeners: Listeners::default(),
            computers: Computers::default(),
            clocks: Clocks::default(),
            dice: Dice::keyed(luck),
            pending: None,
            out: Vec::new(),
        }
    }

    /// Begins to look after the table: clocks run and computer players think from now on.
    pub fn wake(&mut self, now: u64) {
        self.wind_clocks(now);
        self.ask_computers();
    }

    /// What is to be done since this was asked last.
    pub fn take_out(&mut self) -> Vec<Out> {
        std::mem::take(&mut self.out)
    }

    /// The id in its address.
    pub fn id(&self) -> &str {
        &self.table.id
    }

    /// Which game is played.
    pub fn game_id(&self) -> &str {
        &self.table.game
    }

    /// The game with all its secrets.
    pub fn game(&self) -> &dyn Table {
        self.chronicle.game()
    }

    /// Who sits where.
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The last version.
    pub fn version(&self) -> u64 {
        self.chronicle.version()
    }

    /// What a computer player in `seat` needs to think elsewhere: its view and nothing else.
    pub fn ponder(&self, seat: Seat) -> Box<dyn Ponder> {
        self.chronicle.game().ponder(seat)
    }

    /// Tells whether everyone would find the table the same if it were put away.
    pub fn is_idle(&self) -> bool {
        self.listeners.is_empty() && !self.computers.are_busy() && !self.clocks.are_running()
    }

    /// How the table stands now, if that is not stored yet.
    pub fn seal(&self) -> Option<Seal> {
        let sealed = self.table.seal.as_ref().map(|seal| seal.version);
        (sealed != Some(self.chronicle.version())).then(|| self.chronicle.seal())
    }

    /// The seal is stored.
    pub fn sealed(&mut self, seal: Seal) {
        self.table.seal = Some(seal);
    }

    /// The seats that may act now: none before all are taken.
    pub(crate) fn waiting(&self) -> SeatSet {
        waiting(&self.seating, self.chronicle.game())
    }

    /// Those and everyone who may act besides, though nobody waits for them.
    pub(crate) fn may_act(&self) -> SeatSet {
        may_act(&self.seating, self.chronicle.game())
    }

    /// How the table stands, for lists and for the next start of the program.
    pub fn standing(&self) -> Standing {
        standing(&self.seating, self.chronicle.game())
    }
}

fn waiting(seating: &Seating, game: &dyn Table) -> SeatSet {
    if seating.is_complete() { game.turn().waiting() } else { SeatSet::NONE }
}

fn may_act(seating: &Seating, game: &dyn Table) -> SeatSet {
    let besides = if seating.is_complete() { game.aside() } else { SeatSet::NONE };
    waiting(seating, game).iter().chain(besides.iter()).collect()
}

/// How a table stands, for lists and for the next start of the program.
pub fn standing(seating: &Seating, game: &dyn Table) -> Standing {
    let status = if game.turn().is_over() {
        TableStatus::Over
    } else if seating.is_complete() {
        TableStatus::Running
    } else {
        TableStatus::Open
    };
    let waiting = waiting(seating, game);
    // A game that is over waits for nobody, so there is room to say who has won it.
    let named = match game.turn() {
        Turn::Over(outcome) => outcome.winners,
        Turn::Waiting(_) => waiting,
    };
    Standing {
        status,
        waiting: named.iter().fold(0, |bits, Seat(seat)| bits | 1 << seat),
        awaits_computer: waiting.iter().any(|seat| seating.computer(seat).is_some()),
    }
}
