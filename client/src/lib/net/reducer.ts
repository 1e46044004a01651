/** What a table's messages add up to. No socket, no clock: messages in, model out. */
import type { ClientMsg, Now, Seat, ServerMsg, StepMsg, TableInfo } from '../wire.ts';

/** Everything that is known of a table through one pair of eyes. */
export interface TableModel {
  table: TableInfo;
  eyes: Seat | null;
  /** Every version from 1 on. */
  steps: readonly StepMsg[];
  now: Now;
}

/** A play or an undo that was sent and not answered yet. */
export type Pending = Exclude<ClientMsg, { type: 'look' }>;

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
      const known = model.steps.length;
      const fresh = msg.steps.filter(step => step.version > known);
      if (!gapless(known, fresh, msg.now)) return { kind: 'gap' };
      const table = { ...model.table, seats: msg.seats };
      const steps = [...model.steps, ...fresh];
      return { kind: 'model', model: { ...model, table, steps, now: msg.now }, whole: true };
    }
    case 'moved': {
      if (!model) return { kind: 'gap' };
      if (msg.step.version <= model.now.version) return { kind: 'nothing' };
      if (!gapless(model.steps.length, [msg.step], msg.now)) return { kind: 'gap' };
      const steps = [...model.steps, msg.step];
      return { kind: 'model', model: { ...model, steps, now: msg.now }, whole: false };
    }
    case 'seats': {
      if (!model) return { kind: 'nothing' };
      const table = { ...model.table, seats: msg.seats };
      return { kind: 'model', model: { ...model, table }, whole: false };
    }
    case 'accepted':
    case 'refused':
      return { kind: 'nothing' };
  }
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
