// What a server tells of its tournaments and is asked about them (docs/protocol.md, Tournaments).
import type { Both, MomentShown } from '../generated/wire';
import { meet, type TournamentLine } from '../lib/meeting';
import { word, type Word } from './words';

export interface Form {
  id: string;
  name: Both;
  about: Both;
  decks: 'own' | 'made' | 'none';
  listed: boolean;
  best_of: number;
  minutes: number;
  least_minutes: number;
  tie_breaks: string[];
}

export interface Forms {
  games: { game: string; lengths: number[]; forms: Form[] }[];
  tie_breaks: { id: string; name: Both; share: boolean }[];
}

export interface Listed extends TournamentLine {
  form: string;
  online: boolean;
  mine: boolean;
}

export interface Named {
  id: string;
  name: string;
}

export interface Entrant extends Named {
  deck: string | null;
  bot: string;
  since: number;
  present: boolean;
  dropped: boolean;
  warnings: number;
  handicap: number | null;
}

export interface ResultTold {
  wins: [number, number];
  draws: number;
  score: [number, number];
  how: 'played' | 'bye' | 'forfeit';
}

export interface TableTold {
  table: number;
  one: Named;
  other: Named | null;
  bout: string;
  handicap: number[] | null;
  result: ResultTold | null;
  match: string | null;
}

export interface Row extends Named {
  place: number;
  points: number;
  games: [number, number, number];
  ties: number[];
}

export interface Told extends Omit<Listed, 'mine'> {
  pairing: Pairing;
  best_of: number;
  minutes: number;
  check_in: boolean;
  rated: boolean;
  organiser: Named;
  judges: Named[];
  role: '' | 'organiser' | 'judge' | 'player' | 'nobody';
  me: string | null;
  my_deck: unknown;
  began: number | null;
  now: number;
  can_pair: boolean;
  entrants: Entrant[];
  rounds_told: { round: number; tables: TableTold[] }[];
  standings: Row[];
  tie_breaks: string[];
  rulings: { round: number; who: string; verdict: string; reason: string; clause: string; by: string }[];
  looks: { round: number; table: number; reason: string; by: string }[];
}

export const PAIRINGS = ['swiss', 'single', 'double', 'round_robin'] as const;
export type Pairing = (typeof PAIRINGS)[number];
export const VERDICTS = ['note', 'warning', 'loss', 'disqualified'] as const;

export interface Asked {
  name: string;
  game: string;
  form: string;
  pairing: Pairing;
  rounds: number;
  cycles: number;
  third_place: boolean;
  best_of: number;
  minutes: number;
  check_in: boolean;
  online: boolean;
  rated: boolean;
  points: Record<string, number>;
  tie_breaks: string[];
}

export const formsOf = () => meet<Forms>('GET', '/forms');
export const allOf = () => meet<{ tournaments: Listed[] }>('GET', '/tournaments');
export const createOne = (asked: Asked) => meet<Told>('POST', '/tournaments', asked);
export const shownOf = (id: string) => meet<Told>('GET', `/tournaments/${id}`);
export const actIn = (id: string, action: string, more: Record<string, unknown> = {}) => meet<Told>('POST', `/tournaments/${id}`, { action, ...more });
export const lookAt = (id: string, table: number, reason: string) => meet<MomentShown>('POST', `/tournaments/${id}/look`, { table, reason });

// -- in words

export const nameOf = (named: Named): string => named.name || word('somebody');

/** Where a tournament stands: open, in which round, over. */
export function standing(line: Pick<Told, 'state' | 'round' | 'rounds'>): string {
  if (line.state !== 'running') return word(line.state);
  return line.rounds ? word('roundOf', { n: line.round, m: line.rounds }) : word('roundNow', { n: line.round });
}

/** A result as people say it: 2–1, with draws and the game's own score where there are any. */
export function resultTold(result: ResultTold): string {
  const games = `${result.wins[0]}–${result.wins[1]}${result.draws ? `–${result.draws}` : ''}`;
  const score = result.score.some((each) => each) ? ` (${result.score[0]}:${result.score[1]})` : '';
  return games + score + (result.how === 'forfeit' ? ` ${word('notPlayed')}` : '');
}

const VERDICT_WORDS: Record<string, Word> = { note: 'note', warning: 'warning', loss: 'lossOf', disqualified: 'disqualified', result: 'result' };
export const verdictTold = (verdict: string): string => word(VERDICT_WORDS[verdict] ?? 'note');

/** Seconds as minutes and seconds: 34:05. */
export function clockTold(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The table at which somebody sits in the round. */
export function tableOf(told: Told, who: string | null): TableTold | undefined {
  return told.rounds_told[0]?.tables.find((table) => who !== null && (table.one.id === who || table.other?.id === who));
}
