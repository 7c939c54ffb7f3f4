// One deck as it lies open: every card that goes in is judged before the next one, and what is refused says by which clause.
import type { Both, DeckChecked, Problem, ShelfShown } from '../generated/wire';
import { checkDeck, Refused, UNREACHABLE } from '../lib/api';

export interface Card {
  card: string;
  count: number;
}

/** Why a card did not go in. */
export interface Refusal {
  card: string;
  clause: string;
  text: Both;
}

interface Content {
  name: string;
  format: string;
  cards: Card[];
}

const MOST_STEPS = 100;

export class Bench {
  name = $state('');
  format = $state('');
  cards = $state.raw<Card[]>([]);
  checked = $state.raw<DeckChecked | null>(null);
  refused = $state.raw<Refusal | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Cards that wait for the judge. */
  waiting = $state.raw<string[]>([]);
  steps = $state.raw<Content[]>([]);
  #working: Promise<void> = Promise.resolve();

  readonly counts = $derived(new Map(this.cards.map(({ card, count }) => [card, count])));
  readonly size = $derived(this.cards.reduce((sum, { count }) => sum + count, 0));
  readonly barred = $derived(new Map((this.checked?.barred ?? []).flatMap(({ clause, text, cards }) => cards.map((card) => [card, { card, clause, text }] as const))));
  readonly legal = $derived(this.checked !== null && this.checked.problems.length === 0);

  /** `onchange`: the deck has other cards, another name or another format. */
  constructor(readonly shelf: ShelfShown, readonly onchange: (checked: DeckChecked) => void = () => {}) {}

  /** Whether nothing at all goes in any more. */
  get full(): boolean {
    return this.barred.size >= Object.keys(this.shelf.cards).length;
  }

  /** Lay a deck on the bench: a document, as it is kept or came. */
  open(deck: Record<string, unknown>, name?: string): Promise<void> {
    return this.#do(async () => {
      const checked = await checkDeck(this.shelf.game, { deck });
      this.#take(checked, deck, name);
    });
  }

  /** An empty one. */
  begin(name: string): Promise<void> {
    return this.#do(async () => {
      this.name = name;
      await this.#judge();
    });
  }

  #take(checked: DeckChecked, deck: Record<string, unknown>, name = checked.name): void {
    const cards = new Map<string, number>();
    for (const { card, count } of checked.lines) cards.set(card, (cards.get(card) ?? 0) + count);
    this.cards = [...cards].map(([card, count]) => ({ card, count }));
    this.name = name;
    this.format = this.shelf.formats.find(({ id }) => Object.values(deck).includes(id))?.id ?? '';
    this.checked = checked;
  }

  /** One more of a card; refused with its clause where it does not fit. */
  add(card: string): Promise<void> {
    this.waiting = [...this.waiting, card];
    this.refused = null;
    return this.#do(async () => {
      this.waiting = without(this.waiting, card);
      const refusal = this.barred.get(card);
      if (refusal) {
        this.refused = { ...refusal };
        return;
      }
      await this.#change(this.cards.some((each) => each.card === card) ? this.cards.map((each) => (each.card === card ? { card, count: each.count + 1 } : each)) : [...this.cards, { card, count: 1 }]);
    });
  }

  take(card: string): Promise<void> {
    return this.#do(async () => {
      this.refused = null;
      if (this.counts.has(card)) await this.#change(this.cards.flatMap((each) => (each.card !== card ? [each] : each.count > 1 ? [{ card, count: each.count - 1 }] : [])));
    });
  }

  /** One place further to the front, where the place says in which part a card lies. */
  forward(card: string): Promise<void> {
    return this.#do(async () => {
      const at = this.cards.findIndex((each) => each.card === card);
      if (at < 1) return;
      const cards = [...this.cards];
      [cards[at - 1], cards[at]] = [cards[at]!, cards[at - 1]!];
      await this.#change(cards);
    });
  }

  reformat(format: string): Promise<void> {
    return this.#do(async () => {
      this.#remember();
      this.format = format;
      await this.#judge(true);
    });
  }

  rename(name: string): Promise<void> {
    return this.#do(async () => {
      this.name = name;
      await this.#judge(true);
    });
  }

  undo(): Promise<void> {
    return this.#do(async () => {
      const [last, ...others] = this.steps;
      if (!last) return;
      this.steps = others;
      this.refused = null;
      ({ cards: this.cards, format: this.format } = last);
      await this.#judge(true);
    });
  }

  /** Other cards, as in a version of before. */
  replace(deck: Record<string, unknown>): Promise<void> {
    return this.#do(async () => {
      this.#remember();
      this.#take(await checkDeck(this.shelf.game, { deck }), deck, this.name);
      await this.#judge(true);
    });
  }

  #remember(): void {
    this.steps = [{ name: this.name, format: this.format, cards: this.cards }, ...this.steps].slice(0, MOST_STEPS);
  }

  async #change(cards: Card[]): Promise<void> {
    this.#remember();
    this.cards = cards;
    await this.#judge(true);
  }

  async #judge(told = false): Promise<void> {
    const checked = await checkDeck(this.shelf.game, { name: this.name, format: this.format, cards: this.cards });
    this.checked = checked;
    if (told) this.onchange(checked);
  }

  /** One after another, so that each card is judged with those that went in before it. */
  #do(work: () => Promise<void>): Promise<void> {
    const done = this.#working.then(async () => {
      try {
        await work();
        this.problem = null;
      } catch (error) {
        this.problem = error instanceof Refused ? error.problem : UNREACHABLE;
        if (!(error instanceof Refused)) console.error(error);
      }
    });
    this.#working = done;
    return done;
  }
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, each) => each !== at);
}
