/** What the panels show, made of the view and of what is on offer. Nothing here decides what is allowed. */
import type { ComposerRow } from '../../conquest/Composer.svelte';
import { countsOf, total } from '../../conquest/counts.ts';
import type { Captives, OpenOffer, Partner } from '../../conquest/Deals.svelte';
import { kindName, type Counts } from '../../conquest/forces.ts';
import type { Fight } from '../../conquest/orders.ts';
import type { Lang } from '../../i18n/index.ts';
import type { Illegal, Terms, View } from '../../protocol/conquest2005.ts';
import { choices } from '../../table/picker.ts';
import type { Handle, Offer, Seat } from '../../wire.ts';
import type { GameWords } from '../game-ui.ts';
import { LAND_UNITS, NAMES, playerOf } from './board.ts';

type Legal = readonly Offer[];
type Words = GameWords<View, Illegal>;

/** The numbers on offer after some clicks. */
export function amounts(legal: Legal, ...path: Handle[]): number[] {
  const numbers = [...choices(legal, path).next].flatMap(handle => {
    const n = /^button:(\d+)$/.exec(handle)?.[1];
    return n ? [Number(n)] : [];
  });
  return numbers.sort((a, b) => a - b);
}

/** The pieces that could go along or aboard, kind by kind. */
export function composerRows(view: View, legal: Legal, words: Words, lang: Lang): ComposerRow[] {
  const { prompt } = view;
  if (prompt.kind !== 'lead' && prompt.kind !== 'embark') return [];
  const rows: ComposerRow[] = LAND_UNITS.map((unit, i) => ({
    id: unit,
    kind: unit,
    name: capital(kindName(unit, lang, 2)),
    taken: prompt.units[i] ?? 0,
    amounts: amounts(legal, `piece:${unit}`),
  }));
  if (prompt.kind === 'lead') {
    const tired = amounts(legal, 'piece:tired-cavalry');
    if (tired.length + prompt.tired_cavalry === 0) return rows;
    const name = words.handle('piece:tired-cavalry', view, []);
    const taken = prompt.tired_cavalry;
    return [...rows, { id: 'tired-cavalry', kind: 'cavalry', name, taken, amounts: tired }];
  }
  const generals: ComposerRow = {
    id: 'general',
    kind: 'general',
    name: capital(kindName('general', lang, 2)),
    taken: prompt.generals,
    amounts: amounts(legal, 'piece:general'),
  };
  const offered = choices(legal, []).next.has('piece:caesar');
  if (!offered && !prompt.caesar) return [...rows, generals];
  const caesar: ComposerRow = {
    id: 'caesar',
    kind: 'caesar',
    name: kindName('caesar', lang),
    taken: +prompt.caesar,
    amounts: offered ? [1] : [],
  };
  return [...rows, generals, caesar];
}

/** Everything that goes so far. */
export function columnOf(view: View): { counts: Counts; taken: number; seat: Seat } | null {
  const { prompt } = view;
  if (prompt.kind === 'lead') {
    const [infantry, cavalry, catapults] = prompt.units;
    const units: [number, number, number] = [infantry, cavalry + prompt.tired_cavalry, catapults];
    const who = prompt.leader === 'caesar' ? { caesar: true } : { generals: 1 };
    return { counts: countsOf({ units, ...who }), taken: total(units), seat: prompt.seat };
  }
  if (prompt.kind === 'embark') {
    return { counts: countsOf(prompt), taken: total(prompt.units), seat: prompt.seat };
  }
  return null;
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

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
