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
    let (content, encoding) = match asset.gzip {
        Some(gzip) if accepts_gzip(headers) => (gzip, Some("gzip")),
        Some(_) | None => (asset.plain, None),
    };
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

fn accepts_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|it| it.to_str().ok());
    accepted.is_some_and(|accepted| {
        accepted.split(',').any(|it| {
            let (name, weight) = it.split_once(';').unwrap_or((it, ""));
            name.trim() == "gzip"
                && !matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(accepted: &str, gzip: bool) {
        let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, accepted.parse().unwrap())]);
        assert_eq!(accepts_gzip(&headers), gzip, "{accepted}");
    }

    #[test]
    fn a_browser_that_reads_gzip_is_sent_gzip() {
        check("gzip, deflate, br", true);
        check("br;q=1.0, gzip;q=0.8, *;q=0.1", true);
        check("br", false);
        check("identity, gzip;q=0", false);
    }
}
