/** The few words on the game's own panels. */
import { inFrench } from '../../i18n/typography.ts';
import type { Part } from './board.ts';

/** The six ways along the hexes, by where they lead on the sheet. */
export type Way = 'left' | 'right' | 'upLeft' | 'upRight' | 'downLeft' | 'downRight';

const en = {
  start: 'Start',
  /** The stretches of the track, as they are printed on the sand. */
  parts: {
    upper: 'Upper straight',
    left: 'Left transition',
    lower: 'Lower straight',
    right: 'Right transition',
    finish: 'Finish',
  } as Record<Part, string>,
  ways: {
    left: 'to the left',
    right: 'to the right',
    upLeft: 'to the upper left',
    upRight: 'to the upper right',
    downLeft: 'to the lower left',
    downRight: 'to the lower right',
  } as Record<Way, string>,
  /** So many hexes, on a card. */
  hexes: (n: number) => (n === 1 ? '1 hex' : `${n} hexes`),
  usedShort: 'used',
  does: 'A card: exactly so many hexes, straight on; or spend it and stay.',
  crosses: (chariot: string, n: number) => `${chariot} is home: ${n} of 3`,
  wins: (seat: string) => `${seat} wins the race`,
  hand: 'Your cards',
  cards: (seat: string, cards: string) => `Unused cards of ${seat}: ${cards || 'none'}`,
  card: (card: number) => `Card ${card}`,
  used: (card: number) => `Card ${card}, used this round`,
  room: (n: number) => (n === 1 ? 'one more card' : `up to ${n} more cards`),
  kept: (n: number) => (n === 1 ? '1 stays for another chariot' : `${n} stay for other chariots`),
  order: 'Order of this round',
  round: (n: number) => `Round ${n}`,
  race: 'The race',
  moved: 'has moved',
  moving: 'is moving',
  still: 'has still to move',
  lap: 'lap done, the finish is open',
  noLap: 'lap not done',
  home: (at: string) => `home on ${at}`,
  unplaced: 'not placed yet',
  on: (at: string, part: string) => `on ${at}, ${part.toLowerCase()}`,
  leads: 'in the lead',
  rank: (n: number) => `number ${n} in the race`,
  clear: 'nobody ahead in its row',
  ahead: (chariot: string, at: string, n: number) =>
    n === 1 ? `${chariot} right ahead on ${at}` : `${chariot} ${n} hexes ahead on ${at}`,
  homeCount: (n: number) => `${n} of 3 home`,
  steps: (n: number) => (n === 1 ? '1 hex to go' : `${n} hexes to go`),
};

const fr: typeof en = {
  start: 'Départ',
  parts: {
    upper: 'Ligne droite supérieure',
    left: 'Transition de gauche',
    lower: 'Ligne droite inférieure',
    right: 'Transition de droite',
    finish: 'Arrivée',
  },
  ways: {
    left: 'vers la gauche',
    right: 'vers la droite',
    upLeft: 'vers le haut à gauche',
    upRight: 'vers le haut à droite',
    downLeft: 'vers le bas à gauche',
    downRight: 'vers le bas à droite',
  },
  hexes: n => `${n} hex.`,
  usedShort: 'jouée',
  does: "Une carte : exactement autant d'hexagones, tout droit ; ou la dépenser sans bouger.",
  crosses: (chariot, n) => `${chariot} est arrivé : ${n} sur 3`,
  wins: seat => `${seat} remporte la course`,
  hand: 'Vos cartes',
  cards: (seat, cards) => `Cartes restantes, ${seat} : ${cards || 'aucune'}`,
  card: card => `Carte ${card}`,
  used: card => `Carte ${card}, utilisée pendant cette manche`,
  room: n => (n === 1 ? 'encore une carte' : `encore ${n} cartes au plus`),
  kept: n => (n === 1 ? '1 reste pour un autre char' : `${n} restent pour les autres chars`),
  order: 'Ordre de la manche',
  round: n => `Manche ${n}`,
  race: 'La course',
  moved: 'a bougé',
  moving: 'se déplace',
  still: 'doit encore bouger',
  lap: "tour bouclé, l'arrivée est ouverte",
  noLap: 'tour non bouclé',
  home: at => `arrivé en ${at}`,
  unplaced: 'pas encore placé',
  on: (at, part) => `en ${at}, ${part.toLowerCase()}`,
  leads: 'en tête',
  rank: n => `numéro ${n} de la course`,
  clear: 'personne devant sur sa ligne',
  ahead: (chariot, at, n) =>
    n === 1 ? `${chariot} juste devant en ${at}` : `${chariot} ${n} hexagones devant en ${at}`,
  homeCount: n => `${n} sur 3 à l'arrivée`,
  steps: n => (n === 1 ? 'encore 1 hexagone' : `encore ${n} hexagones`),
};

export const labels = { en, fr: inFrench(fr) };
