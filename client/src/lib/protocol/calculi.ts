// Made from the Rust types by `cargo xtask types`; do not edit.

export type Event = { "kind": "named", seat: Seat, } | { "kind": "threw", seat: Seat, die: number, } | { "kind": "took", seat: Seat, hole: Hole, n: number, left: number, } | { "kind": "opened", seat: Seat, hole: Hole, points: number, } | { "kind": "won", seat: Seat, };

export type Handle = { "kind": "space", at: Hole, } | { "kind": "number", n: number, };

/**
 * A hole, by its row and its place in it.
 */
export type Hole = "a1" | "a2" | "a3" | "b1" | "b2" | "b3" | "c1" | "c2" | "c3";

export type HoleView = { at: Hole, pebbles: number, 
/**
 * How many each player took from it, by seat.
 */
taken: Array<number>, };

export type Illegal = { "kind": "name_first" } | { "kind": "all_named" } | { "kind": "not_so_many", n: number, die: number, } | { "kind": "too_few_left", hole: Hole, left: number, n: number, };

export type Options = { 
/**
 * CAL-01 More pebbles in each hole.
 */
plenty: boolean, };

export type PlayerView = { has_named: boolean, 
/**
 * Which hole: known to its player, and to everyone in the end.
 */
name: Hole | null, 
/**
 * What the pebbles count so far, for those who know the name.
 */
points: number | null, };

/**
 * What is asked for, in the words of the viewer's catalogue.
 */
export type Prompt = { "kind": "name" } | { "kind": "take", seat: Seat, die: number, } | { "kind": "over", winners: Array<Seat>, };

/**
 * A place at the table, counted from zero in playing order.
 */
export type Seat = number;

export type View = { options: Options, 
/**
 * Row by row.
 */
holes: Array<HoleView>, 
/**
 * The players, by seat.
 */
players: Array<PlayerView>, prompt: Prompt, };
