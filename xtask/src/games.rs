//! Chores for one game or for all of them.

use anyhow::Result;

use crate::{
    new_game::{self, Name},
    root,
    run::{built, cargo, program, step, title},
};

/// 10,000 random games through every law.
pub fn playouts(game: Option<&str>) -> Result<()> {
    let mut args = vec!["test", "--release", "--test", "conformance"];
    args.extend(chosen(game));
    let mut games = cargo(&args);
    step("10,000 games", games.env("SEPTEM_LONG_GAMES", "10000").env("SEPTEM_WEB", "skip"))
}

/// Rewrites the indented lines of the transcripts.
pub fn bless(game: Option<&str>) -> Result<()> {
    let mut args = vec!["test", "--test", "conformance"];
    args.extend(chosen(game));
    step("bless", cargo(&args).env("BLESS", "1"))
}

/// How cargo is told which game is meant.
fn chosen(game: Option<&str>) -> Vec<&str> {
    game.map_or(vec!["--workspace"], |game| vec!["--package", game])
}

/// Makes what is made from the games: the client's types, or a record.
pub fn generate(what: &[&str]) -> Result<()> {
    // With `--workspace` the crates from outside get the features that they have in the suite, and
    // the games that it built need not be built again.
    let mut build = cargo(&["build", "--quiet", "--workspace", "--bin", "generate"]);
    step("the games", build.env("SEPTEM_WEB", "skip"))?;
    let generate = built("debug", "generate")?;
    step(&what.join(" "), &mut program(&root(), &generate.to_string_lossy(), what))
}

/// A new game that runs: written, known to the registry and to the client's types, and tested.
pub fn new_game(name: &Name) -> Result<()> {
    new_game::write(&root(), name)?;
    step("format", &mut cargo(&["fmt", "--all"]))?;
    generate(&["types"])?;
    generate(&["keep", name.id()])?;
    step("the laws", &mut cargo(&["test", "-p", name.id()]))?;
    title(&format!(
        "games/{0} is a game; docs/adding-a-game.md says how it becomes {0}",
        name.id()
    ));
    Ok(())
}
