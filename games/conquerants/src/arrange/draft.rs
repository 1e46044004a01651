//! A position in the making: read line by line, refused as a whole.

use parts::names::whole;

use crate::{
    auction::{Auction, Bid},
    board::{Territory, board},
    fight::{Camp, Fight},
    lands::Lands,
    options::Options,
    people::{N_PEOPLES, People, Peoples},
    points::{MAX_DEALS, N_ROUNDS, Sums},
    setup,
    state::{Phase, State},
};

/// A position in the making.
pub(super) struct Draft {
    state: State,
    stage: Option<Stage>,
    fight: Option<(Territory, People)>,
    gathering: Option<Gathering>,
    asked: [Peoples; 2],
    allies: [Peoples; 2],
    left_out: Lands,
    levied: bool,
    bids: [u16; N_PEOPLES],
    unrest: Option<(Territory, People)>,
    choose: Peoples,
}

/// What goes on outside a fight.
enum Stage {
    Turn(People),
    Closing(People),
    Over,
    Bids(Auction),
}

/// Who is waited for in a fight.
enum Gathering {
    Defence,
    Answers(Camp, Peoples),
    Levy(Camp),
}

impl Draft {
    pub(super) fn new(options: Options) -> Draft {
        Draft {
            state: setup::empty(options),
            stage: None,
            fight: None,
            gathering: None,
            asked: [Peoples::NONE; 2],
            allies: [Peoples::NONE; 2],
            left_out: Lands::NONE,
            levied: false,
            bids: [0; N_PEOPLES],
            unrest: None,
            choose: Peoples::NONE,
        }
    }

    pub(super) fn read(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "seats" => self.state.seats = list(rest)?,
            "order" => self.state.order = list(rest)?,
            "round" => {
                let round: u8 = rest.parse().ok()?;
                self.state.round = Some(round).filter(|&it| usize::from(it) <= N_ROUNDS)?;
            }
            "romanised" if rest == "this round" => self.state.romanised_now = true,
            "romanised" => self.state.romanised = lands(rest)?,
            "restless" => self.state.restless = lands(rest)?,
            "scored" => self.read_scored(rest)?,
            "turn" => self.stage = Some(Stage::Turn(rest.parse().ok()?)),
            "closing" => self.stage = Some(Stage::Closing(rest.parse().ok()?)),
            "over" if rest.is_empty() => self.stage = Some(Stage::Over),
            "bids" => self.stage = Some(Stage::Bids(auction(rest)?)),
            "unrest" => {
                let (at, by) = rest.split_once(" by ")?;
                self.unrest = Some((land(at)?, by.parse().ok()?));
            }
            "choose" => self.choose = rest.parse().ok()?,
            "levied" if rest.is_empty() => self.levied = true,
            "fight" | "gathers" | "answers" | "levy" | "asked" | "allied" | "leave" => {
                self.read_fight(word, rest)?;
            }
            people => self.read_people(people.parse().ok()?, rest)?,
        }
        Some(())
    }

    fn read_people(&mut self, people: People, rest: &str) -> Option<()> {
        let idx = people as usize;
        let (word, what) = rest.split_once(' ')?;
        match word {
            "own" => self.state.owned[idx] = lands(what)?,
            "trade" => self.state.links[idx] = lands(what)?,
            "bid" => self.bids[idx] = what.parse().ok()?,
            "points" => self.state.sums[idx] = sums(what)?,
            "left" => {
                let place: u8 = what.parse().ok()?;
                self.state.left[idx] = Some(place).filter(|it| (1..=3).contains(it))?;
            }
            _ => return None,
        }
        Some(())
    }

    fn read_scored(&mut self, rest: &str) -> Option<()> {
        let (round, rest) = rest.split_once(' ')?;
        let (people, rest) = rest.split_once(' ')?;
        let round: u8 = round.parse().ok()?;
        self.state.chronicle.note(round, people.parse().ok()?, sums(rest)?);
        Some(())
    }

    fn read_fight(&mut self, word: &str, rest: &str) -> Option<()> {
        match word {
            "fight" => {
                let (at, by) = rest.split_once(" by ")?;
                self.fight = Some((land(at)?, by.parse().ok()?));
            }
            "gathers" if rest == "defence" => self.gathering = Some(Gathering::Defence),
            "levy" => self.gathering = Some(Gathering::Levy(camp(rest)?)),
            "leave" => self.left_out = lands(rest)?,
            "answers" | "asked" | "allied" => {
                let (side, peoples) = rest.split_once(' ')?;
                let (side, peoples) = (camp(side)?, peoples.parse().ok()?);
                match word {
                    "asked" => self.asked[side as usize] = peoples,
                    "allied" => self.allies[side as usize] = peoples,
                    _ => self.gathering = Some(Gathering::Answers(side, peoples)),
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// Puts the phase together and refuses what cannot be.
    pub(super) fn finish(mut self) -> Result<State, String> {
        let state = &mut self.state;
        for people in People::ALL {
            state.sums[people as usize].bid = self.bids[people as usize];
            if state.is_in(people) {
                let owned = &mut state.owned[people as usize];
                *owned = owned.with(people.home());
            }
        }
        state.n_romanised = count_romanised(&state.sums)?;
        if let Some(Stage::Bids(auction)) = &self.stage {
            // CON-45 Before the game begins everyone owns what he starts with.
            state.owned = board().start;
            if self.fight.is_some() || self.unrest.is_some() {
                return Err("nobody fights before he has a people".to_owned());
            }
            state.phase = Phase::Bidding { auction: *auction };
            state.audit()?;
            return Ok(self.state);
        }
        if let Some((target, attacker)) = self.unrest {
            if self.fight.is_some() || self.stage.is_some() {
                return Err("either a fight that is over or something else, not both".to_owned());
            }
            state.phase = Phase::Unrest { target, attacker, pending: self.choose };
            state.audit()?;
            return Ok(self.state);
        }
        state.phase = match (self.fight, self.stage) {
            (Some(_), Some(_)) => {
                return Err("either a fight or a turn without one, not both".to_owned());
            }
            (None, None) => {
                let first = state.order.into_iter().find(|&it| state.is_in(it));
                Phase::Act { people: first.ok_or("nobody is left")? }
            }
            (None, Some(Stage::Turn(people))) => Phase::Act { people },
            (None, Some(Stage::Closing(people))) => Phase::Close { people },
            (None, Some(Stage::Over | Stage::Bids(_))) => Phase::Over,
            (Some((target, attacker)), None) => {
                let fight = Fight {
                    asked: self.asked,
                    allies: self.allies,
                    left_out: self.left_out,
                    levied: self.levied,
                    ..Fight::new(target, attacker, state.owner(target))
                };
                match self.gathering {
                    None => Phase::Muster { fight, camp: Camp::Attack },
                    Some(Gathering::Defence) => Phase::Muster { fight, camp: Camp::Defence },
                    Some(Gathering::Levy(camp)) => Phase::Levy { fight, camp },
                    Some(Gathering::Answers(camp, pending)) => {
                        Phase::Answer { fight, camp, pending }
                    }
                }
            }
        };
        state.audit()?;
        Ok(self.state)
    }
}

/// What was paid and not received went into romanisations.
fn count_romanised(sums: &[Sums; N_PEOPLES]) -> Result<u8, String> {
    let spent: i32 = -sums.iter().map(|it| it.deals).sum::<i32>();
    let price = i32::from(board().costs.romanise);
    let n = u8::try_from(spent / price).ok().filter(|_| spent % price == 0);
    n.ok_or_else(|| format!("payments of {spent} points are no romanisations"))
}

fn land(text: &str) -> Option<Territory> {
    Territory::take(text).and_then(whole)
}

fn lands(text: &str) -> Option<Lands> {
    text.split(", ").map(land).collect()
}

fn list(text: &str) -> Option<[People; N_PEOPLES]> {
    let peoples: Option<Vec<People>> = text.split(' ').map(|it| it.parse().ok()).collect();
    peoples?.try_into().ok()
}

/// `Romans 6, none, none, Gauls 0`, by seat.
fn auction(text: &str) -> Option<Auction> {
    let bid = |text: &str| {
        if text == "none" {
            return Some(None);
        }
        let (people, points) = text.split_once(' ')?;
        Some(Some(Bid { people: people.parse().ok()?, points: points.parse().ok()? }))
    };
    let bids: Option<Vec<Option<Bid>>> = text.split(", ").map(bid).collect();
    Some(Auction::from_bids(bids?.try_into().ok()?))
}

fn camp(text: &str) -> Option<Camp> {
    match text {
        "attack" => Some(Camp::Attack),
        "defence" => Some(Camp::Defence),
        _ => None,
    }
}

fn sums(text: &str) -> Option<Sums> {
    let mut words = text.split(' ');
    let mut number = || words.next()?.parse().ok();
    let (territory, commerce, peace) = (number()?, number()?, number()?);
    let deals: i32 = words.next()?.parse().ok()?;
    let possible = deals.unsigned_abs() <= MAX_DEALS && words.next().is_none();
    possible.then_some(Sums { territory, commerce, peace, deals, bid: 0 })
}
