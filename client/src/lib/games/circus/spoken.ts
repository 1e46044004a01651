/** A chariot in one sentence, for who does not see the board. */
import type { Lang } from '../../i18n/index.ts';
import type { ChariotView, Handle, Illegal, View } from '../../protocol/circus.ts';
import type { GameWords } from '../game-ui.ts';
import { cellOf, nameOf } from './board.ts';
import { labels } from './labels.ts';
import { keyOf, moving } from './layout.ts';
import { aheadOf, numeral, onStraight, rankOf } from './view.ts';

type Words = GameWords<View, Illegal, Handle>;

/** Where it stands and what it does, what it still has to do, and who is in its way. */
export function spoken(view: View, it: ChariotView, words: Words, lang: Lang): string {
  const say = labels[lang];
  const nameFor = ({ chariot }: ChariotView) =>
    `${words.seat(chariot.seat, view)} ${numeral(chariot)}`;
  const cell = it.at === null ? undefined : cellOf(it.at);
  if (!cell) return `${nameFor(it)}, ${say.unplaced}`;
  if (it.home) return `${nameFor(it)}, ${say.home(nameOf(cell.id))}`;

  const mover = moving(view);
  const rank = rankOf(view, it);
  const parts = [nameFor(it), say.on(nameOf(cell.id), say.parts[cell.part])];
  if (it.turn !== null) {
    const now = mover !== null && keyOf(mover.chariot) === keyOf(it.chariot);
    parts.push(now ? say.moving : it.moved ? say.moved : say.still);
    if (rank !== null) parts.push(rank === 1 ? say.leads : say.rank(rank));
    parts.push(it.lap_done ? say.lap : say.noLap, say.steps(it.steps));
    const ahead = aheadOf(view, it);
    if (ahead) parts.push(say.ahead(nameFor(ahead.it), nameOf(ahead.it.at ?? ''), ahead.n));
    else if (onStraight(it)) parts.push(say.clear);
  }
  return parts.join(', ');
}
