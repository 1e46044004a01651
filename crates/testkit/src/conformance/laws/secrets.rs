//! What a viewer may not know reaches it in no way.

use std::cell::LazyCell;

use kernel::{Chance, Game, Seat, Secrecy, Seeded, Viewer};

use super::{
    IMAGINE_LOOKS_THE_SAME, NONINTERFERENCE, ONLY_REVEALS_TEACH, SECRETS_DO_NOT_STAND_OUT,
    UNTOLD_IS_UNSEEN, against,
};
use crate::conformance::{
    Breach,
    spot::{After, Sight, Spot},
};

/// How many states are imagined for each viewer.
const N_IMAGINED: u64 = 3;

/// How many actions are played in both of two states that look the same, and how many secret choices
/// of a seat are compared. Where there are more, others have their turn in the next position.
const N_PLAYED: usize = 32;
const N_COMPARED: usize = 96;

/// For each viewer, a state that looks the same *is* the same in everything that reaches it: view,
/// prompt, waiting list, offers, and what becomes of an action unless that reveals a secret.
/// Returns how many states were compared with another one.
pub(super) fn doubles_are_alike<G: Game>(spot: &Spot<'_, G>) -> Result<u64, Breach> {
    let mut n_doubles = 0;
    for viewer in Viewer::all(spot.n_seats()) {
        let view = G::view(spot.state, viewer);
        let sight = LazyCell::new(|| Sight::<G>::new(spot.state, viewer));
        for nth in 0..N_IMAGINED {
            let mut luck = Seeded(spot.seed ^ (nth + 1));
            let double = G::imagine(&view, viewer, &mut Chance::new(&mut luck));
            // Equal states cannot be told apart by anyone.
            if double == *spot.state {
                continue;
            }
            let imagined = |evidence| {
                let evidence = format!("{viewer:?}: {evidence}\nin {double:?}");
                Breach { law: IMAGINE_LOOKS_THE_SAME, evidence }
            };
            G::audit(&double).map_err(imagined)?;
            if G::view(&double, viewer) != view {
                return Err(imagined("another view".to_owned()));
            }
            if let Some(difference) = sight.differs(&Sight::new(&double, viewer)) {
                let evidence = format!("{viewer:?} can tell by {difference}");
                return Err(against(NONINTERFERENCE)(evidence));
            }
            same_actions_look_alike(spot, viewer, &double).map_err(against(ONLY_REVEALS_TEACH))?;
            n_doubles += 1;
        }
    }
    Ok(n_doubles)
}

/// Whatever can be played in both states teaches `viewer` nothing, unless it says so. This is
/// what makes the barrier of undo trustworthy.
fn same_actions_look_alike<G: Game>(
    spot: &Spot<'_, G>,
    viewer: Viewer,
    double: &G::State,
) -> Result<(), String> {
    let moves: Vec<(Seat, &G::Action)> = spot.moves().collect();
    for &(seat, action) in some(spot, &moves, N_PLAYED) {
        if G::check(double, seat, action).is_err() {
            continue;
        }
        let after = After::<G>::new(spot.state, seat, action, spot.luck());
        if after.reveals() {
            continue;
        }
        let other = After::<G>::new(double, seat, action, spot.luck());
        let (told, other_told) = (after.told(viewer), other.told(viewer));
        if told != other_told {
            return Err(format!("{action} tells {viewer:?} {told:?}\nagainst {other_told:?}"));
        }
        let sight = Sight::<G>::new(&after.state, viewer);
        if let Some(difference) = sight.differs(&Sight::new(&other.state, viewer)) {
            return Err(format!("after {action}, {viewer:?} can tell by {difference}"));
        }
    }
    Ok(())
}

/// At most `n_wanted` of `all`, spread over them, beginning somewhere else in each position.
fn some<'a, T, G: Game>(
    spot: &Spot<'_, G>,
    all: &'a [T],
    n_wanted: usize,
) -> impl Iterator<Item = &'a T> + use<'a, T, G> {
    let first = spot.luck().below(all.len().max(1));
    let step = all.len().div_ceil(n_wanted).max(1);
    all.iter().cycle().skip(first).take(all.len()).step_by(step)
}

/// What others know of a secret choice that reveals nothing.
struct Trace<'a, G: Game> {
    action: &'a G::Action,
    told: Vec<String>,
    sight: Sight<G>,
}

/// Two secret choices that others are told of in the same words look the same to them, and the
/// other way round; and no choice stands out from all others of its kind.
/// Returns how many secret choices there were.
pub(super) fn choices_stay_secret<G: Game>(spot: &Spot<'_, G>) -> Result<u64, Breach> {
    let mut n_secret = 0;
    for (seat, actions) in &spot.legal {
        let secret: Vec<&G::Action> =
            actions.iter().filter(|action| G::secrecy(action) != Secrecy::Open).collect();
        let after = some(spot, &secret, N_COMPARED)
            .copied()
            .map(|it| (it, After::<G>::new(spot.state, *seat, it, spot.luck())));
        let after: Vec<_> = after.filter(|(_, after)| !after.reveals()).collect();
        n_secret += after.len() as u64;
        if after.len() < 2 {
            continue;
        }
        for viewer in Viewer::all(spot.n_seats()).filter(|&it| it != Viewer::Seat(*seat)) {
            let traces: Vec<Trace<'_, G>> = after
                .iter()
                .map(|&(action, ref after)| Trace {
                    action,
                    told: after.told(viewer),
                    sight: Sight::new(&after.state, viewer),
                })
                .collect();
            // Being told the same and seeing the same are equalities: it is enough to compare each
            // choice with one of each kind so far.
            let mut kinds: Vec<&Trace<'_, G>> = Vec::new();
            for one in &traces {
                for other in &kinds {
                    told_is_seen(viewer, one, other).map_err(against(UNTOLD_IS_UNSEEN))?;
                }
                if kinds.iter().all(|it| it.told != one.told) {
                    kinds.push(one);
                }
            }
            none_stands_out(viewer, &traces).map_err(against(SECRETS_DO_NOT_STAND_OUT))?;
        }
    }
    Ok(n_secret)
}

fn told_is_seen<G: Game>(
    viewer: Viewer,
    one: &Trace<'_, G>,
    other: &Trace<'_, G>,
) -> Result<(), String> {
    let (a, b) = (one.action, other.action);
    match (one.told == other.told, one.sight.differs(&other.sight)) {
        (true, Some(difference)) => Err(format!("{viewer:?} tells {a} from {b} by {difference}")),
        (false, None) => Err(format!(
            "{viewer:?} tells {a} from {b} by the events {:?}\nagainst {:?}",
            one.told, other.told
        )),
        (true, None) | (false, Some(_)) => Ok(()),
    }
}

/// Choices of one kind begin with the same word.
fn none_stands_out<G: Game>(viewer: Viewer, traces: &[Trace<'_, G>]) -> Result<(), String> {
    let verb = |trace: &Trace<'_, G>| trace.action.to_string().split(' ').next().map(str::to_owned);
    for (idx, one) in traces.iter().enumerate() {
        let rest = traces.iter().enumerate().filter(|(other_idx, _)| *other_idx != idx);
        let mut others = rest.map(|(_, it)| it).filter(|it| verb(it) == verb(one)).peekable();
        if others.peek().is_some()
            && !others.any(|it| it.told == one.told && it.sight.differs(&one.sight).is_none())
        {
            return Err(format!("{viewer:?} knows that it was {}", one.action));
        }
    }
    Ok(())
}
