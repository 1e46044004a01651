/** Where the pieces lie on the sheet. Pure arithmetic. */
import type { BoardMap, Room } from '../../map/board.ts';
import { borderOf } from '../../map/borders.ts';
import { roomsOf } from '../../map/spaces.ts';
import type { Event, Place, Side, Unit, View } from '../../protocol/hannibal.ts';
import type { Played } from '../game-ui.ts';
import { PROVINCES, ROUTES } from './board.ts';
import { eventsOf } from './tell.ts';
import { holdings, type Holding } from './view.ts';

/** Pieces of one kind and side in one place, drawn as one with a number. */
export interface Token {
  key: string;
  side: Side;
  unit: Unit;
  count: number;
  place: Place;
  x: number;
  y: number;
}

/** A piece on its way. */
export interface Flight {
  side: Side;
  unit: Unit;
  to: Place;
  /** The way as an SVG path. */
  path: string;
  /** Whether the path is walked from its end to its beginning. */
  backward: boolean;
}

type Stack = Pick<Token, 'side' | 'unit' | 'count'>;

/** All pieces of a view, each of `size`, without the one that is still on its way. */
export function tokens(view: View, map: BoardMap, size: number, flight: Flight | null): Token[] {
  const rooms = roomsOf(map);
  return [...PROVINCES, ...ROUTES].flatMap(place => {
    const room = rooms.get(place);
    return room ? inRoom(place, room, stacksAt(view, place, flight), size) : [];
  });
}

/** The move that a step tells of, as a way over the map. */
export function flightOf(step: Played | null, map: BoardMap): Flight | null {
  const move = step && eventsOf(step).find(isMove);
  if (!move) return null;
  const rooms = roomsOf(map);
  const [from, to] = [rooms.get(move.from)?.at, rooms.get(move.to)?.at];
  if (!from || !to) return null;
  const unit = move.kind === 'sailed' ? 'fleet' : move.unit;
  const straight = { side: move.side, unit, to: move.to, backward: false };
  // A march is drawn over the border that it crosses, never across the sea beside it.
  const over = move.kind === 'marched' ? borderOf(map, move.from, move.to) : null;
  const line = `M${[from, ...(over ? [over] : []), to].map(it => it.join(' ')).join('L')}`;
  if (move.kind !== 'convoyed') return { ...straight, path: line };
  const route = map.routes.find(it => it.id === move.route);
  if (!route) return { ...straight, path: line };
  const backward = route.between[0] !== move.from;
  const [start, end] = backward ? [to, from] : [from, to];
  const path = `M${start[0]} ${start[1]}${route.path.replace('M', 'L')}L${end[0]} ${end[1]}`;
  return { ...straight, path, backward };
}

/** Both sides in one place stand apart: what is fought over is seen at a glance. */
function inRoom(place: Place, room: Room, stacks: Stack[], size: number): Token[] {
  const gap = stacks.some(it => it.side !== stacks[0]?.side) ? 0.35 * size : 0;
  const width = (stacks.length - 1) * size * 1.02 + gap;
  let x = room.at[0] - width / 2;
  let before: Side | null = null;
  return stacks.map(stack => {
    if (before !== null && before !== stack.side) x += gap;
    const token: Token = {
      ...stack,
      key: `${place}/${stack.side}/${stack.unit}`,
      place,
      x,
      y: room.at[1],
    };
    before = stack.side;
    x += size * 1.02;
    return token;
  });
}

function stacksAt(view: View, place: Place, flight: Flight | null): Stack[] {
  return holdings(view, place)
    .flatMap(stacks)
    .map(stack => {
      const flying =
        flight?.to === place && flight.side === stack.side && flight.unit === stack.unit;
      return flying ? { ...stack, count: stack.count - 1 } : stack;
    })
    .filter(stack => stack.count > 0);
}

function stacks({ side, legions, hannibal, fleets }: Holding): Stack[] {
  return [
    { side, unit: 'legion' as const, count: legions },
    { side, unit: 'hannibal' as const, count: hannibal ? 1 : 0 },
    { side, unit: 'fleet' as const, count: fleets },
  ].filter(it => it.count > 0);
}

type Move = Extract<Event, { kind: 'marched' | 'convoyed' | 'sailed' }>;

function isMove(event: Event): event is Move {
  return event.kind === 'marched' || event.kind === 'convoyed' || event.kind === 'sailed';
}
