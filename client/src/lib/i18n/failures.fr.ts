/** Why something is refused or could not be had, in French. */
import type { Catalogue } from './en.ts';

export const refusals: Catalogue['refusals'] = {
  bad_action: 'La table ne comprend pas cette action.',
  illegal: "Une règle l'interdit.",
  not_your_turn: "Ce n'est pas à vous de jouer.",
  game_over: 'La partie est finie.',
  not_your_seat: "Cette place est celle de quelqu'un d'autre.",
  stale: 'La partie a avancé entre-temps. Choisissez de nouveau.',
  undo_refused: 'Cela ne peut plus être repris.',
  not_started: 'La table attend encore un joueur.',
  not_stored: "Le coup n'a pas pu être enregistré. Réessayez.",
  lost: "La connexion s'est rompue avant l'arrivée de votre choix. Choisissez de nouveau.",
  elsewhere: 'Cette partie se joue dans une autre fenêtre. Ici, on ne peut que la regarder.',
  not_copied: 'Aucune copie n’a pu en être faite.',
};

export const errors: Catalogue['errors'] = {
  offline: 'Le serveur ne répond pas. Est-il en marche ?',
  internal: "Quelque chose s'est mal passé sur le serveur.",
  no_such_page: "Il n'y a pas de page à cette adresse.",
  no_such_table: "Cette table n'existe pas.",
  no_such_game: "Ce jeu n'existe pas.",
  seat_taken: "Quelqu'un a été plus rapide : la place est prise.",
  bad_name: 'Un nom compte de 1 à 40 caractères.',
  too_many: 'Trop de tables à la fois. Attendez un instant.',
  busy: 'La maison est pleine. Réessayez plus tard.',
  not_stored: "L'enregistrement a échoué. Réessayez.",
  not_your_eyes: 'Tant que la partie dure, chacun ne regarde que par ses propres yeux.',
  no_such_ply: "Ce coup n'existe pas.",
  no_such_seat: "Cette place n'existe pas.",
  bad_seats: 'Les places ne conviennent pas à ce jeu.',
  bad_options: 'Les variantes ne conviennent pas à ce jeu.',
  unreadable: 'Cette table ne peut plus être lue.',
  no_engine: 'Cette page a été construite sans son propre moteur.',
  engine_failed: 'Le moteur de cette page a eu une défaillance. Il a été relancé.',
  too_large: 'C’est trop gros pour le serveur.',
  too_slow: 'Cela a pris trop de temps.',
  bad_record: 'Ce n’est pas l’enregistrement d’une partie, ou ce n’est pas ce qui a été joué.',
  unknown_rules:
    'Cette table suit des règles plus récentes que celles que ce serveur connaît. Elle reste intacte et pourra reprendre après une mise à jour.',
};
