/** The few words on the game's own panels. */
import { inFrench } from '../../i18n/typography.ts';

const en = {
  start: 'Start',
  finish: 'Finish',
  hand: 'Your cards',
  cards: (seat: string, cards: string) => `Unused cards of ${seat}: ${cards || 'none'}`,
  card: (card: number) => `Card ${card}`,
  used: (card: number) => `Card ${card}, used this round`,
  room: (n: number) => (n === 1 ? 'one more card' : `up to ${n} more cards`),
  kept: (n: number) => (n === 1 ? '1 stays for another chariot' : `${n} stay for other chariots`),
  order: 'Order of this round',
  round: (n: number) => `Round ${n}`,
  place: (n: number) => `${n}.`,
  moved: 'has moved',
  moving: 'is moving',
  lap: 'lap done',
  homeCount: (n: number) => `${n} of 3 home`,
  steps: (n: number) => (n === 1 ? '1 step to go' : `${n} steps to go`),
};

const fr: typeof en = {
  start: 'Départ',
  finish: 'Arrivée',
  hand: 'Vos cartes',
  cards: (seat, cards) => `Cartes restantes, ${seat} : ${cards || 'aucune'}`,
  card: card => `Carte ${card}`,
  used: card => `Carte ${card}, utilisée pendant cette manche`,
  room: n => (n === 1 ? 'encore une carte' : `encore ${n} cartes au plus`),
  kept: n => (n === 1 ? '1 reste pour un autre char' : `${n} restent pour les autres chars`),
  order: 'Ordre de la manche',
  round: n => `Manche ${n}`,
  place: n => `${n}.`,
  moved: 'a bougé',
  moving: 'se déplace',
  lap: 'tour bouclé',
  homeCount: n => `${n} sur 3 à l'arrivée`,
  steps: n => (n === 1 ? '1 pas à faire' : `${n} pas à faire`),
};

export const labels = { en, fr: inFrench(fr) };
