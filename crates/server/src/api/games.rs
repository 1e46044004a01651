//! The games and their rules.

use axum::{Json, extract::State};
use registry::{Entry, Example, GameInfo, Lang, Picture, RulesPage};
use serde::Deserialize;
use table::AskError;

use super::{Path, Query};
use crate::{app::App, error::ApiError};

pub(crate) async fn list(State(app): State<App>) -> Json<Vec<GameInfo>> {
    Json(app.games.iter().map(Entry::info).collect())
}

/// In which language.
#[derive(Deserialize)]
pub(crate) struct Language {
    lang: LangId,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum LangId {
    En,
    Fr,
}

pub(crate) async fn rules(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Language { lang }): Query<Language>,
) -> Result<Json<RulesPage>, ApiError> {
    let lang = match lang {
        LangId::En => Lang::En,
        LangId::Fr => Lang::Fr,
    };
    Ok(Json(find(&app, game)?.rules_page(lang)))
}

/// It was played once for all who ask.
pub(crate) async fn example(
    State(app): State<App>,
    Path((game, name)): Path<(String, String)>,
) -> Result<Json<&'static Example>, ApiError> {
    Ok(Json(play(&app, game, &name)?))
}

/// Stands for the last action in a path.
const LAST: &str = "last";

pub(crate) async fn picture(
    State(app): State<App>,
    Path((game, name, ply)): Path<(String, String, String)>,
) -> Result<Json<Picture<'static>>, ApiError> {
    let example = play(&app, game, &name)?;
    let n_actions = example.n_actions();
    let ply = if ply == LAST { Some(n_actions) } else { ply.parse().ok() };
    let picture = ply.and_then(|ply| example.picture(ply));
    let none = || AskError::NoSuchPly(u64::try_from(n_actions).unwrap_or(u64::MAX)).into();
    picture.map(Json).ok_or_else(none)
}

fn find(app: &App, game: String) -> Result<&'static Entry, ApiError> {
    registry::find_in(app.games, &game).ok_or(AskError::NoSuchGame(game).into())
}

fn play(app: &App, game: String, name: &str) -> Result<&'static Example, ApiError> {
    let played = find(app, game)?.example(name).ok_or(ApiError::NoSuchPage)?;
    played.map_err(|why| ApiError::Internal(format!("{name}: {why}").into()))
}
