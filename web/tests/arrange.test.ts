import { describe, expect, it } from 'vitest';
import { aside, type Block, handCard, holds, type Placed, type Plan, planned, replanned, type Room, type Sides, spreadIn, widthOf } from '../src/lib/arrange';

const DESK: Room = { width: 1200, height: 590, names: 'beside', least: 101, most: 284 };
const LAPTOP: Room = { width: 1150, height: 450, names: 'beside', least: 101, most: 284 };
const PHONE: Room = { width: 374, height: 440, names: 'above', least: 92, most: 190 };

function area(key: string, count: number, more: Partial<Block> = {}): Block {
  return { key, count, scale: 1, wide: false, tucked: 0, grows: true, ...more };
}

/** Two sides with a line and artifacts, as they lie from above. */
const duel = (theirs: number, mine: number, artifacts = 1): Sides => [
  [area('artifacts:1', artifacts), area('line:1', theirs)],
  [],
  [area('line:0', mine), area('artifacts:0', artifacts)],
];

const gold = { scale: 0.68 };
const fiveAreas = (attack: number, defence: number, support: number, reserve: number, paid: number): Sides => [
  [area('support:1', support), area('reserve:1', reserve, gold), area('paid:1', paid, gold), area('defence:1', defence), area('attack:1', attack)],
  [],
  [area('attack:0', attack), area('defence:0', defence), area('support:0', support), area('reserve:0', reserve, gold), area('paid:0', paid, gold)],
];

const waitingSide = (sides: Sides) => sides[0]!;

function apart(boxes: Iterable<Placed>): boolean {
  const all = [...boxes].filter((box) => box.width && box.height);
  return all.every((a, at) => all.slice(at + 1).every((b) => a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1));
}

function inside(plan: Plan): boolean {
  return [...plan.boxes.values()].every((box) => box.x >= 0 && box.y >= 0 && box.x + box.width <= plan.width + 1 && box.y + box.height <= plan.height + 1);
}

const share = (plan: Plan, sides: Sides) =>
  sides.flat().reduce((sum, block) => {
    const { card } = spreadIn(plan.boxes.get(block.key)!, block.count, 0, false, 'beside');
    return sum + block.count * card * widthOf(card);
  }, 0) / (plan.width * plan.height);

describe('a plan of the table', () => {
  it.each([
    ['few', duel(2, 2)],
    ['some', duel(5, 4)],
    ['many', duel(12, 9, 3)],
    ['five areas', fiveAreas(2, 3, 1, 6, 2)],
    ['full areas', fiveAreas(4, 5, 3, 9, 4)],
  ])('lets nothing overlap and nothing stick out: %s', (_, sides) => {
    for (const room of [DESK, LAPTOP]) {
      const plan = planned(sides, room);
      expect(apart(plan.boxes.values())).toBe(true);
      expect(inside(plan)).toBe(true);
    }
  });

  it('gives the areas of a side without cards the width of the table to share, as labels', () => {
    const plan = planned([[area('artifacts:1', 0), area('line:1', 4)], [], [area('line:0', 0), area('artifacts:0', 0)]], { ...LAPTOP, height: 330 });
    const mine = [plan.boxes.get('line:0')!, plan.boxes.get('artifacts:0')!];
    expect(mine.every((box) => box.width > LAPTOP.width / 3)).toBe(true);
    expect(apart(plan.boxes.values())).toBe(true);
  });

  it('is the same in a window that was made larger and smaller as in a new one', () => {
    const beside: Room = { width: 215, height: 254, names: 'beside', least: 101, most: 150 };
    const heroes: Sides = [[area('heroes:1', 4, { tucked: 3 })]];
    const rooms = [DESK, LAPTOP, { ...LAPTOP, height: 500 }, LAPTOP, beside];
    const last = rooms.reduce<Plan | null>((plan, room) => replanned(plan, heroes, room, false), null)!;
    expect(last.boxes).toEqual(planned(heroes, beside).boxes);
    expect(inside(last)).toBe(true);
  });

  it('uses the room in two dimensions', () => {
    expect(share(planned(duel(4, 4), DESK), duel(4, 4))).toBeGreaterThan(0.5);
    const sides = fiveAreas(2, 3, 1, 6, 2);
    expect(share(planned(sides, DESK), sides)).toBeGreaterThan(0.4);
  });

  it('draws small cards larger where there are few and room is left, up to the usual size', () => {
    const sides = fiveAreas(1, 0, 0, 0, 2);
    const plan = planned(sides, DESK);
    const card = plan.boxes.get('paid:0')!.card;
    expect(card).toBeGreaterThan(Math.ceil(plan.unit * gold.scale));
    expect(card).toBeLessThanOrEqual(plan.unit);
    expect(spreadIn(plan.boxes.get('paid:0')!, 2, 0, false, 'beside')).toMatchObject({ card, seen: 1 });
    expect(apart(plan.boxes.values()) && inside(plan)).toBe(true);
  });

  it('draws small cards as small as they were when they outgrow the room that was left, before others move', () => {
    const before = replanned(null, fiveAreas(1, 0, 0, 0, 2), DESK, true);
    const paid = (count: number): Sides => fiveAreas(1, 0, 0, 0, 2).map((side) => side.map((block) => (block.key === 'paid:0' ? { ...block, count } : block)));
    const outgrown = [3, 4, 5, 6, 7, 8].find((count) => !holds(before, paid(count), DESK))!;
    const after = replanned(before, paid(outgrown), DESK, false);
    expect(after.boxes.get('paid:0')!.card).toBe(Math.floor(before.unit * gold.scale));
    expect(after.boxes.get('paid:0')).toMatchObject({ x: before.boxes.get('paid:0')!.x, width: before.boxes.get('paid:0')!.width });
    for (const [key, box] of before.boxes) if (key !== 'paid:0') expect(after.boxes.get(key)).toEqual(box);
  });

  it('finds a place for a first usual card on a shelf of small ones, before others move', () => {
    const sides = (line: number): Sides => [[area('paid:1', 3, gold), area('line:1', line)], [], [area('line:0', 3)]];
    const before = planned([[area('paid:1', 3, gold), area('line:1', 0, { grows: false })], [], [area('line:0', 3)]], DESK);
    const after = replanned({ ...before, counts: new Map([['paid:1', 3], ['line:1', 0], ['line:0', 3]]) }, sides(1), DESK, true);
    expect(after.boxes.get('line:0')).toEqual(before.boxes.get('line:0'));
    expect(after.boxes.get('line:1')!.card).toBeGreaterThanOrEqual(Math.floor(before.unit * gold.scale));
    expect(spreadIn(after.boxes.get('line:1')!, 1, 0, false, 'beside').seen).toBe(1);
    expect(apart(after.boxes.values()) && inside(after)).toBe(true);
  });

  it('lays short lines side by side', () => {
    const { boxes } = planned(fiveAreas(1, 1, 1, 2, 1), LAPTOP);
    expect(boxes.get('attack:0')!.y).toBe(boxes.get('defence:0')!.y);
  });

  it('has no card under 72 pixels on a laptop, however many there are', () => {
    for (const sides of [duel(9, 9, 3), fiveAreas(3, 4, 2, 8, 3)]) {
      const plan = planned(sides, LAPTOP);
      for (const block of sides.flat()) expect(spreadIn(plan.boxes.get(block.key)!, block.count, 0, false, 'beside').width).toBeGreaterThanOrEqual(72);
    }
  });

  it('leaves a label of an area without cards, where nothing can come', () => {
    const plan = planned([[], [area('offer:', 0, { grows: false }), area('places:', 5, { grows: false })], []], DESK);
    expect(plan.boxes.get('offer:')!.width).toBeLessThan(30);
  });

  it('draws cards of one line nearest to the middle at the left, on both sides', () => {
    const { boxes } = planned(duel(4, 4), DESK);
    expect(boxes.get('line:1')!.x).toBe(boxes.get('line:0')!.x);
    expect(boxes.get('line:1')!.y).toBeLessThan(boxes.get('line:0')!.y);
  });

  it('is scrolled on a phone only when the smallest cards do not fit', () => {
    expect(planned(duel(3, 3, 0), PHONE).needed).toBeLessThanOrEqual(PHONE.height);
    expect(planned(fiveAreas(5, 5, 5, 12, 8), PHONE).needed).toBeGreaterThan(0);
  });

  it('is scrolled farther before cards cover one another, where it is scrolled', () => {
    const scrolled = { ...PHONE, scrolls: 1.6 };
    const sides = fiveAreas(4, 4, 3, 6, 4);
    const plan = planned(sides, scrolled);
    expect(plan.needed).toBeGreaterThan(PHONE.height * 1.6);
    expect(plan.needed).toBeLessThanOrEqual(PHONE.height * 4);
    for (const block of sides.flat()) expect(spreadIn(plan.boxes.get(block.key)!, block.count, 0, false, 'above').seen).toBe(1);
  });

  it('gives cards with powers the width they need', () => {
    const sides: Sides = [[area('altar:1', 4, gold), area('reptantes:1', 3, { wide: true, grows: false })], [], [area('reptantes:0', 3, { wide: true, grows: false }), area('altar:0', 4, gold)]];
    const plan = planned(sides, DESK);
    expect(spreadIn(plan.boxes.get('reptantes:0')!, 3, 0, true, 'beside').width).toBeGreaterThanOrEqual(264);
  });
});

describe('a plan that goes on', () => {
  const before = replanned(null, duel(4, 4), DESK, false);

  it('is the same while everything fits', () => {
    for (const sides of [duel(4, 4), duel(3, 4), duel(5, 4), duel(0, 4), duel(4, 4, 0)]) expect(replanned(before, sides, DESK, false).boxes).toBe(before.boxes);
  });

  it('lets areas between which cards have moved share their room, and nobody else moves', () => {
    const waiting = replanned(null, fiveAreas(0, 4, 1, 6, 0), DESK, false);
    const attacking: Sides = [waitingSide(fiveAreas(0, 4, 1, 6, 0)), [], [area('attack:0', 3), area('defence:0', 1), area('support:0', 1), area('reserve:0', 6, gold), area('paid:0', 0, gold)]];
    const after = replanned(waiting, attacking, DESK, false);
    for (const key of ['support:0', 'reserve:0', 'paid:0', 'defence:1', 'reserve:1']) expect(after.boxes.get(key)).toEqual(waiting.boxes.get(key));
    expect(spreadIn(after.boxes.get('attack:0')!, 3, 0, false, 'beside').seen).toBeGreaterThan(0.7);
    expect(apart(after.boxes.values())).toBe(true);
  });

  it('keeps a place for the first card of an area', () => {
    const empty = planned(duel(4, 4, 0), DESK);
    expect(replanned(empty, duel(4, 4, 1), DESK, false).boxes.get('line:0')).toEqual(empty.boxes.get('line:0'));
  });

  it('draws a line smaller that has grown, before others move', () => {
    const after = replanned(before, duel(9, 4), DESK, false);
    expect(after.boxes.get('line:0')).toEqual(before.boxes.get('line:0'));
    expect(after.boxes.get('artifacts:0')).toEqual(before.boxes.get('artifacts:0'));
    expect(holds(after, duel(9, 4), DESK)).toBe(true);
  });

  it('is made anew when a line outgrows its place', () => {
    const sides = duel(24, 4);
    const after = replanned(before, sides, DESK, false);
    expect(holds(after, sides, DESK)).toBe(true);
    expect(after.unit).toBeLessThan(before.unit);
  });

  it('is made anew for another window', () => {
    expect(replanned(before, duel(4, 4), LAPTOP, false).width).toBe(LAPTOP.width);
  });

  it('grows only at another turn, and only when it is much too small', () => {
    const small = planned(duel(14, 14), DESK);
    expect(replanned(small, duel(2, 2), DESK, false).boxes).toBe(small.boxes);
    expect(replanned(small, duel(2, 2), DESK, true).unit).toBeGreaterThan(small.unit);
    expect(replanned(small, duel(12, 12), DESK, true).boxes).toBe(small.boxes);
  });
});

describe('cards in their box', () => {
  const box: Placed = { x: 0, y: 0, width: 400, height: 150, card: 140, lines: 1, planned: 3 };

  it('overlap when there are too many', () => {
    const few = spreadIn(box, 3, 0, false, 'beside');
    const many = spreadIn(box, 9, 0, false, 'beside');
    expect(few.seen).toBe(1);
    expect(many.seen).toBeLessThan(1);
    expect(many.card).toBe(few.card);
    expect(8 * many.step + many.width).toBeLessThanOrEqual(box.width);
  });

  it('are smaller when others stick out behind them', () => {
    expect(spreadIn(box, 3, 2, false, 'beside').card).toBeLessThan(140);
  });
});

describe('the hand', () => {
  it('is whole at every size', () => {
    for (const [width, height] of [[1440, 900], [1366, 650], [1024, 768], [390, 844], [844, 390], [2560, 1440]] as const) expect(handCard(width, height) + 18).toBeLessThan(height / 3);
  });

  it('has no card under 72 pixels on a laptop', () => {
    expect(widthOf(handCard(1366, 650))).toBeGreaterThanOrEqual(72);
  });
});

describe('what the game did not move', () => {
  /** Where the cards of an area lie: their middle, their height from above, their size and step. */
  function lying(plan: Plan, block: Block, room: Room): number[] {
    const box = plan.boxes.get(block.key)!;
    const { width, step } = spreadIn(box, block.count, block.tucked, block.wide, room.names);
    return [box.x + box.width / 2 + aside(box, room.names), box.y, box.height, width, step];
  }

  function stays(before: Plan, after: Plan, then: Sides, now: Sides, room: Room): void {
    const old = new Map(then.flat().map((block) => [block.key, block]));
    for (const block of now.flat()) {
      const was = old.get(block.key);
      if (!was?.count || was.count !== block.count || was.tucked !== block.tucked) continue;
      lying(after, block, room).forEach((at, number) => expect(Math.abs(at - lying(before, was, room)[number]!), block.key).toBeLessThanOrEqual(1));
    }
  }

  // A game of Mitos y Leyendas, question by question: attack, defence, cards under one of it, support, reserve and paid of both sides.
  const TOLD = [
    [1, 2, 0, 1, 3, 0, 1, 1, 1, 8, 0], [0, 3, 0, 4, 0, 0, 1, 1, 1, 8, 0], [0, 3, 0, 1, 3, 0, 1, 1, 1, 8, 0], [0, 4, 0, 1, 3, 0, 1, 1, 1, 8, 0],
    [2, 2, 0, 1, 3, 0, 1, 1, 1, 8, 0], [1, 2, 0, 1, 3, 0, 1, 1, 1, 6, 2], [1, 2, 0, 1, 3, 0, 2, 1, 1, 4, 4], [0, 3, 0, 4, 0, 0, 2, 1, 1, 4, 4],
    [0, 4, 0, 1, 3, 0, 2, 1, 1, 8, 0], [0, 4, 0, 1, 3, 0, 2, 1, 1, 3, 5], [0, 4, 0, 1, 3, 0, 3, 1, 1, 3, 5], [0, 4, 0, 1, 3, 1, 2, 1, 1, 3, 5],
    [0, 4, 0, 5, 0, 0, 2, 1, 1, 3, 5], [0, 4, 0, 2, 3, 0, 2, 1, 1, 3, 5], [4, 0, 0, 2, 3, 0, 2, 1, 1, 3, 5], [1, 0, 0, 2, 3, 0, 2, 1, 2, 6, 2],
  ];
  const sidesOf = ([a1, d1, s1, r1, p1, a0, d0, under, s0, r0, p0]: number[]): Sides => [
    [area('support:1', s1!), area('reserve:1', r1!, gold), area('paid:1', p1!, gold), area('defence:1', d1!), area('attack:1', a1!)],
    [],
    [area('attack:0', a0!), area('defence:0', d0!, { tucked: under! }), area('support:0', s0!), area('reserve:0', r0!, gold), area('paid:0', p0!, gold)],
  ];
  const ROOMS: Record<string, Room> = {
    tablet: { width: 826, height: 466, names: 'beside', least: 101, most: 284 },
    phone: { width: 374, height: 484, names: 'above', least: 92, most: 190, scrolls: 1.6 },
    turned: { width: 612, height: 198, names: 'beside', least: 84, most: 190, scrolls: 1.5 },
    laptop: LAPTOP,
    desk: DESK,
  };

  it.each(Object.keys(ROOMS))('stays where it is through a whole game: %s', (name) => {
    const room = ROOMS[name]!;
    let plan = replanned(null, sidesOf(TOLD[0]!), room, false);
    TOLD.slice(1).forEach((told, at) => {
      const now = replanned(plan, sidesOf(told), room, false);
      stays(plan, now, sidesOf(TOLD[at]!), sidesOf(told), room);
      expect(apart(now.boxes.values())).toBe(true);
      plan = now;
    });
  });

  it('stays while cards are shown to all and when they go; what is still there at another turn gets a place', () => {
    const shown: Sides = [duel(3, 3)[0]!, [area('revealed:', 2, { grows: false })], duel(3, 3)[2]!];
    const before = replanned(null, duel(3, 3), DESK, false);
    const during = replanned(before, shown, DESK, false);
    stays(before, during, duel(3, 3), shown, DESK);
    expect(during.boxes.get('revealed:')!.over).toBe(true);
    const after = replanned(during, duel(3, 3), DESK, false);
    stays(before, after, duel(3, 3), duel(3, 3), DESK);
    expect(replanned(during, shown, DESK, true).boxes.get('revealed:')!.over).toBeUndefined();
  });
});
