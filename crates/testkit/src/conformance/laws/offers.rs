//! What can be clicked.

use kernel::{Game, Offer, Offers};

use crate::conformance::spot::Spot;

/// Every legal action is reached by clicks of its own: no path is the beginning of another.
pub(super) fn paths_part<G: Game>(spot: &Spot<'_, G>) -> Result<(), String> {
    for (_, actions) in &spot.legal {
        let mut offers = Offers::<G::Handle, G::Illegal>::none();
        for action in actions {
            offers.push(action, G::path(action));
        }
        let mut legal: Vec<Offer<'_>> = offers.legal().collect();
        // In this order a path stands right before the first of those that begin with it.
        legal.sort_by_key(|offer| offer.path);
        if let Some(offer) = legal.iter().find(|offer| offer.path.is_empty()) {
            return Err(format!("there is nothing to click for {}", offer.action));
        }
        for pair in legal.windows(2) {
            let [one, other] = pair else { continue };
            if other.path.starts_with(one.path) {
                return Err(format!(
                    "the clicks of {} begin those of {}",
                    one.action, other.action
                ));
            }
        }
    }
    Ok(())
}
