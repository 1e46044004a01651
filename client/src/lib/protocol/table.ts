// Made from the Rust types by `cargo xtask types`; do not edit.

/**
 * Something a player would look for and that a rule refuses just now.
 */
export type Barred<H, I> = { 
/**
 * The button or card that stays grey, or the place or piece that cannot be begun with.
 */
handle: H, 
/**
 * Whether it is always in sight; else it is told only to who tries it.
 */
in_sight: boolean, 
/**
 * How many legal actions stand before it in the game's list: its own place among them.
 */
at: number, 
/**
 * After how many clicks of a choice, whatever they were; 0 from the beginning.
 */
after: number, 
/**
 * Why.
 */
why: I, 
/**
 * The clause that says so.
 */
rule: string, };

/**
 * Everything a browser can say over a table's socket. Anything else closes it.
 */
export type ClientMsg = { "type": "look", 
/**
 * A seat of one's own, or nothing for the public view.
 */
eyes: Seat | null, 
/**
 * The last version seen through these eyes, to be sent only what was missed; or through
 * those before them in this conversation, to be sent only what they did not see.
 */
since: number | null, } | { "type": "earlier", 
/**
 * The first version that is known.
 */
before: number, } | { "type": "play", 
/**
 * Named again in the one answer to this message.
 */
ack: number, 
/**
 * The version on which the decision was made.
 */
version: number, 
/**
 * For which of one's own seats.
 */
seat: Seat, 
/**
 * In notation, as offered.
 */
action: string, 
/**
 * What the choice began with, in order: played before it, all of it or nothing.
 */
before?: Array<string>, 
/**
 * What keeps it from being played: then it is answered as a draft, and nothing has happened.
 */
hold?: Hold, } | { "type": "draft", 
/**
 * Named again in the one answer to this message.
 */
ack: number, 
/**
 * The version on which it is put together.
 */
version: number, 
/**
 * For which of one's own seats.
 */
seat: Seat, 
/**
 * In notation, as offered one after the other.
 */
actions: Array<string>, } | { "type": "undo", 
/**
 * Named again in the one answer to this message.
 */
ack: number, 
/**
 * The version on which the decision was made.
 */
version: number, 
/**
 * For which of one's own seats.
 */
seat: Seat, };

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
 * The course of a game.
 */
export type Course = { 
/**
 * How many actions stand.
 */
plies: number, 
/**
 * What the game counts, by its own names; none where it counts nothing.
 */
measures: Array<string>, 
/**
 * What everyone had, wherever that changed: first at the start, last at the end.
 */
points: Array<Point>, 
/**
 * The actions after which most had changed between the players, in order, counted from 1.
 */
moments: Array<number>, 
/**
 * What each player did most.
 */
facts: Array<Fact>, 
/**
 * What dice and draws were worth to each player; none in games without luck.
 */
luck: Array<LuckReport>, };

/**
 * Asks for a new table.
 */
export type CreateTable = { 
/**
 * Which game.
 */
game: string, 
/**
 * What was chosen; what is left out takes its default.
 */
options: Record<string, boolean | string | number>, 
/**
 * Who sits where, one plan for each seat.
 */
seats: Array<SeatPlan>, 
/**
 * Whether it is for practice, where everything can be taken back; nobody else sits there.
 */
practice?: boolean, };

/**
 * The answer to `CreateTable`.
 */
export type Created = { 
/**
 * The id in the table's address.
 */
id: string, };

/**
 * Something that another player could do in their next turn, or in what is left of the one that
 * runs, if nobody prevents it.
 */
export type Danger = { 
/**
 * What would be lost.
 */
stake: Stake, 
/**
 * How, by the game's own name for it: its catalogue has a sentence for each.
 */
how: string, 
/**
 * Who could do it.
 */
by: Seat, 
/**
 * Where it would fall, by the ids that views and click paths use.
 */
at: Array<string>, 
/**
 * From where it would come.
 */
from: Array<string>, 
/**
 * How likely it is if it is tried, in ten-thousandths, where that can be counted exactly.
 */
chance: number | null, };

/**
 * What a seat has to fear of the next turn of others.
 */
export type Dangers = { 
/**
 * As of this version of the table.
 */
version: number, 
/**
 * The worst first.
 */
dangers: Array<Danger>, };

/**
 * A choice before it is played, as its own player may know it.
 */
export type DraftInfo = { 
/**
 * On which version it stands.
 */
version: number, 
/**
 * Whose choice it is.
 */
seat: Seat, 
/**
 * What it is made of.
 */
actions: Array<DraftedAction>, 
/**
 * What it comes to.
 */
stage: DraftStage, 
/**
 * Whether it lets go by what could still be done.
 */
waives: boolean, 
/**
 * What its player would see then: the game's own view type. Nothing where luck or a secret would
 * speak first.
 */
view: unknown, 
/**
 * What could be clicked then: an `OffersTree`.
 */
offers: unknown, };

/**
 * How far a choice has come.
 */
export type DraftStage = "begun" | "whole" | "lasting";

/**
 * One action of a choice that is put together.
 */
export type DraftedAction = { 
/**
 * In notation.
 */
action: string, 
/**
 * The clicks that choose it, the game's own handles.
 */
path: unknown, };

/**
 * The body of every answer that is not a success.
 */
export type ErrorBody = { 
/**
 * For programs and catalogues, e.g. `no_such_table`.
 */
code: string, 
/**
 * In English, for people who read logs.
 */
message: string, };

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
 * Something that a player did.
 */
export type Fact = { "kind": "led", 
/**
 * Who.
 */
seat: Seat, 
/**
 * For how much of it.
 */
percent: number, } | { "kind": "gained", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which measure.
 */
measure: number, 
/**
 * By how much.
 */
by: number, 
/**
 * By which action, counted from 1.
 */
ply: number, } | { "kind": "lost", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which measure.
 */
measure: number, 
/**
 * By how much.
 */
by: number, 
/**
 * By which action, counted from 1.
 */
ply: number, };

/**
 * What a choice that is still being put together would do.
 */
export type Foreseen = { 
/**
 * The game's own foresight type; nothing where it has none, or where the seat cannot choose so.
 */
foresight: unknown, };

/**
 * Who the one who asks is.
 */
export type GuestInfo = { 
/**
 * How they are called.
 */
name: string, };

/**
 * What keeps a choice from being played at once.
 */
export type Hold = { 
/**
 * It has only begun; what usually goes along is added to the answer.
 */
begun: boolean, 
/**
 * It could not be taken back.
 */
lasting: boolean, 
/**
 * It lets go by what could still be done.
 */
waiving: boolean, };

/**
 * Asks for a table with the whole past of a game that was begun elsewhere.
 */
export type ImportTable = { 
/**
 * The whole record of the game.
 */
record: unknown, 
/**
 * Who sits where from now on, one plan for each seat.
 */
seats: Array<SeatPlan>, };

/**
 * What luck of one kind was worth to a player.
 */
export type LuckReport = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What is counted, by the game's own name.
 */
kind: string, 
/**
 * How many throws or draws.
 */
n: number, 
/**
 * What they came to together.
 */
actual: number, 
/**
 * What they come to on average.
 */
expected: number, 
/**
 * How likely they come to as much or more; nothing where there were too many to count.
 */
as_lucky: number | null, 
/**
 * How likely they come to as little or less.
 */
as_unlucky: number | null, };

/**
 * Asks to be called so.
 */
export type NameGuest = { 
/**
 * One to forty characters.
 */
name: string, };

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
 * Everything that one seat can choose from.
 */
export type OffersTree<H, I> = { 
/**
 * Everything that any legal action asks to be clicked, once.
 */
handles: Array<H>, 
/**
 * The legal actions.
 */
legal: Array<Twig>, 
/**
 * What is shown in grey with its reason.
 */
barred: Array<Barred<H, I>>, };

/**
 * Where a table was begun.
 */
export type Origin = "here" | "elsewhere";

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
 * What some eyes saw after some actions.
 */
export type PastView = { 
/**
 * How many actions stood.
 */
ply: number, 
/**
 * The game's own view type.
 */
view: unknown, };

/**
 * What everyone had after some actions.
 */
export type Point = { 
/**
 * How many actions stood.
 */
ply: number, 
/**
 * The round, where the game counts them.
 */
round: number | null, 
/**
 * By measure, then by seat.
 */
values: Array<Array<number>>, };

/**
 * Why a message is refused.
 */
export type RefusalCode = "bad_action" | "illegal" | "not_your_turn" | "game_over" | "not_your_seat" | "stale" | "undo_refused" | "not_started" | "not_stored";

/**
 * A place at the table, counted from zero in playing order.
 */
export type Seat = number;

/**
 * One seat, as everyone may know it.
 */
export type SeatInfo = { 
/**
 * Which.
 */
seat: Seat, 
/**
 * Who sits there.
 */
sitter: Sitter, 
/**
 * Whether it belongs to the one who is told this.
 */
yours: boolean, 
/**
 * Whether somebody looks at the table from there.
 */
connected: boolean, };

/**
 * Who is to sit in a seat.
 */
export type SeatPlan = { "kind": "me" } | { "kind": "hot_seat", 
/**
 * How they are called.
 */
name: string, } | { "kind": "computer", 
/**
 * `random` or `level1` and so on.
 */
player: string, } | { "kind": "open" };

/**
 * Everything a table says. Each browser gets what its eyes may see, and nothing else.
 */
export type ServerMsg = { "type": "welcome", 
/**
 * The table and who sits at it.
 */
table: TableInfo, 
/**
 * Whose eyes these are.
 */
eyes: Seat | null, 
/**
 * The last versions. What came before them can be asked for.
 */
steps: Array<StepMsg>, 
/**
 * How things stand.
 */
now: Now, } | { "type": "turned", 
/**
 * Whose eyes these are.
 */
eyes: Seat | null, 
/**
 * What is known from this version on stays, but for `steps`. What is known of older ones
 * was told to other eyes and is to be forgotten; it can be asked for again.
 */
from: number, 
/**
 * Every version that these eyes are told otherwise, and every version after `since`.
 */
steps: Array<StepMsg>, 
/**
 * How things stand.
 */
now: Now, } | { "type": "earlier", 
/**
 * As it was asked.
 */
before: number, 
/**
 * The versions that lead up to it, as many as one page holds; none where there are none.
 */
steps: Array<StepMsg>, } | { "type": "missed", 
/**
 * Who sits at the table now.
 */
seats: Array<SeatInfo>, 
/**
 * Every version after `since`.
 */
steps: Array<StepMsg>, 
/**
 * How things stand.
 */
now: Now, } | { "type": "moved", 
/**
 * The next version.
 */
step: StepMsg, 
/**
 * The versions before it that belong to it: a choice that was put together, or several steps
 * that were taken back at once.
 */
before?: Array<StepMsg>, 
/**
 * How things stand.
 */
now: Now, } | { "type": "seats", 
/**
 * All seats.
 */
seats: Array<SeatInfo>, } | { "type": "accepted", 
/**
 * The message that is answered.
 */
ack: number, 
/**
 * The version it became.
 */
version: number, } | { "type": "drafted", 
/**
 * The message that is answered.
 */
ack: number, 
/**
 * What the choice is so far.
 */
draft: DraftInfo, } | { "type": "refused", 
/**
 * The message that is answered.
 */
ack: number, 
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
 * Who sits in a seat.
 */
export type Sitter = { "kind": "person", 
/**
 * How they are called.
 */
name: string, } | { "kind": "computer", 
/**
 * `random` or `level1` and so on.
 */
player: string, } | { "kind": "nobody" };

/**
 * What is in danger.
 */
export type Stake = "game" | "leader" | "home";

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
 * A table and who sits at it.
 */
export type TableInfo = { 
/**
 * The id in its address.
 */
id: string, 
/**
 * Which game.
 */
game: string, 
/**
 * What was chosen.
 */
options: Record<string, boolean | string | number>, 
/**
 * By which version of the rules it is played, to its end.
 */
rules_version: number, 
/**
 * The version by which new tables are played.
 */
newest_rules: number, 
/**
 * All seats.
 */
seats: Array<SeatInfo>, 
/**
 * When it was made, in milliseconds since 1970.
 */
created_at: number, 
/**
 * Where it was begun.
 */
origin: Origin, 
/**
 * Whether it is for practice, where everything can be taken back.
 */
practice?: boolean, };

/**
 * How far a table is.
 */
export type TableStatus = "open" | "running" | "over";

/**
 * A table in a list.
 */
export type TableSummary = { 
/**
 * The id in its address.
 */
id: string, 
/**
 * Which game.
 */
game: string, 
/**
 * How far it is.
 */
status: TableStatus, 
/**
 * All seats.
 */
seats: Array<SeatInfo>, 
/**
 * Whether it waits for the one who is told this.
 */
your_turn: boolean, 
/**
 * Who has won, once it is over; nobody where it was drawn, or ended before this was kept.
 */
winners: Array<Seat>, 
/**
 * When something happened last, in milliseconds since 1970.
 */
touched_at: number, };

/**
 * The clicks and the words that some offers have in common, and how they go on. One that goes on
 * with nothing ends an offer. It travels as a short list: `[[3, 11], "Games"]`.
 */
export type Twig = [via: number[], text: string, then?: Twig[]];
