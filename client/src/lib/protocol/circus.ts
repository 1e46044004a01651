// Made from the Rust types by `cargo xtask types`; do not edit.

/**
 * A movement card, 1 to 5.
 */
export type Card = number;

/**
 * One chariot, by its owner and its number from 1 to 3.
 */
export type Chariot = { seat: Seat, number: number, };

export type ChariotView = { chariot: Chariot, at: Hex | null, 
/**
 * CIR-28 The section it is in, 4 or more after a full lap.
 */
section: number, 
/**
 * CIR-17 Whether the finish is open to it.
 */
lap_done: boolean, home: boolean, 
/**
 * The fewest hexes to the finish on an empty track.
 */
steps: number, 
/**
 * Which place it has in this round's order, from 1.
 */
turn: number | null, 
/**
 * Whether it has moved this round.
 */
moved: boolean, };

export type Ending = "won" | "one_left" | "finish_full" | "last_round";

export type Event = { "kind": "placed", chariot: Chariot, at: Hex, } | { "kind": "round_began", round: number, 
/**
 * Who moves first.
 */
leader: Chariot, } | { "kind": "drove", chariot: Chariot, card: Card, from: Hex, to: Hex, 
/**
 * Which of the chariot's cards this round it was, from 1.
 */
nth: number, } | { "kind": "card_spent", chariot: Chariot, card: Card, nth: number, } | { "kind": "card_discarded", chariot: Chariot, card: Card, } | { "kind": "stopped", chariot: Chariot, } | { "kind": "lap_done", chariot: Chariot, } | { "kind": "came_home", chariot: Chariot, at: Hex, 
/**
 * How many of its owner's chariots are home now.
 */
n_home: number, } | { "kind": "took_place", seat: Seat, place: number, } | { "kind": "race_ended", by: Ending, } | { "kind": "ranked", seat: Seat, place: number, n_home: number, steps: number, };

export type Handle = { "kind": "space", at: Hex, } | { "kind": "card", card: Card, } | { "kind": "spend" } | { "kind": "stop" };

/**
 * A hex of the track, written by its row and its place in it from the left: `A14`, `F6`.
 */
export type Hex = string;

export type Illegal = { "kind": "still_placing" } | { "kind": "all_placed" } | { "kind": "not_start", at: Hex, } | { "kind": "taken", at: Hex, } | { "kind": "card_used", card: Card, } | { "kind": "not_in_line", to: Hex, } | { "kind": "wrong_distance", card: Card, to: Hex, } | { "kind": "in_the_way", at: Hex, } | { "kind": "thick_line", at: Hex, } | { "kind": "no_lap", at: Hex, } | { "kind": "other_direction" } | { "kind": "no_card_yet" };

export type Options = { 
/**
 * CIR-20 The others play on for places.
 */
race_on: boolean, 
/**
 * CIR-23 All cards of a chariot in a round go the same way.
 */
same_direction: boolean, 
/**
 * CIR-24 At most two cards for a chariot in a round.
 */
two_cards: boolean, 
/**
 * CIR-02 The start area is the wedge in the corner.
 */
start_wedge: boolean, 
/**
 * CIR-05 Who has done the lap mixes with who has not, as the book's letter has it.
 */
literal_order: boolean, 
/**
 * CIR-34 The race ends after so many rounds; 0 for never.
 */
round_limit: number, };

/**
 * What the table asks for, in the words of the viewer's catalogue.
 */
export type Prompt = { "kind": "place", chariot: Chariot, } | { "kind": "drive", chariot: Chariot, 
/**
 * Cards it has been given.
 */
n_used: number, 
/**
 * How many more it may be given.
 */
room: number, 
/**
 * CIR-12 Cards that its owner's other chariots need.
 */
n_kept: number, } | { "kind": "over", winners: Array<Seat>, };

/**
 * A place at the table, counted from zero in playing order.
 */
export type Seat = number;

export type SeatView = { 
/**
 * CIR-01 The cards that lie face up.
 */
cards: Array<Card>, n_home: number, 
/**
 * CIR-21 The sum of the steps left, once all chariots are placed.
 */
steps: number | null, 
/**
 * Where the seat would come in if the race ended now; nothing before the race.
 */
place: number | null, };

export type View = { 
/**
 * The round of the race, from 1; 0 while chariots are placed.
 */
round: number, seats: Array<SeatView>, 
/**
 * Three to a seat, in the order of the seats.
 */
chariots: Array<ChariotView>, 
/**
 * CIR-04 Who moves this round, in this order; those who came home this round included.
 */
order: Array<Chariot>, 
/**
 * Who is racing, as the race stands at this moment.
 */
standing: Array<Chariot>, prompt: Prompt, options: Options, };
