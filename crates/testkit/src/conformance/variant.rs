//! Every number of seats with every combination of options, and every version of the rules.

use kernel::{Game, OptionKind, OptionMeta};
use serde_json::{Map, Value};

use super::{Breach, laws};
use crate::clauses_of;

/// More combinations than this are not all tried: then each value is, with the others as usual.
const MAX_COMBINATIONS: usize = 32;

/// One way to sit down to a game.
pub(crate) struct Variant<G: Game> {
    pub n_seats: usize,
    pub options: G::Options,
    /// Of the rules.
    pub version: u32,
    /// What differs from the usual, as the transcript writes it.
    pub unusual: Vec<(&'static str, Value)>,
    /// The clauses on which a refusal can stand.
    pub clauses: Vec<&'static str>,
}

impl<G: Game> Variant<G> {
    /// All of them; a document of options that the game cannot read breaks a law.
    pub(crate) fn all() -> Result<Vec<Variant<G>>, Breach> {
        let meta = &G::META;
        let breach = |evidence: String| Breach { law: laws::OPTIONS, evidence };
        let usual: Map<String, Value> =
            meta.options.iter().map(|it| (it.id.to_owned(), usual(it))).collect();
        if read::<G>(&usual).map_err(breach)? != G::Options::default() {
            return Err(breach("the usual options are not the default ones".to_owned()));
        }
        let by_version: Vec<G::Options> = (1..=meta.rules_version()).map(by_version::<G>).collect();
        versions_differ(&by_version)?;
        let clauses: Vec<&'static str> = clauses_of(meta.rules_en).collect();
        let mut variants = Vec::new();
        for n_seats in meta.min_seats..=meta.seats.len() {
            for unusual in combinations(meta.options) {
                let mut document = usual.clone();
                document
                    .extend(unusual.iter().map(|(id, value)| ((*id).to_owned(), value.clone())));
                let options = read::<G>(&document).map_err(breach)?;
                let (version, clauses) = (meta.rules_version(), clauses.clone());
                variants.push(Variant { n_seats, options, version, unusual, clauses });
            }
            // Tables that began by older rules are played on as they usually are.
            for (version, options) in (1..meta.rules_version()).zip(&by_version) {
                let (options, clauses) = (options.clone(), clauses.clone());
                variants.push(Variant { n_seats, options, version, unusual: Vec::new(), clauses });
            }
        }
        if variants.is_empty() {
            return Err(breach("nobody can play: the smallest table is too large".to_owned()));
        }
        Ok(variants)
    }
}

/// The usual options by this version of the rules.
fn by_version<G: Game>(version: u32) -> G::Options {
    let mut options = G::Options::default();
    G::set_version(&mut options, version);
    options
}

/// Each version rules in its own way, and the newest is what is played when none is named.
fn versions_differ<O: PartialEq + Default>(by_version: &[O]) -> Result<(), Breach> {
    let breach = |evidence: String| Err(Breach { law: laws::VERSIONS, evidence });
    for (idx, options) in by_version.iter().enumerate() {
        if let Some(same) = by_version[..idx].iter().position(|it| it == options) {
            return breach(format!("versions {} and {} are the same", same + 1, idx + 1));
        }
    }
    match by_version.last() {
        None => breach("there is no first version".to_owned()),
        Some(newest) if *newest != O::default() => {
            breach("the usual options are not those of the newest version".to_owned())
        }
        Some(_) => Ok(()),
    }
}

fn read<G: Game>(document: &Map<String, Value>) -> Result<G::Options, String> {
    let value = Value::Object(document.clone());
    serde_json::from_value(value.clone()).map_err(|error| format!("{value}: {error}"))
}

fn usual(option: &OptionMeta) -> Value {
    match option.kind {
        OptionKind::Flag { default, .. } => default.into(),
        OptionKind::Choice { default, .. } => default.into(),
        OptionKind::Number { default, .. } => default.into(),
    }
}

/// The values of an option besides the usual one.
fn others(option: &OptionMeta) -> Vec<Value> {
    let mut values: Vec<Value> = match option.kind {
        OptionKind::Flag { .. } => vec![false.into(), true.into()],
        OptionKind::Choice { values, .. } => values.iter().map(|&it| it.into()).collect(),
        OptionKind::Number { max, .. } => vec![0.into(), 1.into(), max.into()],
    };
    values.dedup();
    values.retain(|value| *value != usual(option));
    values
}

/// The unusual values of each combination, the usual game first.
fn combinations(options: &[OptionMeta]) -> Vec<Vec<(&'static str, Value)>> {
    let n_all = options.iter().map(|it| 1 + others(it).len()).product::<usize>();
    let mut all: Vec<Vec<(&'static str, Value)>> = vec![Vec::new()];
    for option in options {
        let so_far = if n_all <= MAX_COMBINATIONS { all.clone() } else { vec![Vec::new()] };
        for value in others(option) {
            for chosen in &so_far {
                let mut chosen = chosen.clone();
                chosen.push((option.id, value.clone()));
                all.push(chosen);
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLAG: OptionKind = OptionKind::Flag { default: false, with_computers: true };
    const CHOICE: OptionKind = OptionKind::Choice { values: &["a", "b", "c"], default: "b" };
    const NUMBER: OptionKind = OptionKind::Number { default: 0, max: 9 };

    #[track_caller]
    fn check(kinds: &[OptionKind], expected: usize) {
        let options: Vec<OptionMeta> =
            kinds.iter().map(|&kind| OptionMeta { id: "it", clause: "TOY-01", kind }).collect();
        assert_eq!(combinations(&options).len(), expected);
    }

    #[test]
    fn every_value_meets_every_other_while_they_are_few() {
        check(&[], 1);
        check(&[FLAG], 2);
        check(&[FLAG, FLAG], 4);
        check(&[FLAG, CHOICE, NUMBER], 18);
    }

    #[test]
    fn every_value_is_tried_once_when_they_are_many() {
        check(&[FLAG; 6], 1 + 6);
        check(&[CHOICE, CHOICE, CHOICE, NUMBER], 1 + 2 + 2 + 2 + 2);
    }
}
