//! What each viewer may know, which in this game is everything, and the state it was made from.

use kernel::Seat;
use serde::Serialize;

use crate::{
    auction::{Auction, Bid},
    board::{N_TERRITORIES, Territory, board},
    fight::{Camp, Fight},
    lands::Lands,
    options::Options,
    people::{N_PEOPLES, People, Peoples},
    points::{Chronicle, N_ROUNDS, Sums},
    prospect::{self, Prospect, Terms},
    rules::{ending, scoring},
    state::{Phase, State},
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct View {
    /// The people of each seat; while they are bid for it says nothing.
    pub peoples: [People; N_PEOPLES],
    /// The order of play.
    pub order: [People; N_PEOPLES],
    pub round: u8,
    pub rounds: u8,
    /// In the order of the board.
    pub lands: [LandView; N_TERRITORIES],
    /// By people.
    pub standings: [Standing; N_PEOPLES],
    /// By round so far and people: the sums after each scoring.
    pub chronicle: Vec<[Sums; N_PEOPLES]>,
    /// Whether a territory was romanised in this round, and how many ever.
    pub romanised_now: bool,
    pub n_romanised: u8,
    pub prompt: Prompt,
    /// CON-45 While the peoples are bid for.
    pub auction: Option<AuctionView>,
    pub fight: Option<FightView>,
    /// On somebody's turn: the chances of everything that could be attacked.
    pub prospects: Vec<Prospect>,
    pub options: Options,
}

/// CON-45 The bids so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct AuctionView {
    /// By people: who has it for now.
    pub peoples: [OfferView; N_PEOPLES],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct OfferView {
    pub people: People,
    pub seat: Option<Seat>,
    /// What that seat has bid.
    pub points: u16,
    /// What must be bid at least; nothing where nobody can bid more.
    pub least: Option<u16>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct LandView {
    pub owner: Option<People>,
    pub link: Option<People>,
    pub romanised: bool,
    /// Whether it would score a point of peace; what nobody controls scores none.
    pub peace: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct Standing {
    pub sums: Sums,
    pub total: i32,
    /// What the next scoring would bring as things stand.
    pub territory: u16,
    pub commerce: u16,
    pub peace: u16,
    /// The place among those that left, counted from one; 0 for those still in.
    pub left: u8,
    /// The place as things stand, 1 for the first.
    pub place: u8,
}

/// What the table asks for, in the words of the viewer's catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub enum Prompt {
    /// A people, and a price for it.
    Bid {
        seat: Seat,
    },
    /// One action.
    Act {
        people: People,
    },
    /// The leader of a camp chooses dice and asks for allies.
    Muster {
        people: People,
        camp: Camp,
        /// What one ally, two and so on cost together.
        prices: Vec<u16>,
    },
    /// Those who were asked answer.
    Answer {
        pending: Vec<People>,
        camp: Camp,
    },
    /// The Romans, as allies, choose their dice.
    Levy {
        camp: Camp,
    },
    /// Those who lose the peace of one of several territories choose which.
    Unrest {
        at: Territory,
        attacker: People,
        pending: Vec<People>,
    },
    /// The Romans may still romanise.
    Close {
        people: People,
    },
    Over {
        winners: Vec<People>,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS))]
pub struct FightView {
    pub at: Territory,
    pub attacker: People,
    pub defender: Option<People>,
    /// Who has joined, by camp: attack, defence.
    pub allies: [Vec<People>; 2],
    /// Who was asked, by camp.
    pub asked: [Vec<People>; 2],
    /// Romanised territories whose dice stay out.
    pub left_out: Vec<Territory>,
    pub levied: bool,
    pub prospect: Prospect,
    /// For those who are asked.
    pub terms: Vec<Terms>,
}

impl View {
    pub fn new(state: &State) -> View {
        View {
            peoples: state.seats,
            order: state.order,
            round: state.round,
            rounds: u8::try_from(N_ROUNDS).unwrap_or(u8::MAX),
            lands: Territory::ALL.map(|at| land(state, at)),
            standings: People::ALL.map(|people| standing(state, people)),
            chronicle: state.chronicle.rounds()[..usize::from(state.round)].to_vec(),
            romanised_now: state.romanised_now,
            n_romanised: state.n_romanised,
            prompt: prompt(state),
            auction: auction(state),
            fight: fight(state),
            prospects: prospect::of_turn(state),
            options: state.options,
        }
    }

    /// The state that looks like this: nothing is hidden, so there is one.
    pub fn imagine(&self) -> State {
        let lands = |test: &dyn Fn(&LandView) -> bool| -> Lands {
            let all = Territory::ALL.into_iter().zip(&self.lands);
            all.filter(|(_, land)| test(land)).map(|(at, _)| at).collect()
        };
        let mut rounds = [[Sums::default(); N_PEOPLES]; N_ROUNDS];
        rounds.iter_mut().zip(&self.chronicle).for_each(|(to, from)| *to = *from);
        State {
            phase: self.phase(),
            owned: People::ALL.map(|people| lands(&|it| it.owner == Some(people))),
            links: People::ALL.map(|people| lands(&|it| it.link == Some(people))),
            romanised: lands(&|it| it.romanised),
            restless: lands(&|it| !it.peace && (it.owner.is_some() || it.link.is_some())),
            sums: self.standings.map(|it| it.sums),
            chronicle: Chronicle::from_rounds(rounds),
            order: self.order,
            round: self.round,
            romanised_now: self.romanised_now,
            n_romanised: self.n_romanised,
            left: self.standings.map(|it| it.left),
            seats: self.peoples,
            options: self.options,
        }
    }

    fn bids(&self) -> Auction {
        let mut bids = Auction::default();
        for it in self.auction.iter().flat_map(|it| it.peoples) {
            if let Some(seat) = it.seat {
                bids.lay(seat, Bid { people: it.people, points: it.points });
            }
        }
        bids
    }

    fn phase(&self) -> Phase {
        let fight = self.fight.as_ref().map(|it| Fight {
            target: it.at,
            attacker: it.attacker,
            defender: it.defender,
            allies: it.allies.each_ref().map(|list| list.iter().copied().collect()),
            asked: it.asked.each_ref().map(|list| list.iter().copied().collect()),
            left_out: it.left_out.iter().copied().collect(),
            levied: it.levied,
        });
        match (&self.prompt, fight) {
            (Prompt::Bid { .. }, _) => Phase::Bidding { auction: self.bids() },
            (Prompt::Unrest { at, attacker, pending }, _) => Phase::Unrest {
                target: *at,
                attacker: *attacker,
                pending: pending.iter().copied().collect(),
            },
            (Prompt::Act { people }, _) => Phase::Act { people: *people },
            (Prompt::Close { people }, _) => Phase::Close { people: *people },
            (Prompt::Muster { camp, .. }, Some(fight)) => Phase::Muster { fight, camp: *camp },
            (Prompt::Levy { camp }, Some(fight)) => Phase::Levy { fight, camp: *camp },
            (Prompt::Answer { pending, camp }, Some(fight)) => {
                let pending: Peoples = pending.iter().copied().collect();
                Phase::Answer { fight, camp: *camp, pending }
            }
            (Prompt::Muster { .. } | Prompt::Levy { .. } | Prompt::Answer { .. }, None)
            | (Prompt::Over { .. }, _) => Phase::Over,
        }
    }
}

fn auction(state: &State) -> Option<AuctionView> {
    let Phase::Bidding { auction } = &state.phase else { return None };
    let peoples = People::ALL.map(|people| {
        let on = auction.on(people);
        let points = on.map_or(0, |(_, points)| points);
        OfferView { people, seat: on.map(|(seat, _)| seat), points, least: auction.least(people) }
    });
    Some(AuctionView { peoples })
}

fn land(state: &State, at: Territory) -> LandView {
    LandView {
        owner: state.owner(at),
        link: state.trader(at),
        romanised: state.romanised.has(at),
        peace: state.controller(at).is_some() && !state.restless.has(at),
    }
}

fn standing(state: &State, people: People) -> Standing {
    let sums = state.sums[people as usize];
    let [territory, commerce, peace] = scoring::income(state, people);
    let left = state.left[people as usize];
    Standing {
        sums,
        total: sums.total(),
        territory,
        commerce,
        peace,
        left,
        place: ending::place(state, people),
    }
}

fn prompt(state: &State) -> Prompt {
    match &state.phase {
        Phase::Bidding { auction } => Prompt::Bid { seat: auction.bidder().unwrap_or(Seat(0)) },
        Phase::Unrest { target, attacker, pending } => {
            Prompt::Unrest { at: *target, attacker: *attacker, pending: pending.iter().collect() }
        }
        Phase::Act { people } => Prompt::Act { people: *people },
        Phase::Close { people } => Prompt::Close { people: *people },
        Phase::Muster { fight, camp } => Prompt::Muster {
            people: fight.leader(*camp).unwrap_or(fight.attacker),
            camp: *camp,
            prices: (1..).take(N_PEOPLES).map(|n| board().costs.alliance * n).collect(),
        },
        Phase::Answer { camp, pending, .. } => {
            Prompt::Answer { pending: pending.iter().collect(), camp: *camp }
        }
        Phase::Levy { camp, .. } => Prompt::Levy { camp: *camp },
        Phase::Over => {
            let winners = People::ALL.into_iter().filter(|&it| ending::place(state, it) == 1);
            Prompt::Over { winners: winners.collect() }
        }
    }
}

fn fight(state: &State) -> Option<FightView> {
    let fight = state.fight()?;
    Some(FightView {
        at: fight.target,
        attacker: fight.attacker,
        defender: fight.defender,
        allies: fight.allies.map(|it| it.iter().collect()),
        asked: fight.asked.map(|it| it.iter().collect()),
        left_out: fight.left_out.iter().collect(),
        levied: fight.levied,
        prospect: prospect::of_fight(state)?,
        terms: prospect::terms(state),
    })
}
