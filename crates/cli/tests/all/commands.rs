//! The other subcommands: documents on standard output, and the exit status.

use std::{
    fs,
    io::Write as _,
    process::{Output, Stdio},
};

use serde_json::{Value, json};

use crate::talk::{Talk, septem};

fn run(args: &[&str]) -> Output {
    septem().args(args).output().expect("it runs")
}

fn document(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).expect("one JSON document")
}

#[test]
fn games_are_listed_with_seats_options_and_version() {
    let output = run(&["games", "--json"]);
    assert!(output.status.success());
    let hannibal = &document(&output)["games"][0];
    assert_eq!(hannibal["id"], "hannibal");
    assert_eq!(hannibal["seats"]["min"], 2);
    assert_eq!(hannibal["options"][0]["default"], false);
    assert_eq!(hannibal["rules_version"], 1);
}

#[test]
fn a_site_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let site = folder.path().join("club");
    let output = run(&["site", site.to_str().unwrap()]);
    if !output.status.success() {
        // Without client or engine there is nothing to play.
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("built without its"), "{said}");
        assert!(output.status.code() == Some(2) && !site.exists());
        return;
    }
    for path in ["index.html", "404.html", "sw.js", "local", "rules/hannibal/aid/index.html"] {
        assert!(site.join(path).exists(), "{path}");
    }
}

#[test]
fn wrong_use_is_status_two() {
    for args in [
        &["dance"][..],
        &["arena", "no-game", "--seats", "random,random"],
        &["arena", "hannibal", "--seats", "random"],
        &["arena", "hannibal", "--seats", "hal,random"],
        &["arena", "hannibal", "--seats", "random,random", "--rounds", "9"],
        &["arena", "hannibal", "--seats", "random,random", "--option", "match_play"],
        &["arena", "hannibal", "--seats", "random,random", "--option", "elephants=true"],
        &["arena", "hannibal", "--seats", "random,random", "--option", "match_play=often"],
        &["replay", "no-such-file.json"],
        &["bench", "no-game"],
        &["play", "no-game"],
        &["odds", "no-game", "--attacker", "1 infantry", "--defender", "1 infantry"],
        &["odds", "conquest1984", "--attacker", "1 senator", "--defender", "1 infantry"],
        &["odds", "conquest1984", "--attacker", "1 infantry"],
        &["odds", "conquest2005", "--attacker", "1 galley", "--defender", "1 infantry"],
        &["advice", "no-game"],
        &["advice", "conquest1984", "--seats", "9"],
    ] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn an_arena_plays_with_the_options_that_it_is_given() {
    let arena = |limit: &str| {
        let option = format!("round_limit={limit}");
        let seats = "random,random";
        let args = ["imperium", "--seats", seats, "--games", "2", "--option", &option, "--json"];
        document(&run(&[&["arena"], &args[..]].concat()))["mean_rounds"].as_f64().unwrap()
    };
    assert_eq!((arena("2"), arena("3")), (2.0, 3.0));
}

#[test]
fn odds_are_told_in_words_and_as_a_document() {
    let question = ["odds", "conquest1984", "--attacker", "1 infantry", "--defender", "1 infantry"];
    let output = run(&question);
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).contains("attacker wins   66.67 %"));

    let output = run(&[&question[..], &["--ground", "fortified", "--json"]].concat());
    let odds = document(&output);
    assert!((odds["attacker_wins"].as_f64().unwrap() - 0.6).abs() < 1e-9, "{odds}");
    assert_eq!(odds["attacker_target"], "infantry");
    assert_eq!(odds["outcomes"].as_array().unwrap().len(), 2);
}

#[test]
fn a_force_that_cannot_be_read_is_answered_with_how_one_is_written() {
    for edition in ["conquest1984", "conquest2005"] {
        let output = run(&["odds", edition, "--attacker", "infantry", "--defender", "1 infantry"]);
        let said = String::from_utf8_lossy(&output.stderr);
        let how = "such as 3 infantry, 1 catapult, 1 general, 1 Caesar";
        assert!(said.contains(how) && said.contains("infantry is none"), "{said}");
    }
}

#[test]
fn odds_know_both_editions() {
    let question = ["odds", "conquest2005", "--attacker", "1 infantry", "--defender", "1 infantry"];
    let output = run(&question);
    assert!(String::from_utf8_lossy(&output.stdout).contains("neither wins    20.00 %"));

    let odds = document(&run(&[&question[..], &["--json"]].concat()));
    assert!((odds["attacker_wins"].as_f64().unwrap() - 0.4).abs() < 1e-9, "{odds}");
    assert_eq!(odds["outcomes"].as_array().unwrap().len(), 3);
}

#[test]
fn odds_take_generals_and_caesars_and_weigh_them() {
    for (edition, advised) in [("conquest1984", "attacker"), ("conquest2005", "defender")] {
        let (weak, strong) = ("2 infantry, 1 Caesar", "7 infantry, 1 catapult, 1 general");
        let (attacker, defender) =
            if advised == "attacker" { (weak, strong) } else { (strong, weak) };
        let question = ["odds", edition, "--attacker", attacker, "--defender", defender];
        let said = run(&question);
        let said = String::from_utf8_lossy(&said.stdout).into_owned();
        for words in [
            &format!("{advised}: retreat; the game is won with ")[..],
            "left with 7 infantry, 1 catapult, captures the Caesar",
            " more ends: --json prints every one",
            "left out: other players",
        ] {
            assert!(said.contains(words), "{words}: {said}");
        }
        let odds = document(&run(&[&question[..], &["--json"]].concat()));
        let advice = &odds[format!("{advised}_advice")];
        assert_eq!(advice["advice"], "retreat", "{odds}");
        assert!(advice["fight_on"].as_f64() < advice["retreat"].as_f64(), "{odds}");
        assert_eq!(odds[format!("{advised}_leaders")]["caesar"], true);
        let outcomes = odds["outcomes"].as_array().unwrap();
        let sum: f64 = outcomes.iter().map(|it| it["chance"].as_f64().unwrap()).sum();
        assert!(5 < outcomes.len() && (sum - 1.0).abs() < 1e-9, "{odds}");
    }
}

#[test]
fn nobody_is_advised_to_retreat_at_sea() {
    for (edition, clause) in [("conquest1984", "C84-40"), ("conquest2005", "C05-39")] {
        let fleets = ["--attacker", "1 galley", "--defender", "4 galleys", "--ground", "sea"];
        let question = [&["odds", edition][..], &fleets].concat();
        let output = run(&question);
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(said.contains("at sea nobody retreats") && said.contains(clause), "{said}");
        assert!(!said.contains("retreat;"), "{said}");
        let odds = document(&run(&[&question[..], &["--json"]].concat()));
        assert!(odds["attacker_advice"].is_null(), "{odds}");
    }
}

#[test]
fn the_help_of_odds_says_how_a_force_is_written() {
    let output = run(&["odds", "--help"]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in ["1 general, 1 Caesar", "conquest1984", "conquest2005", "2 galleys"] {
        assert!(said.contains(words), "{words}: {said}");
    }
}

#[test]
fn advice_is_tried_the_same_way_again_on_any_number_of_threads() {
    for edition in ["conquest1984", "conquest2005"] {
        let question = ["advice", edition, "--positions", "2", "--playouts", "1"];
        let few = ["--nodes", "60", "--playout-nodes", "1", "--rounds", "12", "--json"];
        let with = |threads| {
            let args = [&question[..], &few, &["--threads", threads]].concat();
            document(&run(&args))
        };
        let [one, two] = [with("1"), with("2")];
        assert_eq!(one, two);
        assert_eq!(one["positions"], 2);
        for way in ["advised", "fought_on", "retreated"] {
            assert!((0.0..=1.0).contains(&one[way].as_f64().unwrap()), "{one}");
        }
    }
}

#[test]
fn every_subcommand_explains_itself() {
    for command in
        ["serve", "games", "play", "engine", "arena", "bench", "odds", "advice", "replay", "check"]
    {
        let output = run(&[command, "--help"]);
        assert!(output.status.success() && !output.stdout.is_empty(), "{command}");
    }
}

#[test]
fn an_arena_with_the_same_seed_and_nodes_tells_the_same() {
    let args = [
        "arena",
        "hannibal",
        "--seats",
        "level1,random",
        "--games",
        "6",
        "--seed",
        "5",
        "--nodes",
        "50",
        "--json",
    ];
    let counts = |report: &Value| {
        let players = report["players"].as_array().expect("players").clone();
        players.iter().map(|it| (it["wins"].clone(), it["draws"].clone())).collect::<Vec<_>>()
    };
    let [one, two] = [run(&args), run(&args)].map(|it| document(&it));
    assert_eq!(counts(&one), counts(&two));
    assert_eq!(one["games"], 6);
    assert_eq!(one["players"][0]["player"], "level1");
    assert_eq!([&one["seats"][0]["seat"], &one["seats"][1]["seat"]], ["rome", "carthage"]);
    let won = |of: &str| {
        let all = one[of].as_array().expect("a list").iter();
        all.map(|it| it["wins"].as_u64().expect("a count")).sum::<u64>()
    };
    assert_eq!(won("seats"), won("players"), "every game that somebody won was won from a seat");
}

#[test]
fn an_arena_breaks_off_games_of_too_many_rounds() {
    let report = |rounds: &str| {
        let args = ["arena", "conquest2005", "--seats", "random,random", "--games", "2"];
        document(&run(&[&args[..], &["--rounds", rounds, "--json"]].concat()))
    };
    let broken_off = report("2");
    assert_eq!(broken_off["unfinished"], 2);
    assert_eq!(broken_off["mean_rounds"], 2.0);
    assert_eq!(broken_off["players"][0]["wins"], 0);
}

#[test]
fn a_record_is_verified_and_a_changed_one_is_status_one() {
    let mut talk = Talk::begin();
    let table = talk.new_table(1);
    talk.play(&table, 1, "pass");
    talk.play(&table, 0, "pass");
    let record = talk.ok(&json!({"do": "record", "table": table}));
    talk.end();

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.json");
    let path = file.to_str().expect("plain path");
    fs::write(&file, record.to_string()).expect("written");
    let output = run(&["replay", path, "--json"]);
    assert!(output.status.success());
    assert_eq!(document(&output)["result"]["winners"], json!([]));

    fs::write(&file, record.to_string().replace("pass", "Pass")).expect("written");
    let output = run(&["replay", path, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(document(&output)["valid"], false);
    assert_eq!(document(&output)["code"], "bad_record");
    fs::write(&file, "not JSON").expect("written");
    assert_eq!(run(&["replay", path]).status.code(), Some(1));

    let newer = record.to_string().replace("\"rules_version\":1", "\"rules_version\":99");
    fs::write(&file, &newer).expect("written");
    let output = run(&["replay", path, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(document(&output)["code"], "unknown_rules");
    assert_eq!(fs::read_to_string(&file).expect("read"), newer, "it is left as it is");
}

#[test]
fn a_game_in_the_terminal_goes_from_help_to_the_end() {
    let mut child = septem()
        .args(["play", "hannibal", "--seat", "1", "--level", "random", "--seed", "3"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut input = child.stdin.take().expect("piped");
    input
        .write_all(
            b"help\nmarch Hannibal Sardinia\nnonsense\nposition\nmarch Carthago Zama\nquit\n",
        )
        .expect("it listens");
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}");
    for part in [
        "march Carthago Zama",
        "! HAN-11",
        "this is no action",
        "Hannibal Carthago",
        "Carthage: a legion marches",
    ] {
        assert!(text.contains(part), "{part} is missing in:\n{text}");
    }
}
