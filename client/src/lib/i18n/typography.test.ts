import { expect, test } from 'vitest';
import { capital, french, inFrench } from './typography.ts';

test('a line cannot break before a French colon, question mark or closing quote', () => {
  expect(french('Rome : « oui » ?')).toBe('Rome\u00a0: «\u00a0oui\u00a0»\u202f?');
});

test('apostrophes are set as a printer would', () => {
  expect(french("d'Hispania")).toBe('d’Hispania');
});

test('texts made by functions are set too, at any depth', () => {
  const words = inFrench({ seat: { sit: (side: string) => `Jouer ${side} !` } });
  expect(words.seat.sit('Rome')).toBe('Jouer Rome\u202f!');
});

test('a sentence begins with a capital, accents included', () => {
  expect(capital('éléphants')).toBe('Éléphants');
  expect(capital('')).toBe('');
});
