import { describe, expect, it } from 'vitest';
import { scrollFor, wantedIn } from '../src/lib/sight';

const window = { top: 100, bottom: 300 };

describe('what is asked about comes into sight', () => {
  it('does not move where all of it is in sight, or nearly', () => {
    expect(scrollFor([{ top: 100, bottom: 180 }, { top: 220, bottom: 300 }], window)).toBe(0);
    expect(scrollFor([{ top: 95, bottom: 306 }], window)).toBe(0);
    expect(scrollFor([], window)).toBe(0);
  });

  it('moves as little as it must', () => {
    expect(scrollFor([{ top: 40, bottom: 120 }, { top: 130, bottom: 200 }], window)).toBe(-60);
    expect(scrollFor([{ top: 200, bottom: 280 }, { top: 290, bottom: 350 }], window)).toBe(50);
  });

  it('begins with the first where all of it is higher than the window', () => {
    expect(scrollFor([{ top: 150, bottom: 230 }, { top: 400, bottom: 480 }], window)).toBe(50);
  });

  it('keeps to what matters most where not all of it fits', () => {
    const far = { top: 20, bottom: 180 };
    const mine = { top: 260, bottom: 340 };
    expect(wantedIn([far, mine], [mine], window)).toEqual([mine]);
    expect(wantedIn([far, mine], [], window)).toEqual([far, mine]);
    expect(wantedIn([{ top: 150, bottom: 180 }, mine], [mine], window)).toHaveLength(2);
  });
});
