//! Prisoners: what players offer each other for the return of a general. C05-54 Alliances and promises
//! are talk and bind nobody.

use conquest::{Conceding as _, Deed, Obstacle};
use kernel::Seat;

use super::fall;
use crate::{
    deal::{Deal, OFFERS, Terms},
    event::Event,
    illegal::{Illegal, Refusal},
    places::Province,
    state::{Own, Phase, Stage, State},
};

/// C05-52 In his placement phase a player makes offers to any other; who is asked may answer with an
/// offer of his own.
pub(super) fn check_offer(
    state: &State,
    seat: Seat,
    to: Province,
    terms: Terms,
) -> Result<(), Illegal> {
    let asker =
        if let Phase::Own(Own::Asked { from, .. }) = state.phase { Some(from) } else { None };
    if asker.is_none() {
        state.check_spending()?;
    }
    let to = state.check_partner(seat, to)?;
    if asker.is_some_and(|it| it != to) {
        return Err(Illegal::Own(Refusal::AnswerFirst));
    }
    check_possible(state, seat, Deal { to, terms })?;
    if can_offer(state, seat, to) { Ok(()) } else { Err(Obstacle::Approached.into()) }
}

/// C05-52 Not every offer of this turn was made; one of the two is on turn.
pub(super) fn can_offer(state: &State, seat: Seat, to: Seat) -> bool {
    let made =
        if seat == state.turn { state.approached[to.idx()] } else { state.countered[seat.idx()] };
    made < OFFERS
}

/// C05-52 One general at most each way; both have what they give, and whoever is returned can be
/// placed.
fn check_possible(state: &State, seat: Seat, deal: Deal) -> Result<(), Illegal> {
    let Deal { to, terms } = deal;
    if 1 < terms.gives || 1 < terms.takes {
        return Err(Illegal::Own(Refusal::OneEachWay));
    }
    if !state.hold_generals(seat, deal) {
        return Err(Illegal::Own(Refusal::NoPrisoner));
    }
    let home = |it: Seat| fall::can_come_home(state, it);
    if 0 < terms.takes && !home(seat) || 0 < terms.gives && !home(to) {
        return Err(Illegal::Own(Refusal::NoReturn));
    }
    Ok(state.check_sums(seat, deal)?)
}

/// C05-05 What was bought is placed by now.
pub(super) fn commit_offer(
    state: &mut State,
    seat: Seat,
    to: Province,
    terms: Terms,
    events: &mut Vec<Event>,
) {
    let Some(partner) = state.seat_of(to) else { return };
    if seat == state.turn {
        state.approached[partner.idx()] += 1;
    } else {
        state.countered[seat.idx()] += 1;
    }
    state.stage = Stage::Dealt;
    let deal = Deal { to: partner, terms };
    state.phase = Phase::Own(Own::Asked { from: seat, deal });
    events.push(Event::Offered { who: state.home(seat), to, terms });
}

/// Nothing has changed since it was offered, so it can be carried out.
pub(super) fn check_answer(state: &State) -> Result<(), Illegal> {
    if matches!(state.phase, Phase::Own(Own::Asked { .. })) {
        Ok(())
    } else {
        Err(Illegal::Own(Refusal::NoOffer))
    }
}

/// C05-52 Generals and talents change hands, and the generals go home.
pub(super) fn commit_accept(state: &mut State, events: &mut Vec<Event>) {
    let Phase::Own(Own::Asked { from, deal }) = state.phase else { return };
    let Deal { to, terms } = deal;
    state.phase = Phase::Spend;
    events.push(Event::Agreed { who: state.home(to), with: state.home(from), terms });
    state.carry_out(from, deal);
    for (owner, n) in [(from, terms.takes), (to, terms.gives)] {
        fall::bring_home(state, owner, n, events);
    }
}

pub(super) fn commit_refuse(state: &mut State, events: &mut Vec<Event>) {
    let Phase::Own(Own::Asked { from, deal }) = state.phase else { return };
    state.phase = Phase::Spend;
    let (who, to) = (state.home(deal.to), state.home(from));
    events.push(Event::Deed(Deed::Refused { who, to }));
}
