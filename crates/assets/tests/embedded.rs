//! What is embedded, whichever client it is.

use std::{collections::HashSet, env, io::Read};

use brotli_decompressor::Decompressor;
use flate2::read::GzDecoder;

/// What a browser fetches before it can play by itself.
const MAX_ENGINE: usize = 700_000;

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
        let unpack = |mut packed: Box<dyn Read + '_>| {
            let mut bytes = Vec::new();
            packed.read_to_end(&mut bytes).unwrap();
            assert!(*asset.plain.bytes == bytes, "{path}");
        };
        if let Some(gzip) = &asset.gzip {
            unpack(Box::new(GzDecoder::new(&*gzip.bytes)));
        }
        if let Some(brotli) = &asset.brotli {
            unpack(Box::new(Decompressor::new(&*brotli.bytes, 4096)));
        }
        let packed: Vec<_> = asset.gzip.iter().chain(&asset.brotli).collect();
        for content in &packed {
            assert!(content.bytes.len() < asset.plain.bytes.len(), "{path}");
            assert_ne!(content.etag, asset.plain.etag, "{path}");
        }
        if let [gzip, brotli] = packed[..] {
            assert!(brotli.bytes.len() < gzip.bytes.len(), "{path}");
            assert_ne!(brotli.etag, gzip.etag, "{path}");
        }
    }
}

#[test]
fn the_page_names_the_engine_that_is_there() {
    let engines: Vec<_> = assets::paths().filter(|path| path.ends_with(".wasm")).collect();
    let page = assets::lookup("index.html").unwrap();
    let text = String::from_utf8(page.plain.bytes.into_owned()).unwrap();
    let (_, named) = text.split_once("<meta name=\"septem-engine\" content=\"").unwrap();
    let (named, _) = named.split_once('"').unwrap();
    assert_eq!(named, engines.first().map_or("", |path| path));
    // The suite hands us the engine that it has built.
    if let Ok(how) = env::var("SEPTEM_ENGINE") {
        assert_eq!(engines.len(), usize::from(how != "skip"), "{engines:?}");
    }
}

#[test]
fn the_service_worker_lists_every_file_of_this_version() {
    // Where the client is left out, there is nothing to keep.
    let Some(keeper) = assets::lookup("sw.js") else { return };
    assert!(!keeper.immutable, "browsers ask for it again, or they would hear of no new version");
    let text = String::from_utf8(keeper.plain.bytes.into_owned()).unwrap();
    for path in assets::paths().filter(|path| !["index.html", "sw.js"].contains(&&**path)) {
        assert!(text.contains(&*path), "{path} is not kept for times without a network");
    }
    let page = assets::lookup("index.html").unwrap();
    let page = String::from_utf8(page.plain.bytes.into_owned()).unwrap();
    let (_, version) = page.split_once("<meta name=\"septem-version\" content=\"").unwrap();
    let (version, _) = version.split_once('"').unwrap();
    assert!(version.len() == 16 && text.contains(version), "{version}");
}

#[test]
fn the_page_finds_its_files_from_every_address() {
    let page = assets::lookup("index.html").unwrap();
    let text = String::from_utf8(page.plain.bytes.into_owned()).unwrap();
    assert!(!text.contains("=\"./"), "a page at /rules/hannibal would look there: {text}");
}

#[test]
fn the_engine_is_light_and_fetched_once() {
    for path in assets::paths().filter(|path| path.ends_with(".wasm")) {
        let engine = assets::lookup(&path).unwrap();
        assert_eq!(engine.mime, "application/wasm");
        assert!(engine.immutable, "{path} does not lie where files keep their content");
        assert!(engine.gzip.is_some(), "without TLS, browsers ask for gzip alone");
        let n_bytes = engine.brotli.unwrap().bytes.len();
        assert!(n_bytes <= MAX_ENGINE, "{path} has {n_bytes} bytes, more than {MAX_ENGINE}");
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
    for path in [
        "nothing.js",
        "",
        "/index.html",
        "../Cargo.toml",
        "index.html.gz",
        "index.html.br",
        "assets",
    ] {
        assert!(assets::lookup(path).is_none(), "{path}");
    }
}
