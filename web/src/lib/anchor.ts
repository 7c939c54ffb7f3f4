// Where something small opens beside what was clicked, inside the window.

const MARGIN = 8;

/** Left and top for a box of this size, above or below its anchor. */
export function beside(anchor: DOMRect, width: number, height: number): { left: number; top: number } {
  const left = Math.min(Math.max(MARGIN, anchor.left + anchor.width / 2 - width / 2), innerWidth - width - MARGIN);
  const above = anchor.top - height - MARGIN;
  const below = anchor.bottom + MARGIN;
  const top = above >= MARGIN ? above : Math.min(below, innerHeight - height - MARGIN);
  return { left: Math.max(MARGIN, left), top: Math.max(MARGIN, top) };
}

/** Left and top for a box on the lower edge of its anchor. */
export function upon(anchor: DOMRect, width: number, height: number): { left: number; top: number } {
  const left = Math.min(Math.max(MARGIN, anchor.left + anchor.width / 2 - width / 2), innerWidth - width - MARGIN);
  return { left, top: Math.min(anchor.bottom - height / 2, innerHeight - height - MARGIN) };
}
