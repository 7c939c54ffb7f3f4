import { describe, expect, it } from 'vitest';
import type { AreaShown, PoseShown, TableShown } from '../src/generated/wire';
import { inSight, laidOut, placesOf, stacksOf } from '../src/lib/places';
import type { CardSeen, View, ZoneSeen } from '../src/lib/view';

const words = { es: '', en: '' };

function area(zone: string, place: string, form: string, row = 0): AreaShown {
  return { zone, place, form, row, size: 'card', name: words, shared: false };
}

function card(name: string): CardSeen {
  return { name, card: name, owner: 0, counters: {} };
}

function zone(id: string, player: number | null, cards: (CardSeen | null)[], count = cards.length): ZoneSeen {
  return { zone: id, player, count, hidden: count - cards.filter(Boolean).length, cards };
}

const table = {
  areas: [area('line', 'table', 'line'), area('upgrades', 'table', 'tucked'), area('hand', 'hand', 'row'), area('deck', 'piles', 'pile'), area('gone', 'unseen', 'row')],
} as TableShown;

const view = {
  players: 2,
  zones: [
    zone('deck', 0, [], 30),
    zone('hand', 0, [card('punch')]),
    zone('line', 0, [card('troll')]),
    zone('upgrades', 0, [card('armour')]),
    zone('gone', 0, [card('ghost')]),
    zone('hand', 1, [], 6),
    zone('line', 1, [card('imp')]),
  ],
} as unknown as View;

const poses = { armour: { on: 'troll' } } as unknown as Record<string, PoseShown>;

describe('places', () => {
  const places = placesOf(table, view, poses);

  it('puts each zone on its player’s side', () => {
    expect(places.sides[0]!.rows[0]![0]!.zone.cards[0]!.name).toBe('troll');
    expect(places.sides[1]!.rows[0]![0]!.zone.cards[0]!.name).toBe('imp');
    expect(places.sides[0]!.piles[0]!.zone.count).toBe(30);
  });

  it('tucks a card under its host', () => {
    expect(places.tucked.get('troll')?.map((each) => each.name)).toEqual(['armour']);
  });

  it('counts as in sight what can be pointed at, and nothing of another hand', () => {
    expect(inSight(places, 0)).toEqual(new Set(['punch', 'troll', 'armour', 'imp']));
    expect(inSight(places, 1)).toEqual(new Set(['troll', 'armour', 'imp']));
  });

  it('lays hands that are open in a row behind, for who sits nowhere', () => {
    const open = { ...view, zones: view.zones.map((each) => (each.zone === 'hand' && each.player === 1 ? zone('hand', 1, [card('kick'), card('bite')]) : each)) };
    const shown = placesOf(table, open, poses, 0);
    expect(shown.sides[1]!.hand).toEqual([]);
    expect(shown.sides[1]!.rows.at(-1)![0]!.zone.cards.map((each) => each!.name)).toEqual(['kick', 'bite']);
    expect(shown.sides[0]!.hand).toHaveLength(1);
    expect(placesOf(table, open, poses).sides[1]!.hand).toHaveLength(1);
    expect(placesOf(table, view, poses, 0).sides[1]!.hand).toHaveLength(1);
  });

  it('keeps a place for cards that are not seen', () => {
    expect(laidOut(zone('hand', 1, [card('known')], 3)).map((each) => each?.name ?? null)).toEqual(['known', null, null]);
  });
});

describe('equal cards', () => {
  const coin = (name: string): CardSeen => ({ ...card(name), card: 'coin' });

  it('lie on one another, those that lie otherwise apart', () => {
    const coins = zone('reserve', 0, [coin('coin#1'), card('statue'), coin('coin#2'), coin('coin#3')]);
    const stacks = stacksOf(coins, { 'coin#3': { turned: 90 } as PoseShown }, new Map());
    expect(stacks.map((stack) => stack.map((each) => each?.name))).toEqual([['coin#1', 'coin#2'], ['statue'], ['coin#3']]);
  });

  it('stay apart when something is tucked under one', () => {
    const coins = zone('reserve', 0, [coin('coin#1'), coin('coin#2')]);
    expect(stacksOf(coins, {}, new Map([['coin#1', [card('rust')]]]))).toHaveLength(2);
  });
});
