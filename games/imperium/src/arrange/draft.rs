//! A position in the making: read line by line, refused as a whole.

use kernel::{Seat, SeatSet};

use super::seat_named;
use crate::{
    board::Province,
    options::Options,
    pieces::{Card, MAX_PLAYERS},
    pile::Pile,
    setup,
    state::{MARKERS, Phase, State},
};

/// A position in the making.
pub(super) struct Draft {
    state: State,
    sealed: [Option<Pile>; MAX_PLAYERS],
    shown: [Pile; MAX_PLAYERS],
    oracles: Vec<Seat>,
    winners: Vec<Seat>,
}

impl Draft {
    pub(super) fn new(options: Options, n_seats: usize) -> Draft {
        Draft {
            state: setup::standard(options, n_seats),
            sealed: [None; MAX_PLAYERS],
            shown: [Pile::EMPTY; MAX_PLAYERS],
            oracles: Vec::new(),
            winners: Vec::new(),
        }
    }

    pub(super) fn read(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ')?;
        match word {
            "round" => self.state.round = rest.parse().ok().filter(|n| 0 < *n)?,
            "pawn" => self.state.pawn = Province::named(rest)?,
            "over" => {
                for name in rest.split(' ') {
                    self.winners.push(self.seat(name)?);
                }
            }
            name => self.read_seat(self.seat(name)?, rest)?,
        }
        Some(())
    }

    fn seat(&self, name: &str) -> Option<Seat> {
        seat_named(usize::from(self.state.n_seats), name)
    }

    fn read_seat(&mut self, seat: Seat, line: &str) -> Option<()> {
        let idx = seat.idx();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "score" => self.state.scores[idx] = rest.parse().ok()?,
            "proconsul" => {
                let capital = &mut self.state.proconsuls[Province::named(rest)? as usize];
                if capital.is_some() {
                    return None;
                }
                *capital = Some(seat);
            }
            "spent" => {
                for card in rest.split(' ') {
                    let card: Card = card.parse().ok().filter(|card: &Card| card.is_used_up())?;
                    self.state.hands[idx] = self.state.hands[idx].without(card);
                }
            }
            "chose" => self.sealed[idx] = Some(rest.parse().ok()?),
            "shows" => self.shown[idx] = rest.parse().ok()?,
            "asks" if rest.is_empty() => self.oracles.push(seat),
            province => {
                let province = Province::named(province)?;
                let n = rest.parse().ok().filter(|n| *n <= MARKERS)?;
                self.state.markers[idx].set(province as usize, n);
            }
        }
        Some(())
    }

    /// Puts the phase together, counts the stock, and refuses what cannot be.
    pub(super) fn finish(mut self) -> Result<State, String> {
        self.count_stock()?;
        let has_shown = self.shown.iter().any(|pile| !pile.is_empty());
        let has_sealed = self.sealed.iter().any(Option::is_some);
        self.state.phase = if !self.winners.is_empty() {
            if has_shown || has_sealed || !self.oracles.is_empty() {
                return Err("a game that is over has no piles".to_owned());
            }
            Phase::Over { winners: self.winners()? }
        } else if !self.oracles.is_empty() {
            let oracles = self.oracles.iter().copied().collect();
            Phase::Consult { oracles, shown: self.shown, sealed: self.sealed }
        } else if has_shown {
            return Err("piles are shown, and nobody asks an Oracle".to_owned());
        } else {
            Phase::Choose { sealed: self.sealed }
        };
        self.state.audit()?;
        Ok(self.state)
    }

    /// IMP-15 What is not on the board is in stock.
    fn count_stock(&mut self) -> Result<(), String> {
        for seat in self.state.seats() {
            let on_board =
                self.state.markers[seat.idx()].total() + u32::from(self.state.n_proconsuls(seat));
            let on_board = u8::try_from(on_board).unwrap_or(u8::MAX);
            let stock = MARKERS.checked_sub(on_board);
            self.state.stock[seat.idx()] =
                stock.ok_or(format!("{on_board} markers of one player on the board"))?;
        }
        Ok(())
    }

    /// IMP-29 Those with the most points, and nobody else.
    fn winners(&self) -> Result<SeatSet, String> {
        let winners: SeatSet = self.winners.iter().copied().collect();
        let best = self.state.seats().map(|seat| self.state.scores[seat.idx()]).max();
        let best = self.state.seats().filter(|seat| Some(self.state.scores[seat.idx()]) == best);
        if winners == best.collect::<SeatSet>() {
            Ok(winners)
        } else {
            Err("others have the most points".to_owned())
        }
    }
}
