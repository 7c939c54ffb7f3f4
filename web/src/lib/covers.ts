// How games look in the lobby.
import covers from '../generated/covers.json';
import type { Both } from '../generated/wire';

export interface Cover {
  cloth: string;
  about: Both;
  cards: { colour: string; body: string; frame: string; ground: string }[];
}

const PLAIN: Cover = { cloth: '#1f4d3a', about: { es: '', en: '' }, cards: [] };

export const coverOf = (game: string) => (covers as Record<string, Cover>)[game] ?? PLAIN;
