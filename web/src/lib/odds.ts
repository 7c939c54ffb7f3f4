// What a list of cards makes to be expected: its curve, its counts, and opening hands.
import type { LineShown, ShelfShown } from '../generated/wire';

type Lines = readonly Pick<LineShown, 'card' | 'count' | 'part'>[];

export const countOf = (lines: Lines): number => lines.reduce((sum, line) => sum + line.count, 0);

/** How many cards have each value of a field, in the field's order; a card of two values counts for both. */
export function counted(lines: Lines, shelf: ShelfShown, field: string): { id: string; count: number }[] {
  const values = shelf.fields.find((each) => each.id === field)?.values ?? [];
  const counts = new Map<string, number>();
  for (const { card, count } of lines) for (const value of shelf.cards[card]?.[field] ?? []) counts.set(value, (counts.get(value) ?? 0) + count);
  return values.map(({ id }) => ({ id, count: counts.get(id) ?? 0 }));
}

/** The curve without the empty ends. */
export function curveOf(lines: Lines, shelf: ShelfShown): { id: string; count: number }[] {
  const all = counted(lines, shelf, shelf.curve);
  const used = all.flatMap(({ count }, at) => (count ? [at] : []));
  return used.length ? all.slice(used[0], used.at(-1)! + 1) : [];
}

/** The mean of the curve's numbers over the cards that have one. */
export function meanOf(lines: Lines, shelf: ShelfShown): number | null {
  const all = counted(lines, shelf, shelf.curve);
  const cards = all.reduce((sum, each) => sum + each.count, 0);
  return cards ? all.reduce((sum, each) => sum + Number(each.id) * each.count, 0) / cards : null;
}

/** The chance of at least one of `copies` among `drawn` cards of a deck. */
export function chanceOf(copies: number, size: number, drawn: number): number {
  let none = 1;
  for (let at = 0; at < Math.min(drawn, size); at++) none *= Math.max(0, size - copies - at) / (size - at);
  return 1 - none;
}

/** How many of `copies` lie among `drawn` cards on average. */
export const expectedOf = (copies: number, size: number, drawn: number): number => (size ? (copies * Math.min(drawn, size)) / size : 0);

/** Every copy, shuffled. */
export function shuffled(lines: Lines, random: () => number = fair): string[] {
  const cards = lines.flatMap(({ card, count }) => Array<string>(count).fill(card));
  for (let at = cards.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [cards[at], cards[other]] = [cards[other]!, cards[at]!];
  }
  return cards;
}

const fair = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;

/** What changed from one list to another: how many more or fewer of each card. */
export function difference(before: Lines, after: Lines): { card: string; change: number }[] {
  const counts = new Map<string, number>();
  for (const { card, count } of after) counts.set(card, (counts.get(card) ?? 0) + count);
  for (const { card, count } of before) counts.set(card, (counts.get(card) ?? 0) - count);
  return [...counts].filter(([, change]) => change).map(([card, change]) => ({ card, change }));
}
