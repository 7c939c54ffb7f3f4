// A finished match, moment by moment: the same table, with nothing to answer.
import type { LogLine, MomentShown, SeatShown, Update } from '../generated/wire';
import { momentOf } from './api';
import type { Sitting } from './play.svelte';

export class Replaying implements Sitting {
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  fresh = $state(0);
  seats = $state.raw<SeatShown[]>([]);
  moment = $state.raw<MomentShown | null>(null);
  failed = $state(false);
  /** Whose eyes: a seat's number, or `open`. */
  eyes = $state('open');
  staging: (show: () => void) => void = (show) => show();

  readonly mine = false;
  readonly busy = false;
  readonly waiting = 0;
  readonly repeating = false;
  readonly problem = null;
  readonly barred = null;
  readonly guided = false;
  readonly hinted = null;
  readonly forecasts = new Map<string, never>();
  readonly advised = false;
  #wanted = 0;
  #loading = false;

  constructor(readonly match: string) {}

  get you(): number | null {
    return this.eyes === 'open' ? null : Number(this.eyes);
  }

  get at(): number {
    return this.moment?.answers ?? 0;
  }

  get total(): number {
    return this.moment?.total ?? 0;
  }

  look(eyes: string): void {
    this.eyes = eyes;
    void this.go(this.at, true);
  }

  /** Show a moment; while one is on its way, only the last one asked for follows. */
  async go(answers: number, anew = false): Promise<void> {
    this.#wanted = answers;
    if (this.#loading) return;
    this.#loading = true;
    try {
      do {
        const wanted = this.#wanted;
        const since = anew || !this.moment ? -1 : this.moment.answers;
        this.#show(await momentOf(this.match, wanted, this.eyes, since));
        anew = false;
        if (this.#wanted === wanted) break;
      } while (true);
    } catch {
      this.failed = true;
    } finally {
      this.#loading = false;
    }
  }

  #show(moment: MomentShown): void {
    this.staging(() => {
      this.moment = moment;
      this.fresh = moment.update.log.after;
      this.log = [...this.log.slice(0, moment.update.log.after), ...moment.update.log.lines];
      this.update = moment.update;
    });
  }

  answer(): void {}
  answerAll(): void {}
  askBarred(): void {}
  askHint(): void {}
  askForecasts(): void {}
  undo(): void {}
  skip(): void {}
}
