// The names of the games, for pages that have only their ids.
import { type GameOffered, offers } from '../lib/api';
import { tell } from '../lib/words';

class Titles {
  games = $state.raw<GameOffered[]>([]);
  #asked = false;

  of(id: string): string {
    this.ask();
    const found = this.games.find((each) => each.id === id);
    return found ? tell(found.title) : id;
  }

  ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    offers().then((found) => (this.games = found.games), () => (this.#asked = false));
  }
}

export const TITLES = new Titles();
