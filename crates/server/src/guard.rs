//! What stands before every request: who may ask (CSRF, by `Origin`), and what browsers are told to
//! refuse (CSP and other security headers).

use axum::{
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse as _, Response},
};

use crate::{app::App, error::ApiError};

/// Everything comes from us. Styles may stand in the page: boards place their pieces by them. The
/// engine is WebAssembly, which is no leave to run texts as programs, and works beside the page.
pub const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    worker-src 'self'; manifest-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

const HEADERS: [(HeaderName, HeaderValue); 4] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    // The address of a table is its key.
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// Tells browsers what to refuse.
pub(crate) async fn protect(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.headers_mut().extend(HEADERS);
    response
}

/// Answers of the API are for the one who asked, now.
pub(crate) async fn keep_fresh(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let no_store = HeaderValue::from_static("no-store");
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(no_store);
    response
}

/// Nobody holds a place by asking slowly.
pub(crate) async fn hurry(State(app): State<App>, request: Request, next: Next) -> Response {
    let answered = tokio::time::timeout(app.limits.patience, next.run(request)).await;
    answered.unwrap_or_else(|_| ApiError::TooSlow.into_response())
}

/// Refuses what pages of other sites ask in the name of a visitor: whatever changes something, and
/// sockets, which browsers open without asking us first.
pub(crate) async fn refuse_strangers(request: Request, next: Next) -> Response {
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD)
        && !request.headers().contains_key(header::UPGRADE);
    if harmless || is_from_here(request.headers()) {
        next.run(request).await
    } else {
        ApiError::ForeignOrigin.into_response()
    }
}

/// Programs that are no browsers name no origin; they have no visitor's cookies either.
fn is_from_here(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin");
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    matches!((origin, host), (Some((_, origin)), Some(host)) if origin.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(headers: &[(&'static str, &str)], from_here: bool) {
        let headers: HeaderMap = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap()))
            .collect();
        assert_eq!(is_from_here(&headers), from_here, "{headers:?}");
    }

    #[test]
    fn our_own_pages_may_ask_whatever_the_port_and_the_scheme() {
        check(&[("origin", "http://127.0.0.1:7878"), ("host", "127.0.0.1:7878")], true);
        check(&[("origin", "https://septem.example"), ("host", "Septem.example")], true);
    }

    #[test]
    fn pages_of_others_may_not() {
        check(&[("origin", "https://evil.example"), ("host", "septem.example")], false);
        check(&[("origin", "http://127.0.0.1:1"), ("host", "127.0.0.1:7878")], false);
        check(&[("origin", "null"), ("host", "septem.example")], false);
        check(&[("origin", "https://septem.example")], false);
        check(&[("sec-fetch-site", "cross-site"), ("host", "septem.example")], false);
    }

    #[test]
    fn programs_that_are_no_browsers_may() {
        check(&[("host", "127.0.0.1:7878")], true);
    }
}
