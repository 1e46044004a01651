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

export type BattleView = { at: Province, attacker: SideView, defender: SideView, 
/**
 * Who decides now.
 */
decider: Side, 
/**
 * C05-25 A fortified city helps the defender.
 */
wall: boolean, 
/**
 * C05-25 The dice it adds, less if the attacker has a catapult.
 */
extra_dice: number, 
/**
 * C05-32 Where who decides now could retreat to; nothing while he may not.
 */
refuges: Array<Province>, 
/**
 * Before a round: how the battle will end if nobody retreats.
 */
odds: OddsView | null, };

/**
 * Where a Caesar is.
 */
export type CaesarView = { "kind": "land", "at": Province } | { "kind": "aboard", "at": GalleyName };

/**
 * How many dice show each face.
 */
export type Dice = { infantry: number, cavalry: number, catapult: number, galley: number, blank: number, };

/**
 * Something that happened, with the edition's seas `S`, berths `B`, battlefields `F` and terms `T`, or
 * an incident `I` of this edition only. A player is named by his home province.
 */
export type Event = { "kind": "sailed", who: Province, galley: GalleyName, to: Sea, units: Units, generals: number, caesar: boolean, } | { "kind": "landed", who: Province, galley: GalleyName, at: Province, units: Units, generals: number, caesar: boolean, } | { "kind": "battle_joined", field: Field, attacker: Province, defender: Province, } | { "kind": "battle_won", who: Province, field: Field, } | { "kind": "galley_bought", who: Province, galley: GalleyName, at: Province, sum: number, } | { "kind": "offered", who: Province, to: Province, terms: Terms, } | { "kind": "agreed", who: Province, with: Province, terms: Terms, } | { "kind": "turn_began", who: Province, round: number, } | { "kind": "prices_rose", by: number, } | { "kind": "units_taken", who: Province, unit: Unit, n: number, } | { "kind": "leaders_taken", who: Province, leader: Leader, n: number, } | { "kind": "halted", who: Province, } | { "kind": "galley_chosen", who: Province, galley: GalleyName, } | { "kind": "movement_ended", who: Province, } | { "kind": "taken", who: Province, at: Province, 
/**
 * From whom, if it was anyone's.
 */
from: Province | null, } | { "kind": "roads_removed", at: Province, n: number, } | { "kind": "generals_captured", who: Province, of: Province, n: number, } | { "kind": "tribute_collected", who: Province, sum: number, } | { "kind": "city_destroyed", who: Province, at: Province, } | { "kind": "refused", who: Province, to: Province, } | { "kind": "conceded", who: Province, to: Province, } | { "kind": "leader_chosen", who: Province, leader: Leader, at: Province, } | { "kind": "galleys_destroyed", of: Province, at: Province, n: number, } | { "kind": "eliminated", who: Province, by: Province, 
/**
 * His talents, without those of the bank.
 */
sum: number, } | { "kind": "bought", who: Province, unit: Unit, n: number, sum: number, } | { "kind": "city_built", who: Province, at: Province, sum: number, } | { "kind": "wall_built", who: Province, at: Province, sum: number, } | { "kind": "generals_returned", who: Province, n: number, } | { "kind": "won", who: Province, by: Victory, } | { "kind": "shared" } | { "kind": "home_chosen", seat: Seat, home: Province, } | { "kind": "rode_on", who: Province, at: Province, } | { "kind": "marched", by_road: boolean, who: Province, leader: Leader, units: Units, from: Province, to: Province, } | { "kind": "met", who: Province, at: Province, foe: Province, } | { "kind": "legion_formed", who: Province, legion: Units, reserve: Units, } | { "kind": "rolled", who: Province, dice: Dice, hits: number, } | { "kind": "units_lost", who: Province, units: Units, } | { "kind": "stood", who: Province, } | { "kind": "retreated", who: Province, from: Province, 
/**
 * None where nothing is open.
 */
to: Province | null, } | { "kind": "pursued", who: Province, dice: Dice, hits: number, } | { "kind": "cut_down", who: Province, of: Province, units: Units, } | { "kind": "battle_undecided", field: Field, } | { "kind": "galley_given_up", galley: GalleyName, of: Province, } | { "kind": "galley_sunk", galley: GalleyName, of: Province, units: Units, } | { "kind": "generals_drowned", of: Province, n: number, } | { "kind": "captives_judged", who: Province, of: Province, held: number, removed: number, } | { "kind": "vanished", who: Province, } | { "kind": "road_built", who: Province, between: [Province, Province], sum: number, } | { "kind": "usual_set", who: Province, on: boolean, };

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
 * C05-81 On which part of a coast it lies, where the parts do not touch and it has come by sea.
 */
part?: Part, name: GalleyName, lord: Seat, 
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
terms: Terms, } | { "kind": "leader", leader: Leader, } | { "kind": "unit", unit: Unit, } | { "kind": "tired_cavalry" } | { "kind": "generals" } | { "kind": "galley", galley: GalleyName, } | { "kind": "count", n: number, } | { "kind": "player", home: Province, } | { "kind": "halt" } | { "kind": "board" } | { "kind": "end_movement" } | { "kind": "retreat" } | { "kind": "destroy" } | { "kind": "buy", unit: Unit, } | { "kind": "build_city" } | { "kind": "build_wall" } | { "kind": "build_road" } | { "kind": "end_turn" } | { "kind": "offer" } | { "kind": "accept" } | { "kind": "refuse" } | { "kind": "concede" } | { "kind": "units", unit: Unit, n: number, } | { "kind": "ride_on" } | { "kind": "end_combat" } | { "kind": "stand" } | { "kind": "hold" } | { "kind": "usual", on: boolean, };

/**
 * C05-01 Chosen in the order of the seats, or dealt.
 */
export type Homes = "chosen" | "dealt";

/**
 * What both editions refuse, or a refusal `R` of one only.
 */
export type Illegal = { "kind": "wrong_phase" } | { "kind": "not_on_turn" } | { "kind": "no_leader", at: Province, leader: Leader, } | { "kind": "no_units", unit: Unit, } | { "kind": "not_rested", unit: Unit, } | { "kind": "no_generals" } | { "kind": "no_caesar" } | { "kind": "legion_full" } | { "kind": "galley_full" } | { "kind": "no_way", from: Province, to: Province, } | { "kind": "no_galley", galley: GalleyName, } | { "kind": "galley_stopped", galley: GalleyName, } | { "kind": "not_at_sea", galley: GalleyName, } | { "kind": "no_coast", to: Province, } | { "kind": "not_yours", at: Province, } | { "kind": "no_city", at: Province, } | { "kind": "bought_already" } | { "kind": "too_dear", price: number, money: number, } | { "kind": "out_of_stock" } | { "kind": "city_there", at: Province, } | { "kind": "not_neighbors", a: Province, b: Province, } | { "kind": "road_there" } | { "kind": "no_such_sum" } | { "kind": "no_talents" } | { "kind": "approached" } | { "kind": "conceded_already" } | { "kind": "no_home", at: Province, } | { "kind": "no_journey" } | { "kind": "no_road_on", from: Province, to: Province, } | { "kind": "unled_aboard" } | { "kind": "enemies_there", to: Province, } | { "kind": "not_in_port", galley: GalleyName, } | { "kind": "no_passage", to: Sea, } | { "kind": "other_coast", at: Province, to: Sea, } | { "kind": "no_battle", at: Province, } | { "kind": "no_sea_fight", sea: Sea, } | { "kind": "battle_left" } | { "kind": "wrong_legion", size: number, } | { "kind": "wrong_losses", hits: number, } | { "kind": "wrong_prey", hits: number, } | { "kind": "no_refuge", to: Province, } | { "kind": "refuge_there" } | { "kind": "no_hit" } | { "kind": "too_many_held" } | { "kind": "nothing_to_fortify", at: Province, } | { "kind": "nothing_to_join", at: Province, } | { "kind": "placed_already" } | { "kind": "home_lost" } | { "kind": "no_harbor", at: Province, } | { "kind": "beset", at: Province, } | { "kind": "wall_there", at: Province, } | { "kind": "no_player" } | { "kind": "no_prisoner" } | { "kind": "no_return" } | { "kind": "one_each_way" } | { "kind": "answer_first" } | { "kind": "no_offer" } | { "kind": "usual_already" };

/**
 * A leader that is told to go: there may be several alike, and it does not matter which one goes.
 */
export type Leader = "caesar" | "general" | "tired";

/**
 * C05-45 Prices now, what is in stock for all, and when prices will rise.
 */
export type MarketView = { 
/**
 * C05-46 What prices will be from the next turn of whose worth has reached the mark.
 */
rises: Array<RiseView>, road: number, inflation: number, 
/**
 * Infantry, cavalry, catapult, galley.
 */
prices: [number, number, number, number], city: number, wall: number, cities: number, walls: number, roads: number, };

export type MusterView = { 
/**
 * One of the two.
 */
province: Province | null, sea: Sea | null, foe: Seat, 
/**
 * C05-19 It must be fought; those at sea are the mover's choice.
 */
forced: boolean, odds: OddsView | null, };

/**
 * What is to be expected if both fight to the end in the usual way.
 */
export type OddsView = { 
/**
 * Chances in ten-thousandths.
 */
attacker_wins: number, defender_wins: number, 
/**
 * Mean losses in hundredths, of the attacker and the defender: infantry, cavalry, catapults,
 * galleys.
 */
mean_losses: [[number, number, number, number], [number, number, number, number]], 
/**
 * What the pursuit would cost whoever retreats now, on average, in hundredths of a unit.
 */
pursuit: [number, number], };

export type Options = { 
/**
 * C05-01 How players come to their home provinces.
 */
homes: Homes, 
/**
 * C05-64 Mesopotamia and Arabia Petrea touch.
 */
mesopotamia_arabia: boolean, 
/**
 * C05-80 Galleys bar a retreat, and no garrison destroys them.
 */
galleys_hold_ports?: boolean, 
/**
 * C05-81 The coasts of Hispania, Italia and Macedonia are in parts that do not touch.
 */
separate_coasts?: boolean, 
/**
 * C05-61 The game ends after so many rounds; 0 for as long as it takes.
 */
round_limit: number, };

/**
 * C05-81 One of the two parts of a broken coast.
 */
export type Part = "west" | "east";

/**
 * What a map has room for.
 */
export type Place = Province | Sea;

export type PlayerView = { 
/**
 * By which he is called; none before it is chosen.
 */
home: Province | null, 
/**
 * C05-04 Units of his color that can be bought.
 */
stock: Units, 
/**
 * Whether the usual losses are taken for him.
 */
usual: boolean, alive: boolean, has_home: boolean, money: number, caesar: CaesarView | null, 
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
export type Prompt = { "kind": "home", seat: Seat, left: Array<Province>, } | { "kind": "move", seat: Seat, journey: Province | null, } | { "kind": "lead", rides: boolean, seat: Seat, from: Province, leader: Leader, units: Units, tired_cavalry: number, most: number, } | { "kind": "form", seat: Seat, at: Province, size: number, } | { "kind": "lose", seat: Seat, at: Province, hits: number, } | { "kind": "decide", seat: Seat, at: Province, } | { "kind": "pursue", seat: Seat, at: Province, hits: number, } | { "kind": "sink", seat: Seat, sea: Sea, hits: number, } | { "kind": "captives", seat: Seat, of: Seat, n: number, } | { "kind": "embark", seat: Seat, galley: GalleyName, units: Units, generals: number, caesar: boolean, most: number, } | { "kind": "muster", seat: Seat, } | { "kind": "spend", seat: Seat, sums: Array<Array<number>>, } | { "kind": "answer", seat: Seat, from: Seat, terms: Terms, } | { "kind": "over", winner: Seat | null, };

export type Prospect = "join" | "visit" | "take" | "battle" | "barred";

export type ProspectView = { to: Province, what: Prospect, by_road: boolean, 
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

export type RiseView = { by: number, at_turn_of: Seat, };

/**
 * A sea zone.
 */
export type Sea = "oceanus_britannicus" | "oceanus_atlanticus" | "mare_cantabricum" | "mare_hispalis" | "mare_balaricum" | "mare_narbo" | "mare_tyrrenum" | "mare_numidia" | "mare_sabrata" | "mare_libycum" | "mare_adriatico" | "mare_epirus" | "mare_aegaeum" | "mare_pontus_euxinus" | "mare_amisus" | "mare_rhodus" | "mare_alexandria" | "mare_pelusium";

/**
 * C05-39 Who must name galleys, and how many.
 */
export type SeaFightView = { sea: Sea, attacker: Seat, defender: Seat, round: number, decider: Side, 
/**
 * Still to be named by each side.
 */
hits: [number, number], doomed: Array<GalleyName>, };

/**
 * A place at the table, counted from zero in playing order.
 */
export type Seat = number;

/**
 * The two sides of a battle.
 */
export type Side = "attacker" | "defender";

export type SideView = { seat: Seat, 
/**
 * All its units there, those laid down included.
 */
units: Units, leaders: number, 
/**
 * C05-20 How many can fight at once.
 */
ranks: number, 
/**
 * Its combat legion, once it is formed.
 */
legion: Units, 
/**
 * What is laid down and still fights this round.
 */
down: Units, 
/**
 * What stands behind the legion.
 */
reserve: Units, };

/**
 * The pieces of one player in a province.
 */
export type StackView = { seat: Seat, units: Units, generals: number, caesar: boolean, 
/**
 * What can still move: units with all their movements, then cavalry and generals with one.
 */
ready: Units, tired_cavalry: number, ready_generals: number, tired_generals: number, caesar_moves: number, };

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

export type View = { 
/**
 * C05-03 The seats in playing order, once all have a home.
 */
order: Array<Seat>, players: Array<PlayerView>, 
/**
 * Those on the board.
 */
galleys: Array<GalleyView>, market: MarketView, prompt: Prompt, 
/**
 * A battle on land that is being fought.
 */
battle: BattleView | null, 
/**
 * C05-27 Whether to fight on or to retreat, for who decides now: a computation, no rule.
 */
advice: AdviceView | null, 
/**
 * A battle at sea in which galleys are being named.
 */
sea_fight: SeaFightView | null, 
/**
 * What a march could lead to, while a leader is chosen.
 */
prospects: Array<ProspectView>, 
/**
 * C05-17 C05-19 What can be fought, and how it would end, between movement and tribute.
 */
musters: Array<MusterView>, round: number, 
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
