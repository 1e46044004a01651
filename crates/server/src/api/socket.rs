//! The way to a table's conversation.

use std::sync::Arc;

use axum::{
    extract::{
        State,
        ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection},
    },
    response::Response,
};
use axum_extra::extract::SignedCookieJar;
use tokio::sync::mpsc;

use super::{Path, table_id};
use crate::{
    app::App,
    error::ApiError,
    guest,
    home::TableMsg,
    socket::{Conversation, Listening},
};

/// The longest message a browser has reason to send.
const MAX_MESSAGE: usize = 16 * 1024;

/// What a connection reads at a time: a message of a browser, which is short. The usual size would
/// cost a hundred times the memory, and all of it is wiped before each reading.
const READ_BUFFER: usize = 1024;

/// Messages that fit together are sent together.
const WRITE_BUFFER: usize = 4 * 1024;

/// The table is asked first, so that a browser learns in plain words why it may not look.
pub(crate) async fn open(
    State(app): State<App>,
    Path(id): Path<String>,
    jar: SignedCookieJar,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|rejection| ApiError::BadRequest(rejection.body_text()))?;
    let id = table_id(&id)?;
    let place = Arc::clone(&app.sockets).try_acquire_owned().map_err(|_| ApiError::Busy)?;
    let guest = guest::of(&jar).map(|guest| guest.id);

    let table = app.directory.reach(id)?;
    let (ear, messages) = mpsc::channel(app.limits.messages_waiting);
    let join = |reply| TableMsg::Joined { guest, ear, reply };
    let listener = app.directory.ask(id, join).await?;
    let conversation = Conversation {
        listening: Listening { table, listener },
        messages,
        limits: Arc::clone(&app.limits),
        closing: app.closing.clone(),
        _place: place,
    };
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .on_upgrade(|socket| conversation.hold(socket)))
}
