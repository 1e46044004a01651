//! Prisoners: what a player offers for the return of a general. C05-54 Alliances and promises are
//! talk and bind nobody.

use conquest::Deed;
use kernel::Seat;

use super::fall;
use crate::{
    deal::{Deal, Terms},
    event::Event,
    illegal::{Illegal, Refusal},
    places::Province,
    state::{Own, Phase, Stage, State},
};

/// C05-52 In his placement phase, to a captor, one offer to each in a turn.
pub(super) fn check_offer(state: &State, to: Province, terms: Terms) -> Result<(), Illegal> {
    state.check_spending()?;
    let partner = state.seat_of(to).filter(|&it| it != state.turn && state.is_alive(it));
    let Some(partner) = partner else { return Err(Illegal::Own(Refusal::NoPrisoner)) };
    if state.approached >> partner.0 & 1 == 1 {
        return Err(Illegal::Own(Refusal::Approached));
    }
    check_possible(state, state.turn, partner, terms)
}

/// C05-52 Both have what they give, and whoever is returned can be placed.
fn check_possible(state: &State, seat: Seat, captor: Seat, terms: Terms) -> Result<(), Illegal> {
    let held = |by: Seat, of: Seat| 0 < state.prisoners[by.idx()][of.idx()];
    if !held(captor, seat) || (terms.gives() && !held(seat, captor)) {
        return Err(Illegal::Own(Refusal::NoPrisoner));
    }
    let home = |it: Seat| fall::can_come_home(state, it);
    if !home(seat) || (terms.gives() && !home(captor)) {
        return Err(Illegal::Own(Refusal::NoReturn));
    }
    let [own, other] = [seat, captor].map(|it| state.treasury.of(it.idx()));
    if own < terms.pays() || other < terms.asks() {
        return Err(Illegal::Own(Refusal::NoTalents));
    }
    Ok(())
}

/// C05-05 What was bought is placed by now.
pub(super) fn commit_offer(state: &mut State, to: Province, terms: Terms, events: &mut Vec<Event>) {
    let Some(partner) = state.seat_of(to) else { return };
    state.approached |= 1 << partner.0;
    state.stage = Stage::Dealt;
    state.phase = Phase::Own(Own::Asked(Deal { to: partner, terms }));
    events.push(Event::Offered { who: state.home(state.turn), to, terms });
}

/// Nothing has changed since it was offered, so it can be carried out.
pub(super) fn check_answer(state: &State) -> Result<(), Illegal> {
    if matches!(state.phase, Phase::Own(Own::Asked(_))) {
        Ok(())
    } else {
        Err(Illegal::Own(Refusal::NoOffer))
    }
}

/// C05-52 Generals and talents change hands, and the generals go home.
pub(super) fn commit_accept(state: &mut State, events: &mut Vec<Event>) {
    let Phase::Own(Own::Asked(Deal { to: captor, terms })) = state.phase else { return };
    let seat = state.turn;
    state.phase = Phase::Spend;
    events.push(Event::Agreed { who: state.home(captor), with: state.home(seat), terms });
    state.treasury.hand_over(seat.idx(), captor.idx(), terms.pays());
    state.treasury.hand_over(captor.idx(), seat.idx(), terms.asks());
    state.prisoners[captor.idx()][seat.idx()] -= 1;
    fall::bring_home(state, seat, 1, events);
    if terms.gives() {
        state.prisoners[seat.idx()][captor.idx()] -= 1;
        fall::bring_home(state, captor, 1, events);
    }
}

pub(super) fn commit_refuse(state: &mut State, events: &mut Vec<Event>) {
    let Phase::Own(Own::Asked(deal)) = state.phase else { return };
    state.phase = Phase::Spend;
    let (who, to) = (state.home(deal.to), state.home(state.turn));
    events.push(Event::Deed(Deed::Refused { who, to }));
}
