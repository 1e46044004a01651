//! Repository lints: whatever a reviewer would have to look for by hand.

#![expect(clippy::unwrap_used, reason = "a tidy check that cannot read the tree should stop")]

#[path = "tidy/clauses.rs"]
mod clauses;
#[path = "tidy/deny.rs"]
mod deny;
#[path = "tidy/edges.rs"]
mod edges;
#[path = "tidy/glossary.rs"]
mod glossary;
#[path = "tidy/guide.rs"]
mod guide;
#[path = "tidy/habits.rs"]
mod habits;
#[path = "tidy/names.rs"]
mod names;
#[path = "tidy/new_game.rs"]
mod new_game;
#[path = "tidy/secrets.rs"]
mod secrets;
#[path = "tidy/tree.rs"]
mod tree;
