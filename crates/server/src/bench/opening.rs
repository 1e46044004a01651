//! How long a table that lies in the store takes to open.

use registry::GAMES;
use tokio::time::Instant;

use super::{BenchError, Opening, Plan, Spread, house::House, story, wire::Wire};

/// How many tables of each game are opened, each for the first time.
const N_TABLES: usize = 20;

pub(super) async fn measure(plan: &Plan) -> Result<Vec<Opening>, BenchError> {
    let mut openings = Vec::new();
    for entry in GAMES {
        let Some(game) = story::play(entry, plan.n_opened) else { continue };
        let house = House::open(&plan.folder).await?;
        let tables = house.store_tables(&*game, story::log(&*game), N_TABLES).await?;
        let mut times = Vec::with_capacity(N_TABLES);
        for table in &tables {
            let start = Instant::now();
            let mut wire = Wire::open(house.addr, table, &house.cookie).await?;
            wire.say(r#"{"type":"look","eyes":0,"since":null}"#).await?;
            wire.hear(r#"{"type":"welcome""#).await?;
            times.push(start.elapsed().as_secs_f64() * 1e6);
        }
        house.close().await?;
        let (game, n_actions) = (entry.meta.id.to_owned(), game.n_steps());
        openings.push(Opening { game, n_actions, answer: Spread::of(&mut times) });
    }
    Ok(openings)
}
