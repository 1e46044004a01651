//! The way to everyone who looks at a table; who does not keep up is let go (backpressure).

use axum::{body::Bytes, extract::ws::Utf8Bytes};
use protocol::ServerMsg;
use table::ListenerId;
use tokio::sync::mpsc;

/// Where a listener's messages go, ready to be sent: the same text serves all who are told the same.
pub(crate) type Ear = mpsc::Sender<Utf8Bytes>;

#[derive(Default)]
pub(super) struct Ears(Vec<(ListenerId, Ear)>);

impl Ears {
    pub(super) fn add(&mut self, id: ListenerId, ear: Ear) {
        self.0.push((id, ear));
    }

    pub(super) fn remove(&mut self, id: ListenerId) {
        self.0.retain(|(listener, _)| *listener != id);
    }

    /// Says something to some listeners. What comes back are those who do not keep up: they are let
    /// go, will come back and ask what they missed. Waiting for them would hold up the table.
    pub(super) fn tell(&mut self, to: &[ListenerId], msg: &ServerMsg) -> Vec<ListenerId> {
        let text = encode(msg);
        let mut lost = Vec::new();
        self.0.retain(|(id, ear)| {
            let kept = !to.contains(id) || ear.try_send(text.clone()).is_ok();
            if !kept {
                lost.push(*id);
            }
            kept
        });
        lost
    }
}

/// Most messages fit, so that they are not copied while they grow.
const USUAL_SIZE: usize = 4096;

/// The draft is given back at once and its memory used again while it is still at hand; what waits
/// to be sent takes no more than it needs.
fn encode(msg: &ServerMsg) -> Utf8Bytes {
    let mut draft = Vec::with_capacity(USUAL_SIZE);
    serde_json::to_writer(&mut draft, msg).expect("messages are plain text and numbers");
    Utf8Bytes::try_from(Bytes::copy_from_slice(&draft)).expect("JSON is UTF-8")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listener_that_does_not_keep_up_is_let_go_and_the_others_are_told() {
        let (slow, mut slow_hears) = mpsc::channel(1);
        let (quick, mut quick_hears) = mpsc::channel(9);
        let mut ears = Ears(vec![(ListenerId(1), slow), (ListenerId(2), quick)]);
        let (all, seats) = ([ListenerId(1), ListenerId(2)], ServerMsg::Seats { seats: vec![] });
        assert_eq!(ears.tell(&all, &seats), []);
        assert_eq!(ears.tell(&all, &seats), [ListenerId(1)]);
        assert!(slow_hears.try_recv().is_ok());
        assert_eq!(slow_hears.try_recv(), Err(mpsc::error::TryRecvError::Disconnected));
        assert!(quick_hears.try_recv().is_ok() && quick_hears.try_recv().is_ok());
    }

    #[test]
    fn who_is_not_meant_hears_nothing() {
        let (out, mut hears) = mpsc::channel(1);
        let mut ears = Ears(vec![(ListenerId(1), out)]);
        ears.tell(&[ListenerId(2)], &ServerMsg::Seats { seats: vec![] });
        assert_eq!(hears.try_recv(), Err(mpsc::error::TryRecvError::Empty));
    }
}
