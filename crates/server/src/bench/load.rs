//! Moves under load: alone, at the pace of people, and as fast as they are answered.

use std::time::Duration;

use tokio::{
    task::JoinSet,
    time::{Instant, sleep},
};

use super::{BenchError, Load, Plan, Spread, house::House, meter, round::Round, wire::Wire};

/// People think; at two hundred tables this makes four hundred moves a second.
const PAUSE: Duration = Duration::from_millis(500);

/// How many moves one table makes alone.
const N_ALONE: usize = 500;

/// Who listens at a table.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Audience {
    Players,
    PlayersAndSpectator,
}

/// A table with two players and perhaps a spectator, all of them listening.
pub(super) struct Party {
    player: Wire,
    others: JoinSet<()>,
    n_actions: usize,
}

impl Party {
    /// Sits down at a table at which `n_actions` were played.
    pub(super) async fn sit(
        house: &House,
        table: &str,
        n_actions: usize,
        audience: Audience,
    ) -> Result<Party, BenchError> {
        let mut others = JoinSet::new();
        let listeners: &[&str] = match audience {
            Audience::Players => &["1"],
            Audience::PlayersAndSpectator => &["1", "null"],
        };
        for eyes in listeners {
            let mut wire = look(house, table, eyes, n_actions).await?;
            // They listen to the end.
            others.spawn(async move { while wire.hear("nothing").await.is_ok() {} });
        }
        let player = look(house, table, "0", n_actions).await?;
        Ok(Party { player, others, n_actions })
    }

    /// Makes the next move; returns how long it took until it was stored, in microseconds.
    pub(super) async fn play(&mut self, round: &Round) -> Result<f64, BenchError> {
        let (seat, action) = round.action(self.n_actions);
        let version = self.n_actions;
        self.n_actions += 1;
        let play = format!(
            r#"{{"type":"play","ack":1,"version":{version},"seat":{},"action":"{action}"}}"#,
            seat.0
        );
        let start = Instant::now();
        self.player.say(&play).await?;
        self.player.hear(r#"{"type":"accepted""#).await?;
        Ok(start.elapsed().as_secs_f64() * 1e6)
    }
}

impl Drop for Party {
    fn drop(&mut self) {
        self.others.abort_all();
    }
}

/// Opens a socket and waits until it is told how things stand.
pub(super) async fn look(
    house: &House,
    table: &str,
    eyes: &str,
    since: usize,
) -> Result<Wire, BenchError> {
    let mut wire = Wire::open(house.addr, table, &house.cookie).await?;
    wire.say(&format!(r#"{{"type":"look","eyes":{eyes},"since":{since}}}"#)).await?;
    wire.hear(r#"{"type":"missed""#).await?;
    Ok(wire)
}

/// How moves are made.
struct Pace {
    n_tables: usize,
    /// At each table.
    n_moves: usize,
    pause: Option<Duration>,
    audience: Audience,
}

pub(super) async fn alone(plan: &Plan, round: &Round) -> Result<Load, BenchError> {
    let n_moves = N_ALONE.min(plan.n_flat_out * 5);
    let pace = Pace { n_tables: 1, n_moves, pause: None, audience: Audience::Players };
    measure(plan, round, pace).await
}

pub(super) async fn paced(plan: &Plan, round: &Round) -> Result<Load, BenchError> {
    let (n_tables, n_moves) = (plan.n_tables, plan.n_paced);
    let pace = Pace { n_tables, n_moves, pause: Some(PAUSE), audience: Audience::Players };
    measure(plan, round, pace).await
}

pub(super) async fn flat_out(
    plan: &Plan,
    round: &Round,
    audience: Audience,
) -> Result<Load, BenchError> {
    let (n_tables, n_moves) = (plan.n_tables, plan.n_flat_out);
    measure(plan, round, Pace { n_tables, n_moves, pause: None, audience }).await
}

async fn measure(plan: &Plan, round: &Round, pace: Pace) -> Result<Load, BenchError> {
    let Pace { n_tables, n_moves, pause, audience } = pace;
    let house = House::open(&plan.folder).await?;
    let tables = house.make_tables(round, n_tables, 0).await?;
    let mut parties = Vec::new();
    for table in &tables {
        parties.push(Party::sit(&house, table, 0, audience).await?);
    }

    let (cpu, commits, start) = (meter::cpu(), house.store.n_commits(), Instant::now());
    let mut playing = JoinSet::new();
    for (n, mut party) in parties.into_iter().enumerate() {
        let round = round.clone();
        // Not all of them think at the same moment.
        let late = pause.map(|pause| {
            pause * u32::try_from(n).unwrap_or(0) / u32::try_from(n_tables).unwrap_or(1)
        });
        playing.spawn(async move {
            let mut times = Vec::with_capacity(n_moves);
            if let Some(late) = late {
                sleep(late).await;
            }
            for _ in 0..n_moves {
                if let Some(pause) = pause {
                    sleep(pause).await;
                }
                times.push(party.play(&round).await?);
            }
            Ok::<_, BenchError>((times, party))
        });
    }
    let mut times = Vec::new();
    let mut parties = Vec::new();
    while let Some(played) = playing.join_next().await {
        let (some, party) = played.map_err(std::io::Error::other)??;
        times.extend(some);
        parties.push(party);
    }
    let seconds = start.elapsed().as_secs_f64();
    let n_commits = house.store.n_commits() - commits;
    let spent = meter::cpu().zip(cpu).map(|(after, before)| after - before);
    drop(parties);
    house.close().await?;

    let n_moves = times.len();
    let moves = approximate(n_moves);
    Ok(Load {
        n_tables,
        n_moves,
        per_second: moves / seconds,
        answer: Spread::of(&mut times),
        cpu: spent.map(|spent| spent / moves),
        moves_per_commit: moves / approximate(usize::try_from(n_commits).unwrap_or(usize::MAX)),
    })
}

/// A count as a number to divide by.
pub(super) fn approximate(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX)).max(1.0)
}
