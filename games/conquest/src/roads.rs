//! Roads between neighboring spaces: one bit for each border that can carry one.

use parts::mask::Mask;

/// The borders of a map with `P` spaces, numbered, at most 64 of them.
#[derive(Debug, Clone)]
pub struct Ways<const P: usize> {
    ends: Vec<(usize, usize)>,
    /// The borders at each space.
    at: [Mask; P],
}

impl<const P: usize> Ways<P> {
    /// Every pair once; its number is its place in the list.
    pub fn new(pairs: impl IntoIterator<Item = (usize, usize)>) -> Self {
        let ends: Vec<(usize, usize)> = pairs.into_iter().collect();
        let mut at = [Mask::NONE; P];
        for (way, &(a, b)) in ends.iter().enumerate() {
            at[a] = at[a].with(way);
            at[b] = at[b].with(way);
        }
        Ways { ends, at }
    }

    /// How many borders there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Tells whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The two spaces that a border parts.
    #[inline]
    pub fn ends(&self, way: usize) -> (usize, usize) {
        self.ends[way]
    }

    /// The borders at a space.
    #[inline]
    pub fn at(&self, space: usize) -> Mask {
        self.at[space]
    }

    /// The border between two spaces.
    pub fn between(&self, a: usize, b: usize) -> Option<usize> {
        (self.at[a] & self.at[b]).iter().next().filter(|_| a != b)
    }

    /// All that can be reached from a space along `laid` roads through `open` spaces, without the
    /// space itself.
    pub fn reach(&self, from: usize, laid: Mask, open: Mask) -> Mask {
        let mut reached = Mask::only(from);
        let mut fresh = reached;
        while !fresh.is_empty() {
            let mut next = Mask::NONE;
            for space in fresh.iter() {
                for way in (self.at[space] & laid).iter() {
                    let (a, b) = self.ends[way];
                    next = next.with(a).with(b);
                }
            }
            fresh = next & open & !reached;
            reached = reached | fresh;
        }
        reached.without(from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_journey_follows_laid_roads_through_open_spaces() {
        let ways = Ways::<5>::new([(0, 1), (1, 2), (2, 3), (3, 4)]);
        let laid = Mask::only(0).with(1).with(3);
        let all: Mask = (0..5).collect();
        assert_eq!(ways.reach(0, laid, all).iter().collect::<Vec<_>>(), [1, 2]);
        assert_eq!(ways.reach(4, laid, all).iter().collect::<Vec<_>>(), [3]);
        assert!(ways.reach(0, laid, all.without(1)).is_empty());
        assert_eq!(
            (ways.between(2, 1), ways.between(0, 2), ways.between(1, 1)),
            (Some(1), None, None)
        );
    }
}
