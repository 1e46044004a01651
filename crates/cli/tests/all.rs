//! The command line as other programs use it: the real binary, its output, its exit status.

#[path = "all/bad_input.rs"]
mod bad_input;
#[path = "all/browser.rs"]
mod browser;
#[path = "all/commands.rs"]
mod commands;
#[path = "all/engine.rs"]
mod engine;
#[path = "all/engine_page.rs"]
mod engine_page;
#[path = "all/killed.rs"]
mod killed;
#[path = "all/talk.rs"]
mod talk;
