//! The lines that say what the turn has come to.

use std::fmt::Write as _;

use crate::{
    pieces::{Cargo, Side},
    state::{Clash, Column, Ending, Phase, SeaFight, Stage, State, Step},
};

/// What the stage is taken for where nothing is said of it.
pub(super) fn usual_stage(phase: Phase) -> Stage {
    match phase {
        Phase::Homes | Phase::Move | Phase::Lead(_) | Phase::Embark(_) => Stage::Fresh,
        Phase::Muster | Phase::Clash(_) | Phase::Sinking(_) | Phase::Captives { .. } => {
            Stage::Moved
        }
        Phase::Spend | Phase::Asked(_) | Phase::Over(_) => Stage::Claimed,
    }
}

pub(super) const STAGES: [(Stage, &str); 5] = [
    (Stage::Fresh, "fresh"),
    (Stage::Moved, "moved"),
    (Stage::Claimed, "claimed"),
    (Stage::Bought, "bought"),
    (Stage::Dealt, "dealt"),
];

pub(super) fn write(state: &State, out: &mut String) {
    if state.phase == Phase::Homes {
        return;
    }
    let mut line = |text: String| {
        let _ = writeln!(out, "{text}");
    };
    if state.stage != usual_stage(state.phase)
        && let Some((_, name)) = STAGES.iter().find(|it| it.0 == state.stage)
    {
        line(format!("stage {name}"));
    }
    if state.toggled {
        line("usual changed".to_owned());
    }
    if state.attacker != state.turn {
        line(format!("attacker {}", state.home(state.attacker)));
    }
    let who = state.home(state.turn);
    match state.phase {
        Phase::Homes => (),
        Phase::Move => line(format!("turn {who}")),
        Phase::Lead(column) => {
            line(format!("turn {who}"));
            let Column { from, leader, units, tired_cavalry, rides } = column;
            let (cargo, rides) = (Cargo::from(units), if rides { " rides" } else { "" });
            line(format!("leading {from} {leader}{cargo} tired {tired_cavalry}{rides}"));
        }
        Phase::Embark(boarding) => {
            line(format!("turn {who}"));
            let galley = state.galley_name(usize::from(boarding.galley));
            line(format!("boarding {galley}{}", boarding.cargo));
        }
        Phase::Muster | Phase::Captives { .. } => line(format!("turn {who} combat")),
        Phase::Clash(clash) => {
            line(format!("turn {who} combat"));
            line(write_clash(state, clash));
        }
        Phase::Sinking(fight) => {
            line(format!("turn {who} combat"));
            let SeaFight { sea, foe, round, hits: [own, other], doomed } = fight;
            line(format!("sinking {sea} {} round {round} hits {own} {other}", state.home(foe)));
            for idx in doomed.iter() {
                line(format!("doomed {}", state.galley_name(idx)));
            }
        }
        Phase::Spend => line(format!("turn {who} spend")),
        Phase::Asked(deal) => {
            line(format!("turn {who} spend"));
            line(format!("asked {} {}", state.home(deal.to), deal.terms));
        }
        Phase::Over(ending) => {
            line(format!("turn {who} spend"));
            line(match ending {
                Ending::LastCaesar(seat) => format!("over Caesar {}", state.home(seat)),
                Ending::Conceded(seat) => format!("over conceded {}", state.home(seat)),
                Ending::RoundLimit => "over rounds".to_owned(),
                Ending::NoCaesar => "over nobody".to_owned(),
            });
        }
    }
}

fn write_clash(state: &State, clash: Clash) -> String {
    let Clash { at, foe, step, legions, down } = clash;
    let step = match step {
        Step::Form(side) => format!("form {side}"),
        Step::Lose(side, hits) => format!("lose {side} {hits}"),
        Step::Decide(side) => format!("decide {side}"),
        Step::Pursue { winner, hits, to } => format!("pursue {winner} {hits} {to}"),
    };
    let mut text = format!("clash {at} {} {step}", state.home(foe));
    for side in Side::BOTH {
        let legion = legions[side as usize];
        if !legion.is_empty() {
            let _ = write!(text, "\nlegion {side}{}", Cargo::from(legion));
        }
    }
    if !down.is_empty() {
        let _ = write!(text, "\ndown{}", Cargo::from(down));
    }
    text
}
