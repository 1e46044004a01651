//! The randomness of one game: what the players choose, and what luck gives.

use kernel::{Chance, Game, Refusal, Seat, Seeded, Session};

use super::{spot::Spot, table::Table};

/// The randomness of one game.
pub(super) struct Fortune {
    pub luck: Seeded,
    choice: Seeded,
}

impl Fortune {
    pub(super) fn new(seed: u64) -> Fortune {
        Fortune { luck: Seeded(seed), choice: Seeded(!seed) }
    }

    /// One of the legal actions; none when the game is over.
    pub(super) fn choose<G: Game>(&mut self, spot: &Spot<'_, G>) -> Option<(Seat, G::Action)> {
        let n = spot.moves().count();
        let (seat, action) = spot.moves().nth(self.choice.below(n.max(1)))?;
        Some((seat, action.clone()))
    }
}

/// Plays a whole game with nobody looking, or its first `max_actions`.
pub(super) fn playout<G: Game>(
    table: &Table<G>,
    seed: u64,
    max_actions: usize,
) -> Result<Session<G>, Refusal<G::Illegal>> {
    let mut fortune = Fortune::new(seed);
    let start = G::setup(&table.options, table.n_seats, &mut Chance::new(&mut fortune.luck));
    let mut session = Session::<G>::new(start);
    for _ in 0..max_actions {
        let spot = Spot::new(table, session.state(), &[], 0);
        let Some((seat, action)) = fortune.choose(&spot) else { break };
        let luck = &mut fortune.luck;
        session.play::<Refusal<G::Illegal>, _>(seat, &action, luck, |_| Ok(()))?;
    }
    Ok(session)
}
