//! A text of any position, both ways: for tests, bug reports and other programs.
//!
//! ```text
//! seats Romans Gauls Carthaginians Tarentines     else as the board lists them
//! order Gauls Tarentines Romans Carthaginians     likewise
//! round 4                                         else the first
//! Gauls own Ligurie, Gaule cispadane              besides their home
//! Gauls trade Étrurie, Ligurie
//! Gauls points 12 8 10 -3                         territory, commerce, peace, payments
//! Tarentines left 1                               the first who left
//! romanised Sabine, Samnium
//! romanised this round
//! restless Latium                                 without peace
//! scored 3 Gauls 9 6 8 0                          the sums after an earlier scoring
//! Gauls bid 6                                     what the people was bought for
//! bids Romans 6, none, none, Gauls 0              by seat, while the peoples are bid for
//! turn Romans                                     or `closing Romans`, or `over`
//! fight Samnium by Gauls                          prepared by its attacker, or
//! gathers defence                                 by its defender, or
//! answers attack Romans Tarentines                waiting for these, or
//! levy attack                                     for the dice of a Roman ally
//! asked attack Romans
//! allied attack Romans
//! leave Sabine                                    dice that stay out
//! levied                                          a Roman ally has chosen
//! unrest Samnium by Gauls                         the fight is over, and
//! choose Romans                                   these choose where they lose peace
//! ```

mod draft;

use std::fmt::Write as _;

use parts::lines::read_lines;

use crate::{
    auction::Bid,
    board::Territory,
    fight::{Camp, Fight},
    lands::Lands,
    options::Options,
    people::People,
    points::Sums,
    state::{Phase, State},
};

use self::draft::Draft;

/// Positions are short; what is longer than this many lines is none.
const MAX_LINES: usize = 1000;

/// Reads a position, and says what is impossible about it.
pub fn arrange(options: Options, text: &str) -> Result<State, String> {
    let mut draft = Draft::new(options);
    read_lines(text, MAX_LINES, |line| draft.read(line))?;
    draft.finish()
}

/// Writes a position in the lines that [`arrange`] reads.
pub fn position(state: &State) -> String {
    let mut out = String::new();
    if state.seats != People::ALL {
        let _ = writeln!(out, "seats {}", names(&state.seats));
    }
    let _ = writeln!(out, "order {}", names(&state.order));
    let _ = writeln!(out, "round {}", state.round);
    for people in People::ALL {
        write_people(&mut out, state, people);
    }
    write_lands(&mut out, "romanised", state.romanised);
    if state.romanised_now {
        out.push_str("romanised this round\n");
    }
    write_lands(&mut out, "restless", state.restless);
    for round in 1..=state.round {
        for people in People::ALL {
            let sums = state.chronicle.at(round, people);
            if sums != Sums::default() {
                let _ = writeln!(out, "scored {round} {people} {}", numbers(sums));
            }
        }
    }
    write_phase(&mut out, state);
    out
}

fn names(list: &[People]) -> String {
    let names: Vec<&str> = list.iter().map(|people| people.name()).collect();
    names.join(" ")
}

fn numbers(Sums { territory, commerce, peace, deals, bid: _ }: Sums) -> String {
    format!("{territory} {commerce} {peace} {deals}")
}

fn write_lands(out: &mut String, what: &str, lands: Lands) {
    if !lands.is_empty() {
        let names: Vec<&str> = lands.iter().map(Territory::name).collect();
        let _ = writeln!(out, "{what} {}", names.join(", "));
    }
}

fn write_people(out: &mut String, state: &State, people: People) {
    let idx = people as usize;
    write_lands(out, &format!("{people} own"), state.owned[idx].without(people.home()));
    write_lands(out, &format!("{people} trade"), state.links[idx]);
    if (Sums { bid: 0, ..state.sums[idx] }) != Sums::default() {
        let _ = writeln!(out, "{people} points {}", numbers(state.sums[idx]));
    }
    if state.sums[idx].bid != 0 {
        let _ = writeln!(out, "{people} bid {}", state.sums[idx].bid);
    }
    if state.left[idx] != 0 {
        let _ = writeln!(out, "{people} left {}", state.left[idx]);
    }
}

fn write_phase(out: &mut String, state: &State) {
    let _ = match &state.phase {
        Phase::Bidding { auction } => {
            let bids = auction.bids().map(|bid| match bid {
                Some(Bid { people, points }) => format!("{people} {points}"),
                None => "none".to_owned(),
            });
            writeln!(out, "bids {}", bids.join(", "))
        }
        Phase::Unrest { target, attacker, pending } => {
            writeln!(out, "unrest {target} by {attacker}\nchoose {pending}")
        }
        Phase::Act { people } => writeln!(out, "turn {people}"),
        Phase::Close { people } => writeln!(out, "closing {people}"),
        Phase::Over => writeln!(out, "over"),
        Phase::Muster { fight, camp } => {
            write_fight(out, fight);
            match camp {
                Camp::Attack => Ok(()),
                Camp::Defence => writeln!(out, "gathers defence"),
            }
        }
        Phase::Answer { fight, camp, pending } => {
            write_fight(out, fight);
            writeln!(out, "answers {} {pending}", camp_name(*camp))
        }
        Phase::Levy { fight, camp } => {
            write_fight(out, fight);
            writeln!(out, "levy {}", camp_name(*camp))
        }
    };
}

fn write_fight(out: &mut String, fight: &Fight) {
    let _ = writeln!(out, "fight {} by {}", fight.target, fight.attacker);
    for camp in Camp::BOTH {
        for (what, list) in [("asked", fight.asked), ("allied", fight.allies)] {
            let peoples = list[camp as usize];
            if !peoples.is_empty() {
                let _ = writeln!(out, "{what} {} {peoples}", camp_name(camp));
            }
        }
    }
    write_lands(out, "leave", fight.left_out);
    if fight.levied {
        out.push_str("levied\n");
    }
}

fn camp_name(camp: Camp) -> &'static str {
    match camp {
        Camp::Attack => "attack",
        Camp::Defence => "defence",
    }
}
