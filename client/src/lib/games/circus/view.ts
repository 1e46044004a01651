/** Plain questions to a view; what the answers mean is for the rules, not for us. */
import type { Chariot, ChariotView, View } from '../../protocol/circus.ts';
import type { Seat } from '../../wire.ts';
import { keyOf } from './layout.ts';

const NUMERALS = ['', 'I', 'II', 'III'];

/** A chariot's own number, as it is painted on it. */
export const numeral = ({ number }: Chariot): string => NUMERALS[number] ?? '';

/** Who stands on a hex, if anyone does. */
export function chariotOn(view: View, hex: string): ChariotView | undefined {
  return view.chariots.find(it => it.at === hex);
}

/** The chariots in the order in which they move this round. */
export function inOrder(view: View): ChariotView[] {
  return view.order.flatMap(
    chariot => view.chariots.find(it => keyOf(it.chariot) === keyOf(chariot)) ?? [],
  );
}

/** The hex that a handle names, if it names one. */
export function hexOf(handle: string | undefined): string | null {
  return handle?.startsWith('space:') ? handle.slice('space:'.length) : null;
}

/** The card that a handle names, if it names one. */
export function cardOf(handle: string | undefined): string | null {
  return handle?.startsWith('card:') ? handle.slice('card:'.length) : null;
}

/** Whose move it is, if anyone's. */
export function seatToMove(view: View): Seat | null {
  return view.prompt.kind === 'over' ? null : view.prompt.chariot.seat;
}
