//! How much processor time the steps of a chore took, whoever else was using the machine.

use std::{
    fs,
    io::{self, Write as _},
    sync::Mutex,
    time::Duration,
};

/// Linux tells processor time to programs in hundredths of a second, on every machine.
const TICKS_PER_SECOND: u64 = 100;

/// What one step cost.
struct Cost {
    step: String,
    elapsed: Duration,
    processor: Option<Duration>,
}

static COSTS: Mutex<Vec<Cost>> = Mutex::new(Vec::new());

/// The processor time of all programs that we started and that have ended, with those that they
/// started in turn. Known on Linux only.
pub fn of_ended_children() -> Option<Duration> {
    children_in(&fs::read_to_string("/proc/self/stat").ok()?)
}

/// Reads it from the line that proc(5) describes: `cutime` and `cstime`, its fields 16 and 17.
fn children_in(stat: &str) -> Option<Duration> {
    // The second field is the program's name in brackets, and may itself hold spaces and brackets.
    let (_, after_name) = stat.rsplit_once(')')?;
    let mut fields = after_name.split_whitespace().skip(13);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(Duration::from_millis((user + system) * 1000 / TICKS_PER_SECOND))
}

/// Remembers what a step cost.
pub fn record(step: &str, elapsed: Duration, processor: Option<Duration>) {
    if let Ok(mut costs) = COSTS.lock() {
        costs.push(Cost { step: step.to_owned(), elapsed, processor });
    }
}

/// Says what every step cost, and all of them together.
pub fn report() {
    let Ok(costs) = COSTS.lock() else { return };
    let elapsed = costs.iter().map(|it| it.elapsed).sum();
    let processor = costs.iter().map(|it| it.processor).sum();
    let mut out = io::stderr().lock();
    let _ = writeln!(out, "\n   elapsed  processor");
    for cost in costs.iter() {
        let _ = writeln!(out, "{}", line(&cost.step, cost.elapsed, cost.processor));
    }
    let _ = writeln!(out, "{}", line("together", elapsed, processor));
}

fn line(step: &str, elapsed: Duration, processor: Option<Duration>) -> String {
    let processor = processor.map_or("?".to_owned(), |it| format!("{:.1}", it.as_secs_f64()));
    format!("{:>8.1} s {processor:>8} s  {step}", elapsed.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_childs_time_is_read_behind_a_name_with_spaces_and_brackets() {
        let stat = "7 (a) b (c) S 1 7 7 0 -1 4194560 1 2 3 4 11 12 150 25 20 0 1 0 5";
        assert_eq!(children_in(stat), Some(Duration::from_millis(1750)));
    }

    #[test]
    fn a_line_that_is_cut_short_tells_nothing() {
        assert_eq!(children_in("7 (xtask) S 1 7 7"), None);
    }

    #[test]
    fn a_step_whose_time_is_unknown_is_told_as_such() {
        let told = line("lints", Duration::from_millis(1250), None);
        assert_eq!(told, "     1.2 s        ? s  lints");
    }
}
