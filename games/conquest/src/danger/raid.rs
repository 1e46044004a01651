//! All that a player can lead against one province in a turn, moved there by the rules themselves: what
//! is feared can be played.

use parts::mask::Mask;

use crate::{
    Anchor, Berth as _, Edition as _, LEGION, Leader, Order, Phase, Rules, Table, army::Unit,
    check_order, commit_order, empire::Province, seas::Sea as _,
};

type OrderOf<S> = Order<<S as Table>::Edition>;

/// What hits hardest comes first, for a leader takes no more than seven.
const FIRST: [Unit; 3] = [Unit::Catapult, Unit::Cavalry, Unit::Infantry];

/// A turn of somebody who wants one province and nothing else.
pub struct Raid<S: Rules> {
    /// How the table stands when all have come.
    pub after: S,
    /// What was played.
    pub line: Vec<OrderOf<S>>,
    /// Where those who came had stood.
    pub from: Mask,
}

impl<S: Rules + Copy> Raid<S> {
    /// Nobody has moved.
    pub fn of(after: S) -> Self {
        Raid { after, line: Vec::new(), from: Mask::NONE }
    }

    /// Everything that can reach `to` has come there, by land first.
    pub fn led(start: S, to: Province) -> Self {
        let mut raid = Raid::of(start);
        raid.bring_up(to);
        let near = raid.after.neighbors(to);
        for from in near.iter().map(Province::at) {
            raid.strike(from, to);
        }
        let fleet: Vec<usize> = start.galleys_of(start.turn).collect();
        for galley in fleet {
            raid.land(galley, to);
        }
        raid
    }

    /// Leaders from further off join those next to the province who have more units than leaders, or
    /// bring cavalry, which can move on.
    fn bring_up(&mut self, to: Province) {
        let near = self.after.neighbors(to);
        let afar = Province::ALL.into_iter().filter(|it| !near.has(it.idx()) && *it != to);
        for from in afar {
            for leader in [Leader::General, Leader::Caesar] {
                while self.after.can_lead(from, leader)
                    && (leader == Leader::General || self.after.caesar_moves == 2)
                    && near.iter().map(Province::at).any(|via| self.join(from, leader, via))
                {
                }
            }
        }
    }

    /// A leader goes to `via`, with what cavalry he has; alone only to those who lack a leader.
    fn join(&mut self, from: Province, leader: Leader, via: Province) -> bool {
        let Some(units) = self.company_of(from, leader) else { return false };
        let cavalry = units.get(Unit::Cavalry).min(LEGION);
        let waiting = self.after.ready[via.idx()];
        let leaders = waiting.generals + waiting.tired_generals;
        let lacks = u16::from(leaders) * u16::from(LEGION) < u16::from(waiting.company().total());
        if cavalry == 0 && !lacks {
            return false;
        }
        let take = (0 < cavalry).then_some(Order::Take { unit: Unit::Cavalry, n: cavalry });
        let joined = [Some(Order::Lead { at: from, leader }), take, Some(Order::Go { to: via })];
        // C84-14 C05-10 Whoever meets an enemy on the way comes no further.
        let comes = self.attempt(joined.into_iter().flatten(), |after| {
            let tired = after.ready[via.idx()].tired_generals;
            waiting.tired_generals < tired || leader == Leader::Caesar && 0 < after.caesar_moves
        });
        if comes {
            self.from = self.from.with(from.idx());
        }
        comes
    }

    /// All leaders who stand next to the province go there with whom they can take.
    fn strike(&mut self, from: Province, to: Province) {
        // C84-78 Generals first: who loses his Caesar has lost.
        for leader in [Leader::Tired, Leader::General, Leader::Caesar] {
            while self.after.can_lead(from, leader) {
                if !self.march(from, leader, to) {
                    break;
                }
                self.from = self.from.with(from.idx());
            }
        }
    }

    fn march(&mut self, from: Province, leader: Leader, to: Province) -> bool {
        let Some(units) = self.company_of(from, leader) else { return false };
        let tired = self.after.ready[from.idx()].tired_cavalry;
        let mut room = LEGION;
        let mut orders = vec![Order::Lead { at: from, leader }];
        for unit in FIRST {
            let fresh = units.get(unit).min(room);
            room -= fresh;
            orders.extend((0 < fresh).then_some(Order::Take { unit, n: fresh }));
            if unit == Unit::Cavalry {
                let n = tired.min(room);
                room -= n;
                orders.extend((0 < n).then_some(Order::TakeTired { n }));
            }
        }
        if room == LEGION {
            return false;
        }
        orders.push(Order::Go { to });
        self.attempt(orders, |_| true)
    }

    /// A galley lands what it carries, or fetches what stands beside it.
    fn land(&mut self, idx: usize, to: Province) {
        let galley = self.after.galleys[idx];
        let name = self.after.galley_name(idx);
        let coasts = S::Edition::board().waters.seas_of(to.idx());
        let land = Order::Land { galley: name, to };
        let by_way = |sea: usize| <S::Edition as crate::Edition>::Sea::at(sea);
        match galley.at {
            Anchor::Stock => (),
            Anchor::Sea(_) if galley.cargo.units.is_empty() => (),
            Anchor::Sea(sea) if coasts.has(sea.idx()) => {
                self.attempt([land], |_| true);
            }
            Anchor::Sea(_) => {
                let ways = self.after.passages(idx) & coasts;
                ways.iter().any(|sea| {
                    self.attempt([Order::Sail { galley: name, to: by_way(sea) }, land], |_| true)
                });
            }
            Anchor::Berth(berth) => {
                let from = berth.province();
                let Some(aboard) = self.aboard(from) else { return };
                let ways = self.after.passages(idx) & coasts;
                let comes = ways.iter().any(|sea| {
                    let mut orders = vec![Order::Board { galley: name }];
                    orders.extend(aboard.iter().copied());
                    orders.extend([Order::SetSail { to: by_way(sea) }, land]);
                    self.attempt(orders, |_| true)
                });
                if comes {
                    self.from = self.from.with(from.idx());
                }
            }
        }
    }

    /// One leader, the Caesar if there is no other, and seven units.
    fn aboard(&self, from: Province) -> Option<Vec<OrderOf<S>>> {
        let ready = self.after.ready[from.idx()];
        let caesar = self.after.has_caesar(self.after.turn, from) && self.after.caesar_moves == 2;
        let leader = match (ready.generals, caesar) {
            (0, false) => return None,
            (0, true) => Order::TakeCaesar,
            (_, _) => Order::TakeGenerals { n: 1 },
        };
        let mut orders = vec![leader];
        let mut room = LEGION;
        for unit in FIRST {
            let n = ready.units.get(unit).min(room);
            room -= n;
            orders.extend((0 < n).then_some(Order::Take { unit, n }));
        }
        (room < LEGION).then_some(orders)
    }

    /// What could go along with a leader from there.
    fn company_of(&self, from: Province, leader: Leader) -> Option<crate::army::Units> {
        self.after.can_lead(from, leader).then(|| self.after.ready[from.idx()].units)
    }

    /// Plays some orders, all of them or none, if `fits` likes what comes of them.
    fn attempt(
        &mut self,
        orders: impl IntoIterator<Item = OrderOf<S>>,
        fits: impl Fn(&S) -> bool,
    ) -> bool {
        let mut after = self.after;
        let seat = after.turn;
        let mut played = Vec::new();
        let mut events = Vec::new();
        for order in orders {
            let moving = matches!(after.phase, Phase::Move | Phase::Lead(_) | Phase::Embark(_));
            if !moving || check_order(&after, seat, order).is_err() {
                return false;
            }
            commit_order(&mut after, seat, order, &mut events);
            played.push(order);
        }
        let good = fits(&after);
        if good {
            self.after = after;
            self.line.extend(played);
        }
        good
    }
}
