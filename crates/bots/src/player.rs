//! Who can sit down: a name, a budget, a thought.

use std::{error, fmt, str::FromStr};

use kernel::{Appraise, Seat};

use crate::{level::Level, random, search};

/// A computer player, by the name it is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// Any legal action, each equally likely.
    Random,
    /// The search, from level 1 up.
    Level(u8),
}

/// When to stop thinking.
pub enum Budget<'a> {
    /// As much as the level is meant to think.
    Usual,
    /// The same, or less when the caller says so. Asked now and then.
    AtMost(&'a mut dyn FnMut() -> bool),
    /// After this many nodes.
    Nodes(u64),
    /// When the caller says so; bots have no clock of their own. Asked now and then.
    Until(&'a mut dyn FnMut() -> bool),
}

/// What a player came to.
#[derive(Debug, Clone, PartialEq)]
pub struct Thought<A> {
    /// The action to play.
    pub action: A,
    /// How each seat is expected to fare, 0 for lost to 1 for won.
    pub value: Vec<f32>,
    /// How many nodes were visited.
    pub nodes: u64,
    /// Why; a player that does not search has no reasons.
    pub why: Reasons<A>,
}

/// What a search can tell about its choice.
#[derive(Debug, Clone, PartialEq)]
pub struct Reasons<A> {
    /// How each seat is expected to fare before the choice: the mean of all that was tried.
    pub before: Vec<f32>,
    /// The best few actions, first the one that was chosen.
    pub weighed: Vec<Weighed<A>>,
    /// What is expected to follow it, and by whom, as long as luck does not decide.
    pub line: Vec<(Seat, A)>,
}

/// An action that was looked at.
#[derive(Debug, Clone, PartialEq)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// How its seat is expected to fare by it, 0 for lost to 1 for won.
    pub worth: f32,
    /// How often it was tried: what was tried little is known little.
    pub visits: u64,
}

impl<A> Default for Reasons<A> {
    fn default() -> Self {
        Reasons { before: Vec::new(), weighed: Vec::new(), line: Vec::new() }
    }
}

impl<A> Reasons<A> {
    /// The same with actions written otherwise.
    pub fn map<B>(self, mut write: impl FnMut(A) -> B) -> Reasons<B> {
        let Reasons { before, weighed, line } = self;
        let weighed = weighed.into_iter().map(|Weighed { action, worth, visits }| Weighed {
            action: write(action),
            worth,
            visits,
        });
        let weighed = weighed.collect();
        let line = line.into_iter().map(|(seat, action)| (seat, write(action))).collect();
        Reasons { before, weighed, line }
    }
}

/// There is no computer player of that name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSuchPlayer;

/// Lets `player` decide for `seat`, which sees `view`. The same seed and nodes give the same
/// thought. Nothing if `seat` has nothing to decide.
pub fn think<G: Appraise>(
    player: Player,
    view: &G::View,
    seat: Seat,
    n_seats: usize,
    budget: Budget<'_>,
    seed: u64,
) -> Option<Thought<G::Action>> {
    match player {
        Player::Random => random::think::<G>(view, seat, n_seats, seed),
        Player::Level(n) => search::think::<G>(Level::of(n), view, seat, n_seats, budget, seed),
    }
}

impl Player {
    /// The strongest level.
    pub const MAX_LEVEL: u8 = 3;
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Level(level) => write!(f, "level{level}"),
        }
    }
}

impl FromStr for Player {
    type Err = NoSuchPlayer;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let levels = (1..=Player::MAX_LEVEL).map(Player::Level);
        let mut all = [Player::Random].into_iter().chain(levels);
        all.find(|player| player.to_string() == text).ok_or(NoSuchPlayer)
    }
}

impl fmt::Display for NoSuchPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players are random and level1 to level{}", Player::MAX_LEVEL)
    }
}

impl error::Error for NoSuchPlayer {}
