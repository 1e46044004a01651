//! Documents become pages.

use registry::{Content, RulesPage, VersionNote};

const SENET: &str = "# Senet

Be the first whose
pieces are all off the board.

> The board is drawn after a tomb
> painting.

Two lines
of introduction.

More of it.

## In the box
<!-- aid -->
1. Throw.
2. Move a piece,
   if it can.

## Set-up
### Pieces
<!-- aid -->
- SEN-01 Ten pieces,
  five each.
- SEN-02 **Ruling:** white begins (SEN-01).

A paragraph
of two lines.
- plain
- items

### Board
<!-- aid -->
| Piece | Number |
|---|---:|
| Cone | 5 |
| Reel |

![The start.](example:SEN-01-start#0 \"a1 a2\")

![The end.](example:SEN-01-start)

## Versions
- Version 2 (SEN-01 SEN-03) Once
  only.
";

fn blocks(page: &RulesPage, chapter: usize) -> Vec<(bool, &Content)> {
    page.chapters[chapter].blocks.iter().map(|block| (block.aid, &block.content)).collect()
}

#[test]
fn the_first_paragraph_is_how_to_win_and_a_quote_is_the_note() {
    let page = RulesPage::read(SENET, "");
    assert_eq!(page.title, "Senet");
    assert_eq!(page.aim, "Be the first whose pieces are all off the board.");
    assert_eq!(page.note.as_deref(), Some("The board is drawn after a tomb painting."));
    assert_eq!(page.intro, ["Two lines of introduction.", "More of it."]);
}

#[test]
fn a_note_may_stand_after_the_introduction() {
    let page = RulesPage::read("# Senet\n\nWin.\n\nTwo players.\n\n> Ours.\n\n## Play\n", "");
    assert_eq!(page.intro, ["Two players."]);
    assert_eq!(page.note.as_deref(), Some("Ours."));
}

#[test]
fn a_chapter_or_a_part_of_one_is_marked_for_the_player_aid() {
    let page = RulesPage::read(SENET, "");
    assert_eq!(page.chapters.iter().map(|it| it.aid).collect::<Vec<_>>(), [true, false]);
    let items = vec!["Throw.".to_owned(), "Move a piece, if it can.".to_owned()];
    assert_eq!(blocks(&page, 0), [(false, &Content::List { ordered: true, items })]);
    let marked: Vec<bool> = blocks(&page, 1).iter().map(|(aid, _)| *aid).collect();
    assert_eq!(marked, [true, true, true, true, true, true, true, true, true]);
}

#[test]
fn a_mark_before_a_table_is_for_that_table_alone() {
    let page =
        RulesPage::read("# S\n\n## Play\nWords.\n\n<!-- aid -->\n| a |\n|---|\n\nMore.\n", "");
    let marked: Vec<bool> = blocks(&page, 0).iter().map(|(aid, _)| *aid).collect();
    assert_eq!(marked, [false, true, false]);
}

#[test]
fn clauses_lists_tables_and_pictures_are_told_apart() {
    let page = RulesPage::read(SENET, "");
    let clauses: Vec<_> =
        page.clauses().map(|it| (it.id.as_str(), it.text.as_str(), it.ruling)).collect();
    assert_eq!(
        clauses,
        [
            ("SEN-01", "Ten pieces, five each.", false),
            ("SEN-02", "**Ruling:** white begins (SEN-01).", true),
        ]
    );
    let owned = |words: &[&str]| words.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
    let figure = |step, caption: &str, places: &[&str]| Content::Figure {
        example: "SEN-01-start".to_owned(),
        step,
        caption: caption.to_owned(),
        places: owned(places),
    };
    let rest: Vec<&Content> = blocks(&page, 1).iter().skip(3).map(|(_, it)| *it).collect();
    assert_eq!(
        rest,
        [
            &Content::Text { text: "A paragraph of two lines.".to_owned() },
            &Content::List { ordered: false, items: owned(&["plain", "items"]) },
            &Content::Heading { text: "Board".to_owned() },
            &Content::Table {
                head: owned(&["Piece", "Number"]),
                rows: vec![owned(&["Cone", "5"]), owned(&["Reel", ""])],
            },
            &figure(Some(0), "The start.", &["a1", "a2"]),
            &figure(None, "The end.", &[]),
        ]
    );
}

#[test]
fn what_versions_changed_is_no_chapter_and_no_clause() {
    let page = RulesPage::read(SENET, "");
    assert_eq!(page.chapters.len(), 2);
    let clauses = ["SEN-01", "SEN-03"].map(str::to_owned).to_vec();
    let text = "Once only.".to_owned();
    assert_eq!(page.versions, [VersionNote { version: 2, clauses, text }]);
}

#[test]
fn a_ruling_has_its_reason_and_its_alternatives() {
    let reasons = "# Rulings\n\nFor all.\n\n## SEN-02 SEN-04 White begins\n\nThe book is\nsilent.\n*Alternative:* black.\nIt would be odd.\n*Autre lecture\u{a0}:* personne.\n\n## The board\n\nOurs.\n";
    let page = RulesPage::read(SENET, reasons);
    let [ruling, board] = &page.rulings[..] else { panic!("{:?}", page.rulings) };
    assert_eq!(ruling.clauses, ["SEN-02", "SEN-04"]);
    assert_eq!(ruling.title, "White begins");
    let texts: Vec<&str> = ruling
        .blocks
        .iter()
        .map(|block| {
            let Content::Text { text } = &block.content else { panic!("{:?}", block.content) };
            text.as_str()
        })
        .collect();
    assert_eq!(
        texts,
        [
            "The book is silent.",
            "*Alternative:* black. It would be odd.",
            "*Autre lecture\u{a0}:* personne.",
        ]
    );
    assert!(board.clauses.is_empty());
    assert_eq!(board.title, "The board");
}

#[test]
fn a_document_in_the_old_shape_is_a_page_too() {
    let page = RulesPage::read(
        "# Senet\n\nTwo lines\nof introduction.\n\n## Set-up\n- SEN-01 Ten pieces.\n",
        "",
    );
    assert_eq!(page.aim, "Two lines of introduction.");
    assert_eq!(page.clauses().count(), 1);
}

#[test]
fn no_text_is_too_odd_to_be_read() {
    for odd in [
        "",
        "#",
        "##",
        "|",
        "![](",
        "- ",
        "1.",
        "> ",
        "<!-- aid -->",
        "## \n|\n- X",
        "![a](example:#x)",
    ] {
        let page = RulesPage::read(odd, odd);
        assert!(page.chapters.len() <= 1, "{odd}");
    }
}
