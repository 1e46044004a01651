/** Which language is spoken: the browser's own at first, then whatever was chosen here. */
import { recall, remember } from '../memory.ts';
import { en, type Catalogue } from './en.ts';
import { fr } from './fr.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Lang = (typeof LANGUAGES)[number];

const catalogues: Record<Lang, Catalogue> = { en, fr };

/** The first language of the browser that we speak. */
export function preferred(languages: readonly string[]): Lang {
  const spoken = languages.map(it => it.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find(lang => lang === spoken.find(it => LANGUAGES.some(ours => ours === it))) ?? 'en'
  );
}

class Language {
  #lang = $state<Lang>('en');

  constructor() {
    const chosen = recall('language');
    this.#lang = LANGUAGES.find(lang => lang === chosen) ?? preferred(navigator.languages ?? []);
    this.#tellPage();
  }

  get now(): Lang {
    return this.#lang;
  }

  choose(lang: Lang) {
    this.#lang = lang;
    remember('language', lang);
    this.#tellPage();
  }

  /** Screen readers choose their voice by this. */
  #tellPage() {
    document.documentElement.lang = this.#lang;
  }
}

export const language = new Language();

/** The catalogue of the language that is spoken; whatever reads it follows a change. */
export function say(): Catalogue {
  return catalogues[language.now];
}
