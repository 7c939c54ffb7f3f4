import { describe, expect, it } from 'vitest';
import { nearest } from '../src/lib/keys';
import { closing, plain, rest } from '../src/lib/text';

describe('a text in pieces', () => {
  const told = [{ text: 'Jugador 2', player: 1 }, ' juega ', { text: 'Dust Imp', card: 'dust-imp', thing: '2:dust-imp#1' }, '.'];

  it('says its words', () => {
    expect(plain(told)).toBe('Jugador 2 juega Dust Imp.');
  });

  it('keeps the sign that ends a sentence beside the symbol before it', () => {
    const gains = ['gain 1', { text: 'Æ', symbol: 'aember' }, '. Draw a card.'];
    expect(closing(gains[2])).toBe('.');
    expect(rest('. Draw a card.', gains[1])).toBe(' Draw a card.');
    expect(rest('. Draw a card.', gains[0])).toBe('. Draw a card.');
    expect(closing(gains[1])).toBe('');
  });

  it('calls people by the names they chose, the first seat too', () => {
    const names = ['Ana', ''];
    expect(plain([{ text: 'Jugador 1', player: 0 }, ' y ', ...told], (seat) => names[seat] ?? '')).toBe('Ana y Jugador 2 juega Dust Imp.');
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
