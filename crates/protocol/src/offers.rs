//! Offers as they travel: a tree of clicks, because there may be hundreds of them, and most share
//! most of their clicks and words.

use kernel::{Barred, Handle, Offer, Offers};
use serde::{Serialize, Serializer, ser::SerializeTuple as _};

/// Everything that one seat can choose from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct OffersTree<'a, H, I> {
    /// Everything that any legal action asks to be clicked, once.
    pub handles: &'a [H],
    /// The legal actions.
    pub legal: Vec<Twig>,
    /// What is shown in grey with its reason.
    pub barred: &'a [Barred<H, I>],
}

/// The clicks and the words that some offers have in common, and how they go on. One that goes on
/// with nothing ends an offer. It travels as a short list: `[[3, 11], "Games"]`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
#[cfg_attr(debug_assertions, ts(type = "[via: number[], text: string, then?: Twig[]]"))]
pub struct Twig {
    /// What to click, by its place among the handles.
    pub via: Vec<usize>,
    /// The next letters of the notation.
    pub text: String,
    /// How it goes on.
    pub then: Vec<Twig>,
}

impl<'a, H: Handle, I> OffersTree<'a, H, I> {
    /// Folds the list into a tree; its order stays.
    pub fn fold(offers: &'a Offers<H, I>) -> Self {
        let legal = grow(&offers.legal().collect::<Vec<_>>(), 0, 0);
        OffersTree { handles: &offers.handles, legal, barred: &offers.barred }
    }
}

impl Serialize for Twig {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(if self.then.is_empty() { 2 } else { 3 })?;
        tuple.serialize_element(&self.via)?;
        tuple.serialize_element(&self.text)?;
        if !self.then.is_empty() {
            tuple.serialize_element(&self.then)?;
        }
        tuple.end()
    }
}

/// The twigs of `offers`, which share so many clicks and letters already.
fn grow(offers: &[Offer<'_>], n_clicks: usize, n_letters: usize) -> Vec<Twig> {
    let runs = offers.chunk_by(|a, b| {
        a.path.get(n_clicks).is_some() && a.path.get(n_clicks) == b.path.get(n_clicks)
    });
    runs.filter_map(|run| {
        let (first, rest) = run.split_first()?;
        let (mut clicks, mut letters) = (first.path.len(), first.action.len());
        for offer in rest {
            clicks = clicks.min(n_shared(first.path, offer.path));
            letters = letters.min(n_shared(first.action.as_bytes(), offer.action.as_bytes()));
        }
        while !first.action.is_char_boundary(letters) {
            letters -= 1;
        }
        let then = if rest.is_empty() { Vec::new() } else { grow(run, clicks, letters) };
        let via = first.path[n_clicks..clicks].to_vec();
        Some(Twig { via, text: first.action[n_letters..letters].to_owned(), then })
    })
    .collect()
}

fn n_shared<T: PartialEq>(a: &[T], b: &[T]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| a == b).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A handle for tests: whatever text it shows.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
    struct Shown(&'static str);

    impl Handle for Shown {}

    type Listed = (&'static str, &'static [&'static str]);

    /// Unfolds a tree into the list it was made from, as the browser does.
    fn unfold(twigs: &[Twig], so_far: &(String, Vec<usize>), list: &mut Vec<(String, Vec<usize>)>) {
        for twig in twigs {
            let (mut action, mut path) = so_far.clone();
            action.push_str(&twig.text);
            path.extend(&twig.via);
            if twig.then.is_empty() {
                list.push((action, path));
            } else {
                unfold(&twig.then, &(action, path), list);
            }
        }
    }

    #[track_caller]
    fn check(list: &[Listed], n_twigs: usize) {
        let mut offers = Offers::<Shown, ()>::none();
        for (action, path) in list {
            offers.push(action, path.iter().map(|it| Shown(it)).collect());
        }
        let tree = OffersTree::fold(&offers);
        let mut unfolded = Vec::new();
        unfold(&tree.legal, &(String::new(), Vec::new()), &mut unfolded);
        let named: Vec<(&str, Vec<&str>)> = unfolded
            .iter()
            .map(|(action, path)| {
                (action.as_str(), path.iter().map(|&idx| tree.handles[idx].0).collect())
            })
            .collect();
        let wanted: Vec<(&str, Vec<&str>)> =
            list.iter().map(|(action, path)| (*action, path.to_vec())).collect();
        assert_eq!(named, wanted);
        assert_eq!(tree.legal.len(), n_twigs);
    }

    #[test]
    fn a_tree_unfolds_into_the_list_it_was_made_from() {
        check(&[], 0);
        check(&[("pass", &["pass"])], 1);
        check(
            &[
                ("pile Asia Spy", &["asia", "spy", "ok"]),
                ("pile Asia Syria", &["asia", "syria", "ok"]),
                ("pile Spy Asia", &["spy", "asia", "ok"]),
            ],
            2,
        );
        // What is taken up again later begins a twig of its own, so that the order stays.
        check(&[("a", &["a", "x"]), ("b", &["b", "x"]), ("a", &["a", "x"])], 3);
    }

    #[test]
    fn letters_are_cut_between_characters() {
        check(&[("seal é", &["x", "y"]), ("seal è", &["x", "z"])], 1);
    }

    #[test]
    fn even_paths_that_do_not_part_are_kept() {
        check(&[("march", &["x"]), ("sail", &["x"]), ("x", &["x", "y"])], 1);
    }

    #[test]
    fn what_is_shared_is_written_once() {
        let mut offers = Offers::<Shown, ()>::none();
        offers.push("buy 1", vec![Shown("buy"), Shown("1")]);
        offers.push("buy 2", vec![Shown("buy"), Shown("2")]);
        let json = serde_json::to_string(&OffersTree::fold(&offers)).unwrap();
        let legal = r#"[[[0],"buy ",[[[1],"1"],[[2],"2"]]]]"#;
        assert_eq!(json, format!(r#"{{"handles":["buy","1","2"],"legal":{legal},"barred":[]}}"#));
    }
}
