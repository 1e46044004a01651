/** The state of one map window: what is seen, whether it is moving, how large a unit is once it rests. */
import {
  corner,
  fitScale,
  framing,
  kept,
  panned,
  placed,
  revealing,
  stepped,
  WHOLE,
  zoomed,
  type Size,
  type View,
} from './viewport.ts';

/** Nothing has moved for this long: the picture may be drawn sharp again. */
const REST_MS = 140;

export class Viewer {
  readonly sheet: Size;
  /** Where in the window what can be chosen lies, where no board says better. */
  asked: () => [x: number, y: number] | null = () => null;
  #window = $state.raw<Size>({ width: 0, height: 0 });
  #view = $state.raw<View>(WHOLE);
  #restingZoom = $state(1);
  #moving = $state(false);
  #gliding = $state(false);
  /** What of the sheet is asked about, as its board says. */
  aim: readonly [number, number] | null = null;
  /** Whether the window came close by itself, and nobody has looked elsewhere since. */
  #close = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(sheet: Size) {
    this.sheet = sheet;
  }

  /** Whether a finger, a wheel or a key is moving the sheet right now. */
  get moving() {
    return this.#moving;
  }

  /** Whether the present move is a single leap that should be shown as a glide. */
  get gliding() {
    return this.#gliding;
  }

  get zoom() {
    return this.#view.zoom;
  }

  /** Screen pixels for one unit of the sheet at zoom 1. */
  get fit() {
    return fitScale(this.#window, this.sheet);
  }

  /** Screen pixels for one unit, as of the last rest: sizes that follow it do not change while the sheet moves. */
  get scale() {
    return this.fit * this.#restingZoom;
  }

  /** The sheet's place in the window, as a CSS transform. */
  get transform() {
    const [x, y] = corner(this.#view, this.#window, this.sheet);
    return `translate(${x}px, ${y}px) scale(${this.#view.zoom})`;
  }

  resize(window: Size) {
    this.#window = window;
    this.#view = kept(this.#view, window, this.sheet);
  }

  pan(dx: number, dy: number) {
    this.#move(panned(this.#view, dx, dy, this.#window, this.sheet), false);
  }

  /** Zooms around a point of the window. */
  zoomAt(factor: number, at: [number, number]) {
    this.#move(zoomed(this.#view, factor, at, this.#window, this.sheet), false);
  }

  /** One step of a button or a key, as a glide: closer to what is asked about, if anything is. */
  step(factor: number) {
    const about = factor > 1 ? this.#about() : null;
    this.#move(stepped(this.#view, factor, about, this.#window, this.sheet), true);
  }

  #about(): [x: number, y: number] | null {
    return this.aim ? placed(this.#view, this.aim, this.#window, this.sheet) : this.asked();
  }

  /** Comes close to a part of the sheet, as a glide; returns how to see again what was seen before. */
  closeUp(box: readonly [number, number, number, number]): () => void {
    const before = this.#view;
    this.#move(framing(box, this.#window, this.sheet), true);
    this.#close = true;
    return () => {
      // Who has looked elsewhere by then is left there.
      if (this.#close) this.#move(kept(before, this.#window, this.sheet), true);
    };
  }

  glide(dx: number, dy: number) {
    this.#move(panned(this.#view, dx, dy, this.#window, this.sheet), true);
  }

  reset() {
    this.#move(WHOLE, true);
  }

  /** Shows a part of the sheet at once: left, top, width, height in its units. */
  frame(box: readonly [number, number, number, number]) {
    this.#view = framing(box, this.#window, this.sheet);
    this.#restingZoom = this.#view.zoom;
  }

  /** Brings a place into the window. */
  reveal(place: readonly [number, number]) {
    this.#move(revealing(this.#view, place, this.#window, this.sheet), true);
  }

  #move(view: View, gliding: boolean) {
    this.#close = false;
    // A push against the edge moves nothing, and must not make the picture be drawn again.
    const { x, y, zoom } = this.#view;
    if (view.x === x && view.y === y && view.zoom === zoom) return;
    this.#view = view;
    this.#moving = true;
    this.#gliding = gliding;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), gliding ? 2 * REST_MS : REST_MS);
  }

  #settle() {
    this.#moving = false;
    this.#gliding = false;
    this.#restingZoom = this.#view.zoom;
  }
}
