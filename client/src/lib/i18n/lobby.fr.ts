/** What the lobby says of games and of computer players, in French. */
import type { Catalogue } from './en.ts';
import { counted } from './plural.ts';

export const levels: Catalogue['levels'] = {
  random: { name: 'au hasard', character: 's’en remet au sort pour chaque décision.' },
  level1: {
    name: 'facile',
    character: 'une recrue : prend ce qui est près, et ne voit pas plus loin.',
  },
  level2: { name: 'moyen', character: 'un centurion : pèse votre réponse avant chaque pas.' },
  level3: {
    name: 'fort',
    character: 'un légat : réfléchit le plus longtemps, et ne vous offre rien.',
  },
};

export const arrival: Catalogue['arrival'] = {
  first: 'Première visite ?',
  begin: game => `Commencez par ${game}`,
  players: (least, most) =>
    least === most ? counted('fr', most, 'joueur', 'joueurs') : `${least} à ${most} joueurs`,
  against: (name, level) => `contre ${name}, ${level}`,
  weights: { 1: 'léger', 2: 'moyen', 3: 'exigeant' },
  games: 'Les sept jeux',
  finished: count => counted('fr', count, 'partie terminée', 'parties terminées'),
  won: who => `Victoire : ${who}`,
};
