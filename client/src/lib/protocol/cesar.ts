// Made from the Rust types by `cargo xtask types`; do not edit.

export type ChainView = { seat: Seat, 
/**
 * From its start on.
 */
path: Array<City>, roads: number, };

/**
 * Rome or one of the cities.
 */
export type City = "roma" | "brundisium" | "genua" | "aquileia" | "caralis" | "syracusae" | "lugdunum" | "burdigala" | "massilia" | "condate" | "lutetia" | "tarraco" | "carthago_nova" | "asturica" | "gades" | "olisipo" | "augusta_vindelicorum" | "colonia_agrippina" | "londinium" | "isca" | "eburacum" | "salonae" | "sirmium" | "carnuntum" | "sarmizegetusa" | "tomis" | "dyrrachium" | "athenae" | "thessalonica" | "gortyna" | "byzantium" | "ephesus" | "ancyra" | "palmyra" | "antiochia" | "hierosolyma" | "carthago" | "leptis_magna" | "caesarea" | "cyrene" | "alexandria";

export type CityView = { city: City, 
/**
 * What lies there, or what its owner took from there.
 */
treasure: Treasure, owner: Seat | null, };

export type Color = "red" | "blue" | "yellow" | "green" | "brown" | "purple" | "turquoise" | "orange";

export type End = "all_connected" | "no_roads";

export type Event = { "kind": "started", seat: Seat, start: City, } | { "kind": "extended", seat: Seat, city: City, } | { "kind": "laid", seat: Seat, 
/**
 * From its start to the city.
 */
chain: Array<City>, roads: number, } | { "kind": "took", seat: Seat, city: City, color: Color, value: number, treasure: Treasure, } | { "kind": "scored", 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * From the city to Rome.
 */
route: Array<City>, 
/**
 * By seat, doubled where gold doubles them.
 */
points: Array<number>, doubled: boolean, } | { "kind": "passed", seat: Seat, } | { "kind": "ended", by: End, } | { "kind": "tallied", seat: Seat, tally: Tally, } | { "kind": "won", 
/**
 * More than one if even the last tie-break leaves them equal.
 */
seats: Array<Seat>, by: TieBreak, };

export type Handle = { "kind": "space", at: City, } | { "kind": "confirm" } | { "kind": "score", nth: number, };

export type Illegal = { "kind": "not_on_board", city: City, } | { "kind": "not_available", city: City, } | { "kind": "out_of_reach", city: City, } | { "kind": "not_a_start", city: City, } | { "kind": "dead_end", city: City, } | { "kind": "not_adjacent", from: City, to: City, } | { "kind": "no_chain", from: City, to: City, } | { "kind": "way_built", from: City, to: City, } | { "kind": "too_few_roads", left: number, } | { "kind": "twice", city: City, } | { "kind": "through_rome" } | { "kind": "chain_begun" } | { "kind": "chain_laid" } | { "kind": "no_chain_begun" } | { "kind": "nothing_laid" } | { "kind": "choose_route" } | { "kind": "nothing_to_choose" } | { "kind": "no_such_route", n: number, };

/**
 * A chain that has reached its city.
 */
export type LaidView = { city: City, treasure: Treasure, 
/**
 * CES-15 Gold doubles the points of the route.
 */
doubled: boolean, 
/**
 * The routes that can be scored: more than one where the player has to choose.
 */
routes: Array<RouteView>, 
/**
 * What the player's game would then be worth, the points of the first route included.
 */
after: Tally, };

export type Options = { 
/**
 * CES-21 Gold scores the square of the number of coins.
 */
gold_squares: boolean, 
/**
 * CES-24 With two or three players any 30 of the 40 treasures are used.
 */
wild_treasures: boolean, 
/**
 * CES-25 With two or three players whoever owns a whole colour scores all its cities.
 */
whole_colors: boolean, 
/**
 * CES-36 Who plays later begins with more points.
 */
head_start?: boolean, };

export type PlayerView = { 
/**
 * Roads not built yet.
 */
stock: number, 
/**
 * Turns to come, this one included, if nobody has to pass.
 */
turns_to_come: number, 
/**
 * CES-16 Fewer roads than turns to come: this player will have to pass.
 */
is_short: boolean, 
/**
 * Treasures by kind, gold last.
 */
goods: [number, number, number, number, number, number, number, number, number], 
/**
 * What one more treasure of each kind would add to the collection.
 */
next: [number, number, number, number, number, number, number, number, number], 
/**
 * Points of routes, by in whose turn they were scored.
 */
points: Array<number>, 
/**
 * CES-22 Before the end: what the roads in stock would score if it came now, apart from the rest.
 */
roads_bonus: number, 
/**
 * What is won so far; at the end, what the game is worth.
 */
tally: Tally, };

/**
 * What the table asks for, in the words of the viewer's catalogue.
 */
export type Prompt = { "kind": "plan", seat: Seat, } | { "kind": "build", seat: Seat, end: City, } | { "kind": "confirm", seat: Seat, city: City, } | { "kind": "choose", seat: Seat, city: City, } | { "kind": "over", winners: Array<Seat>, };

/**
 * What one click would bring: the cheapest chain to a city.
 */
export type ProspectView = { city: City, from: City, roads: number, 
/**
 * Points of the route by seat, the best for the player where he can choose.
 */
points: Array<number>, 
/**
 * What the two tokens add to the player's game.
 */
tokens: number, };

export type RouteView = { 
/**
 * From the city to Rome.
 */
path: Array<City>, 
/**
 * By seat, doubled where gold doubles them.
 */
points: Array<number>, };

/**
 * A place at the table, counted from zero in playing order.
 */
export type Seat = number;

/**
 * The side of the board, by the number of players.
 */
export type Side = "2-3" | "4-5" | "2-3-first" | "4-5-first";

/**
 * Every point of one player, by where it comes from.
 */
export type Tally = { 
/**
 * CES-13 Routes, scored during play.
 */
routes: number, 
/**
 * CES-18 Cities, by colour.
 */
colors: [number, number, number, number, number, number, number, number], 
/**
 * CES-19 Tokens of the same kind, by kind.
 */
columns: [number, number, number, number, number, number, number, number], 
/**
 * CES-20 Different kinds, by row.
 */
rows: [number, number, number, number], 
/**
 * CES-21 Coins.
 */
gold: number, 
/**
 * CES-22 The most roads left, at the end of the game.
 */
roads_left: number, total: number, };

/**
 * CES-23 What decided.
 */
export type TieBreak = "points" | "colors" | "gold" | "roads" | "nothing";

/**
 * CES-04 A kind of treasure, in the order of `board.json`; gold comes last.
 */
export type Treasure = "meat" | "wheat" | "gems" | "olives" | "grapes" | "wood" | "oil" | "wine" | "gold";

export type View = { side: Side, 
/**
 * The cities of this side, in the order of the board.
 */
cities: Array<CityView>, 
/**
 * Whose roads lie on each way, in the order of the board's list.
 */
ways: Array<Seat | null>, 
/**
 * The players, by seat.
 */
players: Array<PlayerView>, 
/**
 * The chain of this turn, as far as it is laid.
 */
chain: ChainView | null, 
/**
 * What it brings, once it has reached its city.
 */
laid: LaidView | null, 
/**
 * Before a chain is begun: what each city brings that one click would connect.
 */
prospects: Array<ProspectView>, prompt: Prompt, options: Options, };
