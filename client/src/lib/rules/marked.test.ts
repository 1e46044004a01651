import { expect, test } from 'vitest';
import { numberOf } from '../clause.ts';
import { plain, runs } from './marked.ts';

test('what is marked stands out and nothing is lost', () => {
  expect(runs('**Ruling:** white begins. *(worked example)*')).toEqual([
    { text: 'Ruling:', style: 'strong' },
    { text: ' white begins. ', style: 'plain' },
    { text: '(worked example)', style: 'aside' },
  ]);
});

test('a mark without its pair is left alone', () => {
  expect(runs('2 * 3 and a ` tick')).toEqual([{ text: '2 * 3 and a ` tick', style: 'plain' }]);
});

test('a text cannot bring markup of its own', () => {
  expect(runs('<b>bold</b>')).toEqual([{ text: '<b>bold</b>', style: 'plain' }]);
});

test('another clause is a link that shows its number only', () => {
  expect(runs('Not the capital (HAN-32, **C84-07**).')).toEqual([
    { text: 'Not the capital (', style: 'plain' },
    { text: '32', style: 'plain', clause: 'HAN-32' },
    { text: ', ', style: 'plain' },
    { text: '7', style: 'strong', clause: 'C84-07' },
    { text: ').', style: 'plain' },
  ]);
});

test('an example is a link to the board, and the clause in its name is not', () => {
  expect(runs('So. [Follow it](example:HAN-39-three-legions#2)')).toEqual([
    { text: 'So. ', style: 'plain' },
    { text: 'Follow it', style: 'plain', example: 'HAN-39-three-legions' },
  ]);
});

test('a text is searched as it is read', () => {
  expect(plain('**Move** one *legion* (HAN-08).')).toBe('Move one legion (8).');
  expect(numberOf('C05-60')).toBe('60');
});
