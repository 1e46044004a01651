/** Says in words what is missing from a drawing file, before anything is drawn. */
import type { Drawing, Facts } from './format.ts';

export function checkDrawing(drawing: Drawing, facts: Facts) {
  const crossings = crossingsOf(facts).map(({ name }) => name);
  const disputed = (facts.disputed ?? []).map(({ between }) => between.join('-'));
  sameNames(
    'province',
    drawing.land,
    (facts.provinces ?? []).map(({ id }) => id),
  );
  sameNames(
    'sea',
    drawing.sea,
    (facts.seas ?? []).map(({ id }) => id),
  );
  sameNames(
    'route',
    drawing.routes,
    (facts.sea_routes ?? []).map(({ id }) => id),
  );
  sameNames('crossing', drawing.crossings, crossings);
  sameNames('disputed border', drawing.disputed ?? {}, disputed);
}

/** Borders by rule where the land does not touch: named by the facts, or by their two ends. */
export function crossingsOf({
  land = [],
  crossings = [],
}: Facts): { name: string; between: [string, string] }[] {
  return [
    ...land.flatMap(({ between, crossing }) => (crossing ? [{ name: crossing, between }] : [])),
    ...crossings.map(({ between }) => ({ name: between.join('-'), between })),
  ];
}

function sameNames(kind: string, drawn: object, stated: readonly string[]) {
  for (const id of stated) {
    if (!(id in drawn)) throw new Error(`the board has the ${kind} ${id}, the drawing has not`);
  }
  for (const id of Object.keys(drawn)) {
    if (!stated.includes(id))
      throw new Error(`the drawing has the ${kind} ${id}, the board has not`);
  }
}
