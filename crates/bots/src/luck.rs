//! Luck in fractions, for choices that are mixed.

use kernel::Seeded;

/// A number from 0 up to, but not including, 1.
#[expect(clippy::cast_precision_loss, reason = "24 bits fit an f32 exactly")]
pub(crate) fn fraction(luck: &mut Seeded) -> f32 {
    (luck.next_u64() >> 40) as f32 / (1_u32 << 24) as f32
}

/// An index, each as likely as its weight says. The last with any weight if rounding leaves none.
pub(crate) fn weighted(weights: impl Iterator<Item = f32> + Clone, luck: &mut Seeded) -> usize {
    let mut left = fraction(luck) * weights.clone().sum::<f32>();
    let mut chosen = 0;
    for (idx, weight) in weights.enumerate() {
        if 0.0 < weight {
            chosen = idx;
            if left < weight {
                break;
            }
            left -= weight;
        }
    }
    chosen
}

/// Names a series of draws. Two that share a name are too rare to matter.
pub(crate) fn key(draws: &[u32]) -> u64 {
    // FNV-1a.
    draws.iter().fold(0xcbf2_9ce4_8422_2325, |key, &draw| {
        (key ^ u64::from(draw)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_met_and_nothing_without_weight_is_chosen() {
        let mut luck = Seeded(7);
        let mut counts = [0_u32; 4];
        for _ in 0..10_000 {
            counts[weighted([1.0, 0.0, 3.0, 0.0].into_iter(), &mut luck)] += 1;
        }
        assert_eq!((counts[1], counts[3]), (0, 0));
        assert!((2300..2700).contains(&counts[0]), "{counts:?}");
    }
}
