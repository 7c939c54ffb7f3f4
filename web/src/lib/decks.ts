// The decks that somebody keeps: in this browser, and on the server for who has a name there. Nothing here knows a game.
import type { DeckKept, DeckResult } from '../generated/wire';

const KEPT = 'tapete.workshop';
const EARLIER = 'tapete.decks'; // as decks were kept before they had a workshop
const SHARED = 'tapete.workshop.shared'; // ids of those that the server has, too
export const MOST_DECKS = 200;
const MOST_VERSIONS = 12;
const MOST_RESULTS = 100;
const NAME = 80;

function read<Value>(name: string, usual: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as Value | null) ?? usual;
  } catch {
    return usual;
  }
}

/** Whether this browser could keep it. */
function write(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export const now = (): number => Date.now() / 1000;
export const newId = (): string => [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, '0')).join('');

export function emptyDeck(game: string, name: string, deck: Record<string, unknown>): DeckKept {
  return { id: newId(), game, name: name.slice(0, NAME), deck, note: '', favourite: false, at: now(), versions: [], results: [] };
}

/** All decks of this browser, the latest first. */
export function allDecks(): DeckKept[] {
  const earlier = read<{ game: string; name: string; value: unknown }[]>(EARLIER, []);
  if (!earlier.length) return read<DeckKept[]>(KEPT, []);
  const taken = earlier.map((each) => emptyDeck(each.game, each.name, each.value as Record<string, unknown>));
  const all = [...read<DeckKept[]>(KEPT, []), ...taken];
  if (keepAll(all)) localStorage.removeItem(EARLIER);
  return all;
}

export const keepAll = (decks: readonly DeckKept[]): boolean => write(KEPT, decks.slice(0, MOST_DECKS));

/** The decks of a game: favourites first, then the latest. */
export function decksOf(game: string): DeckKept[] {
  return inOrder(allDecks().filter((deck) => deck.game === game));
}

export const inOrder = (decks: readonly DeckKept[]): DeckKept[] => [...decks].sort((a, b) => Number(b.favourite) - Number(a.favourite) || b.at - a.at);

export function putDeck(deck: DeckKept): boolean {
  return keepAll([deck, ...allDecks().filter((each) => each.id !== deck.id)]);
}

export function dropDeck(id: string): void {
  keepAll(allDecks().filter((each) => each.id !== id));
}

/** A deck that somebody brought to a match: kept under its name; one of that name becomes a version of it. */
export function keepRead(game: string, name: string, deck: Record<string, unknown>): DeckKept {
  const same = decksOf(game).find((each) => each.name === name);
  const kept = same ? revised(same, deck, now(), true) : emptyDeck(game, name, deck);
  putDeck(kept);
  return kept;
}

/** A name that no other deck has. */
export function freeName(name: string, decks: readonly DeckKept[], own = ''): string {
  const taken = new Set(decks.filter((each) => each.id !== own).map((each) => each.name));
  const wanted = name.trim().slice(0, NAME - 4);
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted} ${number}`)) number += 1;
  return `${wanted} ${number}`;
}

/** The same deck, whatever the order of its fields: what a document says, without its name. */
export function sameDeck(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return signature(one) === signature(other);
}

export function signature(deck: Record<string, unknown>): string {
  const { name: _, ...rest } = deck;
  return JSON.stringify(rest, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}

/** A deck with other cards; as it was before stays among its versions, where this is the `first` change of a sitting. */
export function revised(kept: DeckKept, deck: Record<string, unknown>, at: number, first: boolean): DeckKept {
  return first && !sameDeck(kept.deck, deck) ? { ...withVersion(kept, kept.at), deck, at } : { ...kept, deck, at };
}

/** Keep a deck as it is now among its versions. */
export function withVersion(kept: DeckKept, at: number): DeckKept {
  return { ...kept, versions: [{ at, deck: kept.deck }, ...kept.versions].slice(0, MOST_VERSIONS) };
}

// -- how it did

/** Won, drawn and lost against each other deck; the most played first. */
export interface Standing {
  against: string;
  won: number;
  drawn: number;
  lost: number;
}

export function standings(results: readonly DeckResult[]): Standing[] {
  const found = new Map<string, Standing>();
  for (const { against, result } of results) {
    const row = found.get(against) ?? { against, won: 0, drawn: 0, lost: 0 };
    if (result === 'won' || result === 'drawn' || result === 'lost') row[result] += 1;
    found.set(against, row);
  }
  const games = (row: Standing) => row.won + row.drawn + row.lost;
  return [...found.values()].sort((a, b) => games(b) - games(a));
}

export function withResult(kept: DeckKept, result: DeckResult): DeckKept {
  if (kept.results.some((each) => each.match === result.match)) return kept;
  return { ...kept, results: [result, ...kept.results].slice(0, MOST_RESULTS) };
}

/** What a finished match says of the decks that were brought to it: those of these seats that are kept here. */
export function resultsOf(match: string, at: number, setup: Record<string, unknown>, winners: readonly number[], seats: readonly number[], decks: readonly DeckKept[]): { deck: string; result: DeckResult }[] {
  const brought = Array.isArray(setup['decks']) ? (setup['decks'] as unknown[]) : [];
  const found: { deck: string; result: DeckResult }[] = [];
  for (const seat of seats) {
    const own = brought[seat];
    if (!own || typeof own !== 'object') continue;
    const kept = decks.find((each) => sameDeck(each.deck, own as Record<string, unknown>));
    if (!kept) continue;
    const others = brought.filter((_, at) => at !== seat).map((each) => nameOf(each)).filter(Boolean);
    const result = winners.length === 0 || winners.length === brought.length ? 'drawn' : winners.includes(seat) ? 'won' : 'lost';
    found.push({ deck: kept.id, result: { match, against: others.join(', ').slice(0, NAME), result, at } });
  }
  return found;
}

export function nameOf(deck: unknown): string {
  if (typeof deck === 'string') return deck;
  return deck && typeof deck === 'object' ? String((deck as { name?: unknown }).name ?? '') : '';
}

// -- the same on every device

export const shared = (): string[] => read<string[]>(SHARED, []);
export const keepShared = (ids: readonly string[]): boolean => write(SHARED, ids);

/** What is here and what is there become one: of each deck the later one. What the server had and no longer has was deleted elsewhere. */
export function merged(here: readonly DeckKept[], there: readonly DeckKept[], known: readonly string[]): { decks: DeckKept[]; push: DeckKept[] } {
  const theirs = new Map(there.map((deck) => [deck.id, deck]));
  const had = new Set(known);
  const decks: DeckKept[] = [];
  const push: DeckKept[] = [];
  for (const deck of here) {
    const other = theirs.get(deck.id);
    theirs.delete(deck.id);
    if (!other && had.has(deck.id)) continue;
    if (other && other.at >= deck.at) decks.push(other);
    else {
      decks.push(deck);
      push.push(deck);
    }
  }
  return { decks: [...decks, ...theirs.values()], push };
}
