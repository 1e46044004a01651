//! `septem serve`

use std::{net::SocketAddr, path::PathBuf};

use anyhow::{Context as _, Result};
use tracing_subscriber::EnvFilter;

use crate::{Verdict, output};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen.
    #[arg(long, value_name = "ADDR", default_value_t = default_listen())]
    listen: SocketAddr,
    /// Where the SQLite file lives.
    #[arg(long, value_name = "DIR", default_value = DEFAULT_DATA)]
    data: PathBuf,
    /// A PostgreSQL database instead of the file.
    #[arg(long, value_name = "URL", env = "SEPTEM_DATABASE_URL", hide_env_values = true)]
    database_url: Option<String>,
}

pub(crate) const DEFAULT_DATA: &str = "septem-data";

fn default_listen() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 7878))
}

impl Default for Args {
    fn default() -> Self {
        Args { listen: default_listen(), data: DEFAULT_DATA.into(), database_url: None }
    }
}

pub(crate) fn run(args: Args) -> Result<Verdict> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();

    let config = server::Config {
        listen: args.listen,
        data_dir: args.data,
        database_url: args.database_url,
        games: registry::GAMES,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = server::Server::bind(config).await.context("the table cannot open")?;
        output::say(format_args!("Septem is ready: http://{}", server.local_addr()))?;
        server.run().await.context("the table closed")?;
        Ok(Verdict::Done)
    })
}
