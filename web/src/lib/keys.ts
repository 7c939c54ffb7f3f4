// The keyboard alone is enough: arrows go to the nearest thing in their direction.

const THINGS = 'button:not(:disabled), a[href], select, [data-square][tabindex="0"]';

const DIRECTIONS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The number of the box nearest to `from` in a direction; -1 for none. What lies aside counts more than what lies far. */
export function nearest(from: Box, boxes: readonly Box[], key: string): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const x = box.left + box.width / 2 - (from.left + from.width / 2);
    const y = box.top + box.height / 2 - (from.top + from.height / 2);
    const along = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x);
    if (along < 4) return;
    const distance = along + aside * 2.2;
    if (distance < least) {
      least = distance;
      best = at;
    }
  });
  return best;
}

/** Move the focus inside `root`; from nowhere, to the first legal thing. */
export function steer(root: ParentNode, key: string): void {
  const things = [...root.querySelectorAll<HTMLElement>(THINGS)].filter((each) => each.getClientRects().length);
  const now = document.activeElement;
  if (!now || !root.contains(now)) {
    (things.find((each) => each.dataset['legal']) ?? things.find((each) => each.dataset['option']) ?? things[0])?.focus();
    return;
  }
  const boxes = things.map((each) => each.getBoundingClientRect());
  things[nearest(now.getBoundingClientRect(), boxes, key)]?.focus();
}

export function isArrow(key: string): boolean {
  return key in DIRECTIONS;
}

/** Whether a key is meant for something being written. */
export function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}
