//! Prisoners: exchange, ransom, removal. Alliances are talk and bind nobody.

use conquest::{Conceding as _, Deed, Obstacle, Turning as _};
use kernel::Seat;

use super::{capture, turn};
use crate::{
    deal::{Deal, OFFERS, Terms},
    event::{Event, Incident},
    illegal::{Illegal, Refusal},
    places::Province,
    state::{Back, Own, Phase, State},
};

/// C84-60 To anyone who plays, at any moment of anyone's turn, so many times to each in a turn.
pub(super) fn check_offer(
    state: &State,
    seat: Seat,
    to: Province,
    terms: Terms,
) -> Result<(), Illegal> {
    let to = state.check_partner(seat, to)?;
    check_possible(state, seat, Deal { to, terms })?;
    if can_offer(state, seat, to) { Ok(()) } else { Err(Obstacle::Approached.into()) }
}

/// C84-60 Not every offer of this turn was made.
pub(super) fn can_offer(state: &State, seat: Seat, to: Seat) -> bool {
    state.approached[seat.idx()][to.idx()] < OFFERS
}

/// C84-46 Both have what they give, and it can be counted out.
fn check_possible(state: &State, from: Seat, deal: Deal) -> Result<(), Illegal> {
    if !state.hold_generals(from, deal) {
        return Err(Illegal::Own(Refusal::NoPrisoner));
    }
    Ok(state.check_sums(from, deal)?)
}

/// C84-59 To concede, or to speak of prisoners; those that he holds he may also remove.
pub(super) fn has_a_say(state: &State, seat: Seat) -> bool {
    let about = |other: Seat| {
        let (one, two) = (seat.idx(), other.idx());
        let [held, lost] = [state.prisoners[one][two], state.prisoners[two][one]];
        0 < held
            || 0 < lost && can_offer(state, seat, other)
            || check_answer(state, seat, state.home(other)).is_ok()
    };
    state.can_concede(seat)
        || state.deals[seat.idx()].is_some()
        || state.living().any(|other| other != seat && about(other))
}

/// C84-60 A new offer stands instead of one's last, and answers one that the other has made. Who is
/// asked by the player on turn is waited for, and so is he when he is answered by an offer.
pub(super) fn commit_offer(
    state: &mut State,
    seat: Seat,
    to: Province,
    terms: Terms,
    events: &mut Vec<Event>,
) {
    let Some(partner) = state.seat_of(to) else { return };
    let theirs = state.deals[partner.idx()].is_some_and(|it| it.to == seat);
    let was_asked = theirs && is_asked_by(state, partner);
    if was_asked || theirs && state.options.rulings.counter_offers {
        state.deals[partner.idx()] = None;
    }
    state.deals[seat.idx()] = Some(Deal { to: partner, terms });
    state.approached[seat.idx()][partner.idx()] += 1;
    events.push(Event::Offered { who: state.home(seat), to, terms });
    if let (true, Some(back)) = (was_asked || seat == state.turn, Back::of(state.phase)) {
        state.phase = Phase::Own(Own::Asked { from: seat, back });
    }
}

fn is_asked_by(state: &State, maker: Seat) -> bool {
    matches!(state.phase, Phase::Own(Own::Asked { from, .. }) if from == maker)
}

/// C84-60 Whoever was made an offer may answer it while it stands.
pub(super) fn check_answer(
    state: &State,
    seat: Seat,
    from: Province,
) -> Result<(Seat, Deal), Illegal> {
    let maker = state.seat_of(from).ok_or(Illegal::Own(Refusal::NoPlayer))?;
    let deal = state.deals[maker.idx()].filter(|it| it.to == seat);
    deal.map(|it| (maker, it)).ok_or(Illegal::Own(Refusal::NoOffer))
}

/// C84-46 Agreed upon at any moment of a turn of the two, C84-60 and carried out if it is still
/// possible.
pub(super) fn check_accept(state: &State, seat: Seat, from: Province) -> Result<(), Illegal> {
    let (maker, deal) = check_answer(state, seat, from)?;
    if state.turn != seat && state.turn != maker {
        return Err(Illegal::Own(Refusal::NotNow));
    }
    check_possible(state, maker, deal).map_err(|_| Illegal::Own(Refusal::Impossible))
}

/// C84-46 Exchanged generals go at once, ransomed ones at their owner's next turn.
pub(super) fn commit_accept(state: &mut State, from: Province, events: &mut Vec<Event>) {
    let Some(maker) = state.seat_of(from) else { return };
    let Some(deal) = state.deals[maker.idx()].take() else { return };
    let Deal { to, terms } = deal;
    resume(state, maker);
    events.push(Event::Agreed { who: state.home(to), with: from, terms });
    state.carry_out(maker, deal);
    for (owner, n) in [(to, terms.gives), (maker, terms.takes)] {
        if terms.is_exchange() {
            release(state, owner, n, events);
        } else {
            state.returning[owner.idx()] += n;
        }
    }
}

/// Who comes home in his owner's movement may still go this turn; C84-14 not if he comes to his
/// Caesar in a battle.
fn release(state: &mut State, owner: Seat, n: u8, events: &mut Vec<Event>) {
    let Some(at) = capture::bring_home(state, owner, n, events) else { return };
    let in_peace = state.assault[at.idx()].is_empty();
    if state.is_moving() && owner == state.turn && in_peace {
        state.ready[at.idx()].generals += n;
    }
}

/// If the table waits for an answer to an offer of `maker`, it does no longer.
fn resume(state: &mut State, maker: Seat) {
    if let Phase::Own(Own::Asked { from, back }) = state.phase
        && from == maker
    {
        state.phase = back.phase();
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
        resume(state, maker);
    }
    events.push(Event::Deed(Deed::Refused { who: state.home(seat), to: from }));
}

pub(super) fn check_later(state: &State) -> Result<(), Illegal> {
    match state.phase {
        Phase::Own(Own::Asked { .. }) => Ok(()),
        Phase::Move
        | Phase::Lead(_)
        | Phase::Embark(_)
        | Phase::Muster
        | Phase::Own(Own::Battle(_) | Own::Loss { .. } | Own::Judge { .. })
        | Phase::Spend
        | Phase::Over(_) => Err(Illegal::Own(Refusal::NoOffer)),
    }
}

pub(super) fn commit_later(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    if let Phase::Own(Own::Asked { back, .. }) = state.phase {
        state.phase = back.phase();
    }
    events.push(Event::Own(Incident::LeftOpen { who: state.home(seat) }));
}

/// C84-60 Who has made an offer may take it back while it is open.
pub(super) fn check_withdraw(state: &State, seat: Seat) -> Result<(), Illegal> {
    if state.deals[seat.idx()].is_some() { Ok(()) } else { Err(Illegal::Own(Refusal::NoOffer)) }
}

pub(super) fn commit_withdraw(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    state.deals[seat.idx()] = None;
    resume(state, seat);
    events.push(Event::Own(Incident::Withdrawn { who: state.home(seat) }));
}

/// C84-45 A captor may remove a prisoner for good at any moment of anyone's turn.
pub(super) fn check_execute(state: &State, seat: Seat, of: Province) -> Result<(), Illegal> {
    let owner = state.seat_of(of).ok_or(Illegal::Own(Refusal::NoPlayer))?;
    let held = state.prisoners[seat.idx()][owner.idx()];
    if held == 0 { Err(Illegal::Own(Refusal::NoPrisoner)) } else { Ok(()) }
}

pub(super) fn commit_execute(
    state: &mut State,
    captor: Seat,
    of: Province,
    events: &mut Vec<Event>,
) {
    let Some(owner) = state.seat_of(of) else { return };
    state.prisoners[captor.idx()][owner.idx()] -= 1;
    events.push(Event::Own(Incident::Executed { who: state.home(captor), of }));
    let none_left = state.prisoners[captor.idx()][owner.idx()] == 0;
    if none_left && state.phase == Phase::Own(Own::Judge { captor, of: owner }) {
        go_on(state, events);
    }
}

/// C84-45 Who has captured generals in another's turn is asked at once: those he does not remove are
/// held.
pub(super) fn check_hold(state: &State) -> Result<(), Illegal> {
    let asked = matches!(state.phase, Phase::Own(Own::Judge { .. }));
    if asked { Ok(()) } else { Err(Illegal::Obstacle(Obstacle::WrongPhase)) }
}

pub(super) fn commit_hold(state: &mut State, events: &mut Vec<Event>) {
    let Phase::Own(Own::Judge { captor, of }) = state.phase else { return };
    let (who, n) = (state.home(captor), state.prisoners[captor.idx()][of.idx()]);
    events.push(Event::Own(Incident::Held { who, of: state.home(of), n }));
    go_on(state, events);
}

/// The turn goes on after the battle in which they were captured.
fn go_on(state: &mut State, events: &mut Vec<Event>) {
    state.phase = Phase::Muster;
    turn::after_battle(state, events);
}
