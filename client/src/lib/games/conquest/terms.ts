/** What is offered, in the words of each language. */
import { inFrench } from '../../i18n/typography.ts';
import { terms as en } from './phrases.en.ts';
import { terms as fr } from './phrases.fr.ts';

export const termsIn = { en, fr: inFrench(fr) };
