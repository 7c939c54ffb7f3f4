// A tournament as it stands, looked at again and again; the clock of its round goes on in between.
import type { Problem } from '../generated/wire';
import { Refused, UNREACHABLE } from '../lib/api';
import { key, keepKey } from '../lib/meeting';
import { actIn, shownOf, type Told } from './data';

const OFTEN = 3000; // milliseconds between two looks

export class Watching {
  told = $state.raw<Told | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  #now = $state(Date.now());
  #ahead = 0; // seconds by which the server's clock is ahead of ours
  #timers: number[] = [];

  constructor(readonly id: string) {
    void this.look();
    this.#timers = [window.setInterval(() => void this.look(), OFTEN), window.setInterval(() => (this.#now = Date.now()), 500)];
  }

  stop(): void {
    this.#timers.forEach(clearInterval);
  }

  /** Seconds until the round's time is up; null without a clock or a round. */
  get left(): number | null {
    const told = this.told;
    if (!told?.minutes || told.began === null || told.state !== 'running') return null;
    return told.began + 60 * told.minutes - (this.#now / 1000 + this.#ahead);
  }

  #take(told: Told): void {
    this.told = told;
    this.#ahead = told.now - Date.now() / 1000;
  }

  #failed(error: unknown): void {
    this.problem = error instanceof Refused ? error.problem : UNREACHABLE;
  }

  async look(): Promise<void> {
    if (this.busy) return;
    try {
      this.#take(await shownOf(this.id));
      if (this.problem?.code === 'unreachable') this.problem = null;
    } catch (error) {
      if (error instanceof Refused && error.problem.code === 'who_are_you' && key()) {
        keepKey(''); // forgotten, or of another server
        return this.look();
      }
      this.#failed(error);
    }
  }

  /** Take a step; whether it was taken. */
  async act(action: string, more: Record<string, unknown> = {}): Promise<boolean> {
    this.problem = null;
    this.busy = true;
    try {
      this.#take(await actIn(this.id, action, more));
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
