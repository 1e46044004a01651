//! What a browser costs that looks and says nothing.

use super::{
    BenchError, Idle, Plan,
    house::House,
    load::{approximate, look},
    meter,
    round::Round,
};

/// How many look at one table.
const PER_TABLE: usize = 50;

pub(super) async fn measure(plan: &Plan, round: &Round) -> Result<Idle, BenchError> {
    let house = House::open(&plan.folder).await?;
    let tables = house.make_tables(round, plan.n_idle.div_ceil(PER_TABLE), 0).await?;
    // The tables themselves are in memory before the first measurement.
    for table in &tables {
        drop(look(&house, table, "null", 0).await?);
    }
    let before = meter::memory();
    let mut sockets = Vec::with_capacity(plan.n_idle);
    for n in 0..plan.n_idle {
        sockets.push(look(&house, &tables[n / PER_TABLE], "null", 0).await?);
    }
    let taken = meter::memory().zip(before).map(|(after, before)| after - before);
    let n_sockets = sockets.len();
    drop(sockets);
    house.close().await?;
    Ok(Idle { n_sockets, bytes: taken.map(|bytes| bytes / approximate(n_sockets)) })
}
