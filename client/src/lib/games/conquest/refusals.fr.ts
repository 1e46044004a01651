/** Pourquoi les règles des deux éditions disent non ; `name` est le nom que porte un lieu. */
import type { Describe } from '../game-ui.ts';
import { capital } from '../../i18n/typography.ts';
import type { Illegal } from './both.ts';
import { placed } from './phrases.fr.ts';

export function refusalsOfBoth(name: (id: string) => string) {
  const { at, galley } = placed(name);
  return {
    no_caesar: () => "Votre César n'est pas là, ou il a déjà bougé.",
    legion_full: () => 'Un chef emmène au plus sept unités de combat.',
    galley_full: () => 'Une galère porte au plus sept unités de combat.',
    no_way: it =>
      `${name(it.from)} et ${name(it.to)} ne se touchent pas, et aucune de vos routes ne les relie.`,
    no_galley: it => `${capital(galley(it.galley))} n'est pas à vous, ou pas sur le plateau.`,
    galley_stopped: it => `${capital(galley(it.galley))} ne bouge plus de ce tour.`,
    not_at_sea: () => "D'une côte à l'autre, on passe par une zone maritime.",
    no_passage: it => `${name(it.to)} ne borde ni la côte ni la mer de la galère.`,
    no_coast: it => `${name(it.to)} ne borde pas la mer de la galère.`,
    not_yours: it => `${name(it.at)} n'est pas à vous.`,
    no_city: it => `Vous n'avez pas de cité ${at(it.at)}.`,
    bought_already: () => 'On détruit des cités avant tout achat.',
    too_dear: it => `Cela coûte ${it.price} talents, et vous en avez ${it.money}.`,
    out_of_stock: () => "Il n'en reste pas autant en stock.",
    city_there: it => `${name(it.at)} a déjà une cité.`,
    not_neighbors: it => `${name(it.a)} et ${name(it.b)} ne se touchent pas sur terre.`,
    road_there: () => 'Il y a déjà une route.',
    not_on_turn: () => "Ce n'est pas votre tour.",
    approached: () => 'Vous avez fait à ce joueur toutes les offres que permet un tour.',
    no_such_sum: () => 'Une offre nomme un multiple de 5 talents, et pas plus de 1 000.',
    no_talents: () => "L'un des deux n'a pas assez de talents.",
    conceded_already: () =>
      "Vous avez déjà concédé la victoire, jusqu'au début de votre prochain tour.",
  } satisfies Partial<Describe<Illegal>>;
}
