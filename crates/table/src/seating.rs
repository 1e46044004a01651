//! Who sits where.

use bots::Player;
use kernel::{Reach, Seat, SeatSet};
use protocol::{
    SeatInfo, Sitter,
    stored::{SeatRow, SitterRow},
};

/// Somebody who came by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guest {
    /// Known to the home and to their browser only.
    pub id: String,
    /// How they are called.
    pub name: String,
}

/// The seats around a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seating(Vec<SeatRow>);

impl Seating {
    /// The seats as they are stored.
    pub fn new(seats: Vec<SeatRow>) -> Seating {
        Seating(seats)
    }

    fn sitter(&self, seat: Seat) -> Option<&SitterRow> {
        self.0.get(seat.idx()).map(|row| &row.sitter)
    }

    /// Tells whether nobody is missing, so that the game can be played.
    pub fn is_complete(&self) -> bool {
        !self.0.iter().any(|row| row.sitter == SitterRow::Nobody)
    }

    /// Tells whether there is such a seat.
    pub fn has(&self, seat: Seat) -> bool {
        seat.idx() < self.0.len()
    }

    /// Tells whether `guest` decides for `seat`.
    pub fn owns(&self, guest: Option<&str>, seat: Seat) -> bool {
        guest.is_some() && self.sitter(seat).and_then(SitterRow::guest) == guest
    }

    /// The seats of people.
    pub fn people(&self) -> SeatSet {
        let people = |row: &&SeatRow| !matches!(row.sitter, SitterRow::Computer { .. });
        self.0.iter().filter(people).map(|row| Seat(row.seat)).collect()
    }

    /// How far back can be taken what is played here, at a table for practice or another.
    pub fn reach(&self, practice: bool) -> Reach {
        match self.people().len() {
            _ if practice => Reach::Start,
            1 if self.0.len() > 1 => Reach::Luck,
            _ => Reach::Own,
        }
    }

    /// The same with `guest` in `seat`, if nobody sits there.
    pub fn with(&self, seat: Seat, guest: &Guest) -> Option<Seating> {
        let mut seats = self.0.clone();
        let row = seats.get_mut(seat.idx()).filter(|row| row.sitter == SitterRow::Nobody)?;
        row.sitter = SitterRow::Person { guest: guest.id.clone(), name: guest.name.clone() };
        Some(Seating(seats))
    }

    /// The seats for which `guest` decides.
    pub fn seats_of(&self, guest: Option<&str>) -> impl Iterator<Item = Seat> {
        Seat::first(self.0.len()).filter(move |&seat| self.owns(guest, seat))
    }

    /// The computer player in `seat`. A name that is not known any more plays at random: better
    /// than a table that stands still.
    pub fn computer(&self, seat: Seat) -> Option<Player> {
        match self.sitter(seat)? {
            SitterRow::Computer { player } => Some(player.parse().unwrap_or(Player::Random)),
            SitterRow::Person { .. } | SitterRow::Hot { .. } | SitterRow::Nobody => None,
        }
    }

    /// Gives `guest` another name where they sit in person; tells whether that changed anything.
    pub fn rename(&mut self, guest: &str, new_name: &str) -> bool {
        let mut renamed = false;
        for row in &mut self.0 {
            if let SitterRow::Person { guest: sitter, name } = &mut row.sitter
                && sitter == guest
            {
                new_name.clone_into(name);
                renamed = true;
            }
        }
        renamed
    }

    /// The seats as `guest` is told about them. `is_here` says which guests look at the table.
    pub fn describe(&self, guest: Option<&str>, is_here: impl Fn(&str) -> bool) -> Vec<SeatInfo> {
        let describe = |row: &SeatRow| SeatInfo {
            seat: Seat(row.seat),
            sitter: match &row.sitter {
                SitterRow::Person { name, .. } | SitterRow::Hot { name, .. } => {
                    Sitter::Person { name: name.clone() }
                }
                SitterRow::Computer { player } => Sitter::Computer { player: player.clone() },
                SitterRow::Nobody => Sitter::Nobody,
            },
            yours: self.owns(guest, Seat(row.seat)),
            connected: match &row.sitter {
                SitterRow::Person { guest, .. } | SitterRow::Hot { guest, .. } => is_here(guest),
                SitterRow::Computer { .. } => true,
                SitterRow::Nobody => false,
            },
        };
        self.0.iter().map(describe).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seating() -> Seating {
        let sitters = [
            SitterRow::Person { guest: "anna".to_owned(), name: "Anna".to_owned() },
            SitterRow::Hot { guest: "anna".to_owned(), name: "Her friend".to_owned() },
            SitterRow::Computer { player: "level2".to_owned() },
            SitterRow::Nobody,
        ];
        let seats = sitters.into_iter().zip(0..).map(|(sitter, seat)| SeatRow { seat, sitter });
        Seating::new(seats.collect())
    }

    #[test]
    fn a_guest_decides_for_their_own_seats_and_no_others() {
        let seating = seating();
        assert_eq!(seating.seats_of(Some("anna")).collect::<Vec<_>>(), [Seat(0), Seat(1)]);
        assert_eq!(seating.seats_of(Some("bruno")).count(), 0);
        assert_eq!(seating.seats_of(None).count(), 0, "nobody does not own what is nobody's");
        assert!(!seating.owns(Some("anna"), Seat(200)));
    }

    #[test]
    fn a_seat_shows_its_name_and_never_its_guest() {
        let seats = seating().describe(Some("bruno"), |guest| guest == "anna");
        let shown = serde_json::to_string(&seats).unwrap();
        assert!(shown.contains("Her friend") && !shown.contains("anna"), "{shown}");
        let connected: Vec<_> = seats.iter().map(|seat| seat.connected).collect();
        assert_eq!(connected, [true, true, true, false]);
        assert!(seats.iter().all(|seat| !seat.yours));
    }

    #[test]
    fn a_new_name_leaves_the_friend_at_the_same_screen_alone() {
        let mut seating = seating();
        assert!(seating.rename("anna", "Annia"));
        assert!(!seating.rename("bruno", "Bruttius"));
        let names: Vec<_> =
            seating.describe(None, |_| false).into_iter().map(|seat| seat.sitter).collect();
        assert_eq!(names[0], Sitter::Person { name: "Annia".to_owned() });
        assert_eq!(names[1], Sitter::Person { name: "Her friend".to_owned() });
    }

    #[test]
    fn a_computer_player_that_is_not_known_any_more_still_plays() {
        let mut seating = seating();
        assert_eq!(seating.computer(Seat(2)), Some(Player::Level(2)));
        seating.0[2].sitter = SitterRow::Computer { player: "level99".to_owned() };
        assert_eq!(seating.computer(Seat(2)), Some(Player::Random));
        assert_eq!(seating.computer(Seat(3)), None);
    }
}
