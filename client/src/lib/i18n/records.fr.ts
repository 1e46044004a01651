/** Les parties en fichiers, en français. */
import type { records as english } from './records.en.ts';

export const records: typeof english = {
  title: 'Apporter un enregistrement',
  lead: 'Un enregistrement est une partie entière dans un fichier. Elle est rejouée ici, selon les règles qui valaient pour elle : chaque action, chaque tirage et chaque empreinte sont comparés. Rien n’est envoyé où que ce soit.',
  choose: 'Choisir un fichier',
  orDrop: 'ou déposez-en un sur cette page (4 Mo au plus)',
  dropHere: 'Déposez l’enregistrement ici',
  running: 'La partie est rejouée…',
  stop: 'Arrêter',
  right: 'Chaque action, chaque tirage et chaque empreinte sont justes.',
  game: 'Jeu',
  version: n => `version nº ${n}`,
  actions: 'Nombre d’actions',
  draws: 'Tirages au sort',
  state: 'État',
  overWon: who => `terminée ; victoire : ${who}`,
  overDrawn: 'terminée ; partie nulle',
  unfinished: 'pas encore terminée',
  lookAt: 'La regarder',
  playOn: 'Poursuivre à partir d’ici',
  whoPlays: 'La partie continue à une table de cet appareil. Qui joue désormais ?',
  tooLongToKeep: 'Elle est trop longue pour être gardée ici comme table.',
  faults: {
    too_large: () =>
      'Le fichier dépasse 4 Mo. Aucun enregistrement n’est aussi gros ; il n’a pas été lu.',
    not_json: () => 'Ce fichier n’est pas un enregistrement : ce n’est même pas du JSON.',
    no_record: () => 'Ce fichier n’est pas l’enregistrement d’un jeu connu ici.',
    unknown_rules: () => 'Elle suit des règles plus récentes que celles que cette page connaît.',
    secret: n =>
      `L’action ${n} est encore secrète : l’enregistrement a été pris pendant la partie, par les yeux d’un seul joueur. On ne peut pas la rejouer.`,
    unplayable: n => `L’action ${n} n’a pas pu être jouée ainsi : les règles la refusent.`,
    forged: n =>
      n === 1
        ? 'L’action 1 n’est pas ce qui a été joué, ou quelque chose a été changé avant elle : son empreinte ne convient pas.'
        : `L’action ${n} n’est pas ce qui a été joué : son empreinte ne convient pas.`,
    ends_otherwise: () =>
      'Toutes les actions peuvent se jouer, mais la partie ne finit pas comme il est dit.',
    too_long: () => 'La rejouer prend trop de temps. On a renoncé au bout de 20 secondes.',
    failed: () => 'Le moteur a échoué dessus. Rien d’autre n’a été touché.',
  },
};
