/** What is written under a step of the others while it is shown. */
import type { Account } from './account.ts';
import type { Seat } from '../wire.ts';

export interface Caption {
  /** Who did it, where it was one. */
  seat: Seat | null;
  lines: readonly { text: string; mine: boolean }[];
  places: readonly string[];
}

/** More lines than this are not read over a board. */
const MOST = 3;

/** What touches the reader comes first, then what says most of what everybody did. */
export function captionOf({ mine, deeds }: Account): Caption {
  const said = new Set<string>();
  const grave = deeds.filter(deed => deed.grave);
  const told = grave.length > 0 ? grave : deeds;
  const lines = [...mine, ...told.flatMap(deed => deed.gist)].filter(line => {
    const fresh = !said.has(line.text);
    said.add(line.text);
    return fresh;
  });
  const [only, ...more] = told;
  return {
    seat: only && more.length === 0 ? only.seat : null,
    lines: lines.slice(0, MOST).map(line => ({ text: line.text, mine: mine.includes(line) })),
    places: [...new Set(lines.slice(0, MOST).flatMap(line => line.places))],
  };
}
