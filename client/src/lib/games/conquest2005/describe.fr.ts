/** Les mots de la table en français : demandes, noms de ce que l'on clique, contenu des provinces. */
import { counted } from '../../i18n/plural.ts';
import { wordsOfBoth } from '../conquest/describe.fr.ts';
import { de, generals, plural } from '../conquest/phrases.fr.ts';
import { inFrench } from '../../i18n/typography.ts';
import { name } from './board.ts';
import { sentences } from './events.fr.ts';
import { at, hits, within } from './phrases.fr.ts';
import { refusals } from './refusals.fr.ts';
import { speak } from './speech.ts';

const both = wordsOfBoth(name);

export const words = inFrench(
  speak({
    ...both,
    plain: {
      ...both.plain,
      ride_on: 'Suivre la route plus loin',
      end_combat: 'Finir les combats',
      stand: 'Continuer le combat',
      hold: 'Garder en otage',
      build_wall: 'Fortifier une cité',
    },
    usual: { on: 'Laisser faire les choix habituels', off: 'Faire mes choix moi-même' },
    whichPort: 'Dans quelle province ?',
    afterOne: {
      ...both.afterOne,
      build_wall: 'Quelle cité fortifiez-vous ?',
      hold: 'Combien en gardez-vous ?',
      concede: 'À qui ?',
    },
    player: n => `Joueur ${n}`,
    asks: {
      ...both.asks,
      home: () => "Choisissez votre province d'origine.",
      move: (it, called) =>
        it.journey
          ? `Choisissez un chef ou une galère, ou suivez la route depuis ${name(it.journey)}.`
          : both.asks.move(it, called),
      muster: () => 'Livrez vos batailles sur terre ; celles en mer sont facultatives.',
      form: it =>
        `Bataille ${at(it.at)} : formez une légion de combat de ${it.size} unité${plural(it.size)}.`,
      lose: it => `Bataille ${at(it.at)} : ${hits(it.hits)}. Que perdez-vous ?`,
      decide: it => `Bataille ${at(it.at)} : continuer ou battre en retraite ?`,
      pursue: it => `Poursuite : ${hits(it.hits)}. Qui abattez-vous ?`,
      sink: it => `Bataille sur ${name(it.sea)} : ${hits(it.hits)}. Quelle galère coule ?`,
      captives: (it, called) =>
        it.n === 1
          ? `1 général ${de(called(it.of))} capturé : le gardez-vous en otage ?`
          : `${generals(it.n)} ${de(called(it.of))} capturés : combien en gardez-vous ?`,
    },
    waits: {
      ...both.waits,
      home: (it, called) => `${called(it.seat)} choisit sa province d'origine.`,
      form: (it, called) => `Bataille ${at(it.at)} : ${called(it.seat)} forme sa légion de combat.`,
      lose: (it, called) => `Bataille ${at(it.at)} : ${called(it.seat)} choisit ses pertes.`,
      decide: (it, called) => `Bataille ${at(it.at)} : ${called(it.seat)} continue ou se retire.`,
      pursue: (it, called) => `${called(it.seat)} poursuit les fuyards.`,
      sink: (it, called) => `Bataille sur ${name(it.sea)} : ${called(it.seat)} désigne une galère.`,
      captives: (it, called) => `${called(it.seat)} décide du sort de généraux capturés.`,
    },
    againstWhom: 'Contre qui ?',
    ahead: { ...both.ahead, take: () => 'tombe après les combats, si l’on y reste' },
    battle: 'bataille',
    fight: foe => `bataille contre ${foe}`,
    fightWith: (foe, chance) => `bataille contre ${foe}, ${chance} de chances de gagner`,
    within,
    walled: 'cité fortifiée',
    undecided: 'La partie est finie : la victoire est partagée.',
    events: sentences,
    refusals,
    score: n => counted('fr', n, 'talent', 'talents'),
    goals: rounds => [
      "Être le dernier joueur dont le César est libre. Qui capture un César prend tout ce qu'avait son joueur. Qui perd son César est éliminé aussitôt.",
      ...(rounds > 0
        ? [
            `Ou avoir la plus grande valeur de tous après la manche ${rounds}, César libre : la partie finit là.`,
          ]
        : []),
      "Une province rapporte 5 ou 10 talents par tour, une cité 5 de plus. Les nouvelles troupes arrivent dans votre province d'origine, tant que vous la tenez.",
    ],
  }),
);
