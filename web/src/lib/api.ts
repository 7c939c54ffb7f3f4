// The HTTP side of docs/protocol.md. A refusal is thrown as the problem the server told.
import { request } from '#house';
import type { Both, CardsShown, Claimed, DeckAsked, DeckChecked, DecksRead, Hinted, MatchMade, MomentShown, NewMatch, Problem, RecordTaken, ReviewShown, ShelfShown, Shuffle, Stats, TableShown } from '../generated/wire';

export interface Choice {
  field: string;
  name: Both;
  /** `round`: the shortest round in seconds, where the rules of this value know rounds. */
  values: { value: unknown; name: Both; round: number | null }[];
  /** Fields that stay as usual with any other value than the first; `decks`: nobody brings one. */
  apart: string[];
}

/** How strong a deck is: Elo against the decks that come with the game, with its interval. */
export interface Strength {
  elo: number;
  low: number;
  high: number;
  games: number;
  best: { deck: string; share: number };
  worst: { deck: string; share: number };
  /** What each card adds over another of its house in its place, in shares of games won, the best first. */
  cards?: { deals: number; each: { card: string; name: Both; adds: number; low: number; high: number }[] };
}

export interface DeckOffered {
  name: string;
  guide?: Both;
  strength?: Strength;
  [more: string]: unknown;
}

export interface GameOffered {
  id: string;
  title: Both;
  rules: string;
  players: { least: number; most: number };
  cards: number;
  choices: Choice[];
  decks: DeckOffered[];
  /** The strengths a deck can be asked for. */
  strengths: number[];
  first: { seats: number };
}

export interface Level {
  id: string;
  name: Both;
  about: Both;
}

export interface Offers {
  games: GameOffered[];
  levels: Level[];
  languages: string[];
}

export interface Clause {
  id: string;
  chapter: string;
  ref: string;
  kind: string;
  text: Both;
  note: string | null;
  /** Where the words that a question meant stand, in the language it was understood in. */
  marks?: Partial<Record<keyof Both, [number, number][]>>;
}

export interface Clauses {
  game: string;
  found: number;
  clauses: Clause[];
}

/** A whole rulebook, with the headings of its chapters in their order. */
export interface Book extends Clauses {
  chapters: { id: string; name: Both }[];
}

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

export const UNREACHABLE: Problem = {
  type: 'error',
  code: 'unreachable',
  text: {
    es: 'El servidor no responde. Comprueba que sigue en marcha e inténtalo otra vez.',
    en: 'The server does not answer. See that it is running and try again.',
  },
  id: null,
  clause: null,
  incident: null,
  detail: null,
};

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let ok: boolean;
  let content: unknown;
  try {
    const answered = await request(path, init);
    ok = answered.ok;
    content = JSON.parse(answered.text);
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (!ok) throw new Refused(content as Problem);
  return content as Answer;
}

function post<Answer>(path: string, body: unknown): Promise<Answer> {
  return ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}

export const offers = () => ask<Offers>('/api/games');
export const newMatch = (asked: NewMatch) => post<MatchMade>('/api/matches', asked);
export const claim = (match: string, invitation: string, name: string, number: string, key: string) =>
  post<Claimed>(`/api/matches/${match}/claim`, { invitation, name, number, key });
export const shuffleOf = (match: string) => ask<Shuffle>(`/api/matches/${match}/shuffle`);
export const tableOf = (game: string) => ask<TableShown>(`/api/tables/${game}`);
export const cardsOf = (game: string) => ask<CardsShown>(`/api/cards/${game}`);
export const rulesOf = (game: string, words: string) => ask<Clauses>(`/api/rules/${game}?q=${encodeURIComponent(words)}`);
export const bookOf = (game: string) => ask<Book>(`/api/rules/${game}`);
export const iconsOf = (game: string) => ask<Record<string, string>>(`/icons/${game}.json`);

export const momentOf = (match: string, answers: number, seat: string, since: number) =>
  ask<MomentShown>(`/api/matches/${match}/moments/${answers}?seat=${seat}${since >= 0 ? `&since=${since}` : ''}`);
export const thoughtAt = (match: string, answers: number) => ask<Hinted>(`/api/matches/${match}/moments/${answers}/hint`);
export const reviewOf = (match: string) => ask<ReviewShown>(`/api/matches/${match}/review`);
export const statsOf = (match: string) => ask<Stats>(`/api/matches/${match}/stats`);

/** A record as the server wrote it: parsed and written again, its seed would be rounded. */
export async function recordText(match: string): Promise<string> {
  return (await request(`/api/matches/${match}/record`)).text;
}

export const bringRecord = (text: string) =>
  ask<RecordTaken>('/api/records', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text });

/** A deck written by a person or by another site, as the document the game reads. */
export const readDeck = (game: string, text: string) => post<Record<string, unknown>>(`/api/decks/${game}`, { text });
/** A position written by a person (YAML or JSON), as a document. */
export const readPosition = (game: string, text: string) => post<Record<string, unknown>>(`/api/positions/${game}`, { text });

/** What decks are made of. */
export const shelfOf = (game: string) => ask<ShelfShown>(`/api/workshop/${game}`);
/** What a game says of a deck. */
export const checkDeck = (game: string, asked: DeckAsked) => post<DeckChecked>(`/api/workshop/${game}/check`, asked);
/** All decks of a document. */
export const readDecks = (game: string, text: string) => post<DecksRead>(`/api/workshop/${game}/read`, { text });
