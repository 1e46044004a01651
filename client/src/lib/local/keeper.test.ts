import { describe, expect, test, vi } from 'vitest';
import type { ClientMsg } from '../wire.ts';
import { FakeEngine, keeperWith, later, made, told } from './fakes.ts';
import { isCopy } from './copies.ts';
import { Memory } from './store.ts';

const play: ClientMsg = { type: 'play', ack: 3, version: 0, seat: 0, action: 'pass' };

const full = () => new DOMException('no more room', 'QuotaExceededError');

/** A keeper with a table that somebody looks at. */
async function atTable(...ids: string[]) {
  const all = keeperWith();
  for (const id of ids) {
    await all.store.create(made(id), 1);
    await all.keeper.join(id);
  }
  all.heard.length = 0;
  return all;
}

test('nothing is told before it is stored', async () => {
  const { keeper, store, heard, windows } = await atTable('a');
  const writing = later<undefined>();
  vi.spyOn(store, 'append').mockReturnValueOnce(writing.promise);
  const said = keeper.say('a', 1, play);
  await vi.waitFor(() => expect(store.append).toHaveBeenCalled());
  expect([heard, windows.changes]).toEqual([[], []]);
  writing.resolve(undefined);
  await said;
  expect(heard).toEqual([told('a', 'played')]);
  expect(windows.changes).toEqual(['a']);
});

test('a move that could not be stored is refused, and the game stands as before', async () => {
  const { keeper, store, heard, engine, questions } = await atTable('a');
  vi.spyOn(store, 'append').mockRejectedValueOnce(
    new DOMException('the disk is gone', 'AbortError'),
  );
  await keeper.say('a', 1, play);
  expect(heard).toEqual([told('a', 'refused')]);
  expect(engine.of('stored')).toEqual([]);
  await keeper.hint('a', 0);
  expect(questions[0]?.log, 'what is thought about is what is stored').toEqual([]);

  await keeper.say('a', 1, play);
  expect(heard.at(-1)).toEqual(told('a', 'played'));
});

test('where there is no more room the game goes on in memory, and says so', async () => {
  const { keeper, store, heard } = await atTable('a');
  const append = vi.spyOn(store, 'append').mockRejectedValue(full());
  await keeper.say('a', 1, play);
  expect(heard).toEqual([{ kind: 'not_kept' }, told('a', 'played')]);
  await keeper.say('a', 1, play);
  expect(append).toHaveBeenCalledTimes(1);
  expect(heard.at(-1)).toEqual(told('a', 'played'));
  expect(await keeper.list(), 'it is one table still').toHaveLength(1);
});

test('where nothing may be kept a table lasts as long as the page, and it is said', async () => {
  const store = new Memory();
  vi.spyOn(store, 'create').mockRejectedValue(new DOMException('forbidden', 'InvalidStateError'));
  const { keeper, heard } = keeperWith({ store });
  const { id } = await keeper.create({ game: 'senet', options: {}, seats: [] }, 'Livia');
  expect(heard).toEqual([{ kind: 'not_kept' }]);
  expect(await keeper.join(id)).toBe(1);
  await keeper.say(id, 1, play);
  expect(heard.at(-1)).toEqual(told(id, 'played'));
});

test('what is said at two tables does not mix, and neither waits for the other', async () => {
  const { keeper, store, heard } = await atTable('a', 'b');
  const writing = later<undefined>();
  vi.spyOn(store, 'append').mockReturnValueOnce(writing.promise);
  const slow = keeper.say('a', 1, play);
  await vi.waitFor(() => expect(store.append).toHaveBeenCalled());
  await keeper.say('b', 1, play);
  expect(heard).toEqual([told('b', 'played')]);
  writing.resolve(undefined);
  await slow;
  expect(heard).toEqual([told('b', 'played'), told('a', 'played')]);
});

test('at one table one thing is done after the other', async () => {
  const { keeper, store, engine } = await atTable('a');
  const writing = later<undefined>();
  vi.spyOn(store, 'append').mockReturnValueOnce(writing.promise);
  const both = [keeper.say('a', 1, play), keeper.say('a', 1, play)];
  await vi.waitFor(() => expect(store.append).toHaveBeenCalled());
  expect(engine.of('say')).toHaveLength(1);
  writing.resolve(undefined);
  await Promise.all(both);
  expect(engine.asked.map(it => it.do).slice(-6)).toEqual([
    'say',
    'seal',
    'stored',
    'say',
    'seal',
    'stored',
  ]);
});

test('a computer that comes to nothing is replaced by the simplest one', async () => {
  const { keeper, engine, questions, thoughts, heard } = await atTable('a');
  const think = (player: string) => ({
    answer: null,
    out: [{ kind: 'think' as const, seat: 1, version: 1, player }],
  });
  const usual = new FakeEngine();
  engine.also = request => {
    if (request.do === 'say') return think('level3');
    if (request.do === 'decided' && request.action === null) return think('random');
    return request.do === 'decided' ? usual.ask(request) : undefined;
  };
  thoughts.push(null, 'pass');
  await keeper.say('a', 1, play);
  await vi.waitFor(() => expect(heard).toEqual([told('a', 'played')]));
  expect(questions.map(it => it.player)).toEqual(['level3', 'random']);
  expect(engine.of('decided').map(it => it.action)).toEqual([null, 'pass']);
});

describe('in two windows', () => {
  async function watching() {
    const all = keeperWith();
    all.windows.mine = false;
    await all.store.create(made('a'), 1);
    await all.keeper.join('a');
    return all;
  }

  test('the second one watches, and is refused politely', async () => {
    const { keeper, heard, engine } = await watching();
    expect(heard).toEqual([{ kind: 'watching', table: 'a', watching: true }]);
    await keeper.say('a', 1, play);
    expect(heard.at(-1)).toMatchObject({ msg: { type: 'refused', code: 'elsewhere', ack: 3 } });
    expect(engine.of('say')).toEqual([]);
    await keeper.say('a', 1, { type: 'look', eyes: 0, since: null });
    expect(engine.of('say')).toHaveLength(1);
  });

  test('it follows what the first one plays', async () => {
    const { store, engine, windows } = await watching();
    windows.elsewhere?.moved();
    await vi.waitFor(() => expect(engine.of('catch_up')).toHaveLength(1));
    await store.remove('a');
    windows.elsewhere?.moved();
    await vi.waitFor(() => expect(engine.of('close')).toHaveLength(1));
  });

  test('it plays when the first one is gone', async () => {
    const { keeper, windows, heard } = await watching();
    windows.mine = true;
    windows.elsewhere?.yours();
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'hung_up', table: 'a' }));
    await keeper.join('a');
    expect(heard.at(-1)).toEqual({ kind: 'watching', table: 'a', watching: false });
    await keeper.say('a', 1, play);
    expect(heard.at(-1)).toEqual(told('a', 'played'));
  });
});

test('a copy is played on in memory: it stands in no list and in no store', async () => {
  const { keeper, store, heard } = await atTable('a');
  const { id } = await keeper.fork('a', 0, 0, 'Livia');
  expect(isCopy(id)).toBe(true);
  await keeper.join(id);
  await keeper.say(id, 1, play);
  expect(heard.at(-1)).toEqual(told(id, 'played'));
  expect((await keeper.list()).map(it => it.id)).toEqual(['a']);
  expect(await store.read(id)).toBeNull();
  expect((await store.read('a'))?.log, 'the table itself stands as before').toEqual([]);
});
