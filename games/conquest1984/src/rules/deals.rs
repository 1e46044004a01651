//! Prisoners: exchange, ransom, removal. Alliances are talk and bind nobody.

use conquest::Deed;
use kernel::{Seat, SeatSet};

use super::capture;
use crate::{
    deal::{Deal, Terms},
    event::{Event, Incident},
    illegal::{Illegal, Refusal},
    places::Province,
    state::{Back, Own, Phase, State},
};

/// C84-46 In a turn of either: while the player on turn has a choice of his own, C84-78 and not
/// his captor in his stead.
fn check_now(state: &State) -> Result<Back, Illegal> {
    match state.phase {
        Phase::Move => Ok(Back::Move),
        Phase::Muster if state.is_alive(state.turn) => Ok(Back::Muster),
        Phase::Spend => Ok(Back::Spend),
        Phase::Lead(_)
        | Phase::Embark(_)
        | Phase::Muster
        | Phase::Own(Own::Battle(_) | Own::Loss { .. } | Own::Asked { .. })
        | Phase::Over(_) => Err(Illegal::Own(Refusal::NotNow)),
    }
}

/// C84-60 Anyone may speak of prisoners at any moment of anyone's turn, but while somebody is
/// asked for an answer.
fn check_talk(state: &State) -> Result<(), Illegal> {
    match state.phase {
        Phase::Own(Own::Asked { .. }) | Phase::Over(_) => Err(Illegal::Own(Refusal::NotNow)),
        Phase::Move
        | Phase::Lead(_)
        | Phase::Embark(_)
        | Phase::Muster
        | Phase::Own(Own::Battle(_) | Own::Loss { .. })
        | Phase::Spend => Ok(()),
    }
}

/// The player on turn speaks while he has a choice of his own, the others whenever they like.
fn check_speaker(state: &State, seat: Seat) -> Result<(), Illegal> {
    if seat == state.turn { check_now(state).map(|_| ()) } else { check_talk(state) }
}

/// C84-60 One offer to each player in a turn, and one open at a time.
pub(super) fn check_offer(
    state: &State,
    seat: Seat,
    to: Province,
    terms: Terms,
) -> Result<(), Illegal> {
    check_speaker(state, seat)?;
    let partner = state.seat_of(to).filter(|&it| it != seat && state.is_alive(it));
    let Some(partner) = partner else { return Err(Illegal::Own(Refusal::NoPlayer)) };
    if state.deals[seat.idx()].is_some() {
        return Err(Illegal::Own(Refusal::OfferOpen));
    }
    if state.approached[seat.idx()] >> partner.0 & 1 == 1 {
        return Err(Illegal::Own(Refusal::Approached));
    }
    check_possible(state, seat, Deal { to: partner, terms })
}

/// C84-60 Who could say something now although the turn waits for somebody else.
pub(super) fn talkers(state: &State, mover: Option<Seat>) -> SeatSet {
    if check_talk(state).is_err() {
        return SeatSet::NONE;
    }
    let others = state.living().filter(|&seat| Some(seat) != mover);
    others.filter(|&seat| has_a_say(state, seat)).collect()
}

fn has_a_say(state: &State, seat: Seat) -> bool {
    check_withdraw(state, seat).is_ok()
        || state.living().any(|other| {
            let home = state.home(other);
            check_answer(state, seat, home).is_ok()
                || Terms::all().any(|terms| check_offer(state, seat, home, terms).is_ok())
        })
}

/// C84-46 Both have what they give.
fn check_possible(state: &State, from: Seat, deal: Deal) -> Result<(), Illegal> {
    let (from, to) = (from.idx(), deal.to.idx());
    let gives = deal.terms.gives() && state.prisoners[from][to] == 0;
    let takes = deal.terms.takes() && state.prisoners[to][from] == 0;
    if gives || takes {
        return Err(Illegal::Own(Refusal::NoPrisoner));
    }
    let (pays, asks) = (deal.terms.pays(), deal.terms.asks());
    if state.treasury.of(from) < pays || state.treasury.of(to) < asks {
        return Err(Illegal::Own(Refusal::Impossible));
    }
    Ok(())
}

pub(super) fn commit_offer(
    state: &mut State,
    seat: Seat,
    to: Province,
    terms: Terms,
    events: &mut Vec<Event>,
) {
    let Some(partner) = state.seat_of(to) else { return };
    state.deals[seat.idx()] = Some(Deal { to: partner, terms });
    state.approached[seat.idx()] |= 1 << partner.0;
    events.push(Event::Offered { who: state.home(seat), to, terms });
    // The player on turn has his answer at once; what others offer waits for a turn of the two.
    if let (Ok(back), true) = (check_now(state), seat == state.turn) {
        state.phase = Phase::Own(Own::Asked { from: seat, back });
    }
}

/// Who is asked answers at once, or leaves it open and answers later: C84-46 in a turn of the two.
pub(super) fn check_answer(
    state: &State,
    seat: Seat,
    from: Province,
) -> Result<(Seat, Deal), Illegal> {
    if !matches!(state.phase, Phase::Own(Own::Asked { .. })) {
        check_now(state)?;
    }
    let maker = state.seat_of(from).ok_or(Illegal::Own(Refusal::NoPlayer))?;
    let asked_by_another =
        matches!(state.phase, Phase::Own(Own::Asked { from, .. }) if from != maker);
    let deal = state.deals[maker.idx()].filter(|it| it.to == seat && !asked_by_another);
    let deal = deal.ok_or(Illegal::Own(Refusal::NoOffer))?;
    if state.turn == seat || state.turn == maker {
        Ok((maker, deal))
    } else {
        Err(Illegal::Own(Refusal::NotNow))
    }
}

/// C84-60 Carried out only when both agree and it is still possible.
pub(super) fn check_accept(state: &State, seat: Seat, from: Province) -> Result<(), Illegal> {
    let (maker, deal) = check_answer(state, seat, from)?;
    check_possible(state, maker, deal).map_err(|_| Illegal::Own(Refusal::Impossible))
}

/// C84-46 An exchanged general goes at once, a ransomed one at his owner's next turn.
pub(super) fn commit_accept(state: &mut State, from: Province, events: &mut Vec<Event>) {
    let Some(maker) = state.seat_of(from) else { return };
    let Some(Deal { to, terms }) = state.deals[maker.idx()].take() else { return };
    resume(state);
    events.push(Event::Agreed { who: state.home(to), with: from, terms });
    state.treasury.hand_over(maker.idx(), to.idx(), terms.pays());
    state.treasury.hand_over(to.idx(), maker.idx(), terms.asks());
    let exchange = terms.gives() && terms.takes();
    for (captor, owner, goes) in [(maker, to, terms.gives()), (to, maker, terms.takes())] {
        if !goes {
            continue;
        }
        state.prisoners[captor.idx()][owner.idx()] -= 1;
        if exchange {
            release(state, owner, events);
        } else {
            state.returning[owner.idx()] += 1;
        }
    }
}

/// Who comes home in his owner's movement may still go this turn; C84-14 not if he comes to his
/// Caesar in a battle.
fn release(state: &mut State, owner: Seat, events: &mut Vec<Event>) {
    let Some(at) = capture::bring_home(state, owner, 1, events) else { return };
    let in_peace = state.assault[at.idx()].is_empty();
    if state.phase == Phase::Move && owner == state.turn && in_peace {
        state.ready[at.idx()].generals += 1;
    }
}

fn resume(state: &mut State) {
    if let Phase::Own(Own::Asked { back, .. }) = state.phase {
        state.phase = match back {
            Back::Move => Phase::Move,
            Back::Muster => Phase::Muster,
            Back::Spend => Phase::Spend,
        };
    }
}

pub(super) fn commit_refuse(
    state: &mut State,
    seat: Seat,
    from: Province,
    events: &mut Vec<Event>,
) {
    if let Some(maker) = state.seat_of(from) {
        state.deals[maker.idx()] = None;
    }
    resume(state);
    events.push(Event::Deed(Deed::Refused { who: state.home(seat), to: from }));
}

pub(super) fn check_later(state: &State) -> Result<(), Illegal> {
    match state.phase {
        Phase::Own(Own::Asked { .. }) => Ok(()),
        Phase::Move
        | Phase::Lead(_)
        | Phase::Embark(_)
        | Phase::Muster
        | Phase::Own(Own::Battle(_) | Own::Loss { .. })
        | Phase::Spend
        | Phase::Over(_) => Err(Illegal::Own(Refusal::NoOffer)),
    }
}

pub(super) fn commit_later(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    resume(state);
    events.push(Event::Own(Incident::LeftOpen { who: state.home(seat) }));
}

/// C84-60 Who has made an offer may take it back while it is open.
pub(super) fn check_withdraw(state: &State, seat: Seat) -> Result<(), Illegal> {
    check_speaker(state, seat)?;
    if state.deals[seat.idx()].is_some() { Ok(()) } else { Err(Illegal::Own(Refusal::NoOffer)) }
}

pub(super) fn commit_withdraw(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    state.deals[seat.idx()] = None;
    events.push(Event::Own(Incident::Withdrawn { who: state.home(seat) }));
}

/// C84-45 A prisoner may be removed for good in any turn of his captor.
pub(super) fn check_execute(state: &State, of: Province) -> Result<(), Illegal> {
    check_now(state)?;
    let owner = state.seat_of(of).ok_or(Illegal::Own(Refusal::NoPlayer))?;
    let held = state.prisoners[state.turn.idx()][owner.idx()];
    if held == 0 { Err(Illegal::Own(Refusal::NoPrisoner)) } else { Ok(()) }
}

pub(super) fn commit_execute(state: &mut State, of: Province, events: &mut Vec<Event>) {
    if let Some(owner) = state.seat_of(of) {
        let captor = state.turn;
        state.prisoners[captor.idx()][owner.idx()] -= 1;
        events.push(Event::Own(Incident::Executed { who: state.home(captor), of }));
    }
}
