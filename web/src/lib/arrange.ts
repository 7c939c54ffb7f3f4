// Where everything lies on the cloth: from areas, counts and a box to boxes. Nothing is drawn and no game is known here.
//
// Areas of a side lie on shelves, in their order, as many beside each other as fit; an area may lie in several lines. The cards are as
// large as the box lets them be. A plan is kept as long as what lies there still fits: only what the game moved moves.

/** What is to be laid: one area. */
export interface Block {
  key: string;
  count: number;
  /** The height of its cards against the usual one. */
  scale: number;
  /** Cards that show several powers are wide and share what room there is. */
  wide: boolean;
  /** How many cards stick out behind the most laden card. */
  tucked: number;
  /** Cards may still come, so that a place is kept free. */
  grows: boolean;
}

export interface Placed {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The height of a card. */
  card: number;
  lines: number;
  /** How many cards it was planned for. */
  planned: number;
  /** Where the middle of its cards stays, from the left of the cloth, though it gave room away at one side. */
  middle?: number | undefined;
  /** It came for a while and lies over the others, which stay where they are. */
  over?: boolean;
}

export interface Plan {
  width: number;
  height: number;
  /** The height that was needed: more than there is must be scrolled. */
  needed: number;
  /** The height of a card of usual size. */
  unit: number;
  boxes: Map<string, Placed>;
  /** What lay there when it was last looked at. */
  counts: Map<string, number>;
}

export interface Room {
  width: number;
  height: number;
  /** Where the name of an area is written: beside its cards, or above them where the room is narrow. */
  names: 'beside' | 'above';
  /** The least and the greatest height of a card. */
  least: number;
  most: number;
  /** How many times its height may be needed where the cloth is scrolled; and a place is kept for every area, come what may. */
  scrolls?: number;
}

export const GAP = 6;
export const BETWEEN = 10; // sides of the table
export const NAME = 18; // pixels that a name takes
const PAD = 4;
const POWERS_WIDTH = 264; // of a card with five powers, at least
const POWERS_HEIGHT = 128;
const POWERS_MOST = 300;
const WIDE_WEIGHT = 4;
const EMPTY = 40; // the height of a side without cards
const MOST_LINES = 4;
const STEP = 2;
/** How much of a card is seen, at least, where they overlap: when planned, and before it is planned anew. */
const SEEN = [1, 0.84, 0.68, 0.5, 0.34];
const SEEN_BEFORE_NEW = 60; // pixels
const SEEN_ON_AVERAGE = 0.45;
const SEEN_AT_ANOTHER_TURN = 0.2;
/** Cards of areas that have changed may be drawn this much smaller before others move: at last so that one finds a place among small ones. */
const SMALLER = [1, 0.9, 0.8, 0.68];
/** And this much, where they lie closer, though they would be smaller than cards should be. */
const CLOSE = [1, 0.9, 0.8, 0.72];
/** Small cards may be drawn this much larger where their box has room for it, and never larger than usual ones. */
const LARGER = 1.3;
/** A place kept free may cost this much of the size of the cards. */
const FREE_COSTS = 0.93;
const MUCH_LARGER = 1.5;
const MANY = 6;
/** Times the height of the window. */
const SCROLLED_AT_MOST = 4;
const COMES = 0.25; // of the cards of its neighbours, seen whole
/** So much of a card must be seen, or else everything is planned anew at once. */
const SEEN_AT_WORST = 0.2;
/** And so much before areas move that have not changed. */
const SEEN_BESIDE = 0.42;

/** How far a tucked card sticks out: so that its title is read, on two lines where the card is small. */
export const sticksOut = (card: number) => Math.max(26, Math.round(card * 0.16));

export const widthOf = (height: number) => (height * 5) / 7;

/** Three sides: who sits across, the middle, and who looks. Each is a list of areas in the order in which they lie, from above. */
export type Sides = readonly (readonly Block[])[];

/** The height of the cards of an area, when a usual card has this height. */
export function cardHeight(block: Block, unit: number, room: Room): number {
  if (block.wide) return Math.max(POWERS_HEIGHT, Math.min(POWERS_MOST, unit * block.scale));
  return Math.max(room.least, Math.min(unit * block.scale, room.most));
}

/** How much of a card of this height must be seen before everything is planned anew. */
const seenAtLeast = (card: number) => Math.min(0.8, Math.max(0.38, SEEN_BEFORE_NEW / widthOf(card)));

interface Size {
  width: number;
  height: number;
  lines: number;
}

/** What an area needs in so many lines, when so much of each card must be seen. */
function sizeOf(block: Block, unit: number, lines: number, seen: number, room: Room): Size {
  const name = room.names === 'beside' ? NAME : 0;
  const above = room.names === 'above' ? NAME : 0;
  if (!block.count) return { width: NAME + PAD, height: above || EMPTY, lines: 1 };
  const card = cardHeight(block, unit, room);
  const across = lines === 1 ? block.count : Math.ceil(block.count / lines);
  const wide = block.wide ? Math.min(POWERS_WIDTH, room.width - name - 2 * PAD) : widthOf(card);
  const step = block.wide ? wide + GAP : wide * seen + GAP;
  const width = Math.ceil(name + 2 * PAD + wide + Math.max(0, across - 1) * step);
  const height = Math.ceil(above + 2 * PAD + lines * (card + sticksOut(card) * block.tucked) + (lines - 1) * GAP);
  return { width, height, lines };
}

interface Shelf {
  blocks: readonly Block[];
  sizes: Size[];
  height: number;
}

/** One shelf of these areas: with more lines where the width asks for it, or where a line more costs nothing. */
function shelfOf(blocks: readonly Block[], unit: number, seen: number, room: Room): Shelf | null {
  const sizes = blocks.map((block) => sizeOf(block, unit, 1, seen, room));
  const width = () => sizes.reduce((sum, size) => sum + size.width + GAP, -GAP);
  while (width() > room.width) {
    let best = -1;
    let bestCost = Infinity;
    blocks.forEach((block, at) => {
      const lines = sizes[at]!.lines + 1;
      if (lines > MOST_LINES || lines > block.count) return;
      const more = sizeOf(block, unit, lines, seen, room);
      const gain = sizes[at]!.width - more.width;
      const height = Math.max(more.height, ...sizes.map((size) => size.height));
      const cost = gain > 0 ? height - gain / 1000 : Infinity;
      if (cost < bestCost) {
        bestCost = cost;
        best = at;
      }
    });
    if (best < 0) return null;
    sizes[best] = sizeOf(blocks[best]!, unit, sizes[best]!.lines + 1, seen, room);
  }
  return { blocks, sizes, height: Math.max(...sizes.map((size) => size.height)) };
}

/** The shelves of a side that are least high together. */
function shelvesOf(blocks: readonly Block[], unit: number, seen: number, room: Room): Shelf[] | null {
  if (!blocks.length) return [];
  const bare = blocks.every((block) => !block.count);
  const best: ({ height: number; shelves: Shelf[] } | null)[] = [{ height: 0, shelves: [] }];
  for (let end = 1; end <= blocks.length; end += 1) {
    let found: { height: number; shelves: Shelf[] } | null = null;
    for (let from = 0; from < end; from += 1) {
      const before = best[from];
      const some = blocks.slice(from, end);
      if (!bare && some.every((block) => !block.count)) continue; // an empty area is a label beside others, no shelf
      const shelf = before && shelfOf(some, unit, seen, room);
      if (!before || !shelf) continue;
      const height = before.height + shelf.height + (before.shelves.length ? GAP : 0);
      if (!found || height < found.height) found = { height, shelves: [...before.shelves, shelf] };
    }
    best.push(found);
  }
  return best[blocks.length]?.shelves ?? null;
}

interface Fitted {
  unit: number;
  seen: number;
  sides: Shelf[][];
  needed: number;
}

function heightOf(sides: readonly Shelf[][]): number {
  const shown = sides.filter((shelves) => shelves.length);
  const own = shown.map((shelves) => shelves.reduce((sum, shelf) => sum + shelf.height + GAP, -GAP));
  return own.reduce((sum, each) => sum + each + BETWEEN, -BETWEEN);
}

function laidAt(sides: Sides, unit: number, seen: number, room: Room): Fitted | null {
  const shelves = sides.map((blocks) => shelvesOf(blocks, unit, seen, room));
  if (shelves.some((each) => !each)) return null;
  return { unit, seen, sides: shelves as Shelf[][], needed: heightOf(shelves as Shelf[][]) };
}

/** The largest cards that fit; where even the smallest do not, they overlap, and at last they must be scrolled. What is scrolled anyway
 * is scrolled farther before a card covers another. */
function fitted(sides: Sides, room: Room): Fitted {
  let last: Fitted | null = null;
  for (const seen of SEEN) {
    for (let unit = room.most; unit >= room.least; unit -= STEP) {
      const found = laidAt(sides, unit, seen, room);
      if (found) last = found;
      if (found && found.needed <= room.height * (room.scrolls ?? 1)) return found;
    }
    if (room.scrolls && last && last.needed <= room.height * SCROLLED_AT_MOST) return last;
  }
  return last ?? { unit: room.least, seen: 0.3, sides: sides.map((blocks) => blocks.map((block) => ({ blocks: [block], sizes: [sizeOf(block, room.least, 1, 0, room)], height: sizeOf(block, room.least, 1, 0, room).height }))), needed: Infinity };
}

/** The height of the cards of an area: small ones, of which each is seen whole, grow with the room that others have left to them. */
function largestIn(block: Block, box: Placed, found: Fitted, room: Room): number {
  const usual = cardHeight(block, found.unit, room);
  if (block.wide || block.scale >= 1 || !block.count || found.seen < 1 || room.scrolls) return usual;
  for (let larger = Math.min(usual * LARGER, found.unit, room.most); larger > usual; larger -= STEP) {
    const { width, height } = sizeOf({ ...block, scale: larger / found.unit }, found.unit, box.lines, 1, room);
    if (width <= box.width && height <= box.height) return larger;
  }
  return usual;
}

/** Shelves as boxes. Room that is left over goes to the areas of the shelf, and between the sides. */
function boxesOf(found: Fitted, room: Room): Plan {
  const boxes = new Map<string, Placed>();
  const shown = found.sides.filter((shelves) => shelves.length);
  const spare = Math.max(0, room.height - found.needed);
  const between = shown.length > 1 ? Math.min(spare / (shown.length - 1), 40) : 0;
  let y = Math.max(0, (spare - between * (shown.length - 1)) / 2);
  for (const shelves of shown) {
    const across = shelves === found.sides[0] && found.sides.length > 1;
    for (const shelf of shelves) {
      const needed = shelf.sizes.reduce((sum, size) => sum + size.width + GAP, -GAP);
      const bare = shelf.blocks.every((block) => !block.count);
      const weights = shelf.blocks.map((block) => (bare ? 1 : block.count * (block.wide ? WIDE_WEIGHT : 1)));
      const total = weights.reduce((sum, each) => sum + each, 0) || 1;
      let x = 0;
      // What lies nearest to the middle of the table is at the left, for who sits across as well.
      const order = shelf.blocks.map((_, at) => at);
      for (const at of across ? order.reverse() : order) {
        const block = shelf.blocks[at]!;
        const size = shelf.sizes[at]!;
        const width = size.width + (Math.max(0, room.width - needed) * weights[at]!) / total;
        const box = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(shelf.height), card: 0, lines: size.lines, planned: block.count };
        boxes.set(block.key, { ...box, card: Math.floor(largestIn(block, box, found, room)) });
        x += width + GAP;
      }
      y += shelf.height + GAP;
    }
    y += BETWEEN - GAP + between;
  }
  return { width: room.width, height: room.height, needed: Math.ceil(found.needed), unit: found.unit, boxes, counts: new Map() };
}

/** Areas with room kept free, so that one card more finds a place even if it covers its neighbours a little. */
function withFree(sides: Sides, empty: boolean): Block[][] {
  const free = (count: number) => (count ? Math.max(0, 1 - (1 - SEEN_ON_AVERAGE) * count) : Number(empty));
  return sides.map((blocks) => blocks.map((block) => (block.grows ? { ...block, count: block.count + free(block.count) } : block)));
}

/** Areas with places for what may come from those beside them: cards of one size go from one to another, and come back. */
function withPlaces(sides: Sides): Block[][] {
  return sides.map((blocks) =>
    blocks.map((block) => {
      if (!block.grows) return block;
      const alike = blocks.filter((each) => each.grows && each.scale === block.scale).reduce((sum, each) => sum + each.count, 0);
      return { ...block, count: Math.max(block.count + (block.count < MANY ? SEEN_ON_AVERAGE : 0), 1 + COMES * alike) };
    }),
  );
}

/** The plan for what lies there now, with places kept free where they cost little. */
export function planned(sides: Sides, room: Room): Plan {
  if (room.scrolls) return boxesOf(fitted(withPlaces(sides), room), room);
  const tight = fitted(sides, room);
  for (const kept of [withPlaces(sides), withFree(sides, true), withFree(sides, false)]) {
    const free = fitted(kept, room);
    if (free.unit >= tight.unit * FREE_COSTS && free.seen >= tight.seen && free.needed <= Math.max(room.height, tight.needed)) return boxesOf(free, room);
  }
  return boxesOf(tight, room);
}

/** The part of a box in which its cards lie, about the middle that they keep. */
function innerOf(box: Placed, names: Room['names']): { middle: number; width: number } {
  const left = box.x + PAD + (names === 'beside' ? NAME : 0);
  const right = box.x + box.width - PAD;
  const middle = box.middle ?? (left + right) / 2;
  return { middle, width: 2 * Math.min(middle - left, right - middle) };
}

/** How far the cards of a box lie from where they would be if it had not given room away. */
export function aside(box: Placed, names: Room['names']): number {
  return box.middle === undefined ? 0 : box.middle - innerOf({ ...box, middle: undefined }, names).middle;
}

/** How the cards of an area lie in its box: their size, how many in a line, and from one to the next. */
export interface Spread {
  card: number;
  width: number;
  lines: number;
  step: number;
  /** How much of each is seen. */
  seen: number;
}

export function spreadIn(box: Placed, count: number, tucked: number, wide: boolean, names: Room['names']): Spread {
  const inner = innerOf(box, names).width;
  const high = box.height - 2 * PAD - (names === 'above' ? NAME : 0);
  const lines = Math.max(1, Math.min(box.lines, count || 1));
  const fits = (high - (lines - 1) * GAP) / lines;
  let card = Math.floor(box.card);
  while (card > 40 && card + tucked * sticksOut(card) > fits) card -= 1;
  if (wide) {
    const across = Math.max(1, Math.ceil(count / lines));
    const each = (inner - (across - 1) * GAP) / across;
    const width = Math.floor(Math.min(each, 470));
    return { card, width, lines, step: width + GAP, seen: Math.min(1, each / Math.min(POWERS_WIDTH, inner)) };
  }
  const width = widthOf(card);
  const spread = (lines: number): Spread => {
    const across = Math.max(1, Math.ceil(count / lines));
    const step = across > 1 ? Math.min(width + GAP, (inner - width) / (across - 1)) : width + GAP;
    return { card, width: Math.floor(width), lines, step, seen: Math.max(0, Math.min(1, step / width)) };
  };
  // Where they would lie too close, and there is height for it, they lie in one line more.
  const most = Math.min(count, linesIn(high, card, tucked));
  let found = spread(lines);
  for (let more = lines + 1; more <= most && found.seen < seenAtLeast(card); more += 1) found = spread(more);
  return found;
}

/** How many lines of cards this height has room for. */
const linesIn = (high: number, card: number, tucked: number) => Math.floor((high + GAP) / (card + tucked * sticksOut(card) + GAP));

/** Whether an area has room in the box that was planned for it. */
function fits(block: Block, box: Placed, room: Room): boolean {
  if (!block.count || block.count <= box.planned) return true;
  const spread = spreadIn(box, block.count, block.tucked, block.wide, room.names);
  const wide = block.wide ? box.planned > 0 : innerOf(box, room.names).width >= spread.width;
  return wide && spread.seen >= (block.wide ? 1 : seenAtLeast(spread.card));
}

/** Whether an area can do with its box, however close its cards lie. */
function bears(block: Block, box: Placed, room: Room, least = SEEN_AT_WORST): boolean {
  if (!block.count || fits(block, box, room)) return true;
  const { seen, width } = spreadIn(box, block.count, block.tucked, block.wide, room.names);
  return seen >= least && box.width >= width + 2 * PAD;
}

/** Whether what lies there now has room where it was planned. */
export function holds(plan: Plan, sides: Sides, room: Room): boolean {
  return suits(plan, sides, room) && sides.flat().every((block) => fits(block, plan.boxes.get(block.key)!, room));
}

/** Whether a plan is one of these areas in this room. */
function suits(plan: Plan, sides: Sides, room: Room): boolean {
  const blocks = sides.flat();
  return plan.width === room.width && plan.height === room.height && plan.boxes.size === blocks.length && blocks.every((block) => plan.boxes.has(block.key));
}

/** Areas that have changed share their room anew, with what their neighbours can spare; or else their whole shelf does; null: there is not
 * enough of it. */
function shared(plan: Plan, sides: Sides, room: Room): Map<string, Placed> | null {
  const boxes = new Map(plan.boxes);
  const blocks = new Map(sides.flat().map((block) => [block.key, block]));
  const shelf = (y: number) => [...boxes].filter(([, box]) => box.y === y).sort(([, a], [, b]) => a.x - b.x).map(([key]) => key);
  for (const block of blocks.values()) {
    const before = boxes.get(block.key)!;
    if (room.scrolls ? bears(block, before, room) : fits(block, before, room)) continue;
    // What was drawn larger than it must be gives that up first.
    const box = { ...before, card: Math.min(before.card, Math.floor(cardHeight(block, plan.unit, room))) };
    boxes.set(block.key, box);
    if (!room.scrolls && fits(block, box, room)) continue;
    const keys = shelf(box.y);
    const changed = keys.map((key) => !blocks.get(key)!.count || blocks.get(key)!.count !== (plan.counts.get(key) ?? 0)); // or there is nothing to move
    const own = keys.indexOf(block.key);
    let from = own;
    let to = own;
    while (from > 0 && changed[from - 1]) from -= 1;
    while (to < keys.length - 1 && changed[to + 1]) to += 1;
    const some = keys.slice(from, to + 1);
    const among = (others: string[], unit: number) => sharedAmong(others.map((key) => blocks.get(key)!), boxes, unit, room);
    const spared = (unit: number) => sparedBy(some, [keys[from - 1], keys[to + 1]], blocks, boxes, unit, room);
    const closer = (part: number) => sparedBy(some, [keys[from - 1], keys[to + 1]], blocks, boxes, plan.unit * part, { ...room, least: room.least * part }, CLOSER);
    const done = SMALLER.some((part) => among(some, plan.unit * part) || spared(plan.unit * part)) || CLOSE.some(closer);
    if (!done && !bears(block, boxes.get(block.key)!, room, SEEN_BESIDE) && !among(keys, plan.unit)) return null;
  }
  return boxes;
}

/** Areas take from a neighbour that has not changed what it can spare beside its cards, which stay where they are. */
function sparedBy(keys: string[], [left, right]: (string | undefined)[], blocks: Map<string, Block>, boxes: Map<string, Placed>, unit: number, room: Room, ways = WAYS): boolean {
  const [, seen] = ways.at(-1)!;
  const needed = keys.reduce((sum, key) => sum + sizeOf(blocks.get(key)!, unit, boxes.get(key)!.lines, seen(cardHeight(blocks.get(key)!, unit, room)), room).width, GAP * (keys.length - 1));
  const first = boxes.get(keys[0]!)!;
  const last = boxes.get(keys.at(-1)!)!;
  const missing = Math.ceil(needed - (last.x + last.width - first.x));
  const fromRight = right ? Math.min(missing, spareOf(blocks.get(right)!, boxes.get(right)!, room).before) : 0;
  const fromLeft = left ? Math.min(missing - fromRight, spareOf(blocks.get(left)!, boxes.get(left)!, room).after) : 0;
  if (fromLeft + fromRight < missing) return false;
  const kept = new Map(boxes);
  const keep = (key: string, x: number, less: number) => boxes.set(key, { ...boxes.get(key)!, middle: innerOf(boxes.get(key)!, room.names).middle, x: boxes.get(key)!.x + x, width: boxes.get(key)!.width - less });
  if (left && fromLeft) keep(left, 0, fromLeft);
  if (right && fromRight) keep(right, fromRight, fromRight);
  boxes.set(keys[0]!, { ...first, x: first.x - fromLeft, width: first.width + fromLeft });
  const end = boxes.get(keys.at(-1)!)!;
  boxes.set(keys.at(-1)!, { ...end, width: end.width + fromRight });
  if (sharedAmong(keys.map((key) => blocks.get(key)!), boxes, unit, room, ways)) return true;
  for (const [key, box] of kept) boxes.set(key, box);
  return false;
}

/** The room before and after the cards of an area. */
function spareOf(block: Block, box: Placed, room: Room): { before: number; after: number } {
  if (block.wide) return { before: 0, after: 0 };
  const spread = spreadIn(box, block.count, block.tucked, block.wide, room.names);
  const across = Math.max(1, Math.ceil(block.count / spread.lines));
  const half = (spread.width + (across - 1) * spread.step) / 2;
  const { middle } = innerOf(box, room.names);
  const before = middle - half - (box.x + PAD + (room.names === 'beside' ? NAME : 0));
  const after = box.x + box.width - PAD - (middle + half);
  return { before: Math.max(0, Math.floor(before)), after: Math.max(0, Math.floor(after)) };
}

/** How room is shared: with a place for the first card of each, how much of every card is seen (as it should be, or less), and in as many
 * lines as there is height for. */
type Way = readonly [free: 0 | 1, seen: (card: number) => number, close: boolean];
const whole = () => 1;
const WAYS: readonly Way[] = [[1, whole, false], [1, whole, true], [1, seenAtLeast, true], [0, whole, true], [0, seenAtLeast, true]];
/** Before others move, cards lie closer. */
const CLOSER: readonly Way[] = [[0, () => 0.3, true]];

/** Areas share the room that they have together, with a place for one card in those without, if there is enough. */
function sharedAmong(blocks: Block[], boxes: Map<string, Placed>, unit: number, room: Room, ways = WAYS): boolean {
  const first = boxes.get(blocks[0]!.key)!;
  const last = boxes.get(blocks.at(-1)!.key)!;
  const width = last.x + last.width - first.x - GAP * (blocks.length - 1);
  const high = first.height - 2 * PAD - (room.names === 'above' ? NAME : 0);
  for (const [free, seen, close] of ways) {
    const counts = blocks.map((block) => (block.grows ? Math.max(free, block.count) : block.count));
    const needs = blocks.map((block, at) => {
      const most = close && !block.wide ? linesIn(high, cardHeight(block, unit, room), block.tucked) : 0;
      const lines = Math.min(Math.max(boxes.get(block.key)!.lines, most), Math.max(1, counts[at]!));
      return sizeOf({ ...block, count: counts[at]! }, unit, lines, seen(cardHeight(block, unit, room)), room);
    });
    const spare = width - needs.reduce((sum, need) => sum + need.width, 0);
    if (spare < 0 || needs.some((need) => need.height > first.height + 1)) continue;
    const total = blocks.reduce((sum, block) => sum + block.count, 0) || 1;
    let x = first.x;
    blocks.forEach((block, at) => {
      const own = needs[at]!.width + (spare * block.count) / total;
      boxes.set(block.key, { ...boxes.get(block.key)!, middle: undefined, x: Math.round(x), width: Math.round(own), planned: counts[at]!, card: Math.floor(cardHeight(block, unit, room)), lines: needs[at]!.lines });
      x += own + GAP;
    });
    return true;
  }
  return false;
}

/** Areas that come and go (cards shown to all) lie over the others, or leave their place free. One that stays until another turn is planned. */
function visited(plan: Plan, sides: Sides, room: Room, mayGrow: boolean): Plan {
  const blocks = sides.flat();
  const come = blocks.filter((block) => !plan.boxes.has(block.key));
  const stays = mayGrow && blocks.some((block) => plan.boxes.get(block.key)?.over);
  if (plan.width !== room.width || plan.height !== room.height || come.some((block) => block.grows || block.wide) || stays) return plan;
  if (!come.length && plan.boxes.size === blocks.length) return plan;
  const boxes = new Map(blocks.filter((block) => plan.boxes.has(block.key)).map((block) => [block.key, plan.boxes.get(block.key)!]));
  if (!boxes.size) return plan;
  for (const block of come) {
    const size = sizeOf(block, plan.unit, 1, 1, room);
    const width = Math.min(size.width, room.width);
    const y = Math.max(0, Math.round((Math.min(plan.height, plan.needed) - size.height) / 2));
    boxes.set(block.key, { x: Math.round((room.width - width) / 2), y, width, height: size.height, card: Math.floor(cardHeight(block, plan.unit, room)), lines: 1, planned: block.count, over: true });
  }
  return { ...plan, boxes };
}

/** The cards of an area that has changed lie in the middle of their box again. */
function recentred(plan: Plan, counts: ReadonlyMap<string, number>): Plan {
  const drawn = [...plan.boxes].filter(([key, box]) => box.middle !== undefined && plan.counts.get(key) !== counts.get(key));
  return drawn.length ? { ...plan, boxes: new Map([...plan.boxes, ...drawn.map(([key, box]) => [key, { ...box, middle: undefined }] as const)]) } : plan;
}

/** The plan that goes on from the one before: the same while it holds, and while it is not much too small. */
export function replanned(last: Plan | null, sides: Sides, room: Room, mayGrow: boolean): Plan {
  const kept = last && visited(last, sides, room, mayGrow);
  const counts = new Map(sides.flat().map((block) => [block.key, block.count]));
  if (kept && suits(kept, sides, room)) {
    const before = recentred(kept, counts);
    const fresh = mayGrow && !room.scrolls ? planned(sides, room) : null;
    const covered = [...before.boxes.values()].some((box) => box.over) || sides.flat().some((block) => block.count && spreadIn(before.boxes.get(block.key)!, block.count, block.tucked, block.wide, room.names).seen < SEEN_AT_ANOTHER_TURN);
    if (fresh && (covered || fresh.unit > before.unit * MUCH_LARGER)) return { ...fresh, counts };
    const borne = sides.flat().every((block) => bears(block, before.boxes.get(block.key)!, room));
    const boxes = holds(before, sides, room) || (room.scrolls && borne) ? before.boxes : shared(before, sides, room);
    if (boxes ?? borne) return { ...before, boxes: boxes ?? before.boxes, counts };
  }
  // What has been there comes again: its place is planned, too. In a window of another size nothing has been there.
  const again = kept && kept.width === room.width && kept.height === room.height ? kept : null;
  const known = (block: Block) => (block.grows ? Math.max(block.count, Math.min(again?.boxes.get(block.key)?.planned ?? 0, block.count + 2)) : block.count);
  return { ...planned(sides.map((blocks) => blocks.map((block) => ({ ...block, count: known(block) }))), room), counts };
}

/** The height of a card in the hand, for a window of this size. */
export function handCard(width: number, height: number): number {
  if (width <= 720) return 112;
  if (height < 480) return 92;
  if (height < 760) return Math.round(Math.max(112, height * 0.19));
  return Math.round(Math.min(230, height * 0.187));
}
