/** Plain questions to a view; what the answers mean is for the rules, not for us. */
import type { Chariot, ChariotView, Handle, View } from '../../protocol/circus.ts';
import type { Seat } from '../../wire.ts';
import { cellOf, line, type Part } from './board.ts';
import type { Way } from './labels.ts';
import { keyOf, moving } from './layout.ts';

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

/** The row that one drives along on each straight, to the left or to the right. */
const ALONG: Partial<Record<Part, 1 | -1>> = { upper: -1, lower: 1 };

/** The next chariot in the row of another on the way that the race runs, and how far it is. */
export function aheadOf(view: View, { at }: ChariotView): { it: ChariotView; n: number } | null {
  const cell = at === null ? undefined : cellOf(at);
  const way = cell && ALONG[cell.part];
  if (!cell || !way) return null;
  const ahead = view.chariots.flatMap(it => {
    const other = it.at === null ? undefined : cellOf(it.at);
    const n = other && other.r === cell.r ? (other.q - cell.q) * way : 0;
    return n > 0 ? [{ it, n }] : [];
  });
  return ahead.toSorted((a, b) => a.n - b.n)[0] ?? null;
}

/** Whether the chariot stands on a straight, where one looks along a row. */
export function onStraight({ at }: ChariotView): boolean {
  const cell = at === null ? undefined : cellOf(at);
  return cell !== undefined && ALONG[cell.part] !== undefined;
}

/** Where a chariot stands in the race as it is now, from 1; nothing where it does not race. */
export function rankOf(view: View, { chariot }: ChariotView): number | null {
  const idx = view.standing.findIndex(it => keyOf(it) === keyOf(chariot));
  return idx < 0 ? null : idx + 1;
}

/** Which way the moving chariot would drive to a hex with the card that was picked. */
export function drivesTo(view: View, picked: readonly Handle[], to: string): Way | null {
  const at = moving(view)?.at;
  return at && cardOf(picked) !== null ? wayFrom(at, to) : null;
}

/** Which way one hex lies from another in a line, by where it leads on the sheet. */
export function wayFrom(from: string, to: string): Way | null {
  const [a, b] = [cellOf(from), cellOf(to)];
  if (!a || !b || line(from, to).length < 2) return null;
  const [down, right] = [Math.sign(b.y - a.y), b.x > a.x];
  if (down === 0) return right ? 'right' : 'left';
  if (down < 0) return right ? 'upRight' : 'upLeft';
  return right ? 'downRight' : 'downLeft';
}
