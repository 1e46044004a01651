/** What a person has settled for every table at this browser. A new one is a line in `CHOICES` and its words. */
import { recall, remember } from '../memory.ts';

/** What can be chosen, the usual first: only what differs from it is remembered. */
export const CHOICES = {
  /** How fast the steps of others are shown. */
  pace: ['normal', 'slow', 'quick', 'instant'],
  /** How loud the table is. Nobody expects a page to make a noise before they have asked for it. */
  sound: ['off', 'quiet', 'on'],
  /** Whether what cannot be taken back is asked about before it is played. */
  confirm: ['off', 'on'],
  /** Whether passing and ending a turn are asked about while something else could be done. */
  passing: ['off', 'on'],
} as const;

/** The order in which they are shown, where it is not that of `CHOICES`. */
const SHOWN: { [S in Setting]?: readonly Choice<S>[] } = {
  pace: ['instant', 'quick', 'normal', 'slow'],
};

export type Setting = keyof typeof CHOICES;
export type Choice<S extends Setting = Setting> = (typeof CHOICES)[S][number];

export const SETTINGS = Object.keys(CHOICES) as Setting[];

type Chosen = { [S in Setting]: Choice<S> };

export class Settings {
  #chosen = $state.raw<Chosen>(recalled());

  get pace(): Choice<'pace'> {
    return this.#chosen.pace;
  }

  get sound(): Choice<'sound'> {
    return this.#chosen.sound;
  }

  get confirm(): Choice<'confirm'> {
    return this.#chosen.confirm;
  }

  get passing(): Choice<'passing'> {
    return this.#chosen.passing;
  }

  of<S extends Setting>(setting: S): Choice<S> {
    return this.#chosen[setting];
  }

  choose<S extends Setting>(setting: S, choice: Choice<S>) {
    this.#chosen = { ...this.#chosen, [setting]: choice };
    remember(`settings.${setting}`, choice === CHOICES[setting][0] ? null : choice);
  }
}

/** What can be chosen, in the order in which it is read. */
export function choicesOf<S extends Setting>(setting: S): readonly Choice<S>[] {
  return SHOWN[setting] ?? CHOICES[setting];
}

/** What another version of this page has stored may be no choice any more. */
function recalled(): Chosen {
  const known = SETTINGS.map(setting => {
    const stored = recall(`settings.${setting}`);
    const all: readonly string[] = CHOICES[setting];
    return [setting, all.find(it => it === stored) ?? all[0]];
  });
  return Object.fromEntries(known) as Chosen;
}

export const settings = new Settings();
