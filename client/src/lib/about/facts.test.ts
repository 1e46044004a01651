import { expect, test } from 'vitest';
import circus from '../../../../games/circus/board.json';
import conquest1984 from '../../../../games/conquest1984/board.json';
import conquest from '../../../../games/conquest2005/board.json';
import board from '../../../../games/hannibal/board.json';
import imperium from '../../../../games/imperium/board.json';
import { factsOf, type Provenance } from './facts.ts';

test('every border, route and province of the board says where it comes from', () => {
  const facts = factsOf(board);
  expect(facts).toHaveLength(board.land.length + board.sea_routes.length + board.provinces.length);
  for (const { what, en, fr } of facts) {
    expect(en, what).not.toBe('');
    expect(fr, what).not.toBe(en);
  }
});

test('what was reconstructed is told apart from what the rulebook says', () => {
  const facts = new Map(factsOf(board).map(it => [it.what, it.status]));
  expect(facts.get('Cannae | Roma')).toBe('sourced');
  expect(facts.get('Hispania Ulterior | Mauretania')).toBe('reconstructed');
});

test('a board that is no map of provinces lists its facts in the language asked for', () => {
  const [en, fr] = [factsOf(circus, 'en'), factsOf(circus, 'fr')];
  expect(en.map(it => it.what)).toContain('Start area');
  expect(fr.map(it => it.what)).toContain('Aire de départ');
  expect(en.filter(it => it.status === 'reconstructed').length).toBeGreaterThan(0);
  expect(en.filter(it => it.status === 'sourced').length).toBeGreaterThan(0);
});

test('straits and disputed borders are told apart from borders', () => {
  const facts = new Map(factsOf(conquest).map(it => [it.what, it.status]));
  expect(facts.get('Thracia ≈ Asia')).toBe('sourced');
  expect(facts.get('Mesopotamia ? Arabia Petrea')).toBe('reconstructed');
  expect(facts.has('Thracia | Asia')).toBe(false);
});

/** Every provenance in a board file, wherever it stands. */
function origins(it: unknown): Provenance[] {
  if (typeof it !== 'object' || it === null) return [];
  if ('status' in it && 'en' in it) return [it as Provenance];
  return Object.values(it).flatMap(origins);
}

test.each([
  ['hannibal', board],
  ['imperium', imperium],
  ['circus', circus],
  ['conquest1984', conquest1984],
  ['conquest2005', conquest],
])('what %s calls sourced names a source that the file lists, and nothing else does', (_, file) => {
  const all = origins(file);
  expect(all.length).toBeGreaterThan(10);
  for (const { status, source, en } of all) {
    expect(['sourced', 'reconstructed', 'ours'], en).toContain(status);
    if (status === 'sourced') expect(Object.keys(file.sources), en).toContain(source);
    else expect(source, en).toBeUndefined();
  }
});

test('the boards of the Rome box have as many facts that nobody wrote down as their rules say', () => {
  const open = (facts: { provenance: { status: string } }[]) =>
    facts.filter(it => it.provenance.status !== 'sourced').length;
  expect([open(board.sea_routes), open(board.land), open(board.provinces)]).toEqual([2, 5, 0]);
  expect([open(imperium.provinces), open(imperium.land)]).toEqual([4, 5]);
  const hexes = factsOf(circus)
    .filter(it => it.status !== 'sourced')
    .map(it => it.what);
  expect(hexes).toContain('Shape of the track');
  expect(hexes).toContain('Start area');
});

test('a board of the Conquests calls sourced only what its booklet states by itself', () => {
  for (const file of [conquest1984, conquest]) {
    for (const { status, en } of origins(file)) {
      const told = en.includes('booklet') && !/tracing|1984|names it/.test(en);
      expect(status === 'sourced', en).toBe(told);
    }
  }
});
