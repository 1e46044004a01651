// Made from the Rust types by `cargo xtask types`; do not edit.

/**
 * What was asked for, and what a table wants done besides.
 */
export type Answer = { answer: unknown, 
/**
 * To be stored, and answered by `stored` or `not_stored` before the table is told anything else.
 */
store?: NewVersion, out?: Array<Errand>, };

/**
 * A record that was run again: every action, draw and hash is right.
 */
export type Certificate = { game: string, rules_version: number, seats: number, actions: number, draws: number, over: boolean, result: ResultInfo | null, };

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
 * Something to be done for a table.
 */
export type Errand = { "kind": "tell", to: Array<number>, msg: ServerMsg, } | { "kind": "think", seat: Seat, version: number, player: string, } | { "kind": "wake", seat: Seat, version: number, seconds: number, } | { "kind": "try_again" } | { "kind": "at_a_loss", seat: Seat, version: number, player: string, why: string, };

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
 * An action that is expected.
 */
export type Expected = { seat: Seat, action: string, };

/**
 * What is wrong with a record.
 */
export type Fault = "no_record" | "unknown_rules" | "secret" | "unplayable" | "forged" | "ends_otherwise";

/**
 * What a player would do.
 */
export type Hint = { action: string, 
/**
 * How each seat is expected to fare, 0 for lost to 1 for won.
 */
value: Array<number>, nodes: number, 
/**
 * Why, where that was asked.
 */
why?: Reasons, };

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
 * In which language.
 */
export type Language = "en" | "fr";

/**
 * What a version was.
 */
export type LogEntry = { "kind": "played", 
/**
 * As the game writes it.
 */
notation: string, 
/**
 * What luck said.
 */
draws: Array<number>, } | { "kind": "undo" };

/**
 * One version of a table.
 */
export type LogRow = { 
/**
 * Gapless, from 1.
 */
version: number, 
/**
 * Who acted.
 */
seat: number, 
/**
 * What they did.
 */
entry: LogEntry, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };

/**
 * A table that is to be stored.
 */
export type NewTable = { 
/**
 * What never changes.
 */
table: TableRow, 
/**
 * What was played already, when a game comes from elsewhere; usually nothing.
 */
log: Array<LogRow>, 
/**
 * How it stands after that.
 */
standing: Standing, };

/**
 * What a decision adds to a table, to be stored all or not at all.
 */
export type NewVersion = { 
/**
 * Which table.
 */
table: string, 
/**
 * The next versions: one, or those of a choice that was put together, or taken back.
 */
rows: Array<LogRow>, 
/**
 * How the table stands after them.
 */
standing: Standing, };

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
 * Who sits at this screen.
 */
export type Person = { 
/**
 * How they are called.
 */
name: string, };

/**
 * Why a player would do it.
 */
export type Reasons = { 
/**
 * How each seat is expected to fare before it.
 */
before: Array<number>, 
/**
 * The best few actions, first the one that was chosen.
 */
weighed: Array<Weighed>, 
/**
 * What is expected to follow, as long as luck does not decide.
 */
line: Array<Expected>, };

/**
 * Why a message is refused.
 */
export type RefusalCode = "bad_action" | "illegal" | "not_your_turn" | "game_over" | "not_your_seat" | "stale" | "undo_refused" | "not_started" | "not_stored";

/**
 * The answer to one request.
 */
export type Reply = { "ok": Answer } | { "error": ErrorBody };

/**
 * Everything that a worker can be asked. Times are milliseconds since 1970; luck are bytes that
 * nobody can foresee.
 */
export type Request = { "do": "games" } | { "do": "rules", game: string, lang: Language, } | { "do": "example", game: string, name: string, } | { "do": "picture", game: string, name: string, step: number | null, } | { "do": "start", game: string, seats: number, } | { "do": "lesson", game: string, done: Array<string>, tried: string | null, from: number | null, } | { "do": "lesson_foresee", game: string, done: Array<string>, action: string, clicks: number, } | { "do": "lesson_record", game: string, done: Array<string>, } | { "do": "found", wish: CreateTable, guest: Person, id: string, luck: number[], now: number, } | { "do": "import", record: unknown, seats: Array<SeatPlan>, guest: Person, id: string, now: number, } | { "do": "certify", record: unknown, } | { "do": "open", table: TableRow, log: Array<LogRow>, luck: number[], now: number, } | { "do": "catch_up", table: TableRow, log: Array<LogRow>, now: number, } | { "do": "close", table: string, } | { "do": "join", table: string, } | { "do": "leave", table: string, listener: number, } | { "do": "say", table: string, listener: number, msg: ClientMsg, now: number, } | { "do": "stored", table: string, now: number, } | { "do": "not_stored", table: string, now: number, } | { "do": "decided", table: string, seat: Seat, version: number, action: string | null, now: number, } | { "do": "time_is_up", table: string, seat: Seat, version: number, now: number, } | { "do": "go_on", table: string, } | { "do": "describe", table: string, } | { "do": "look_back", table: string, eyes: Seat | null, ply: number, } | { "do": "foresee", table: string, seat: Seat, action: string, clicks: number, } | { "do": "dangers", table: string, seat: Seat, } | { "do": "course", table: string, } | { "do": "record", table: string, } | { "do": "seal", table: string, } | { "do": "follow", table: TableRow, log: Array<LogRow>, } | { "do": "think", table: string, seat: Seat, player: string, seed: number, patience: number, explain: boolean, 
/**
 * What the seat has put together that is no move yet: it thinks on from there.
 */
before: Array<string>, } | { "do": "fork", table: string, eyes: Seat | null, ply: number, guest: Person, id: string, now: number, } | { "do": "walk", game: string, seats: number, seed: number, actions: number, };

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
 * How a table stood at one of its versions: a short text that tells two positions apart.
 */
export type Seal = { 
/**
 * After this version.
 */
version: number, 
/**
 * As whoever knows the game makes it.
 */
fingerprint: string, };

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
 * One seat of a table.
 */
export type SeatRow = { 
/**
 * Counted from zero.
 */
seat: number, 
/**
 * Who sits there.
 */
sitter: SitterRow, };

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
 * Who sits in a seat.
 */
export type SitterRow = { "kind": "person", 
/**
 * Whose decisions count.
 */
guest: string, 
/**
 * How they are called.
 */
name: string, } | { "kind": "hot", 
/**
 * Whose screen it is.
 */
guest: string, 
/**
 * How they are called.
 */
name: string, } | { "kind": "computer", 
/**
 * `random` or `level1` and so on.
 */
player: string, } | { "kind": "nobody" };

/**
 * What changes with every version, kept beside the table so that lists need no replay.
 */
export type Standing = { 
/**
 * How far it is.
 */
status: TableStatus, 
/**
 * Whom it waits for, bit 0 for seat 0 and so on; of one that is over, who has won.
 */
waiting: number, 
/**
 * Whether a computer player is among them, so that the table must go on by itself.
 */
awaits_computer: boolean, };

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
 * A table with the seats around it.
 */
export type TableRow = { 
/**
 * The id in its address.
 */
id: string, 
/**
 * Which game.
 */
game: string, 
/**
 * By which version of the rules, from the first turn to the last.
 */
rules_version: number, 
/**
 * What was chosen, as JSON.
 */
options: string, 
/**
 * What luck said when the board was laid out.
 */
setup_draws: Array<number>, 
/**
 * Where the game begins, when it is not the usual start.
 */
start_position: string | null, 
/**
 * When it was made, in milliseconds since 1970.
 */
created_at: number, 
/**
 * Where it was begun. What was kept before this was asked was begun where it is kept.
 */
origin: Origin, 
/**
 * Whether it was made for practice, where everything can be taken back.
 */
practice?: boolean, 
/**
 * In the order of the seats.
 */
seats: Array<SeatRow>, 
/**
 * How it stood when it was put away last, if it ever was.
 */
seal: Seal | null, };

/**
 * How far a table is.
 */
export type TableStatus = "open" | "running" | "over";

/**
 * What came of running a record again.
 */
export type Verdict = { "kind": "right" } & Certificate | { "kind": "wrong", fault: Fault, 
/**
 * At which action, from 1.
 */
action?: number, 
/**
 * In English, for people who look closer.
 */
message: string, };

/**
 * An action that was looked at.
 */
export type Weighed = { action: string, 
/**
 * How its seat is expected to fare by it, 0 for lost to 1 for won.
 */
worth: number, 
/**
 * How often it was tried.
 */
visits: number, };
