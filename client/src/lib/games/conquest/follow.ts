/** What both editions of Conquest of the Empire tell alike, and whom it touches. */
import type { Sound } from '../../sound/sound.ts';
import type { Seat } from '../../wire.ts';
import type { Event, View } from './both.ts';

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** Who is called by a home. */
export function seatCalled(view: View, home: string | null): Seat {
  return view.players.findIndex(it => it.home === home);
}

const of = (it: { of: string }, view: View) => [seatCalled(view, it.of)];
const to = (it: { to: string }, view: View) => [seatCalled(view, it.to)];

export const touches = {
  battle_joined: (it: Of<'battle_joined'>, view: View) => [
    seatCalled(view, it.attacker),
    seatCalled(view, it.defender),
  ],
  battle_won: (it: Of<'battle_won'>, view: View) => [seatCalled(view, it.who)],
  taken: (it: Of<'taken'>, view: View) => [seatCalled(view, it.from)],
  galleys_destroyed: of,
  generals_captured: of,
  eliminated: (it: Of<'eliminated'>, view: View) => [
    seatCalled(view, it.who),
    seatCalled(view, it.by),
  ],
  generals_returned: (it: Of<'generals_returned'>, view: View) => [seatCalled(view, it.who)],
  offered: to,
  refused: to,
  agreed: (it: Of<'agreed'>, view: View) => [seatCalled(view, it.with)],
  conceded: to,
  won: (it: Of<'won'>, view: View) => [seatCalled(view, it.who)],
};

/** Who ends a turn does not begin the next. */
export const doers = {
  turn_began: (it: Of<'turn_began'>, view: View) => seatCalled(view, it.who),
};

export const sounds = {
  marched: 'march',
  sailed: 'march',
  landed: 'march',
  rolled: 'dice',
  taken: 'capture',
  galleys_destroyed: 'capture',
  generals_captured: 'capture',
  eliminated: 'capture',
} satisfies Partial<Record<Event['kind'], Sound>>;

export const grave = [
  'battle_joined',
  'battle_won',
  'retreated',
  'taken',
  'generals_captured',
  'galleys_destroyed',
  'eliminated',
  'won',
] satisfies Event['kind'][];
