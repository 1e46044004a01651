//! Galleys, and what is aboard or was landed.

use conquest::Turning as _;

use crate::{
    pieces::{Anchor, Galley},
    places::Province,
    state::State,
};

impl State {
    /// C84-21 A legion aboard has a leader and at most seven units.
    pub(super) fn audit_galley(&self, galley: usize) -> Result<(), String> {
        let it = &self.galleys[galley];
        let (lord, name) = (self.lord_of(galley), self.galley_name(galley));
        if let Anchor::Berth(coast) = it.at {
            let owner = self.owner(coast.province());
            let attacks = !self.assault[coast.province().idx()].is_empty();
            let welcome = owner.is_none_or(|owner| owner == lord || attacks);
            if !it.cargo.is_empty() {
                self.audit_landed(it, coast.province())?;
            }
            if !welcome || coast.seas().is_empty() {
                return Err(format!("the galley {name} lies on the coast of {coast}"));
            }
        }
        if self.is_on_course(galley) {
            Ok(())
        } else {
            Err(format!("the galley {name} cannot have come that way"))
        }
    }

    /// C84-20 Only galleys of the player on turn have movements left or have landed this turn:
    /// C84-23 with one movement from a sea on that coast, and with the other back into it.
    fn is_on_course(&self, galley: usize) -> bool {
        let it = &self.galleys[galley];
        let moving = self.is_moving() && self.lord_of(galley) == self.turn;
        let still = it.moves == 0 && it.trail.is_none();
        let fits = match (it.at, it.trail) {
            (Anchor::Stock, _) | (Anchor::Sea(_) | Anchor::Berth(_), None) => true,
            (Anchor::Berth(coast), Some(sea)) => it.moves < 2 && coast.seas().has(sea.idx()),
            (Anchor::Sea(at), Some(sea)) => it.moves == 0 && at == sea,
        };
        fits && (moving || still)
    }

    /// C84-73 What galleys have landed this turn is there, and does not move on land.
    fn audit_landed(&self, galley: &Galley, province: Province) -> Result<(), String> {
        let there = self.units(self.turn, province);
        // Nothing is taken aboard out of a battle.
        let fits = self.has_landed(province, there)
            && self.assault[province.idx()].is_empty()
            && !self.options.rulings.landed_stay;
        if fits && galley.trail.is_some() {
            return Ok(());
        }
        Err(format!("more was landed in {province} than is there"))
    }
}
