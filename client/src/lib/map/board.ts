/** A drawn board, as `npm run maps` writes it: shapes, places and letters, and not a single rule. */

/** A place on the sheet, in the sheet's own units; y grows downward. */
export type Place = [x: number, y: number];

/** Letters set in straight lines. */
export interface Lettering {
  /** One entry a line. */
  lines: string[];
  /** Middle of the block in height; in width what `anchor` says. */
  at: Place;
  /** Height of the type, in units of the sheet. */
  size: number;
  /** Degrees, clockwise. */
  angle: number;
  /** Which end of the lines stands at the place. */
  anchor: 'start' | 'middle' | 'end';
  /** Whether the letters stand on what they name, or in the water next to it. */
  place: 'inside' | 'beside';
}

/** Letters set along a curve, as the names of seas are. */
export interface CurvedLettering {
  text: string;
  size: number;
  /** Space between letters, as a share of the size. */
  spread: number;
  /** The curve, as an SVG path. */
  path: string;
}

/** Room for pieces: a disc that no border and no label enters. */
export interface Room {
  at: Place;
  radius: number;
}

/** A province or a sea zone. */
export interface AreaSpace {
  id: string;
  /** Which of the palette's tints colours its edge; neighbours differ. */
  tint: number;
  /** Its outlines: n is arc n, ~n is arc n walked backward. */
  rings: number[][];
  label: Lettering;
  pieces: Room;
}

/** A route over sea from one province to another. */
export interface RouteSpace {
  id: string;
  between: [string, string];
  /** The route as an SVG path of cubic curves. */
  path: string;
  /** Where fleets lie. */
  pieces: Room;
}

/** A border by rule where the land does not touch, drawn as a bridge of strokes. */
export interface Crossing {
  name: string;
  between: [string, string];
  path: string;
  at: Place;
}

/** A town, for the eye only. */
export interface Town {
  name: string;
  at: Place;
  rank: 'capital' | 'town';
  anchor: Lettering['anchor'];
}

/** Where the lines of longitude and latitude meet the four edges of the sheet, one entry a degree. */
export interface Ticks {
  top: number[];
  right: number[];
  bottom: number[];
  left: number[];
}

/** A city of a network. */
export interface Site {
  id: string;
  name: string;
  at: Place;
  /** On which side its name stands. */
  label: 'n' | 'e' | 's' | 'w';
}

/** A way between two cities of a network. */
export interface NetWay {
  between: [string, string];
  /** How many pieces it takes. */
  roads: number;
  /** The point towards which it bends. */
  bend: Place;
}

/** A place with a name of its own: a city of a province, the harbour of a coast. */
export interface NamedPlace {
  id: string;
  at: Place;
}

/** Where a road crosses the border of two provinces. */
export interface Gate {
  between: [string, string];
  at: Place;
}

export interface BoardMap {
  game: string;
  size: [width: number, height: number];
  /** Lines between two things, each written once, as the steps of a path: `m` before one makes it SVG. */
  arcs: string[];
  /** Arcs between land and sea. */
  coast: number[];
  /** Arcs between two provinces. */
  borders: number[];
  /** Arcs between a province and land outside the game. */
  marches: number[];
  land: AreaSpace[];
  sea: AreaSpace[];
  /** Outlines of land outside the game. */
  outside: number[][];
  routes: RouteSpace[];
  crossings: Crossing[];
  /** Borders that stand only where the table has chosen them. */
  disputed?: Crossing[];
  seaNames: CurvedLettering[];
  outsideNames: Lettering[];
  towns: Town[];
  /** Steps of a path, as for arcs. */
  rivers: string[];
  /** Mountains: x, y of the foot, height, which of the drawn shapes. Those in the back come first. */
  relief: [x: number, y: number, height: number, shape: number][];
  graticule: string[];
  ticks: Ticks;
  compass: Room;
  /** Where the board is a network: its cities, and the ways of each of its sides. */
  sites?: Site[];
  nets?: { id: string; ways: NetWay[] }[];
  /** Where the board has cities, roads and galleys: one city a province, one harbour a coast, one gate a border. */
  cities?: NamedPlace[];
  harbours?: NamedPlace[];
  gates?: Gate[];
}
