// Pictures that people can choose: the signs of our games' covers.
import covers from '../generated/covers.json';

export const PICTURES: string[] = Object.entries(covers as Record<string, { cards: unknown[] }>).flatMap(([game, cover]) =>
  cover.cards.map((_, at) => `${game}.${at}`),
);
