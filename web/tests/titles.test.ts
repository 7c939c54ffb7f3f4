import { describe, expect, it } from 'vitest';
import { hyphenated, kindLine, lettersAcross, linesOf, titleShare } from '../src/lib/titles';

const parts = (title: string) => hyphenated(title).split('\u00ad');

describe('titles', () => {
  it('are parted where a syllable ends', () => {
    expect(parts('Transmutación')).toContain('ción');
    expect(parts('Transmutación').every((part) => part.length >= 3)).toBe(true);
    expect(parts('Troll')).toEqual(['Troll']);
    expect(parts('Guarida de dragón').join('')).toBe('Guarida de dragón');
  });

  it('are parted only where a word is longer than a line', () => {
    expect(hyphenated('Transmutación', 13)).toBe('Transmutación');
    expect(hyphenated('Transmutación', 12)).toContain('\u00ad');
    expect(lettersAcross(200, 14)).toBeGreaterThan(lettersAcross(80, 14));
    expect(lettersAcross(80, 11)).toBeGreaterThan(lettersAcross(80, 14));
  });

  it('take as many lines as their words need', () => {
    expect(linesOf('Troll', 10)).toBe(1);
    expect(linesOf('El Guardián de la Cámara', 12)).toBe(2);
    expect(linesOf('Transmutación', 7)).toBe(2);
  });

  it('are large when they are short, and never too wide for a line', () => {
    expect(titleShare('Troll', 10)).toBe(10);
    expect(titleShare('Transmutación', 20)).toBeGreaterThan(titleShare('Transmutaciones mayores', 20));
    for (const title of ['Castillo Coralino', 'Tamborilero de Guerra', 'Imposición de Manos']) {
      const letters = Math.floor(88 / (titleShare(title, 20) * 0.53) + 0.01);
      expect(linesOf(title, letters)).toBeLessThanOrEqual(2);
    }
  });

  it('say what kind of card it is as far as there is room, and never cut', () => {
    const kind = 'Criatura · Demonio, Caballero';
    expect(kindLine(kind, 220)).toBe(kind);
    expect(kindLine(kind, 120)).toBe('Demonio, Caballero');
    expect(kindLine(kind, 90)).toBe('Demonio');
    expect(kindLine('Artefacto · criatura', 88)).toBe('Criatura');
    expect(kindLine('Acción', 88)).toBe('Acción');
  });
});
