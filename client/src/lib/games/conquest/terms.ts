/** What is offered, in the words of each language. */
import { describe } from '../game-ui.ts';
import { inFrench } from '../../i18n/typography.ts';
import type { Terms } from './both.ts';
import { terms as en } from './phrases.en.ts';
import { terms as fr } from './phrases.fr.ts';

export const termsIn = {
  en: (it: Terms) => describe(en, it),
  fr: inFrench((it: Terms) => describe(fr, it)),
};
