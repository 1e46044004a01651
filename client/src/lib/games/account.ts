/** What a game calls what it counts, what its luck comes to, and what must be feared in it. */
/**
 * A sentence about who could do it, where it would fall, and from where it would come, which is empty where that is not
 * said; `last` says that the game would be over.
 */
export type Warning = (by: string, at: string, from: string, last: boolean) => string;

/** The words of one game in one language, by the names that are sent. */
export interface Account {
  /** What is counted: a heading, and so much of it. */
  measures: Record<string, { name: string; amount: (n: number) => string }>;
  /** What throws come to: a heading, and so much of it. Games without luck have none. */
  luck: Record<string, { name: string; amount: (n: number) => string }>;
  /** One sentence for each way to lose something; most games have none. */
  dangers: Record<string, Warning>;
}

/** Of a game that has no words of its own. */
export const NO_WORDS: Account = { measures: {}, luck: {}, dangers: {} };
