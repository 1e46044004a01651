// Made from the Rust types by `cargo xtask types`; do not edit.

/**
 * CON-45 The bids so far.
 */
export type AuctionView = { 
/**
 * By people: who has it for now.
 */
peoples: [OfferView, OfferView, OfferView, OfferView], };

/**
 * The two sides of a fight.
 */
export type Camp = "attack" | "defence";

/**
 * One die on the table.
 */
export type Die = { people: People, 
/**
 * The territory whose die it is: a home or a romanised one.
 */
from: Territory, faces: number, face: number, };

export type Event = { "kind": "bid", seat: Seat, people: People, points: number, over: Seat | null, } | { "kind": "chosen", seat: Seat, people: People, points: number, } | { "kind": "order_rolled", order: [People, People, People, People], } | { "kind": "round_began", round: number, } | { "kind": "link_grew", people: People, at: Territory, } | { "kind": "traded", people: People, at: Territory, } | { "kind": "passed", people: People, } | { "kind": "romanised", at: Territory, price: number, } | { "kind": "attacked", people: People, at: Territory, defender: People | null, } | { "kind": "asked", by: People, people: People, camp: Camp, } | { "kind": "joined", people: People, by: People, camp: Camp, price: number, } | { "kind": "refused", people: People, by: People, } | { "kind": "die_left_out", at: Territory, } | { "kind": "rolled", camp: Camp, dice: Array<Die>, total: number, } | { "kind": "conquered", people: People, at: Territory, 
/**
 * Who owned it before.
 */
from: People | null, } | { "kind": "withstood", people: People, at: Territory, } | { "kind": "link_lost", people: People, at: Territory, } | { "kind": "peace_lost", people: People, at: Territory, } | { "kind": "left", people: People, } | { "kind": "scored", people: People, territory: number, commerce: number, peace: number, 
/**
 * All sums after it.
 */
sums: Sums, } | { "kind": "ended", winners: Array<People>, };

export type FightView = { at: Territory, attacker: People, defender: People | null, 
/**
 * Who has joined, by camp: attack, defence.
 */
allies: [Array<People>, Array<People>], 
/**
 * Who was asked, by camp.
 */
asked: [Array<People>, Array<People>], 
/**
 * Romanised territories whose dice stay out.
 */
left_out: Array<Territory>, levied: boolean, prospect: Prospect, 
/**
 * For those who are asked.
 */
terms: Array<Terms>, };

export type Handle = { "kind": "bid", people: People, } | { "kind": "price", points: number, } | { "kind": "space", at: Territory, } | { "kind": "trade" } | { "kind": "conquer" } | { "kind": "romanise" } | { "kind": "ask" } | { "kind": "allies", whom: Array<People>, } | { "kind": "pass" } | { "kind": "ready" } | { "kind": "accept" } | { "kind": "refuse" } | { "kind": "end" };

export type Illegal = { "kind": "bidding_first" } | { "kind": "no_bidding" } | { "kind": "no_such_bid", step: number, most: number, } | { "kind": "bid_too_low", people: People, least: number, } | { "kind": "bid_at_most", people: People, } | { "kind": "unrest_pending" } | { "kind": "no_unrest" } | { "kind": "not_disturbed", at: Territory, } | { "kind": "action_done" } | { "kind": "action_first" } | { "kind": "fight_pending" } | { "kind": "no_fight" } | { "kind": "answers_pending" } | { "kind": "not_asked" } | { "kind": "trade_too_far", at: Territory, } | { "kind": "controlled_by_other", at: Territory, by: People, } | { "kind": "linked_already", at: Territory, } | { "kind": "link_at_home", at: Territory, } | { "kind": "conquest_too_far", at: Territory, } | { "kind": "trade_is_not_enough", at: Territory, } | { "kind": "owned_already", at: Territory, } | { "kind": "not_roman" } | { "kind": "roman_home", at: Territory, } | { "kind": "not_conquered", at: Territory, } | { "kind": "romanised_already", at: Territory, } | { "kind": "romanised_this_round" } | { "kind": "too_poor_to_romanise", price: number, points: number, } | { "kind": "no_die", at: Territory, } | { "kind": "die_out", at: Territory, } | { "kind": "has_left", people: People, } | { "kind": "no_common_border", people: People, } | { "kind": "in_the_fight", people: People, } | { "kind": "asked_already", people: People, } | { "kind": "too_poor_to_ask", price: number, points: number, };

export type LandView = { owner: People | null, link: People | null, romanised: boolean, 
/**
 * Whether it would score a point of peace; what nobody controls scores none.
 */
peace: boolean, };

export type OfferView = { people: People, seat: Seat | null, 
/**
 * What that seat has bid.
 */
points: number, 
/**
 * What must be bid at least; nothing where nobody can bid more.
 */
least: number | null, };

export type Options = { 
/**
 * CON-02 The peoples are dealt to the seats instead of chosen.
 */
dealt_peoples: boolean, 
/**
 * CON-45 The players bid for the peoples before the game begins.
 */
bid_peoples?: boolean, 
/**
 * CON-20 The seconds in which an asked player answers; 0 for as long as it takes. The rules
 * have no clock: whoever keeps the time refuses for a player who is late.
 */
answer_seconds: number, };

/**
 * CON-01 A people, in the order of `board.json`.
 */
export type People = "gauls" | "romans" | "carthaginians" | "tarentines";

/**
 * What the table asks for, in the words of the viewer's catalogue.
 */
export type Prompt = { "kind": "bid", seat: Seat, } | { "kind": "act", people: People, } | { "kind": "muster", people: People, camp: Camp, 
/**
 * What one ally, two and so on cost together.
 */
prices: Array<number>, } | { "kind": "answer", pending: Array<People>, camp: Camp, } | { "kind": "levy", camp: Camp, } | { "kind": "unrest", at: Territory, attacker: People, pending: Array<People>, } | { "kind": "close", people: People, } | { "kind": "over", winners: Array<People>, };

/**
 * The chances of one conquest.
 */
export type Prospect = { at: Territory, defender: People | null, 
/**
 * The first is as things stand, with nobody else on either side.
 */
rows: Array<Row>, };

/**
 * The chance with one set of dice and allies.
 */
export type Row = { 
/**
 * Who helps the attacker.
 */
allies: Array<People>, 
/**
 * Who helps the defender.
 */
foes: Array<People>, 
/**
 * The romanised dice in the fight, on whichever side the Romans are.
 */
dice: number, 
/**
 * The attacker's chance in ten-thousandths.
 */
wins: number, };

/**
 * A place at the table, counted from zero in playing order.
 */
export type Seat = number;

export type Standing = { sums: Sums, total: number, 
/**
 * What the next scoring would bring as things stand.
 */
territory: number, commerce: number, peace: number, 
/**
 * The place among those that left, counted from one; 0 for those still in.
 */
left: number, 
/**
 * The place as things stand, 1 for the first.
 */
place: number, };

/**
 * CON-31 CON-34 The sums of one people, kept apart.
 */
export type Sums = { territory: number, commerce: number, peace: number, 
/**
 * Received for alliances, less what was paid for alliances and romanisations.
 */
deals: number, 
/**
 * CON-46 What was bid for the people, to be taken off in the end.
 */
bid: number, };

/**
 * What an asked player is told.
 */
export type Terms = { people: People, 
/**
 * The points that an ally is paid.
 */
price: number, 
/**
 * CON-24 CON-26 The territories that would lose their peace.
 */
peace_lost: Array<Territory>, 
/**
 * CON-26 Besides, one of these that the player chooses.
 */
peace_one_of: Array<Territory>, 
/**
 * The attacker's chance with this ally, in ten-thousandths, if nobody else joins.
 */
wins_with: number, wins_without: number, };

/**
 * A territory of Italy, its islands or Africa, in the order of `board.json`.
 */
export type Territory = "transpadane" | "cispadane" | "ligurie" | "venetie" | "etrurie" | "ombrie" | "picenum" | "sabine" | "latium" | "samnium" | "campanie" | "pouilles" | "tarente" | "calabre" | "lucanie" | "bruttium" | "sicile" | "sardaigne" | "corse" | "carthage" | "numidie";

export type View = { 
/**
 * The people of each seat; while they are bid for it says nothing.
 */
peoples: [People, People, People, People], 
/**
 * The order of play.
 */
order: [People, People, People, People], round: number, rounds: number, 
/**
 * In the order of the board.
 */
lands: [LandView, LandView, LandView, LandView, LandView, LandView, LandView, LandView, LandView, LandView, LandView, LandView, LandView, LandView, LandView, LandView, LandView, LandView, LandView, LandView, LandView], 
/**
 * By people.
 */
standings: [Standing, Standing, Standing, Standing], 
/**
 * By round so far and people: the sums after each scoring.
 */
chronicle: Array<[Sums, Sums, Sums, Sums]>, 
/**
 * Whether a territory was romanised in this round, and how many ever.
 */
romanised_now: boolean, n_romanised: number, prompt: Prompt, 
/**
 * CON-45 While the peoples are bid for.
 */
auction: AuctionView | null, fight: FightView | null, 
/**
 * On somebody's turn: the chances of everything that could be attacked.
 */
prospects: Array<Prospect>, options: Options, };
