//! Bids for the peoples.

use kernel::Chance;

use crate::{
    action::Action,
    auction::{Auction, BID_STEP, Bid, MAX_BID},
    event::Event,
    illegal::Illegal,
    people::People,
    setup,
    state::{Phase, State},
};

/// Every people at every price.
pub(super) fn candidates(auction: &Auction, out: &mut Vec<Action>) {
    for people in People::ALL {
        out.extend(auction.prices(people).map(|points| Action::Bid { people, points }));
    }
}

/// CON-45 More than whoever has this people now, in whole steps.
pub(super) fn check_bid(state: &State, people: People, points: u16) -> Result<(), Illegal> {
    let Phase::Bidding { auction } = &state.phase else { return Err(Illegal::NoBidding) };
    if MAX_BID < points || !points.is_multiple_of(BID_STEP) {
        return Err(Illegal::NoSuchBid { step: BID_STEP, most: MAX_BID });
    }
    match auction.least(people) {
        None => Err(Illegal::BidAtMost { people }),
        Some(least) if points < least => Err(Illegal::BidTooLow { people, least }),
        Some(_) => Ok(()),
    }
}

/// CON-45 Whoever is driven out bids again; when all have a people, the game begins. CON-46 What
/// was bid is taken off in the end.
pub(super) fn commit_bid(
    state: &mut State,
    bidder: People,
    bid: Bid,
    chance: &mut Chance<'_>,
    events: &mut Vec<Event>,
) {
    let seat = state.seat(bidder);
    let Phase::Bidding { auction } = &mut state.phase else { return };
    let over = auction.lay(seat, bid);
    events.push(Event::Bid { seat, people: bid.people, points: bid.points, over });
    let Some(bids) = auction.settled() else { return };
    state.seats = bids.map(|it| it.people);
    for Bid { people, points } in bids {
        state.sums[people as usize].bid = points;
        events.push(Event::Chosen { seat: state.seat(people), people, points });
    }
    setup::begin(state, chance, events);
}
