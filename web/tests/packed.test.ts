import { expect, test } from 'vitest';
import { packed, unpackedDeck } from '../src/lib/packed';

const DECK = { name: 'Señores de la noche', cards: Array.from({ length: 25 }, (_, at) => [`card-${at * 7}`, (at % 3) + 1]) };

test('a deck goes into an address and comes out of it', async () => {
  const letters = await packed(DECK);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(500);
  expect(await unpackedDeck(letters)).toEqual(DECK);
});

test('what is no deck, damaged or too large is none', async () => {
  const letters = await packed(DECK);
  expect(await unpackedDeck('')).toBeNull();
  expect(await unpackedDeck(letters.slice(0, -9))).toBeNull();
  expect(await unpackedDeck(`${letters}/..`)).toBeNull();
  expect(await unpackedDeck('x'.repeat(20_000))).toBeNull();
  expect(await unpackedDeck(await packed([1, 2] as unknown as Record<string, unknown>))).toBeNull();
  expect(await unpackedDeck(await packed({ name: ' '.repeat(3_000_000) }))).toBeNull();
});
