//! How long the disk takes for what a commit cannot do without.

use std::{
    fs::{self, File},
    io::{self, Seek as _, Write as _},
    path::Path,
    time::Instant,
};

const N_SYNCS: usize = 200;

/// The time of each of many small writes with a sync, in microseconds. They go over what is there
/// already, as those of a write-ahead log do most of the time.
pub(super) fn syncs(folder: &Path) -> io::Result<Vec<f64>> {
    let path = folder.join("sync");
    let mut file = File::create(&path)?;
    let page = [7; 4096];
    for _ in 0..N_SYNCS {
        file.write_all(&page)?;
    }
    file.sync_all()?;
    file.rewind()?;
    let mut times = Vec::with_capacity(N_SYNCS);
    for _ in 0..N_SYNCS {
        let start = Instant::now();
        file.write_all(&page)?;
        file.sync_data()?;
        times.push(start.elapsed().as_secs_f64() * 1e6);
    }
    fs::remove_file(path)?;
    Ok(times)
}
