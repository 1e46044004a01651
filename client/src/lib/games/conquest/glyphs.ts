/** Pieces as simple outlines in a box of 100 around the middle: told apart by shape at a few pixels. */
import type { Glyph } from './forces.ts';

export const GLYPHS: Readonly<Record<Glyph, string>> = {
  /* A long shield with its boss. */
  infantry:
    'M-30-44H30V20C30 36 16 44 0 48C-16 44-30 36-30 20ZM0-14A14 14 0 1 0 .01-14ZM-30-4H-14M14-4H30M0-44V-14M0 14V46',
  /* A horse's head. */
  cavalry:
    'M-30 46C-30 24-26 14-12 4L-30 8C-40 8-42-2-36-8L-6-36L-8-48L8-38C28-32 38-10 38 12V46ZM-6-16L-2-14',
  /* An engine with its arm raised. */
  catapult:
    'M-44 34H44M-30 34L-6-2L12 34M-36-34L22 18M-46-44L-26-42L-34-26ZM-26 42A8 8 0 1 0-25.9 42M26 42A8 8 0 1 0 26.1 42',
  /* A hull with a sail and oars. */
  galley:
    'M-48 14H38C44 14 48 8 48-2L54-2C56 24 40 38 20 38H-26C-40 38-48 28-48 14ZM0 14V-46M-28-40H28C34-20 34-10 28 4H-28C-34-10-34-20-28-40ZM-30 38L-38 50M-10 38L-16 50M12 38L8 50',
  /* A crested helmet. */
  general:
    'M-34 30C-38-4-24-26 2-26C28-26 36-6 36 14L24 16L26 44L4 46V12H-6L-10 34ZM-40-10C-36-40-10-54 20-48C38-44 46-30 46-22C28-38-14-40-40-10Z',
  /* A wreath of laurel. */
  caesar:
    'M-6 44C-40 34-48-6-26-40M6 44C40 34 48-6 26-40M-40 6C-50-2-52-14-46-22C-38-16-36-4-40 6ZM-32 28C-46 26-54 18-54 8C-42 10-34 18-32 28ZM-38-14C-46-26-44-36-36-44C-30-34-30-24-38-14ZM40 6C50-2 52-14 46-22C38-16 36-4 40 6ZM32 28C46 26 54 18 54 8C42 10 34 18 32 28ZM38-14C46-26 44-36 36-44C30-34 30-24 38-14ZM0-26L8-6L28-4L12 8L18 28L0 18L-18 28L-12 8L-28-4L-8-6Z',
  /* A temple front. */
  city: 'M-46-10L0-44L46-10ZM-38-10V36M-14-10V36M14-10V36M38-10V36M-48 36H48V46H-48Z',
  /* Battlements. */
  wall: 'M-48 44V-30H-30V-14H-12V-30H12V-14H30V-30H48V44ZM-48 16H48M-20-8V16M20-8V16M0 16V44',
  /* A paved way. */
  road: 'M-16-46H16L40 46H-40ZM0-40V-22M0-8V12M0 26V44',
  /* A coin. */
  talent: 'M0-44A44 44 0 1 1-.01-44ZM0-28A28 28 0 1 0 .01-28ZM-12-12H12M0-12V16',
  /* Two cuffs and their chain. */
  prisoner:
    'M-26-30A18 18 0 1 0-25.9-30ZM26-6A18 18 0 1 0 26.1-6ZM-12 2L-2 8M2 12A8 8 0 1 1 1.9 12',
};
