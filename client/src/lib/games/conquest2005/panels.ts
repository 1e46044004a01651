/** What the panels show, made of the view and of what is on offer. Nothing here decides what is allowed. */
import { columnOf as column, rowsOf, type Column, type Going } from '../../conquest/column.ts';
import type { ComposerRow } from '../../conquest/Composer.svelte';
import { total } from '../../conquest/counts.ts';
import type { Captives, OpenOffer, Partner } from '../../conquest/Deals.svelte';
import type { Fight } from '../../conquest/orders.ts';
import type { Lang } from '../../i18n/index.ts';
import type { Illegal, Terms, View } from '../../protocol/conquest2005.ts';
import { choices } from '../../table/picker.ts';
import type { Offer } from '../../wire.ts';
import type { GameWords } from '../game-ui.ts';
import { NAMES, playerOf } from './board.ts';

type Legal = readonly Offer[];
type Words = GameWords<View, Illegal>;

const goingOf = ({ prompt }: View): Going | null =>
  prompt.kind === 'lead' || prompt.kind === 'embark' ? prompt : null;

/** The pieces that could go along or aboard, kind by kind. */
export function composerRows(view: View, legal: Legal, words: Words, lang: Lang): ComposerRow[] {
  const going = goingOf(view);
  return going ? rowsOf(going, legal, words.handle('piece:tired-cavalry', view, []), lang) : [];
}

/** Everything that goes so far. */
export function columnOf(view: View): Column | null {
  const going = goingOf(view);
  return going && column(going);
}

/** The battle as a standing order must know it: what it answers is whether to fight on. */
export function fightOf(view: View): Fight | null {
  const { battle, prompt } = view;
  if (!battle || prompt.kind === 'over') return null;
  const sides = [battle.attacker, battle.defender];
  const { odds } = battle;
  return {
    field: battle.at,
    decides: prompt.seat,
    targeting: prompt.kind === 'decide',
    strengths: new Map(sides.map(it => [it.seat, total(it.units)])),
    wins: new Map([
      [battle.attacker.seat, odds?.attacker_wins ?? 10_000],
      [battle.defender.seat, odds?.defender_wins ?? 10_000],
    ]),
  };
}

/** Who holds whom. */
export function captivesOf(view: View, words: Words): Captives[] {
  return view.players.flatMap((captor, seat) =>
    captor.prisoners.flatMap((n, owner) => {
      if (n === 0) return [];
      const [captorName, ownerName] = [words.seat(seat, view), words.seat(owner, view)];
      return [{ captor: seat, captorName, owner, ownerName, n, removable: false }];
    }),
  );
}

/** The offer that waits for its answer; in this edition there is never more than one. */
export function openOffers(
  view: View,
  legal: Legal,
  words: Words,
  say: (terms: Terms) => string,
): OpenOffer[] {
  const { prompt } = view;
  if (prompt.kind !== 'answer') return [];
  const { next } = choices(legal, []);
  return [
    {
      from: prompt.from,
      fromName: words.seat(prompt.from, view),
      toName: words.seat(prompt.seat, view),
      what: say(prompt.terms),
      accept: next.has('button:accept'),
      refuse: next.has('button:refuse'),
      withdraw: false,
    },
  ];
}

/** To whom something can be offered. */
export function partnersOf(view: View, legal: Legal, words: Words): Partner[] {
  return [...choices(legal, ['button:offer']).next].flatMap(id => {
    const home = playerOf(id);
    if (!home) return [];
    const terms = [...choices(legal, ['button:offer', id]).next];
    return [
      {
        id,
        name: NAMES[home] ?? '',
        terms: terms.map(it => ({ id: it, name: words.handle(it, view, ['button:offer', id]) })),
      },
    ];
  });
}
