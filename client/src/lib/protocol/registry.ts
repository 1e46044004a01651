// Made from the Rust types by `cargo xtask types`; do not edit.

/**
 * One chapter.
 */
export type Chapter = { 
/**
 * Its heading.
 */
title: string, 
/**
 * Its clauses.
 */
clauses: Array<Clause>, };

/**
 * One clause.
 */
export type Clause = { 
/**
 * E.g. `HAN-11`.
 */
id: string, 
/**
 * Plain text. `**` marks what stands out.
 */
text: string, 
/**
 * Whether the book is silent here and we decided, wholly or in part.
 */
ruling: boolean, };

/**
 * A game as other programs are told about it.
 */
export type GameInfo = { 
/**
 * Folder, crate and URL name.
 */
id: string, 
/**
 * In English; the browser has its own words.
 */
name: string, 
/**
 * The smallest and the largest table.
 */
seats: SeatsInfo, 
/**
 * What can be chosen.
 */
options: Array<OptionInfo>, 
/**
 * The version by which new tables are played.
 */
rules_version: number, };

/**
 * An option as other programs are told about it.
 */
export type OptionInfo = { 
/**
 * Its key.
 */
id: string, 
/**
 * The clause that offers it.
 */
rule: string, 
/**
 * What is taken when nobody chooses.
 */
default: boolean | string | number, 
/**
 * What is taken when a computer sits at the table.
 */
with_computers: boolean | string | number, 
/**
 * The names to choose from, where it is a choice.
 */
values?: Array<string>, 
/**
 * The largest number, where it is one.
 */
max?: number, };

/**
 * One game, from its first position on.
 */
export type Record = { 
/**
 * The version of this document's own shape.
 */
format: number, 
/**
 * Which game.
 */
game: string, 
/**
 * By which version of its rules.
 */
rules_version: number, 
/**
 * How many play.
 */
seats: number, 
/**
 * What was chosen before the first turn.
 */
options: { [key: string]: boolean | string | number }, 
/**
 * The position it began with, if it was arranged.
 */
position: string | null, 
/**
 * What luck said while the board was laid out.
 */
setup_draws: Array<number>, 
/**
 * What was committed to before the dice were thrown.
 */
commitments: Array<string>, 
/**
 * Every action that stands.
 */
actions: Array<RecordedAction>, 
/**
 * How it ended, once it has.
 */
result: ResultInfo | null, };

/**
 * One action of a record.
 */
export type RecordedAction = { 
/**
 * Who acted.
 */
seat: Seat, 
/**
 * What was decided; nothing while it is secret.
 */
action: string | null, 
/**
 * What luck said.
 */
draws: Array<number>, 
/**
 * When, in milliseconds since 1970.
 */
time: number, 
/**
 * Over this action and the hash before; nothing once something secret was left out.
 */
hash: string | null, };

/**
 * How a game ended.
 */
export type ResultInfo = { 
/**
 * None means a draw.
 */
winners: Array<Seat>, 
/**
 * The place of each seat, from 1.
 */
places: Array<number>, 
/**
 * What the game counts.
 */
scores: Array<number>, };

/**
 * The rules of a game in one language.
 */
export type RulesPage = { 
/**
 * The page's heading.
 */
title: string, 
/**
 * What stands before the first chapter.
 */
intro: string, 
/**
 * In the order of the book.
 */
chapters: Array<Chapter>, 
/**
 * What versions of the rules changed, the second one first.
 */
versions: Array<VersionNote>, };

/**
 * A place at the table, counted from zero in playing order.
 */
export type Seat = number;

/**
 * How many can play.
 */
export type SeatsInfo = { 
/**
 * The fewest.
 */
min: number, 
/**
 * The most.
 */
max: number, 
/**
 * What each seat is called in notation.
 */
names: Array<string>, };

/**
 * What a version of the rules changed.
 */
export type VersionNote = { 
/**
 * Which version.
 */
version: number, 
/**
 * The clauses that it changed.
 */
clauses: Array<string>, 
/**
 * How, in plain text.
 */
text: string, };
