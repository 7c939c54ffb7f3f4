// The review of a match that is over: asked for until it is done.
import type { LookedBack, Problem, StepShown } from '../generated/wire';
import { Refused, reviewOf } from './api';

const PAUSE = 700;

export class Reviewing {
  review = $state.raw<LookedBack | null>(null);
  problem = $state.raw<Problem | null>(null);
  done = $state(0);
  count = $state(0);
  asked = $state(false);
  #timer = 0;

  constructor(readonly match: string) {}

  /** Begin, or go on asking how far it is. */
  async ask(): Promise<void> {
    this.asked = true;
    this.problem = null;
    try {
      const shown = await reviewOf(this.match);
      this.done = shown.done;
      this.count = shown.count;
      this.review = shown.review;
      if (!shown.review) this.#timer = window.setTimeout(() => void this.ask(), PAUSE);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem;
    }
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  /** The decision that was made after so many answers. */
  at(answers: number): StepShown | null {
    return this.review?.steps.find((step) => step.answers === answers) ?? null;
  }
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** A change in points, with its sign. */
export function signed(change: number): string {
  const points = percent(change);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
