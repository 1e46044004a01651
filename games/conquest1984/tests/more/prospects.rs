//! What the view says of the ways on offer.

use conquest1984::{
    Conquest1984,
    action::Action,
    odds::{Ground, Host, odds},
    options::Options,
    pieces::{Field, Side, Units},
    places::{Province, Sea},
    view::{Prospect, ProspectView},
};
use kernel::{Chance, Game, Seat, Seeded, Viewer};

const CAESARS: &str = "Egyptus Egyptus Caesar city\nHispania Hispania Caesar city\n";

/// The prospects of a position after some actions of the first player.
fn prospects(position: &str, actions: &[&str]) -> Vec<ProspectView> {
    let text = format!("{CAESARS}{position}");
    let mut state = Conquest1984::arrange(&Options::default(), 2, &text).expect("it is possible");
    for action in actions {
        let action: Action = action.parse().expect("an action");
        Conquest1984::check(&state, Seat(0), &action).expect("a legal action");
        let mut luck = Seeded(1);
        Conquest1984::commit(
            &mut state,
            Seat(0),
            &action,
            &mut Chance::new(&mut luck),
            &mut Vec::new(),
        );
    }
    Conquest1984::view(&state, Viewer::Public).prospects
}

#[track_caller]
fn find(all: &[ProspectView], to: Field) -> &ProspectView {
    all.iter().find(|it| it.to == to).expect("there is such a way")
}

#[test]
fn a_march_says_whether_it_joins_takes_visits_or_fights() {
    let position =
        "Egyptus Cyrenaica infantry 3 general 1 city\nHispania Africa Procons infantry 2 general 1";
    let lone = prospects(position, &["lead Cyrenaica general"]);
    assert_eq!(find(&lone, Field::Land(Province::Egyptus)).what, Prospect::Join);
    assert_eq!(find(&lone, Field::Land(Province::AfricaProcons)).what, Prospect::Barred);

    let led = prospects(position, &["lead Cyrenaica general", "take infantry 3"]);
    let fight = find(&led, Field::Land(Province::AfricaProcons));
    assert_eq!(fight.what, Prospect::Battle);
    let host = |n: u8| Host { units: Units([n, 0, 0]), galleys: 0 };
    let exact = odds(Ground::Open, host(3), host(2), Side::Attacker).expect("a battle");
    assert_eq!(fight.wins, exact.wins_per_myriad());
}

#[test]
fn leaders_alone_visit_and_legions_take_what_nobody_defends() {
    let position = "Egyptus Palestina infantry 1 general 1 city";
    let syria = Field::Land(Province::Syria);
    let lone = prospects(position, &["lead Palestina general"]);
    assert_eq!(find(&lone, syria).what, Prospect::Visit);
    let led = prospects(position, &["lead Palestina general", "take infantry 1"]);
    assert_eq!(find(&led, syria).what, Prospect::Take);
}

#[test]
fn a_galley_says_what_every_sea_and_every_shore_holds() {
    let all = prospects(
        "galley Egyptus 1 Mare Numidia infantry 2 general 1\n\
         galley Hispania 1 Mare Balaricum infantry 1 general 1\n\
         Hispania Sardinia infantry 1 general 1",
        &[],
    );
    assert!(all.iter().all(|it| it.galley.is_some_and(|name| name.n == 1)));
    let fleet = find(&all, Field::Sea(Sea::MareBalaricum));
    assert_eq!(fleet.what, Prospect::Battle);
    let host = |n: u8| Host { units: Units([n, 0, 0]), galleys: 1 };
    let exact = odds(Ground::Sea, host(2), host(1), Side::Attacker).expect("a battle");
    assert_eq!(fleet.wins, exact.wins_per_myriad());
    assert_eq!(find(&all, Field::Sea(Sea::MareTyrrenum)).what, Prospect::Sail);
    assert_eq!(find(&all, Field::Land(Province::Sicilia)).what, Prospect::Take);
    assert_eq!(find(&all, Field::Land(Province::Sardinia)).what, Prospect::Battle);
}

#[test]
fn a_galley_without_movements_has_no_ways() {
    let all = prospects("galley Egyptus 1 Mare Numidia moves 0", &[]);
    assert!(all.is_empty(), "{all:?}");
}
