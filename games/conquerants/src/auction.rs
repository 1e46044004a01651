//! Bids for the peoples, before the game begins.

use kernel::Seat;

use crate::people::{N_PEOPLES, People, Peoples};

/// CON-45 Bids go up in steps of this many points, as everything in this game is paid.
pub const BID_STEP: u16 = 3;
/// CON-45 Nobody bids more.
pub const MAX_BID: u16 = 30;

/// What one seat offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bid {
    pub people: People,
    pub points: u16,
}

/// CON-45 The bids that stand, by seat. Nobody has two, and no two are for one people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Auction([Option<Bid>; N_PEOPLES]);

impl Auction {
    pub fn of(&self, seat: Seat) -> Option<Bid> {
        self.0.get(seat.idx()).copied().flatten()
    }

    /// Who has the bid on a people, and for how much.
    pub fn on(&self, people: People) -> Option<(Seat, u16)> {
        let seats = Seat::first(N_PEOPLES).filter_map(|seat| Some((seat, self.of(seat)?)));
        seats
            .into_iter()
            .find(|(_, bid)| bid.people == people)
            .map(|(seat, bid)| (seat, bid.points))
    }

    /// CON-45 The first in the order of the seats who has no people.
    pub fn bidder(&self) -> Option<Seat> {
        Seat::first(N_PEOPLES).find(|&seat| self.of(seat).is_none())
    }

    /// CON-45 What a people costs at least; nothing where nobody can offer more.
    pub fn least(&self, people: People) -> Option<u16> {
        let least = self.on(people).map_or(0, |(_, points)| points + BID_STEP);
        (least <= MAX_BID).then_some(least)
    }

    /// Every price that can be offered for a people.
    pub fn prices(&self, people: People) -> impl Iterator<Item = u16> + use<> {
        let least = self.least(people).unwrap_or(u16::MAX);
        (0..=MAX_BID).step_by(BID_STEP.into()).filter(move |&it| least <= it)
    }

    /// Lays a bid, and gives back whom it drives out.
    pub fn lay(&mut self, seat: Seat, bid: Bid) -> Option<Seat> {
        let over = self.on(bid.people).map(|(seat, _)| seat);
        if let Some(over) = over {
            self.0[over.idx()] = None;
        }
        if let Some(own) = self.0.get_mut(seat.idx()) {
            *own = Some(bid);
        }
        over
    }

    /// The bids by seat, when every seat has its people.
    pub fn settled(&self) -> Option<[Bid; N_PEOPLES]> {
        let [a, b, c, d] = self.0;
        Some([a?, b?, c?, d?])
    }

    pub fn bids(&self) -> [Option<Bid>; N_PEOPLES] {
        self.0
    }

    pub fn from_bids(bids: [Option<Bid>; N_PEOPLES]) -> Auction {
        Auction(bids)
    }

    /// What must hold while it goes on.
    pub fn audit(&self) -> Result<(), String> {
        let bids: Vec<Bid> = self.0.into_iter().flatten().collect();
        if bids.len() == N_PEOPLES {
            return Err("everyone has a people, and the bidding is over".to_owned());
        }
        let peoples: Peoples = bids.iter().map(|it| it.people).collect();
        if usize::from(peoples.len()) != bids.len() {
            return Err("two bids for one people".to_owned());
        }
        match bids.iter().find(|it| MAX_BID < it.points || !it.points.is_multiple_of(BID_STEP)) {
            Some(bid) => Err(format!("nobody bids {} points", bid.points)),
            None => Ok(()),
        }
    }
}
