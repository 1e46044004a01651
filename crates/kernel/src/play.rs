//! Move validation: the one gate that every action passes.

use std::{error, fmt};

use crate::{Chance, Cite, Game, Seat, SeatSet, Turn};

/// Why an action was not played. The state is unchanged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal<I> {
    /// The game has ended.
    GameOver,
    /// The table is waiting for someone else.
    NotYourTurn,
    /// A rule forbids it.
    Illegal(I),
}

/// Plays one action: asks whose turn it is, checks the rule, then commits.
/// What happened is added to `events`.
pub fn play<G: Game>(
    state: &mut G::State,
    seat: Seat,
    action: &G::Action,
    chance: &mut Chance<'_>,
    events: &mut Vec<G::Event>,
) -> Result<(), Refusal<G::Illegal>> {
    match G::turn(state) {
        Turn::Over(_) => return Err(Refusal::GameOver),
        Turn::Waiting(seats) if !seats.contains(seat) && !G::aside(state).contains(seat) => {
            return Err(Refusal::NotYourTurn);
        }
        Turn::Waiting(_) => (),
    }
    G::check(state, seat, action).map_err(Refusal::Illegal)?;
    G::commit(state, seat, action, chance, events);
    debug_assert_eq!(G::audit(state), Ok(()));
    Ok(())
}

/// Tells whether `seat` may act now, waited for or aside.
#[inline]
pub fn may_act<G: Game>(state: &G::State, seat: Seat) -> bool {
    match G::turn(state) {
        Turn::Waiting(seats) => seats.contains(seat) || G::aside(state).contains(seat),
        Turn::Over(_) => false,
    }
}

/// Everyone who may act besides those who are waited for; nobody once the game is over.
pub fn aside<G: Game>(state: &G::State) -> SeatSet {
    if G::turn(state).is_over() { SeatSet::NONE } else { G::aside(state) }
}

/// Lists in `out` the legal actions of `seat`: the candidates the rules do not refuse.
pub fn legal<G: Game>(state: &G::State, seat: Seat, out: &mut Vec<G::Action>) {
    out.clear();
    if may_act::<G>(state, seat) {
        G::candidates(state, seat, out);
        // Most candidates are legal, and what games list to be explained stands last: looking for
        // the first that is not costs less than moving each of them to where it is.
        let is_legal = |action: &G::Action| G::check(state, seat, action).is_ok();
        let vouched = G::n_vouched(state, seat).min(out.len());
        let refused = out[vouched..].iter().position(|action| !is_legal(action));
        let Some(mut n) = refused.map(|idx| vouched + idx) else { return };
        for idx in n + 1..out.len() {
            if is_legal(&out[idx]) {
                out.swap(n, idx);
                n += 1;
            }
        }
        out.truncate(n);
    }
}

/// The same without what gives the game up, where anything else is left: what a player at random
/// chooses from.
pub fn play_on<G: Game>(state: &G::State, seat: Seat, out: &mut Vec<G::Action>) {
    legal::<G>(state, seat, out);
    if out.iter().any(G::gives_up) && !out.iter().all(G::gives_up) {
        out.retain(|action| !G::gives_up(action));
    }
}

impl<I: Cite + fmt::Display> fmt::Display for Refusal<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::GameOver => f.write_str("the game is over"),
            Refusal::NotYourTurn => f.write_str("not your turn"),
            Refusal::Illegal(illegal) => write!(f, "{}: {illegal}", illegal.clause()),
        }
    }
}

impl<I: Cite + error::Error> error::Error for Refusal<I> {}
