//! The randomness of one game: what the players choose, and what luck gives.

use kernel::{Chance, Game, Refusal, Seat, Seeded, Session};

use super::{spot::Spot, variant::Variant};

/// Where somebody could act aside, one action in so many is theirs.
const ONE_IN: usize = 16;

/// Where somebody could give up, one choice in so many allows it.
const GIVE_UP_ONE_IN: usize = 256;

/// The randomness of one game.
pub(super) struct Fortune {
    pub luck: Seeded,
    choice: Seeded,
}

impl Fortune {
    pub(super) fn new(seed: u64) -> Fortune {
        Fortune { luck: Seeded(seed), choice: Seeded(!seed) }
    }

    /// One of the legal actions; none when the game is over. Now and then somebody acts aside: not
    /// as often as they could, or nothing else would ever happen. And hardly ever somebody gives up,
    /// or nothing would ever come to its end.
    pub(super) fn choose<G: Game>(&mut self, spot: &Spot<'_, G>) -> Option<(Seat, G::Action)> {
        let can_give_up = spot.moves().any(|(_, action)| G::gives_up(action));
        let gives_up = can_give_up && self.choice.below(GIVE_UP_ONE_IN) == 0;
        let thinks_of = |it: &(Seat, &G::Action)| gives_up || !G::gives_up(it.1);
        let n_besides = spot.besides().filter(thinks_of).count();
        let n_awaited = spot.awaited().filter(thinks_of).count();
        let aside = 0 < n_besides && self.choice.below(ONE_IN) == 0;
        let (seat, action) = match (aside, n_awaited) {
            (true, _) => spot.besides().filter(thinks_of).nth(self.choice.below(n_besides))?,
            (false, 0) => spot.awaited().nth(self.choice.below(spot.awaited().count().max(1)))?,
            (false, n) => spot.awaited().filter(thinks_of).nth(self.choice.below(n))?,
        };
        Some((seat, action.clone()))
    }
}

/// Plays a whole game with nobody looking, or its first `max_actions`.
pub(super) fn playout<G: Game>(
    variant: &Variant<G>,
    seed: u64,
    max_actions: usize,
) -> Result<Session<G>, Refusal<G::Illegal>> {
    let mut fortune = Fortune::new(seed);
    let start = G::setup(&variant.options, variant.n_seats, &mut Chance::new(&mut fortune.luck));
    let mut session = Session::<G>::new(start);
    for _ in 0..max_actions {
        let spot = Spot::new(variant, session.state(), &[], 0);
        let Some((seat, action)) = fortune.choose(&spot) else { break };
        let luck = &mut fortune.luck;
        session.play::<Refusal<G::Illegal>, _>(seat, &action, luck, |_| Ok(()))?;
    }
    Ok(session)
}
