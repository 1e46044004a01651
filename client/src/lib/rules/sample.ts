/** A small page of rules, for the tests. */
import type { RulesPage } from '../wire.ts';

export const rulesSample: RulesPage = {
  title: 'Senet',
  aim: 'Be the first off the board.',
  note: 'The board is **ours**.',
  intro: ['Two players.'],
  chapters: [
    {
      title: 'A turn at a glance',
      aid: true,
      blocks: [{ kind: 'list', aid: false, ordered: true, items: ['Throw.', 'Move.'] }],
    },
    {
      title: 'Play',
      aid: false,
      blocks: [
        { kind: 'clause', aid: false, id: 'SEN-01', text: 'Throw the sticks.', ruling: false },
        {
          kind: 'clause',
          aid: false,
          id: 'SEN-02',
          text: '**Ruling:** white begins (SEN-01). [Follow it](example:SEN-02-white)',
          ruling: true,
        },
        { kind: 'table', aid: true, head: ['Piece', 'Number'], rows: [['Cone', '5']] },
        { kind: 'text', aid: false, text: 'No more.' },
      ],
    },
  ],
  versions: [{ version: 2, clauses: ['SEN-01'], text: 'Once; before, twice.' }],
  rulings: [
    {
      clauses: ['SEN-02'],
      title: 'White begins',
      blocks: [
        { kind: 'text', aid: false, text: 'The book is silent.' },
        { kind: 'text', aid: false, text: '*Alternative:* black.' },
      ],
    },
  ],
};
