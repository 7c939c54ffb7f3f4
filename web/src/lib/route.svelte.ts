// Where in the table we are, kept in the address after `#`.

export type Route =
  | { page: 'lobby'; game: string }
  | { page: 'match'; match: string }
  | { page: 'claim'; match: string; invitation: string }
  | { page: 'replay'; match: string; at: number }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'shuffle'; match: string }
  | { page: 'about' };

export function routeOf(hash: string): Route {
  const [page = '', first = '', second = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (page === 'match' && first) return { page, match: first };
  if (page === 'claim' && first && second) return { page, match: first, invitation: second };
  if (page === 'replay' && first) return { page, match: first, at: Number(second) || 0 };
  if (page === 'rules' && first) return { page, game: first, clause: second };
  if (page === 'shuffle') return { page, match: first };
  if (page === 'about') return { page };
  return { page: 'lobby', game: page === 'game' ? first : '' };
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
