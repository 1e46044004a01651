// Made from the Rust types by `cargo xtask types`; do not edit.

export type BoutView = { 
/**
 * Games of the match that have ended.
 */
n_ended: number, 
/**
 * Who won the one before this.
 */
last_winner: Seat | null, };

/**
 * A battle card, 1 to 5.
 */
export type Card = number;

export type ConflictView = { place: Place, attacker: Side, 
/**
 * Whether Hannibal is engaged; nobody knows before Carthage has said so.
 */
hannibal: boolean | null, 
/**
 * Who has chosen a card, by side. Never which.
 */
has_sealed: [boolean, boolean], 
/**
 * The viewer's own card, once chosen.
 */
own: Card | null, };

export type Draw = "two_passes" | "repetition" | "both_destroyed";

export type Event = { "kind": "marched", side: Side, unit: Unit, from: Province, to: Province, } | { "kind": "convoyed", side: Side, unit: Unit, from: Province, to: Province, route: Route, } | { "kind": "sailed", side: Side, from: Route, to: Route, } | { "kind": "exchanged", side: Side, unit: Unit, from: Province, route: Route, } | { "kind": "passed", side: Side, } | { "kind": "conflict_opened", place: Place, attacker: Side, } | { "kind": "engaged", unit: Unit, province: Province, } | { "kind": "card_sealed", side: Side, } | { "kind": "cards_revealed", rome: Card, carthage: Card, 
/**
 * What Hannibal adds to the Carthaginian card.
 */
bonus: number, 
/**
 * HAN-23 Whether they are then laid aside face down, to be remembered.
 */
face_down: boolean, } | { "kind": "unit_lost", side: Side, unit: Unit, place: Place, } | { "kind": "hands_refilled" } | { "kind": "conflict_settled", place: Place, 
/**
 * Who holds the place now, if anyone does.
 */
holder: Side | null, } | { "kind": "won", side: Side, by: Victory, } | { "kind": "drawn", by: Draw, } | { "kind": "sides_exchanged", 
/**
 * Who won the game that has ended, if anyone did.
 */
last_winner: Seat | null, } | { "kind": "match_won", seat: Seat, };

export type Handle = { "kind": "space", at: Place, } | { "kind": "hannibal" } | { "kind": "card", card: Card, } | { "kind": "pass" } | { "kind": "exchange" } | { "kind": "engage_legion" } | { "kind": "engage_hannibal" };

export type Illegal = { "kind": "no_legion", from: Province, } | { "kind": "no_hannibal" } | { "kind": "not_adjacent", from: Province, to: Province, } | { "kind": "no_convoy", route: Route, } | { "kind": "hannibal_on_island", to: Province, } | { "kind": "no_fleet", from: Route, } | { "kind": "same_route", to: Route, } | { "kind": "fleets_left" } | { "kind": "conflict_pending" } | { "kind": "no_conflict" } | { "kind": "card_spent", card: Card, } | { "kind": "engage_first" } | { "kind": "nothing_to_engage" };

export type LossesView = { legions: number, fleets: number, 
/**
 * Fleets built anew.
 */
rebuilt: number, };

export type Options = { 
/**
 * HAN-37 The third occurrence of a position is a draw.
 */
repetition_draw: boolean, 
/**
 * HAN-41 Games with sides exchanged, until one player has won two in a row.
 */
match_play: boolean, 
/**
 * HAN-23 Spent cards lie face down: who holds what is for the players to remember.
 */
closed_hands?: boolean, };

/**
 * Where a conflict is fought.
 */
export type Place = Province | Route;

/**
 * What the table asks for, in the words of the viewer's catalogue.
 */
export type Prompt = { "kind": "maneuver", side: Side, just_passed: boolean, } | { "kind": "engage", province: Province, } | { "kind": "seal", place: Place, } | { "kind": "over", winner: Seat | null, };

/**
 * A province of the western Mediterranean, in the order of `board.json`.
 */
export type Province = "roma" | "cannae" | "gallia" | "corsica" | "sardinia" | "sicilia" | "hispania_citerior" | "hispania_ulterior" | "mauretania" | "zama" | "carthago";

/**
 * A sea route, in the order of `board.json`.
 */
export type Route = "roma-corsica" | "corsica-sardinia" | "sardinia-carthago" | "cannae-sicilia" | "sicilia-zama";

/**
 * A place at the table, counted from zero in playing order.
 */
export type Seat = number;

/**
 * One of the two powers.
 */
export type Side = "rome" | "carthage";

/**
 * What stands or sails there.
 */
export type Unit = "legion" | "hannibal" | "fleet";

export type Victory = "capital" | "dominance" | "last_unit";

export type View = { 
/**
 * Which side each seat plays, in the order of the seats.
 */
sides: [Side, Side], 
/**
 * Ordinary legions, by side and province.
 */
legions: [[number, number, number, number, number, number, number, number, number, number, number], [number, number, number, number, number, number, number, number, number, number, number]], hannibal: Province | null, 
/**
 * Fleets, by side and route.
 */
fleets: [[number, number, number, number, number], [number, number, number, number, number]], 
/**
 * HAN-23 The cards that are left, by side: of both, since what was shown is public, or with
 * closed hands of the viewer's own side alone.
 */
hands: [Array<Card> | null, Array<Card> | null], 
/**
 * HAN-26 How many cards are left, which is the same for both.
 */
n_cards: number, 
/**
 * Legions and fleets out of the game, by side.
 */
lost: [LossesView, LossesView], prompt: Prompt, conflict: ConflictView | null, bout: BoutView, 
/**
 * How often this position has occurred, where the table counts it.
 */
occurrences: number, options: Options, };
