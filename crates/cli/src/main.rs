//! The one binary.

/// A move is told to everyone in text made for them: many short-lived strings of a few kilobytes,
/// made on one thread and freed on another.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    cli::main()
}
