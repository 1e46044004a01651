/** What happens in the Circus, in French. */
import { counted } from '../../i18n/plural.ts';
import { fr as page } from '../../i18n/fr.ts';
import { inFrench } from '../../i18n/typography.ts';
import type { Chariot, Event, Handle, Illegal, View } from '../../protocol/circus.ts';
import { colourOf } from '../../seats/signs.ts';
import type { Seat } from '../../wire.ts';
import { describe, type Describe, type GameWords } from '../game-ui.ts';
import { cellOf, nameOf } from './board.ts';
import { labels } from './labels.ts';
import { tellWith } from './tell.ts';
import { cardOf, chariotOn, drivesTo, numeral } from './view.ts';

/** What is printed on the track and the cards. */
const printed = labels.fr;

const seatName = (seat: Seat) => page.seats.colours[colourOf(seat)];
const chariotName = (it: Chariot) => `${seatName(it.seat)} ${numeral(it)}`;

const place = (n: number) => (n === 1 ? '1er' : `${n}e`);

/** `de B3`, `d'A14`: letters are said as they are spelt. */
const from = (hex: string) =>
  /^[AEFHI]/.test(nameOf(hex)) ? `d'${nameOf(hex)}` : `de ${nameOf(hex)}`;

const events: Describe<Event> = {
  placed: it => `${chariotName(it.chariot)} prend place en ${nameOf(it.at)}.`,
  round_began: it => `Manche ${it.round} : ${chariotName(it.leader)} se déplace le premier.`,
  drove: it =>
    `${chariotName(it.chariot)} va ${from(it.from)} à ${nameOf(it.to)} avec la carte ${it.card}.`,
  card_spent: it => `${chariotName(it.chariot)} reste sur place et dépense la carte ${it.card}.`,
  card_discarded: it =>
    `${chariotName(it.chariot)} défausse la carte ${it.card} pour pouvoir changer de direction.`,
  stopped: it => `${chariotName(it.chariot)} ne reçoit plus de cartes.`,
  lap_done: it =>
    `${chariotName(it.chariot)} a bouclé son tour de piste : l'arrivée lui est ouverte.`,
  came_home: it =>
    `${chariotName(it.chariot)} est arrivé en ${nameOf(it.at)} : ${it.n_home} sur 3.`,
  took_place: it =>
    it.place === 1
      ? `${seatName(it.seat)} a rentré ses trois chars et remporte la course.`
      : `${seatName(it.seat)} a rentré ses trois chars et prend la ${it.place}e place.`,
  race_ended: it => ending[it.by],
  ranked: it =>
    it.steps === 0
      ? `${seatName(it.seat)}, ${place(it.place)} : les trois chars arrivés.`
      : `${seatName(it.seat)}, ${place(it.place)} : ${it.n_home} sur 3, encore ${it.steps} hexagones.`,
};

const ending = {
  won: 'La course est gagnée.',
  one_left: "La course est finie : il ne reste qu'un joueur.",
  finish_full: "La course est finie : l'aire d'arrivée est pleine.",
  last_round: "La course est finie : c'était la dernière manche.",
};

const refusals: Describe<Illegal> = {
  still_placing: () => "On place d'abord les chars, puis on joue les cartes.",
  all_placed: () => 'Tous les chars sont placés : la course a commencé.',
  not_start: it => `${nameOf(it.at)} n'est pas dans l'aire de départ.`,
  taken: it => `${nameOf(it.at)} est occupé.`,
  card_used: it => `La carte ${it.card} a servi ; elle revient à la prochaine manche.`,
  not_in_line: it => `${nameOf(it.to)} n'est pas en ligne droite d'ici.`,
  wrong_distance: it =>
    `La carte ${it.card} fait avancer d'exactement autant d'hexagones, et ${nameOf(it.to)} n'est pas à cette distance.`,
  in_the_way: it => `Un char barre le passage en ${nameOf(it.at)}.`,
  thick_line: it => `On ne franchit pas la ligne épaisse près de ${nameOf(it.at)}.`,
  no_lap: it => `L'arrivée, en ${nameOf(it.at)}, ne s'ouvre qu'après un tour de piste complet.`,
  other_direction: () =>
    "Le char garde sa direction tant qu'une carte n'est pas défaussée pour en changer.",
  no_card_yet: () => 'Chaque char utilise au moins une carte par manche.',
};

const handles = (view: View, picked: readonly Handle[]): Describe<Handle> => ({
  space({ at }) {
    const cell = cellOf(at);
    const who = chariotOn(view, at);
    const where = cell ? `, ${printed.parts[cell.part].toLowerCase()}` : '';
    const way = drivesTo(view, picked, at);
    const towards = way ? `, ${printed.ways[way]}` : '';
    return `${nameOf(at)}${where}${towards}${who ? ` : ${chariotName(who.chariot)}` : ''}`;
  },
  card: it => `Carte ${it.card}`,
  spend() {
    const card = cardOf(picked);
    return card ? `Dépenser la carte ${card} sans bouger` : 'Dépenser sans bouger';
  },
  stop: () => 'Plus de cartes',
});

function driving(view: View, picked: readonly Handle[]): string {
  const { prompt } = view;
  if (prompt.kind !== 'drive') return '';
  const name = chariotName(prompt.chariot);
  const card = cardOf(picked);
  if (card) return `${name} : où l'emmène la carte ${card} ?`;
  if (prompt.n_used > 0) return `${name} : encore une carte, ou plus aucune ?`;
  return prompt.room === 1
    ? `${name} : choisissez sa carte ; les autres ont besoin du reste.`
    : `${name} se déplace : choisissez une carte, ${prompt.room} au plus.`;
}

export const words: GameWords<View, Illegal, Handle> = inFrench<GameWords<View, Illegal, Handle>>({
  seat: seat => seatName(seat),
  prompt(view, { seat, yours, picked }) {
    const { prompt } = view;
    switch (prompt.kind) {
      case 'place':
        return yours
          ? `Placez ${chariotName(prompt.chariot)} sur un hexagone libre de l'aire de départ.`
          : `${seatName(prompt.chariot.seat)} place un char.`;
      case 'drive':
        return yours ? driving(view, picked) : `${chariotName(prompt.chariot)} se déplace.`;
      case 'over': {
        const { winners } = prompt;
        if (winners.length === 1 && winners[0] === seat) return 'Vous avez gagné.';
        return `${winners.map(seatName).join(' et ')} ${winners.length > 1 ? 'ont' : 'a'} gagné.`;
      }
    }
  },
  tell: step => tellWith(events, step),
  refusal: why => describe(refusals, why),
  handle: (handle, view, picked) => describe(handles(view, picked), handle),
  place: nameOf,
  score: n => counted('fr', n, 'char arrivé', 'chars arrivés'),
  goals: () => [
    "Soyez le premier à mener vos trois chars, après un tour de piste dans le sens antihoraire, dans l'aire d'arrivée, au milieu.",
    "L'arrivée s'ouvre après un tour de piste complet, et seulement depuis la ligne droite supérieure.",
    'Cinq cartes par manche servent à tous vos chars : chacun en reçoit au moins une, et trois au plus.',
  ],
});
