//! The one binary.

fn main() -> std::process::ExitCode {
    cli::main()
}
