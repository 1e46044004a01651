// Made from the Rust types by `cargo xtask types`; do not edit.

/**
 * IMP-01 A card; each player has one of each.
 */
export type Card = "africa" | "syria" | "illyricum" | "gallia" | "asia" | "hispania" | "macedonia" | "aegyptus" | "games" | "spy" | "oracle";

export type ChoiceView = { 
/**
 * How many cards the pile has.
 */
size: number, 
/**
 * The cards that are not spent.
 */
hand: Array<Card>, };

export type Event = { "kind": "pile_chosen", seat: Seat, } | { "kind": "pile_shown", seat: Seat, pile: Array<Card>, } | { "kind": "oracle_shown", seat: Seat, } | { "kind": "placed", seat: Seat, 
/**
 * Where, with how many markers each.
 */
placing: Array<Spot>, } | { "kind": "games_idle", seat: Seat, } | { "kind": "spy_sent", seat: Seat, } | { "kind": "scoring_began", province: Province, 
/**
 * Whether it is scored because of a Spy.
 */
spied: boolean, } | { "kind": "ranked", province: Province, seat: Seat, 
/**
 * The markers that count.
 */
n_markers: number, 
/**
 * The lowest rank that the tied players fill together, or one's own.
 */
rank: number, 
/**
 * How many have as many markers, the player included.
 */
n_tied: number, points: number, } | { "kind": "nobody_there", province: Province, } | { "kind": "proconsul_named", province: Province, seat: Seat, 
/**
 * Whose marker had to go.
 */
former: Seat | null, } | { "kind": "proconsul_confirmed", province: Province, seat: Seat, } | { "kind": "bonus_scored", province: Province, seat: Seat, 
/**
 * The provinces that count, the scored one first.
 */
chain: Array<Province>, points: number, } | { "kind": "pawn_moved", from: Province, to: Province, } | { "kind": "played_on", score: number, } | { "kind": "round_began", round: number, } | { "kind": "won", seat: Seat, score: number, by: Victory, } | { "kind": "entitled", seat: Seat, title: Title, score: number, };

/**
 * What the cards of a pile would do by themselves, whatever the others choose.
 */
export type Foresight = { 
/**
 * Whether its player chooses a new pile once the others are known. Then it does nothing else.
 */
again: boolean, 
/**
 * Where markers go.
 */
placing: Array<Spot>, 
/**
 * What Bread and Games does, where it is in the pile.
 */
games: Games | null, 
/**
 * The provinces that are scored this round, as far as is known.
 */
scored: Array<Province>, 
/**
 * The markers that stay in stock.
 */
left: number, };

/**
 * IMP-07 What Bread and Games does.
 */
export type Games = { 
/**
 * Where it puts a second marker; nowhere as long as it lies where it does nothing.
 */
doubles: Province | null, };

export type Handle = { "kind": "card", card: Card, } | { "kind": "confirm" };

export type Illegal = { "kind": "wrong_size", n: number, size: number, } | { "kind": "twice", card: Card, } | { "kind": "spy_spent" } | { "kind": "oracle_spent" } | { "kind": "oracle_below" };

export type Options = { 
/**
 * IMP-17 The proconsul's marker does not count in its province.
 */
proconsul_apart: boolean, 
/**
 * IMP-24 The chain is paid to every sole leader, and nothing to who does not lead alone.
 */
lead_pays?: boolean, 
/**
 * IMP-44 The game ends after so many rounds; 0 for never.
 */
round_limit: RoundLimit, };

/**
 * What everyone knows about the pile of a seat.
 */
export type PileView = { "kind": "idle" } | { "kind": "open", size: number, anew: boolean, } | { "kind": "sealed", size: number, anew: boolean, } | { "kind": "shown", pile: Array<Card>, };

/**
 * What the table asks for, in the words of the viewer's catalogue.
 */
export type Prompt = { "kind": "choose" } | { "kind": "consult" } | { "kind": "over", winners: Array<Seat>, 
/**
 * By seat.
 */
titles: Array<Title>, };

/**
 * A province, in the order of the numbers 1 to 8.
 */
export type Province = "africa" | "syria" | "illyricum" | "gallia" | "asia" | "hispania" | "macedonia" | "aegyptus";

/**
 * IMP-44 A number of rounds that a table can ask for.
 */
export type RoundLimit = number;

/**
 * A place at the table, counted from zero in playing order.
 */
export type Seat = number;

/**
 * What one player would get if a province were scored as it is.
 */
export type Share = { seat: Seat, 
/**
 * The markers that count.
 */
n_markers: number, 
/**
 * The lowest rank that the tied players fill together, or one's own.
 */
rank: number, points: number, 
/**
 * What being proconsul afterwards would add.
 */
bonus: number, };

/**
 * So many markers in one province.
 */
export type Spot = { province: Province, n: number, };

/**
 * IMP-30 What a family has come to.
 */
export type Title = "patrician" | "senator" | "consul" | "emperor";

export type Victory = "points" | "round_limit";

export type View = { round: number, 
/**
 * The provinces in the order in which they will be scored, from the pawn's on.
 */
upcoming: [Province, Province, Province, Province, Province, Province, Province, Province], 
/**
 * Markers in the provinces, by seat and province; proconsuls not counted.
 */
markers: Array<[number, number, number, number, number, number, number, number]>, 
/**
 * Whose marker stands on the capital, by province.
 */
proconsuls: [Seat | null, Seat | null, Seat | null, Seat | null, Seat | null, Seat | null, Seat | null, Seat | null], 
/**
 * Markers not on the board, by seat.
 */
stock: Array<number>, scores: Array<number>, 
/**
 * IMP-29 The points that end the game.
 */
enough: number, 
/**
 * Spy and Oracle, where they are not spent, by seat. All else always returns to the hand.
 */
specials: Array<Array<Card>>, piles: Array<PileView>, 
/**
 * The viewer's own pile, once chosen and until it is shown.
 */
own: Array<Card> | null, 
/**
 * What the viewer chooses from, while there is something to choose.
 */
choice: ChoiceView | null, 
/**
 * Who would score what, if a province were scored as it is, by province.
 */
standings: [Array<Share>, Array<Share>, Array<Share>, Array<Share>, Array<Share>, Array<Share>, Array<Share>, Array<Share>], prompt: Prompt, options: Options, };
