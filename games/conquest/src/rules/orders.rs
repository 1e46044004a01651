//! Carries out the orders that both editions know. Where the books differ, the edition's chapter is
//! asked: [`Marching`], [`Sailing`], [`Buying`], [`Turning`], [`Conceding`].

use std::ops::DerefMut;

use kernel::{MAX_SEATS, Seat};
use parts::mask::Mask;

use crate::{
    Anchor, Boarding, Column, Deed, Edition, Ending, Feat, Leader, Obstacle, Order, Realm, Story,
    Victory,
    army::{Cargo, Unit, Units},
    empire::{GalleyName, N_PROVINCES, Province},
    seas::Sea as _,
};

/// A state that holds the shared table.
pub trait Table: DerefMut<Target = Realm<Self::Edition>> {
    /// Whose state it is.
    type Edition: Edition;
    /// What happens at it.
    type Event: Story;
    /// Why its rules say no.
    type Illegal: From<Obstacle>;
}

type SeaOf<S> = <<S as Table>::Edition as Edition>::Sea;
type BerthOf<S> = <<S as Table>::Edition as Edition>::Berth;

/// What an edition rules otherwise about movement on land.
pub trait Marching: Table {
    /// Who can go along: units, and cavalry with its last movement.
    fn company(&self, column: Column) -> (Units, u8);
    /// Where the column may go.
    fn check_go(&self, to: Province) -> Result<(), Self::Illegal>;
    /// And what comes of it.
    fn go(&mut self, to: Province, events: &mut Vec<Self::Event>);
    /// Something else is chosen: whatever was still under way ends.
    fn turn_away(&mut self);
    /// Whoever is chosen stays.
    fn halt(&mut self, events: &mut Vec<Self::Event>);
    /// Movement is over.
    fn end_movement(&mut self, events: &mut Vec<Self::Event>);
}

/// What an edition rules otherwise about galleys.
pub trait Sailing: Table {
    /// The seas that a galley may sail into from its berth, having come from one of them or not.
    fn outlets(berth: BerthOf<Self>, trail: Option<SeaOf<Self>>) -> Mask;
    /// The seas that a galley may sail into now: C84-24 C05-14 from a sea into one beside it.
    #[inline]
    fn passages(&self, galley: usize) -> Mask {
        let galley = &self.galleys[galley];
        match galley.at {
            Anchor::Berth(berth) => Self::outlets(berth, galley.trail),
            Anchor::Sea(sea) => Self::Edition::board().waters.beside(sea.idx()),
            Anchor::Stock => Mask::NONE,
        }
    }
    /// Why it may not sail into another.
    fn no_passage(&self, galley: usize, to: SeaOf<Self>) -> Self::Illegal;
    /// Nobody boards at sea.
    fn not_ashore(galley: GalleyName) -> Self::Illegal;
    /// What may go aboard and what may stay behind.
    fn check_departure(&self, boarding: Boarding) -> Result<(), Self::Illegal>;
    /// Combat units of the player on turn leave the land.
    fn leave_land(&mut self, at: Province, units: Units);
    /// A galley has come into a sea.
    fn at_sea(&mut self, idx: usize, to: SeaOf<Self>, aboard: Cargo, events: &mut Vec<Self::Event>);
    /// Where a galley may land that lies off that shore.
    fn check_shore(&self, idx: usize, to: Province) -> Result<(), Self::Illegal>;
    /// And what comes of it.
    fn go_ashore(&mut self, name: GalleyName, to: Province, events: &mut Vec<Self::Event>);
}

/// What an edition rules otherwise about purchase and placement.
pub trait Buying: Table {
    /// The price of a city before inflation, and how many the box holds.
    const CITY: (u32, usize);
    /// The price of a fortification before inflation, and how many the box holds.
    const WALL: (u32, usize);

    /// Who may buy what costs so much.
    fn check_pay(&self, normal: u32) -> Result<(), Self::Illegal>;
    /// Where something may be placed.
    fn check_free(&self, at: Province) -> Result<(), Self::Illegal>;
    /// Units, and into which home.
    fn check_buy(&self, unit: Unit, n: u8) -> Result<(), Self::Illegal>;
    /// They are placed.
    fn buy(&mut self, unit: Unit, n: u8, events: &mut Vec<Self::Event>);
    /// Where a new galley may lie.
    fn check_harbor(&self, at: BerthOf<Self>) -> Result<(), Self::Illegal>;
    /// It lies there, for so much.
    fn launched(who: Province, galley: GalleyName, at: BerthOf<Self>, sum: u32) -> Self::Event;
    /// Whether the units there can do without their city.
    fn check_ruin(&self, at: Province) -> Result<(), Self::Illegal>;
    /// An own city without a fortification.
    fn check_wall_site(&self, at: Province) -> Result<(), Self::Illegal>;
    /// Between which cities a road may lead.
    fn check_road(&self, between: [Province; 2]) -> Result<(), Self::Illegal>;
    /// It is built.
    fn build_road(&mut self, between: [Province; 2], events: &mut Vec<Self::Event>);
}

/// Where an edition puts captured generals.
pub trait Capturing: Table {
    /// Those that a captor has, by whom they belong to.
    fn captured_by(&mut self, captor: Seat) -> &mut [u8; MAX_SEATS];

    /// C84-45 C05-31 Generals are captured, if there are any.
    fn capture_generals(&mut self, captor: Seat, of: Seat, n: u8, events: &mut Vec<Self::Event>) {
        if n == 0 {
            return;
        }
        self.captured_by(captor)[of.idx()] += n;
        let (who, of) = (self.home(captor), self.home(of));
        events.push(Deed::GeneralsCaptured { who, of, n }.into());
    }
}

/// What an edition rules otherwise about the order of play.
pub trait Turning: Table {
    /// The next player's turn comes.
    fn next_turn(&mut self, events: &mut Vec<Self::Event>);
    /// A player may have become richer, which raises prices.
    fn note_worth(&mut self);
    /// The combat units of the player on turn that have all their movements when it begins.
    fn at_rest(&self) -> [Units; N_PROVINCES];
    /// Tells whether pieces of the player on turn may still have movements.
    #[inline]
    fn is_moving(&self) -> bool {
        self.is_movement()
    }
}

/// What an edition rules otherwise about the end of the game.
pub trait Conceding: Table {
    /// Nobody is called so, or not one with whom there is something to settle.
    const NO_PLAYER: Self::Illegal;

    /// C05-01 Before that nobody has a name.
    #[inline]
    fn has_begun(&self) -> bool {
        true
    }
    /// The game is over, and what was still open is so no more.
    fn end(&mut self, ending: Ending);
    /// C84-58 C05-53 The last player with a Caesar wins. C84-59 C05-53 Of several, all others may have
    /// conceded to one since their last turns, now that somebody has or that a Caesar less plays.
    fn settle(&mut self, events: &mut Vec<Self::Event>) {
        let Some(seat) = self.acknowledged() else { return };
        let (ending, by) = if self.living().count() == 1 {
            (Ending::LastCaesar(seat), Victory::LastCaesar)
        } else {
            (Ending::Conceded(seat), Victory::Concession)
        };
        self.end(ending);
        events.push(Feat::Won { who: self.home(seat), by }.into());
    }
    /// C84-67 C05-61 The greatest worth wins, then the most money, then the most provinces.
    fn last_round(&mut self, events: &mut Vec<Self::Event>) {
        self.end(Ending::RoundLimit);
        events.push(self.verdict());
    }
    /// Another who still plays, by his name.
    #[inline]
    fn check_partner(&self, seat: Seat, to: Province) -> Result<Seat, Self::Illegal> {
        let partner = self.seat_of(to).filter(|&it| it != seat && self.is_alive(it));
        partner.ok_or(Self::NO_PLAYER)
    }
}

/// Says why the rules refuse an order, if they do. Each order has a function of its own: a search asks
/// about hundreds of orders a move, and one function with all of them in it would be slow.
#[inline]
pub fn check_order<S>(state: &S, seat: Seat, order: Order<S::Edition>) -> Result<(), S::Illegal>
where
    S: Marching + Sailing + Buying + Turning + Conceding,
{
    match order {
        Order::Lead { at, leader } => check_lead(state, at, leader),
        Order::Take { unit, n } => check_take(state, unit, n),
        Order::TakeTired { n } => check_take_tired(state, n),
        Order::TakeGenerals { n } => Ok(state.check_take_generals(n)?),
        Order::TakeCaesar => Ok(state.check_take_caesar()?),
        Order::Halt => Ok(state.check_halt()?),
        Order::EndMovement => Ok(state.check_moving()?),
        Order::EndTurn => Ok(state.check_spending()?),
        Order::Go { to } => state.check_go(to),
        Order::Board { galley } => check_board(state, galley),
        Order::SetSail { to } => check_set_sail(state, to),
        Order::Sail { galley, to } => check_sail(state, galley, to),
        Order::Land { galley, to } => check_land(state, galley, to),
        Order::Destroy { at } => check_destroy(state, at),
        Order::Buy { unit, n } => check_buy(state, unit, n),
        Order::BuyGalley { at } => check_buy_galley(state, at),
        Order::City { at } => check_city(state, at),
        Order::Wall { at } => check_wall(state, at),
        Order::Road { between } => state.check_road(between),
        Order::Concede { to } => check_concede(state, seat, to),
    }
}

fn check_lead<S: Table>(state: &S, at: Province, leader: Leader) -> Result<(), S::Illegal> {
    Ok(state.check_lead(at, leader)?)
}

/// With the leader, or aboard.
fn check_take<S: Marching>(state: &S, unit: Unit, n: u8) -> Result<(), S::Illegal> {
    Ok(match state.boarding() {
        Ok(boarding) => state.check_embark(boarding, unit, n),
        Err(_) => state.check_take(state.company(state.column()?).0, unit, n),
    }?)
}

fn check_take_tired<S: Marching>(state: &S, n: u8) -> Result<(), S::Illegal> {
    Ok(state.check_take_tired(state.company(state.column()?).1, n)?)
}

/// C84-22 C05-16 Pieces board ashore.
fn check_board<S: Sailing>(state: &S, galley: GalleyName) -> Result<(), S::Illegal> {
    let idx = state.check_galley(galley)?;
    state.galleys[idx].at.province().map(|_| ()).ok_or_else(|| S::not_ashore(galley))
}

fn check_set_sail<S: Sailing>(state: &S, to: SeaOf<S>) -> Result<(), S::Illegal> {
    let boarding = state.boarding()?;
    check_passage(state, usize::from(boarding.galley), to)?;
    state.check_departure(boarding)
}

fn check_sail<S: Sailing>(state: &S, name: GalleyName, to: SeaOf<S>) -> Result<(), S::Illegal> {
    check_passage(state, state.check_galley(name)?, to)
}

#[inline]
fn check_passage<S: Sailing>(state: &S, galley: usize, to: SeaOf<S>) -> Result<(), S::Illegal> {
    let open = state.passages(galley).has(to.idx());
    if open { Ok(()) } else { Err(state.no_passage(galley, to)) }
}

fn check_land<S: Sailing>(state: &S, name: GalleyName, to: Province) -> Result<(), S::Illegal> {
    state.check_shore(state.check_landing(name, to)?, to)
}

fn check_destroy<S: Buying>(state: &S, at: Province) -> Result<(), S::Illegal> {
    state.check_destroy(at)?;
    state.check_ruin(at)
}

fn check_buy<S: Buying>(state: &S, unit: Unit, n: u8) -> Result<(), S::Illegal> {
    state.check_pay(S::Edition::price(unit) * u32::from(n))?;
    state.check_buy(unit, n)
}

fn check_buy_galley<S: Buying>(state: &S, at: BerthOf<S>) -> Result<(), S::Illegal> {
    state.check_pay(S::Edition::price(Unit::Galley))?;
    state.check_harbor(at)?;
    let spare = state.spare_galley(state.turn);
    Ok(spare.map(|_| ()).ok_or(Obstacle::OutOfStock)?)
}

fn check_city<S: Buying>(state: &S, at: Province) -> Result<(), S::Illegal> {
    state.check_pay(S::CITY.0)?;
    state.check_site(at)?;
    state.check_free(at)?;
    Ok(Obstacle::unless_left(S::CITY.1, state.cities.len())?)
}

fn check_wall<S: Buying>(state: &S, at: Province) -> Result<(), S::Illegal> {
    state.check_pay(S::WALL.0)?;
    state.check_wall_site(at)?;
    state.check_free(at)?;
    Ok(Obstacle::unless_left(S::WALL.1, state.walls.len())?)
}

/// C84-59 C05-53 At any moment of anyone's turn, to any other player.
fn check_concede<S: Conceding>(state: &S, seat: Seat, to: Province) -> Result<(), S::Illegal> {
    if !state.has_begun() {
        return Err(Obstacle::WrongPhase.into());
    }
    state.check_partner(seat, to)?;
    if state.can_concede(seat) { Ok(()) } else { Err(Obstacle::ConcededAlready.into()) }
}

/// Carries out an order that the rules do not refuse.
#[inline]
pub fn commit_order<S>(
    state: &mut S,
    seat: Seat,
    order: Order<S::Edition>,
    events: &mut Vec<S::Event>,
) where
    S: Marching + Sailing + Buying + Turning + Conceding,
{
    match order {
        Order::Lead { at, leader } => {
            state.turn_away();
            state.commit_lead(at, leader, events);
        }
        Order::Take { unit, n } => state.commit_take(unit, n, events),
        Order::TakeTired { n } => state.commit_take_tired(n, events),
        Order::TakeGenerals { n } => state.commit_take_generals(n, events),
        Order::TakeCaesar => state.commit_take_caesar(events),
        Order::Go { to } => state.go(to, events),
        Order::Halt => state.halt(events),
        Order::Board { galley } => {
            state.turn_away();
            state.commit_board(galley, events);
        }
        Order::SetSail { to } => {
            let Some((idx, at, cargo)) = state.embark() else { return };
            state.leave_land(at, cargo.units);
            enter_sea(state, idx, to, events);
        }
        Order::Sail { galley, to } => {
            if let Some(idx) = state.cast_off(galley) {
                enter_sea(state, idx, to, events);
            }
        }
        Order::Land { galley, to } => {
            state.turn_away();
            state.go_ashore(galley, to, events);
        }
        Order::EndMovement => state.end_movement(events),
        Order::Destroy { at } => state.commit_destroy(at, events),
        Order::Buy { unit, n } => state.buy(unit, n, events),
        Order::BuyGalley { at } => {
            let Some((galley, sum)) = state.launch(at) else { return };
            events.push(S::launched(state.home(state.turn), galley, at, sum));
        }
        Order::City { at } => {
            state.build_city(at, S::CITY.0, events);
            state.note_worth();
        }
        Order::Wall { at } => state.build_wall(at, S::WALL.0, events),
        Order::Road { between } => state.build_road(between, events),
        Order::EndTurn => state.next_turn(events),
        Order::Concede { to } => {
            state.conceded[seat.idx()] = state.seat_of(to);
            events.push(Deed::Conceded { who: state.home(seat), to }.into());
            state.settle(events);
        }
    }
}

fn enter_sea<S: Marching + Sailing>(
    state: &mut S,
    idx: usize,
    to: SeaOf<S>,
    events: &mut Vec<S::Event>,
) {
    state.turn_away();
    let aboard = state.enter_sea(idx, to);
    state.at_sea(idx, to, aboard, events);
}
