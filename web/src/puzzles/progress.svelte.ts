// What this browser's person has solved, and how strong that makes them: kept here and nowhere else.
import type { PuzzleShown, PuzzlesOfGame, Rating } from './api';

const KEPT = 'tapete.puzzles';
const CLOSE = 250; // points around one's own rating
export const BEGINNER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

export type Outcome = 'solved' | 'missed' | 'helped';

interface Kept {
  rating: Rating;
  done: Record<string, Outcome>;
}

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>;
    return { rating: found.rating ?? BEGINNER, done: found.done ?? {} };
  } catch {
    return { rating: BEGINNER, done: {} };
  }
}

class Progress {
  #kept = $state.raw<Kept>(read());

  get rating(): Rating {
    return this.#kept.rating;
  }

  of(game: string, puzzle: string): Outcome | null {
    return this.#kept.done[`${game}/${puzzle}`] ?? null;
  }

  /** The first outcome of a puzzle stays; one that was missed or helped with can still be marked as solved later, without rating. */
  keep(game: string, puzzle: string, outcome: Outcome, rating: Rating = this.rating): void {
    this.#kept = { rating, done: { ...this.#kept.done, [`${game}/${puzzle}`]: outcome } };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#kept));
    } catch {
      // without storage a rating lasts as long as its page
    }
  }

  /** A puzzle that is still to be solved and about as hard as this person is strong; any other where there is none. */
  next(from: PuzzlesOfGame, theme = '', but = ''): PuzzleShown | null {
    const left = from.puzzles.filter((each) => each.id !== but && (!theme || each.themes.includes(theme)));
    const fresh = left.filter((each) => this.of(from.game, each.id) !== 'solved');
    const pool = fresh.length ? fresh : left;
    const near = pool.filter((each) => Math.abs(each.rating - this.rating.rating) <= CLOSE);
    if (near.length) return near[Math.floor(Math.random() * near.length)]!;
    return [...pool].sort((one, other) => Math.abs(one.rating - this.rating.rating) - Math.abs(other.rating - this.rating.rating))[0] ?? null;
  }
}

export const progress = new Progress();
