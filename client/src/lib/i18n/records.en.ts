/** Games as files, in English. */

export const records = {
  title: 'Bring a record',
  lead: 'A record is a whole game in one file. It is run again here, by the rules it was played by: every action, every draw and every hash is compared. Nothing is sent anywhere.',
  choose: 'Choose a file',
  orDrop: 'or drop one on this page (4 MB at most)',
  dropHere: 'Drop the record here',
  running: 'It is being run again…',
  stop: 'Stop',
  right: 'Every action, draw and hash is right.',
  game: 'Game',
  version: (n: number) => `version ${n}`,
  actions: 'Actions',
  draws: 'Draws of luck',
  state: 'State',
  overWon: (who: string) => `over; victory: ${who}`,
  overDrawn: 'over; a draw',
  unfinished: 'not over yet',
  lookAt: 'Look at it',
  playOn: 'Play on from here',
  whoPlays: 'The game goes on as a table on this device. Who plays from now on?',
  tooLongToKeep: 'It is too long to be kept as a table here.',
  faults: {
    too_large: () => 'The file is larger than 4 MB. No record is that large; it was not read.',
    not_json: () => 'This file is no record: it is not even JSON.',
    no_record: () => 'This file is no record of a game that is known here.',
    unknown_rules: () => 'It was played by newer rules than this page knows.',
    secret: (n: number) =>
      `Action ${n} is still secret: the record was taken while its game was running, through the eyes of one player. It cannot be run.`,
    unplayable: (n: number) => `Action ${n} cannot have been played so: the rules refuse it.`,
    forged: (n: number) =>
      n === 1
        ? 'Action 1 is not what was played, or something was changed before it: its hash does not fit.'
        : `Action ${n} is not what was played: its hash does not fit.`,
    ends_otherwise: () => 'Every action can be played, but the game does not end as it says.',
    too_long: () => 'It takes too long to run. It was given up after 20 seconds.',
    failed: () => 'The engine failed over it. Nothing else was touched.',
  },
};
