/** What the coach of a first game says, in English. What one game teaches stands in its own folder. */

export const lesson = {
  learn: 'Learn by playing',
  done: 'done',
  title: 'A first game',
  of: (name: string) => `A first game: ${name}`,
  step: (at: number, total: number) => `${at} of ${total}`,
  others: 'the lesson',
  read: 'Go on',
  show: 'Show me',
  skip: 'Do it for me',
  back: 'Back',
  again: 'From the beginning',
  takeBack: 'Take it back',
  astray: 'That happens',
  elsewhere:
    'The rules allow that. The lesson goes another way: take it back, and press “Show me” if you do not know how.',
  playOn: 'Play on against the computer',
  readRules: 'Read the rules',
  lobby: 'Back to the lobby',
  failed: 'The game could not be carried over. Try again.',
  noEngine:
    'A first game is played in the page itself, and this page was built without its engine. The rules teach the same with pictures.',
  none: 'This game has no first game yet. Its rules teach with pictures and examples.',
};
