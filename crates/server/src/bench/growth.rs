//! Whether a move costs more in a long game, or among many.

use super::{
    BenchError, Plan, Sized, Spread,
    house::House,
    load::{Audience, Party, approximate},
    meter,
    round::Round,
};

/// How many moves are measured at each size.
const N_MOVES: usize = 200;

/// How long the games are that are stored beside the one that is played.
const STORED_ACTIONS: usize = 10;

pub(super) async fn by_length(plan: &Plan, round: &Round) -> Result<Vec<Sized>, BenchError> {
    let mut sizes = Vec::new();
    for &size in &plan.sizes {
        let house = House::open(&plan.folder).await?;
        let table = house.make_tables(round, 1, size).await?.remove(0);
        sizes.push(measure(&house, round, &table, size, size).await?);
        house.close().await?;
    }
    Ok(sizes)
}

pub(super) async fn by_games(plan: &Plan, round: &Round) -> Result<Vec<Sized>, BenchError> {
    let mut sizes = Vec::new();
    for &size in &plan.sizes {
        let house = House::open(&plan.folder).await?;
        let tables = house.make_tables(round, size, STORED_ACTIONS).await?;
        sizes.push(measure(&house, round, &tables[size / 2], STORED_ACTIONS, size).await?);
        house.close().await?;
    }
    Ok(sizes)
}

async fn measure(
    house: &House,
    round: &Round,
    table: &str,
    n_actions: usize,
    size: usize,
) -> Result<Sized, BenchError> {
    let mut party = Party::sit(house, table, n_actions, Audience::Players).await?;
    let cpu = meter::cpu();
    let mut times = Vec::with_capacity(N_MOVES);
    for _ in 0..N_MOVES {
        times.push(party.play(round).await?);
    }
    let spent = meter::cpu().zip(cpu).map(|(after, before)| after - before);
    Ok(Sized {
        size,
        answer: Spread::of(&mut times),
        cpu: spent.map(|spent| spent / approximate(N_MOVES)),
    })
}
