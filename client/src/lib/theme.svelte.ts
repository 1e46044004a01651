/** Light or dark: as the system says until somebody chooses here. */
import { recall, remember } from './memory.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEMES)[number];

class Theme {
  #choice = $state<ThemeChoice>('system');

  constructor() {
    const chosen = recall('theme');
    this.#choice = THEMES.find(it => it === chosen) ?? 'system';
    this.#tellPage();
  }

  get choice(): ThemeChoice {
    return this.#choice;
  }

  choose(choice: ThemeChoice) {
    this.#choice = choice;
    remember('theme', choice === 'system' ? null : choice);
    this.#tellPage();
  }

  /** `palette.css` reads it. */
  #tellPage() {
    if (this.#choice === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.#choice;
  }
}

export const theme = new Theme();
