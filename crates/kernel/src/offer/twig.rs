//! Offers as a tree: what many of them share is told once.

use serde::{Serialize, Serializer, ser::SerializeTuple as _};

use super::{Handle, Offer};

/// The clicks and the words that some offers have in common, and how they go on. One that goes on
/// with nothing ends an offer. It travels as a short list: `[[3, 11], "Games"]`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "[via: number[], text: string, then?: Twig[]]"))]
pub struct Twig {
    /// What to click, by its place among the handles.
    pub via: Vec<usize>,
    /// The next letters of the notation.
    pub text: String,
    /// How it goes on.
    pub then: Vec<Twig>,
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

/// An offer with its clicks as numbers.
struct Leaf<'a> {
    path: Vec<usize>,
    action: &'a str,
}

/// Folds a list into a tree; their order stays.
pub(super) fn fold(list: &[Offer]) -> (Vec<Handle>, Vec<Twig>) {
    let mut handles: Vec<Handle> = Vec::new();
    let mut number = |handle: &Handle| {
        handles.iter().position(|it| it == handle).unwrap_or_else(|| {
            handles.push(handle.clone());
            handles.len() - 1
        })
    };
    let leaves: Vec<Leaf<'_>> = list
        .iter()
        .map(|offer| Leaf {
            path: offer.path.iter().map(&mut number).collect(),
            action: &offer.action,
        })
        .collect();
    let twigs = grow(&leaves, 0, 0);
    (handles, twigs)
}

/// The twigs of `leaves`, which share so many clicks and letters already.
fn grow(leaves: &[Leaf<'_>], n_clicks: usize, n_letters: usize) -> Vec<Twig> {
    let runs = leaves.chunk_by(|a, b| {
        a.path.get(n_clicks).is_some() && a.path.get(n_clicks) == b.path.get(n_clicks)
    });
    runs.filter_map(|run| {
        let (first, rest) = run.split_first()?;
        let (mut clicks, mut letters) = (first.path.len(), first.action.len());
        for leaf in rest {
            clicks = clicks.min(n_shared(&first.path, &leaf.path));
            letters = letters.min(n_shared(first.action.as_bytes(), leaf.action.as_bytes()));
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

/// Unfolds a tree into the list it was made from.
pub(super) fn unfold(handles: &[Handle], twigs: &[Twig]) -> Vec<Offer> {
    let mut list = Vec::new();
    walk(handles, twigs, &Offer { action: String::new(), path: Vec::new() }, &mut list);
    list
}

fn walk(handles: &[Handle], twigs: &[Twig], so_far: &Offer, list: &mut Vec<Offer>) {
    for twig in twigs {
        let mut offer = so_far.clone();
        offer.action.push_str(&twig.text);
        offer.path.extend(twig.via.iter().filter_map(|&idx| handles.get(idx)).cloned());
        if twig.then.is_empty() {
            list.push(offer);
        } else {
            walk(handles, &twig.then, &offer, list);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offer(action: &str, path: &[&str]) -> Offer {
        let path = path.iter().map(Handle::card).collect();
        Offer { action: action.to_owned(), path }
    }

    #[track_caller]
    fn check(list: &[Offer], n_twigs: usize) {
        let (handles, twigs) = fold(list);
        assert_eq!(unfold(&handles, &twigs), list);
        assert_eq!(twigs.len(), n_twigs);
    }

    #[test]
    fn a_tree_unfolds_into_the_list_it_was_made_from() {
        check(&[], 0);
        check(&[offer("pass", &["pass"])], 1);
        check(
            &[
                offer("pile Asia Spy", &["asia", "spy", "ok"]),
                offer("pile Asia Syria", &["asia", "syria", "ok"]),
                offer("pile Spy Asia", &["spy", "asia", "ok"]),
            ],
            2,
        );
        // What is taken up again later begins a twig of its own, so that the order stays.
        let again = ["a", "b", "a"].map(|it| offer(it, &[it, "x"]));
        check(&again, 3);
    }

    #[test]
    fn letters_are_cut_between_characters() {
        check(&[offer("seal é", &["x", "y"]), offer("seal è", &["x", "z"])], 1);
    }

    #[test]
    fn even_paths_that_do_not_part_are_kept() {
        check(&[offer("march", &["x"]), offer("sail", &["x"]), offer("x", &["x", "y"])], 1);
    }
}
