/** What a table's messages add up to. No socket, no clock: messages in, model out. */
import type { ClientMsg, Now, Seat, ServerMsg, StepMsg, TableInfo } from '../wire.ts';

/** Everything that is known of a table through one pair of eyes. */
export interface TableModel {
  table: TableInfo;
  eyes: Seat | null;
  /** The versions that lead up to now, without a gap; earlier ones can be asked for. */
  steps: readonly StepMsg[];
  now: Now;
}

/** A play, a draft or an undo that was sent and not answered yet. */
export type Pending = Extract<ClientMsg, { ack: number }>;

/** What a message makes of a model. */
export type Reduced =
  /** The model after it; `whole` when it is not the one before with something added. */
  | { kind: 'model'; model: TableModel; whole: boolean }
  /** A version is missing: look again. */
  | { kind: 'gap' }
  /** Nothing that concerns the model. */
  | { kind: 'nothing' };

/** Takes one message in. */
export function reduce(model: TableModel | null, msg: ServerMsg): Reduced {
  switch (msg.type) {
    case 'welcome': {
      const { table, eyes, steps, now } = msg;
      return { kind: 'model', model: { table, eyes, steps, now }, whole: true };
    }
    case 'missed': {
      if (!model) return { kind: 'gap' };
      const known = model.now.version;
      const fresh = msg.steps.filter(step => step.version > known);
      if (!gapless(known, fresh, msg.now)) return { kind: 'gap' };
      const table = { ...model.table, seats: msg.seats };
      const steps = [...model.steps, ...fresh];
      return { kind: 'model', model: { ...model, table, steps, now: msg.now }, whole: true };
    }
    case 'turned': {
      if (!model) return { kind: 'gap' };
      const known = model.now.version;
      const fresh = msg.steps.filter(step => step.version > known);
      if (!gapless(known, fresh, msg.now)) return { kind: 'gap' };
      const steps = [...turned(model.steps, msg), ...fresh];
      const { eyes, now } = msg;
      return { kind: 'model', model: { ...model, eyes, steps, now }, whole: true };
    }
    case 'moved': {
      if (!model) return { kind: 'gap' };
      if (msg.step.version <= model.now.version) return { kind: 'nothing' };
      const fresh = [...(msg.before ?? []), msg.step];
      if (!gapless(model.now.version, fresh, msg.now)) return { kind: 'gap' };
      const steps = [...model.steps, ...fresh];
      return { kind: 'model', model: { ...model, steps, now: msg.now }, whole: false };
    }
    case 'seats': {
      if (!model) return { kind: 'nothing' };
      const table = { ...model.table, seats: msg.seats };
      return { kind: 'model', model: { ...model, table }, whole: false };
    }
    case 'earlier':
    case 'accepted':
    case 'drafted':
    case 'refused':
      return { kind: 'nothing' };
  }
}

/** What is left of known steps, and what other eyes see in their place. */
export function turned(
  known: readonly StepMsg[],
  { from, steps }: Pick<Extract<ServerMsg, { type: 'turned' }>, 'from' | 'steps'>,
): readonly StepMsg[] {
  const otherwise = new Map(steps.map(step => [step.version, step]));
  const kept = known.filter(step => step.version >= from);
  return kept.map(step => otherwise.get(step.version) ?? step);
}

/**
 * What becomes of an unanswered message once the connection is back. It is sent again only if
 * nothing has happened since it was decided: otherwise it was either stored or decided on what no
 * longer stands, and its player decides anew.
 */
export function resume(pending: Pending | null, now: Now): 'nothing' | 'resend' | 'drop' {
  if (!pending) return 'nothing';
  return pending.version === now.version ? 'resend' : 'drop';
}

/** Tells whether an unanswered message turns out to be among the steps, so that nothing was lost. */
export function arrived(pending: Pending, steps: readonly StepMsg[]): boolean {
  // Nothing comes of a draft, so nothing of it is lost.
  if (pending.type === 'draft') return true;
  return steps.some(
    step =>
      step.version > pending.version &&
      step.seat === pending.seat &&
      (pending.type === 'undo'
        ? step.kind === 'taken_back'
        : step.kind === 'played' && (step.action === null || step.action === pending.action)),
  );
}

function gapless(known: number, fresh: readonly StepMsg[], now: Now): boolean {
  return (
    fresh.every((step, i) => step.version === known + 1 + i) && now.version === known + fresh.length
  );
}
