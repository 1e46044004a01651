//! The course of a game that is over.

use std::sync::Arc;

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use tokio::task::spawn_blocking;

use super::{Path, table_id};
use crate::{app::App, error::ApiError, home::TableMsg};

/// Told once and kept for a while: a game that is over does not change. Two who ask at the same time
/// may have it told twice.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let id = table_id(&id)?;
    if let Some(course) = app.courses.find(id) {
        return Ok(json(&course));
    }
    let story = app.directory.ask(id, |reply| TableMsg::Retell { reply }).await?;
    let place = Arc::clone(&app.asides).acquire_owned().await.map_err(|_| ApiError::Busy)?;
    let telling = spawn_blocking(move || {
        let _place = place;
        serde_json::to_string(&story.course())
    });
    let told = telling.await.map_err(|failed| ApiError::Internal(Box::new(failed)))?;
    let told = told.map_err(|failed| ApiError::Internal(Box::new(failed)))?;
    Ok(json(&app.courses.keep(id, told)))
}

fn json(course: &str) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], course.to_owned()).into_response()
}
