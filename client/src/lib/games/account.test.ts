/** What games call what they count and fear: as much in French as in English, and in whole sentences. */
import { describe, expect, test } from 'vitest';
import { englishIn, isAlike } from '../i18n/same.ts';
import type { Lang } from '../i18n/index.ts';
import type { Account } from './account.ts';
import { expectSentence } from './wording.ts';

const accounts = Object.entries(
  import.meta.glob<Record<Lang, Account>>('./*/account.ts', { eager: true, import: 'account' }),
);

/** Everything that is said, by what it is about. */
function said({ measures, luck, dangers }: Account): [string, string][] {
  return [
    ...Object.entries(measures).flatMap(([id, it]): [string, string][] => [
      [`measure ${id}`, it.name],
      [`one ${id}`, it.amount(1)],
      [`many ${id}`, it.amount(7)],
    ]),
    ...Object.entries(luck).flatMap(([id, it]): [string, string][] => [
      [`luck ${id}`, it.name],
      [`so much ${id}`, it.amount(7)],
    ]),
    ...Object.entries(dangers).flatMap(([id, it]): [string, string][] => [
      [`danger ${id}`, it('Galatia', 'Roma', 'Gallia', false)],
      [`danger ${id} from nowhere`, it('Galatia', 'Roma', '', false)],
      [`last danger ${id}`, it('Galatia', 'Roma', 'Gallia', true)],
    ]),
  ];
}

test('every game that is played says what it counts', () => {
  expect(accounts.map(([file]) => file.split('/')[1])).toEqual(
    expect.arrayContaining(['cesar', 'circus', 'conquerants', 'hannibal', 'imperium']),
  );
});

describe.each(accounts)('%s', (_, { en, fr }) => {
  test('says as much in French as in English', () => {
    expect(said(fr).map(it => it[0])).toEqual(said(en).map(it => it[0]));
  });

  test('has no English among the French', () => {
    expect(said(fr).filter(([, text]) => englishIn(text) !== undefined)).toEqual([]);
    const english = new Map(said(en));
    const same = said(fr).filter(([about, text]) => english.get(about) === text && !isAlike(text));
    expect(same).toEqual([]);
  });

  test('warns in whole sentences', () => {
    for (const words of [en, fr]) {
      for (const [about, text] of said(words)) if (about.includes('danger')) expectSentence(text);
    }
  });
});
