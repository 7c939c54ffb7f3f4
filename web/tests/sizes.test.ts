import { describe, expect, it } from 'vitest';
import type { AreaShown } from '../src/generated/wire';
import type { Laid } from '../src/lib/places';
import { columnUnit, LEAST, lineUnit, MOST } from '../src/lib/sizes';

function laid(count: number, form = 'row', size = 'card'): Laid {
  const area = { zone: 'zone', place: 'table', form, row: 0, size, name: { es: '', en: '' }, shared: true } satisfies AreaShown;
  return { area, zone: { zone: 'zone', player: null, count, hidden: 0, cards: [] } };
}

describe('how big cards are', () => {
  it('is as big as a column has room for', () => {
    const rows = [[laid(2)], [laid(5, 'row', 'token')], [laid(1, 'pile')]];
    const tall = columnUnit(rows, 300, 700);
    const low = columnUnit(rows, 300, 420);
    expect(tall).toBeGreaterThan(low);
    expect(tall).toBeLessThanOrEqual(MOST);
    expect(columnUnit(rows, 300, 100)).toBe(LEAST);
  });

  it('is so big that a line fits', () => {
    const unit = lineUnit([[laid(4)]], 232, 90);
    expect(4 * ((unit * 5) / 7 + 8)).toBeLessThanOrEqual(232);
    expect(lineUnit([[laid(1)]], 232, 90)).toBe(90);
  });
});
