// Made from the Rust types by `cargo xtask types`; do not edit.

/**
 * A part of a chapter.
 */
export type Block = { 
/**
 * Whether it stands in the player aid although its chapter does not.
 */
aid: boolean, } & ({ "kind": "heading", 
/**
 * Its words.
 */
text: string, } | { "kind": "text", 
/**
 * Its words.
 */
text: string, } | { "kind": "list", 
/**
 * Whether its items are numbered.
 */
ordered: boolean, 
/**
 * Its items.
 */
items: Array<string>, } | { "kind": "clause" } & Clause | { "kind": "table", 
/**
 * What its columns are called.
 */
head: Array<string>, 
/**
 * Its rows, each as wide as the head.
 */
rows: Array<Array<string>>, } | { "kind": "figure", 
/**
 * The transcript.
 */
example: string, 
/**
 * After how many of its actions; at its end where nothing is said.
 */
step: number | null, 
/**
 * What is to be seen.
 */
caption: string, 
/**
 * The spaces it is about; none for the whole board.
 */
places: Array<string>, });

/**
 * One chapter.
 */
export type Chapter = { 
/**
 * Its heading.
 */
title: string, 
/**
 * Whether all of it stands in the player aid.
 */
aid: boolean, 
/**
 * What it consists of.
 */
blocks: Array<Block>, };

/**
 * One clause.
 */
export type Clause = { 
/**
 * E.g. `HAN-11`.
 */
id: string, 
/**
 * What it says.
 */
text: string, 
/**
 * Whether the book is silent here and we decided, wholly or in part.
 */
ruling: boolean, };

/**
 * How long a seat has to decide. After that the table decides for it, as the rules say.
 */
export type Clock = { 
/**
 * Who decides.
 */
seat: Seat, 
/**
 * Milliseconds from now: browsers do not agree about the time of day.
 */
left: number, };

/**
 * Something that happened, with all that a log needs besides words.
 */
export type EventMsg = { 
/**
 * The game's own event type.
 */
event: unknown, 
/**
 * The clauses behind it; left out where there is none.
 */
rules?: Array<string>, 
/**
 * The spaces it is about, by their ids; left out where there is none.
 */
places?: Array<string>, };

/**
 * A transcript as the public sees it. Its actions are counted through all its scenes, from 1: every
 * line that somebody plays is one, also what is refused or taken back.
 */
export type Example = { 
/**
 * What its address ends with.
 */
name: string, 
/**
 * The clauses that it shows.
 */
clauses: Array<string>, 
/**
 * One after another; nothing of one is left in the next.
 */
scenes: Array<ExampleScene>, };

/**
 * One scene: a position, and what is played from there.
 */
export type ExampleScene = { 
/**
 * By which version of the rules.
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
 * Before the first action.
 */
start: Moment, 
/**
 * What is played.
 */
steps: Array<ExampleStep>, };

/**
 * One line that somebody plays.
 */
export type ExampleStep = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * In notation; nothing where the public does not learn it within the scene.
 */
action: string | null, 
/**
 * How things stand afterwards.
 */
then: Moment, } & ({ "kind": "played", 
/**
 * What happened, as far as the public is told.
 */
events: Array<EventMsg>, } | { "kind": "taken_back" } | { "kind": "refused", 
/**
 * Why, for programs and catalogues.
 */
code: RefusalCode, 
/**
 * The clause, when a rule refuses.
 */
rule: string | null, 
/**
 * The game's own reason, when a rule refuses.
 */
why: unknown, });

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
rules_version: number, 
/**
 * Whether there is a lesson to begin with.
 */
lesson?: boolean, };

/**
 * A lesson at one moment, as the learner sees it.
 */
export type LessonMoment = { 
/**
 * Which game.
 */
game: string, 
/**
 * By which version of the rules.
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
 * Who learns.
 */
learner: Seat, 
/**
 * What fulfilled each step so far; nothing where there was something to read.
 */
done: Array<string>, 
/**
 * How many steps there are.
 */
total: number, 
/**
 * How far it is.
 */
stage: LessonStage, 
/**
 * What is said now; nothing where the rules allow what was tried and the lesson says nothing of it.
 */
says: Saying | null, 
/**
 * How often the game was laid out anew: what happened before is gone then.
 */
scene: number, 
/**
 * The clauses that it is about.
 */
clauses: Array<string>, 
/**
 * Everything that has happened in this scene.
 */
steps: Array<StepMsg>, 
/**
 * How things stood after each action that was asked for, and how they stand.
 */
nows: Array<Now>, };

/**
 * What came of trying something.
 */
export type LessonReply = { "kind": "moment" } & LessonMoment | { "kind": "refused", 
/**
 * Why, for programs and catalogues.
 */
code: RefusalCode, 
/**
 * The clause, when a rule refuses.
 */
rule: string | null, 
/**
 * The game's own reason, when a rule refuses.
 */
why: unknown, };

/**
 * What a lesson wants.
 */
export type LessonStage = { "kind": "read" } | { "kind": "act", 
/**
 * For whoever asks: what, in notation.
 */
wanted: string, } | { "kind": "astray" } | { "kind": "done" };

/**
 * How things stand for the public.
 */
export type Moment = { 
/**
 * The game's own view type.
 */
view: unknown, 
/**
 * Whom the table waits for.
 */
waiting: Array<Seat>, 
/**
 * How it ended, once it has.
 */
over: OverInfo | null, };

/**
 * How things stand for one pair of eyes.
 */
export type Now = { 
/**
 * The last version.
 */
version: number, 
/**
 * The game's own view type.
 */
view: unknown, 
/**
 * Whom the table waits for.
 */
waiting: Array<Seat>, 
/**
 * What can be clicked by the seat whose eyes these are: an `OffersTree` of the game's
 * own handles and refusals.
 */
offers: unknown, 
/**
 * Whether that seat could take its last action back.
 */
can_undo: boolean, 
/**
 * Who has how long to decide; nobody at most tables.
 */
clocks?: Array<Clock>, 
/**
 * How it ended, once it has.
 */
over: OverInfo | null, };

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
 * How a game ended.
 */
export type OverInfo = { 
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
 * One moment of an example, for a picture.
 */
export type Picture = { 
/**
 * How many play.
 */
seats: number, 
/**
 * What was chosen before the first turn.
 */
options: { [key: string]: boolean | string | number }, 
/**
 * How things stand.
 */
then: Moment, };

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
 * Whether it was played for practice, where everything could be taken back.
 */
practice?: boolean, 
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
 * Why a message is refused.
 */
export type RefusalCode = "bad_action" | "illegal" | "not_your_turn" | "game_over" | "not_your_seat" | "stale" | "undo_refused" | "not_started" | "not_stored";

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
 * The rules of a game in one language. In every text `**` and `*` mark what stands out, backticks
 * what is typed, `(HAN-32)` another clause and `[words](example:name)` an example on the board.
 */
export type RulesPage = { 
/**
 * The page's heading.
 */
title: string, 
/**
 * How to win.
 */
aim: string, 
/**
 * What of the board is reconstructed or ours.
 */
note: string | null, 
/**
 * What kind of game it is.
 */
intro: Array<string>, 
/**
 * In the order of the book.
 */
chapters: Array<Chapter>, 
/**
 * What versions of the rules changed, the second one first.
 */
versions: Array<VersionNote>, 
/**
 * Why what is ours was decided so.
 */
rulings: Array<Ruling>, };

/**
 * Why something was decided, and what else could have been meant.
 */
export type Ruling = { 
/**
 * The clauses it is the reason of; none where it is about the board or the program.
 */
clauses: Array<string>, 
/**
 * What was decided.
 */
title: string, 
/**
 * Why; each alternative is a paragraph that begins with an aside, `*Alternative:*`.
 */
blocks: Array<Block>, };

/**
 * The same in both languages.
 */
export type Saying = { 
/**
 * In English.
 */
en: string, 
/**
 * In French.
 */
fr: string, };

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
names: Array<string>, 
/**
 * What the rules give each seat before the first turn, such as a home, from the smallest table to
 * the largest; left out where they give nothing.
 */
homes?: Array<Array<string>>, };

/**
 * One version of a table, as these eyes may know it.
 */
export type StepMsg = { 
/**
 * Gapless, from 1.
 */
version: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, } & ({ "kind": "played", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * In notation; nothing while it is secret.
 */
action: string | null, 
/**
 * What happened, as far as these eyes are told.
 */
events: Array<EventMsg>, 
/**
 * The number of actions that stand after it: what a link to this move names.
 */
ply: number, } | { "kind": "taken_back", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The number of actions that stand after it.
 */
ply: number, });

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
