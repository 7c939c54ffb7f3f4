// What is asked about is in sight: a part of the table that scrolls moves as little as it must, and not at all where it need not.

const NEARLY = 8; // pixels that may be cut off something that is in sight

interface Reach {
  top: number;
  bottom: number;
}

/** How far a window must be scrolled down so that all of this is within it; as much of its beginning as fits, where it is higher. */
export function scrollFor(wanted: readonly Reach[], window: Reach, nearly = NEARLY): number {
  if (!wanted.length) return 0;
  const top = Math.min(...wanted.map((each) => each.top));
  const bottom = Math.max(...wanted.map((each) => each.bottom));
  if (top >= window.top - nearly && bottom <= window.bottom + nearly) return 0;
  if (top < window.top || bottom - top > window.bottom - window.top) return top - window.top;
  return bottom - window.bottom;
}

/** What to bring into sight: all of it, or where that is more than fits, what matters most. */
export function wantedIn<T extends Reach>(all: readonly T[], most: readonly T[], window: Reach): readonly T[] {
  const high = Math.max(...all.map((each) => each.bottom)) - Math.min(...all.map((each) => each.top));
  return most.length && high > window.bottom - window.top ? most : all;
}

/** The nearest part of the table that scrolls around something. */
export function scrollerOf(element: Element): HTMLElement | null {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return null;
}

/** What is seen of a part that scrolls: not what lies under a line that stays at its top. */
function windowOf(scroller: HTMLElement): Reach {
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top: top + (parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0), bottom };
}

/** Scrolls so that all of these are in sight together, or at least those that matter most; whether anything moved. */
export function bringTogether(elements: readonly Element[], most: readonly Element[] = []): boolean {
  const scroller = elements[0] && scrollerOf(elements[0]);
  if (!scroller) return false;
  const window = windowOf(scroller);
  const boxes = (some: readonly Element[]) => some.map((each) => each.getBoundingClientRect());
  const far = scrollFor(wantedIn(boxes(elements), boxes(most), window), window);
  if (far) scroller.scrollBy(0, far);
  return far !== 0;
}

/** Scrolls to the first of these, where none of them is in sight. */
export function bringOne(elements: readonly Element[]): void {
  const scroller = elements[0] && scrollerOf(elements[0]);
  if (!scroller) return;
  const window = windowOf(scroller);
  if (!elements.some((each) => !scrollFor([each.getBoundingClientRect()], window))) elements[0]!.scrollIntoView({ block: 'center' });
}
