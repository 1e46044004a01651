//! People without an account: an id and a name in a signed cookie (a stateless session), and nothing
//! on our side.

use std::fmt::Write as _;

use axum::http::HeaderMap;
use axum_extra::extract::{
    SignedCookieJar,
    cookie::{Cookie, SameSite},
};

use table::{Guest, accept_name, fresh_id, invent_name, is_id};

use crate::World;

const COOKIE: &str = "septem";

/// Browsers keep no cookie longer than 400 days; each visit begins them anew.
const MAX_AGE_SECONDS: i64 = 400 * 24 * 60 * 60;

/// The guest whose browser this is, if it has been here before.
pub(crate) fn of(jar: &SignedCookieJar) -> Option<Guest> {
    let cookie = jar.get(COOKIE)?;
    let (id, name) = cookie.value().split_once('.')?;
    let name = accept_name(&from_hex(name)?)?;
    is_id(id).then(|| Guest { id: id.to_owned(), name })
}

/// The guest whose browser this is, made now if need be.
pub(crate) fn of_or_new(jar: &SignedCookieJar, world: &World) -> Guest {
    of(jar)
        .unwrap_or_else(|| Guest { id: fresh_id(world.bytes()), name: invent_name(world.bytes()) })
}

/// Lets the browser remember this guest. Scripts cannot read it, other sites cannot send it.
pub(crate) fn remember(
    guest: &Guest,
    jar: SignedCookieJar,
    headers: &HeaderMap,
) -> SignedCookieJar {
    let mut cookie = Cookie::new(COOKIE, format!("{}.{}", guest.id, to_hex(&guest.name)));
    cookie.set_path("/");
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(came_by_tls(headers));
    cookie.set_max_age(Some(time::Duration::seconds(MAX_AGE_SECONDS)));
    jar.add(cookie)
}

/// A proxy in front of us says how the browser came.
fn came_by_tls(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

/// Cookies hold few characters; names hold many.
fn to_hex(text: &str) -> String {
    text.bytes().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

fn from_hex(hex: &str) -> Option<String> {
    let digits: Vec<u8> =
        hex.chars().map(|it| it.to_digit(16)?.try_into().ok()).collect::<Option<_>>()?;
    let bytes = digits.chunks(2).map(|pair| Some(pair.first()? << 4 | pair.get(1)?));
    String::from_utf8(bytes.collect::<Option<_>>()?).ok()
}

#[cfg(test)]
mod tests {
    use axum_extra::extract::cookie::Key;

    use super::*;

    fn jar(key: u8) -> SignedCookieJar {
        SignedCookieJar::new(Key::from(&[key; 64]))
    }

    #[test]
    fn a_browser_is_remembered_with_any_name() {
        let guest =
            Guest { id: fresh_id(World::real().bytes()), name: "Élodie; 愛, \"x\"".to_owned() };
        let jar = remember(&guest, jar(1), &HeaderMap::new());
        assert_eq!(of(&jar), Some(guest));
    }

    #[test]
    fn a_cookie_that_another_house_has_signed_or_that_says_nonsense_is_nobodys() {
        let guest = Guest { id: fresh_id(World::real().bytes()), name: "Anna".to_owned() };
        let signed = remember(&guest, jar(1), &HeaderMap::new());
        let mut headers = HeaderMap::new();
        for cookie in signed.iter() {
            headers.insert("cookie", cookie.encoded().to_string().parse().unwrap());
        }
        assert_eq!(of(&SignedCookieJar::from_headers(&headers, Key::from(&[2; 64]))), None);
        for value in ["", ".", "id.41", "zz", &format!("{}.4", fresh_id(World::real().bytes()))] {
            let jar = jar(1).add(Cookie::new(COOKIE, value.to_owned()));
            assert_eq!(of(&jar), None, "{value}");
        }
    }

    #[test]
    fn the_cookie_is_out_of_reach_for_scripts_and_other_sites() {
        let guest = Guest { id: fresh_id(World::real().bytes()), name: "Anna".to_owned() };
        let mut headers = HeaderMap::new();
        let cookie = remember(&guest, jar(1), &headers).get(COOKIE).unwrap().to_string();
        assert!(cookie.contains("HttpOnly; SameSite=Lax; Path=/"), "{cookie}");
        assert!(!cookie.contains("Secure"), "a table at home has no certificate: {cookie}");
        headers.insert("x-forwarded-proto", "https".parse().unwrap());
        let cookie = remember(&guest, jar(1), &headers).get(COOKIE).unwrap().to_string();
        assert!(cookie.contains("Secure"), "{cookie}");
    }
}
