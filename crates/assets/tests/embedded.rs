//! What is embedded, whichever client it is.

use std::{collections::HashSet, io::Read as _};

use flate2::read::GzDecoder;

#[test]
fn there_is_a_page_to_begin_with() {
    let page = assets::lookup("index.html").unwrap();
    assert_eq!(page.mime, "text/html");
    assert!(!page.immutable, "the page names the files that belong to it today");
    let text = String::from_utf8(page.plain.bytes.into_owned()).unwrap();
    assert!(text.contains("<title>Septem"), "{text}");
}

#[test]
fn what_is_compressed_unpacks_to_the_same_bytes() {
    for path in assets::paths() {
        let asset = assets::lookup(&path).unwrap();
        let Some(gzip) = asset.gzip else { continue };
        let mut unpacked = Vec::new();
        GzDecoder::new(&*gzip.bytes).read_to_end(&mut unpacked).unwrap();
        assert!(*asset.plain.bytes == unpacked, "{path}");
        assert!(gzip.bytes.len() < unpacked.len(), "{path}");
        assert_ne!(gzip.etag, asset.plain.etag, "{path}");
    }
}

#[test]
fn every_content_has_a_tag_of_its_own() {
    let all: Vec<_> = assets::paths().map(|path| assets::lookup(&path).unwrap()).collect();
    let tags: HashSet<_> = all.iter().map(|asset| &asset.plain.etag).collect();
    let contents: HashSet<_> = all.iter().map(|asset| &asset.plain.bytes).collect();
    assert_eq!(tags.len(), contents.len());
    assert!(tags.iter().all(|tag| tag.len() == 64));
}

#[test]
fn what_is_not_there_and_what_lies_outside_is_not_found() {
    for path in ["nothing.js", "", "/index.html", "../Cargo.toml", "index.html.gz", "assets"] {
        assert!(assets::lookup(path).is_none(), "{path}");
    }
}
