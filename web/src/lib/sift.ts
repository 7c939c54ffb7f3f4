// Which cards are meant: by words of their texts, by their values, and by what a reader writes, like `coste>=3 tipo:aliado -única`.
import type { CardShown, FieldShown, ShelfShown } from '../generated/wire';
import { plain } from './text';

/** Without capitals and accents. */
export const folded = (text: string): string => text.toLowerCase().replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '');

type Values = Record<string, string[]>;
type Test = (card: string) => boolean;
export type Picked = Record<string, string[]>;
export type Order = 'parts' | 'curve' | 'name';

const TERM = /(-?)([\p{L}_]+)(:|>=|<=|=|<|>)("[^"]*"|\S+)|(-?)("[^"]*"|\S+)/gu;
const COMPARED: Record<string, (a: number, b: number) => boolean> = {
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '=': (a, b) => a === b,
  ':': (a, b) => a === b,
};

export class Sieve {
  readonly #texts = new Map<string, string>();
  readonly #fields: Map<string, FieldShown>;
  readonly #ranks = new Map<string, number>();

  constructor(readonly shelf: ShelfShown, cards: ReadonlyMap<string, CardShown>) {
    this.#fields = new Map(shelf.fields.flatMap((field) => [field.id, folded(field.name.es), folded(field.name.en)].map((name) => [name, field] as const)));
    for (const id of Object.keys(shelf.cards)) {
      const card = cards.get(id);
      if (card) this.#texts.set(id, folded([card.name.es, card.name.en, plain(card.text.es), plain(card.text.en), card.kind.es, card.kind.en, card.facts.es, card.facts.en].join('\n')));
    }
    const parts = shelf.fields.find((field) => field.id === shelf.parts)?.values.map((value) => value.id) ?? [];
    for (const [id, values] of Object.entries(shelf.cards)) this.#ranks.set(id, Math.max(0, parts.indexOf(values[shelf.parts]?.[0] ?? '')));
    this.names = new Map([...this.#texts.keys()].map((id) => [id, folded(cards.get(id)!.name.es)]));
  }

  readonly names: Map<string, string>;

  values(card: string, field: string): string[] {
    return (this.shelf.cards[card] as Values | undefined)?.[field] ?? [];
  }

  /** The cards that pass everything, in order. */
  cards(query: string, picked: Picked, order: Order, language: 'es' | 'en' = 'es'): string[] {
    const tests = [...this.#written(query), ...Object.entries(picked).flatMap(([field, wanted]) => (wanted.length ? [(card: string) => this.values(card, field).some((value) => wanted.includes(value))] : []))];
    const found = [...this.#texts.keys()].filter((card) => tests.every((test) => test(card)));
    const first = folded(query.trim());
    const rank = (card: string) => (first && this.names.get(card)?.startsWith(first) ? 0 : 1);
    const number = (card: string) => Number(this.values(card, this.shelf.curve)[0] ?? 0);
    const by: Record<Order, (a: string, b: string) => number> = {
      parts: (a, b) => this.#ranks.get(a)! - this.#ranks.get(b)! || number(a) - number(b),
      curve: (a, b) => number(a) - number(b) || this.#ranks.get(a)! - this.#ranks.get(b)!,
      name: () => 0,
    };
    return found.sort((a, b) => rank(a) - rank(b) || by[order](a, b) || this.names.get(a)!.localeCompare(this.names.get(b)!, language));
  }

  /** The tests of what was written: words, "whole phrases", -without, field:value and field>=number. */
  #written(query: string): Test[] {
    return [...query.matchAll(TERM)].map(([, not, name = '', sign = '', value = '', bare, words = '']) => {
      const field = name ? this.#fields.get(folded(name)) : undefined;
      const wanted = folded((name ? value : words).replaceAll('"', ''));
      const test: Test = field ? this.#valued(field, sign, wanted) : this.#worded(name ? folded(`${name}${sign}${value}`) : wanted);
      return not || bare ? (card: string) => !test(card) : test;
    });
  }

  #worded(words: string): Test {
    return (card) => this.#texts.get(card)!.includes(words);
  }

  #valued(field: FieldShown, sign: string, wanted: string): Test {
    const number = Number(wanted);
    const numeric = field.values.every((value) => Number.isFinite(Number(value.id))) && Number.isFinite(number) && field.values.every((value) => value.name.es === value.id);
    if (numeric) return (card) => this.values(card, field.id).some((value) => COMPARED[sign]!(Number(value), number));
    const ids = new Set(field.values.filter((value) => [value.id, value.name.es, value.name.en].some((name) => folded(name).startsWith(wanted))).map((value) => value.id));
    return (card) => this.values(card, field.id).some((value) => ids.has(value));
  }
}

/** Fields whose values are numbers make a row of numbers; the others have names. */
export const isNumeric = (field: FieldShown): boolean => field.values.every((value) => value.name.es === value.id && Number.isFinite(Number(value.id)));
