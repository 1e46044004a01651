//! The client's TypeScript types, made from the Rust ones.

use std::{fs, path::Path};

use anyhow::{Context as _, Result};
use protocol::{
    ClientMsg, CreateTable, Created, Dangers, ErrorBody, Foreseen, GuestInfo, ImportTable,
    NameGuest, OffersTree, PastView, ServerMsg, TableInfo, TableSummary, stored::NewTable,
};
use registry::typescript::{self, Declarations, Module};

/// Writes every module into the client.
pub fn write() -> Result<()> {
    let folder = crate::root().join(crate::TYPES);
    fs::create_dir_all(&folder)?;
    for module in modules() {
        write_one(&folder, &module)?;
    }
    Ok(())
}

/// Every module, as it should stand in the client.
pub fn modules() -> Vec<Module> {
    let table = Declarations::default()
        .with::<ClientMsg>()
        .with::<ServerMsg>()
        // The offers of any game: what is clicked and what bars it is the game's own business.
        .with::<OffersTree<'static, (), ()>>()
        .with::<CreateTable>()
        .with::<ImportTable>()
        .with::<Created>()
        .with::<TableInfo>()
        .with::<TableSummary>()
        .with::<PastView>()
        .with::<Foreseen>()
        .with::<Dangers>()
        .with::<kernel::Course>()
        .with::<GuestInfo>()
        .with::<NameGuest>()
        .with::<ErrorBody>()
        .module("table");
    let engine = Declarations::default()
        .with::<wasm::Request>()
        .with::<wasm::Reply>()
        .with::<wasm::Hint>()
        .with::<wasm::Verdict>()
        .with::<NewTable>()
        .module("engine");
    let mut modules = typescript::modules();
    modules.extend([table, engine]);
    // The client has a page for the template too, from which that of a new game begins.
    modules.extend(crate::TEMPLATE.iter().map(|entry| (entry.types)()));
    modules
}

fn write_one(folder: &Path, module: &Module) -> Result<()> {
    let path = folder.join(module.name).with_extension("ts");
    fs::write(&path, &module.text).with_context(|| format!("writing {}", path.display()))
}
