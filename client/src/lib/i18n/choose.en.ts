/** Putting a choice together, confirming it and taking it back, in English. */

export const choose = {
  question: (what: string, why: string) => `${what}? ${why}`,
  lasting: 'You may not be able to take it back.',
  waives: 'There is more that you could still do.',
  confirm: 'Do it',
};

export const settings = {
  confirm: {
    title: 'What cannot be taken back',
    hint: 'With a question, dice, secrets and the end of your turn wait for a second press: Enter plays it, Escape lets it go.',
    values: { off: 'At once', on: 'Ask me first' },
  },
  passing: {
    title: 'Passing and ending a turn',
    hint: 'With a question, they wait for a second press while something else could still be done.',
    values: { off: 'At once', on: 'Ask while more is open' },
  },
};

export const practice = {
  choice: 'For practice: everything can be taken back, dice included',
  band: 'Practice: everything can be taken back, dice included.',
};
