//! The TypeScript types of games and tables, one document for each module of the client.

use std::collections::BTreeMap;

use kernel::{Appraise, Seat};
use ts_rs::{Config, TS, TypeVisitor};

use crate::{Example, GAMES, GameInfo, LessonReply, Picture, Record, RulesPage};

/// One module: its name and its text.
pub struct Module {
    /// File name without ending.
    pub name: &'static str,
    /// The whole text.
    pub text: String,
}

/// Declarations by name, so that the text is the same on every run.
pub struct Declarations {
    config: Config,
    by_name: BTreeMap<String, String>,
    /// Whether generic types stay so.
    keeps_generics: bool,
    /// Those that do not, by their full name: a game has each of them with one choice of arguments, so
    /// it is declared and used without them.
    generics: BTreeMap<String, String>,
}

/// A game that can stand in a list: the types that the browser is given can be written.
pub trait Listed:
    Appraise<View: TS, Event: TS, Illegal: TS, Options: TS, Handle: TS, Foresight: TS>
{
}

impl<G> Listed for G where
    G: Appraise<View: TS, Event: TS, Illegal: TS, Options: TS, Handle: TS, Foresight: TS>
{
}

/// The module of one game: every game names its types alike.
pub fn module_of<G: Listed>() -> Module {
    Declarations::of_game()
        .with::<G::View>()
        .with::<G::Event>()
        .with::<G::Illegal>()
        .with::<G::Options>()
        .with::<G::Handle>()
        .with::<G::Foresight>()
        .with::<Seat>()
        .module(G::META.id)
}

/// The modules of the games, and of what this crate tells about them.
pub fn modules() -> Vec<Module> {
    let registry = Declarations::default()
        .with::<GameInfo>()
        .with::<RulesPage>()
        .with::<Example>()
        .with::<Picture<'static>>()
        .with::<LessonReply>()
        .with::<Record>();
    let games = GAMES.iter().map(|entry| (entry.types)());
    [registry.module("registry")].into_iter().chain(games).collect()
}

impl Default for Declarations {
    /// How large integers are written is said in `.cargo/config.toml`.
    fn default() -> Self {
        Declarations {
            config: Config::from_env(),
            by_name: BTreeMap::new(),
            keeps_generics: true,
            generics: BTreeMap::new(),
        }
    }
}

impl Declarations {
    /// Those of one game, in which nothing is generic.
    pub fn of_game() -> Self {
        Declarations { keeps_generics: false, ..Declarations::default() }
    }

    /// Adds `T` and everything it is made of.
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    /// Writes the module.
    pub fn module(self, name: &'static str) -> Module {
        let mut text =
            "// Made from the Rust types by `cargo xtask types`; do not edit.\n".to_owned();
        for declaration in self.by_name.values() {
            text.push('\n');
            text.push_str(declaration);
            text.push('\n');
        }
        for (full, short) in &self.generics {
            text = text.replace(full, short);
        }
        Module { name, text }
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Without a file of its own a type is TypeScript's already.
        if T::output_path().is_none() {
            return;
        }
        let (name, full) = (T::ident(&self.config), T::name(&self.config));
        if full != name && !self.keeps_generics {
            self.generics.insert(full, name.clone());
        }
        if !self.by_name.contains_key(&name) {
            let docs = T::docs().unwrap_or_default();
            let declaration = if self.keeps_generics {
                T::decl(&self.config)
            } else {
                T::decl_concrete(&self.config)
            };
            let declaration = format!("{docs}export {declaration}");
            self.by_name.insert(name, declaration);
            T::visit_dependencies(self);
            if self.keeps_generics {
                T::visit_generics(self);
            }
        }
    }
}
