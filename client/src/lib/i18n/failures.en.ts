/** Why something is refused or could not be had, in English. */

export const refusals = {
  bad_action: 'The table does not understand this action.',
  illegal: 'A rule forbids this.',
  not_your_turn: 'It is not your turn.',
  game_over: 'The game is over.',
  not_your_seat: 'This seat belongs to someone else.',
  stale: 'The table has moved on. Choose again.',
  undo_refused: 'This cannot be taken back.',
  not_started: 'The table still waits for a player.',
  not_stored: 'The move could not be stored. Try again.',
  lost: 'The connection broke before your choice arrived. Choose again.',
  elsewhere: 'This game is being played in another window. Here it can only be watched.',
  not_copied: 'No copy could be made of this.',
};

export const errors = {
  offline: 'The server does not answer. Is it running?',
  internal: 'Something went wrong on the server.',
  no_such_page: 'There is no page at this address.',
  no_such_table: 'There is no such table.',
  no_such_game: 'There is no such game.',
  seat_taken: 'Somebody was faster: the seat is taken.',
  bad_name: 'A name has 1 to 40 characters.',
  too_many: 'Too many tables at once. Wait a moment.',
  busy: 'The house is full. Try again later.',
  not_stored: 'It could not be stored. Try again.',
  not_your_eyes: 'While the game runs, everyone looks with their own eyes only.',
  no_such_ply: 'There is no such move.',
  no_such_seat: 'There is no such seat.',
  bad_seats: 'The seats do not fit the game.',
  bad_options: 'The options do not fit the game.',
  unreadable: 'This table can no longer be read.',
  no_engine: 'This page was built without an engine of its own.',
  engine_failed: 'The engine of this page has failed. It was started anew.',
  too_large: 'That is too large for the server.',
  too_slow: 'That took too long.',
  bad_record: 'This is not the record of a game, or it is not what was played.',
  unknown_rules:
    'This table is played by newer rules than this server knows. It is kept as it is and can be played on after an update.',
} as Record<string, string>;
