//! The games and their rules.

use axum::{Json, extract::State};
use registry::{Entry, GameInfo, RulesPage};
use serde::Deserialize;

use super::{Path, Query};
use crate::{app::App, error::ApiError};

pub(crate) async fn list(State(app): State<App>) -> Json<Vec<GameInfo>> {
    Json(app.games.iter().map(Entry::info).collect())
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
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Language { lang }): Query<Language>,
) -> Result<Json<RulesPage>, ApiError> {
    let Some(entry) = registry::find_in(app.games, &game) else {
        return Err(ApiError::NoSuchGame(game));
    };
    let text = match lang {
        Lang::En => entry.meta.rules_en,
        Lang::Fr => entry.meta.rules_fr,
    };
    Ok(Json(registry::rules_page(text)))
}
