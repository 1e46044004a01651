//! What a host chooses, and what nobody may exceed.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use registry::Entry;

/// Where to listen and what to store in.
#[derive(Clone)]
pub struct Config {
    /// Port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The folder of the SQLite file; made if missing.
    pub data_dir: PathBuf,
    /// A database by its address instead: `postgres://…` or `sqlite:…`.
    pub database_url: Option<String>,
    /// Which games are on the table: usually all of them.
    pub games: &'static [Entry],
}

/// How much of the house one visitor, or all of them, may take.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Tables that one guest may make at once; one more is allowed every six seconds.
    pub tables_per_guest: u32,
    /// Tables that all guests together may make at once; as many more are allowed every minute.
    pub tables_per_house: u32,
    /// Records that are run again at the same time.
    pub reruns: usize,
    /// How long each of them may take.
    pub rerun: Duration,
    /// Tables in memory.
    pub loaded_tables: usize,
    /// Browsers that look at one table.
    pub sockets_per_table: usize,
    /// Browsers that look at any table.
    pub sockets: usize,
    /// Connections that are no sockets.
    pub connections: usize,
    /// Messages that a browser may send at once; a third as many more are read every second.
    pub messages_per_socket: u32,
    /// Messages that wait for a slow browser before it is sent away.
    pub messages_waiting: usize,
    /// How often a browser is asked whether it is still there. It must answer before it is asked
    /// for the third time.
    pub ping_every: Duration,
    /// How long a browser may take to accept what it is sent, and to say what it wants.
    pub patience: Duration,
    /// How often tables that nobody looks at are put away.
    pub rest_every: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            tables_per_guest: 20,
            tables_per_house: 600,
            reruns: 1,
            rerun: Duration::from_secs(3),
            loaded_tables: 20_000,
            sockets_per_table: 200,
            sockets: 20_000,
            connections: 5_000,
            messages_per_socket: 60,
            messages_waiting: 256,
            ping_every: Duration::from_secs(25),
            patience: Duration::from_secs(10),
            rest_every: Duration::from_mins(1),
        }
    }
}
