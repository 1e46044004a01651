import { expect, test } from 'vitest';
import { rulesSample } from './sample.ts';
import { cut, folded, queryOf, searched } from './search.ts';

test('case and accents do not matter, and every letter keeps its place', () => {
  expect(folded('Éléphant À l’Œuvre')).toBe("elephant a l'œuvre");
  expect(folded('Éléphant')).toHaveLength('Éléphant'.length);
  expect(cut('Une défaite, défaites', 'defaite')).toEqual([
    { text: 'Une ', found: false },
    { text: 'défaite', found: true },
    { text: ', ', found: false },
    { text: 'défaite', found: true },
    { text: 's', found: false },
  ]);
});

test('one letter is not looked for', () => {
  expect(queryOf(' a ')).toBe('');
  expect(queryOf(' Sea ')).toBe('sea');
});

test('only what says it is left, and it is counted', () => {
  const { page, count } = searched(rulesSample, 'throw');
  expect(count).toBe(2);
  expect(page.chapters.map(it => it.title)).toEqual(['A turn at a glance', 'Play']);
  expect(page.chapters[0]?.blocks).toEqual([
    { kind: 'list', aid: false, ordered: true, items: ['Throw.'] },
  ]);
});

test('a clause is found by its name, and what is marked is found as it is read', () => {
  expect(searched(rulesSample, 'sen-02').count).toBe(1);
  expect(searched(rulesSample, 'ruling: white').count).toBe(1);
  expect(searched(rulesSample, 'cone').count).toBe(1);
  expect(searched(rulesSample, 'elephant').count).toBe(0);
});

test('nothing looked for leaves the page as it is', () => {
  expect(searched(rulesSample, '').page).toBe(rulesSample);
});
