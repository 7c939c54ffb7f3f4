import { describe, expect, it } from 'vitest';
import { SMALLEST, speechOf, unitsOf, WORDS_FROM } from '../src/lib/speech';

const symbol = (id: string) => ({ text: '◇', symbol: id });
const sheet = (width: number, numbers = 1) => ({ width, titleLines: 1, titlePx: Math.max(11, width * 0.1), kind: width > 84, numbers });
const LINE = [symbol('turn'), ', −1 ', symbol('calm'), ' ', symbol('gives'), ' +5 ', symbol('life')];
const SENTENCE = 'Jugar: Destruye una criatura que no esté en un flanco.';

describe('what a face says', () => {
  it('says its text where there is room for words', () => {
    const large = speechOf([SENTENCE], [LINE], sheet(190));
    expect(large).toMatchObject({ says: 'text', whole: true });
    expect(large.px).toBeGreaterThan(12);
  });

  it('says its symbols where there is little, even on the smallest card of a desk', () => {
    for (const width of [72, 97, WORDS_FROM - 1]) {
      const small = speechOf([SENTENCE], [LINE], sheet(width));
      expect(small).toMatchObject({ says: 'signs', whole: true });
      expect(small.px).toBeGreaterThanOrEqual(SMALLEST);
    }
  });

  it('says its text where it has no symbols, as far as it goes', () => {
    expect(speechOf([SENTENCE], [], sheet(118))).toMatchObject({ says: 'text', whole: true });
    expect(speechOf([SENTENCE.repeat(6)], [], sheet(118))).toMatchObject({ says: 'text', whole: false });
  });

  it('says nothing in letters that cannot be read', () => {
    expect(speechOf([SENTENCE], [], sheet(50)).says).toBe('nothing');
    expect(speechOf([''], [], sheet(190)).says).toBe('nothing');
  });

  it('leaves the numbers of a card their room', () => {
    const plain = speechOf([SENTENCE.repeat(3)], [], sheet(130, 0));
    const laden = speechOf([SENTENCE.repeat(3)], [], sheet(130, 3));
    expect(laden.lines).toBeLessThan(plain.lines);
  });
});

describe('lines of symbols', () => {
  it('never parts a number from what it counts', () => {
    const units = unitsOf(LINE).map((unit) => unit.map((piece) => (typeof piece === 'string' ? piece : piece.symbol)).join(''));
    expect(units).toEqual(['turn,', '−1calm', 'gives', '+5life']);
  });

  it('keeps what is excluded with its sign', () => {
    const units = unitsOf(['+2 ', symbol('any'), ' ≠', symbol('gold'), ' (−1 ', symbol('death'), ')']);
    expect(units.map((unit) => unit.length)).toEqual([2, 2, 3]);
  });
});
