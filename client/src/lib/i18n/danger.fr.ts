/** Ce qu'il faut craindre, en français. */
import type { danger as english } from './danger.en.ts';

export const danger: typeof english = {
  title: 'En danger',
  sure: 'Rien ne l’arrêterait alors.',
  odds: percent => `L’attaque réussirait ${percent} du temps.`,
};
