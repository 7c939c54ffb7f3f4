// What a game said of a deck, asked once: the shelf shows many, and the judge is asked about those in sight.
import type { DeckChecked } from '../generated/wire';
import { checkDeck } from '../lib/api';
import { nameOf, signature } from '../lib/decks';

const told = new Map<string, Promise<DeckChecked>>();

export function judged(game: string, deck: Record<string, unknown>): Promise<DeckChecked> {
  const name = `${game} ${nameOf(deck)} ${signature(deck)}`;
  let asked = told.get(name);
  if (!asked) {
    asked = checkDeck(game, { deck });
    asked.catch(() => told.delete(name));
    told.set(name, asked);
  }
  return asked;
}

/** Do something when an element first comes into sight. */
export function insight(element: HTMLElement, arrived: () => void): { destroy: () => void } {
  const watching = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watching.disconnect();
      arrived();
    },
    { rootMargin: '300px' },
  );
  watching.observe(element);
  return { destroy: () => watching.disconnect() };
}
