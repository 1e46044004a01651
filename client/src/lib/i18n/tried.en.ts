/** What is said to who tries what cannot be done, in English; the reasons themselves come from the game. */
export const tried = {
  idle: (what: string) =>
    `Nothing can be done with this just now: ${what}. What glows can be chosen.`,
};
