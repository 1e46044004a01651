//! The stories that hold in every home of a table, told by a server.

use serde_json::Value;

use crate::{browser::Browser, house::House, socket::Socket};

#[path = "../../../table/tests/stories/mod.rs"]
mod alike;

use alike::Home;

/// A house with one guest in it.
struct Visit {
    /// Always there, but while it closes and opens again.
    house: Option<House>,
    guest: Browser,
    pages: Vec<Socket>,
}

async fn visit() -> Visit {
    let house = House::open().await;
    let guest = house.guest("Anna").await;
    Visit { house: Some(house), guest, pages: Vec::new() }
}

impl Home for Visit {
    async fn found(&mut self, wish: Value) -> String {
        let made = self.guest.post("/api/tables", &wish).await.json();
        made["id"].as_str().unwrap().to_owned()
    }

    async fn open_page(&mut self, table: &str, first: Value) -> usize {
        let mut page = self.guest.connect(table).await;
        page.say(&first).await;
        self.pages.push(page);
        self.pages.len() - 1
    }

    async fn say(&mut self, page: usize, msg: Value) {
        self.pages[page].say(&msg).await;
    }

    async fn hear(&mut self, page: usize) -> Value {
        self.pages[page].next().await
    }

    async fn past(&mut self, table: &str, ply: u64, eyes: Option<u8>) -> Result<Value, String> {
        let eyes = eyes.map_or(String::new(), |eyes| format!("?eyes={eyes}"));
        let answer = self.guest.get(&format!("/api/tables/{table}/views/{ply}{eyes}")).await;
        if answer.status == 200 { Ok(answer.json()) } else { Err(answer.failure().1) }
    }

    async fn foresee(&mut self, table: &str, seat: u8, action: &str, clicks: usize) -> Value {
        let action = action.replace(' ', "%20");
        let query = format!("seat={seat}&action={action}&clicks={clicks}");
        self.guest.get(&format!("/api/tables/{table}/foresight?{query}")).await.json()
    }

    async fn record(&mut self, table: &str) -> Value {
        self.guest.get(&format!("/api/tables/{table}/record")).await.json()
    }

    async fn restart(&mut self) {
        self.pages.clear();
        let house = self.house.take().unwrap().open_again().await;
        self.guest = self.guest.at(house.addr);
        self.house = Some(house);
    }
}

macro_rules! told {
    ($module:ident: $($story:ident)*) => {
        $(#[tokio::test]
        async fn $story() {
            alike::$module::$story(visit().await).await;
        })*
    };
    ($($story:ident)*) => {
        $(#[tokio::test]
        async fn $story() {
            alike::$story(visit().await).await;
        })*
    };
}

told! {
    a_move_is_told_to_every_page_and_then_acknowledged
    what_cannot_be_is_refused_with_its_reason_and_changes_nothing
    an_action_is_taken_back_as_a_version_of_its_own
    a_secret_choice_stays_with_its_eyes_until_it_is_shown
    a_table_is_found_again_as_it_was_left
    a_page_that_was_away_is_told_what_it_missed
    a_long_story_is_told_in_pages_from_its_end
    other_eyes_are_sent_only_what_they_see_otherwise
    a_page_of_the_story_is_seen_through_the_eyes_that_ask
    computers_play_until_the_game_is_over
    what_a_choice_would_do_is_told_before_it_is_made
}

told! { choosing:
    a_choice_in_progress_is_told_to_nobody_else_and_changes_nothing
    what_was_put_together_is_played_and_taken_back_as_one
    what_is_no_single_choice_is_refused_whole
    what_stands_for_good_or_lets_something_go_by_is_held_if_wished
    against_a_computer_its_answers_are_taken_back_too
    for_practice_even_what_was_shown_is_taken_back
}
