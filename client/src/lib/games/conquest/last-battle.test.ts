import { expect, test } from 'vitest';
import { step } from '../wording.ts';
import { lastBattle } from './last-battle.ts';

interface Told {
  kind: string;
  at?: string;
}

const eventsOf = (it: { events: readonly { event: unknown }[] }) =>
  it.events.map(told => told.event as Told);
const steps = (...all: Told[][]) =>
  all.map(events => ({ ...step(), events: events.map(event => ({ event })) }));

test('the last battle is told with where it was joined and how it ended', () => {
  const played = steps(
    [{ kind: 'battle_joined', at: 'italia' }],
    [{ kind: 'battle_won', at: 'italia' }],
    [{ kind: 'battle_joined', at: 'egyptus' }, { kind: 'rolled' }],
    [{ kind: 'rolled' }, { kind: 'battle_won', at: 'egyptus' }],
    [{ kind: 'bought' }],
  );
  expect(lastBattle(played, eventsOf)).toEqual([
    { kind: 'battle_joined', at: 'egyptus' },
    { kind: 'battle_won', at: 'egyptus' },
  ]);
});

test('where none was fought there is nothing to tell', () => {
  expect(lastBattle(steps([{ kind: 'bought' }]), eventsOf)).toEqual([]);
});
