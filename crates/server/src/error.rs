//! Why a request fails.

use axum::{
    Json,
    extract::rejection::{JsonRejection, PathRejection, QueryRejection},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use protocol::ErrorBody;
use registry::{BadRecord, UnknownRules};
use store::StoreError;
use table::AskError;
use thiserror::Error;

/// Why a request fails. Each variant is one status; only `Internal` is our fault.
#[derive(Debug, Error)]
pub(crate) enum ApiError {
    #[error("there is no such page")]
    NoSuchPage,
    #[error("there is no such table")]
    NoSuchTable,
    /// The table itself refuses.
    #[error(transparent)]
    Refused(#[from] AskError),
    #[error("{0}")]
    BadRequest(String),
    #[error(transparent)]
    BadRecord(BadRecord),
    #[error("that is too much at once")]
    TooLarge,
    #[error("that took too long")]
    TooSlow,
    #[error("the request comes from another site")]
    ForeignOrigin,
    #[error("not so many at once; try again in a minute")]
    TooMany,
    #[error("the house is full; try again later")]
    Busy,
    #[error("it could not be stored; try again")]
    NotStored,
    #[error("the table cannot be set up again")]
    Unreadable,
    #[error(transparent)]
    UnknownRules(UnknownRules),
    #[error("something went wrong on our side")]
    Internal(#[source] Box<dyn std::error::Error + Send + Sync>),
}

impl ApiError {
    fn status(&self) -> StatusCode {
        match self {
            ApiError::NoSuchPage | ApiError::NoSuchTable => StatusCode::NOT_FOUND,
            ApiError::Refused(refused) => refused_status(refused),
            ApiError::BadRequest(_) | ApiError::BadRecord(_) => StatusCode::BAD_REQUEST,
            ApiError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            ApiError::ForeignOrigin => StatusCode::FORBIDDEN,
            ApiError::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ApiError::Busy | ApiError::NotStored => StatusCode::SERVICE_UNAVAILABLE,
            // The table is in order: it is this program that is too old for it.
            ApiError::UnknownRules(_) => StatusCode::NOT_IMPLEMENTED,
            ApiError::Unreadable | ApiError::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// For programs and catalogues.
    fn code(&self) -> &'static str {
        match self {
            ApiError::NoSuchPage => "no_such_page",
            ApiError::NoSuchTable => "no_such_table",
            ApiError::Refused(refused) => refused.code(),
            ApiError::BadRequest(_) => "bad_request",
            ApiError::BadRecord(bad) => bad.code(),
            ApiError::TooLarge => "too_large",
            ApiError::TooSlow => "too_slow",
            ApiError::ForeignOrigin => "foreign_origin",
            ApiError::TooMany => "too_many",
            ApiError::Busy => "busy",
            ApiError::NotStored => "not_stored",
            ApiError::Unreadable => "unreadable",
            ApiError::UnknownRules(_) => "unknown_rules",
            ApiError::Internal(_) => "internal",
        }
    }
}

fn refused_status(refused: &AskError) -> StatusCode {
    match refused {
        AskError::NoSuchGame(_) | AskError::NoSuchSeat(_) | AskError::NoSuchPly(_) => {
            StatusCode::NOT_FOUND
        }
        AskError::SeatTaken => StatusCode::CONFLICT,
        AskError::BadOptions(_) | AskError::BadSeats(_) | AskError::BadName => {
            StatusCode::BAD_REQUEST
        }
        AskError::NotYourEyes => StatusCode::FORBIDDEN,
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        if let ApiError::Internal(source) = &self {
            tracing::error!(error = source, "a request failed");
        }
        let body = ErrorBody { code: self.code().to_owned(), message: self.to_string() };
        (self.status(), Json(body)).into_response()
    }
}

impl From<BadRecord> for ApiError {
    fn from(bad: BadRecord) -> Self {
        match bad {
            BadRecord::UnknownRules(unknown) => ApiError::UnknownRules(unknown),
            BadRecord::TooLong(_) => ApiError::TooSlow,
            BadRecord::Secret(_)
            | BadRecord::Unplayable { .. }
            | BadRecord::Forged { .. }
            | BadRecord::EndsOtherwise
            | BadRecord::Wrong(_) => ApiError::BadRecord(bad),
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoSuchTable => ApiError::NoSuchTable,
            StoreError::SeatTaken => AskError::SeatTaken.into(),
            StoreError::BadUrl(_)
            | StoreError::TableExists
            | StoreError::VersionTaken
            | StoreError::Corrupt(_)
            | StoreError::Schema(_)
            | StoreError::UnknownSchema(_)
            | StoreError::Unavailable(_)
            | StoreError::Closed => ApiError::Internal(Box::new(error)),
        }
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> Self {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge,
            _ => ApiError::BadRequest(rejection.body_text()),
        }
    }
}

impl From<PathRejection> for ApiError {
    fn from(_: PathRejection) -> Self {
        ApiError::NoSuchPage
    }
}

impl From<QueryRejection> for ApiError {
    fn from(rejection: QueryRejection) -> Self {
        ApiError::BadRequest(rejection.body_text())
    }
}
