//! Any text as a position.

use kernel::Viewer;
use registry::{Dice, Luck, Record, load};

/// How far an arranged game is played on.
const N_STEPS: usize = 12;

/// Arranges `text` for the game, seats and options of `like`, looks at it through all eyes and plays
/// on. Tells whether it was read.
///
/// # Panics
/// When what was read is not written so that it reads the same, or when somebody is waited for who
/// cannot act.
pub fn position(like: &Record, text: &str) -> bool {
    let arranged = |text: &str| {
        let (setup_draws, actions) = (Vec::new(), Vec::new());
        let position = Some(text.to_owned());
        load(&Record { position, setup_draws, actions, result: None, ..like.clone() })
    };
    let Ok(mut table) = arranged(text) else { return false };
    let written = table.position();
    let again = arranged(&written).map(|it| it.position());
    assert_eq!(again.as_deref(), Ok(&*written), "read from\n{text}");
    let mut dice = Dice::seeded(0);
    for n in 0..N_STEPS {
        for viewer in Viewer::all(table.n_seats()) {
            table.view(viewer);
        }
        let Some(seat) = table.turn().waiting().iter().next() else { break };
        let legal = table.legal(seat);
        let action = &legal[(n * 7919) % legal.len()];
        let played = table.play(seat, action, Luck::Drawn(&mut dice), 0);
        assert!(played.is_ok(), "{action} was legal in\n{}", table.position());
    }
    true
}
