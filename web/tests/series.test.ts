import { expect, test } from 'vitest';
import type { SeriesShown, Update } from '../src/generated/wire';
import { betweenGames, lastWinner, winsAt, winsOf } from '../src/lib/series';

const series = (number: number, ...results: number[]): SeriesShown => ({ most: 3, number, results, ahead: null });
const update = (shown: SeriesShown | null, result: unknown = null) => ({ scene: { series: shown }, result }) as unknown as Update;

test('games are counted for whoever won them, drawn ones for nobody', () => {
  expect(winsOf(series(3, 1, -1), 2)).toEqual([0, 1]);
  expect(winsAt(series(3, 1, 1), 1)).toBe(2);
  expect(winsAt(null, 1)).toBe(0);
  expect([lastWinner(series(2, 0)), lastWinner(series(3, 0, -1)), lastWinner(series(1))]).toEqual([0, null, null]);
});

test('between two games the last one still lies on the table', () => {
  expect(betweenGames(update(series(1, 0)))).toBe(true);
  expect(betweenGames(update(series(2, 0)))).toBe(false);
  expect(betweenGames(update(series(2, 0, 0), { winners: [0] }))).toBe(false);
  expect(betweenGames(update(null))).toBe(false);
});
