/** Se retrouver dans le journal, en français. */
import { counted } from './plural.ts';
import type { logbook as en } from './logbook.en.ts';

const n = (count: number, one: string, other: string) => counted('fr', count, one, other);

export const logbook: typeof en = {
  earlier: 'Coups précédents',
  later: 'Coups suivants',
  newest: 'Au dernier coup',
  fetching: 'Les coups précédents arrivent…',
  find: 'Chercher dans le journal',
  text: 'Rechercher',
  by: 'Coups de',
  everyone: 'tout le monde',
  move: 'Aller au coup',
  go: 'Y aller',
  found: lines => n(lines, 'ligne trouvée', 'lignes trouvées'),
  to: { left: 'Là où vous en étiez', turn: 'À votre dernier tour' },
  more: lines => n(lines, 'ligne de plus', 'lignes de plus'),
};
