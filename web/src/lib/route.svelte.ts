// Where in the table we are, kept in the address after `#`.

export type Route =
  | { page: 'lobby'; game: string; deck: string }
  | { page: 'decks'; game: string; what: string; more: string }
  | { page: 'match'; match: string }
  | { page: 'claim'; match: string; invitation: string }
  | { page: 'replay'; match: string; at: number }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'review'; match: string }
  | { page: 'shuffle'; match: string }
  | { page: 'about' }
  | { page: 'puzzles'; game: string }
  | { page: 'puzzle'; game: string; puzzle: string }
  | { page: 'meet' }
  | { page: 'me'; phrase: string }
  | { page: 'person'; id: string }
  | { page: 'ladder'; game: string; pace: string }
  | { page: 'tournaments' }
  | { page: 'tournament'; id: string; view: string };

export function routeOf(hash: string): Route {
  const [page = '', first = '', second = '', third = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (page === 'match' && first) return { page, match: first };
  if (page === 'claim' && first && second) return { page, match: first, invitation: second };
  if (page === 'replay' && first) return { page, match: first, at: Number(second) || 0 };
  if (page === 'rules' && first) return { page, game: first, clause: second };
  if (page === 'review' && first) return { page, match: first };
  if (page === 'shuffle') return { page, match: first };
  if (page === 'about' || page === 'meet') return { page };
  if (page === 'tournaments') return { page };
  if (page === 'tournament' && first) return { page, id: first, view: second };
  if (page === 'puzzles') return { page, game: first };
  if (page === 'puzzle' && first && second) return { page, game: first, puzzle: second };
  if (page === 'me' && first) return { page, phrase: first };
  if (page === 'person' && first) return { page, id: first };
  if (page === 'ladder' && first) return { page, game: first, pace: second || 'live' };
  if (page === 'decks') return { page, game: first, what: second, more: third };
  return { page: 'lobby', game: page === 'game' ? first : '', deck: second === 'deck' ? third : '' };
}

class Here {
  route = $state.raw<Route>(routeOf(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = routeOf(location.hash)));
  }

  go(path: string): void {
    location.hash = path;
  }
}

export const here = new Here();
