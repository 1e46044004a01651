//! The TypeScript types of games and tables, one document for each module of the client.

use std::collections::BTreeMap;

use kernel::Seat;
use ts_rs::{Config, TS, TypeVisitor};

use crate::{GameInfo, Record, RulesPage};

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

/// The module of one game: every game names its types alike.
macro_rules! module_of {
    ($game:ident $(, $more:path)*) => {{
        use $game::{event::Event, handle::Handle, illegal::Illegal, options::Options, view::View};
        Declarations::of_game()
            .with::<View>()
            .with::<Event>()
            .with::<Illegal>()
            .with::<Options>()
            .with::<Handle>()
            .with::<Seat>()
            $(.with::<$more>())*
            .module(stringify!($game))
    }};
}

/// The modules of the games, and of what this crate tells about them.
pub fn modules() -> Vec<Module> {
    let registry = Declarations::default().with::<GameInfo>().with::<RulesPage>().with::<Record>();
    vec![
        registry.module("registry"),
        module_of!(hannibal),
        module_of!(imperium, imperium::foresight::Foresight),
        module_of!(circus),
        module_of!(conquerants),
        module_of!(cesar),
        module_of!(conquest1984),
        module_of!(conquest2005),
    ]
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
