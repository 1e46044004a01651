// Made from the Rust types by `cargo xtask types`; do not edit.

/**
 * What is advised to who may retreat now.
 */
export type AdviceView = { 
/**
 * Who may.
 */
seat: Seat, 
/**
 * His chance to win the game in ten-thousandths if he fights on, with leave to retreat later.
 */
fight_on: number, 
/**
 * The same if he retreats now.
 */
retreat: number, 
/**
 * Whether the second is greater.
 */
retreat_advised: boolean, 
/**
 * Where most of his own would stand with them; nothing where there is nowhere to go.
 */
to: Province | null, };

export type BattleView = { field: Field, attacker: SideView, defender: SideView, roller: Side, wall: boolean, may_retreat: boolean, 
/**
 * The chance that the attacker wins, in ten-thousandths, if both aim as well as they can.
 */
attacker_wins: number, 
/**
 * Mean losses in hundredths, of the attacker and the defender.
 */
mean_losses: [[number, number, number, number], [number, number, number, number]], 
/**
 * The best target for whoever rolls.
 */
best_target: Unit | null, 
/**
 * What the roller can aim at.
 */
targets: Array<TargetView>, };

/**
 * Where a Caesar is.
 */
export type CaesarView = { "kind": "land", "at": Province } | { "kind": "aboard", "at": GalleyName };

/**
 * C84-24 Where a galley lies at a province: its coast, or one of the two parts of it.
 */
export type Coast = string;

/**
 * Something that happened, with the edition's seas `S`, berths `B`, battlefields `F` and terms `T`, or
 * an incident `I` of this edition only. A player is named by his home province.
 */
export type Event = { "kind": "sailed", who: Province, galley: GalleyName, to: Sea, units: Units, generals: number, caesar: boolean, } | { "kind": "landed", who: Province, galley: GalleyName, at: Coast, units: Units, generals: number, caesar: boolean, } | { "kind": "battle_joined", field: Field, attacker: Province, defender: Province, } | { "kind": "battle_won", who: Province, field: Field, } | { "kind": "galley_bought", who: Province, galley: GalleyName, at: Coast, sum: number, } | { "kind": "offered", who: Province, to: Province, terms: Terms, } | { "kind": "agreed", who: Province, with: Province, terms: Terms, } | { "kind": "turn_began", who: Province, round: number, } | { "kind": "prices_rose", by: number, } | { "kind": "units_taken", who: Province, unit: Unit, n: number, } | { "kind": "leaders_taken", who: Province, leader: Leader, n: number, } | { "kind": "halted", who: Province, } | { "kind": "galley_chosen", who: Province, galley: GalleyName, } | { "kind": "movement_ended", who: Province, } | { "kind": "taken", who: Province, at: Province, 
/**
 * From whom, if it was anyone's.
 */
from: Province | null, } | { "kind": "roads_removed", at: Province, n: number, } | { "kind": "generals_captured", who: Province, of: Province, n: number, } | { "kind": "tribute_collected", who: Province, sum: number, } | { "kind": "city_destroyed", who: Province, at: Province, } | { "kind": "refused", who: Province, to: Province, } | { "kind": "conceded", who: Province, to: Province, } | { "kind": "leader_chosen", who: Province, leader: Leader, at: Province, } | { "kind": "galleys_destroyed", of: Province, at: Province, n: number, } | { "kind": "eliminated", who: Province, by: Province, 
/**
 * His talents, without those of the bank.
 */
sum: number, } | { "kind": "bought", who: Province, unit: Unit, n: number, sum: number, } | { "kind": "city_built", who: Province, at: Province, sum: number, } | { "kind": "wall_built", who: Province, at: Province, sum: number, } | { "kind": "generals_returned", who: Province, n: number, } | { "kind": "won", who: Province, by: Victory, } | { "kind": "shared" } | { "kind": "marched", who: Province, leader: Leader, units: Units, from: Province, to: Province, } | { "kind": "met", who: Province, field: Field, } | { "kind": "money_taken", who: Province, of: Province, sum: number, } | { "kind": "rolled", who: Province, target: Unit, 
/**
 * None where no die was needed.
 */
die: number | null, advantage: number, hit: boolean, } | { "kind": "galley_struck", of: Province, galley: GalleyName, unit: Unit, } | { "kind": "retreated", who: Province, from: Province, to: Province, } | { "kind": "no_tribute", who: Province, 
/**
 * What its provinces would have paid.
 */
worth: number, } | { "kind": "road_built", who: Province, between: [Province, Province], } | { "kind": "left_open", who: Province, } | { "kind": "withdrawn", who: Province, } | { "kind": "executed", who: Province, of: Province, } | { "kind": "held", who: Province, of: Province, n: number, };

/**
 * Where a battle is fought.
 */
export type Field = { "kind": "land", "id": Province } | { "kind": "sea", "id": Sea };

/**
 * One galley of one color. A color is named by its home province.
 */
export type GalleyName = { 
/**
 * Its home.
 */
color: Province, 
/**
 * Counted from 1.
 */
n: number, };

export type GalleyView = { 
/**
 * The coast where it lies.
 */
coast: Coast | null, name: GalleyName, lord: Seat, 
/**
 * Where it sails.
 */
sea: Sea | null, 
/**
 * Where it lies.
 */
province: Province | null, units: Units, generals: number, caesar: boolean, moves: number, };

/**
 * One thing that can be clicked, with the edition's seas `S`, its terms `T` and what only it has `O`.
 */
export type Handle = { "kind": "space", 
/**
 * Which one.
 */
at: Place, } | { "kind": "terms", 
/**
 * For what.
 */
terms: Terms, } | { "kind": "leader", leader: Leader, } | { "kind": "unit", unit: Unit, } | { "kind": "tired_cavalry" } | { "kind": "generals" } | { "kind": "galley", galley: GalleyName, } | { "kind": "count", n: number, } | { "kind": "player", home: Province, } | { "kind": "halt" } | { "kind": "board" } | { "kind": "end_movement" } | { "kind": "retreat" } | { "kind": "destroy" } | { "kind": "buy", unit: Unit, } | { "kind": "build_city" } | { "kind": "build_wall" } | { "kind": "build_road" } | { "kind": "end_turn" } | { "kind": "offer" } | { "kind": "accept" } | { "kind": "refuse" } | { "kind": "concede" } | { "kind": "coast", at: Coast, } | { "kind": "later" } | { "kind": "withdraw" } | { "kind": "execute" } | { "kind": "hold" };

/**
 * What both editions refuse, or a refusal `R` of one only.
 */
export type Illegal = { "kind": "wrong_phase" } | { "kind": "not_on_turn" } | { "kind": "no_leader", at: Province, leader: Leader, } | { "kind": "no_units", unit: Unit, } | { "kind": "not_rested", unit: Unit, } | { "kind": "no_generals" } | { "kind": "no_caesar" } | { "kind": "legion_full" } | { "kind": "galley_full" } | { "kind": "no_way", from: Province, to: Province, } | { "kind": "no_galley", galley: GalleyName, } | { "kind": "galley_stopped", galley: GalleyName, } | { "kind": "not_at_sea", galley: GalleyName, } | { "kind": "no_coast", to: Province, } | { "kind": "not_yours", at: Province, } | { "kind": "no_city", at: Province, } | { "kind": "bought_already" } | { "kind": "too_dear", price: number, money: number, } | { "kind": "out_of_stock" } | { "kind": "city_there", at: Province, } | { "kind": "not_neighbors", a: Province, b: Province, } | { "kind": "road_there" } | { "kind": "no_such_sum" } | { "kind": "no_talents" } | { "kind": "approached" } | { "kind": "conceded_already" } | { "kind": "too_many", at: Province, } | { "kind": "unled", at: Province, } | { "kind": "unled_aboard" } | { "kind": "enemies_there", to: Province, } | { "kind": "not_on_coast", galley: GalleyName, } | { "kind": "no_passage", to: Sea, } | { "kind": "only_back", sea: Sea, } | { "kind": "not_welcome", to: Province, } | { "kind": "no_battle", field: Field, } | { "kind": "no_target", unit: Unit, } | { "kind": "galleys_last" } | { "kind": "defender_stays" } | { "kind": "too_early" } | { "kind": "no_retreat" } | { "kind": "no_retreat_at_sea" } | { "kind": "no_refuge", to: Province, } | { "kind": "no_loss" } | { "kind": "home_lost" } | { "kind": "not_home" } | { "kind": "wall_there", at: Province, } | { "kind": "no_roads" } | { "kind": "no_player" } | { "kind": "no_prisoner" } | { "kind": "no_offer" } | { "kind": "impossible" } | { "kind": "not_now" };

/**
 * A leader that is told to go: there may be several alike, and it does not matter which one goes.
 */
export type Leader = "caesar" | "general" | "tired";

/**
 * C84-52 Prices now, what is in stock, and what prices will be from the next turn on.
 */
export type MarketView = { next_inflation: number, stock: Units, inflation: number, 
/**
 * Infantry, cavalry, catapult, galley.
 */
prices: [number, number, number, number], city: number, wall: number, cities: number, walls: number, roads: number, };

export type OfferView = { from: Seat, to: Seat, terms: Terms, };

export type Options = { 
/**
 * C84-71 Mesopotamia and Arabia Petrea touch.
 */
mesopotamia_arabia: boolean, 
/**
 * C84-67 The game ends after so many rounds; 0 for as long as it takes.
 */
round_limit: number, };

/**
 * What a map has room for.
 */
export type Place = Province | Sea;

export type PlayerView = { 
/**
 * By which he is called.
 */
home: Province, 
/**
 * Ransomed generals who return at his next turn.
 */
returning: number, alive: boolean, has_home: boolean, money: number, caesar: CaesarView | null, 
/**
 * Generals on land and aboard.
 */
generals: number, 
/**
 * Who commands his galleys: himself while he plays.
 */
lord: Seat, 
/**
 * Galleys of his color that can be bought.
 */
spare_galleys: number, 
/**
 * Generals held, by the seat they belong to.
 */
prisoners: Array<number>, 
/**
 * To whom he has conceded.
 */
conceded: Seat | null, };

/**
 * What the table asks for, in the words of the viewer's catalogue.
 */
export type Prompt = { "kind": "move", seat: Seat, } | { "kind": "lead", seat: Seat, from: Province, leader: Leader, units: Units, tired_cavalry: number, most: number, } | { "kind": "battle", seat: Seat, field: Field, } | { "kind": "loss", seat: Seat, unit: Unit, } | { "kind": "judge", seat: Seat, of: Seat, n: number, } | { "kind": "embark", seat: Seat, galley: GalleyName, units: Units, generals: number, caesar: boolean, most: number, } | { "kind": "muster", seat: Seat, } | { "kind": "spend", seat: Seat, sums: Array<Array<number>>, } | { "kind": "answer", seat: Seat, from: Seat, terms: Terms, } | { "kind": "over", winner: Seat | null, };

export type Prospect = "join" | "visit" | "take" | "battle" | "sail" | "barred";

/**
 * What a march, a passage or a landing that is on offer leads to.
 */
export type ProspectView = { 
/**
 * Which galley goes; none when it is the leader or the galley that was chosen.
 */
galley: GalleyName | null, to: Field, what: Prospect, 
/**
 * In a battle: the chance to win, in ten-thousandths.
 */
wins: number, };

/**
 * A province of the empire.
 */
export type Province = "britannia" | "belgica" | "germania" | "lugudunensis" | "aquitania" | "narbonensis" | "hispania" | "lusitania" | "baetica" | "baleares" | "italia" | "neapolis" | "sicilia" | "sardinia" | "corsica" | "rhaetia" | "noricum" | "pannonia" | "dalmatia" | "dacia" | "moesia" | "thracia" | "macedonia" | "achaia" | "creta" | "asia" | "pontus_et_bithynia" | "galatia" | "cappadocia" | "cilicia" | "cyprus" | "armenia" | "mesopotamia" | "syria" | "palestina" | "arabia_petrea" | "egyptus" | "cyrenaica" | "africa_procons" | "numidia" | "caesariensis" | "tingitana";

/**
 * A province.
 */
export type ProvinceView = { id: Province, tribute: number, owner: Seat | null, city: boolean, 
/**
 * Its city is fortified.
 */
wall: boolean, 
/**
 * Every player with pieces there.
 */
stacks: Array<StackView>, };

/**
 * A sea zone.
 */
export type Sea = "oceanus_britannicus" | "oceanus_atlanticus" | "mare_cantabricum" | "mare_hispalis" | "mare_balaricum" | "mare_narbo" | "mare_tyrrenum" | "mare_numidia" | "mare_sabrata" | "mare_libycum" | "mare_adriatico" | "mare_epirus" | "mare_aegaeum" | "mare_pontus_euxinus" | "mare_amisus" | "mare_rhodus" | "mare_alexandria" | "mare_pelusium";

/**
 * A place at the table, counted from zero in playing order.
 */
export type Seat = number;

/**
 * The two sides of a battle.
 */
export type Side = "attacker" | "defender";

export type SideView = { seat: Seat, units: Units, galleys: number, 
/**
 * Leaders, who fall into the hands of the winner.
 */
generals: number, caesar: boolean, 
/**
 * What it adds to its dice.
 */
advantage: number, };

/**
 * The pieces of one player in a province.
 */
export type StackView = { seat: Seat, units: Units, generals: number, caesar: boolean, 
/**
 * What can still move: units with all their movements, then cavalry and generals with one.
 */
ready: Units, tired_cavalry: number, ready_generals: number, tired_generals: number, caesar_moves: number, };

export type TargetView = { unit: Unit, 
/**
 * What the die must show at least, advantage taken off; 1 needs no die.
 */
needs: number, 
/**
 * The chance that the attacker wins if it is named now, in ten-thousandths.
 */
attacker_wins: number, };

/**
 * C84-46 C05-52 What is offered, as the one who offers says it. Generals go one way for talents, or
 * for nothing but promises; or as many the other way, with talents on top of either side.
 */
export type Terms = { 
/**
 * Captured generals that he gives back.
 */
gives: number, 
/**
 * Generals of his own that he gets back.
 */
takes: number, 
/**
 * Talents that he pays.
 */
pays: number, 
/**
 * Talents that he is paid.
 */
asks: number, };

/**
 * A kind of piece that fights.
 */
export type Unit = "infantry" | "cavalry" | "catapult" | "galley";

/**
 * Combat units, counted: infantry, cavalry, catapults.
 */
export type Units = [number, number, number];

/**
 * How somebody has won.
 */
export type Victory = "last_caesar" | "concession" | "round_limit";

export type View = { players: Array<PlayerView>, 
/**
 * Those on the board.
 */
galleys: Array<GalleyView>, market: MarketView, offers: Array<OfferView>, prompt: Prompt, battle: BattleView | null, 
/**
 * C84-34 Whether to fight on or to retreat, where one may: a computation, no rule.
 */
advice: AdviceView | null, 
/**
 * What the ways on offer lead to.
 */
prospects: Array<ProspectView>, round: number, 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * C84-50 C05-43 What each seat is worth.
 */
worth: Array<number>, 
/**
 * In the order of the board.
 */
provinces: Array<ProvinceView>, roads: Array<[Province, Province]>, options: Options, };
