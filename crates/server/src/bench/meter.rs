//! What the system says about our own process.

use std::{fs, hint, time::Instant};

/// The threads of the house: those that serve, and those of the database driver.
const THREADS: [&str; 2] = [super::house::THREAD, "sqlx-sqlite"];

/// Processor time of the house so far, in microseconds; nothing where the system does not tell.
pub(super) fn cpu() -> Option<f64> {
    let mut nanoseconds = 0.0;
    for task in fs::read_dir("/proc/self/task").ok()? {
        let folder = task.ok()?.path();
        // A thread may end while we look.
        let Ok(name) = fs::read_to_string(folder.join("comm")) else { continue };
        if THREADS.iter().any(|thread| name.starts_with(thread)) {
            let times = fs::read_to_string(folder.join("schedstat")).ok()?;
            nanoseconds += times.split(' ').next()?.parse::<f64>().ok()?;
        }
    }
    Some(nanoseconds / 1000.0)
}

/// Memory of the process that is in use, in bytes; nothing where the system does not tell.
pub(super) fn memory() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kibibytes: f64 = line.split_ascii_whitespace().nth(1)?.parse().ok()?;
    Some(kibibytes * 1024.0)
}

const YARDSTICK_STEPS: u32 = 5_000_000;
const N_YARDSTICKS: usize = 9;

/// Nanoseconds a step of a fixed xorshift loop, the same as beside the games: figures of different
/// machines compare as multiples of it.
pub(super) fn yardstick() -> f64 {
    let mut times: Vec<f64> = (0..N_YARDSTICKS).map(|_| time_the_loop()).collect();
    times.sort_by(f64::total_cmp);
    times[N_YARDSTICKS / 2]
}

fn time_the_loop() -> f64 {
    let start = Instant::now();
    let mut x: u64 = hint::black_box(88_172_645_463_325_252);
    for _ in 0..YARDSTICK_STEPS {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
    }
    hint::black_box(x);
    start.elapsed().as_secs_f64() * 1e9 / f64::from(YARDSTICK_STEPS)
}
