/** What can be heard at a table: few sounds, each for one kind of thing, and never the only sign of it. */
export type Sound =
  /** The turn comes to somebody at this screen. */
  | 'turn'
  /** Dice are thrown, or cards turned over. */
  | 'dice'
  /** A piece goes or is put somewhere. */
  | 'march'
  /** Something is taken, lost or destroyed. */
  | 'capture'
  /** The game is over. */
  | 'end';
