/**
 * What part of the sheet is seen: pure arithmetic, without a browser.
 *
 * At zoom 1 the whole sheet fits the window, in its middle; it is then shifted by `x`, `y` screen pixels.
 */

export interface Size {
  width: number;
  height: number;
}

export interface View {
  x: number;
  y: number;
  zoom: number;
}

export const WHOLE: View = { x: 0, y: 0, zoom: 1 };

/** Screen pixels for one unit of the sheet at zoom 1. */
export function fitScale(window: Size, sheet: Size): number {
  if (window.width <= 0 || window.height <= 0) return 1;
  return Math.min(window.width / sheet.width, window.height / sheet.height);
}

/** So deep can one look in that a unit of the sheet is about a pixel. */
export function deepest(window: Size, sheet: Size): number {
  return Math.max(4, 1 / fitScale(window, sheet));
}

/** Where the sheet's top left corner lies in the window. */
export function corner(view: View, window: Size, sheet: Size): [number, number] {
  const scale = fitScale(window, sheet) * view.zoom;
  return [
    (window.width - sheet.width * scale) / 2 + view.x,
    (window.height - sheet.height * scale) / 2 + view.y,
  ];
}

/** The nearest allowed view: no deeper than the deepest, and never past the edge of the sheet. */
export function kept(view: View, window: Size, sheet: Size): View {
  const zoom = Math.min(deepest(window, sheet), Math.max(1, view.zoom));
  const scale = fitScale(window, sheet) * zoom;
  const slack = (seen: number, whole: number) => Math.max(0, (whole * scale - seen) / 2);
  const [right, down] = [slack(window.width, sheet.width), slack(window.height, sheet.height)];
  return {
    x: Math.min(right, Math.max(-right, view.x)),
    y: Math.min(down, Math.max(-down, view.y)),
    zoom,
  };
}

/** Shifts by screen pixels. */
export function panned(view: View, dx: number, dy: number, window: Size, sheet: Size): View {
  return kept({ ...view, x: view.x + dx, y: view.y + dy }, window, sheet);
}

/** Zooms by a factor so that the point of the window under the pointer stays under it. */
export function zoomed(
  view: View,
  factor: number,
  at: [number, number],
  window: Size,
  sheet: Size,
): View {
  const zoom = Math.min(deepest(window, sheet), Math.max(1, view.zoom * factor));
  const ratio = zoom / view.zoom;
  const fromMiddle = [at[0] - window.width / 2, at[1] - window.height / 2] as const;
  return kept(
    {
      x: fromMiddle[0] - (fromMiddle[0] - view.x) * ratio,
      y: fromMiddle[1] - (fromMiddle[1] - view.y) * ratio,
      zoom,
    },
    window,
    sheet,
  );
}

/** Where a place of the sheet lies in the window. */
export function placed(
  view: View,
  place: readonly [number, number],
  window: Size,
  sheet: Size,
): [number, number] {
  const scale = fitScale(window, sheet) * view.zoom;
  const [left, top] = corner(view, window, sheet);
  return [left + place[0] * scale, top + place[1] * scale];
}

/** How far one step closer brings its point towards the middle. */
const INWARD = 0.5;

/** One step closer or further: around the middle, or towards a point of the window, which comes nearer to the middle. */
export function stepped(
  view: View,
  factor: number,
  about: readonly [number, number] | null,
  window: Size,
  sheet: Size,
): View {
  const [x, y] = [window.width / 2, window.height / 2];
  const at: [number, number] = about ? [about[0], about[1]] : [x, y];
  const closer = zoomed(view, factor, at, window, sheet);
  return panned(closer, (x - at[0]) * INWARD, (y - at[1]) * INWARD, window, sheet);
}

/** Shifts as little as needed to bring a place of the sheet into the window, a margin away from its edge. */
export function revealing(
  view: View,
  place: readonly [number, number],
  window: Size,
  sheet: Size,
): View {
  const [left, top] = placed(view, place, window, sheet);
  const shift = (at: number, size: number) => {
    const margin = Math.min(60, size / 4);
    return at < margin ? margin - at : at > size - margin ? size - margin - at : 0;
  };
  const dx = shift(left, window.width);
  const dy = shift(top, window.height);
  return dx === 0 && dy === 0 ? view : panned(view, dx, dy, window, sheet);
}

/** What is hardly larger than the whole sheet is shown on the whole sheet. */
const HARDLY = 1.2;

/** Room that a framed part has around it, as a share of itself. */
const MARGIN = 0.15;

/** Shows a part of the sheet as large as it fits the window: left, top, width, height in units of the sheet. */
export function framing(
  [left, top, width, height]: readonly [number, number, number, number],
  window: Size,
  sheet: Size,
): View {
  const fit = fitScale(window, sheet);
  const room = 1 + 2 * MARGIN;
  const zoom = Math.min(
    deepest(window, sheet),
    window.width / (width * room * fit),
    window.height / (height * room * fit),
  );
  if (zoom < HARDLY) return WHOLE;
  const shift = (at: number, size: number, whole: number) =>
    (whole / 2 - at - size / 2) * fit * zoom;
  return kept(
    { zoom, x: shift(left, width, sheet.width), y: shift(top, height, sheet.height) },
    window,
    sheet,
  );
}

/** A size in units of the sheet, kept between two sizes in screen pixels at this scale. */
export function legible(units: number, scale: number, least: number, most: number): number {
  return Math.min(most / scale, Math.max(least / scale, units));
}
