//! A choice before it is played: told from what its player knows, and never more than comes of it.

use kernel::{Fate, Game, Viewer, legal, rehearse};

use crate::conformance::spot::{After, Sight, Spot};

/// How many of the legal actions are tried in one position, from first to last.
const N_TRIED: usize = 6;

/// What is told of a choice is what comes of it, and what luck or a secret would say is not told. What
/// has only begun can go on, alone or with what usually goes along. Returns how many had only begun.
pub(super) fn tells_what_comes<G: Game>(spot: &Spot<'_, G>) -> Result<u64, String> {
    let n_moves = spot.moves().count();
    let mut n_begun = 0;
    for (seat, action) in spot.moves().step_by(n_moves.div_ceil(N_TRIED).max(1)) {
        let eyes = Viewer::Seat(seat);
        let view = G::view(spot.state, eyes);
        let told = rehearse::<G>(&view, seat, std::slice::from_ref(action), false)
            .map_err(|why| format!("{seat:?} {action} is legal, and not as it knows: {why}"))?;
        let after = After::<G>::new(spot.state, seat, action, spot.luck());
        let over = G::turn(&after.state).is_over();
        let speaks = !after.draws.is_empty() || after.reveals() || over;
        if speaks != (told.fate == Fate::Final) {
            return Err(format!("{seat:?} {action} is told to be {:?}", told.fate));
        }
        let Some(state) = told.state else { continue };
        let (told_sight, sight) = (Sight::<G>::new(&state, eyes), Sight::new(&after.state, eyes));
        if let Some(difference) = told_sight.differs(&sight) {
            return Err(format!("{seat:?} {action} was told otherwise: {difference}"));
        }
        if told.fate == Fate::Begun {
            n_begun += 1;
            goes_on::<G>(&state, &view, seat, action)?;
        }
    }
    Ok(n_begun)
}

fn goes_on<G: Game>(
    state: &G::State,
    view: &G::View,
    seat: kernel::Seat,
    action: &G::Action,
) -> Result<(), String> {
    let mut open = Vec::new();
    legal::<G>(state, seat, &mut open);
    if open.is_empty() || !G::turn(state).waiting().contains(seat) {
        return Err(format!("{seat:?} {action} has begun what cannot go on"));
    }
    let filled = rehearse::<G>(view, seat, std::slice::from_ref(action), true)
        .map_err(|why| format!("{seat:?} {action} and what goes along: {why}"))?;
    if filled.fate != Fate::Begun {
        return Err(format!("what goes along with {seat:?} {action} is {:?}", filled.fate));
    }
    Ok(())
}
