/** Plain questions to a view; what the answers mean is for the rules, not for us. */
import type { Chariot, ChariotView, Handle, View } from '../../protocol/circus.ts';
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

/** The card that was picked, if one was. */
export function cardOf([first]: readonly Handle[]): number | null {
  return first?.kind === 'card' ? first.card : null;
}

/** Whose move it is, if anyone's. */
export function seatToMove(view: View): Seat | null {
  return view.prompt.kind === 'over' ? null : view.prompt.chariot.seat;
}
