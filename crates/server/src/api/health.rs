//! Whether the house is open.

use axum::Json;
use serde::Serialize;

#[derive(Serialize)]
pub(crate) struct Health {
    status: &'static str,
}

pub(crate) async fn get() -> Json<Health> {
    Json(Health { status: "ok" })
}
