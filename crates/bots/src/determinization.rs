//! Determinization: the worlds a seat could be in, one after another. The search starts from them,
//! never from the truth.

use kernel::{Chance, Game, Seat, Seeded, Viewer};

/// How often the same world must come up before nothing is taken to be hidden.
const TRIALS: usize = 12;

/// The imagined world of the moment.
pub(crate) struct Determinization<'a, G: Game> {
    view: &'a G::View,
    seat: Seat,
    now: G::State,
    /// Counts the worlds; ways out that were listed for another one are listed anew.
    id: u32,
    /// Whether every imagination is the same, so that what is proven stays proven.
    certain: bool,
}

impl<'a, G: Game> Determinization<'a, G> {
    pub(crate) fn new(view: &'a G::View, seat: Seat, luck: &mut Seeded) -> Self {
        let now = imagine::<G>(view, seat, luck);
        let certain = (1..TRIALS).all(|_| imagine::<G>(view, seat, luck) == now);
        Determinization { view, seat, now, id: 1, certain }
    }

    pub(crate) fn now(&self) -> &G::State {
        &self.now
    }

    /// Whose world it is.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    pub(crate) fn id(&self) -> u32 {
        self.id
    }

    pub(crate) fn is_certain(&self) -> bool {
        self.certain
    }

    /// Imagines another world, where there is anything to imagine.
    pub(crate) fn turn(&mut self, luck: &mut Seeded) {
        if !self.certain {
            self.now = imagine::<G>(self.view, self.seat, luck);
            self.id += 1;
        }
    }
}

/// A state that looks like `view` to `seat`, with all secret choices still to be made: what others
/// have chosen already is weighed as if they chose now.
fn imagine<G: Game>(view: &G::View, seat: Seat, luck: &mut Seeded) -> G::State {
    let mut state = G::imagine(view, Viewer::Seat(seat), &mut Chance::new(luck));
    G::reopen(&mut state);
    state
}
