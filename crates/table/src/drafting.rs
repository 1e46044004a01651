//! A choice before it is played: told to the one who asks, and to nobody else. Nothing is stored, and
//! nothing here changes.

use kernel::{Fate, Reach, Seat};
use protocol::{DraftInfo, DraftStage, DraftedAction, Hold, ServerMsg, stored::NewVersion};
use registry::{PlayError, Rehearsed};

use crate::{Core, ListenerId};

impl Core {
    /// What a choice of `seat` would be.
    pub(crate) fn draft(
        &self,
        seat: Seat,
        actions: &[&str],
        fill: bool,
    ) -> Result<DraftInfo, PlayError> {
        let Rehearsed { actions, fate, waives, shown } =
            self.chronicle.game().rehearse(seat, actions, fill)?;
        let (view, offers) = shown.unzip();
        let actions = actions.into_iter().map(|(action, path)| DraftedAction { action, path });
        Ok(DraftInfo {
            version: self.chronicle.version(),
            seat,
            actions: actions.collect(),
            stage: self.stage(fate),
            waives,
            view,
            offers,
        })
    }

    /// What a choice would be, if that keeps it from being played. One that nothing can be said about
    /// is left to the rules, which say why.
    pub(crate) fn held(&self, seat: Seat, actions: &[&str], hold: Hold) -> Option<DraftInfo> {
        if hold.is_off() {
            return None;
        }
        // What usually goes along is added where something begins: later its player has chosen.
        let draft = self.draft(seat, actions, actions.len() == 1).ok()?;
        let holds = match draft.stage {
            DraftStage::Begun => hold.begun,
            DraftStage::Whole => false,
            DraftStage::Lasting => hold.lasting,
        };
        (holds || hold.waiving && draft.waives).then_some(draft)
    }

    /// Nothing is to be stored.
    pub(crate) fn answer_draft(
        &mut self,
        listener: ListenerId,
        ack: u32,
        draft: DraftInfo,
    ) -> Option<NewVersion> {
        self.listeners.tell(listener, ServerMsg::Drafted { ack, draft }, &mut self.out);
        None
    }

    /// Whether a choice could be taken back here.
    fn stage(&self, fate: Fate) -> DraftStage {
        match (fate, self.chronicle.reach()) {
            (Fate::Begun, _) => DraftStage::Begun,
            (Fate::Whole, _) | (Fate::Passes, Reach::Luck) | (_, Reach::Start) => DraftStage::Whole,
            (Fate::Passes | Fate::Final, _) => DraftStage::Lasting,
        }
    }
}
