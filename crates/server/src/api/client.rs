//! The client: files from the binary, and the page for every address of its own.

use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse as _, Response},
};

use crate::error::ApiError;

const PAGE: &str = "index.html";

pub(crate) async fn no_such_page() -> ApiError {
    ApiError::NoSuchPage
}

pub(crate) async fn get(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.split('/').next() == Some("api") {
        return ApiError::NoSuchPage.into_response();
    }
    // Addresses of the client's own making have no file behind them; files have a dot.
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let path = if is_file { path } else { PAGE };
    match assets::lookup(path) {
        Some(asset) => serve(asset, &headers),
        None => ApiError::NoSuchPage.into_response(),
    }
}

fn serve(asset: assets::Asset, headers: &HeaderMap) -> Response {
    // The smallest first.
    let (content, encoding) = [(asset.brotli, "br"), (asset.gzip, "gzip")]
        .into_iter()
        .filter(|(_, encoding)| accepts(headers, encoding))
        .find_map(|(content, encoding)| Some((content?, Some(encoding))))
        .unwrap_or((asset.plain, None));
    let etag = format!("\"{}\"", content.etag);
    // What is named after its content never changes; the rest is asked for again each time.
    let caching = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers
        .get(header::IF_NONE_MATCH)
        .and_then(|known| known.to_str().ok())
        .is_some_and(|known| known.split(',').any(|tag| tag.trim() == etag));

    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(Body::from(content.bytes))
    };
    let mut set = |name, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    };
    set(header::ETAG, &etag);
    set(header::CACHE_CONTROL, caching);
    set(header::VARY, "accept-encoding");
    if !known {
        set(header::CONTENT_TYPE, &with_charset(&asset.mime));
        if let Some(encoding) = encoding {
            set(header::CONTENT_ENCODING, encoding);
        }
    }
    response
}

/// Our texts are all in UTF-8.
fn with_charset(mime: &str) -> String {
    if mime.starts_with("text/") { format!("{mime}; charset=utf-8") } else { mime.to_owned() }
}

fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|it| it.to_str().ok());
    accepted.is_some_and(|accepted| {
        accepted.split(',').any(|it| {
            let (name, weight) = it.split_once(';').unwrap_or((it, ""));
            name.trim() == encoding
                && !matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
        })
    })
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use assets::{Asset, Content};

    use super::*;

    /// A file in three encodings, each with a tag of its own.
    fn asset() -> Asset {
        let content = |name: &'static str| Content {
            bytes: Cow::Borrowed(name.as_bytes()),
            etag: name.to_owned(),
        };
        Asset {
            plain: content("plain"),
            gzip: Some(content("gzip")),
            brotli: Some(content("br")),
            mime: "application/wasm".to_owned(),
            immutable: true,
        }
    }

    #[track_caller]
    fn check(asset: Asset, accepted: &str, sent: &str) {
        let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, accepted.parse().unwrap())]);
        let response = serve(asset, &headers);
        let header = |name| response.headers().get(name).map(|it| it.to_str().unwrap());
        assert_eq!(header(header::ETAG), Some(format!("\"{sent}\"").as_str()), "{accepted}");
        let encoding = (sent != "plain").then_some(sent);
        assert_eq!(header(header::CONTENT_ENCODING), encoding, "{accepted}");
        assert_eq!(header(header::CONTENT_TYPE), Some("application/wasm"));
        assert_eq!(header(header::VARY), Some("accept-encoding"));
    }

    #[test]
    fn a_browser_is_sent_the_smallest_that_it_reads() {
        check(asset(), "gzip, deflate, br", "br");
        check(asset(), "br;q=1.0, gzip;q=0.8, *;q=0.1", "br");
        check(asset(), "gzip, deflate", "gzip");
        check(asset(), "br;q=0, gzip;q=0.5", "gzip");
        check(asset(), "identity, gzip;q=0, br;q=0.000", "plain");
        check(asset(), "deflate, brr", "plain");
    }

    #[test]
    fn a_file_without_brotli_is_sent_by_gzip_and_one_without_both_as_it_is() {
        let gzip = Asset { brotli: None, ..asset() };
        check(gzip.clone(), "gzip, deflate, br", "gzip");
        check(gzip.clone(), "br", "plain");
        check(Asset { gzip: None, ..gzip }, "gzip, deflate, br", "plain");
    }

    #[test]
    fn a_browser_that_has_one_encoding_is_sent_another_that_it_asks_for() {
        let ask = |accepted: &str, known: &str| {
            let headers = [(header::ACCEPT_ENCODING, accepted), (header::IF_NONE_MATCH, known)];
            let headers = headers.map(|(name, value)| (name, value.parse().unwrap()));
            serve(asset(), &HeaderMap::from_iter(headers)).status()
        };
        assert_eq!(ask("br", "\"br\""), StatusCode::NOT_MODIFIED);
        assert_eq!(ask("br", "\"gzip\", \"br\""), StatusCode::NOT_MODIFIED);
        assert_eq!(ask("br", "\"gzip\""), StatusCode::OK);
        assert_eq!(ask("gzip", "\"br\""), StatusCode::OK);
    }
}
