import { describe, expect, it } from 'vitest';
import { powersIn, type Spoken } from '../src/lib/powers';

const power = (letters: number, signs = 0): Spoken => ({ letters, signs });
const heights = (found: ReturnType<typeof powersIn>) => found.powers.reduce((sum, each) => sum + each.height, 0);

describe('powers of a card', () => {
  it('that say more have higher rows', () => {
    const found = powersIn([power(30), power(150), power(30), power(30), power(30)], 250, 210);
    expect(found.powers[1]!.lines).toBeGreaterThan(found.powers[0]!.lines);
    expect(found.powers.every((each) => each.says === 'text')).toBe(true);
    expect(heights(found)).toBeLessThanOrEqual(250);
  });

  it('are written as large as all of them can be', () => {
    expect(powersIn([power(20), power(20)], 250, 210).px).toBe(13);
    expect(powersIn([power(170), power(170), power(170), power(20), power(20)], 250, 210).px).toBeLessThan(13);
  });

  it('say the longest in symbols where words find no room, and cut only what has none', () => {
    const found = powersIn([power(300, 10), power(300), power(30), power(30), power(30)], 200, 210);
    expect(found.powers[0]).toMatchObject({ says: 'signs', lines: 1 });
    expect(found.powers[1]!.says).toBe('text');
    expect(heights(found)).toBeLessThanOrEqual(200);
  });

  it('have no line for it where rows are only as high as their names', () => {
    expect(powersIn(Array.from({ length: 5 }, () => power(60, 8)), 110, 160).powers.every((each) => each.lines === 0)).toBe(true);
  });
});
