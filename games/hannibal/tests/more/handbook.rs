use hannibal::Hannibal;

/// The page that explains transcripts shows one of this game.
#[test]
fn the_transcript_that_the_docs_show_is_true() {
    let page = include_str!("../../../../docs/transcripts.md");
    let shown = page.split("```\n").nth(1).expect("a transcript between fences");
    assert_eq!(testkit::replay::<Hannibal>(shown).as_deref(), Ok(shown));
}
