// The decks that somebody keeps of one game, as the page shows them: here at once, on the server a moment later.
import { ALONE } from '#house';
import type { DeckKept, DecksKept, Problem } from '../generated/wire';
import { recordText, Refused } from '../lib/api';
import { allDecks, decksOf, dropDeck, inOrder, keepAll, keepShared, merged, now, putDeck, resultsOf, shared, withResult } from '../lib/decks';
import { keptMatches } from '../lib/kept';
import { key, meet } from '../lib/meeting';

const NOTED = 'tapete.workshop.noted'; // matches whose results are noted
const MOST_NOTED = 200;
const MOST_AT_ONCE = 12;
const A_MOMENT = 0.001; // seconds
const A_WHILE = 900; // milliseconds after the last change

interface RecordTold {
  record: { game: string; setup: Record<string, unknown> };
  result: { winners: number[] };
}

export class Collection {
  decks = $state.raw<DeckKept[]>([]);
  problem = $state.raw<Problem | null>(null);
  /** Whether this browser could not keep something. */
  full = $state(false);
  /** What the server has is here, too. */
  readonly ready: Promise<void>;
  readonly #waiting = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(readonly game: string) {
    this.decks = decksOf(game);
    this.ready = this.#begin();
    void this.ready.then(() => this.#gather());
  }

  async #begin(): Promise<void> {
    if (this.#met) await this.#meetServer().catch((error) => this.#failed(error));
  }

  get #met(): boolean {
    return !ALONE && key() !== '';
  }

  find(id: string): DeckKept | undefined {
    return this.decks.find((deck) => deck.id === id);
  }

  keep(deck: DeckKept): void {
    const before = this.find(deck.id)?.at ?? 0;
    this.#put({ ...deck, at: deck.at > before ? deck.at : before + A_MOMENT }); // whatever the clocks say, this is the later one
    if (this.#met) this.#later(deck.id);
  }

  #put(deck: DeckKept): void {
    this.full = !putDeck(deck);
    this.decks = inOrder([deck, ...this.decks.filter((each) => each.id !== deck.id)]);
  }

  drop(id: string): void {
    dropDeck(id);
    this.decks = this.decks.filter((each) => each.id !== id);
    clearTimeout(this.#waiting.get(id));
    if (!this.#met) return;
    keepShared(shared().filter((each) => each !== id));
    meet('DELETE', `/decks/${id}`).catch((error) => this.#failed(error));
  }

  // -- the server

  async #meetServer(): Promise<void> {
    const { decks } = await meet<DecksKept>('GET', '/decks');
    const { decks: all, push } = merged(allDecks(), decks, shared());
    keepShared(decks.map((deck) => deck.id));
    this.full = !keepAll(all);
    this.decks = inOrder(all.filter((deck) => deck.game === this.game));
    for (const deck of push) await this.#send(deck);
  }

  #later(id: string): void {
    clearTimeout(this.#waiting.get(id));
    const send = () => {
      const deck = this.find(id);
      if (deck) this.#send(deck).catch((error) => this.#failed(error));
    };
    this.#waiting.set(id, setTimeout(send, A_WHILE));
  }

  async #send(deck: DeckKept): Promise<void> {
    const { at } = await meet<DeckKept>('PUT', `/decks/${deck.id}`, deck);
    const kept = this.find(deck.id) ?? deck;
    if (kept.at === deck.at && kept.game === this.game) this.#put({ ...kept, at }); // by the server's clock
    if (!shared().includes(deck.id)) keepShared([...shared(), deck.id]);
    this.problem = null;
  }

  #failed(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (error.problem.code !== 'who_are_you') this.problem = error.problem;
  }

  // -- how they did

  /** What matches that ended since the last time say of the decks that played them. */
  async #gather(): Promise<void> {
    const noted: string[] = JSON.parse(localStorage.getItem(NOTED) ?? '[]') as string[];
    const over = keptMatches().filter((each) => each.over && each.seats?.length && (each.game === this.game || !each.game) && !noted.includes(each.match));
    for (const { match, seats, at } of over.slice(0, MOST_AT_ONCE)) {
      let told: RecordTold;
      try {
        told = JSON.parse(await recordText(match)) as RecordTold;
      } catch {
        continue; // another time
      }
      if (told.record && told.record.game !== this.game) continue;
      for (const { deck, result } of told.record ? resultsOf(match, at / 1000, told.record.setup, told.result.winners, seats ?? [], this.decks) : []) {
        const kept = this.find(deck);
        if (kept) this.keep({ ...withResult(kept, result), at: now() });
      }
      noted.unshift(match);
    }
    try {
      localStorage.setItem(NOTED, JSON.stringify(noted.slice(0, MOST_NOTED)));
    } catch {
      // they are looked at again: no result is noted twice
    }
  }
}
