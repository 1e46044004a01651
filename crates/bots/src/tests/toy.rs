//! A game that is drawn as a graph of spots, so that each test draws its own.

use std::{fmt, str::FromStr, sync::Arc};

use kernel::{
    Annotate, Appraise, Audience, Chance, Cite, Game, Handle, MAX_SEATS, Meta, Outcome, Seat,
    SeatSet, Secrecy, Turn, Version, Viewer,
};
use serde::{Deserialize, Serialize};

/// What happens where the game stands, and which spots come next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Spot {
    /// One seat chooses openly.
    Lone(Seat, Vec<usize>),
    /// The first seats choose at once and in secret: how many ways each has, and what follows,
    /// the ways of the last seat side by side.
    Joint(Vec<usize>, Vec<usize>),
    /// A die decides.
    Die(Vec<usize>),
    /// What was dealt to seat 1 at the start decides.
    Deal(Vec<usize>),
    /// It ends.
    End(Outcome),
    /// It never ends, and is appraised so for seat 0.
    Endless(i32),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Toy;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) graph: Arc<Vec<Spot>>,
    pub(crate) at: usize,
    pub(crate) picked: [Option<u8>; 3],
    pub(crate) dealt: usize,
    /// How many different deals there are.
    pub(crate) n_deals: u32,
    /// What each way promises, whoever chooses; nothing in particular beyond.
    pub(crate) promises: Vec<i32>,
}

/// A state without its secrets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    #[serde(skip)]
    open: State,
    has_picked: [bool; 3],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(crate) struct Pick(pub(crate) u8);

#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Options;

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Happened;

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct NoSuchWay;

impl State {
    /// The game that starts at the first spot of `graph`.
    pub(crate) fn new(graph: Vec<Spot>) -> State {
        let graph = Arc::new(graph);
        State { graph, at: 0, picked: [None; 3], dealt: 0, n_deals: 1, promises: Vec::new() }
    }

    pub(crate) fn seen_by(&self, seat: u8) -> View {
        Toy::view(self, Viewer::Seat(Seat(seat)))
    }

    fn spot(&self) -> &Spot {
        &self.graph[self.at]
    }

    /// Whether a choice is still secret.
    fn is_secret(&self) -> bool {
        matches!(self.spot(), Spot::Joint(..))
    }

    fn n_ways(&self, seat: Seat) -> usize {
        match self.spot() {
            Spot::Lone(mover, to) if *mover == seat => to.len(),
            Spot::Joint(n_ways, _) => n_ways.get(seat.idx()).copied().unwrap_or(0),
            Spot::Endless(_) => 1,
            Spot::Lone(..) | Spot::Die(_) | Spot::Deal(_) | Spot::End(_) => 0,
        }
    }
}

/// Every way is a button.
impl Handle for Pick {}

impl Game for Toy {
    type Options = Options;
    type State = State;
    type Action = Pick;
    type Handle = Pick;
    type Event = Happened;
    type View = View;
    type Foresight = ();
    type Illegal = NoSuchWay;

    const META: Meta = Meta {
        id: "toy",
        name: "Toy",
        seats: &["a", "b", "c"],
        min_seats: 2,
        options: &[],
        versions: &[Version::FIRST],
        rules_en: "",
        rules_fr: "",
    };

    fn setup(_: &Options, _: usize, _: &mut Chance<'_>) -> State {
        State::new(vec![Spot::End(Outcome::drawn())])
    }

    fn turn(state: &State) -> Turn {
        match state.spot() {
            Spot::Lone(seat, _) => Turn::Waiting((*seat).into()),
            Spot::Joint(n_ways, _) => {
                let all = Seat::first(n_ways.len());
                let open = all.filter(|seat| state.picked[seat.idx()].is_none());
                Turn::Waiting(open.collect::<SeatSet>())
            }
            Spot::End(outcome) => Turn::Over(*outcome),
            Spot::Endless(_) | Spot::Die(_) | Spot::Deal(_) => Turn::Waiting(Seat(0).into()),
        }
    }

    fn candidates(state: &State, seat: Seat, out: &mut Vec<Pick>) {
        out.extend((0..).map(Pick).take(state.n_ways(seat)));
    }

    fn check(state: &State, seat: Seat, action: &Pick) -> Result<(), NoSuchWay> {
        (usize::from(action.0) < state.n_ways(seat)).then_some(()).ok_or(NoSuchWay)
    }

    fn commit(
        state: &mut State,
        seat: Seat,
        action: &Pick,
        chance: &mut Chance<'_>,
        _: &mut Vec<Happened>,
    ) {
        let graph = Arc::clone(&state.graph);
        match &graph[state.at] {
            Spot::Lone(_, to) => state.at = to[usize::from(action.0)],
            Spot::Joint(n_ways, to) => {
                state.picked[seat.idx()] = Some(action.0);
                let mut cell = 0;
                for (n, pick) in n_ways.iter().zip(state.picked) {
                    let Some(pick) = pick else { return };
                    cell = cell * n + usize::from(pick);
                }
                state.at = to[cell];
                state.picked = [None; 3];
            }
            Spot::Die(_) | Spot::Deal(_) | Spot::End(_) | Spot::Endless(_) => (),
        }
        loop {
            state.at = match &graph[state.at] {
                Spot::Die(to) => to[chance.below(u32::try_from(to.len()).unwrap()) as usize],
                Spot::Deal(to) => to[state.dealt],
                Spot::Lone(..) | Spot::Joint(..) | Spot::End(_) | Spot::Endless(_) => return,
            }
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let mut open = state.clone();
        let has_picked = state.picked.map(|pick| pick.is_some());
        for seat in Seat::first(3).filter(|&seat| viewer != Viewer::Seat(seat)) {
            open.picked[seat.idx()] = None;
        }
        if viewer != Viewer::Seat(Seat(1)) {
            open.dealt = 0;
        }
        View { open, has_picked }
    }

    fn audience(_: &Happened) -> Audience {
        Audience::Everyone
    }

    fn reveals(_: &Happened) -> bool {
        false
    }

    fn secrecy(_: &Pick) -> Secrecy {
        Secrecy::UntilRevealed
    }

    fn imagine(view: &View, viewer: Viewer, chance: &mut Chance<'_>) -> State {
        let mut state = view.open.clone();
        for seat in Seat::first(3).filter(|&seat| viewer != Viewer::Seat(seat)) {
            if view.has_picked[seat.idx()] {
                let n = u32::try_from(state.n_ways(seat)).unwrap();
                state.picked[seat.idx()] = u8::try_from(chance.below(n)).ok();
            }
        }
        if viewer != Viewer::Seat(Seat(1)) && 1 < state.n_deals {
            state.dealt = chance.below(state.n_deals) as usize;
        }
        state
    }

    fn reopen(state: &mut State) {
        if state.is_secret() {
            state.picked = [None; 3];
        }
    }

    fn arrange(_: &Options, _: usize, _: &str) -> Result<State, String> {
        Err("a toy is drawn, not arranged".into())
    }

    fn position(state: &State) -> String {
        state.at.to_string()
    }

    fn path(action: &Pick) -> Vec<Pick> {
        vec![*action]
    }

    fn audit(_: &State) -> Result<(), String> {
        Ok(())
    }
}

impl Appraise for Toy {
    fn appraise(state: &State) -> [i32; MAX_SEATS] {
        let mut worth = [0; MAX_SEATS];
        if let Spot::Endless(lead) = state.spot() {
            [worth[0], worth[1]] = [*lead, -lead];
        }
        worth
    }

    fn promise(state: &State, _: Seat, action: &Pick) -> i32 {
        state.promises.get(usize::from(action.0)).copied().unwrap_or(0)
    }
}

impl Cite for NoSuchWay {
    fn clause(&self) -> &'static str {
        "TOY-01"
    }
}

impl std::error::Error for NoSuchWay {}

impl fmt::Display for NoSuchWay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such way")
    }
}

impl Annotate for Happened {}

impl fmt::Display for Happened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("something happened")
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Pick {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Pick)
    }
}
