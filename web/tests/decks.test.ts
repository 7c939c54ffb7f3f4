import { beforeEach, describe, expect, test } from 'vitest';
import type { DeckKept } from '../src/generated/wire';
import { allDecks, decksOf, dropDeck, emptyDeck, freeName, keepRead, merged, MOST_DECKS, putDeck, resultsOf, revised, sameDeck, standings, withResult, withVersion } from '../src/lib/decks';

const kept = new Map<string, string>();
let room = Infinity;
beforeEach(() => {
  kept.clear();
  room = Infinity;
  globalThis.localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (value.length > room) throw new Error('QuotaExceededError');
      kept.set(name, value);
    },
    removeItem: (name: string) => void kept.delete(name),
  } as unknown as Storage;
});

const deck = (id: string, more: Partial<DeckKept> = {}): DeckKept => ({ ...emptyDeck('toy', id, { cards: [[id, 1]] }), id, at: 100, ...more });

describe('decks in this browser', () => {
  test('are kept and dropped, favourites first and then the latest', () => {
    for (const each of [deck('a'), deck('b', { at: 300 }), deck('c', { at: 200, favourite: true }), deck('d', { game: 'other' })]) putDeck(each);
    expect(decksOf('toy').map((each) => each.id)).toEqual(['c', 'b', 'a']);
    dropDeck('b');
    expect(decksOf('toy').map((each) => each.id)).toEqual(['c', 'a']);
  });

  test('that were kept before there was a workshop are taken over once', () => {
    kept.set('tapete.decks', JSON.stringify([{ game: 'toy', name: 'Old', value: { cards: [['x', 2]] } }]));
    expect(decksOf('toy').map((each) => [each.name, each.deck])).toEqual([['Old', { cards: [['x', 2]] }]]);
    expect(kept.has('tapete.decks')).toBe(false);
    expect(allDecks()).toHaveLength(1);
  });

  test('say when there is no room for them', () => {
    expect(putDeck(deck('a'))).toBe(true);
    room = 10;
    expect(putDeck(deck('b'))).toBe(false);
    expect(allDecks().map((each) => each.id)).toEqual(['a']);
  });

  test('are no more than a server keeps', () => {
    for (let at = 0; at <= MOST_DECKS; at++) putDeck(deck(`d${at}`));
    expect(allDecks()).toHaveLength(MOST_DECKS);
  });

  test('read again under the same name are the same deck', () => {
    const first = keepRead('toy', 'Mine', { cards: [['a', 1]] });
    const again = keepRead('toy', 'Mine', { cards: [['a', 2]] });
    expect(again.id).toBe(first.id);
    expect(decksOf('toy')).toHaveLength(1);
  });
});

test('a name that is taken gets a number, its own it keeps', () => {
  const decks = [deck('1', { name: 'Dragons' }), deck('2', { name: 'Dragons 2' })];
  expect(freeName('Dragons', decks)).toBe('Dragons 3');
  expect(freeName(' Dragons ', decks, '1')).toBe('Dragons');
  expect(freeName('x'.repeat(200), decks).length).toBeLessThanOrEqual(80);
});

test('decks are the same whatever their names and the order of their fields', () => {
  expect(sameDeck({ name: 'a', cards: [1], houses: 2 }, { houses: 2, cards: [1], name: 'b' })).toBe(true);
  expect(sameDeck({ cards: [1, 2] }, { cards: [2, 1] })).toBe(false);
});

describe('versions', () => {
  test('one for each sitting: as the deck was before', () => {
    let now = deck('a', { at: 1000 });
    now = revised(now, { cards: [['b', 1]] }, 5000, true);
    now = revised(now, { cards: [['b', 2]] }, 5010, false);
    expect(now.versions).toEqual([{ at: 1000, deck: { cards: [['a', 1]] } }]);
    expect(now.deck).toEqual({ cards: [['b', 2]] });
    now = revised(now, { cards: [['c', 1]] }, 9000, true);
    expect(now.versions[0]).toEqual({ at: 5010, deck: { cards: [['b', 2]] } });
  });

  test('the same cards make none, and twelve are kept', () => {
    expect(revised(deck('a'), { cards: [['a', 1]] }, 9999, true).versions).toEqual([]);
    let now = deck('a');
    for (let at = 0; at < 20; at++) now = withVersion(now, at);
    expect(now.versions).toHaveLength(12);
    expect(now.versions[0]!.at).toBe(19);
  });
});

describe('how a deck did', () => {
  const mine = deck('mine');
  const setup = { decks: [{ name: 'My name for it', cards: [['mine', 1]] }, { name: 'Theirs', cards: [] }] };

  test('is noted for the seat that played it', () => {
    const [noted] = resultsOf('m1', 7, setup, [0], [0], [mine]);
    expect(noted).toEqual({ deck: 'mine', result: { match: 'm1', against: 'Theirs', result: 'won', at: 7 } });
    expect(resultsOf('m1', 7, setup, [1], [0], [mine])[0]!.result.result).toBe('lost');
    expect(resultsOf('m1', 7, setup, [], [0], [mine])[0]!.result.result).toBe('drawn');
    expect(resultsOf('m1', 7, setup, [0], [1], [mine])).toEqual([]);
    expect(resultsOf('m1', 7, {}, [0], [0], [mine])).toEqual([]);
  });

  test('counts each match once, and adds up by the other deck', () => {
    const once = withResult(mine, { match: 'm1', against: 'A', result: 'won', at: 1 });
    expect(withResult(once, { match: 'm1', against: 'A', result: 'lost', at: 2 })).toBe(once);
    const more = ['lost', 'drawn', 'won'].reduce((now, result, at) => withResult(now, { match: `n${at}`, against: 'B', result, at }), once);
    expect(standings(more.results)).toEqual([
      { against: 'B', won: 1, drawn: 1, lost: 1 },
      { against: 'A', won: 1, drawn: 0, lost: 0 },
    ]);
  });
});

describe('two devices', () => {
  test('have of each deck the later one, and send what is newer here', () => {
    const here = [deck('a', { at: 5 }), deck('b', { at: 1 }), deck('new')];
    const there = [deck('a', { at: 3 }), deck('b', { at: 2, note: 'theirs' }), deck('c')];
    const { decks, push } = merged(here, there, ['a', 'b', 'c']);
    expect(decks.map((each) => each.id).sort()).toEqual(['a', 'b', 'c', 'new']);
    expect(decks.find((each) => each.id === 'b')!.note).toBe('theirs');
    expect(push.map((each) => each.id)).toEqual(['a', 'new']);
  });

  test('what was deleted elsewhere goes here, too; what was never there stays', () => {
    const { decks, push } = merged([deck('gone'), deck('own')], [], ['gone']);
    expect(decks.map((each) => each.id)).toEqual(['own']);
    expect(push.map((each) => each.id)).toEqual(['own']);
  });
});
