//! How far it is on a board of provinces and seas, counted once: over land, and over sea from any
//! sea.

use parts::mask::Mask;

use crate::waters::Waters;

/// Farther than anything.
pub const FAR: u8 = 30;

/// Distances between `P` provinces and from `S` seas.
#[derive(Debug)]
pub struct Distances<const P: usize, const S: usize> {
    /// Movements over land; [`FAR`] where there is no way.
    pub land: [[u8; P]; P],
    /// Movements of a galley from a sea until it has landed, by sea and province.
    pub sail: [[u8; P]; S],
    /// The same with a march from the best shore, for provinces inland too.
    pub approach: [[u8; P]; S],
}

impl<const P: usize, const S: usize> Distances<P, S> {
    /// Counts them all; `neighbors` are the provinces that one can be marched to from another.
    pub fn new(neighbors: impl Fn(usize) -> Mask, waters: &Waters<P, S>) -> Self {
        let mut land = [[FAR; P]; P];
        for (from, row) in land.iter_mut().enumerate() {
            spread(from, &neighbors, |at, steps| row[at] = steps);
        }
        let mut sail = [[FAR; P]; S];
        for (from, row) in sail.iter_mut().enumerate() {
            spread(
                from,
                |sea| waters.beside(sea),
                |sea, steps| {
                    for shore in waters.shores_of(sea).iter() {
                        row[shore] = row[shore].min(steps + 1);
                    }
                },
            );
        }
        let mut approach = sail;
        for (row, landings) in approach.iter_mut().zip(&sail) {
            for (to, cell) in row.iter_mut().enumerate() {
                let by = |shore: usize| landings[shore].saturating_add(land[shore][to]);
                *cell = (0..P).map(by).min().unwrap_or(FAR).min(FAR);
            }
        }
        Distances { land, sail, approach }
    }
}

/// Goes on from one place to all others, nearest first.
fn spread(from: usize, near: impl Fn(usize) -> Mask, mut reach: impl FnMut(usize, u8)) {
    let mut reached = Mask::only(from);
    let mut fresh = reached;
    for steps in 0..FAR {
        for at in fresh.iter() {
            reach(at, steps);
        }
        let next = fresh.iter().fold(Mask::NONE, |acc, at| acc | near(at));
        fresh = next & !reached;
        reached = reached | fresh;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two provinces that border each other, an island, and an inland one nobody can reach by land;
    /// two seas side by side.
    #[inline]
    fn distances() -> Distances<4, 2> {
        let waters = Waters::new([(1, 0), (2, 1)], [(0, 1)], Vec::new());
        let border = |at: usize| match at {
            0 => Mask::only(1),
            1 => Mask::only(0),
            _ => Mask::NONE,
        };
        Distances::new(border, &waters)
    }

    #[test]
    fn marches_are_counted_in_borders() {
        assert_eq!(distances().land[0], [0, 1, FAR, FAR]);
    }

    #[test]
    fn a_voyage_ends_ashore_and_a_march_may_follow() {
        assert_eq!(distances().sail[0], [FAR, 1, 2, FAR]);
        assert_eq!(distances().sail[1], [FAR, 2, 1, FAR]);
        assert_eq!(distances().approach[1], [3, 2, 1, FAR]);
    }
}
