// The matches this browser has a seat at. A token opens a seat: it stays in this browser.
import type { MatchMade } from '../generated/wire';

const KEPT = 'tapete.matches';
const MOST = 40;

export interface KeptMatch {
  match: string;
  game: string;
  tokens: string[];
  /** For open seats: the number of the seat and its invitation. */
  invitations: { seat: number; invitation: string }[];
  at: number;
  over?: boolean;
  /** Between people who met on the server: it knows their seats, and can ask them for another. */
  met?: boolean;
  /** As it was when last looked at: who sits across, and whether it was mine to decide. */
  rivals?: string[];
  mine?: boolean;
}

export function keptMatches(): KeptMatch[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as KeptMatch[];
  } catch {
    return [];
  }
}

function keep(matches: KeptMatch[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(matches.slice(0, MOST)));
  } catch {
    // without storage a match lasts as long as its page
  }
}

export function keepMatch(made: KeptMatch): void {
  keep([made, ...keptMatches().filter((each) => each.match !== made.match)]);
}

/** Keep a match that this browser has made. */
export function keepMade(made: MatchMade): void {
  keepMatch({
    match: made.match,
    game: made.game,
    tokens: made.seats.flatMap((seat) => (seat.token ? [seat.token] : [])),
    invitations: made.seats.flatMap((given, seat) => (given.invitation ? [{ seat, invitation: given.invitation }] : [])),
    at: Date.now(),
  });
}

export function keptMatch(match: string): KeptMatch | undefined {
  return keptMatches().find((each) => each.match === match);
}

export function matchOver(match: string): void {
  keep(keptMatches().map((each) => (each.match === match ? { ...each, over: true } : each)));
}

/** What one wants to know of a match before going back to it. */
export function keepGlance(match: string, rivals: string[], mine: boolean): void {
  keep(keptMatches().map((each) => (each.match === match ? { ...each, rivals, mine } : each)));
}

export function forgetMatch(match: string): void {
  keep(keptMatches().filter((each) => each.match !== match));
}

const DECKS = 'tapete.decks';
const MOST_DECKS = 12;

/** A deck that was imported here: the game's own document of it. */
export interface KeptDeck {
  game: string;
  name: string;
  value: unknown;
}

function allDecks(): KeptDeck[] {
  try {
    return JSON.parse(localStorage.getItem(DECKS) ?? '[]') as KeptDeck[];
  } catch {
    return [];
  }
}

export const keptDecks = (game: string) => allDecks().filter((deck) => deck.game === game);

export function keepDeck(deck: KeptDeck): void {
  const others = allDecks().filter((each) => each.game !== deck.game || each.name !== deck.name);
  try {
    localStorage.setItem(DECKS, JSON.stringify([deck, ...others].slice(0, MOST_DECKS)));
  } catch {
    // without storage a deck lasts as long as its page
  }
}
