import { expect, test } from 'vitest';
import { marked } from '../src/lib/marks';

test('a text without marks is one piece', () => {
  expect(marked('three keys', [])).toEqual([{ text: 'three keys', marked: false }]);
});

test('marked words are pieces of their own', () => {
  expect(marked('Æ three keys', [[2, 7]])).toEqual([
    { text: 'Æ ', marked: false },
    { text: 'three', marked: true },
    { text: ' keys', marked: false },
  ]);
});

test('a letter of two halves counts as one', () => {
  expect(marked('🂡 ace', [[2, 5]]).find((piece) => piece.marked)?.text).toBe('ace');
});
