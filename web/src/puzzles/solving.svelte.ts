// One puzzle at its table: what was tried is judged after each change, refuted when it misses, and rated once.
import type { Problem } from '../generated/wire';
import { Refused, UNREACHABLE } from '../lib/api';
import { Seat } from '../lib/seat.svelte';
import { begin, type Hint, hint, judge, type Judged, rate } from './api';
import { progress } from './progress.svelte';

const LOOK = 900; // milliseconds at each table of a refutation

export class Solving {
  seat = $state.raw<Seat | null>(null);
  judged = $state.raw<Judged | null>(null);
  hinted = $state.raw<Hint | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** A refutation is played on the table. */
  showing = $state(false);
  gain = $state(0);
  #match = '';
  #token = '';
  #judging = false;
  #again = false;
  #helped = false;
  #settled: boolean;
  #timer = 0;
  #left = false;

  constructor(readonly game: string, readonly puzzle: string) {
    this.#settled = progress.of(game, puzzle) !== null;
  }

  /** Lay the table, or lay it anew. */
  async start(): Promise<void> {
    this.leave();
    this.#left = false;
    this.judged = this.hinted = this.problem = null;
    this.showing = false;
    try {
      const made = await begin(this.game, this.puzzle);
      this.#match = made.match;
      this.#token = made.seats.find((seat) => seat.token)!.token!;
      if (this.#left) return;
      const seat = new Seat(made.match, this.#token);
      seat.onShown = () => void this.#judge();
      this.seat = seat;
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem : UNREACHABLE;
    }
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.seat?.close();
    this.seat = null;
  }

  async #judge(givenUp = false): Promise<void> {
    if (this.#judging) {
      this.#again = true;
      return;
    }
    this.#judging = true;
    this.hinted = null;
    try {
      const told = await judge(this.#match, this.puzzle, this.#token, givenUp || !!this.judged?.solution.length);
      if (this.#left) return;
      this.judged = told;
      if (told.state === 'solved') await this.#settle(true);
      else if (told.state === 'missed') await this.#settle(false);
      if (this.showing) this.#goOn();
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem : UNREACHABLE;
    } finally {
      this.#judging = false;
    }
    if (this.#again) {
      this.#again = false;
      void this.#judge();
    }
  }

  /** The first outcome counts; with help it does not. */
  async #settle(solved: boolean): Promise<void> {
    if (this.#settled) {
      if (solved && !this.#helped) progress.keep(this.game, this.puzzle, 'solved');
      return;
    }
    this.#settled = true;
    if (this.#helped) {
      progress.keep(this.game, this.puzzle, 'helped');
      return;
    }
    const before = progress.rating;
    const after = await rate(this.game, this.puzzle, solved, before);
    this.gain = Math.round(after.rating - before.rating);
    progress.keep(this.game, this.puzzle, solved ? 'solved' : 'missed', after);
  }

  async askHint(): Promise<void> {
    this.#helped = true;
    try {
      this.hinted = await hint(this.#match, this.puzzle, this.#token, this.hinted !== null);
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem : UNREACHABLE;
    }
  }

  giveUp(): void {
    this.#helped = true;
    void this.#judge(true);
  }

  /** Play on, as well as can be after a wrong try. */
  refute(): void {
    this.showing = true;
    this.#goOn();
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const next = this.judged?.state === 'missed' ? this.judged.next : '';
      const seat = this.seat;
      if (!next || !seat) this.showing = false;
      else if (seat.mine && !seat.busy && seat.update?.question?.options?.some((option) => option.id === next)) seat.answer(next);
    }, LOOK);
  }

  takeBack(): void {
    this.showing = false;
    clearTimeout(this.#timer);
    this.seat?.undo();
  }
}
