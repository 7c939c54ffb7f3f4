import { describe, expect, test } from 'vitest';
import type { CardShown, ShelfShown } from '../src/generated/wire';
import { folded, isNumeric, Sieve } from '../src/lib/sift';

const both = (es: string, en: string = es) => ({ es, en });
const card = (id: string, es: string, en: string, text: string) => ({ id, name: both(es, en), facts: both(''), kind: both(''), text: { es: [text], en: [text] } }) as unknown as CardShown;
const CARDS = new Map(
  [card('dragon', 'Dragón', 'Dragon', 'Destruye un Aliado.'), card('sword', 'Espada', 'Sword', 'Gana 2 de Fuerza.'), card('gold', 'Oro', 'Gold', ''), card('aember', 'Æmbar', 'Aember', '')].map((each) => [each.id, each]),
);
const SHELF = {
  game: 'toy',
  curve: 'cost',
  parts: 'type',
  fields: [
    { id: 'type', name: both('Tipo', 'Type'), values: [{ id: 'ally', name: both('Aliado', 'Ally') }, { id: 'arms', name: both('Arma', 'Weapon') }, { id: 'gold', name: both('Oro', 'Gold') }] },
    { id: 'cost', name: both('Coste', 'Cost'), values: ['0', '1', '2', '10'].map((id) => ({ id, name: both(id) })) },
  ],
  cards: { gold: { type: ['gold'] }, sword: { type: ['arms'], cost: ['2'] }, dragon: { type: ['ally'], cost: ['10'] }, aember: { type: ['ally'], cost: ['1'] } },
} as unknown as ShelfShown;
const sieve = new Sieve(SHELF, CARDS);
const found = (query: string, picked = {}, order: 'parts' | 'curve' | 'name' = 'parts') => sieve.cards(query, picked, order);

describe('cards are found', () => {
  test('by words of their name or text in either language, without accents and capitals', () => {
    expect(found('dragon')).toEqual(['dragon']);
    expect(found('SWORD')).toEqual(['sword']);
    expect(found('fuerza')).toEqual(['sword']);
    expect(found('aember')).toEqual(['aember']);
    expect(found('destruye espada')).toEqual([]);
    expect(found('"un aliado"')).toEqual(['dragon']);
    expect(found('-aliado')).toEqual(['gold', 'sword', 'aember'].sort((a, b) => found('').indexOf(a) - found('').indexOf(b)));
  });

  test('by their values, compared where they are numbers', () => {
    expect(found('coste>=2')).toEqual(['sword', 'dragon'].sort((a, b) => found('').indexOf(a) - found('').indexOf(b)));
    expect(found('cost<10 tipo:arma')).toEqual(['sword']);
    expect(found('-tipo:aliado -type:weapon')).toEqual(['gold']);
    expect(found('coste=10')).toEqual(['dragon']);
    expect(found('nada:7')).toEqual([]);
  });

  test('by what is picked: one of the values of a field, and every field', () => {
    expect(new Set(found('', { type: ['arms', 'gold'] }))).toEqual(new Set(['sword', 'gold']));
    expect(found('', { type: ['arms', 'gold'], cost: ['2'] })).toEqual(['sword']);
    expect(found('', { type: [] })).toHaveLength(4);
  });

  test('in the order asked for; a name that begins so comes first', () => {
    expect(found('')).toEqual(['aember', 'dragon', 'sword', 'gold']);
    expect(found('', {}, 'curve')).toEqual(['gold', 'aember', 'sword', 'dragon']);
    expect(found('', {}, 'name')).toEqual(['aember', 'dragon', 'sword', 'gold']);
    expect(found('o', {}, 'name')[0]).toBe('gold');
  });
});

test('fields of numbers are told from those of names', () => {
  expect(SHELF.fields.map(isNumeric)).toEqual([false, true]);
  expect(folded('Ñandú ÆMBAR')).toBe('nandu aembar');
});
