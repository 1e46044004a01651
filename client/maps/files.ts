/** Where drawings, facts and drawn maps lie. */
import type { Drawing, Facts } from './format.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { drawBoard } from './board.ts';

const ROOT = new URL('../../', import.meta.url);

/** The games that have a drawing file. */
export function drawings() {
  return readdirSync(new URL('data/', import.meta.url))
    .filter(file => file.endsWith('.json'))
    .map(file => file.slice(0, -'.json'.length))
    .sort();
}

/** A drawing may be `like` that of another board and say only what differs. */
export function drawingOf(game: string): Drawing {
  const text = readFileSync(new URL(`data/${game}.json`, import.meta.url), 'utf8');
  const { like, ...own }: Drawing & { like?: string } = JSON.parse(text);
  return like === undefined ? own : (merged(drawingOf(like), own) as Drawing);
}

/** What the second says, over what the first says; lists are taken whole. */
function merged(base: unknown, own: unknown): unknown {
  if (!isOpen(base) || !isOpen(own)) return own;
  const all = Object.entries(own).map(([key, value]) => [key, merged(base[key], value)]);
  return { ...base, ...Object.fromEntries(all) };
}

function isOpen(it: unknown): it is Record<string, unknown> {
  return typeof it === 'object' && it !== null && !Array.isArray(it);
}

export function factsOf(drawing: Drawing): Facts {
  return JSON.parse(readFileSync(new URL(drawing.board, ROOT), 'utf8'));
}

export function mapFile(game: string) {
  return new URL(`client/src/lib/games/${game}/map.generated.json`, ROOT);
}

/** What the map file of a game should hold: one line for each arc, space or list, so that a change can be reviewed. */
export function drawnText(game: string) {
  const drawing = drawingOf(game);
  const lines = Object.entries(drawBoard(drawing, factsOf(drawing))).map(([key, value]) => {
    const body = JSON.stringify(value);
    const long = Array.isArray(value) && body.length > 100 && typeof value[0] !== 'number';
    const text = long ? `[\n${value.map(item => JSON.stringify(item)).join(',\n')}\n]` : body;
    return `${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
