//! A throw-away PostgreSQL: its own folder, its own port, gone when dropped.

use std::{
    fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context as _, Result, bail};

use crate::{packages, run};

/// A running cluster.
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

/// The folder with `initdb` and `pg_ctl`, the newest version first.
pub fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut folders: Vec<PathBuf> =
        versions.filter_map(|it| Some(it.ok()?.path().join("bin"))).collect();
    folders.retain(|it| it.join("initdb").exists() && it.join("pg_ctl").exists());
    folders.sort();
    folders.pop()
}

impl Cluster {
    /// Makes a cluster and starts it.
    pub fn start() -> Result<Cluster> {
        run::title("a throw-away PostgreSQL");
        let Some(programs) = programs() else { bail!("PostgreSQL is not installed") };
        let folder = std::env::temp_dir().join(format!("septem-postgres-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        if packages::is_root() {
            // PostgreSQL refuses to run as root.
            checked(Command::new("chown").arg("postgres").arg(&folder))?;
        }
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let cluster = Cluster { programs, folder, port };
        let data = cluster.data();
        checked(cluster.program("initdb").args(["-U", "septem", "-A", "trust", "-D"]).arg(&data))?;
        let socket = cluster.folder.display();
        let options =
            format!("-p {port} -k {socket} -c listen_addresses=127.0.0.1 -c max_connections=200");
        let log = cluster.folder.join("log");
        let mut start = cluster.program("pg_ctl");
        start.args(["-w", "-o", &options, "-l"]).arg(log).arg("-D").arg(&data).arg("start");
        checked(&mut start)?;
        Ok(cluster)
    }

    /// How to reach it.
    pub fn url(&self) -> String {
        format!("postgres://septem@127.0.0.1:{}/postgres", self.port)
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        if packages::is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(path).current_dir(&self.folder);
            command
        } else {
            let mut command = Command::new(path);
            command.current_dir(Path::new("/"));
            command
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let mut stop = self.program("pg_ctl");
        stop.args(["-w", "-m", "immediate", "-D"]).arg(self.data()).arg("stop");
        let _ = stop.stdout(Stdio::null()).status();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn checked(command: &mut Command) -> Result<()> {
    // A started server keeps our output open, so it gets none.
    let shown = format!("{command:?}");
    let status = command
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .with_context(|| format!("cannot start {shown}"))?;
    if !status.success() {
        bail!("{shown} failed");
    }
    Ok(())
}
