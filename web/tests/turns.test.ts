import { expect, test } from 'vitest';
import type { LogLine } from '../src/generated/wire';
import { counted, stepsOfOthers, turnsOf } from '../src/lib/turns';

const line = (es: string, place: Partial<LogLine> = {}): LogLine => ({ event: 'e', es: [es], en: [es], ...place }) as LogLine;

const LOG = [
  line('a1', { active: 0, turn: 1, answer: 0 }),
  line('a2', { active: 0, turn: 1, answer: 0, depth: 1 }),
  line('turn of b', { active: 1, turn: 2, answer: 1, heading: true }),
  line('b1', { active: 1, turn: 2, answer: 2 }),
  line('b2', { active: 1, turn: 2, answer: 2, depth: 1 }),
  line('b3', { active: 1, turn: 2, answer: 3 }),
  line('turn of a', { active: 0, turn: 3, answer: 3, heading: true }),
];

test('lines that say the same one after another are told once', () => {
  const drawn = [line('draws a card'), line('draws a card'), line('draws a card', { depth: 1 }), line('gains 1'), line('draws a card')];
  expect(counted(drawn, (each) => each.es.join('')).map(({ line: { es }, times }) => [es[0], times])).toEqual([['draws a card', 2], ['draws a card', 1], ['gains 1', 1], ['draws a card', 1]]);
});

test('a heading begins a turn, and lines of one answer stay together', () => {
  const turns = turnsOf(LOG);
  expect(turns.map((turn) => turn.heading?.es[0] ?? null)).toEqual([null, 'turn of b', 'turn of a']);
  expect(turns[1]!.steps.map((step) => step.lines.length)).toEqual([2, 1]);
});

test('the steps of the others stay while it is my turn, and until it ends', () => {
  expect(stepsOfOthers(LOG, 0).map((step) => step.answer)).toEqual([2, 3]);
  expect(stepsOfOthers([...LOG, line('a3', { active: 0, turn: 3, answer: 4 })], 0).map((step) => step.answer)).toEqual([2, 3]);
  const next = [...LOG, line('a3', { active: 0, turn: 3, answer: 4 }), line('b4', { active: 1, turn: 4, answer: 5 })];
  expect(stepsOfOthers(next, 0).map((step) => step.answer)).toEqual([5]);
});

test('an answer that ends a turn and begins the next one is a single step', () => {
  const log = [
    line('b1', { active: 1, turn: 2, answer: 2 }),
    line('b2', { active: 1, turn: 2, answer: 3 }),
    line('turn of c', { active: 2, turn: 3, answer: 3, heading: true }),
    line('c1', { active: 2, turn: 3, answer: 3 }),
    line('c2', { active: 2, turn: 3, answer: 4 }),
  ];
  expect(stepsOfOthers(log, 0).map((step) => [step.answer, step.lines.length])).toEqual([[2, 1], [3, 2], [4, 1]]);
});
