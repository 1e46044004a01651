//! CIR-21 The fewest hexes to the finish on an empty track, counted once from the finish outward.

use std::collections::VecDeque;

use super::{Hex, N_HEXES, N_SECTIONS, Part, crossing};

/// Laps that are looked at: one behind the start, the race itself, and two after it.
const LAPS: usize = 4;
/// Which of them is the race itself.
const RACE: usize = 1;

/// The steps before and after the lap is done, and what a further lap costs.
pub(super) fn measure(
    parts: &[Part; N_HEXES],
    beside: &[[Option<Hex>; 6]; N_HEXES],
) -> ([[u8; N_HEXES]; 2], u32) {
    let mut found: [[Option<u8>; N_HEXES]; LAPS] = [[None; N_HEXES]; LAPS];
    let mut queue = VecDeque::new();
    for hex in Hex::all().filter(|hex| parts[hex.idx()] == Part::Upper) {
        let opens = |it: &Option<Hex>| it.is_some_and(|it| parts[it.idx()] == Part::Finish);
        if beside[hex.idx()].iter().any(opens) {
            // CIR-17 The finish opens after the race's lap, and stays open.
            for (lap, known) in found.iter_mut().enumerate().skip(RACE + 1) {
                known[hex.idx()] = Some(1);
                queue.push_back((hex, lap, 1));
            }
        }
    }
    while let Some((hex, lap, steps)) = queue.pop_front() {
        for next in beside[hex.idx()].into_iter().flatten() {
            let (here, there) = (parts[hex.idx()], parts[next.idx()]);
            if there == Part::Finish {
                continue;
            }
            let section = here as i16 + i16::from(crossing(here, there));
            let lap = match section.div_euclid(N_SECTIONS) {
                0 => Some(lap),
                1 => Some(lap + 1).filter(|it| *it < LAPS),
                _ => lap.checked_sub(1),
            };
            let Some(lap) = lap else { continue };
            let known = &mut found[lap][next.idx()];
            if known.is_none() {
                *known = Some(steps + 1);
                queue.push_back((next, lap, steps + 1));
            }
        }
    }
    let steps = |lap: usize| found[lap].map(|it| it.unwrap_or(0));
    let [behind, before, after] = [RACE - 1, RACE, RACE + 1].map(steps);
    ([before, after], u32::from(behind[0] - before[0]))
}
