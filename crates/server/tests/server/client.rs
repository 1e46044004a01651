//! The client comes from the binary, and browsers are told what to refuse.

use crate::{house::House, http::request};

#[tokio::test]
async fn every_address_of_the_client_leads_to_its_page() {
    let house = House::open().await;
    let mut stranger = house.stranger();
    for path in ["/", "/index.html", "/tables/0123", "/games/hannibal/rules"] {
        let page = stranger.get(path).await;
        assert_eq!(page.status, 200, "{path}");
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
        assert_eq!(page.header("cache-control"), Some("no-cache"));
        assert!(page.text().contains("<title>Septem"), "{path}");
    }
    for path in ["/api", "/api/", "/api/x/y"] {
        let none = stranger.get(path).await;
        assert_eq!(none.failure(), (404, "no_such_page".to_owned()), "{path}");
    }
    let missing = stranger.get("/assets/nothing.js").await;
    assert_eq!(missing.failure(), (404, "no_such_page".to_owned()));
    for path in ["/../Cargo.toml", "/%2e%2e/Cargo.toml", "/..%2fCargo.toml"] {
        assert_eq!(stranger.get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn what_a_browser_has_already_is_not_sent_again() {
    let house = House::open().await;
    for path in assets::paths() {
        let path = format!("/{path}");
        let first = request(house.addr, "GET", &path, &[], b"").await;
        let etag = first.header("etag").unwrap();
        let again = request(house.addr, "GET", &path, &[("if-none-match", etag)], b"").await;
        assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
        for encoding in ["gzip", "br"] {
            let asked = [("accept-encoding", encoding), ("if-none-match", etag)];
            let packed = request(house.addr, "GET", &path, &asked, b"").await;
            if packed.header("content-encoding") == Some(encoding) {
                assert!(packed.body.len() < first.body.len(), "{path}");
            }
        }
    }
}

/// What is asked for again at every visit, and how it is named there. Without the client there is
/// neither.
#[tokio::test]
async fn a_new_version_is_heard_of_and_the_page_can_be_installed() {
    let house = House::open().await;
    let mut stranger = house.stranger();
    for (path, kind) in [
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ] {
        let file = stranger.get(path).await;
        if assets::lookup(&path[1..]).is_none() {
            assert_eq!(file.failure(), (404, "no_such_page".to_owned()));
            continue;
        }
        assert_eq!((file.status, file.header("content-type")), (200, Some(kind)), "{path}");
        assert_eq!(file.header("cache-control"), Some("no-cache"), "{path}");
    }
}

#[tokio::test]
async fn browsers_are_told_what_to_refuse() {
    let house = House::open().await;
    let mut stranger = house.stranger();
    for path in ["/", "/api/health", "/api/nothing", "/assets/nothing.js"] {
        let answer = stranger.get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'self'") && !policy.contains("http"), "{policy}");
        let of = |name: &str| policy.split(';').find_map(|it| it.trim().strip_prefix(name));
        assert_eq!(of("script-src "), Some("'self' 'wasm-unsafe-eval'"), "{policy}");
        assert_eq!(of("worker-src "), Some("'self'"), "{policy}");
        assert_eq!(of("manifest-src "), Some("'self'"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{path}");
    }
    assert_eq!(stranger.get("/api/me").await.header("cache-control"), Some("no-store"));
}
