//! What must hold for any rulebook. Each law has a name, a sentence, by which a failure is known.

mod ending;
mod gate;
mod offers;
mod rehearsal;
mod reopen;
mod secrets;
mod text;
pub(super) mod story;
pub(super) mod undo;

use kernel::Game;

use super::{Breach, Report, spot::Spot};

pub(super) const OPTIONS: &str = "the options on offer are the options of the game";
pub(super) const VERSIONS: &str = "each version of the rules rules in its own way";
pub(super) const WHO_MUST_ACT_CAN: &str = "who must act can act, and only they";
pub(super) const ASIDE: &str = "who may act aside can, and nobody waits for them";
pub(super) const LATE_SEATS: &str = "what is decided for a late seat is legal";
pub(super) const REFUSALS_CHANGE_NOTHING: &str = "a refused action changes nothing";
pub(super) const REFUSALS_CITE: &str = "every refusal cites a clause of the rules";
pub(super) const CANDIDATES_SUFFICE: &str = "what the rules allow is among the candidates";
pub(super) const VOUCHED_IS_LEGAL: &str = "what a game vouches for is legal";
pub(super) const NOTHING_IS_LOST: &str = "the audit holds after every action";
pub(super) const NOTATION: &str = "notation can be read back";
pub(super) const POSITIONS: &str = "a position can be read back";
pub(super) const PATHS: &str = "no path of clicks is the beginning of another";
pub(super) const IMAGINE_LOOKS_THE_SAME: &str = "an imagined state looks the same";
pub(super) const NONINTERFERENCE: &str = "what a viewer may not know makes no difference to it";
pub(super) const ONLY_REVEALS_TEACH: &str = "nothing teaches a secret but what reveals it";
pub(super) const UNTOLD_IS_UNSEEN: &str = "who is told the same sees the same";
pub(super) const SECRETS_DO_NOT_STAND_OUT: &str = "a secret choice does not stand out";
pub(super) const REOPEN: &str = "reopening takes secret choices back and nothing else";
pub(super) const REHEARSAL: &str = "a choice is told before it is played as it comes";
pub(super) const UNDO: &str = "undo returns exactly the state before";
pub(super) const UNDO_BARRIER: &str = "undo stops at luck, secrets and other seats";
pub(super) const RECORDS: &str = "a record tells the same game again";
pub(super) const SAME_SEED_SAME_STORY: &str = "same seed, same story";
pub(super) const GAMES_END: &str = "random games end";
pub(super) const OUTCOME: &str = "the outcome ranks every seat";
pub(super) const NO_PANIC: &str = "rules never panic";

/// Turns evidence into a breach of `law`.
fn against(law: &'static str) -> impl Fn(String) -> Breach {
    move |evidence| Breach { law, evidence }
}

/// Examines what is cheap to examine and must hold everywhere.
pub(super) fn examine_briefly<G: Game>(spot: &Spot<'_, G>) -> Result<(), Breach> {
    gate::who_must_act_can(spot).map_err(against(WHO_MUST_ACT_CAN))?;
    gate::who_is_aside_can(spot).map_err(against(ASIDE))?;
    G::audit(spot.state).map_err(against(NOTHING_IS_LOST))?;
    ending::ranks_every_seat(spot).map_err(against(OUTCOME))
}

/// Examines one position in full. Refusals come first: a law that asks the rules again and again
/// would only be confused by rules that change when they are asked.
pub(super) fn examine<G: Game>(spot: &Spot<'_, G>, report: &mut Report) -> Result<(), Breach> {
    report.n_positions += 1;
    report.n_refused += gate::refusals_change_nothing(spot)?;
    gate::vouched_is_legal(spot).map_err(against(VOUCHED_IS_LEGAL))?;
    gate::candidates_suffice(spot).map_err(against(CANDIDATES_SUFFICE))?;
    gate::late_seats_decide_legally(spot).map_err(against(LATE_SEATS))?;
    text::notation_is_read_back(spot).map_err(against(NOTATION))?;
    text::position_is_read_back(spot).map_err(against(POSITIONS))?;
    offers::paths_part(spot).map_err(against(PATHS))?;
    report.n_doubles += secrets::doubles_are_alike(spot)?;
    report.n_secret += secrets::choices_stay_secret(spot)?;
    reopen::takes_choices_back(spot).map_err(against(REOPEN))?;
    // Whatever leaks would show here too, and is called by its own name before.
    report.n_begun += rehearsal::tells_what_comes(spot).map_err(against(REHEARSAL))?;
    Ok(())
}
