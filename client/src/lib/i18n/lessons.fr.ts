/** Ce que dit le guide d'une première partie, en français. Ce qu'un jeu enseigne se trouve dans son dossier. */

export const lesson = {
  learn: 'Apprendre en jouant',
  done: 'déjà jouée',
  title: 'Une première partie',
  of: (name: string) => `Une première partie : ${name}`,
  step: (at: number, total: number) => `${at} sur ${total}`,
  others: 'la leçon',
  read: 'Continuer',
  show: 'Montrez-moi',
  skip: 'Faites-le pour moi',
  back: 'Revenir',
  again: 'Depuis le début',
  takeBack: 'Reprendre ce coup',
  astray: 'Ce que cela donne',
  elsewhere:
    'La règle le permet. La leçon prend un autre chemin : reprenez ce coup, et demandez « Montrez-moi » si vous ne trouvez pas.',
  playOn: 'Poursuivre contre l’ordinateur',
  readRules: 'Lire les règles',
  lobby: 'Retour à l’accueil',
  failed: 'La partie n’a pas pu être reprise. Réessayez.',
  noEngine:
    'Une première partie se joue dans la page même, et celle-ci a été construite sans son moteur. Les règles enseignent la même chose en images.',
  none: 'Ce jeu n’a pas encore de première partie. Ses règles enseignent par l’image et l’exemple.',
};
