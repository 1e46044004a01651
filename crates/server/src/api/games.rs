//! The games and their rules.

use axum::Json;
use registry::{Entry, GAMES, GameInfo, RulesPage};
use serde::Deserialize;

use super::{Path, Query};
use crate::error::ApiError;

pub(crate) async fn list() -> Json<Vec<GameInfo>> {
    Json(GAMES.iter().map(Entry::info).collect())
}

/// In which language.
#[derive(Deserialize)]
pub(crate) struct Language {
    lang: Lang,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Lang {
    En,
    Fr,
}

pub(crate) async fn rules(
    Path(game): Path<String>,
    Query(Language { lang }): Query<Language>,
) -> Result<Json<RulesPage>, ApiError> {
    let Some(entry) = registry::find(&game) else { return Err(ApiError::NoSuchGame(game)) };
    let text = match lang {
        Lang::En => entry.meta.rules_en,
        Lang::Fr => entry.meta.rules_fr,
    };
    Ok(Json(registry::rules_page(text)))
}
