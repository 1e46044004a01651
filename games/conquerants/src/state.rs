//! Everything that is true on the table, and plain questions about it.

use kernel::{Seat, SeatSet};

use crate::{
    auction::{Auction, BID_STEP, MAX_BID},
    board::{Territory, board},
    fight::{Camp, Fight},
    lands::Lands,
    options::Options,
    people::{N_PEOPLES, People, Peoples},
    points::{Chronicle, N_ROUNDS, Sums},
    setup,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    pub phase: Phase,
    /// CON-07 The territories of each people.
    pub owned: [Lands; N_PEOPLES],
    /// CON-07 The trade links of each people.
    pub links: [Lands; N_PEOPLES],
    /// CON-18 Romanised territories.
    pub romanised: Lands,
    /// CON-27 Territories without peace until their people's next scoring.
    pub restless: Lands,
    pub sums: [Sums; N_PEOPLES],
    pub chronicle: Chronicle,
    /// CON-03 The order of play.
    pub order: [People; N_PEOPLES],
    /// CON-04 Counted from one.
    pub round: u8,
    /// CON-18 Whether a territory was romanised in this round.
    pub romanised_now: bool,
    /// How many territories were ever romanised.
    pub n_romanised: u8,
    /// CON-33 The place of each people among those that left, counted from one; 0 for those still in.
    pub left: [u8; N_PEOPLES],
    /// CON-02 The people of each seat.
    pub seats: [People; N_PEOPLES],
    pub options: Options,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// CON-45 The players bid for the peoples; until they have them, `seats` says nothing.
    Bidding {
        auction: Auction,
    },
    /// CON-08 One action.
    Act {
        people: People,
    },
    /// CON-37 The leader of a camp chooses dice and asks for allies.
    Muster {
        fight: Fight,
        camp: Camp,
    },
    /// CON-20 Those who were asked and have not answered.
    Answer {
        fight: Fight,
        camp: Camp,
        pending: Peoples,
    },
    /// CON-20 The Romans, as allies, choose their dice.
    Levy {
        fight: Fight,
        camp: Camp,
    },
    /// CON-26 The fight is over; these choose which of their territories loses its peace.
    Unrest {
        target: Territory,
        attacker: People,
        pending: Peoples,
    },
    /// CON-18 The action is done; the Romans may still romanise before they score.
    Close {
        people: People,
    },
    Over,
}

impl State {
    #[inline]
    pub fn people(&self, seat: Seat) -> People {
        self.seats[seat.idx().min(N_PEOPLES - 1)]
    }

    #[inline]
    pub fn seat(&self, people: People) -> Seat {
        let at = self.seats.iter().position(|&it| it == people).unwrap_or(0);
        Seat(u8::try_from(at).unwrap_or(0))
    }

    #[inline]
    pub fn seats_of(&self, peoples: Peoples) -> SeatSet {
        peoples.iter().map(|people| self.seat(people)).collect()
    }

    #[inline]
    pub fn is_in(&self, people: People) -> bool {
        self.left[people as usize] == 0
    }

    pub fn still_in(&self) -> Peoples {
        People::ALL.into_iter().filter(|&people| self.is_in(people)).collect()
    }

    /// CON-07 What a people owns or trades with.
    #[inline]
    pub fn controlled(&self, people: People) -> Lands {
        self.owned[people as usize].or(self.links[people as usize])
    }

    pub fn owner(&self, land: Territory) -> Option<People> {
        People::ALL.into_iter().find(|&people| self.owned[people as usize].has(land))
    }

    pub fn trader(&self, land: Territory) -> Option<People> {
        People::ALL.into_iter().find(|&people| self.links[people as usize].has(land))
    }

    pub fn controller(&self, land: Territory) -> Option<People> {
        People::ALL.into_iter().find(|&people| self.controlled(people).has(land))
    }

    /// CON-34 What a people can spend.
    #[inline]
    pub fn points(&self, people: People) -> i32 {
        self.sums[people as usize].purse()
    }

    /// CON-05 CON-19 Whether something that `a` controls has a common border with something that `b` does.
    pub fn are_neighbors(&self, a: People, b: People) -> bool {
        self.controlled(a).reach().meets(self.controlled(b))
    }

    /// The fight that is being prepared, if one is.
    pub fn fight(&self) -> Option<&Fight> {
        match &self.phase {
            Phase::Muster { fight, .. }
            | Phase::Answer { fight, .. }
            | Phase::Levy { fight, .. } => Some(fight),
            Phase::Bidding { .. }
            | Phase::Act { .. }
            | Phase::Unrest { .. }
            | Phase::Close { .. }
            | Phase::Over => None,
        }
    }

    /// Whose turn it is, whoever has to decide something within it.
    pub fn on_turn(&self) -> Option<People> {
        match &self.phase {
            Phase::Act { people } | Phase::Close { people } => Some(*people),
            Phase::Muster { fight, .. }
            | Phase::Answer { fight, .. }
            | Phase::Levy { fight, .. } => Some(fight.attacker),
            Phase::Unrest { attacker, .. } => Some(*attacker),
            Phase::Bidding { .. } | Phase::Over => None,
        }
    }

    /// CON-26 What of a people's has a land border with a disputed territory, and still has peace.
    pub fn beside(&self, target: Territory, people: People) -> Lands {
        board().land[target as usize].and(self.controlled(people)).minus(self.restless)
    }

    /// What must hold at all times, whatever was played.
    pub fn audit(&self) -> Result<(), String> {
        for (name, list) in [("order of play", self.order), ("list of seats", self.seats)] {
            if list.into_iter().collect::<Peoples>().len() != 4 {
                return Err(format!("the {name} does not name each people once"));
            }
        }
        if self.round == 0 || N_ROUNDS < usize::from(self.round) {
            return Err(format!("there is no round {}", self.round));
        }
        self.audit_lands()?;
        self.audit_leavers()?;
        self.audit_points()?;
        self.audit_phase()
    }

    /// CON-07 One owner, one link; CON-36 no link at home; CON-18 what can be romanised.
    fn audit_lands(&self) -> Result<(), String> {
        let mut taken = Lands::NONE;
        for people in People::ALL {
            let own = self.controlled(people);
            if let Some(land) = own.and(taken).first() {
                return Err(format!("{land} is controlled twice"));
            }
            if self.links[people as usize].has(people.home()) {
                return Err(format!("the {people} trade with themselves"));
            }
            if self.owned[people as usize].has(people.home()) != self.is_in(people) {
                return Err(format!(
                    "the {people} are in the game exactly while they own their home"
                ));
            }
            if !self.is_in(people) && !own.is_empty() {
                return Err(format!("the {people} have left and control something"));
            }
            taken = taken.or(own);
        }
        if let Some(land) = self.restless.minus(taken).first() {
            return Err(format!("{land} is nobody's and has no peace to lose"));
        }
        let romans = self.owned[People::Romans as usize].without(People::Romans.home());
        if let Some(land) = self.romanised.minus(romans).first() {
            return Err(format!("{land} is romanised and not conquered by the Romans"));
        }
        if u16::from(self.n_romanised) < self.romanised.len() {
            return Err("more territories are romanised than were paid for".to_owned());
        }
        let before = self.round - u8::from(!self.romanised_now);
        if before < self.n_romanised || self.romanised_now && self.n_romanised == 0 {
            return Err("one territory is romanised in a round at most".to_owned());
        }
        Ok(())
    }

    /// CON-33 Those who left did so one after another.
    fn audit_leavers(&self) -> Result<(), String> {
        let mut places: Vec<u8> = self.left.into_iter().filter(|&place| place != 0).collect();
        places.sort_unstable();
        if !places.iter().enumerate().all(|(idx, &place)| usize::from(place) == idx + 1) {
            return Err("those who left did not leave one after another".to_owned());
        }
        if self.still_in().is_empty() {
            return Err("nobody is left".to_owned());
        }
        Ok(())
    }

    /// CON-21 Nobody has less than nothing; CON-20 what allies receive others have paid.
    fn audit_points(&self) -> Result<(), String> {
        for people in People::ALL {
            let sums = self.sums[people as usize];
            if self.points(people) < 0 {
                return Err(format!("the {people} have {} points", self.points(people)));
            }
            let mut before = Sums::default();
            for round in 1..=self.round {
                let then = self.chronicle.at(round, people);
                // Nothing is noted for those who have left, and in positions without a past.
                if then == Sums::default() {
                    continue;
                }
                if !before.is_before(then) || !then.is_before(sums) {
                    return Err(format!("the {people} had more points in round {round}"));
                }
                before = then;
            }
            let later = self.chronicle.rounds().iter().skip(usize::from(self.round));
            if later.into_iter().any(|it| it[people as usize] != Sums::default()) {
                return Err(format!("the {people} have scored in a round to come"));
            }
        }
        // CON-46 A bid is made where the table bids, and as it can be made.
        let sound = |bid: u16| bid == 0 || bid <= MAX_BID && bid.is_multiple_of(BID_STEP);
        if !self.sums.iter().all(|it| sound(it.bid) && (it.bid == 0 || self.options.bid_peoples)) {
            return Err("a price that nobody bid".to_owned());
        }
        let paid: i32 = self.sums.iter().map(|it| it.deals).sum();
        if paid != -i32::from(board().costs.romanise) * i32::from(self.n_romanised) {
            return Err(format!("payments add up to {paid}"));
        }
        Ok(())
    }

    fn audit_phase(&self) -> Result<(), String> {
        let over = matches!(self.phase, Phase::Over);
        let may_end = usize::from(self.round) == N_ROUNDS || self.still_in().len() < 2;
        if over && !may_end || !over && self.still_in().len() < 2 {
            return Err("a game ends after its last round or with its last player".to_owned());
        }
        if let Some(people) = self.on_turn()
            && !self.is_in(people)
        {
            return Err(format!("the {people} have left and cannot play"));
        }
        // CON-15 Whoever acts has a link wherever he owns.
        if let Phase::Act { people } = self.phase {
            let unlinked = self.owned[people as usize].without(people.home());
            if let Some(land) = unlinked.minus(self.links[people as usize]).first() {
                return Err(format!("{land} has no link of the {people} on their turn"));
            }
        }
        match &self.phase {
            Phase::Bidding { auction } => {
                auction.audit()?;
                self.audit_bidding()?;
            }
            Phase::Unrest { target, attacker, pending } => {
                self.audit_unrest(*target, *attacker, *pending)?;
            }
            Phase::Act { .. }
            | Phase::Muster { .. }
            | Phase::Answer { .. }
            | Phase::Levy { .. }
            | Phase::Close { .. }
            | Phase::Over => (),
        }
        let Some(fight) = self.fight() else { return Ok(()) };
        if fight.defender != self.owner(fight.target) || fight.defender == Some(fight.attacker) {
            return Err(format!("{} is defended by its owner", fight.target));
        }
        // CON-10 The attacker owns something next to it.
        if !self.owned[fight.attacker as usize].reach().has(fight.target) {
            return Err(format!("the {} cannot attack {}", fight.attacker, fight.target));
        }
        let [attack, defence] = Camp::BOTH.map(|camp| fight.members(camp));
        if !attack.and(defence).is_empty() || !attack.or(defence).minus(self.still_in()).is_empty()
        {
            return Err("nobody fights on both sides, or from outside".to_owned());
        }
        if !Camp::BOTH.into_iter().all(|camp| self.may_have_asked(fight, camp)) {
            return Err("an ally is a neighbour who was asked by the one he helps".to_owned());
        }
        if !fight.left_out.minus(self.romanised).is_empty() {
            return Err("only romanised territories have a die to leave out".to_owned());
        }
        self.audit_waiting(fight)
    }

    /// CON-19 CON-22 A leader asks his neighbours, never himself or the one he fights; CON-20 who
    /// helps him was asked. CON-38 Nobody leads the defence of a free territory.
    fn may_have_asked(&self, fight: &Fight, camp: Camp) -> bool {
        let (asked, allies) = (fight.asked[camp as usize], fight.allies[camp as usize]);
        let Some(leader) = fight.leader(camp) else { return asked.or(allies).is_empty() };
        let may_ask = |it: People| {
            let leads = Camp::BOTH.into_iter().any(|camp| fight.leader(camp) == Some(it));
            !leads && self.are_neighbors(leader, it)
        };
        allies.minus(asked).is_empty() && asked.iter().all(may_ask)
    }

    /// CON-20 CON-37 Who is waited for has something to say.
    fn audit_waiting(&self, fight: &Fight) -> Result<(), String> {
        let sound = match &self.phase {
            Phase::Muster { camp, .. } => fight.leader(*camp).is_some(),
            Phase::Levy { camp, .. } => fight.allies[*camp as usize].has(People::Romans),
            Phase::Answer { camp, pending, .. } => {
                let price = i32::from(board().costs.alliance) * i32::from(pending.len());
                !pending.is_empty()
                    && pending.minus(fight.asked[*camp as usize]).is_empty()
                    && pending.iter().all(|it| self.is_in(it) && fight.camp_of(it).is_none())
                    && fight.leader(*camp).is_some_and(|it| price <= self.points(it))
            }
            Phase::Bidding { .. }
            | Phase::Act { .. }
            | Phase::Unrest { .. }
            | Phase::Close { .. }
            | Phase::Over => true,
        };
        if sound { Ok(()) } else { Err("nobody in this fight can be waited for".to_owned()) }
    }

    /// CON-45 Before the first turn nothing has happened, and nobody plays anything yet.
    fn audit_bidding(&self) -> Result<(), String> {
        let fresh = setup::before_bidding(self.options);
        if self.options.bid_peoples && (State { phase: fresh.phase, ..*self }) == fresh {
            Ok(())
        } else {
            Err("the peoples are bid for before anything else".to_owned())
        }
    }

    /// CON-26 Whoever chooses has a choice, and does not score now.
    fn audit_unrest(
        &self,
        target: Territory,
        attacker: People,
        pending: Peoples,
    ) -> Result<(), String> {
        let chooses = |it: People| it != attacker && 1 < self.beside(target, it).len();
        if pending.is_empty() || !pending.iter().all(chooses) {
            return Err("nobody chooses without a choice".to_owned());
        }
        // CON-13 Whoever won it owns it; whoever did not has attacked from beside it.
        if !self.owned[attacker as usize].reach().has(target) {
            return Err(format!("the {attacker} cannot have attacked {target}"));
        }
        Ok(())
    }
}
