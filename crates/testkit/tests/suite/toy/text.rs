//! The words of *Pebbles*: notation, positions, rules.

use std::{
    fmt::{self, Write as _},
    str::FromStr,
};

use kernel::{Annotate, Chance, Game, Script, Seat};

use super::{Action, Event, MAX, Options, Phase, State, Toy};

pub(crate) const RULES: &str = "\
# Pebbles
- TOY-01 Each seat has four pebbles and an omen from one to three; six pebbles lie in the heap.
- TOY-02 A round: all stake, then the highest stake decides.
- TOY-03 A stake is at most two pebbles, and no more than the purse holds.
- TOY-04 Who decides rolls, and takes a pebble on four or more, or stays.
- TOY-05 Before that, at most two nudges: a pebble each from the heap.
- TOY-06 Before that, the omen of the next seat may be looked at, once in a game.
- TOY-07 Eight rounds, or four when the table is hasty; pebbles and omen together win.

## Versions
- Version 2 (TOY-04) A four takes a pebble; before, it took a five.
";

pub(crate) const REGLES: &str = "\
# Cailloux
- TOY-01 Chaque place a quatre cailloux et un présage de un à trois ; six cailloux sont au tas.
- TOY-02 Une manche : tous misent, puis la plus forte mise décide.
- TOY-03 On mise au plus deux cailloux, et pas plus que sa bourse n'en contient.
- TOY-04 Qui décide lance le dé, et prend un caillou sur quatre ou plus, ou s'en tient là.
- TOY-05 Avant cela, au plus deux coups de pouce : un caillou du tas à chaque fois.
- TOY-06 Avant cela, on peut regarder le présage du suivant, une fois par partie.
- TOY-07 Huit manches, ou quatre à une table pressée ; cailloux et présage font le vainqueur.

## Versions
- Version 2 (TOY-04) Un quatre suffit pour prendre un caillou ; auparavant, il fallait un cinq.
";

const NAMES: [&str; MAX] = ["ann", "bob", "cid"];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Stake(n) => write!(f, "stake {n}"),
            Action::Nudge => f.write_str("nudge"),
            Action::Peek => f.write_str("peek"),
            Action::Roll => f.write_str("roll"),
            Action::Stay => f.write_str("stay"),
            Action::Mumble => f.write_str("mumble"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let stakes = (0..=3).map(Action::Stake);
        let mut all = stakes.chain([Action::Nudge, Action::Peek, Action::Roll, Action::Stay]);
        all.find(|it| it.to_string() == text).ok_or(())
    }
}

impl Annotate for Event {}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |seat: &Seat| NAMES[seat.idx()];
        match self {
            Event::Staked { seat, .. } => write!(f, "{} stakes", name(seat)),
            Event::StakesShown { stakes, .. } => write!(f, "stakes: {stakes:?}"),
            Event::Nudged { seat } => write!(f, "{} nudges", name(seat)),
            Event::Peeked { seat } => write!(f, "{} peeks", name(seat)),
            Event::OmenSeen { omen, .. } => write!(f, "the omen is {omen}"),
            Event::Rolled { seat, die } => write!(f, "{} rolls {die}", name(seat)),
            Event::Stayed { seat } => write!(f, "{} stays", name(seat)),
            Event::Ended { omens } => write!(f, "the end; omens: {omens:?}"),
        }
    }
}

/// `ann 3 2 peeked 1`: purse, omen, whether the next omen is known, stake.
pub(super) fn position(state: &State) -> String {
    let mut out = format!("round {}\nheap {}\n", state.round, state.heap);
    for (idx, name) in NAMES.iter().enumerate().take(state.n_seats) {
        let _ = write!(out, "{name} {} {}", state.purses[idx], state.omens[idx]);
        if state.peeked[idx] {
            out.push_str(" peeked");
        }
        if let Some(stake) = state.stakes[idx] {
            let _ = write!(out, " {stake}");
        }
        out.push('\n');
    }
    let _ = match state.phase {
        Phase::Staking => writeln!(out, "phase staking"),
        Phase::Over => writeln!(out, "phase over"),
        Phase::Deciding { seat, n_nudges } => {
            writeln!(out, "phase {} {n_nudges}", NAMES[seat.idx()])
        }
    };
    out
}

pub(super) fn arrange(options: Options, n_seats: usize, text: &str) -> Result<State, String> {
    let mut nothing = Script::new(&[]);
    let mut state = Toy::setup(&options, n_seats, &mut Chance::new(&mut nothing));
    for line in text.lines() {
        read(&mut state, line).ok_or(format!("cannot read: {line}"))?;
    }
    Toy::audit(&state)?;
    Ok(state)
}

fn read(state: &mut State, line: &str) -> Option<()> {
    let (word, rest) = line.split_once(' ')?;
    let seat = |name: &str| NAMES.iter().take(state.n_seats).position(|it| *it == name);
    match word {
        "round" => state.round = rest.parse().ok()?,
        "heap" => state.heap = rest.parse().ok()?,
        "phase" if rest == "staking" => state.phase = Phase::Staking,
        "phase" if rest == "over" => state.phase = Phase::Over,
        "phase" => {
            let (name, n_nudges) = rest.split_once(' ')?;
            let seat = Seat(u8::try_from(seat(name)?).ok()?);
            state.phase = Phase::Deciding { seat, n_nudges: n_nudges.parse().ok()? };
        }
        name => {
            let idx = seat(name)?;
            let mut words = rest.split(' ');
            state.purses[idx] = words.next()?.parse().ok()?;
            state.omens[idx] = words.next()?.parse().ok()?;
            for more in words {
                match more {
                    "peeked" => state.peeked[idx] = true,
                    n => state.stakes[idx] = Some(n.parse().ok()?),
                }
            }
        }
    }
    Some(())
}
