import { expect, test } from 'vitest';
import type { ShelfShown } from '../src/generated/wire';
import { chanceOf, counted, countOf, curveOf, difference, expectedOf, meanOf, shuffled } from '../src/lib/odds';

const SHELF = {
  curve: 'cost',
  fields: [
    { id: 'cost', values: ['0', '1', '2', '3', '4', '5'].map((id) => ({ id })) },
    { id: 'race', values: [{ id: 'elf' }, { id: 'orc' }] },
  ],
  cards: { a: { cost: ['1'], race: ['elf', 'orc'] }, b: { cost: ['3'], race: ['orc'] }, gold: {} },
} as unknown as ShelfShown;
const LINES = [
  { card: 'a', count: 3, part: '' },
  { card: 'b', count: 1, part: '' },
  { card: 'gold', count: 2, part: '' },
];

test('counts and the curve, without its empty ends', () => {
  expect(countOf(LINES)).toBe(6);
  expect(counted(LINES, SHELF, 'race')).toEqual([{ id: 'elf', count: 3 }, { id: 'orc', count: 4 }]);
  expect(curveOf(LINES, SHELF)).toEqual([{ id: '1', count: 3 }, { id: '2', count: 0 }, { id: '3', count: 1 }]);
  expect(meanOf(LINES, SHELF)).toBe(1.5);
  expect(meanOf([], SHELF)).toBeNull();
});

test('the chance of at least one is that of the hypergeometric distribution', () => {
  expect(chanceOf(4, 40, 7)).toBeCloseTo(1 - (33 * 32 * 31 * 30) / (40 * 39 * 38 * 37), 12);
  expect(chanceOf(0, 50, 8)).toBe(0);
  expect(chanceOf(50, 50, 8)).toBe(1);
  expect(chanceOf(2, 3, 9)).toBe(1);
  expect(expectedOf(16, 50, 8)).toBeCloseTo(2.56);
});

test('a shuffle has every copy once, and every order by its numbers', () => {
  expect(shuffled(LINES).toSorted()).toEqual(['a', 'a', 'a', 'b', 'gold', 'gold']);
  expect(shuffled(LINES, () => 0.999999)).toEqual(['a', 'a', 'a', 'b', 'gold', 'gold']);
  expect(shuffled(LINES, () => 0)).toEqual(['a', 'a', 'b', 'gold', 'gold', 'a']);
});

test('what changed from one list to another', () => {
  expect(difference(LINES, [{ card: 'a', count: 1, part: '' }, { card: 'gold', count: 2, part: '' }, { card: 'c', count: 1, part: '' }])).toEqual([
    { card: 'a', change: -2 },
    { card: 'c', change: 1 },
    { card: 'b', change: -1 },
  ]);
});
