// The matches this browser has a seat at. A token opens a seat: it stays in this browser.
import type { MatchMade } from '../generated/wire';

const KEPT = 'tapete.matches';
const MOST = 40;

export interface KeptMatch {
  match: string;
  game: string;
  tokens: string[];
  /** The seats that these open. */
  seats?: number[];
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
    seats: made.seats.flatMap((seat, at) => (seat.token ? [at] : [])),
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
