/** What a player did, in words. */
import type { Account } from '../games/account.ts';
import type { Catalogue } from '../i18n/index.ts';
import type { Course, Fact, Seat } from '../wire.ts';

export interface Deed {
  text: string;
  /** The move that shows it; none where it is about the whole game. */
  ply: number | null;
}

/** Everything that is told of a seat. */
export function deedsOf(course: Course, seat: Seat, account: Account, words: Catalogue): Deed[] {
  return course.facts.filter(it => it.seat === seat).map(it => deed(it, course, account, words));
}

function deed(fact: Fact, { measures }: Course, account: Account, words: Catalogue): Deed {
  if (fact.kind === 'led') return { text: words.ending.led(fact.percent), ply: null };
  const amount = account.measures[measures[fact.measure] ?? '']?.amount(fact.by) ?? String(fact.by);
  const said = fact.kind === 'gained' ? words.ending.gained : words.ending.lost;
  return { text: said(amount), ply: fact.ply };
}
