/** What the panels show, made of the view and of what is on offer. Nothing here decides what is allowed. */
import type { BattleSide } from '../conquest/BattleSides.svelte';
import { countsOf, total } from '../conquest/counts.ts';
import type { Captives, OpenOffer } from '../conquest/Deals.svelte';
import { offered } from '../conquest/deals.ts';
import type { Roll } from '../conquest/Dice.svelte';
import { kindName } from '../conquest/forces.ts';
import { unitHandle } from '../conquest/handles.ts';
import type { Fight } from '../conquest/orders.ts';
import type { Target } from '../conquest/Targets.svelte';
import type { Lang } from '../../i18n/index.ts';
import { capital } from '../../i18n/typography.ts';
import type { Offer } from '../../net/offers.ts';
import type { Handle, SideView, Terms, View } from '../../protocol/conquest1984.ts';
import { choices } from '../../table/picker.ts';
import type { Seat } from '../../wire.ts';
import type { Played } from '../game-ui.ts';
import { eventsOf, homeOf, NAMES, seatOf } from './board.ts';

type Legal = readonly Offer<Handle>[];

export const nameOf = (view: View, seat: Seat) => NAMES[homeOf(view, seat)] ?? '';
const playerHandle = (view: View, seat: Seat): Handle => ({
  kind: 'player',
  home: homeOf(view, seat),
});

/** Both sides of the battle at hand. */
export function sidesOf(view: View): [BattleSide, BattleSide] | null {
  const { battle } = view;
  if (!battle) return null;
  const side = (it: SideView, i: 0 | 1): BattleSide => {
    const [infantry, cavalry, catapult, galley] = battle.mean_losses[i];
    return {
      seat: it.seat,
      name: nameOf(view, it.seat),
      counts: countsOf(it),
      advantage: it.advantage,
      wins: i === 0 ? battle.attacker_wins : 10_000 - battle.attacker_wins,
      losses: { infantry, cavalry, catapult, galley },
      walled: i === 1 && battle.wall,
      rolls: (battle.roller === 'attacker') === (i === 0),
    };
  };
  return [side(battle.attacker, 0), side(battle.defender, 1)];
}

/** What the roller can aim at, and what can be chosen here. */
export function targetsOf(view: View, legal: Legal, lang: Lang): Target[] {
  const { battle } = view;
  if (!battle) return [];
  const { next } = choices(legal, []);
  return battle.targets.map(({ unit, needs, attacker_wins }) => ({
    kind: unit,
    name: capital(kindName(unit, lang)),
    needs,
    wins: battle.roller === 'attacker' ? attacker_wins : 10_000 - attacker_wins,
    best: unit === battle.best_target,
    offered: view.prompt.kind === 'battle' && next.has(unitHandle(unit)),
  }));
}

/** The battle as a standing order must know it. */
export function fightOf(view: View): Fight | null {
  const { battle, prompt } = view;
  if (!battle || prompt.kind === 'over') return null;
  const sides = [battle.attacker, battle.defender];
  return {
    field: battle.field.id,
    decides: prompt.seat,
    targeting: prompt.kind === 'battle',
    strengths: new Map(sides.map(it => [it.seat, total(it.units) + it.galleys])),
    wins: new Map([
      [battle.attacker.seat, battle.attacker_wins],
      [battle.defender.seat, 10_000 - battle.attacker_wins],
    ]),
  };
}

/** The rolls of the battle at hand, or of the last one, the newest first. */
export function rollsOf(view: View, steps: readonly Played[], news: Played | null): Roll[] {
  const rolls: Roll[] = [];
  for (const step of steps.toReversed()) {
    const events = eventsOf(step);
    for (const [i, event] of events.toReversed().entries()) {
      if (event.kind === 'battle_joined') return rolls;
      if (event.kind !== 'rolled') continue;
      rolls.push({
        key: `${step.version}.${i}`,
        seat: seatOf(view, event.who),
        name: NAMES[event.who] ?? '',
        target: event.target,
        die: event.die,
        advantage: event.advantage,
        hit: event.hit,
        fresh: step.version === news?.version,
      });
    }
  }
  return rolls;
}

/** Who holds whom. */
export function captivesOf(view: View, legal: Legal, own: Seat | null): Captives<Handle>[] {
  return view.players.flatMap((captor, seat) =>
    captor.prisoners.flatMap((n, owner) =>
      n > 0
        ? [
            {
              captor: seat,
              captorName: nameOf(view, seat),
              owner,
              ownerName: nameOf(view, owner),
              n,
              remove:
                seat === own
                  ? offered(legal, { kind: 'execute' }, playerHandle(view, owner))
                  : null,
            },
          ]
        : [],
    ),
  );
}

/** What the player of that home has offered to this seat. */
export function openTo(view: View, home: string, own: Seat | null): Terms | null {
  const open = view.offers.find(it => it.to === own && homeOf(view, it.from) === home);
  return open?.terms ?? null;
}

export function openOffers(
  view: View,
  legal: Legal,
  own: Seat | null,
  say: (terms: Terms) => string,
): OpenOffer<Handle>[] {
  return view.offers.map(({ from, to, terms }) => ({
    from,
    fromName: nameOf(view, from),
    toName: nameOf(view, to),
    what: say(terms),
    accept: to === own ? offered(legal, { kind: 'accept' }, playerHandle(view, from)) : null,
    refuse: to === own ? offered(legal, { kind: 'refuse' }, playerHandle(view, from)) : null,
    withdraw: from === own ? offered(legal, { kind: 'withdraw' }) : null,
  }));
}
