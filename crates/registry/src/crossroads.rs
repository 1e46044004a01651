//! Where somebody may fight on or retreat, in games whose views advise on it.

use kernel::{Seat, Viewer};
use serde::Deserialize;
use serde_json::Value;

use crate::Table;

/// A decision between fighting on and retreating.
#[derive(Debug, Clone, PartialEq)]
pub struct Crossroads {
    /// Who decides.
    pub seat: Seat,
    /// Which battle, as the view tells it.
    pub place: String,
    /// Both ways, in notation.
    pub fight_on: String,
    /// To where the advice would go.
    pub retreat: String,
    /// His chances to win the game by either, as the advice counts them.
    pub chances: [f64; 2],
    /// Whether the second is advised.
    pub retreat_advised: bool,
}

/// What a view says that gives advice.
#[derive(Deserialize)]
struct Advised {
    battle: Value,
    advice: Option<Advice>,
}

#[derive(Deserialize)]
struct Advice {
    seat: Seat,
    fight_on: u16,
    retreat: u16,
    retreat_advised: bool,
    to: Option<String>,
}

/// The decision that `table` waits for, if it is one. Where there is nowhere to go there is none.
pub fn crossroads(table: &dyn Table) -> Option<Crossroads> {
    let seat = table.turn().waiting().iter().next()?;
    let legal = table.legal(seat);
    legal.iter().find(|it| it.starts_with("retreat "))?;
    let view = table.view(Viewer::Seat(seat));
    let Advised { battle, advice } = serde_json::from_str(view.get()).ok()?;
    let advice = advice.filter(|it| it.seat == seat)?;
    let to = advice.to?.replace('_', " ");
    let retreat = legal.iter().find(|it| it.to_lowercase() == format!("retreat {to}"))?;
    let fight_on = match battle["best_target"].as_str() {
        Some(target) => format!("target {target}"),
        None => "stand".to_owned(),
    };
    let place = battle.get("field").or_else(|| battle.get("at"))?;
    Some(Crossroads {
        seat,
        place: place.to_string(),
        fight_on: legal.iter().find(|it| **it == fight_on)?.clone(),
        retreat: retreat.clone(),
        chances: [advice.fight_on, advice.retreat].map(|it| f64::from(it) / 10_000.0),
        retreat_advised: advice.retreat_advised,
    })
}
