//! Who may act, and what becomes of those who may not.

use kernel::{Chance, Cite, Game, Refusal, Seat, Turn, aside, may_act, play};

use super::{REFUSALS_CHANGE_NOTHING, REFUSALS_CITE, against};
use crate::conformance::{Breach, spot::Spot};

/// How many of the known actions are tried in one position; others have their turn in the next.
const N_TRIED: usize = 24;

/// The table waits for someone who sits there and has something to choose.
pub(super) fn who_must_act_can<G: Game>(spot: &Spot<'_, G>) -> Result<(), String> {
    let Turn::Waiting(waiting) = spot.turn else { return Ok(()) };
    if waiting.is_empty() {
        return Err("the game is not over, and nobody is waited for".to_owned());
    }
    let awaited = spot.legal.iter().filter(|(seat, _)| waiting.contains(*seat));
    for (seat, actions) in awaited {
        if spot.n_seats() <= seat.idx() {
            return Err(format!("{seat:?} is waited for, and nobody sits there"));
        }
        if actions.is_empty() {
            return Err(format!("{seat:?} is waited for and has no legal action"));
        }
    }
    Ok(())
}

/// What is listed without being asked about would have passed.
pub(super) fn vouched_is_legal<G: Game>(spot: &Spot<'_, G>) -> Result<(), String> {
    for seat in spot.legal.iter().map(|(seat, _)| *seat) {
        let mut candidates = Vec::new();
        G::candidates(spot.state, seat, &mut candidates);
        let n_vouched = G::n_vouched(spot.state, seat);
        if candidates.len() < n_vouched {
            return Err(format!("{seat:?} has {} candidates, not {n_vouched}", candidates.len()));
        }
        for action in &candidates[..n_vouched] {
            if let Err(why) = G::check(spot.state, seat, action) {
                return Err(format!("{seat:?} {action}: {why}"));
            }
        }
    }
    Ok(())
}

/// Who may act besides sits there, has something to choose, and is not waited for as well.
pub(super) fn who_is_aside_can<G: Game>(spot: &Spot<'_, G>) -> Result<(), String> {
    for seat in aside::<G>(spot.state).iter() {
        if spot.n_seats() <= seat.idx() {
            return Err(format!("{seat:?} may act aside, and nobody sits there"));
        }
        if spot.waiting().contains(seat) {
            return Err(format!("{seat:?} may act aside and is waited for"));
        }
        if !spot.besides().any(|(it, _)| it == seat) {
            return Err(format!("{seat:?} may act aside and has no legal action"));
        }
    }
    Ok(())
}

/// Whoever lets time go by is taken to have done something that they could have done.
pub(super) fn late_seats_decide_legally<G: Game>(spot: &Spot<'_, G>) -> Result<(), String> {
    for (seat, actions) in &spot.legal {
        let Some(lapse) = G::lapse(spot.state, *seat) else { continue };
        if lapse.seconds == 0 || !actions.contains(&lapse.action) {
            return Err(format!("after {} s, {seat:?} would {}", lapse.seconds, lapse.action));
        }
    }
    Ok(())
}

/// Whatever the rules refuse leaves no trace and says on which clause it stands.
/// Returns how many refusals were seen.
pub(super) fn refusals_change_nothing<G: Game>(spot: &Spot<'_, G>) -> Result<u64, Breach> {
    let mut n_refused = 0;
    for seat in Seat::first(spot.n_seats()) {
        let mut tried: Vec<G::Action> = some_known(spot).cloned().collect();
        if may_act::<G>(spot.state, seat) {
            G::candidates(spot.state, seat, &mut tried);
        }
        for action in &tried {
            n_refused += u64::from(is_refused(spot, seat, action)?);
        }
    }
    Ok(n_refused)
}

/// Tells whether `action` is refused, having looked at how.
fn is_refused<G: Game>(spot: &Spot<'_, G>, seat: Seat, action: &G::Action) -> Result<bool, Breach> {
    let mut state = spot.state.clone();
    let expected = match spot.turn {
        Turn::Over(_) => Refusal::GameOver,
        Turn::Waiting(_) if !may_act::<G>(spot.state, seat) => Refusal::NotYourTurn,
        Turn::Waiting(_) => match G::check(&state, seat, action) {
            Ok(()) => return Ok(false),
            Err(illegal) => Refusal::Illegal(illegal),
        },
    };
    let mut luck = spot.luck();
    let mut chance = Chance::new(&mut luck);
    let mut events = Vec::new();
    let refusal = play::<G>(&mut state, seat, action, &mut chance, &mut events).err();
    let unchanged = against(REFUSALS_CHANGE_NOTHING);
    if refusal.as_ref() != Some(&expected) {
        return Err(unchanged(format!("{seat:?} {action}: {refusal:?}, not {expected:?}")));
    }
    if state != *spot.state || !events.is_empty() || !chance.draws().is_empty() {
        return Err(unchanged(format!("{seat:?} {action} was refused: {expected}")));
    }
    if let Refusal::Illegal(illegal) = &expected
        && !spot.variant.clauses.contains(&illegal.clause())
    {
        let clause = illegal.clause();
        return Err(against(REFUSALS_CITE)(format!("there is no clause {clause}: {illegal}")));
    }
    Ok(true)
}

/// An action that was a candidate elsewhere and is allowed here must be one here too.
pub(super) fn candidates_suffice<G: Game>(spot: &Spot<'_, G>) -> Result<(), String> {
    for (seat, actions) in &spot.legal {
        for action in some_known(spot) {
            if G::check(spot.state, *seat, action).is_ok() && !actions.contains(action) {
                return Err(format!("{seat:?} may {action}, and no candidate says so"));
            }
        }
    }
    Ok(())
}

fn some_known<'a, G: Game>(spot: &'a Spot<'_, G>) -> impl Iterator<Item = &'a G::Action> {
    let n = spot.known.len();
    let first = spot.luck().below(n.max(1));
    spot.known.iter().cycle().skip(first).take(n.min(N_TRIED))
}
