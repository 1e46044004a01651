/** Les mots de la table en français : demandes, noms de ce que l'on clique, contenu des provinces. */
import { counted } from '../../i18n/plural.ts';
import { wordsOfBoth } from '../conquest/describe.fr.ts';
import { de } from '../conquest/phrases.fr.ts';
import { inFrench } from '../../i18n/typography.ts';
import { name } from './board.ts';
import { sentences } from './events.fr.ts';
import { aUnit, coast, within } from './phrases.fr.ts';
import { refusals } from './refusals.fr.ts';
import { speak } from './speech.ts';

const both = wordsOfBoth(name);

export const words = inFrench(
  speak({
    ...both,
    plain: {
      ...both.plain,
      build_wall: 'Élever une muraille',
      later: 'Répondre plus tard',
      withdraw: 'Retirer votre offre',
      execute: 'Retirer un prisonnier du jeu',
    },
    whichPort: 'Sur quelle côte ?',
    afterOne: {
      ...both.afterOne,
      build_wall: 'Quelle cité fortifiez-vous ?',
      accept: 'De qui ?',
      refuse: 'De qui ?',
      execute: 'De qui ?',
      concede: 'À qui ?',
    },
    asks: {
      ...both.asks,
      muster: () => 'Quelle bataille livrez-vous maintenant ?',
      battle: it => `Bataille ${within(it.field)} : nommez votre cible.`,
      judge: (it, called) =>
        `Vous avez capturé des généraux ${de(called(it.of))} : retirez-les, rendez-les contre rançon, ou gardez-les.`,
      loss: it => `Quelle galère perd ${aUnit[it.unit]} ?`,
    },
    waits: {
      ...both.waits,
      battle: (it, called) => `Bataille ${within(it.field)} : ${called(it.seat)} nomme une cible.`,
      judge: (it, called) => `${called(it.seat)} décide du sort de généraux capturés.`,
      loss: (it, called) => `${called(it.seat)} choisit quelle galère subit la perte.`,
    },
    ahead: {
      ...both.ahead,
      take: () => 'tombe aussitôt',
      sail: () => 'passage libre',
    },
    within,
    coast,
    ashore: coast => `sur ${coast}`,
    aim: (target, needs, chance) => `${target} : ${needs} ou plus, ${chance} de chances de gagner`,
    sureAim: (target, chance) => `${target} : sans dé, ${chance} de chances de gagner`,
    walled: 'cité fortifiée',
    undecided: 'La partie est finie, et les premiers sont à égalité.',
    events: sentences,
    refusals,
    score: n => counted('fr', n, 'talent', 'talents'),
    goals: rounds => [
      "Être le dernier joueur dont le César est libre. Qui capture un César prend tout ce qu'avait son joueur, et 100 talents. Qui perd son César est éliminé aussitôt.",
      ...(rounds > 0
        ? [
            `Ou avoir la plus grande valeur de tous après la manche ${rounds}, César libre : la partie finit là.`,
          ]
        : []),
      "Une province rapporte 5 ou 10 talents par tour, une cité 5 de plus, tant que vous tenez votre province d'origine.",
    ],
  }),
);
