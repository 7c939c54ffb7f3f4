// From a game's areas and the zones of a view to what lies where. No game is known here.
import type { AreaShown, PoseShown, TableShown } from '../generated/wire';
import type { CardSeen, View, ZoneSeen } from './view';

/** An area with what lies in it now. */
export interface Laid {
  area: AreaShown;
  zone: ZoneSeen;
}

/** One player's part of the table, or the shared centre. */
export interface Side {
  rows: Laid[][];
  hand: Laid[];
  piles: Laid[];
  drawer: Laid[];
}

export interface Places {
  centre: Side;
  sides: Side[];
  /** Cards tucked under another, by the name of that one. */
  tucked: Map<string, CardSeen[]>;
  /** Cards that stand on the map. */
  standing: CardSeen[];
  /** The chain's areas. */
  chain: Laid[];
}

type Poses = Record<string, PoseShown>;

/** `below` is the seat drawn below for who looks at every hand open: the others' hands then lie in a row behind what they have. */
export function placesOf(table: TableShown, view: View, poses: Poses, below: number | null = null): Places {
  const centre = emptySide();
  const sides = Array.from({ length: view.players }, emptySide);
  const places: Places = { centre, sides, tucked: new Map(), standing: [], chain: [] };
  const areas = new Map(table.areas.map((area, order) => [area.zone, { area, order }]));
  const zones = [...view.zones].sort((a, b) => (areas.get(a.zone)?.order ?? 0) - (areas.get(b.zone)?.order ?? 0));
  for (const zone of zones) {
    const area = areas.get(zone.zone)?.area;
    if (!area || area.place === 'unseen') continue;
    const laid = { area, zone };
    for (const card of zone.cards) if (card && poses[card.name]?.at) places.standing.push(card);
    if (area.form === 'tucked') tuck(places, laid, poses);
    else if (area.form === 'chain') places.chain.push(laid);
    else if (area.form !== 'plan') lay(zone.player === null ? centre : sides[zone.player]!, laid);
  }
  if (below !== null) sides.forEach((side, seat) => seat !== below && layOpen(side));
  return places;
}

/** Hands of which every card is seen, in a row of their own. */
function layOpen(side: Side): void {
  const open = side.hand.filter(({ zone }) => zone.count && zone.cards.length === zone.count && zone.cards.every(Boolean));
  if (!open.length) return;
  side.hand = side.hand.filter((laid) => !open.includes(laid));
  side.rows.push(open.map(({ area, zone }) => ({ area: { ...area, place: 'table', form: 'row', size: 'token' }, zone })));
}

function emptySide(): Side {
  return { rows: [], hand: [], piles: [], drawer: [] };
}

function lay(side: Side, laid: Laid): void {
  const { place, row } = laid.area;
  if (place === 'hand') side.hand.push(laid);
  else if (place === 'piles') side.piles.push(laid);
  else if (place === 'drawer') side.drawer.push(laid);
  else {
    while (side.rows.length <= row) side.rows.push([]);
    side.rows[row]!.push(laid);
  }
}

function tuck(places: Places, laid: Laid, poses: Poses): void {
  for (const card of laid.zone.cards) {
    const host = card && poses[card.name]?.on;
    if (!card || !host) continue;
    places.tucked.set(host, [...(places.tucked.get(host) ?? []), card]);
  }
}

/** The card on top of a pile, if it is seen; where only some cards are known, nobody says which is on top. */
export function topOf(zone: ZoneSeen): CardSeen | null {
  return zone.cards.length === zone.count ? (zone.cards[0] ?? null) : null;
}

/** Whether a zone is drawn as a pile here. */
export function isPile(laid: Laid): boolean {
  return laid.area.form === 'pile' || laid.area.place === 'piles';
}

/** The names of all cards that can be pointed at without opening anything, for the player who sits at `me`. */
export function inSight(places: Places, me: number): Set<string> {
  const names = new Set<string>();
  const add = (card: CardSeen | null) => {
    if (!card) return;
    names.add(card.name);
    for (const under of places.tucked.get(card.name) ?? []) names.add(under.name);
  };
  const side = (each: Side, mine: boolean) => {
    for (const laid of each.rows.flat()) {
      if (isPile(laid)) add(topOf(laid.zone));
      else laid.zone.cards.forEach(add);
    }
    for (const laid of each.piles) add(topOf(laid.zone));
    if (mine) for (const laid of each.hand) laid.zone.cards.forEach(add);
  };
  side(places.centre, false);
  places.sides.forEach((each, seat) => side(each, seat === me));
  places.standing.forEach(add);
  return names;
}

/** How many cards an area of cards side by side shows; a hidden one counts too. */
export function laidOut(zone: ZoneSeen): (CardSeen | null)[] {
  if (zone.cards.length >= zone.count) return zone.cards;
  return [...zone.cards, ...Array.from({ length: zone.count - zone.cards.length }, () => null)];
}

const SCALE: Record<string, number> = { token: 0.68, card: 1, full: 1 };

/** The height of an area's cards against the usual one. */
export function scaleOf(laid: Laid): number {
  return SCALE[laid.area.size] ?? 1;
}

/** Cards whose order does not matter, equal ones together: the same card, lying the same way, with nothing under it. */
export function stacksOf(zone: ZoneSeen, poses: Poses, tucked: ReadonlyMap<string, CardSeen[]>): (CardSeen | null)[][] {
  const stacks = new Map<string, (CardSeen | null)[]>();
  laidOut(zone).forEach((card, at) => {
    const alone = !card || tucked.has(card.name);
    const key = alone ? `alone ${at}` : `${card.card} ${card.owner} ${JSON.stringify(poses[card.name] ?? {})}`;
    const stack = stacks.get(key);
    if (stack) stack.push(card);
    else stacks.set(key, [card]);
  });
  return [...stacks.values()];
}
