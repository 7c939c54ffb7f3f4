import { describe, expect, it } from 'vitest';
import { type Place, placesOfAnswers } from '../src/lib/answers';

const offered = (ids: string) => [...ids].map((id) => ({ id }));
const told = (places: readonly Place<{ id: string }>[]) => places.map(({ option, gap }) => (gap ? '.' : option.id)).join('');
const after = (rows: number, ...questions: string[]) => told(questions.reduce<Place<{ id: string }>[]>((last, ids) => placesOfAnswers(last, offered(ids), rows), []));

describe('the places of answers', () => {
  it('are as they are offered, when nothing was there before', () => {
    expect(after(1, 'abcd')).toBe('abcd');
    expect(after(1, 'abcd', 'xy')).toBe('xy');
  });

  it('stay when one of them is no longer offered, and when it comes again', () => {
    expect(after(1, 'abcd', 'abd')).toBe('ab.d');
    expect(after(1, 'abcd', 'abd', 'abcd')).toBe('abcd');
    expect(after(2, 'abcde', 'bcde')).toBe('.bcde');
  });

  it('leave no gap at the left end, where it keeps nothing in its place', () => {
    expect(after(1, 'abcd', 'cd')).toBe('cd');
    expect(after(2, 'abcd', 'bcd')).toBe('.bcd');
    expect(after(2, 'abcd', 'cd')).toBe('cd');
  });

  it('stay when something new is offered, which comes at the left in a column of its own', () => {
    expect(after(1, 'ab', 'abc')).toBe('cab');
    expect(after(2, 'ab', 'abc')).toBe('c.ab');
    expect(after(2, 'abc', 'abcxyz')).toBe('xyz.abc');
  });

  it('begin anew when hardly anything of what was there is left', () => {
    expect(after(1, 'abcdefgh', 'd')).toBe('d');
  });
});
