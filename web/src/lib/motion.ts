// What happened is seen: a card travels from where it lay to where it lies.
import { flushSync } from 'svelte';
import { calm } from './settings.svelte';

const DURATION = 220;
const NOTICED = 6; // pixels
const EASING = 'cubic-bezier(.2,.75,.3,1)';

/** The element that is moved for a card: its place on the cloth, so that a turned card travels straight. */
function moved(thing: Element): HTMLElement {
  return (thing.closest('.slot') ?? thing) as HTMLElement;
}

function spots(root: ParentNode, attribute: string): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll(`[${attribute}]`)) {
    found.set(element.getAttribute(attribute)!, moved(element).getBoundingClientRect());
  }
  return found;
}

/** Show another state of the table and let the cards travel; `fewer` says which zones (`zone:player`) have lost cards. */
export function travel(root: ParentNode, show: () => void, fewer: () => string[]): void {
  if (calm()) {
    show();
    return;
  }
  const before = spots(root, 'data-thing');
  const zones = spots(root, 'data-zone');
  show();
  flushSync();
  const origin = fewer().map((zone) => zones.get(zone)).find((box) => box !== undefined);
  // First where everything lies, then what moves: a card that is set in motion makes the page lay itself out again for the next question.
  const found = [...root.querySelectorAll('[data-thing]')].map((element) => {
    const slot = moved(element);
    return { slot, to: slot.getBoundingClientRect(), from: before.get(element.getAttribute('data-thing')!) ?? origin };
  });
  for (const { slot, to, from } of found) {
    if (!from || !to.width) continue;
    const x = from.left + from.width / 2 - (to.left + to.width / 2);
    const y = from.top + from.height / 2 - (to.top + to.height / 2);
    if (Math.abs(x) + Math.abs(y) < NOTICED) continue;
    slot.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 9 }, { transform: 'none', zIndex: 9 }], { duration: DURATION, easing: EASING });
  }
}
