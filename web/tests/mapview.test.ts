import { describe, expect, it } from 'vitest';
import type { SquareShown } from '../src/generated/wire';
import { around, type Box, boxOf, CELL, kept, MapView } from '../src/lib/mapview.svelte';

const square = (x: number, y: number): SquareShown => ({ name: `${x},${y}`, x, y, kind: 'floor', sides: '....', tile: '', reach: -1 });

describe('the part of a map that is seen', () => {
  const bounds = { x: 0, y: 0, width: 9 * CELL, height: 15 * CELL };

  it('is a box around squares with a margin', () => {
    expect(boxOf([square(1, 2), square(3, 2)], 5)).toEqual({ x: CELL - 5, y: 2 * CELL - 5, width: 3 * CELL + 10, height: CELL + 10 });
  });

  it('has cells that can be read, or all of the map when that is larger', () => {
    const part = boxOf([square(4, 4)], CELL);
    expect(around(part, 0.5, 800, 500).scale * CELL).toBe(66);
    expect(around(part, 2, 800, 500).scale).toBe(2);
  });

  it('grows until all that matters is in it', () => {
    const apart = boxOf([square(0, 0), square(8, 14)], CELL);
    const { scale } = around(apart, 0.1, 400, 400);
    expect(apart.height * scale).toBeLessThanOrEqual(400);
  });

  it('does not leave the map, and lies in the middle when the map is smaller', () => {
    const corner = kept({ x: 0, y: 0, scale: 2 }, bounds, 400, 400);
    expect([corner.x, corner.y]).toEqual([100, 100]);
    const small = kept({ x: 0, y: 0, scale: 0.5 }, bounds, 800, 800);
    expect([small.x, small.y]).toEqual([bounds.width / 2, bounds.height / 2]);
  });

  it('stays where it is when nothing on it is asked about, and comes back when others have acted elsewhere', () => {
    const squares = [square(1, 1), square(8, 14)];
    const seen = new MapView((): Box => bounds, () => boxOf([at], CELL));
    let at = squares[0]!;
    seen.width = seen.height = 200;
    seen.attend([at]);
    const own = seen.held;
    seen.attend([]);
    expect(seen.held).toBe(own);
    at = squares[1]!;
    seen.attend([at], false);
    expect(seen.held).not.toEqual(own);
    seen.attend([], true);
    expect(seen.held).toBe(own);
    seen.attend([at], false);
    seen.attend([squares[0]!]);
    expect(seen.held).toBe(own);
    seen.attend([at]);
    expect(seen.held).not.toEqual(own);
  });
});
