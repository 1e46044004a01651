/** What a drawing file (`data/*.json`) says, and which facts of its board it needs. Points are longitude and latitude. */
import type { Lettering, Site } from '../src/lib/map/board.ts';

export type LonLat = [lon: number, lat: number];

export interface FrameDrawing {
  /** The middle of the sheet. */
  centre: LonLat;
  /** The two parallels along which the cone of the projection cuts the globe. */
  parallels: [south: number, north: number];
  /** What the width of the sheet measures. */
  kilometres: number;
  /** Width and height of the sheet in its own units. */
  size: [width: number, height: number];
}

export interface Detail {
  /** Which of the atlas's scales to start from; 10m is the finer. */
  coastline: '10m' | '50m';
  /** Corners that change less than this area, in square units, are dropped. */
  simplify: number;
  /** Islands of a smaller area are left out. */
  islet: number;
  /** Splinters of a smaller area, cut off where a border meets a bay, join their neighbour. */
  sliver: number;
}

export interface Roughness {
  /** Another number gives other borders. */
  seed: number;
  /** Distance between two corners of a border. */
  step: number;
  /** Wavelength and height of each layer of noise. */
  waves: [length: number, height: number][];
}

export interface LabelDrawing {
  at: LonLat;
  size: number;
  /** Where the name is broken; one line if not given. */
  lines?: string[];
  angle?: number;
  anchor?: Lettering['anchor'];
  /** Small islands carry their name beside them, in the sea. */
  place?: 'inside' | 'beside';
}

export interface SpaceDrawing {
  /** Whatever is nearest to one of these points, on the same landmass, belongs to the space. */
  seeds: LonLat[];
  /** Which tint of the palette colours its edge. */
  tint: number;
  label: LabelDrawing;
  /** Where pieces stand, if the widest room is not the best. */
  pieces?: LonLat;
}

export interface OutsideDrawing {
  seeds: LonLat[];
  /** Lands outside the game may go without a name; one that has it says so in `lines`. */
  label?: LabelDrawing & { lines: string[] };
}

export interface RouteDrawing {
  /** From a harbour of the first province to one of the second. */
  through: LonLat[];
  /** How far along the fleets lie, from 0 to 1. */
  fleets: number;
}

export interface RangeDrawing {
  name: string;
  ridge: LonLat[];
  /** Of one mountain, in units of the sheet. */
  height: number;
  /** How many mountains stand side by side across the ridge. */
  rows: number;
}

export interface RiverDrawing {
  name: string;
  /** From the source to the sea. */
  course: LonLat[];
}

export interface Drawing {
  game: string;
  /** Path of the board's facts, from the project's root. */
  board: string;
  frame: FrameDrawing;
  detail: Detail;
  rough: Roughness;
  land: Record<string, SpaceDrawing>;
  sea: Record<string, SpaceDrawing>;
  /** Points in waters that belong to no sea zone, such as those behind a desert. */
  waters?: LonLat[];
  outside: Record<string, OutsideDrawing>;
  /** Outlines of thin waters that the coastline's scale has closed. */
  channels: LonLat[][];
  routes: Record<string, RouteDrawing>;
  /** By the name that the board's facts give the crossing. */
  crossings: Record<string, { through: LonLat[] }>;
  /** Borders that stand only where a table has chosen them, by their two ends. */
  disputed?: Record<string, { through: LonLat[] }>;
  seaNames: { text: string; through: LonLat[]; size: number; spread: number }[];
  towns: { name: string; at: LonLat; rank: 'capital' | 'town'; anchor: Lettering['anchor'] }[];
  ranges: RangeDrawing[];
  rivers: RiverDrawing[];
  /** Degrees between two lines of the net. */
  graticule: number;
  compass: { at: LonLat; radius: number };
  /** For boards that are networks. */
  network?: NetworkDrawing;
  /** For boards with cities, roads and galleys. */
  places?: PlacesDrawing;
}

export interface PlacesDrawing {
  /** Where a city stands, if the widest room that is left in its province is not the best. */
  cities: Record<string, LonLat>;
  /** Where galleys lie at a coast, if the clearest water off it is not the best. */
  harbours: Record<string, LonLat>;
}

export interface NetworkDrawing {
  /** Where a city stands that would be crowded in its own place. */
  moved: Record<string, LonLat>;
  /** On which side of a city its name stands; below if not said. */
  labels: Record<string, Site['label']>;
  /** How far a way bends, as a share of its length, to the left of who goes it; straight if not said. */
  bends: Record<string, number>;
}

export interface Facts {
  provinces?: { id: string; name: string }[];
  /** A sea space may say which provinces have a coast on it; then the drawing must show exactly those. */
  seas?: { id: string; name: string; coasts?: string[] }[];
  land?: { between: [string, string]; crossing?: string }[];
  /** Which province has a coast on which sea zone, and which zones touch; the drawing must show exactly those. */
  coast?: { province: string; sea: string }[];
  sea?: { between: [string, string] }[];
  /** Provinces whose coast is two places, and the seas of each. */
  broken_coasts?: { province: string; west: string[]; east: string[] }[];
  /** Passages over water between provinces that do not touch; the drawing names each by its two ends. */
  crossings?: { between: [string, string] }[];
  /** Borders that a table may choose to have. */
  disputed?: { between: [string, string] }[];
  sea_routes?: { id: string; between: [string, string] }[];
  /** Where the board is a network of cities: its middle, the others, and the ways of each of its sides. */
  rome?: CityFacts;
  cities?: CityFacts[];
  boards?: { id: string; ways: { between: [string, string]; roads: number }[] }[];
}

export interface CityFacts {
  id: string;
  name: string;
  lon: number;
  lat: number;
}
