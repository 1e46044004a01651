//! What falls to a winner: provinces, galleys, and all that was a Caesar's.

use kernel::{MAX_SEATS, Seat};
use parts::mask::Mask;

use crate::{Caesar, Deed, Edition, Feat, Galley, Realm, Story, empire::Province};

impl<E: Edition> Realm<E> {
    /// C84-15 C84-38 C05-35 A province changes hands, its city with it. Returns whose it was.
    #[inline]
    pub fn take_province(
        &mut self,
        seat: Seat,
        at: Province,
        events: &mut Vec<impl Story>,
    ) -> Option<Seat> {
        let before = self.owner(at);
        if let Some(before) = before {
            self.owned[before.idx()] = self.owned[before.idx()].without(at.idx());
        }
        self.owned[seat.idx()] = self.owned[seat.idx()].with(at.idx());
        let from = before.map(|it| self.home(it));
        events.push(Deed::Taken { who: self.home(seat), at, from }.into());
        before
    }

    /// C84-15 C84-37 C05-34 Galleys at a lost province are destroyed; C84-72 C05-67 nothing is aboard.
    #[inline]
    pub fn destroy_galleys(
        &mut self,
        at: Province,
        whose: impl Fn(Seat) -> bool,
        events: &mut Vec<impl Story>,
    ) {
        for lord in self.seats().filter(|&it| whose(it)) {
            let mut n = 0;
            for idx in 0..self.galleys.as_ref().len() {
                if self.galleys[idx].at.province() == Some(at) && self.lord_of(idx) == lord {
                    self.galleys[idx] = Galley::in_stock();
                    n += 1;
                }
            }
            if 0 < n {
                events.push(Feat::GalleysDestroyed { of: self.home(lord), at, n }.into());
            }
        }
    }

    /// When the next Caesar falls.
    #[inline]
    pub fn next_fall(&self) -> u8 {
        1 + self.fallen.iter().max().copied().unwrap_or(0)
    }

    /// C84-47 C05-33 A captured Caesar: all that was his is the captor's, but for combat units on land
    /// and prisoners.
    #[inline]
    pub fn bequeath(&mut self, loser: Seat, captor: Seat, events: &mut Vec<impl Story>) {
        let (lost, won) = (loser.idx(), captor.idx());
        let sum = self.treasury.of(lost);
        let (who, by) = (self.home(loser), self.home(captor));
        events.push(Feat::Eliminated { who, by, sum }.into());

        self.fallen[lost] = self.next_fall();
        self.caesars[lost] = Caesar::Gone;
        self.treasury.hand_over(lost, won, sum);
        self.owned[won] = self.owned[won] | self.owned[lost];
        self.owned[lost] = Mask::NONE;
        // C84-48 Galleys of his color sail for the captor; none is ever bought again.
        for lord in &mut self.lords {
            if *lord == loser {
                *lord = captor;
            }
        }
        for at in 0..self.ready.len() {
            let n = std::mem::take(&mut self.generals[lost][at]);
            self.generals[won][at] += n;
        }
        self.forget(loser);
        // C84-78 C05-74 The captor of the player on turn fights the battles that are left, as attacker.
        if self.attacker == loser {
            self.attacker = captor;
        }
    }

    /// Whoever is out has neither conceded nor been conceded to.
    #[inline]
    pub fn forget(&mut self, loser: Seat) {
        self.conceded[loser.idx()] = None;
        for conceded in &mut self.conceded {
            *conceded = conceded.filter(|&it| it != loser);
        }
    }

    /// C84-46 C05-52 Freed generals come home where that is `open`, else to their Caesar. Returns the
    /// province.
    #[inline]
    pub fn bring_home(
        &mut self,
        seat: Seat,
        n: u8,
        open: Option<Province>,
        events: &mut Vec<impl Story>,
    ) -> Option<Province> {
        if n == 0 {
            return None;
        }
        events.push(Feat::GeneralsReturned { who: self.home(seat), n }.into());
        let to = match (open, self.caesars[seat.idx()]) {
            (Some(home), _) => home,
            (None, Caesar::Land(at)) => at,
            (None, Caesar::Aboard(galley)) => {
                self.galleys[usize::from(galley)].cargo.generals += n;
                return None;
            }
            (None, Caesar::Gone) => return None,
        };
        self.generals[seat.idx()][to.idx()] += n;
        Some(to)
    }
}

/// C84-79 C05-73 What the loser held is the captor's, save the captor's own generals, who are freed,
/// as are those of the loser that he held: so many are returned. Those held by others are his to free.
#[inline]
pub fn inherit(held: &mut [[u8; MAX_SEATS]; MAX_SEATS], loser: Seat, captor: Seat) -> u8 {
    let (lost, won) = (loser.idx(), captor.idx());
    let of_loser = std::mem::take(&mut held[lost]);
    let free = of_loser[won] + std::mem::take(&mut held[won][lost]);
    for (of, n) in of_loser.into_iter().enumerate().filter(|(of, _)| *of != won) {
        held[won][of] += n;
    }
    for holder in held {
        holder[won] += std::mem::take(&mut holder[lost]);
    }
    free
}
