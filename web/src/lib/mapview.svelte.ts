// Which part of a map is seen: around what matters now, or where somebody has dragged and zoomed to.
import type { SquareShown } from '../generated/wire';

export interface Point {
  x: number;
  y: number;
}

/** The middle of what is seen, in units of the map, and pixels to a unit. */
export interface View extends Point {
  scale: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const CELL = 40; // units
const USUAL_CELL = 66; // pixels of a cell, so that who stands there can be told
const MOST_CELL = 110;
const STILL = 6; // pixels a pointer may tremble without dragging

/** The middle of a row or column of cells. */
export const middle = (at: number) => (at + 0.5) * CELL;

export function boxOf(squares: readonly SquareShown[], margin: number): Box {
  const xs = squares.map((square) => square.x);
  const ys = squares.map((square) => square.y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return {
    x: left * CELL - margin,
    y: top * CELL - margin,
    width: (Math.max(...xs) - left + 1) * CELL + 2 * margin,
    height: (Math.max(...ys) - top + 1) * CELL + 2 * margin,
  };
}

/** Cells large enough to read, around a part of the map. */
export function around(part: Box, whole: number, width: number, height: number): View {
  const scale = Math.max(whole, Math.min(USUAL_CELL / CELL, width / part.width, height / part.height));
  return { x: part.x + part.width / 2, y: part.y + part.height / 2, scale };
}

/** A view that shows no more of the darkness around the map than it must. */
export function kept({ x, y, scale }: View, bounds: Box, width: number, height: number): View {
  const inside = (at: number, from: number, length: number, half: number) =>
    length <= 2 * half ? from + length / 2 : Math.min(Math.max(at, from + half), from + length - half);
  return { x: inside(x, bounds.x, bounds.width, width / scale / 2), y: inside(y, bounds.y, bounds.height, height / scale / 2), scale };
}

export class MapView {
  width = $state(0);
  height = $state(0);
  dragging = $state(false);
  /** What is looked at; null until the map has a size. It changes only when somebody asks for it, or when what matters is out of sight. */
  held = $state.raw<View | null>(null);
  /** Whether somebody has dragged or zoomed. */
  chosen = $state(false);
  /** Whether the pointer that is down has dragged: then it means no click. */
  moved = false;
  #held = new Map<number, Point>();
  #size = '';
  /** What this person looked at before the others acted elsewhere. */
  #own: View | null = null;

  /** The scale at which all of it is seen. */
  readonly whole = $derived.by(() => Math.min(this.width / this.bounds().width, this.height / this.bounds().height, MOST_CELL / CELL) || 1);
  readonly view = $derived.by(() => this.held ?? this.#usual());
  readonly entire = $derived.by(() => this.view.scale <= this.whole * 1.01);

  constructor(readonly bounds: () => Box, readonly attention: () => Box) {}

  get transform(): string {
    const { x, y, scale } = this.view;
    return `translate(${this.width / 2 - x * scale}px, ${this.height / 2 - y * scale}px) scale(${scale})`;
  }

  #kept(view: View): View {
    return kept(view, this.bounds(), this.width, this.height);
  }

  #usual(): View {
    return this.#kept(around(this.attention(), this.whole, this.width, this.height));
  }

  follow(): void {
    this.held = this.width ? this.#usual() : null;
    this.chosen = false;
  }

  showAll(): void {
    this.#choose({ ...this.view, scale: this.whole });
  }

  #choose(view: View): void {
    this.held = this.#kept(view);
    this.chosen = true;
  }

  /** What is asked about, or what others do, is elsewhere: there, unless some of it is in sight. What others did is left again when it is
   * this person's turn to answer. */
  attend(squares: readonly SquareShown[], mine = true): void {
    if (!this.width) return;
    const size = `${this.width} ${this.height}`;
    const resized = size !== this.#size && !this.chosen;
    this.#size = size;
    if (resized) this.#own = null;
    if (mine && this.#own) this.held = this.#own;
    if (mine) this.#own = null;
    if (this.held && !resized && (!squares.length || squares.some((square) => this.#inSight(square)))) return;
    if (!mine) this.#own ??= this.held;
    this.follow();
  }

  #inSight(square: SquareShown): boolean {
    const { x, y, scale } = this.view;
    const near = (at: number, from: number, room: number) => Math.abs(middle(at) - from) <= room / scale / 2 - CELL / 2;
    return near(square.x, x, this.width) && near(square.y, y, this.height);
  }

  /** Nearer or farther, with the point of the map under `at` where it is. */
  magnify(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const { view } = this;
    const scale = Math.min(MOST_CELL / CELL, Math.max(this.whole, view.scale * factor));
    const shift = 1 / view.scale - 1 / scale;
    this.#choose({ x: view.x + (at.x - this.width / 2) * shift, y: view.y + (at.y - this.height / 2) * shift, scale });
  }

  /** A cell is brought into sight. */
  show(square: SquareShown): void {
    if (!this.#inSight(square)) this.#choose({ x: middle(square.x), y: middle(square.y), scale: this.view.scale });
  }

  // -- pointers; points are pixels of the map's window

  press(id: number, at: Point): void {
    if (!this.#held.size) this.moved = false;
    this.#held.set(id, at);
  }

  /** One pointer drags the map, two fingers stretch it. */
  drag(id: number, now: Point): void {
    const before = this.#held.get(id);
    if (!before || (!this.moved && Math.abs(now.x - before.x) + Math.abs(now.y - before.y) <= STILL)) return;
    this.moved = true;
    this.dragging = true;
    const other = [...this.#held].find(([each]) => each !== id)?.[1];
    this.#held.set(id, now);
    if (other) {
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      this.magnify(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      return;
    }
    const { x, y, scale } = this.view;
    this.#choose({ x: x - (now.x - before.x) / scale, y: y - (now.y - before.y) / scale, scale });
  }

  release(id: number): void {
    this.#held.delete(id);
    if (!this.#held.size) this.dragging = false;
  }
}
