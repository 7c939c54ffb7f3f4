import { expect, test } from 'vitest';
import type { SeatShown } from '../src/generated/wire';
import { seatsAgain, setupOf } from '../src/lib/rematch';

test('the setup is that of the record, and its seed is not touched', () => {
  expect(setupOf('{"record": {"seed": 123456789012345678901234567890, "setup": {"decks": ["a", "b"]}}}')).toEqual({ decks: ['a', 'b'] });
});

test('bots keep their level, who sits here sits here again, the others are invited', () => {
  const seats = [
    { kind: 'person', name: 'Ana', level: '' },
    { kind: 'bot', name: '', level: 'experto' },
    { kind: 'person', name: 'Luis', level: '' },
  ] as SeatShown[];
  expect(seatsAgain(seats, new Set([0]))).toEqual([
    { kind: 'me', name: 'Ana' },
    { kind: 'bot', level: 'experto' },
    { kind: 'open', name: 'Luis' },
  ]);
});
