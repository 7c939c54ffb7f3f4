// From the legal answers to what can be clicked. No rules: only what the answers name.
import type { OptionShown } from '../generated/wire';

export interface Choices {
  /** By a card that lies in sight: the answers that name it. */
  byThing: Map<string, OptionShown[]>;
  /** By a square of the map. */
  bySquare: Map<string, OptionShown[]>;
  /** Answers that name nothing: buttons. */
  buttons: OptionShown[];
  /** Answers about cards that lie nowhere in sight: shown as cards beside the question. */
  tray: OptionShown[];
}

export const NO_CHOICES: Choices = { byThing: new Map(), bySquare: new Map(), buttons: [], tray: [] };

function put<Key>(map: Map<Key, OptionShown[]>, key: Key, option: OptionShown): void {
  const list = map.get(key);
  if (list) list.push(option);
  else map.set(key, [option]);
}

export function choicesOf(options: readonly OptionShown[], inSight: ReadonlySet<string>, squares: ReadonlySet<string>): Choices {
  const choices: Choices = { byThing: new Map(), bySquare: new Map(), buttons: [], tray: [] };
  for (const option of options) {
    const things = new Set(option.things.filter((thing) => inSight.has(thing)));
    const cells = option.squares.filter((square) => squares.has(square));
    for (const thing of things) put(choices.byThing, thing, option);
    for (const cell of cells) put(choices.bySquare, cell, option);
    if (!things.size && !cells.length) (option.things.length ? choices.tray : choices.buttons).push(option);
  }
  return choices;
}

/** Where somebody on the map may look, in degrees from the north. */
export const TURNS: Readonly<Record<string, number>> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };

/** Answers that are directions, around whom they are about: the card that they name, or the one that asks. `at` tells where on the map it
 * stands: an answer about another square goes there, and is no turn. */
export function waysOf(options: readonly OptionShown[], source: string | null, at: (who: string) => string): { option: OptionShown; who: string; turn: number }[] {
  return options.flatMap((option) => {
    const turn = TURNS[option.word];
    const who = option.things[0] ?? source;
    return turn === undefined || !who || option.squares.some((square) => square !== at(who)) ? [] : [{ option, who, turn }];
  });
}

/** The answers shown as buttons: those that name nothing, or all of them when they are all about one and the same card. */
export function buttonsOf(choices: Choices, options: readonly OptionShown[]): OptionShown[] {
  const things = new Set(options.map((option) => option.things.join(' ')));
  const one = things.size === 1 && !choices.bySquare.size && !choices.tray.length && options.length > 1;
  return one ? [...options] : choices.buttons;
}

export type Meaning =
  | { kind: 'none' }
  | { kind: 'one'; option: OptionShown }
  /** Targets are chosen where they are; `others` are answers that need none. */
  | { kind: 'aim'; options: OptionShown[]; targets: Map<string, OptionShown[]>; others: OptionShown[] }
  | { kind: 'menu'; options: OptionShown[] };

/** What a click on a card means: an answer, a choice of target, or a menu. `source` is the card clicked before, while aiming. */
export function meaningOf(choices: Choices, thing: string, source: string | null): Meaning {
  let options = choices.byThing.get(thing) ?? [];
  if (source !== null && source !== thing) options = options.filter((option) => option.things.includes(source));
  const first = options[0];
  if (!first) return { kind: 'none' };
  if (options.length === 1) return { kind: 'one', option: first };
  if (source === null) {
    const { targets, others } = targetsOf(choices, options, thing);
    if (targets.size > 1 || (targets.size && others.length)) return { kind: 'aim', options, targets, others };
  }
  return { kind: 'menu', options };
}

/** The answers by the last other card in sight that each names, and those that name no other. */
function targetsOf(choices: Choices, options: OptionShown[], source: string): { targets: Map<string, OptionShown[]>; others: OptionShown[] } {
  const targets = new Map<string, OptionShown[]>();
  const others: OptionShown[] = [];
  for (const option of options) {
    const target = option.things.filter((thing) => thing !== source && choices.byThing.has(thing)).at(-1);
    if (target === undefined) others.push(option);
    else put(targets, target, option);
  }
  return { targets, others };
}

/** Options under their headings, in order. */
export function grouped<T extends { group: OptionShown['group'] }>(options: readonly T[]): { group: OptionShown['group']; options: T[] }[] {
  const groups: { group: OptionShown['group']; options: T[] }[] = [];
  for (const option of options) {
    const last = groups.find((each) => each.group?.es === option.group?.es);
    if (last) last.options.push(option);
    else groups.push({ group: option.group, options: [option] });
  }
  return groups;
}
