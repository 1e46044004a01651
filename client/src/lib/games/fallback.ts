/** A game without pictures or words of its own: playable by its notation. */
import type { AnyGameUi, GameWords } from './game-ui.ts';
import { say } from '../i18n/index.ts';
import { wordsOf } from '../table/handles.ts';
import type { Handle } from '../wire.ts';

const words: GameWords<unknown, unknown, Handle> = {
  seat: seat => String(seat + 1),
  prompt: (_view, { yours }) => (yours ? say().prompt.states.yours : say().prompt.states.waiting),
  tell: step => [{ weight: 'turn', text: step.action ?? '…', places: [], rules: [] }],
  refusal: () => say().refusals.illegal,
  handle: handle => wordsOf(handle).join(' '),
  place: id => id,
  goals: () => [],
};

export const fallback: AnyGameUi = {
  words: { en: words, fr: words },
  // Nothing is known about its secrets, so the curtain falls at every change of seats.
  secret: () => true,
  hold: () => 0,
};
