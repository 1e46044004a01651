//! Questions about galleys.

use kernel::Seat;
use parts::mask::Mask;

use crate::{Anchor, Edition, Realm, empire::GalleyName, seas::Sea as _};

impl<E: Edition> Realm<E> {
    /// Who commands the galley with this index.
    #[inline]
    pub fn lord_of(&self, galley: usize) -> Seat {
        self.lords[galley / E::GALLEYS]
    }

    /// What a galley is called.
    #[inline]
    pub fn galley_name(&self, galley: usize) -> GalleyName {
        let color = Seat(u8::try_from(galley / E::GALLEYS).unwrap_or(0));
        let n = u8::try_from(galley % E::GALLEYS).unwrap_or(0) + 1;
        GalleyName { color: self.home(color), n }
    }

    /// The index of the galley that is called so.
    #[inline]
    pub fn galley_idx(&self, name: GalleyName) -> Option<usize> {
        let color = self.seat_of(name.color)?;
        Some(color.idx() * E::GALLEYS + usize::from(name.n) - 1)
    }

    /// The galleys of a player that are on the board.
    #[inline]
    pub fn galleys_of(&self, seat: Seat) -> impl Iterator<Item = usize> {
        let n = usize::from(self.n_seats) * E::GALLEYS;
        (0..n)
            .filter(move |&idx| self.galleys[idx].at != Anchor::Stock && self.lord_of(idx) == seat)
    }

    /// The galleys of a player at one place.
    #[inline]
    pub fn fleet(&self, seat: Seat, at: Anchor<E>) -> impl Iterator<Item = usize> {
        self.galleys_of(seat).filter(move |&idx| self.galleys[idx].at == at)
    }

    /// How many they are.
    #[inline]
    pub fn n_galleys(&self, seat: Seat, at: Anchor<E>) -> u8 {
        u8::try_from(self.fleet(seat, at).count()).unwrap_or(0)
    }

    /// The seas where galleys of a player are.
    #[inline]
    pub fn seas_sailed(&self, seat: Seat) -> impl Iterator<Item = E::Sea> + use<E> {
        let mut found = Mask::NONE;
        for idx in self.galleys_of(seat) {
            if let Anchor::Sea(sea) = self.galleys[idx].at {
                found = found.with(sea.idx());
            }
        }
        found.iter().map(E::Sea::at)
    }

    /// C84-04 C84-48 C05-04 C05-62 The first galley of a player's own color that is in stock.
    #[inline]
    pub fn spare_galley(&self, seat: Seat) -> Option<usize> {
        let first = seat.idx() * E::GALLEYS;
        (first..first + E::GALLEYS).find(|&idx| self.galleys[idx].at == Anchor::Stock)
    }
}
