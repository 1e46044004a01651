/** One outline for each colour of cities, and one picture for each kind of treasure. */
import type { Color, Treasure } from '../../protocol/cesar.ts';

/** In a box of 100 around the middle, all of about the same weight to the eye. */
export const OUTLINES: Record<Color, string> = {
  red: 'M0-46A46 46 0 1 1-.01-46Z',
  blue: 'M-40-40H40V40H-40Z',
  yellow: 'M0-54L54 0L0 54L-54 0Z',
  green: 'M-26-46H26L52 0L26 46H-26L-52 0Z',
  brown: 'M-42-44H42V4Q42 40 0 54Q-42 40-42 4Z',
  purple: 'M0-52L51-13L32 46H-32L-51-13Z',
  turquoise: 'M-20-48H20L48-20V20L20 48H-20L-48 20V-20Z',
  orange: 'M0-52Q20-30 48-34Q38 0 48 34Q20 30 0 52Q-20 30-48 34Q-38 0-48-34Q-20-30 0-52Z',
};

/** A part of a picture: filled, or drawn with a line. */
export interface Stroke {
  d: string;
  tone: 'a' | 'b' | 'line';
}

/** In a box of 100 around the middle. Tones `a` and `b` are the kind's own two colours. */
export const PICTURES: Record<Treasure, readonly Stroke[]> = {
  meat: [
    { tone: 'b', d: 'M18 18L40 36Q50 30 48 42Q52 50 42 48Q36 56 32 44L12 24Z' },
    { tone: 'a', d: 'M-40-8C-44-38-8-50 14-30C36-10 28 24 4 28C-20 32-38 14-40-8Z' },
    { tone: 'line', d: 'M-22-14C-20-28-6-34 6-28' },
  ],
  wheat: [
    { tone: 'line', d: 'M0 46V-10' },
    {
      tone: 'a',
      d: 'M0-48Q12-34 0-20Q-12-34 0-48ZM-4-6Q-26-8-28-32Q-6-28-4-6ZM4-6Q26-8 28-32Q6-28 4-6ZM-4 18Q-26 16-28-8Q-6-4-4 18ZM4 18Q26 16 28-8Q6-4 4 18Z',
    },
  ],
  gems: [
    { tone: 'a', d: 'M-24-34H24L44-8L0 42L-44-8Z' },
    { tone: 'b', d: 'M-24-34H24L14-8H-14Z' },
    { tone: 'line', d: 'M-44-8H44M-14-8L0 42L14-8' },
  ],
  olives: [
    { tone: 'line', d: 'M-34-36Q0-40 30-14' },
    { tone: 'b', d: 'M-8-36Q18-54 40-38Q20-22-8-36Z' },
    { tone: 'a', d: 'M-20-14A18 25 0 1 1-20.01-14ZM20-2A18 25 0 1 1 19.99-2Z' },
  ],
  grapes: [
    { tone: 'b', d: 'M-4-26Q-18-48-34-38Q-30-20-4-26ZM2-26Q12-48 32-40Q30-20 2-26Z' },
    {
      tone: 'a',
      d: 'M-24-22A13 13 0 1 1-24.01-22ZM0-22A13 13 0 1 1-.01-22ZM24-22A13 13 0 1 1 23.99-22ZM-12 0A13 13 0 1 1-12.01 0ZM12 0A13 13 0 1 1 11.99 0ZM0 22A13 13 0 1 1-.01 22Z',
    },
  ],
  wood: [
    { tone: 'a', d: 'M-44-2L22-34L40-4L-26 30Z' },
    { tone: 'b', d: 'M-35 14A17 19 0 1 1-35.01 14ZM-35-6' },
    { tone: 'a', d: 'M-46 4A15 18 0 1 0-18 22Z' },
    { tone: 'line', d: 'M-10-8L24-24M-2 8L32-8' },
  ],
  oil: [
    {
      tone: 'a',
      d: 'M-14-46H14V-36L8-32V-24C34-14 32 22 8 38V46H-8V38C-32 22-34-14-8-24V-32L-14-36Z',
    },
    { tone: 'line', d: 'M-9-28C-30-30-34-14-24-6M9-28C30-30 34-14 24-6' },
    { tone: 'b', d: 'M-24 0H24V10H-24Z' },
  ],
  wine: [
    { tone: 'a', d: 'M-30-42H30C34-8 20 10 6 12V34H22V44H-22V34H-6V12C-20 10-34-8-30-42Z' },
    { tone: 'b', d: 'M-25-22H25C22-4 14 2 0 3C-14 2-22-4-25-22Z' },
  ],
  gold: [
    { tone: 'a', d: 'M0-44A44 44 0 1 1-.01-44Z' },
    { tone: 'line', d: 'M0-32A32 32 0 1 1-.01-32Z' },
    { tone: 'b', d: 'M0-22L6-7L22-6L10 4L14 20L0 11L-14 20L-10 4L-22-6L-6-7Z' },
  ],
};

/** The two tones of each kind: fixed, as painted tokens are. */
export const TONES: Record<Treasure, [a: string, b: string]> = {
  meat: ['#b5473a', '#f0dcc0'],
  wheat: ['#c8922a', '#8a5f12'],
  gems: ['#2f86b8', '#9fd4ee'],
  olives: ['#5f7029', '#7d9440'],
  grapes: ['#6d3a86', '#5c8a3a'],
  wood: ['#8c5a2e', '#d9b07c'],
  oil: ['#a5602f', '#e2b24e'],
  wine: ['#8f8a86', '#8c1f3a'],
  gold: ['#e2b737', '#8f6a0c'],
};
