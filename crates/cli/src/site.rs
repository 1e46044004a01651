//! `septem site`: the page with its engine as plain files, for any host and any folder of it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, Result, bail};
use registry::GAMES;

use crate::{Verdict, output};

/// The page, in our files and in every folder that is an address.
const PAGE: &str = "index.html";

/// What hosts show where there is nothing. It knows no depth, so it needs no other file.
const NOWHERE: (&str, &str) = ("404.html", include_str!("site/404.html"));

/// How the page says that a server may answer, and that none will.
const SERVER: [&str; 2] =
    ["name=\"septem-server\" content=\"\"", "name=\"septem-server\" content=\"none\""];

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder to write to; it is made if need be.
    folder: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<Verdict> {
    let page = assets::lookup(PAGE).context("this program was built without its client")?;
    let page = String::from_utf8(page.plain.bytes.into_owned())?;
    let page = Site::of(&page)?;
    let write = |path: &str, bytes: &[u8]| write(&args.folder.join(path), bytes);
    for path in assets::paths().filter(|path| path != PAGE) {
        let asset = assets::lookup(&path).with_context(|| format!("{path} is gone"))?;
        write(&path, &asset.plain.bytes)?;
    }
    let addresses = addresses();
    for address in &addresses {
        write(&format!("{address}{PAGE}"), page.at(address).as_bytes())?;
    }
    let (name, text) = NOWHERE;
    write(name, text.as_bytes())?;
    output::say(format_args!("{} pages in {}", addresses.len(), args.folder.display()))?;
    Ok(Verdict::Done)
}

/// Every address that the page answers to without a server, as a folder below its own.
fn addresses() -> Vec<String> {
    let mut all: Vec<_> = ["", "local/", "record/", "about/", "sources/"].map(str::to_owned).into();
    for game in GAMES {
        let rules = format!("rules/{}/", game.meta.id);
        let examples = game.transcripts().map(|(name, _)| format!("{rules}examples/{name}/"));
        all.extend(examples);
        all.extend([format!("{rules}aid/"), rules]);
        all.extend(game.lesson_text().map(|_| format!("learn/{}/", game.meta.id)));
    }
    all
}

/// The page as a plain host has it.
struct Site(String);

impl Site {
    /// Makes it of the page that the server sends.
    fn of(page: &str) -> Result<Site> {
        let [some, none] = SERVER;
        if !page.contains(some) {
            bail!("this program was built without its client: there is nothing to write");
        }
        if page.contains("name=\"septem-engine\" content=\"\"") {
            bail!("this program was built without its engine: nobody could play without a server");
        }
        // There is no server to send it. A page cannot say who may frame it.
        let policy: Vec<_> =
            server::POLICY.split("; ").filter(|it| !it.starts_with("frame-")).collect();
        let policy = format!(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\" />",
            policy.join("; ")
        );
        let page = page.replace(some, none);
        Ok(Site(page.replacen("<head>", &format!("<head>\n    {policy}"), 1)))
    }

    /// The page at an address: its files lie as many folders up as the address has.
    fn at(&self, address: &str) -> String {
        let up = "../".repeat(address.matches('/').count());
        let top = if up.is_empty() { "./" } else { &up };
        self.0.replace("=\"/", &format!("=\"{top}"))
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let said = || format!("writing {}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(said)?;
    }
    fs::write(path, bytes).with_context(said)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SENT: &str = "<head><meta name=\"septem-engine\" content=\"assets/e.wasm\" />\
        <meta name=\"septem-server\" content=\"\" /><script src=\"/assets/a.js\"></script>";

    #[test]
    fn the_page_finds_its_files_from_every_depth() {
        let page = Site::of(SENT).unwrap();
        for (address, found) in [
            ("", "src=\"./assets/a.js\""),
            ("local/", "src=\"../assets/a.js\""),
            ("rules/hannibal/aid/", "src=\"../../../assets/a.js\""),
        ] {
            let text = page.at(address);
            assert!(text.contains(found) && !text.contains("=\"/"), "{text}");
        }
    }

    #[test]
    fn the_page_knows_that_nobody_answers_and_asks_nobody_else() {
        let text = Site::of(SENT).unwrap().at("");
        assert!(text.contains("name=\"septem-server\" content=\"none\""), "{text}");
        assert!(text.contains("default-src 'self'") && !text.contains("frame-"), "{text}");
    }

    #[test]
    fn without_client_or_engine_there_is_nothing_to_write() {
        assert!(Site::of("<title>Septem").is_err());
        assert!(Site::of(&SENT.replace("assets/e.wasm", "")).is_err());
    }

    /// Those of one game or table have a name in them: `/rules/:game`.
    #[test]
    fn every_page_of_the_client_has_a_folder() {
        let routes = include_str!("../../../client/src/router.ts").lines();
        let routes = routes.filter_map(|line| line.trim().strip_prefix("'/")?.split_once("': "));
        let pages: Vec<_> = routes
            .filter(|(path, page)| !path.contains(':') && *page != "{")
            .map(|(path, _)| if path.is_empty() { String::new() } else { format!("{path}/") })
            .collect();
        assert!(pages.len() >= 4, "{pages:?}");
        let all = addresses();
        for page in pages {
            assert!(all.contains(&page), "{page}");
        }
    }

    #[test]
    fn every_game_can_be_read_about() {
        let all = addresses();
        for game in GAMES {
            for page in ["", "aid/"] {
                assert!(all.contains(&format!("rules/{}/{page}", game.meta.id)));
            }
            let learned = all.contains(&format!("learn/{}/", game.meta.id));
            assert_eq!(learned, game.lesson_text().is_some(), "{}", game.meta.id);
        }
        assert!(all.iter().all(|it| !it.starts_with('/') && !it.contains("..")));
    }
}
