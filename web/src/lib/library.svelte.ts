// What a game lays on the table: its areas, cards and icons, fetched once.
import type { CardShown, KeywordShown, SymbolShown, TableShown } from '../generated/wire';
import { cardsOf, iconsOf, tableOf } from './api';

export class Library {
  readonly cards: Map<string, CardShown>;
  readonly symbols: Map<string, SymbolShown>;
  readonly keywords: Map<string, KeywordShown>;

  constructor(readonly table: TableShown, cards: CardShown[], readonly icons: Record<string, string>) {
    this.cards = new Map(cards.map((card) => [card.id, card]));
    this.symbols = new Map(table.symbols.map((symbol) => [symbol.id, symbol]));
    this.keywords = new Map(table.keywords.map((keyword) => [keyword.id, keyword]));
  }

  get game(): string {
    return this.table.game;
  }

  icon(name: string): string {
    return this.icons[name] ?? tableIcon(name);
  }
}

/** The icons of the table itself come with the first game that is opened. */
let tableIcons: Record<string, string> = {};

export const tableIcon = (name: string): string => tableIcons[name] ?? '';

const libraries = new Map<string, Promise<Library>>();

export function libraryOf(game: string): Promise<Library> {
  let made = libraries.get(game);
  if (!made) {
    made = Promise.all([tableOf(game), cardsOf(game), iconsOf(game), iconsOf('table')]).then(([table, cards, icons, own]) => {
      tableIcons = own;
      return new Library(table, cards.cards, icons);
    });
    made.catch(() => libraries.delete(game));
    libraries.set(game, made);
  }
  return made;
}
