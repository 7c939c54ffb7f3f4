// Who this browser is on the server, and what there is around the tables (docs/protocol.md, People). The key stays in this browser.
import { request } from '#house';
import type { AbsenceAsked, ClockAsked, Claimed, Problem } from '../generated/wire';
import { Refused, shuffleOf, UNREACHABLE } from './api';
import { keepMatch, keptMatch } from './kept';
import { keepPromise, ownNumber } from './shuffle';

export interface Rated {
  ladder: string;
  game: string;
  pace: string;
  rating: number;
  deviation: number;
  provisional: boolean;
  games: number;
}

export interface PersonShown {
  id: string;
  name: string;
  picture: string;
  gone: boolean;
  bot: boolean;
  ratings: Rated[];
}

export interface BoutShown {
  match: string;
  game: string;
  people: { id: string; name: string }[];
  seat: number;
  rated: boolean;
  pace: string;
  at: number;
  ended: number | null;
  winners: number[];
  result: 'won' | 'lost' | 'drawn' | null;
  tournament: string;
  mine?: boolean;
  waits?: boolean;
}

export interface SeekShown {
  seek: string;
  who: { id: string; name: string; picture: string };
  rating: number | null;
  game: string;
  setup: Record<string, unknown>;
  deck: string | null;
  clock: ClockAsked | null;
  absence: AbsenceAsked | null;
  pace: string;
  rated: boolean;
  wants: string;
  at: number;
}

export interface TournamentLine {
  id: string;
  name: string;
  game: string;
  people: number;
  round: number;
  rounds: number;
  state: 'open' | 'running' | 'over';
}

export interface Home {
  seq: number;
  me: PersonShown | null;
  matches: BoutShown[];
  finished: BoutShown[];
  seeks: SeekShown[];
  tables: BoutShown[];
  tournaments: TournamentLine[];
}

export interface PersonPage extends PersonShown {
  matches: BoutShown[];
  against: [number, number, number] | null;
}

export interface SeekAsked {
  game: string;
  setup: Record<string, unknown>;
  deck: unknown;
  clock: ClockAsked | null;
  absence: AbsenceAsked | null;
  rated: boolean;
}

/** A match to sit down at, or the seek that waits for one. */
export interface Found {
  match: string | null;
  seek: string | null;
}

const KEPT = 'tapete.me';
const KEY = /^[0-9a-f]{32}$/;

export function key(): string {
  const kept = localStorage.getItem(KEPT) ?? '';
  return KEY.test(kept) ? kept : '';
}

export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function keepKey(made: string): void {
  if (made) localStorage.setItem(KEPT, made);
  else localStorage.removeItem(KEPT);
}

// -- a key as words that can be spelled on the telephone (proquints, D. Wilkerson 2009): sixteen bits a word

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';

/** The key as eight words. */
export function phraseOf(made: string): string {
  const words = made.match(/.{4}/g) ?? [];
  return words.map((hex) => {
    const bits = parseInt(hex, 16);
    const sound = (letters: string, shift: number) => letters[(bits >> shift) & (letters.length - 1)] ?? '';
    return sound(CONSONANTS, 12) + sound(VOWELS, 10) + sound(CONSONANTS, 6) + sound(VOWELS, 4) + sound(CONSONANTS, 0);
  }).join('-');
}

/** The key that eight words tell; null when they tell none. */
export function keyOf(phrase: string): string | null {
  const words = phrase.toLowerCase().match(/[a-z]+/g) ?? [];
  if (words.length !== 8 || words.some((word) => !/^[bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou][bdfghjklmnprstvz]$/.test(word))) return null;
  return words.map((word) => {
    const at = (letters: string, place: number) => letters.indexOf(word[place] ?? '');
    const bits = (at(CONSONANTS, 0) << 12) | (at(VOWELS, 1) << 10) | (at(CONSONANTS, 2) << 6) | (at(VOWELS, 3) << 4) | at(CONSONANTS, 4);
    return bits.toString(16).padStart(4, '0');
  }).join('');
}

// -- what is asked of the server

export async function meet<Answer>(method: string, path: string, body?: unknown, as: string = key()): Promise<Answer> {
  let ok: boolean;
  let content: unknown;
  try {
    const headers = { 'Content-Type': 'application/json', ...(as ? { Authorization: `Bearer ${as}` } : {}) };
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    const answered = await request(`/api/meet${path}`, init);
    ok = answered.ok;
    content = JSON.parse(answered.text);
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (!ok) throw new Refused(content as Problem);
  return content as Answer;
}

export const homeNow = () => meet<Home>('GET', '/home');
export const introduce = (name: string, picture: string, code: string, as: string) => meet<PersonShown>('POST', '/me', { name, picture, code }, as);
export const aboutMe = (as: string) => meet<{ name: string; picture: string }>('GET', '/me', undefined, as);
export const forgetMe = () => meet<unknown>('DELETE', '/me');
export const personOf = (id: string) => meet<PersonPage>('GET', `/people/${id}`);
export const ladderOf = (game: string, pace: string) => meet<{ people: PersonShown[] }>('GET', `/ladders/${game}/${pace}`);
export const seekRival = (asked: SeekAsked) => meet<Found>('POST', '/seeks', asked);
export const acceptSeek = (seek: string, deck: unknown) => meet<Found>('POST', `/seeks/${seek}/accept`, { deck });
export const withdrawSeek = (seek: string) => meet<unknown>('DELETE', `/seeks/${seek}`);
export const playAgain = (match: string) => meet<Found>('POST', `/matches/${match}/again`);

/** Sit down at a match of one's own: the promise of its shuffle is kept before our number is known to anybody. */
export async function sitDown(match: string, game: string): Promise<void> {
  if (keptMatch(match)?.tokens.length) return;
  keepPromise(match, await shuffleOf(match));
  const claimed = await meet<Claimed>('POST', `/matches/${match}/seat`, { number: ownNumber(match, '') });
  keepMatch({ match, game, tokens: [claimed.token], seats: [claimed.seat], invitations: [], at: Date.now(), met: true });
}
