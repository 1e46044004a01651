//! The rules as people read them: both languages alike, every picture and example there, every ruling
//! with its reason, and questions that the page answers.

#[path = "rules/examples.rs"]
mod examples;
#[path = "rules/questions.rs"]
mod questions;
#[path = "rules/reasons.rs"]
mod reasons;
#[path = "rules/structure.rs"]
mod structure;

use std::{
    fs,
    path::{Path, PathBuf},
};

use registry::{Entry, GAMES, Lang, RulesPage};

/// The game that new ones begin as.
static TEMPLATE: [Entry; 1] = [registry::entry::<calculi::Calculi>()];

/// One game and its page in both languages.
struct Rules {
    entry: &'static Entry,
    home: PathBuf,
    english: RulesPage,
    french: RulesPage,
}

impl Rules {
    fn id(&self) -> &'static str {
        self.entry.meta.id
    }

    fn read(&self, file: &str) -> String {
        fs::read_to_string(self.home.join(file)).unwrap()
    }

    fn pages(&self) -> [(&'static str, &RulesPage); 2] {
        [("RULES.md", &self.english), ("REGLES.md", &self.french)]
    }
}

/// Every game, and the one that new ones begin as.
fn games() -> impl Iterator<Item = Rules> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    GAMES.iter().chain(&TEMPLATE).map(move |entry| {
        let is_template = TEMPLATE.iter().any(|it| it.meta.id == entry.meta.id);
        let home = if is_template { "xtask/template" } else { &format!("games/{}", entry.meta.id) };
        let [english, french] = Lang::BOTH.map(|lang| entry.rules_page(lang));
        Rules { entry, home: top.join(home), english, french }
    })
}
