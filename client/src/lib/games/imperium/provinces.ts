/** What the map says of a province, in each language. */
import { inFrench } from '../../i18n/typography.ts';
import { province as en } from './describe.en.ts';
import { province as fr } from './describe.fr.ts';

export const provinceIn = { en, fr: inFrench(fr) };
