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
fn wrong_use_is_status_two() {
    for args in [
        &["dance"][..],
        &["arena", "no-game", "--seats", "random,random"],
        &["arena", "hannibal", "--seats", "random"],
        &["arena", "hannibal", "--seats", "hal,random"],
        &["arena", "hannibal", "--seats", "random,random", "--rounds", "9"],
        &["replay", "no-such-file.json"],
        &["bench", "no-game"],
        &["play", "no-game"],
        &["odds", "no-game", "--attacker", "1 infantry", "--defender", "1 infantry"],
        &["odds", "conquest1984", "--attacker", "1 senator", "--defender", "1 infantry"],
        &["odds", "conquest1984", "--attacker", "1 infantry"],
        &["odds", "conquest2005", "--attacker", "1 galley", "--defender", "1 infantry"],
    ] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
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
        assert!(said.contains("such as 3 infantry, 1 catapult, not infantry"), "{said}");
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
fn every_subcommand_explains_itself() {
    for command in ["serve", "games", "play", "engine", "arena", "bench", "odds", "replay", "check"]
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
