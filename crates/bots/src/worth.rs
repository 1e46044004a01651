//! What a position is worth to each seat (its value or utility): 0 for lost, 1 for won.

use kernel::{MAX_SEATS, Outcome, Seat};

/// One number for each seat, between 0 for lost and 1 for won.
pub(crate) type Worth = [f32; MAX_SEATS];

/// Winning is what counts; the place among those who did not win decides between defeats.
const PLACE_SHARE: f32 = 0.1;

/// The end of a game: one point for those who won to share, or for all if nobody did.
pub(crate) fn of_outcome(outcome: &Outcome, n_seats: usize) -> Worth {
    let all = n_seats.min(MAX_SEATS);
    let places = &outcome.places[..all];
    let sharing = if outcome.winners.is_empty() { all } else { outcome.winners.len() };

    let mut worth = [0.0; MAX_SEATS];
    for seat in Seat::first(n_seats) {
        let won = outcome.winners.is_empty() || outcome.winners.contains(seat);
        let share = if won { 1.0 / small(sharing) } else { 0.0 };
        let own = places[seat.idx()];
        let behind = small(places.iter().filter(|&&place| own < place).count());
        let level = small(places.iter().filter(|&&place| own <= place).count() - 1) - behind;
        let place = (behind + level / 2.0) / small(all.max(2) - 1);
        worth[seat.idx()] = share * (1.0 - PLACE_SHARE) + place * PLACE_SHARE;
    }
    worth
}

/// What a draw costs whoever thinks: it plays on while it has a fair chance to win, rather than
/// take the half point from somebody who may not know how to win either.
const DRAW_PRICE: f32 = 0.4;

/// Moves the price of a draw from `own` to the others.
pub(crate) fn dislike_draw(worth: &mut Worth, own: Seat, n_seats: usize) {
    for seat in Seat::first(n_seats).filter(|&seat| seat != own) {
        worth[seat.idx()] += DRAW_PRICE * worth[own.idx()] / small(n_seats.max(2) - 1);
    }
    worth[own.idx()] -= DRAW_PRICE * worth[own.idx()];
}

/// A game that goes on: nothing in particular is an even share of the point.
pub(crate) fn of_appraisal(appraisal: &[i32; MAX_SEATS], n_seats: usize) -> Worth {
    let even = 1.0 / small(n_seats.clamp(1, MAX_SEATS));
    let mut worth = [0.0; MAX_SEATS];
    for seat in Seat::first(n_seats) {
        let lead = f32::from(clamped(appraisal[seat.idx()])) / 1000.0;
        let room = if lead < 0.0 { even } else { 1.0 - even };
        worth[seat.idx()] = even + lead * room;
    }
    worth
}

/// Tells whether nothing could be better.
pub(crate) fn is_won(worth: f32) -> bool {
    0.999 < worth
}

/// Tells whether nothing could be worse.
pub(crate) fn is_lost(worth: f32) -> bool {
    worth < 0.001
}

/// A number of seats or less, exactly.
fn small(n: usize) -> f32 {
    u8::try_from(n).map_or(f32::MAX, f32::from)
}

fn clamped(appraisal: i32) -> i16 {
    i16::try_from(appraisal.clamp(-1000, 1000)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use kernel::SeatSet;

    use super::*;

    #[track_caller]
    fn check(worth: Worth, expected: &[f32]) {
        for (seat, (got, want)) in worth.iter().zip(expected).enumerate() {
            assert!((got - want).abs() < 1e-6, "seat {seat}: {got} is not {want}");
        }
    }

    #[test]
    fn between_two_a_win_is_everything_and_a_draw_is_half() {
        check(of_outcome(&Outcome::won_by(Seat(1)), 2), &[0.0, 1.0]);
        check(of_outcome(&Outcome::drawn(), 2), &[0.5, 0.5]);
    }

    #[test]
    fn whoever_thinks_would_rather_play_on_than_draw() {
        let mut worth = of_outcome(&Outcome::drawn(), 2);
        dislike_draw(&mut worth, Seat(1), 2);
        assert!(worth[1] < 0.5 && 0.5 < worth[0], "{worth:?}");
        assert!((worth[0] + worth[1] - 1.0).abs() < 1e-6, "nothing is lost: {worth:?}");
        assert!(0.25 < worth[1], "a draw is still far better than a defeat");
    }

    #[test]
    fn a_second_place_is_better_than_a_last_and_far_from_a_win() {
        let mut outcome = Outcome::won_by(Seat(0));
        outcome.places = [1, 3, 2, 9, 9, 9];
        check(of_outcome(&outcome, 3), &[1.0, 0.0, 0.05]);
    }

    #[test]
    fn those_who_win_together_share_the_point() {
        let mut outcome = Outcome::won_by(Seat(0));
        outcome.winners = [Seat(0), Seat(1)].into_iter().collect::<SeatSet>();
        outcome.places = [1, 1, 3, 9, 9, 9];
        check(of_outcome(&outcome, 3), &[0.525, 0.525, 0.0]);
    }

    #[test]
    fn nothing_in_particular_is_an_even_share() {
        check(of_appraisal(&[0, 0, 1000, -1000, 0, 0], 4), &[0.25, 0.25, 1.0, 0.0]);
        check(of_appraisal(&[500, -500, 0, 0, 0, 0], 2), &[0.75, 0.25]);
    }
}
