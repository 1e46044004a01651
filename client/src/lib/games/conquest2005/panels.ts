/** What the panels show, made of the view and of what is on offer. Nothing here decides what is allowed. */
import { total } from '../conquest/counts.ts';
import type { Captives, OpenOffer } from '../conquest/Deals.svelte';
import { offered } from '../conquest/deals.ts';
import type { Fight } from '../conquest/orders.ts';
import type { Offer } from '../../net/offers.ts';
import type { Handle, Illegal, Terms, View } from '../../protocol/conquest2005.ts';
import type { GameWords } from '../game-ui.ts';

type Legal = readonly Offer<Handle>[];
type Words = GameWords<View, Illegal, Handle>;

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
export function captivesOf(view: View, words: Words): Captives<Handle>[] {
  return view.players.flatMap((captor, seat) =>
    captor.prisoners.flatMap((n, owner) => {
      if (n === 0) return [];
      const [captorName, ownerName] = [words.seat(seat, view), words.seat(owner, view)];
      return [{ captor: seat, captorName, owner, ownerName, n, remove: null }];
    }),
  );
}

/** The offer that waits for its answer; in this edition there is never more than one. */
export function openOffers(
  view: View,
  legal: Legal,
  words: Words,
  say: (terms: Terms) => string,
): OpenOffer<Handle>[] {
  const { prompt } = view;
  if (prompt.kind !== 'answer') return [];
  return [
    {
      from: prompt.from,
      fromName: words.seat(prompt.from, view),
      toName: words.seat(prompt.seat, view),
      what: say(prompt.terms),
      accept: offered(legal, { kind: 'accept' }),
      refuse: offered(legal, { kind: 'refuse' }),
      withdraw: null,
    },
  ];
}
