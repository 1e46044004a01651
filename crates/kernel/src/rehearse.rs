//! A choice before it is one (a draft): what it would be, told from its player's view alone, so that
//! nothing can get into it that they may not know. Nothing is drawn for it, and nothing comes of it.

use crate::{Chance, Game, Refusal, Script, Seat, Seeded, Viewer, legal, may_act, play};

/// The most actions that one choice is put together from.
pub const MAX_CHOICE: usize = 40;

/// What a choice would be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rehearsal<G: Game> {
    /// What was played on the copy: what was asked, and what goes along by itself.
    pub actions: Vec<G::Action>,
    /// What it comes to.
    pub fate: Fate,
    /// Whether it lets go by what else could be done.
    pub waives: bool,
    /// What stands on the copy then. Nothing once luck or a secret would have spoken: what they say
    /// is not known.
    pub state: Option<G::State>,
}

/// What becomes of a choice that is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// It is no choice yet: its player is in the midst of putting it together.
    Begun,
    /// It is whole, and its player goes on.
    Whole,
    /// It is whole, and others go on.
    Passes,
    /// It draws luck, reveals a secret or ends the game.
    Final,
}

/// Plays `actions` of `seat` on a copy of what it knows. Where they have only begun something and
/// `fill` is asked for, what usually goes along is added. Stops at the first that is more than begun;
/// whoever asked for more finds fewer actions than they sent.
pub fn rehearse<G: Game>(
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    fill: bool,
) -> Result<Rehearsal<G>, Refusal<G::Illegal>> {
    let eyes = Viewer::Seat(seat);
    let mut copy = Copy::<G> {
        state: G::imagine(view, eyes, &mut Chance::new(&mut Seeded(0))),
        seat,
        fate: Fate::Begun,
        played: Vec::new(),
    };
    let mut waives = false;
    for action in actions {
        if copy.fate != Fate::Begun {
            break;
        }
        waives = G::waives(action) && copy.has_more_to_do();
        copy.play(action)?;
    }
    while fill && copy.fate == Fate::Begun && copy.played.len() < MAX_CHOICE {
        let Some(habit) = G::habit(&copy.state, seat) else { break };
        copy.play(&habit)?;
    }
    let Copy { state, fate, played, .. } = copy;
    let state = (fate != Fate::Final).then_some(state);
    Ok(Rehearsal { actions: played, fate, waives, state })
}

struct Copy<G: Game> {
    state: G::State,
    seat: Seat,
    fate: Fate,
    played: Vec<G::Action>,
}

impl<G: Game> Copy<G> {
    fn play(&mut self, action: &G::Action) -> Result<(), Refusal<G::Illegal>> {
        let mut nothing = Script::new(&[]);
        let mut chance = Chance::new(&mut nothing);
        let mut events = Vec::new();
        play::<G>(&mut self.state, self.seat, action, &mut chance, &mut events)?;
        let drew = !chance.into_draws().is_empty();
        let over = G::turn(&self.state).is_over();
        self.fate = if drew || over || events.iter().any(G::reveals) {
            Fate::Final
        } else if G::tentative(&self.state, self.seat) {
            Fate::Begun
        } else if G::turn(&self.state).waiting().contains(self.seat) {
            Fate::Whole
        } else {
            Fate::Passes
        };
        self.played.push(action.clone());
        Ok(())
    }

    /// Whether anything else is open than to let it go by, or to give up.
    fn has_more_to_do(&self) -> bool {
        let mut open = Vec::new();
        if may_act::<G>(&self.state, self.seat) {
            legal::<G>(&self.state, self.seat, &mut open);
        }
        open.iter().any(|it| !G::waives(it) && !G::gives_up(it))
    }
}
