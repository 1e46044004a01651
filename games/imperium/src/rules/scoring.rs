//! Scoring provinces, and naming proconsuls.

use kernel::Seat;
use parts::mask::Mask;

use crate::{
    board::{Province, board},
    event::Event,
    pieces::MAX_PLAYERS,
    spots::Chain,
    state::State,
};

/// IMP-16 The province under the pawn is scored, and one more for each Spy. IMP-42 All of them,
/// however many points someone has by then; IMP-28 each on the board as it is by then.
pub(super) fn score_round(state: &mut State, n_spies: usize, events: &mut Vec<Event>) {
    for nth in 0..=n_spies {
        let province = state.pawn;
        events.push(Event::ScoringBegan { province, spied: 0 < nth });
        score(state, province, events);
        clear(state, province);
        state.pawn = province.after(1);
        events.push(Event::PawnMoved { from: province, to: state.pawn });
    }
}

fn score(state: &mut State, province: Province, events: &mut Vec<Event>) {
    let counts = counted(state, province);
    let n_seats = usize::from(state.n_seats);
    let counts = &counts[..n_seats];
    let mut leader = None;
    // From the most markers down, so that the story is told in the order of the ranks; IMP-22 not to
    // none: who has no marker here scores nothing.
    let mut n_markers = counts.iter().copied().max().unwrap_or(0);
    // IMP-26 IMP-43 Where nobody counts, nobody is ranked.
    if n_markers == 0 {
        events.push(Event::NobodyThere { province });
    }
    while 0 < n_markers {
        let Standing { rank, n_tied } = standing(counts, n_markers);
        let points = Standing { rank, n_tied }.points(province, n_seats);
        let mut next = 0;
        for (seat, &count) in Seat::first(n_seats).zip(counts) {
            if count < n_markers {
                next = next.max(count);
            }
            if count != n_markers {
                continue;
            }
            state.scores[seat.idx()] = state.scores[seat.idx()].saturating_add(points.into());
            if rank == 1 {
                leader = Some(seat);
            }
            events.push(Event::Ranked { province, seat, n_markers, rank, n_tied, points });
        }
        n_markers = next;
    }
    let pay = pay(state, province, leader);
    // IMP-25 A tie for the most makes no new proconsul.
    if let Some(leader) = leader {
        name_proconsul(state, province, leader, events);
    } else if let Some(Pay { seat, .. }) = pay {
        events.push(Event::ProconsulConfirmed { province, seat });
    }
    if let Some(Pay { seat, chain }) = pay {
        let points = chain.points();
        state.scores[seat.idx()] = state.scores[seat.idx()].saturating_add(points.into());
        events.push(Event::BonusScored { province, seat, chain, points });
    }
}

/// IMP-17 The markers that count for each seat.
fn counted(state: &State, province: Province) -> [u8; MAX_PLAYERS] {
    let mut counts = [0; MAX_PLAYERS];
    for seat in state.seats() {
        counts[seat.idx()] = state.n_counted(seat, province);
    }
    counts
}

/// The place of those who have the same number of markers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Standing {
    /// IMP-20 The lowest rank that they fill together.
    pub rank: u8,
    pub n_tied: u8,
}

/// IMP-21 Where `n_markers` stand among `counts`: after all who have more.
#[inline]
pub(crate) fn standing(counts: &[u8], n_markers: u8) -> Standing {
    let (mut n_tied, mut rank) = (0, 0);
    for &count in counts {
        n_tied += u8::from(count == n_markers);
        rank += u8::from(n_markers <= count);
    }
    Standing { rank, n_tied }
}

impl Standing {
    /// IMP-18 Only players less one score, and only as far as the list goes; IMP-19 IMP-20 the
    /// number of the rank, one's own or the lowest of those who are tied.
    #[inline]
    pub(crate) fn points(self, province: Province, n_seats: usize) -> u8 {
        let rank = usize::from(self.rank);
        if rank < n_seats { province.points(rank) } else { 0 }
    }
}

/// Who is paid as proconsul of a province, and for which provinces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pay {
    pub seat: Seat,
    pub chain: Chain,
}

/// IMP-24 What the proconsul of `province` is paid when it is scored and `leader` alone has the most
/// there. The seat pays a point to whoever sits in it afterwards, and the whole chain to a new one;
/// where the table pays the lead, the chain goes to the sole leader and nothing to anyone else.
#[inline]
pub(crate) fn pay(state: &State, province: Province, leader: Option<Seat>) -> Option<Pay> {
    let sitting = state.proconsuls[province as usize];
    let lead_pays = state.options.pays_the_lead();
    let seat = leader.or(sitting.filter(|_| !lead_pays))?;
    let all = if lead_pays || sitting != Some(seat) {
        chain_of(state, province, seat)
    } else {
        Mask::only(province as usize)
    };
    Some(Pay { seat, chain: Chain { scored: province, all } })
}

/// IMP-23 The sole leader's marker moves onto the capital and the former one returns to its owner.
fn name_proconsul(state: &mut State, province: Province, seat: Seat, events: &mut Vec<Event>) {
    let former = state.proconsuls[province as usize];
    if former == Some(seat) {
        // His own marker would go where his own has been, so nothing moves.
        events.push(Event::ProconsulConfirmed { province, seat });
    } else {
        state.markers[seat.idx()].take(province as usize);
        state.proconsuls[province as usize] = Some(seat);
        if let Some(former) = former {
            state.stock[former.idx()] += 1;
        }
        events.push(Event::ProconsulNamed { province, seat, former });
    }
}

/// IMP-24 The provinces of which `seat` is proconsul that an unbroken chain joins to `province`,
/// itself included.
fn chain_of(state: &State, province: Province, seat: Seat) -> Mask {
    let mut chain = Mask::only(province as usize);
    if board().adjacent.of(province as usize).iter().all(|it| state.proconsuls[it] != Some(seat)) {
        return chain;
    }
    let mut ends = chain;
    while !ends.is_empty() {
        let mut next = Mask::NONE;
        for idx in ends.iter().flat_map(|end| board().adjacent.of(end).iter()) {
            if state.proconsuls[idx] == Some(seat) && !chain.has(idx) {
                chain = chain.with(idx);
                next = next.with(idx);
            }
        }
        ends = next;
    }
    chain
}

/// IMP-27 All markers go home, except the proconsul.
fn clear(state: &mut State, province: Province) {
    for seat in state.seats() {
        let own = &mut state.markers[seat.idx()];
        state.stock[seat.idx()] += own.get(province as usize);
        own.set(province as usize, 0);
    }
}
