//! Why a request fails.

use axum::{
    Json,
    extract::rejection::{JsonRejection, PathRejection, QueryRejection},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use protocol::ErrorBody;
use registry::UnknownRules;
use store::StoreError;
use thiserror::Error;

/// Why a request fails. Each variant is one status; only `Internal` is our fault.
#[derive(Debug, Error)]
pub(crate) enum ApiError {
    #[error("there is no such page")]
    NoSuchPage,
    #[error("there is no game {0}")]
    NoSuchGame(String),
    #[error("there is no such table")]
    NoSuchTable,
    #[error("the table has no seat {0}")]
    NoSuchSeat(u8),
    #[error("only {0} actions stand")]
    NoSuchPly(u64),
    #[error("the seat is taken")]
    SeatTaken,
    #[error("the options do not fit the game: {0}")]
    BadOptions(String),
    #[error("the seats do not fit the game: {0}")]
    BadSeats(String),
    #[error("a name has one to forty visible characters")]
    BadName,
    #[error("{0}")]
    BadRequest(String),
    #[error("that is too much at once")]
    TooLarge,
    #[error("that took too long")]
    TooSlow,
    #[error("one looks through one's own eyes only")]
    NotYourEyes,
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
            ApiError::NoSuchPage
            | ApiError::NoSuchGame(_)
            | ApiError::NoSuchTable
            | ApiError::NoSuchSeat(_)
            | ApiError::NoSuchPly(_) => StatusCode::NOT_FOUND,
            ApiError::SeatTaken => StatusCode::CONFLICT,
            ApiError::BadOptions(_)
            | ApiError::BadSeats(_)
            | ApiError::BadName
            | ApiError::BadRequest(_) => StatusCode::BAD_REQUEST,
            ApiError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            ApiError::NotYourEyes | ApiError::ForeignOrigin => StatusCode::FORBIDDEN,
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
            ApiError::NoSuchGame(_) => "no_such_game",
            ApiError::NoSuchTable => "no_such_table",
            ApiError::NoSuchSeat(_) => "no_such_seat",
            ApiError::NoSuchPly(_) => "no_such_ply",
            ApiError::SeatTaken => "seat_taken",
            ApiError::BadOptions(_) => "bad_options",
            ApiError::BadSeats(_) => "bad_seats",
            ApiError::BadName => "bad_name",
            ApiError::BadRequest(_) => "bad_request",
            ApiError::TooLarge => "too_large",
            ApiError::TooSlow => "too_slow",
            ApiError::NotYourEyes => "not_your_eyes",
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

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        if let ApiError::Internal(source) = &self {
            tracing::error!(error = source, "a request failed");
        }
        let body = ErrorBody { code: self.code().to_owned(), message: self.to_string() };
        (self.status(), Json(body)).into_response()
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoSuchTable => ApiError::NoSuchTable,
            StoreError::SeatTaken => ApiError::SeatTaken,
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
