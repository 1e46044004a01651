//! The lines that say what the turn has come to.

use std::fmt::Write as _;

use crate::{
    pieces::{Cargo, Side},
    state::{Clash, Own, Phase, SeaFight, Stage, State, Step},
};

/// What the stage is taken for where nothing is said of it.
pub(super) fn usual_stage(phase: Phase) -> Stage {
    match phase {
        Phase::Own(Own::Homes) | Phase::Move | Phase::Lead(_) | Phase::Embark(_) => Stage::Fresh,
        Phase::Muster | Phase::Own(Own::Clash(_) | Own::Sinking(_) | Own::Captives { .. }) => {
            Stage::Moved
        }
        Phase::Spend | Phase::Own(Own::Asked { .. }) | Phase::Over(_) => Stage::Claimed,
    }
}

pub(super) fn write(state: &State, out: &mut String) {
    if state.phase == Phase::Own(Own::Homes) {
        return;
    }
    let mut line = |text: String| {
        let _ = writeln!(out, "{text}");
    };
    if state.stage != usual_stage(state.phase) {
        line(format!("stage {}", state.stage.name()));
    }
    if state.toggled {
        line("usual changed".to_owned());
    }
    if state.attacker != state.turn {
        line(format!("attacker {}", state.home(state.attacker)));
    }
    let who = state.home(state.turn);
    match state.phase {
        Phase::Own(Own::Homes) => (),
        Phase::Move => line(format!("turn {who}")),
        Phase::Lead(_) | Phase::Embark(_) => {
            let rides = if state.journey.is_some() { " rides" } else { "" };
            line(format!("turn {who}\n{}{rides}", state.departure().unwrap_or_default()));
        }
        Phase::Muster | Phase::Own(Own::Captives { .. }) => line(format!("turn {who} combat")),
        Phase::Own(Own::Clash(clash)) => {
            line(format!("turn {who} combat"));
            line(write_clash(state, clash));
        }
        Phase::Own(Own::Sinking(fight)) => {
            line(format!("turn {who} combat"));
            let SeaFight { sea, foe, round, hits: [own, other], doomed } = fight;
            line(format!("sinking {sea} {} round {round} hits {own} {other}", state.home(foe)));
            for idx in doomed.iter() {
                line(format!("doomed {}", state.galley_name(idx)));
            }
        }
        Phase::Spend => line(format!("turn {who} spend")),
        Phase::Own(Own::Asked { from, deal }) => {
            line(format!("turn {who} spend"));
            let by =
                if from == state.turn { String::new() } else { format!("{} ", state.home(from)) };
            line(format!("asked {} {by}{}", state.home(deal.to), deal.terms));
        }
        Phase::Over(ending) => {
            line(format!("turn {who} spend"));
            line(state.over(ending));
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
