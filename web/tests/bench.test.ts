import { beforeEach, expect, test, vi } from 'vitest';
import type { DeckAsked, DeckChecked, ShelfShown } from '../src/generated/wire';

const judge = vi.hoisted(() => ({ fails: false, asked: [] as unknown[] }));
vi.mock('../src/lib/api', () => {
  const UNREACHABLE = { code: 'unreachable' };
  class Refused extends Error {
    constructor(readonly problem: unknown) {
      super();
    }
  }
  return { UNREACHABLE, Refused, checkDeck: (_game: string, asked: DeckAsked) => judged(asked, () => new Refused(UNREACHABLE)) };
});

/** A game whose decks have at most two of a card, four in all. */
async function judged(asked: DeckAsked, refusal: () => Error): Promise<DeckChecked> {
  judge.asked.push(asked);
  await new Promise((done) => setTimeout(done, 1));
  if (judge.fails) throw refusal();
  const cards = (asked.cards ?? asked.deck?.['cards'] ?? []) as { card: string; count: number }[];
  const size = cards.reduce((sum, { count }) => sum + count, 0);
  const text = { es: '', en: '' };
  const full = cards.filter(({ count }) => count >= 2).map(({ card }) => card);
  return {
    name: asked.name ?? '',
    deck: { name: asked.name, cards, ...(asked.format ? { format: asked.format } : {}) },
    lines: cards.map(({ card, count }) => ({ card, count, part: '' })),
    problems: size === 4 ? [] : [{ clause: 'T-size', text }],
    barred: size >= 4 ? [{ clause: 'T-size', text, cards: ['a', 'b', 'c'] }] : [{ clause: 'T-copies', text, cards: full }],
    listed: '',
    strength: null,
  };
}

const { Bench } = await import('../src/decks/bench.svelte');
const SHELF = { game: 'toy', formats: [{ id: 'short' }] } as unknown as ShelfShown;
let told: DeckChecked[] = [];
let bench: InstanceType<typeof Bench>;

beforeEach(async () => {
  judge.fails = false;
  told = [];
  bench = new Bench(SHELF, (checked) => told.push(checked));
  await bench.begin('Mine');
});

test('an empty deck is judged and kept by nobody until a card goes in', async () => {
  expect(bench.checked?.problems.map((each) => each.clause)).toEqual(['T-size']);
  expect(told).toEqual([]);
  await bench.add('a');
  expect(told.map((each) => each.lines.length)).toEqual([1]);
});

test('clicks faster than the judge are judged one after another: the third copy is refused with its clause', async () => {
  const clicks = ['a', 'a', 'a', 'b'].map((card) => bench.add(card));
  expect(bench.waiting).toEqual(['a', 'a', 'a', 'b']);
  await Promise.all(clicks.slice(0, 3));
  expect(bench.refused).toMatchObject({ card: 'a', clause: 'T-copies' });
  await clicks[3];
  expect(bench.refused?.card).toBe('a');
  expect([...bench.counts]).toEqual([['a', 2], ['b', 1]]);
  expect(bench.waiting).toEqual([]);
  await bench.add('c');
  expect(bench.refused).toBeNull();
});

test('nothing goes into a full deck', async () => {
  for (const card of ['a', 'a', 'b', 'b', 'c']) await bench.add(card);
  expect(bench.legal).toBe(true);
  expect(bench.size).toBe(4);
  expect(bench.refused).toMatchObject({ card: 'c', clause: 'T-size' });
});

test('cards are taken out, moved forward, and every step is undone', async () => {
  for (const card of ['a', 'b', 'b']) await bench.add(card);
  await bench.forward('b');
  expect(bench.cards.map((each) => each.card)).toEqual(['b', 'a']);
  await bench.take('a');
  await bench.take('b');
  expect([...bench.counts]).toEqual([['b', 1]]);
  for (let step = 0; step < 3; step++) await bench.undo();
  expect(bench.cards).toEqual([{ card: 'a', count: 1 }, { card: 'b', count: 2 }]);
  for (let step = 0; step < 5; step++) await bench.undo();
  expect(bench.cards).toEqual([]);
});

test('a document is laid open with its format, and a version takes its place', async () => {
  await bench.open({ cards: [{ card: 'a', count: 2 }], format: 'short' }, 'As I call it');
  expect([bench.name, bench.format, bench.size]).toEqual(['As I call it', 'short', 2]);
  await bench.replace({ cards: [{ card: 'c', count: 1 }] });
  expect([bench.name, bench.size]).toEqual(['As I call it', 1]);
  await bench.undo();
  expect([...bench.counts]).toEqual([['a', 2]]);
});

test('a judge who does not answer is told of, and asked again with the next card', async () => {
  judge.fails = true;
  await bench.add('a');
  expect(bench.problem).toMatchObject({ code: 'unreachable' });
  judge.fails = false;
  await bench.add('b');
  expect(bench.problem).toBeNull();
  expect([...bench.counts]).toEqual([['a', 1], ['b', 1]]);
});
