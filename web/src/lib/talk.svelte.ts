// What is said at one table: heard, said, not wanted to be heard.
import type { FromTable, Problem, PhraseShown, Said } from '../generated/wire';

export const ONLOOKER = -1;
const SENT = 'talk-';

type Act = Extract<FromTable, { id: string }>;

export class Talk {
  said = $state.raw<readonly Said[]>([]);
  phrases = $state.raw<readonly PhraseShown[]>([]);
  /** Seats that this person would rather not hear; `ONLOOKER` stands for all who look on. */
  muted = $state.raw<ReadonlySet<number>>(new Set());
  problem = $state.raw<Problem | null>(null);
  /** Lines of which whoever runs the server was told. */
  reported = $state.raw<ReadonlySet<string>>(new Set());
  unread = $state(0);
  /** Whether somebody reads what comes in. */
  open = false;

  #own = Math.random().toString(36).slice(2, 10);
  #acts = 0;

  constructor(
    readonly act: (act: Act) => void,
    readonly you: () => number | null,
  ) {}

  get heard(): readonly Said[] {
    return this.said.filter((line) => !this.muted.has(line.seat));
  }

  /** Whether an answer of the server is about something said here. */
  about(id: string | null | undefined): boolean {
    return !!id?.startsWith(SENT);
  }

  take(said: readonly Said[], phrases: readonly PhraseShown[]): void {
    this.said = said;
    this.phrases = phrases;
  }

  hear(line: Said): void {
    this.said = [...this.said, line];
    const mine = line.seat === this.you() && line.seat !== ONLOOKER;
    if (!this.open && !mine && !this.muted.has(line.seat)) this.unread += 1;
  }

  say(text: string, name: string): void {
    if (text.trim()) this.#send({ type: 'say', id: this.#name(), text: text.trim(), phrase: '', name });
  }

  sayPhrase(phrase: string, name: string): void {
    this.#send({ type: 'say', id: this.#name(), text: '', phrase, name });
  }

  report(line: Said): void {
    this.reported = new Set([...this.reported, line.number]);
    this.#send({ type: 'report', id: this.#name(), number: line.number });
  }

  mute(seat: number, quiet: boolean): void {
    this.muted = quiet ? new Set([...this.muted, seat]) : new Set([...this.muted].filter((each) => each !== seat));
  }

  read(): void {
    this.open = true;
    this.unread = 0;
  }

  #send(act: Act): void {
    this.problem = null;
    this.act(act);
  }

  #name(): string {
    this.#acts += 1;
    return `${SENT}${this.#own}.${this.#acts}`;
  }
}
