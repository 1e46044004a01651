/** The few words on the game's own panels. */
import { counted } from '../../i18n/plural.ts';
import { inFrench } from '../../i18n/typography.ts';

const en = {
  conflict: 'Conflict',
  conflictAt: (place: string) => `Conflict · ${place}`,
  attacks: (side: string) => `${side} attacks`,
  yourHand: 'Your cards',
  hand: (side: string, cards: string) => `Cards left to ${side}: ${cards}`,
  closedHand: (side: string, n: number) =>
    `${side}: ${counted('en', n, 'card', 'cards')} left, face down`,
  faceDown: (side: string) => `${side}: a card face down`,
  notYet: (side: string) => `${side}: no card yet`,
  shown: (side: string, value: string) => `${side}: ${value}`,
  yours: (card: number) => `Your card: ${card}, face down`,
  engaged: 'Hannibal fights: 1 is added to the card of Carthage.',
  card: (card: number) => `Card ${card}`,
  spent: (card: number) => `Card ${card}, already played`,
  close: 'Close the report',
  lost: (what: string) => `Lost: ${what}`,
  nothingLost: 'No losses',
  legions: (n: number) => counted('en', n, 'legion', 'legions'),
  fleets: (n: number) => counted('en', n, 'fleet', 'fleets'),
  rebuilt: (n: number) => counted('en', n, 'fleet built anew', 'fleets built anew'),
};

const fr: typeof en = {
  conflict: 'Conflit',
  conflictAt: place => `Conflit · ${place}`,
  attacks: side => `${side} attaque`,
  yourHand: 'Vos cartes',
  hand: (side, cards) => `Cartes restant à ${side} : ${cards}`,
  closedHand: (side, n) => `${side} : encore ${counted('fr', n, 'carte', 'cartes')}, face cachée`,
  faceDown: side => `${side} : une carte face cachée`,
  notYet: side => `${side} : pas encore de carte`,
  shown: (side, value) => `${side} : ${value}`,
  yours: card => `Votre carte : ${card}, face cachée`,
  engaged: "Hannibal combat : 1 s'ajoute à la carte de Carthage.",
  card: card => `Carte ${card}`,
  spent: card => `Carte ${card}, déjà jouée`,
  close: 'Fermer le compte rendu',
  lost: what => `Pertes : ${what}`,
  nothingLost: 'Aucune perte',
  legions: n => counted('fr', n, 'légion', 'légions'),
  fleets: n => counted('fr', n, 'flotte', 'flottes'),
  rebuilt: n => counted('fr', n, 'flotte reconstruite', 'flottes reconstruites'),
};

export const labels = { en, fr: inFrench(fr) };
