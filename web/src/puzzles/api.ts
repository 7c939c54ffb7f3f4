// The pages of puzzles (docs/protocol.md).
import type { Both, MatchMade } from '../generated/wire';
import { request } from '#house';
import { Refused, UNREACHABLE } from '../lib/api';
import type { Problem } from '../generated/wire';

export interface PuzzleShown {
  id: string;
  rating: number;
  asked: Both;
  themes: string[];
}

export interface PuzzlesOfGame {
  game: string;
  title: Both;
  themes: { id: string; name: Both }[];
  puzzles: PuzzleShown[];
}

export interface Shelf {
  day: string;
  daily: string[];
  games: PuzzlesOfGame[];
}

export interface StepTold {
  option: string;
  words: Both;
  because: Both;
}

export interface Judged {
  state: 'open' | 'solved' | 'missed';
  answers: number;
  told: Both;
  next: string;
  solution: StepTold[];
}

export interface Hint {
  told: Both;
  option: string;
}

export interface Rating {
  rating: number;
  deviation: number;
  volatility: number;
}

async function asked<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const answered = await request(path, init).catch(() => {
    throw new Refused(UNREACHABLE);
  });
  const content: unknown = JSON.parse(answered.text);
  if (!answered.ok) throw new Refused(content as Problem);
  return content as Answer;
}

function sent<Answer>(path: string, body: unknown): Promise<Answer> {
  return asked(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}

const own = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

export const shelf = () => asked<Shelf>('/api/puzzles');
export const begin = (game: string, puzzle: string) => sent<MatchMade>(`/api/puzzles/${game}/${puzzle}`, {});
export const judge = (match: string, puzzle: string, token: string, givenUp: boolean) =>
  asked<Judged>(`/api/matches/${match}/puzzle/${puzzle}${givenUp ? '?solution=1' : ''}`, own(token));
export const hint = (match: string, puzzle: string, token: string, whole: boolean) =>
  asked<Hint>(`/api/matches/${match}/puzzle/${puzzle}/hint${whole ? '?whole=1' : ''}`, own(token));
export const rate = (game: string, puzzle: string, solved: boolean, before: Rating) =>
  sent<Rating>(`/api/puzzles/${game}/${puzzle}/rating`, { solved, ...before });
