//! What is written can be read again.

use kernel::Game;

use crate::conformance::spot::Spot;

/// `Display` and `FromStr` of each legal action undo each other, in one line.
pub(super) fn notation_is_read_back<G: Game>(spot: &Spot<'_, G>) -> Result<(), String> {
    for (_, action) in spot.moves() {
        let text = action.to_string();
        match text.parse::<G::Action>() {
            Err(_) => return Err(format!("cannot be read: {text}")),
            Ok(read) if read != *action => return Err(format!("{text} reads {read:?}")),
            Ok(_) if text.contains(['\n', '|']) || text.trim() != text => {
                return Err(format!("cannot stand in a line of a transcript: {text:?}"));
            }
            Ok(_) => (),
        }
    }
    Ok(())
}

/// `position` and `arrange` undo each other.
pub(super) fn position_is_read_back<G: Game>(spot: &Spot<'_, G>) -> Result<(), String> {
    let text = G::position(spot.state);
    match G::arrange(&spot.variant.options, spot.n_seats(), &text) {
        Err(why) => Err(format!("{why}\n{text}")),
        Ok(read) if read != *spot.state => {
            Err(format!("{text}\nreads\n{read:?}\nnot\n{:?}", spot.state))
        }
        Ok(_) => Ok(()),
    }
}
