/** What must be feared, in English. */

export const danger = {
  title: 'In danger',
  sure: 'Nothing would stop it then.',
  odds: (percent: string) => `The attack would succeed ${percent} of the time.`,
};
