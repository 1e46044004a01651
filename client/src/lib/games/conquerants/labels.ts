/** The few words on the game's own panels. */
import { inFrench } from '../../i18n/typography.ts';
import type { Part } from './chart.ts';

const en = {
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  points: 'Points, round by round',
  parts: {
    territory: 'Territory',
    commerce: 'Commerce',
    peace: 'Peace',
    deals: 'Payments',
  } satisfies Record<Part, string>,
  total: 'Total',
  people: 'People',
  inRound: 'Round',
  nextScoring: (territory: number, commerce: number, peace: number) =>
    `next: ${territory} territory, ${commerce} commerce, ${peace} peace`,
  pointsOf: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  gone: 'out of the game',
  chances: (at: string) => `Chances · ${at}`,
  fight: (at: string) => `Fight · ${at}`,
  lastFight: (at: string) => `Last fight · ${at}`,
  attack: 'Attack',
  defence: 'Defence',
  free: 'Free: more than 2 is needed',
  alone: 'alone',
  withAllies: (names: string) => `with the ${names}`,
  dice: (n: number) => (n === 1 ? '1 romanised die' : `${n} romanised dice`),
  against: 'Defended',
  defender: (name: string) => `the ${name} alone`,
  defenders: (names: string) => `with the ${names}`,
  chance: 'Chance',
  wins: 'Chances of the attacker',
  gain: (points: number) => `You receive ${points} points, whatever the outcome.`,
  risk: (lands: string) => `You lose peace in ${lands}.`,
  noRisk: 'You lose no peace that you still have.',
  difference: (without: string, withYou: string) =>
    `The attacker wins with ${withYou}% instead of ${without}%.`,
  conquered: (name: string) => `The ${name} win`,
  withstood: 'The attack fails',
  die: (name: string, face: number) => `${name}: ${face}`,
  sum: (total: number) => `total ${total}`,
  table: 'As a table',
};

const fr: typeof en = {
  round: (round, rounds) => `Tour ${round} sur ${rounds}`,
  points: 'Les points, tour par tour',
  parts: {
    territory: 'Territoire',
    commerce: 'Commerce',
    peace: 'Paix',
    deals: 'Versements',
  },
  total: 'Total',
  people: 'Peuple',
  inRound: 'Tour',
  nextScoring: (territory, commerce, peace) =>
    `à venir : ${territory} de territoire, ${commerce} de commerce, ${peace} de paix`,
  pointsOf: n => (n < 2 ? `${n} point` : `${n} points`),
  gone: 'hors jeu',
  chances: at => `Chances · ${at}`,
  fight: at => `Combat · ${at}`,
  lastFight: at => `Dernier combat · ${at}`,
  attack: 'Attaque',
  defence: 'Défense',
  free: 'Libre : il faut plus de 2',
  alone: 'seuls',
  withAllies: names => `avec les ${names}`,
  dice: n => (n < 2 ? `${n} dé romanisé` : `${n} dés romanisés`),
  against: 'En face',
  defender: name => `les ${name} seuls`,
  defenders: names => `avec les ${names}`,
  chance: 'Chances',
  wins: "Chances de l'attaquant",
  gain: points => `Vous recevez ${points} points, quelle que soit l'issue.`,
  risk: lands => `Vous perdez la paix : ${lands}.`,
  noRisk: 'Vous ne perdez aucune paix que vous ayez encore.',
  difference: (without, withYou) =>
    `L'attaquant gagne à ${withYou}\u00a0% au lieu de ${without}\u00a0%.`,
  conquered: name => `Les ${name} l'emportent`,
  withstood: "L'attaque échoue",
  die: (name, face) => `${name} : ${face}`,
  sum: total => `total ${total}`,
  table: 'En tableau',
};

export const labels = { en, fr: inFrench(fr) };
