//! Games at random, which benchmarks count.

use registry::GAMES;
use serde_json::json;

#[test]
fn games_at_random_are_played_and_not_thrown_away_where_one_may_give_up() {
    for id in ["conquest1984", "conquest2005"] {
        let entry = GAMES.iter().find(|it| it.meta.id == id).unwrap();
        let (games, actions) = entry.many.random_games(2, &json!({}), 1, &mut || true).unwrap();
        assert_eq!(games, 1);
        assert!(actions > 100, "{id}: {actions} actions");
    }
}
