//! Seas beside land: which provinces lie on which sea, and coasts that are broken into parts.

use parts::mask::{Borders, Mask};

/// The seas of a map with `P` provinces and `S` seas.
///
/// A coast is where a ship lies that is not at sea. Every province with a sea has one; a province
/// whose shore is broken has a second. The first coast of a province has the province's index,
/// second coasts follow after the last province.
#[derive(Debug, Clone)]
pub struct Waters<const P: usize, const S: usize> {
    seas_of: [Mask; P],
    shores_of: [Mask; S],
    seas: Borders<S>,
    /// The seas of each coast.
    coasts: Vec<Mask>,
    /// The province and the seas of each second coast.
    second: Vec<(usize, Mask)>,
}

impl<const P: usize, const S: usize> Waters<P, S> {
    /// From pairs of province and sea, pairs of seas that touch, and for each broken shore its
    /// province with the seas of its second part.
    pub fn new(
        shores: impl IntoIterator<Item = (usize, usize)>,
        seas: impl IntoIterator<Item = (usize, usize)>,
        second: Vec<(usize, Mask)>,
    ) -> Self {
        let mut seas_of = [Mask::NONE; P];
        let mut shores_of = [Mask::NONE; S];
        for (province, sea) in shores {
            seas_of[province] = seas_of[province].with(sea);
            shores_of[sea] = shores_of[sea].with(province);
        }
        let mut coasts = seas_of.to_vec();
        for (province, seas) in &second {
            coasts[*province] = coasts[*province] & !*seas;
            coasts.push(*seas);
        }
        Waters { seas_of, shores_of, seas: Borders::new(seas), coasts, second }
    }

    /// The seas on which a province lies.
    #[inline]
    pub fn seas_of(&self, province: usize) -> Mask {
        self.seas_of[province]
    }

    /// The provinces that lie on a sea.
    pub fn shores_of(&self, sea: usize) -> Mask {
        self.shores_of[sea]
    }

    /// The seas that touch a sea.
    #[inline]
    pub fn beside(&self, sea: usize) -> Mask {
        self.seas.of(sea)
    }

    /// How many coasts there are, those of provinces without a sea included.
    pub fn n_coasts(&self) -> usize {
        self.coasts.len()
    }

    /// The seas of a coast.
    #[inline]
    pub fn seas_at(&self, coast: usize) -> Mask {
        self.coasts[coast]
    }

    /// The province that a coast belongs to.
    pub fn province_of(&self, coast: usize) -> usize {
        if coast < P { coast } else { self.second[coast - P].0 }
    }

    /// The coasts of a province, its first one first.
    pub fn coasts_of(&self, province: usize) -> impl Iterator<Item = usize> {
        let second = self.second.iter().position(|it| it.0 == province);
        [Some(province), second.map(|nth| P + nth)].into_iter().flatten()
    }

    /// The coast of a province that a sea washes, if it does.
    pub fn coast_on(&self, province: usize, sea: usize) -> Option<usize> {
        self.coasts_of(province).find(|&coast| self.coasts[coast].has(sea))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Province 0 has a broken shore on seas 0 and 1, province 1 an unbroken one on both.
    fn waters() -> Waters<3, 2> {
        let shores = [(0, 0), (0, 1), (1, 0), (1, 1)];
        Waters::new(shores, [(0, 1)], vec![(0, Mask::only(1))])
    }

    #[test]
    fn a_broken_shore_has_two_coasts_with_a_sea_each() {
        let waters = waters();
        assert_eq!(waters.coasts_of(0).collect::<Vec<_>>(), [0, 3]);
        assert_eq!((waters.coast_on(0, 0), waters.coast_on(0, 1)), (Some(0), Some(3)));
        assert_eq!((waters.province_of(0), waters.province_of(3)), (0, 0));
        assert_eq!(waters.seas_at(3), Mask::only(1));
    }

    #[test]
    fn an_unbroken_shore_has_one_coast_on_all_its_seas() {
        let waters = waters();
        assert_eq!(waters.coasts_of(1).collect::<Vec<_>>(), [1]);
        assert_eq!((waters.coast_on(1, 0), waters.coast_on(1, 1)), (Some(1), Some(1)));
        assert_eq!(waters.coast_on(2, 0), None, "a province without a sea has no way to one");
        assert_eq!(waters.shores_of(1).iter().collect::<Vec<_>>(), [0, 1]);
    }
}
