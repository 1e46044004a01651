//! The requests: authenticate, ask once, answer. One file a resource.

pub(crate) mod health;
pub(crate) mod me;
pub(crate) mod games;
pub(crate) mod tables;
pub(crate) mod import;
pub(crate) mod seats;
pub(crate) mod views;
pub(crate) mod foresight;
pub(crate) mod dangers;
pub(crate) mod course;
pub(crate) mod record;
pub(crate) mod socket;
pub(crate) mod client;

use axum::extract::{FromRequest, FromRequestParts};
use kernel::Seat;
use serde::Deserialize;
use table::is_id;

use crate::error::ApiError;

/// A JSON body; whatever is wrong with it is told in our own way.
#[derive(FromRequest)]
#[from_request(via(axum::Json), rejection(ApiError))]
pub(crate) struct Body<T>(T);

/// Parts of the path.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(ApiError))]
pub(crate) struct Path<T>(T);

/// What stands behind the question mark.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ApiError))]
pub(crate) struct Query<T>(T);

/// Through whose eyes: a seat, or the public's.
#[derive(Debug, Clone, Copy, Deserialize)]
pub(crate) struct Eyes {
    eyes: Option<Seat>,
}

/// The id of a table, if it can be one.
fn table_id(id: &str) -> Result<&str, ApiError> {
    if is_id(id) { Ok(id) } else { Err(ApiError::NoSuchTable) }
}
