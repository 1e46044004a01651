//! A choice before it is played: told to the one who asks, and to nobody else. Nothing is stored, and
//! nothing here changes.

use kernel::{Fate, Reach, Seat};
use protocol::{DraftInfo, DraftStage, DraftedAction, Hold, ServerMsg, stored::NewVersion};
use registry::{PlayError, Rehearsed};

use crate::{Core, ListenerId};

impl Core {
    /// What a choice of `seat` would be. What it would see then is told if that is `wanted`.
    fn rehearse(
        &self,
        seat: Seat,
        actions: &[&str],
        fill: bool,
        wanted: impl Fn(DraftStage, bool) -> bool,
    ) -> Result<DraftInfo, PlayError> {
        let wanted = |fate, waives| wanted(self.stage(fate), waives);
        let Rehearsed { actions, fate, waives, shown } =
            self.chronicle.game().rehearse(seat, actions, fill, &wanted)?;
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

    /// What a choice of `seat` would be that is still being put together.
    pub(crate) fn draft(&self, seat: Seat, actions: &[&str]) -> Result<DraftInfo, PlayError> {
        self.rehearse(seat, actions, false, |_, _| true)
    }

    /// What a choice would be, if that keeps it from being played. One that nothing can be said about
    /// is left to the rules, which say why.
    pub(crate) fn held(&self, seat: Seat, actions: &[&str], hold: Hold) -> Option<DraftInfo> {
        if hold.is_off() {
            return None;
        }
        let holds = |stage, waives| match stage {
            DraftStage::Begun => hold.begun,
            DraftStage::Whole => hold.waiving && waives,
            DraftStage::Lasting => hold.lasting || hold.waiving && waives,
        };
        // What usually goes along is added where something begins: later its player has chosen.
        let draft = self.rehearse(seat, actions, actions.len() == 1, holds).ok()?;
        holds(draft.stage, draft.waives).then_some(draft)
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
            (Fate::Whole, _) | (_, Reach::Start) => DraftStage::Whole,
            // Whoever goes on may roll a die at once, computers too.
            (Fate::Passes | Fate::Final, _) => DraftStage::Lasting,
        }
    }
}
