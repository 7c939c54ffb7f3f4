// One seat at one match: what it was told, shown one change after another at a human pace.
import type { ForecastShown, Hinted, ImpossibleNow, Joined, LogLine, Problem, Reason, SeatShown, ToTable, Update } from '../generated/wire';
import type { Verdict } from './shuffle-check';
import { keepPromise, verdictOn } from './shuffle';
import { Connection, type Link } from './connection';
import { settings } from './settings.svelte';
import { Talk } from './talk.svelte';

const NOT_SEEN = -1;
const SHORTEST_LOOK = 350; // milliseconds at each table of a turn that is shown once more
const MOST_FORESEEN = 64; // answers in one request (docs/protocol.md)

/** Called before and after another state of the table is shown, to move cards from where they were to where they are. */
export type Staging = (show: () => void) => void;

export class Seat {
  link = $state<Link>('connecting');
  joined = $state.raw<Joined | null>(null);
  seats = $state.raw<SeatShown[]>([]);
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** Where in the log the latest change begins. */
  fresh = $state(0);
  problem = $state.raw<Problem | null>(null);
  barred = $state.raw<ImpossibleNow | null>(null);
  reason = $state.raw<Reason | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  /** What is known of the answers to the pending question, by their ids. */
  forecasts = $state.raw<ReadonlyMap<string, ForecastShown>>(new Map());
  /** Whether the shuffle was the one promised, once the match is over and it has been checked. */
  verdict = $state<Verdict | null>(null);
  /** What the table should know though nobody did it: a bot that plays at another level than its own. */
  notice = $state.raw<Extract<ToTable, { type: 'notice' }> | null>(null);
  /** Who would like to take back, and under which number. */
  undoAsked = $state.raw<{ request: number; player: number } | null>(null);
  undoDeniedBy = $state<number | null>(null);
  /** An act was sent and not yet answered. */
  busy = $state(false);
  /** Changes that wait to be shown. */
  waiting = $state(0);
  /** What the others have done is being shown once more. */
  repeating = $state(false);
  staging: Staging = (show) => show();
  onShown: (update: Update, before: Update | null) => void = () => {};

  /** What is said at the table. */
  readonly talk = new Talk((act) => this.#connection.act(act), () => this.you);

  #connection: Connection;
  #queue: Update[] = [];
  #received = NOT_SEEN;
  #holdUntil = 0;
  #timer = 0;
  #acts = 0;
  /** Answers to the questions that follow, chosen together, and the change after which the next one may go. */
  #planned: string[] = [];
  #answered = NOT_SEEN;
  /** Answers whose forecasts were asked for at this question, and those that are still on their way. */
  #foreseen = new Set<string>();
  #foreseeing = new Set<string>();
  /** The tables of the others' last turn, from the one before it. */
  #theirs: Update[] = [];
  #undoing = false;
  #passing = 0;
  #own = Math.random().toString(36).slice(2, 10);

  constructor(readonly match: string, readonly token: string) {
    this.#connection = new Connection(match, token, {
      since: () => this.#received,
      heard: (message) => this.#hear(message),
      linked: (link) => (this.link = link),
    });
  }

  get you(): number | null {
    return this.joined?.you ?? null;
  }

  get guided(): boolean {
    return this.joined?.guided ?? false;
  }

  /** Against bots only. */
  get advised(): boolean {
    return this.seats.every((seat, at) => at === this.you || seat.kind === 'bot');
  }

  /** Whether there is anybody to talk to: another person at the table, or others who look on. */
  get company(): boolean {
    return this.you === null || this.seats.some((seat, at) => at !== this.you && seat.kind === 'person') || this.talk.said.length > 0;
  }

  /** Whether this seat is asked something, and may answer. */
  get mine(): boolean {
    const question = this.update?.question;
    return !!question && question.player === this.you && !!question.options && !this.update?.result && !this.repeating;
  }

  // -- acts

  answer(option: string): void {
    if (!this.update || this.busy) return;
    this.#begin();
    this.#answered = this.update.seq;
    this.#connection.act({ type: 'move', id: this.#name(), option, seq: this.update.seq });
  }

  /** Answer a sheet of questions, one after another. */
  answerAll(options: string[]): void {
    const [first, ...rest] = options;
    if (first === undefined || this.busy) return;
    this.#planned = rest;
    this.answer(first);
  }

  /** The next planned answer, if its question is there; a plan that no longer fits is dropped. */
  #answerPlanned(): void {
    const next = this.#planned[0]!;
    if (this.mine && this.update!.question!.options!.some((option) => option.id === next)) {
      this.#planned.shift();
      this.answer(next);
    } else this.#planned = [];
  }

  /** In a bot's turn, a question with a single answer; among people, not to be asked would tell what one cannot do. */
  get #alone(): boolean {
    const options = this.update?.question?.options;
    return settings.passAlone && this.mine && this.advised && this.update!.active !== this.you && options?.length === 1;
  }

  /** What a shown change calls for: the next planned answer, another step back, or to pass where nothing else can be done. */
  #goOn(): void {
    clearTimeout(this.#passing);
    if (this.busy || !this.update || this.update.seq <= this.#answered) return;
    if (this.#planned.length) this.#answerPlanned();
    else if (this.#undoing) {
      this.#undoing = this.#alone && this.update.undo === 'free';
      if (this.#undoing) this.undo();
    } else if (this.#alone) {
      const { seq, question } = this.update;
      this.#passing = window.setTimeout(() => this.update?.seq === seq && this.answer(question!.options![0]!.id), settings.pace);
    }
  }

  /** Take back; questions that answered themselves are taken back with it. */
  undo(): void {
    this.#undoing = true;
    this.#answered = this.update?.seq ?? NOT_SEEN;
    this.#begin();
    this.#connection.act({ type: 'undo', id: this.#name() });
  }

  consent(agree: boolean): void {
    if (!this.undoAsked) return;
    this.#connection.act({ type: 'consent', id: this.#name(), request: this.undoAsked.request, agree });
    this.undoAsked = null;
  }

  concede(): void {
    this.#begin();
    this.#connection.act({ type: 'concede', id: this.#name() });
  }

  /** Claim the match against somebody who is away. */
  claim(against: number): void {
    this.#begin();
    this.#connection.act({ type: 'claim_match', id: this.#name(), seat: against });
  }

  openHands(allow: boolean): void {
    this.#connection.act({ type: 'open_hands', id: this.#name(), allow });
  }

  // -- questions to the judge

  /** Ask what is not possible now; the answer is in `barred`. */
  askBarred(): void {
    if (this.barred?.seq !== this.update?.seq) this.barred = null;
    if (!this.barred) this.#connection.ask({ type: 'impossible' });
  }

  askHint(): void {
    this.hinted = null;
    this.#connection.ask({ type: 'hint' });
  }

  /** Ask what would come of answers; the answer is in `forecasts`. What was asked for at this question is not asked for again. */
  askForecasts(options: readonly string[]): void {
    const wanted = options.filter((option) => !this.#foreseen.has(option));
    if (!wanted.length || !this.mine || this.busy) return;
    for (const option of wanted) {
      this.#foreseen.add(option);
      this.#foreseeing.add(option);
    }
    // The last request counts: it names what the one before has not brought yet.
    this.#connection.ask({ type: 'forecast', seq: this.update!.seq, options: [...this.#foreseeing].slice(0, MOST_FORESEEN) });
  }

  #forget(): void {
    this.#foreseen.clear();
    this.#foreseeing.clear();
    if (this.forecasts.size) this.forecasts = new Map();
  }

  askWhy(option: string): void {
    this.reason = null;
    this.#connection.ask({ type: 'why', option });
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#passing);
    this.#connection.close();
  }

  /** Show once more what the others have just done, then the table as it is. */
  again = (): void => {
    if (this.repeating || this.#queue.length || this.busy || this.#theirs.length < 2) return;
    const scenes = [...this.#theirs, this.update!];
    this.repeating = true;
    const next = (): void => {
      this.#timer = 0;
      const scene = scenes.shift();
      if (scene && this.repeating) {
        this.staging(() => (this.update = scene));
        if (scenes.length) {
          this.#timer = window.setTimeout(next, Math.max(settings.pace, SHORTEST_LOOK));
          return;
        }
      }
      this.repeating = false;
      this.#pump();
    };
    this.#ending = () => {
      clearTimeout(this.#timer);
      const last = scenes.at(-1);
      scenes.length = 0;
      if (last) scenes.push(last);
      next();
    };
    next();
  };
  #ending = (): void => {};

  /** Show all that waits at once. */
  skip(): void {
    if (this.repeating) this.#ending();
    this.#holdUntil = 0;
    clearTimeout(this.#timer);
    this.#timer = 0;
    while (this.#queue.length) this.#show(this.#queue.shift()!);
    this.#holdUntil = 0;
  }

  #name(): string {
    this.#acts += 1;
    return `${this.#own}.${this.#acts}`;
  }

  #begin(): void {
    this.busy = true;
    this.problem = null;
    this.reason = null;
    this.undoDeniedBy = null;
  }

  // -- what the server says

  #hear(message: ToTable): void {
    switch (message.type) {
      case 'joined':
        this.joined = message;
        this.seats = message.seats;
        keepPromise(this.match, message.shuffle);
        break;
      case 'update':
        this.#received = message.seq;
        this.#queue.push(message);
        this.waiting = this.#queue.length;
        this.#pump();
        break;
      case 'said':
        this.talk.hear(message);
        break;
      case 'talk':
        this.talk.take(message.said, message.phrases);
        break;
      case 'ack':
        if (this.talk.about(message.id)) break;
        this.busy = false;
        this.#goOn();
        break;
      case 'error':
        if (this.talk.about(message.id)) {
          this.talk.problem = message;
          break;
        }
        this.busy = false;
        this.#planned = [];
        this.#undoing = false;
        this.problem = message;
        break;
      case 'seats':
        this.seats = message.seats;
        break;
      case 'undo_asked':
        this.undoAsked = message;
        break;
      case 'undo_answered':
        if (!message.agree) this.undoDeniedBy = message.player;
        this.undoAsked = null;
        break;
      case 'reason':
        this.reason = message;
        break;
      case 'notice':
        this.notice = message;
        break;
      case 'hinted':
        this.hinted = message;
        break;
      case 'forecasts':
        if (message.seq !== this.update?.seq) break;
        for (const option of [...message.told.map((each) => each.option), ...message.rest]) this.#foreseeing.delete(option);
        this.forecasts = new Map([...this.forecasts, ...message.told.map((each) => [each.option, each] as const)]);
        break;
      case 'impossible_now':
        this.barred = message;
        break;
    }
  }

  /** The match is over: is its shuffle the one that was promised? */
  #checkShuffle(): void {
    void verdictOn(this.match, this.token).then((verdict) => (this.verdict = verdict));
  }

  // -- one change after another

  #pump(): void {
    if (this.#timer || this.repeating) return;
    while (this.#queue.length) {
      const wait = this.#ownMove() ? 0 : this.#holdUntil - performance.now();
      if (wait > 0) {
        this.#timer = window.setTimeout(() => {
          this.#timer = 0;
          this.#pump();
        }, wait);
        return;
      }
      this.#show(this.#queue.shift()!);
    }
  }

  /** Whether the next change answers what this seat was asked: that one is awaited, not watched. */
  #ownMove(): boolean {
    return !this.update || this.update.question?.player === this.you;
  }

  #remember(before: Update | null, update: Update): void {
    if (!before || update.log.after < before.log.after) this.#theirs = []; // taken back
    else if (before.active === this.you && update.active !== this.you) this.#theirs = [before];
    if (update.active !== this.you || (before && before.active !== this.you)) this.#theirs.push(update);
  }

  #show(update: Update): void {
    const before = this.update;
    const watched = !this.#ownMove() && update.log.lines.length > 0;
    this.staging(() => {
      this.fresh = update.log.after;
      this.log = [...this.log.slice(0, update.log.after), ...update.log.lines];
      this.update = update;
      this.undoAsked = null;
      this.hinted = null;
      this.#forget();
      this.waiting = this.#queue.length;
    });
    this.#remember(before, update);
    if (watched) this.#holdUntil = performance.now() + settings.pace;
    if (update.result && !before?.result) this.#checkShuffle();
    this.onShown(update, before);
    this.#goOn();
  }
}
