import { describe, expect, it } from 'vitest';
import type { OptionShown } from '../src/generated/wire';
import { buttonsOf, choicesOf, grouped, meaningOf, waysOf } from '../src/lib/choices';

function option(id: string, things: string[] = [], squares: string[] = [], group = ''): OptionShown {
  return { id, verb: id, things, word: '', label: { es: [id], en: [id] }, group: group ? { es: group, en: group } : null, squares, number: -1, part: 0, aim: null };
}

const sight = new Set(['troll', 'imp', 'wolf']);

describe('choices', () => {
  it('are arrows around whom they turn, where they are directions', () => {
    const way = (word: string, things: string[] = [], squares: string[] = []) => ({ ...option(word, things, squares), word });
    const found = waysOf([way('n'), way('se', ['troll']), way('w', [], ['a1']), way('s', [], ['b2']), way('house'), option('pass')], 'imp', () => 'b2');
    expect(found.map(({ who, turn }) => [who, turn])).toEqual([['imp', 0], ['troll', 135], ['imp', 180]]);
    expect(waysOf([way('n')], null, () => '')).toEqual([]);
  });

  it('puts each answer where it can be clicked', () => {
    const options = [option('pass'), option('play', ['troll']), option('mage', ['druid']), option('step', [], ['a1'])];
    const choices = choicesOf(options, sight, new Set(['a1']));
    expect(choices.buttons.map((each) => each.id)).toEqual(['pass']);
    expect(choices.byThing.get('troll')?.map((each) => each.id)).toEqual(['play']);
    expect(choices.tray.map((each) => each.id)).toEqual(['mage']);
    expect(choices.bySquare.get('a1')?.map((each) => each.id)).toEqual(['step']);
  });

  it('loses no answer, whatever lies in sight', () => {
    const options = [option('a'), option('b', ['hidden']), option('c', ['troll', 'hidden']), option('d', [], ['z9'])];
    const choices = choicesOf(options, sight, new Set());
    const found = [...choices.buttons, ...choices.tray, ...[...choices.byThing.values()].flat(), ...[...choices.bySquare.values()].flat()];
    expect(new Set(found.map((each) => each.id))).toEqual(new Set(['a', 'b', 'c', 'd']));
  });
});

describe('the meaning of a click', () => {
  it('is the answer when there is one', () => {
    const choices = choicesOf([option('play', ['troll']), option('pass')], sight, new Set());
    expect(meaningOf(choices, 'troll', null)).toMatchObject({ kind: 'one', option: { id: 'play' } });
  });

  it('is a menu when there are several', () => {
    const choices = choicesOf([option('play', ['troll']), option('discard', ['troll'])], sight, new Set());
    expect(meaningOf(choices, 'troll', null)).toMatchObject({ kind: 'menu' });
  });

  it('is nothing when no answer names it', () => {
    expect(meaningOf(choicesOf([option('pass')], sight, new Set()), 'troll', null)).toEqual({ kind: 'none' });
  });

  it('asks for the target when every answer has another one', () => {
    const choices = choicesOf([option('fight imp', ['troll', 'imp']), option('fight wolf', ['troll', 'wolf'])], sight, new Set());
    const meaning = meaningOf(choices, 'troll', null);
    expect(meaning.kind).toBe('aim');
    expect(meaningOf(choices, 'wolf', 'troll')).toMatchObject({ kind: 'one', option: { id: 'fight wolf' } });
  });

  it('is both when some answers have a target and others need none', () => {
    const choices = choicesOf([option('fight imp', ['troll', 'imp']), option('fight wolf', ['troll', 'wolf']), option('reap', ['troll'])], sight, new Set());
    const meaning = meaningOf(choices, 'troll', null);
    expect(meaning).toMatchObject({ kind: 'aim', others: [{ id: 'reap' }] });
    expect(meaning.kind === 'aim' && [...meaning.targets.keys()]).toEqual(['imp', 'wolf']);
  });

  it('has a target to choose even if there is only one, beside an answer that needs none', () => {
    const choices = choicesOf([option('fight', ['troll', 'imp']), option('reap', ['troll'])], sight, new Set());
    expect(meaningOf(choices, 'troll', null)).toMatchObject({ kind: 'aim', others: [{ id: 'reap' }] });
  });
});

describe('groups', () => {
  it('keep the order of their first answers', () => {
    const groups = grouped([option('a', [], [], 'X'), option('b', [], [], 'Y'), option('c', [], [], 'X')]);
    expect(groups.map((each) => [each.group?.es, each.options.map((one) => one.id)])).toEqual([['X', ['a', 'c']], ['Y', ['b']]]);
  });
});

describe('buttons', () => {
  it('are all answers about one and the same card', () => {
    const options = [option('take', ['troll']), option('leave', ['troll'])];
    expect(buttonsOf(choicesOf(options, sight, new Set()), options)).toHaveLength(2);
  });

  it('are only the answers that name nothing when there are several cards', () => {
    const options = [option('play', ['troll']), option('burn', ['imp']), option('pass')];
    expect(buttonsOf(choicesOf(options, sight, new Set()), options).map((each) => each.id)).toEqual(['pass']);
  });
});
