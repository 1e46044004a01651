//! The port: connections come in, and go when the house closes.

use std::{io, pin::pin, sync::Arc, time::Duration};

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
    time::sleep,
};

/// How long the port rests when the system has no more connections to give.
const OUT_OF_CONNECTIONS: Duration = Duration::from_secs(1);

/// The most a connection keeps of what it reads and writes at a time.
const BUFFER: usize = 64 * 1024;

/// Serves until the house closes, then lets requests that were begun end.
pub(crate) async fn listen(
    listener: TcpListener,
    router: Router,
    max_connections: usize,
    patience: Duration,
    mut closing: watch::Receiver<bool>,
) {
    let places = Arc::new(Semaphore::new(max_connections));
    loop {
        // Who finds no place waits at the door.
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        let stream = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => stream,
                Err(error) => {
                    refused(&error).await;
                    continue;
                }
            },
            _ = closing.changed() => break,
        };
        let (router, closing) = (router.clone(), closing.clone());
        tokio::spawn(async move {
            serve(stream, router, patience, closing).await;
            drop(place);
        });
    }
    // Those who are being served have a moment to end.
    let all = u32::try_from(max_connections).unwrap_or(u32::MAX);
    let _ = tokio::time::timeout(patience, places.acquire_many(all)).await;
}

async fn serve(
    stream: TcpStream,
    router: Router,
    patience: Duration,
    mut closing: watch::Receiver<bool>,
) {
    // A move is one small message: it must not wait for the next.
    let _ = stream.set_nodelay(true);
    let mut connection = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            // Nobody holds a place by asking slowly.
            .header_read_timeout(patience)
            .max_buf_size(BUFFER)
            .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
            .with_upgrades()
    );
    let served = tokio::select! {
        served = connection.as_mut() => served,
        _ = closing.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = served {
        tracing::debug!(%error, "a connection broke");
    }
}

/// A connection that broke before it was accepted is nobody's loss; anything else needs a rest.
async fn refused(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "no connection could be accepted");
        sleep(OUT_OF_CONNECTIONS).await;
    }
}
