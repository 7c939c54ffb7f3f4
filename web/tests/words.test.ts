import { describe, expect, it } from 'vitest';
import { nearest } from '../src/lib/keys';
import { pieces } from '../src/lib/text';

describe('pieces of a text', () => {
  const symbols = [{ id: 'life', name: 'Vida' }, { id: 'gold', name: 'Oro' }];

  it('finds the names of symbols as whole words', () => {
    expect(pieces('recibe 1 de Vida, no Vidal', symbols)).toEqual([{ text: 'recibe 1 de ' }, { text: 'Vida', symbol: 'life' }, { text: ', no Vidal' }]);
  });

  it('keeps every letter', () => {
    const text = 'Oro y Vida: Oro.';
    expect(pieces(text, symbols).map((piece) => piece.text).join('')).toBe(text);
  });
});

describe('arrows', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

  it('go to the nearest thing in their direction', () => {
    const boxes = [box(100, 0), box(50, 5), box(0, 80)];
    expect(nearest(box(0, 0), boxes, 'ArrowRight')).toBe(1);
    expect(nearest(box(0, 0), boxes, 'ArrowDown')).toBe(2);
    expect(nearest(box(0, 0), boxes, 'ArrowLeft')).toBe(-1);
  });
});
