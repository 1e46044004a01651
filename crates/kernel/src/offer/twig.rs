//! Offers as a tree: what many of them share is told once.

use std::fmt::{self, Write as _};

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

/// Offers one by one, with their clicks as numbers. What each of them would keep for itself lies
/// in a row here: there may be hundreds, and they are made with every move.
#[derive(Default)]
pub(super) struct Leaves {
    clicks: Vec<usize>,
    words: String,
    /// Where the clicks and the words of each end.
    ends: Vec<[usize; 2]>,
}

/// One offer among [`Leaves`].
#[derive(Clone, Copy)]
struct Leaf<'a> {
    path: &'a [usize],
    action: &'a str,
}

impl Leaves {
    /// Adds an offer, and to `handles` what they do not have yet.
    pub(super) fn push(
        &mut self,
        action: impl fmt::Display,
        path: Vec<Handle>,
        handles: &mut Vec<Handle>,
    ) {
        for handle in path {
            // Offers in a row ask for much the same.
            let known = handles.iter().rposition(|it| *it == handle);
            self.clicks.push(known.unwrap_or(handles.len()));
            if known.is_none() {
                handles.push(handle);
            }
        }
        write!(self.words, "{action}").expect("a String takes everything");
        self.ends.push([self.clicks.len(), self.words.len()]);
    }

    fn iter(&self) -> impl Iterator<Item = Leaf<'_>> {
        let starts = [[0; 2]].into_iter().chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, end)| Leaf {
            path: &self.clicks[start[0]..end[0]],
            action: &self.words[start[1]..end[1]],
        })
    }

    /// Tells whether one of them asks for a click on this handle after so many others.
    pub(super) fn ask_for(&self, handle: usize, after: usize) -> bool {
        self.iter().any(|leaf| leaf.path.get(after) == Some(&handle))
    }

    /// Folds the list into a tree; their order stays.
    pub(super) fn fold(&self) -> Vec<Twig> {
        grow(&self.iter().collect::<Vec<_>>(), 0, 0)
    }
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
            clicks = clicks.min(n_shared(first.path, leaf.path));
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
        let (mut handles, mut leaves) = (Vec::new(), Leaves::default());
        for Offer { action, path } in list {
            leaves.push(action, path.clone(), &mut handles);
        }
        let twigs = leaves.fold();
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
