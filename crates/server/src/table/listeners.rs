//! Everyone who looks at a table (its subscribers), each through their own eyes; who does not keep up
//! is let go (backpressure).

use std::collections::HashSet;

use axum::{body::Bytes, extract::ws::Utf8Bytes};
use kernel::{Seat, Viewer};
use protocol::ServerMsg;
use tokio::sync::mpsc;

/// Which of a table's listeners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct ListenerId(u64);

/// Where a listener's messages go, ready to be sent: the same text serves all with the same eyes.
pub(crate) type Out = mpsc::Sender<Utf8Bytes>;

pub(crate) struct Listener {
    id: ListenerId,
    guest: Option<String>,
    /// Nothing before they have said whose eyes they look through.
    eyes: Option<Viewer>,
    out: Out,
}

#[derive(Default)]
pub(crate) struct Listeners {
    all: Vec<Listener>,
    n_so_far: u64,
}

impl Listeners {
    pub(crate) fn add(&mut self, guest: Option<String>, out: Out) -> ListenerId {
        self.n_so_far += 1;
        let id = ListenerId(self.n_so_far);
        self.all.push(Listener { id, guest, eyes: None, out });
        id
    }

    pub(crate) fn remove(&mut self, id: ListenerId) {
        self.all.retain(|listener| listener.id != id);
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(crate) fn find(&self, id: ListenerId) -> Option<&Listener> {
        self.all.iter().find(|listener| listener.id == id)
    }

    pub(crate) fn set_eyes(&mut self, id: ListenerId, eyes: Viewer) {
        if let Some(listener) = self.all.iter_mut().find(|listener| listener.id == id) {
            listener.eyes = Some(eyes);
        }
    }

    /// Tells whether `guest` looks at the table.
    pub(crate) fn is_here(&self, guest: &str) -> bool {
        self.all.iter().any(|listener| listener.guest.as_deref() == Some(guest))
    }

    /// The guests who look at the table.
    pub(crate) fn guests(&self) -> HashSet<String> {
        self.all.iter().filter_map(|listener| listener.guest.clone()).collect()
    }

    /// Says something to one listener.
    pub(crate) fn tell(&mut self, id: ListenerId, msg: &ServerMsg) {
        let text = encode(msg);
        let gone = self.find(id).is_some_and(|listener| listener.out.try_send(text).is_err());
        if gone {
            self.remove(id);
        }
    }

    /// Says to everyone what `say` says to their eyes; each text is made once.
    pub(crate) fn tell_eyes(&mut self, say: impl FnMut(Viewer) -> ServerMsg) {
        self.tell_each(|listener| listener.eyes, say);
    }

    /// Says to everyone what `say` says to them as a guest; each text is made once.
    pub(crate) fn tell_guests(&mut self, mut say: impl FnMut(Option<&str>) -> ServerMsg) {
        let key = |listener: &Listener| listener.eyes.map(|_| listener.guest.clone());
        self.tell_each(key, |guest| say(guest.as_deref()));
    }

    /// Says to everyone what `say` says to their eyes and to them as a guest.
    pub(crate) fn tell_both(&mut self, mut say: impl FnMut(Viewer, Option<&str>) -> ServerMsg) {
        let key = |listener: &Listener| listener.eyes.map(|eyes| (eyes, listener.guest.clone()));
        self.tell_each(key, |(eyes, guest)| say(eyes, guest.as_deref()));
    }

    /// A listener that does not keep up is let go: it will come back and ask what it missed.
    /// Waiting for it would hold up the table.
    fn tell_each<K: PartialEq + Clone>(
        &mut self,
        key: impl Fn(&Listener) -> Option<K>,
        mut say: impl FnMut(K) -> ServerMsg,
    ) {
        let mut said: Vec<(K, Utf8Bytes)> = Vec::new();
        self.all.retain(|listener| {
            let Some(key) = key(listener) else { return true };
            let text = said.iter().find(|(other, _)| *other == key).map(|(_, text)| text.clone());
            let text = text.unwrap_or_else(|| {
                let text = encode(&say(key.clone()));
                said.push((key, text.clone()));
                text
            });
            listener.out.try_send(text).is_ok()
        });
    }
}

impl Listener {
    /// The guest whose browser it is, if it has been here before.
    pub(crate) fn guest(&self) -> Option<&str> {
        self.guest.as_deref()
    }
}

/// Whose eyes a seat, or none, stands for.
pub(crate) fn viewer(eyes: Option<Seat>) -> Viewer {
    eyes.map_or(Viewer::Public, Viewer::Seat)
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
    use protocol::SeatInfo;

    use super::*;

    fn seats() -> ServerMsg {
        ServerMsg::Seats { seats: Vec::<SeatInfo>::new() }
    }

    #[test]
    fn a_listener_that_does_not_keep_up_is_let_go_and_the_others_are_told() {
        let mut listeners = Listeners::default();
        let (slow, mut slow_hears) = mpsc::channel(1);
        let (quick, mut quick_hears) = mpsc::channel(9);
        for out in [slow, quick] {
            let id = listeners.add(None, out);
            listeners.set_eyes(id, Viewer::Public);
        }
        listeners.tell_eyes(|_| seats());
        listeners.tell_eyes(|_| seats());
        assert_eq!(listeners.len(), 1);
        assert!(slow_hears.try_recv().is_ok());
        assert_eq!(slow_hears.try_recv(), Err(mpsc::error::TryRecvError::Disconnected));
        assert!(quick_hears.try_recv().is_ok() && quick_hears.try_recv().is_ok());
    }

    #[test]
    fn what_the_same_eyes_see_is_made_once() {
        let mut listeners = Listeners::default();
        let mut hear = Vec::new();
        for seat in [None, None, None, Some(Seat(0)), Some(Seat(0))] {
            let (out, hears) = mpsc::channel(1);
            let id = listeners.add(None, out);
            listeners.set_eyes(id, viewer(seat));
            hear.push(hears);
        }
        let mut n_made = 0;
        listeners.tell_eyes(|_| {
            n_made += 1;
            seats()
        });
        assert_eq!(n_made, 2);
        assert!(hear.iter_mut().all(|hears| hears.try_recv().is_ok()));
    }

    #[test]
    fn who_has_not_said_through_whose_eyes_is_told_nothing() {
        let mut listeners = Listeners::default();
        let (out, mut hears) = mpsc::channel(1);
        listeners.add(Some("anna".to_owned()), out);
        listeners.tell_eyes(|_| seats());
        listeners.tell_guests(|_| seats());
        listeners.tell_both(|_, _| seats());
        assert_eq!(hears.try_recv(), Err(mpsc::error::TryRecvError::Empty));
    }
}
