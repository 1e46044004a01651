//! Everyone who looks at a table (its subscribers), each through their own eyes.

use kernel::{Seat, Viewer};
use protocol::ServerMsg;

use crate::Out;

/// Which of a table's listeners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, PartialOrd, Ord)]
pub struct ListenerId(pub u64);

pub(crate) struct Listener {
    id: ListenerId,
    guest: Option<String>,
    /// Nothing before they have said whose eyes they look through.
    eyes: Option<Viewer>,
}

#[derive(Default)]
pub(crate) struct Listeners {
    all: Vec<Listener>,
    n_so_far: u64,
}

/// Listeners who are told the same, with what they have in common: each message is made once.
type Groups<K> = Vec<(K, Vec<ListenerId>)>;

impl Listeners {
    pub(crate) fn add(&mut self, guest: Option<String>) -> ListenerId {
        self.n_so_far += 1;
        let id = ListenerId(self.n_so_far);
        self.all.push(Listener { id, guest, eyes: None });
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

    /// Says something to one listener.
    pub(crate) fn tell(&self, id: ListenerId, msg: ServerMsg, out: &mut Vec<Out>) {
        if self.find(id).is_some() {
            out.push(Out::Tell { to: vec![id], msg });
        }
    }

    /// Those who look, by their eyes.
    pub(crate) fn by_eyes(&self) -> Groups<Viewer> {
        self.by(|listener| listener.eyes)
    }

    /// Those who look, by whose browser it is.
    pub(crate) fn by_guest(&self) -> Groups<Option<String>> {
        self.by(|listener| listener.eyes.map(|_| listener.guest.clone()))
    }

    /// Those who look, by their eyes and by whose browser it is.
    pub(crate) fn by_both(&self) -> Groups<(Viewer, Option<String>)> {
        self.by(|listener| listener.eyes.map(|eyes| (eyes, listener.guest.clone())))
    }

    /// Nobody is told anything before they have said through whose eyes they look.
    fn by<K: PartialEq>(&self, key: impl Fn(&Listener) -> Option<K>) -> Groups<K> {
        let mut groups: Groups<K> = Vec::new();
        for listener in &self.all {
            let Some(key) = key(listener) else { continue };
            match groups.iter_mut().find(|(other, _)| *other == key) {
                Some((_, ids)) => ids.push(listener.id),
                None => groups.push((key, vec![listener.id])),
            }
        }
        groups
    }
}

impl Listener {
    /// The guest whose browser it is, if it has been here before.
    pub(crate) fn guest(&self) -> Option<&str> {
        self.guest.as_deref()
    }

    /// Whose eyes it looks through, once it has said so.
    pub(crate) fn eyes(&self) -> Option<Viewer> {
        self.eyes
    }
}

/// Whose eyes a seat, or none, stands for.
pub(crate) fn viewer(eyes: Option<Seat>) -> Viewer {
    eyes.map_or(Viewer::Public, Viewer::Seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_same_eyes_see_is_made_once() {
        let mut listeners = Listeners::default();
        for seat in [None, None, None, Some(Seat(0)), Some(Seat(0))] {
            let id = listeners.add(None);
            listeners.set_eyes(id, viewer(seat));
        }
        let sizes: Vec<_> = listeners.by_eyes().iter().map(|(_, ids)| ids.len()).collect();
        assert_eq!(sizes, [3, 2]);
    }

    #[test]
    fn who_has_not_said_through_whose_eyes_is_told_nothing() {
        let mut listeners = Listeners::default();
        listeners.add(Some("anna".to_owned()));
        assert!(listeners.by_eyes().is_empty());
        assert!(listeners.by_guest().is_empty());
        assert!(listeners.by_both().is_empty());
    }
}
