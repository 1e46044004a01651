//! What the browser calls (a plain WebAssembly interface): a text is laid into a buffer, the answer is
//! read from another.
//!
//! `room(n)` says where the request is to be laid, `ask()` answers it and says how long the answer is,
//! `answer()` where it stands. Texts are UTF-8. No pointer is ever taken apart here.

#![cfg(target_arch = "wasm32")]
#![expect(unsafe_code, reason = "a browser finds functions by their plain names")]
#![expect(unreachable_pub, reason = "they are reached from outside the program")]

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::Home;

struct Desk {
    home: Home,
    request: Vec<u8>,
    answer: Vec<u8>,
}

static DESK: Mutex<Desk> =
    Mutex::new(Desk { home: Home::new(registry::GAMES), request: Vec::new(), answer: Vec::new() });

#[link(wasm_import_module = "septem")]
unsafe extern "C" {
    /// Milliseconds since some moment: how long somebody thinks.
    safe fn clock() -> f64;
}

fn desk() -> MutexGuard<'static, Desk> {
    DESK.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes room for a request of `n` bytes and says where.
#[unsafe(no_mangle)]
pub extern "C" fn room(n: usize) -> *mut u8 {
    let mut desk = desk();
    desk.request.clear();
    desk.request.resize(n, 0);
    desk.request.as_mut_ptr()
}

/// Answers the request that lies there; says how long the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    let desk = &mut *desk();
    desk.answer = desk.home.answer(&desk.request, || clock()).into_bytes();
    desk.answer.len()
}

/// Where the answer stands.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    desk().answer.as_ptr()
}
